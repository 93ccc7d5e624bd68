"""Whether memory stays as it is over a million decisions: batches and environments of all games.

    python bench/memory.py [--decisions 1000000] [--games get-billy]

Prints the resident megabytes after every tenth. What is remembered to write vectors quickly is
bounded and fills in the first tenths.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from measures import tables
from observed import DOORS

PAGE: Final = 4096
TENTHS: Final = 10


def resident() -> float:
    """Return how many megabytes this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * PAGE / 1e6


def sizes(play: Callable[[], int], decisions: int) -> list[float]:
    """Play so many decisions; return the megabytes after every tenth."""
    found: list[float] = []
    done = 0
    for tenth in range(1, TENTHS + 1):
        while done < decisions * tenth // TENTHS:
            done += play()
        found.append(resident())
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--doors", default="batch")
    parser.add_argument("--games", default="")
    asked = parser.parse_args()
    for table in tables():
        for door in asked.doors.split(",") if asked.games in table.name else []:
            found = sizes(DOORS[door](table), asked.decisions)
            told = " ".join([f"{size:.0f}" for size in found])
            print(f"{table.name} | {door} | MB: {told}", flush=True)


if __name__ == "__main__":
    main()
