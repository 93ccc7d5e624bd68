"""How strong the bots are, on both sides of the table: the figures of `docs/bots.md`.

    python bench/ladder.py run --game cash-n-guns --minutes 20
    python bench/ladder.py show

A measurement is one bot alone among others; one deal in all seatings is a block. Blocks are
appended to a file as they are played, each cell in its turn, so a run may be broken off at any time
and goes on where it was. The deals are the same in every cell. `show` prints the tables: a bar is
met if it is by as many games as asked for, or with fewer by the whole interval.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final

from fistful.bots import DIFFICULTIES, bot_names, bot_with
from fistful.bots.learned import LEARNED
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.contest import Contest
from fistful.lab.executor import Here
from fistful.lab.series import Chunk, play_task
from fistful.lab.stats import block_rate
from fistful.lab.tune import Tuner, first_progress

KEPT: Final = Path(__file__).resolve().parent.parent / "build" / "ladder.jsonl"
#: The standard number of players.
PLAYERS: Final = {
    "blasting-billy": 4,
    "cash-n-guns": 5,
    "get-billy-the-kid": 6,
    "stetsons-and-sixguns": 4,
}
SEARCH: Final = "search:300"
PERSONAS: Final = ("hothead", "coward", "accountant", "liar", "avenger")
#: The name of the player trained against the rules of thumb, and for how many generations.
GUEST: Final = "trained"
TRAINING: Final = 16


#: Fewer deals than this say nothing, whatever their interval.
SOME: Final = 8


@dataclass(frozen=True)
class Cell:
    """One bot alone among others: what is asked of it, in fair shares, and in how many games."""

    hero: str
    host: str
    games: int
    least: float = 0.0
    most: float = 0.0


#: In a game of sides: how the sides do when both are played alike. The bar is 8 points
#: more than that, for a better side.
ALIKE: Final = (
    Cell("random", "random", 2000),
    Cell("greedy", "greedy", 800),
    Cell("rules", "rules", 2000),
)
#: In the order they are played: the cheap ones first.
CELLS: Final = (
    Cell("greedy", "random", 400, least=2.25),
    Cell("rules", "greedy", 1000, least=1.5),
    Cell("greedy", "rules", 1000, most=1.0),
    Cell(GUEST, "rules", 1000, most=2.5),
    *[Cell(persona, "rules", 1000, most=1.5) for persona in PERSONAS],
    *[Cell(higher, lower, 400, least=1.25) for lower, higher in pairwise(DIFFICULTIES[:-1])],
    Cell(DIFFICULTIES[-1], DIFFICULTIES[-2], 400, least=1.25),
    Cell(SEARCH, "rules", 300, least=1.75),
    Cell("rules", SEARCH, 200, most=1.25),
    Cell("search:100", "rules", 200),
    Cell(GUEST, SEARCH, 100, most=2.0),
    *[Cell(persona, SEARCH, 100, most=1.5) for persona in PERSONAS],
    Cell("greedy", SEARCH, 100),
)
#: The learned player, where a game has one: among rules of thumb and search, and they among it.
LEARNT: Final = (
    Cell(LEARNED, "rules", 1000, least=1.25),
    Cell("rules", LEARNED, 1000, most=1.0),
    *[Cell(persona, LEARNED, 500, most=1.5) for persona in PERSONAS],
    Cell(DIFFICULTIES[-1], LEARNED, 200, most=1.0),
    Cell(LEARNED, DIFFICULTIES[-1], 200, least=1.25),
)


def read(file: Path) -> Iterator[dict[str, object]]:
    """Return the lines of a file; one cut short by the end of a run does not count."""
    if file.exists():
        for line in file.read_text().splitlines():
            try:
                yield json.loads(line)
            except json.JSONDecodeError:
                continue


class Match(Contest):
    """A hero among hosts, on the same deals in every cell."""

    def luck(self, deal: int) -> int:
        return int.from_bytes(blake2b(f"ladder {deal}".encode(), digest_size=6).digest(), "big")


class Ladder:
    """The measurements of one game, kept in a file."""

    def __init__(self, game: str, file: Path) -> None:
        self.game: Game = find_game(game)
        self.file = file
        seats = PLAYERS[game]
        self.options = self.game.rules.start(seats, {}).options
        self.contest = self.match("rules", "rules")
        self.blocks: dict[tuple[str, str], dict[int, list[float]]] = {}
        self.guest: dict[str, float] | None = None
        for line in read(file):
            if line["game"] == game:
                self.take(line)

    def take(self, line: dict[str, object]) -> None:
        if "habits" in line:
            habits = line["habits"]
            assert isinstance(habits, dict)
            self.guest = habits
            return
        deal, wins = line["deal"], line["wins"]
        assert isinstance(deal, int) and isinstance(wins, list)
        self.blocks.setdefault((str(line["hero"]), str(line["host"])), {})[deal] = wins

    def keep(self, line: dict[str, object]) -> None:
        """Append a line, and count it."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a") as kept:
            kept.write(json.dumps({"game": self.game.name, **line}) + "\n")
        self.take({"game": self.game.name, **line})

    def match(self, hero: str, host: str) -> "Match":
        """Return a hero among hosts, on the ladder's deals."""
        bots = (self.player(hero), self.player(host))
        return Match(self.game.name, self.options, PLAYERS[self.game.name], bots, 0, 0)

    def player(self, name: str) -> str:
        """Return a player as a bot."""
        return bot_with(self.train()) if name == GUEST else name

    def train(self) -> dict[str, float]:
        """Return the habits of a player trained to win alone among the rules of thumb."""
        if self.guest is None:
            progress = first_progress(self.game, PLAYERS[self.game.name], self.options, 0)
            tuner = Tuner(progress, Here())
            self.keep({"habits": tuner.values(tuner.train("rules", TRAINING, "ladder"))})
        assert self.guest is not None
        return self.guest

    def cells(self) -> tuple[Cell, ...]:
        """Return what is measured in this game."""
        alike = ALIKE if self.contest.sides else ()
        return (*alike, *CELLS, *(LEARNT if LEARNED in bot_names(self.game) else ()))

    def run(self, cells: list[Cell], end: float) -> None:
        """Play what is missing, until the time is over."""
        for cell in cells:
            done = self.blocks.setdefault((cell.hero, cell.host), {})
            missing = [deal for deal in range(self.deals(cell)) if deal not in done]
            if not missing or monotonic() > end:
                continue
            match = self.match(cell.hero, cell.host)
            for deal in missing:
                _, (wins,), _ = play_task([Chunk(match, deal * match.places, match.places)])
                self.keep({"hero": cell.hero, "host": cell.host, "deal": deal, "wins": wins})
                if monotonic() > end:
                    break
            print(self.line(cell), flush=True)

    def deals(self, cell: Cell) -> int:
        return -(-cell.games // self.contest.places)

    def line(self, cell: Cell) -> str:
        """Return a cell as a line of the table, in fair shares."""
        done = self.blocks.get((cell.hero, cell.host), {})
        asked = f"≥ {cell.least:g} f" if cell.least else f"≤ {cell.most:g} f" if cell.most else "–"
        if not done:
            return f"| {cell.hero} alone among {cell.host} | {asked} | not measured | | |"
        places = self.contest.places
        if self.contest.sides:
            return self.sides_line(cell)
        found = block_rate([(sum(wins), float(places)) for _, wins in sorted(done.items())])
        fair = self.contest.fair
        shares = [value / fair for value in (found.rate, found.low, found.high)]
        is_met = shares[0] >= cell.least and (not cell.most or shares[0] <= cell.most)
        verdict = "" if asked == "–" else "met" if is_met else "missed"
        if verdict and len(done) < self.deals(cell):
            is_sure = shares[1] >= cell.least and (not cell.most or shares[2] <= cell.most)
            verdict = "met" if is_sure and len(done) >= SOME else "too few games to say"
        return (
            f"| {cell.hero} alone among {cell.host} | {asked} | **{shares[0]:.2f} f** "
            f"({shares[1]:.2f}–{shares[2]:.2f}) | {len(done) * places} | {verdict} |"
        )

    def sides_line(self, cell: Cell) -> str:
        """Return a cell of a game of sides: what each side wins, and more than with its hosts."""
        done = self.blocks[cell.hero, cell.host]
        alike = self.blocks.get((cell.host, cell.host), {})
        cells = [f"{cell.hero} against {cell.host}"]
        for place, side in enumerate(self.contest.sides):
            found = block_rate([(wins[place], 1.0) for _, wins in sorted(done.items())])
            text = f"{side} {100 * found.rate:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"
            if alike and cell.hero != cell.host:
                usual = sum([wins[place] for wins in alike.values()]) / len(alike)
                text += f", **{100 * (found.rate - usual):+.1f}**"
            cells.append(text)
        return f"| {' | '.join([*cells, str(len(done) * self.contest.places)])} | |"


def show(file: Path) -> None:
    """Print the tables of all games."""
    for game in PLAYERS:
        ladder = Ladder(game, file)
        fair = f"f = {ladder.contest.fair:.3g}"
        what = ", ".join([*ladder.contest.sides, fair]) if ladder.contest.sides else fair
        print(f"\n### {game}, {PLAYERS[game]} players ({what})\n")
        heads = ["", "bar", "measured", "games", ""]
        if ladder.contest.sides:
            heads = ["", *[f"wins as {side}" for side in ladder.contest.sides], "games", ""]
        print(f"| {' | '.join(heads)} |", "|---|---|---|---|---|", sep="\n")
        for cell in ladder.cells():
            print(ladder.line(cell))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["run", "show"])
    parser.add_argument("--game", choices=list(PLAYERS), action="append")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--cells", default="", help="only cells in which this name occurs")
    parser.add_argument("--without", default="\0", help="no cells in which this name occurs")
    parser.add_argument("--file", type=Path, default=KEPT)
    asked = parser.parse_args()
    if asked.what == "show":
        show(asked.file)
        return
    end = monotonic() + 60 * asked.minutes
    for game in asked.game or list(PLAYERS):
        print(game, flush=True)
        ladder = Ladder(game, asked.file)
        names = [(cell, f"{cell.hero} {cell.host}") for cell in ladder.cells()]
        ladder.run([c for c, n in names if asked.cells in n and asked.without not in n], end)


if __name__ == "__main__":
    main()
