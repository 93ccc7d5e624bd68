"""How fast the games are, interpreted and compiled, beside OpenSpiel driven from Python.

    python bench/engine.py [--rounds N] [--seconds S] [--no-compiled] [--json]

Every round measures everything for a short while, so that noise hits all alike; a figure is the
median of its rounds, a ratio the median of the rounds' ratios to OpenSpiel's goofspiel (5 cards, 3
players) in its generic loop. Decisions include nature's draws, as OpenSpiel's include chance.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from compiled import build
from measures import MEASURES, Table, fingerprint, tables
from openspiel import REFERENCE, peers

COLUMNS: Final = ("decisions", "games", "clones", "views", "guesses")

#: A round's figures: by row (a table and how it ran), by measure.
Figures = dict[str, dict[str, float]]


class Worker:
    """The measures on the compiled code, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "measures.py")],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, table: Table, measure: str, seconds: float) -> dict[str, float]:
        """Have one measure done."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps([table.name, measure, seconds]), file=self.process.stdin, flush=True)
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def check_alike(found: list[Table], worker: Worker) -> None:
    """Stop unless interpreted and compiled code play the same games from the same seeds."""
    for table in found:
        if fingerprint(table, 0) != worker.measure(table, "fingerprint", 0):
            sys.exit(f"compiled and interpreted {table.name} play differently")


def measure_round(found: list[Table], worker: Worker | None, seconds: float) -> Figures:
    """Measure everything once."""
    figures: Figures = {name: peer.measure(seconds) for name, peer in peers().items()}
    for table in found:
        interpreted = figures[f"{table.name} ({table.players}), interpreted"] = {}
        for measure in MEASURES.values():
            interpreted |= measure(table, seconds)
        if worker:
            compiled = figures[f"{table.name} ({table.players}), compiled"] = {}
            for name in MEASURES:
                compiled |= worker.measure(table, name, seconds)
    return figures


def summary(rounds: list[Figures]) -> Figures:
    """Return the medians, and as `x decisions`, `x clones` those of the ratios to the reference."""
    result: Figures = {}
    for row in rounds[0]:
        result[row] = {name: median([r[row][name] for r in rounds]) for name in rounds[0][row]}
        if REFERENCE in rounds[0]:
            for name in ("decisions", "clones"):
                ratios = [r[row][name] / r[REFERENCE][name] for r in rounds]
                result[row][f"x {name}"] = median(ratios)
    return result


def show(figures: Figures) -> None:
    """Print the figures as a table."""
    grid = Grid("per second", title=f"× = ratio to {REFERENCE}")
    for name in (*COLUMNS, "x decisions", "x clones"):
        grid.add_column(name.replace("x ", "× "), justify="right")
    for row, values in figures.items():
        rates = [f"{values[name]:,.0f}" if name in values else "" for name in COLUMNS]
        ratios = [
            f"{values[name]:.2f}" if name in values else "" for name in ("x decisions", "x clones")
        ]
        grid.add_row(row, *rates, *ratios)
    Console(width=None if sys.stdout.isatty() else 140).print(grid)


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="per measure and round")
    parser.add_argument("--no-compiled", action="store_true", help="leave out the compiled code")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    found = tables()
    worker = None if arguments.no_compiled else Worker(build())
    if worker:
        check_alike(found, worker)
    rounds = [measure_round(found, worker, arguments.seconds) for _ in range(arguments.rounds)]
    if worker:
        worker.close()
    if arguments.json:
        print(json.dumps({"reference": REFERENCE, "figures": summary(rounds)}))
    else:
        show(summary(rounds))


if __name__ == "__main__":
    main()
