"""The arena: who beats whom. What is played, block by block; `standings` says what came of it.

A block is one deal in all its seatings: with n players the same deal is played n times, everybody
moving on by one seat. All tables of an arena get the same deals.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import permutations, product
from pathlib import Path
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.executor import Executor
from fistful.lab.ledger import Ledger, fingerprints
from fistful.lab.play import luck_of, stream
from fistful.lab.progress import Told
from fistful.lab.series import (
    Chunk,
    Played,
    Series,
    Sitting,
    check_table,
    chunks,
    moved_on,
    own_luck,
    play_games,
)

#: The designs: the first bot alone among each other one; each other one alone among the first;
#: every bot alone among every other; tables mixed from the whole list; by sides.
HERO: Final = "hero"
INVADER: Final = "invader"
MATRIX: Final = "matrix"
FIELD: Final = "field"
SIDES: Final = "sides"
DESIGNS: Final = (HERO, INVADER, MATRIX, FIELD, SIDES)

#: What a block gave: for each game what each place won (`Outcome.parts`); by sides each side.
Block = list[list[int]]


@dataclass(frozen=True)
class Pairing(Series):
    """Who meets whom: one bot alone among another, one for each side, or all of them mixed."""

    design: str

    @property
    def is_by_sides(self) -> bool:
        return self.design == SIDES

    @property
    def seatings(self) -> int:
        """How many games a block has. By sides every seating is the same table."""
        return 1 if self.is_by_sides else self.players

    def seating(self, block: int) -> tuple[str, ...]:
        """Return who sits where in a block's first game."""
        if self.design == SIDES:
            return self.bots
        if self.design == HERO:
            alone, others = self.bots
            return (alone, *[others] * (self.players - 1))
        dice = stream(self.seed, FIELD, block)
        seated: list[str] = []
        while len(seated) < self.players:
            places = list(range(len(self.bots)))
            dice.shuffle(places)
            seated += [self.bots[place] for place in places]
        return tuple(seated[: self.players])

    def sitting(self, number: int) -> Sitting:
        block, turn = divmod(number, self.seatings)
        own = own_luck(self.players, self.seed, block)
        return Sitting(moved_on(self.seating(block), turn), luck_of(self.seed, block), own)

    def count(self, games: Iterator[Played]) -> Block:
        """Return a block: what each place won, wherever it sat."""
        block: Block = []
        for turn, played in enumerate(games):
            wins = self.wins(played)
            block.append([wins[(place - turn) % len(wins)] for place in range(len(wins))])
        return block

    def key(self, first: int, count: int) -> str:
        return " ".join([self.design, *self.bots, str(first // count)])

    def blocks(self, games: int) -> list[Chunk]:
        """Return the blocks of so many games, or of a few more: blocks are whole."""
        whole = -(-games // self.seatings) * self.seatings
        return chunks(self, whole, self.seatings)


class Arena:
    """An arena being played: so many games for each pairing."""

    def __init__(self, table: Series, designs: list[str], games: int, file: Path | None) -> None:
        """Prepare; go on with what is in the file. Raises Invalid for what cannot be played."""
        if games < 1:
            raise Invalid("games-count", games=games)
        self.table = check_bots(table)
        self.pairings = pairings(self.table, designs)
        self.games = games
        self.ledger = Ledger(file, heading(self.table))

    def play(self, executor: Executor, told: Told | None = None) -> dict[Pairing, list[Block]]:
        """Play what is missing; return the blocks of every pairing in order."""
        wanted = {pairing: pairing.blocks(self.games) for pairing in self.pairings}
        every = [chunk for blocks in wanted.values() for chunk in blocks]
        try:
            for _ in play_games(every, executor, told, self.ledger):
                pass
        finally:
            self.ledger.close()
        known = self.ledger.results
        return {pairing: [known[one.key] for one in blocks] for pairing, blocks in wanted.items()}


def check_bots(table: Series) -> Series:
    """Return a table with all its options, each bot once. Raises Invalid if it cannot be played."""
    game = find_game(table.game)
    options = check_table(game, table.players, table.options, table.bots)
    if not table.bots:
        raise Invalid("arena-bots")
    return Series(game.name, options, table.players, tuple(dict.fromkeys(table.bots)), table.seed)


def usual_designs(game: Game) -> list[str]:
    """Return what is worth knowing of a game: by sides where there are sides."""
    has_sides = game.insight is not None and game.insight.side is not None
    return [SIDES if has_sides else MATRIX, FIELD]


def pairings(table: Series, designs: list[str]) -> list[Pairing]:
    """Return the pairings of some designs, each once. Raises Invalid for a design there is not."""
    first, rest = table.bots[0], table.bots[1:]
    found: list[Pairing] = []
    for design in designs:
        if design == HERO:
            found += [pairing(table, HERO, (first, other)) for other in rest]
        elif design == INVADER:
            found += [pairing(table, HERO, (other, first)) for other in rest]
        elif design == MATRIX:
            found += [pairing(table, HERO, pair) for pair in permutations(table.bots, 2)]
        elif design == FIELD:
            found.append(pairing(table, FIELD, table.bots))
        elif design == SIDES:
            if SIDES not in usual_designs(find_game(table.game)):
                raise Invalid("arena-sides", game=table.game)
            found += [pairing(table, SIDES, pair) for pair in product(table.bots, repeat=2)]
        else:
            raise Invalid("arena-design", design=design, known=", ".join(DESIGNS))
    return list(dict.fromkeys(found))


def pairing(table: Series, design: str, bots: tuple[str, ...]) -> Pairing:
    """Return a pairing at a table."""
    return Pairing(**{**asdict(table), "bots": bots}, design=design)


def heading(table: Series) -> Mapping[str, Any]:
    """Return what an arena's ledger is of: the bots may grow in number, and the games."""
    return {
        "arena": 1,
        "game": table.game,
        "options": fingerprints(table.options),
        "players": table.players,
        "seed": table.seed,
    }
