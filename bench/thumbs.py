"""How fast games with rules of thumb are, against another copy of the sources: the same games?

    python bench/thumbs.py [--against FOLDER] [--compiled] [--rounds N] [--seconds S]

Plays and counts as `fistful sim` does; what happened is compared in the same games played again,
heard in full and off the clock. FOLDER is a checkout of this project; both play the same games by
turns, in processes of their own, and seconds are processor time, so that a busy machine hits both
alike. A figure is the median of its rounds, a ratio that of the rounds' ratios. Stops if a game
differs by one event: what is faster must decide the same. `--compiled` compares the compiled code,
which is made if it is missing (some minutes for each copy).
"""

import argparse
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

ROOT: Final = Path(__file__).resolve().parent.parent


class Row:
    """Games at one table between these bots, and how many make a first, short round."""

    def __init__(
        self, game: str, players: int, bots: str = "rules", games: int = 20, **options: str
    ) -> None:
        self.game = game
        self.players = players
        self.bots = bots
        self.games = games
        self.options = options

    @property
    def name(self) -> str:
        """What it is called in the table."""
        more = "".join([f" {key}={value}" for key, value in self.options.items()])
        return f"{self.game}{more} ({self.players}), {self.bots}"


#: Measured; the first four are what a designer waits for.
ROWS: Final = [
    Row("blasting-billy", 4),
    Row("cash-n-guns", 5, games=60),
    Row("get-billy-the-kid", 6),
    Row("stetsons-and-sixguns", 5, games=10),
    Row("cash-n-guns", 6, games=60, powers="all", cop="on"),
    Row("blasting-billy", 3, "search:30,rules", 1),
    Row("cash-n-guns", 4, "search:30,rules", 1),
    Row("get-billy-the-kid", 5, "search:30,rules", 1),
    Row("stetsons-and-sixguns", 4, "search:30,rules", 1),
]
#: Only compared: other tables, and other habits.
COMPARED: Final = [
    *[Row("blasting-billy", players, games=30) for players in (2, 3, 5)],
    *[Row("cash-n-guns", players, games=40) for players in (4, 6)],
    *[Row("get-billy-the-kid", players, games=20) for players in (4, 5, 7, 8)],
    *[Row("stetsons-and-sixguns", players, games=10) for players in (2, 3, 4, 6, 7, 8)],
    Row("stetsons-and-sixguns", 5, games=10, characters="chosen", bloodier="on"),
    Row("cash-n-guns", 5, games=40, powers="first-six"),
    Row("stetsons-and-sixguns", 5, "rules,random", 20),
    Row("get-billy-the-kid", 6, "rules,random", 20),
    Row("blasting-billy", 4, "greedy,rules,random,level-1", 5),
    Row("cash-n-guns", 4, "greedy,rules,random,level-1", 5),
    Row("get-billy-the-kid", 4, "greedy,rules,random,level-1", 2),
    Row("stetsons-and-sixguns", 4, "greedy,rules,random,level-1", 1),
]


def play(row: list[Any], first: int, games: int) -> tuple[float, str]:
    """Play some games of a row; return the seconds and what stands for all that happened."""
    # Imported here: only those who play need it, from the sources they were told.
    from fistful.engine.events import Out
    from fistful.games import find_game
    from fistful.lab.observe import Observed
    from fistful.lab.series import check_table, fill_seats, listed

    class Heard(Observed):
        """The same games, of which all is heard."""

        def listener(self, game: Any) -> Out:
            return Out()

    name, players, bots, options = row
    complete = check_table(find_game(name), players, options, listed(bots))
    seated = fill_seats(listed(bots), players)
    series, heard = [kind(name, complete, players, seated, 1) for kind in (Observed, Heard)]
    numbers = range(first, first + games)
    began = process_time()
    counted = series.count(map(series.play, numbers))
    seconds = process_time() - began
    digest = sha256(json.dumps(counted, sort_keys=True).encode())
    for one in map(heard.play, numbers):
        told = [(event.audience, event.code, event.things) for event in one.events]
        digest.update(repr([one.decisions, told]).encode())
    return seconds, digest.hexdigest()


def work() -> None:
    """Answer what is asked on standard input until it ends."""
    for line in sys.stdin:
        print(json.dumps(play(*json.loads(line))), flush=True)


class Player:
    """A process that plays from one copy of the sources."""

    def __init__(self, sources: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, row: Row, first: int, games: int) -> tuple[float, str]:
        """Have some games played."""
        assert self.process.stdin and self.process.stdout
        asked = [[row.game, row.players, row.bots, row.options], first, games]
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        seconds, digest = json.loads(self.process.stdout.readline())
        return seconds, digest


def sources_of(checkout: Path, is_compiled: bool) -> Path:
    """Return where a checkout's code is imported from; what is to be compiled is."""
    if not is_compiled:
        return checkout / "src"
    made = subprocess.run(
        [sys.executable, str(checkout / "bench" / "compiled.py")],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return Path(made.stdout.split()[-1])


def race(row: Row, players: list[Player], rounds: int, seconds: float) -> list[list[float]]:
    """Let all play the same games by turns; return each one's games a second, round by round."""
    spent = max(players[-1].play(row, 0, row.games)[0], 1e-3)
    games = max(1, round(row.games * seconds / spent))
    found = []
    for number in range(rounds):
        results = [player.play(row, number * games, games) for player in players]
        check_alike(row, [digest for _, digest in results])
        found.append([games / max(took, 1e-6) for took, _ in results])
    return found


def check_alike(row: Row, digests: list[str]) -> None:
    """Stop unless all played the same games."""
    if len(set(digests)) > 1:
        sys.exit(f"{row.name}: the same seeds, other games")


def show(results: dict[str, list[list[float]]]) -> None:
    """Print the figures as a table."""
    grid = Grid("games a second, processor time")
    for name in ("before", "now", "×", "least", "most"):
        grid.add_column(name, justify="right")
    for name, rounds in results.items():
        before = f"{median([speeds[0] for speeds in rounds]):,.1f}"
        now = f"{median([speeds[-1] for speeds in rounds]):,.1f}"
        ratios = sorted([speeds[-1] / speeds[0] for speeds in rounds])
        shown = [f"{ratio:.2f}" for ratio in (median(ratios), ratios[0], ratios[-1])]
        grid.add_row(name, before, now, *shown)
    Console(width=None if sys.stdout.isatty() else 140).print(grid)


def main() -> None:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--against", type=Path, default=ROOT, help="another checkout")
    parser.add_argument("--compiled", action="store_true", help="compare the compiled code")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="per row, round and copy")
    parser.add_argument("--only", default="", help="rows with this in their name")
    arguments = parser.parse_args()
    copies = [arguments.against.resolve(), ROOT]
    players = [Player(sources_of(copy, arguments.compiled)) for copy in copies]
    rows = [row for row in ROWS if arguments.only in row.name]
    results = {row.name: race(row, players, arguments.rounds, arguments.seconds) for row in rows}
    for row in COMPARED:
        if arguments.only in row.name:
            check_alike(row, [player.play(row, 0, row.games)[1] for player in players])
    show(results)


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        main()
