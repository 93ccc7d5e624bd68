"""The arena: who beats whom. What is played, block by block; `standings` says what came of it.

A block is one deal in all its seatings: with n players the same deal is played n times, everybody
moving on by one seat. All tables of an arena get the same deals.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import permutations, product
from time import monotonic
from typing import Any, Final

from fistful.bots import find_bot
from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Bot, Game
from fistful.lab.ledger import fingerprints
from fistful.lab.play import play_out, stream

#: The designs: the first bot alone among each other one; each other one alone among the first;
#: every bot alone among every other; tables mixed from the whole list; by sides.
HERO: Final = "hero"
INVADER: Final = "invader"
MATRIX: Final = "matrix"
FIELD: Final = "field"
SIDES: Final = "sides"
DESIGNS: Final = (HERO, INVADER, MATRIX, FIELD, SIDES)

#: How long a batch of blocks should take, in seconds.
BATCH_SECONDS: Final = 1.0
MOST_BLOCKS: Final = 64

#: Told after every block: games done, games in all.
Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Setup:
    """What an arena is of."""

    game: str
    options: dict[str, str]
    players: int
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Pairing:
    """Who meets whom: one bot alone among another, one for each side, or all of them mixed."""

    design: str
    bots: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in the ledger."""
        return " ".join([self.design, *self.bots])

    def games(self, players: int) -> int:
        """Return how many games a block has. By sides every seating is the same table."""
        return 1 if self.design == SIDES else players


#: What a block gave: for each game what each place won (`Outcome.parts`); by sides each side.
Block = list[list[int]]


@dataclass(frozen=True)
class Task:
    """Some blocks of one pairing."""

    setup: Setup
    pairing: Pairing
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Done:
    """What came of a task, and how long a block took."""

    task: Task
    blocks: list[Block]
    seconds: float


def seating(setup: Setup, pairing: Pairing, number: int) -> list[str]:
    """Return who sits where in a block's first game."""
    players = setup.players
    if pairing.design == HERO:
        alone, others = pairing.bots
        return [alone] + [others] * (players - 1)
    dice = stream(setup.seed, FIELD, number)
    seated: list[str] = []
    while len(seated) < players:
        places = list(range(len(pairing.bots)))
        dice.shuffle(places)
        seated += [pairing.bots[place] for place in places]
    return seated[:players]


def play_block(setup: Setup, pairing: Pairing, number: int) -> Block:
    """Play one deal in all its seatings."""
    game = find_game(setup.game)
    if pairing.design == SIDES:
        return [play_sides(game, setup, pairing, number)]
    seated = seating(setup, pairing, number)
    block: Block = []
    for turn in range(setup.players):
        bots = [find_bot(seated[(seat + turn) % len(seated)], game) for seat in range(len(seated))]
        s = play_deal(game, setup, number, partial(bot_of, bots))
        wins = game.rules.outcome(s).parts()
        block.append([wins[(place - turn) % len(seated)] for place in range(len(seated))])
    return block


def bot_of(bots: list[Bot], s: Any, seat: int) -> Bot:
    """Return who sits at a seat."""
    return bots[seat]


def play_sides(game: Game, setup: Setup, pairing: Pairing, number: int) -> list[int]:
    """Play one deal with a bot for each side; return each side's part of the victory."""
    insight = game.insight
    assert insight and insight.side
    side = insight.side
    bots = [find_bot(name, game) for name in pairing.bots]
    s = play_deal(game, setup, number, lambda s, seat: bots[side(s, seat)])
    wins = game.rules.outcome(s).parts()
    # A side nobody is on any more (GB-71) has won nothing.
    own = [[wins[seat] for seat in range(s.seats) if side(s, seat) == one] for one in range(2)]
    return [max(parts, default=0) for parts in own]


def play_deal(game: Game, setup: Setup, number: int, bot_at: Callable[[Any, int], Bot]) -> Any:
    """Play the deal of a block; return the final position."""
    s = game.rules.start(setup.players, setup.options)
    dice: list[Dice] = [stream(setup.seed, number, seat) for seat in range(setup.players)]
    play_out(game.rules, s, bot_at, stream(setup.seed, number), dice)
    return s


def play_task(task: Task) -> Done:
    """Play some blocks."""
    began = monotonic()
    blocks = [play_block(task.setup, task.pairing, number) for number in task.numbers]
    return Done(task, blocks, (monotonic() - began) / len(blocks))


def check_setup(setup: Setup) -> Setup:
    """Return the setup with all its options. Raises Invalid for what cannot be played."""
    game = find_game(setup.game)
    options = parse_options(game.rules.options, setup.options)
    game.rules.start(setup.players, options)
    if not setup.bots:
        raise Invalid("arena-bots")
    for name in setup.bots:
        find_bot(name, game)
    return Setup(game.name, options, setup.players, tuple(dict.fromkeys(setup.bots)), setup.seed)


def usual_designs(game: Game) -> list[str]:
    """Return what is worth knowing of a game: by sides where there are sides."""
    has_sides = game.insight is not None and game.insight.side is not None
    return [SIDES if has_sides else MATRIX, FIELD]


def pairings(setup: Setup, designs: list[str]) -> list[Pairing]:
    """Return the pairings of some designs, each once. Raises Invalid for a design there is not."""
    first, rest = setup.bots[0], setup.bots[1:]
    found: list[Pairing] = []
    for design in designs:
        if design == HERO:
            found += [Pairing(HERO, (first, other)) for other in rest]
        elif design == INVADER:
            found += [Pairing(HERO, (other, first)) for other in rest]
        elif design == MATRIX:
            found += [Pairing(HERO, pair) for pair in permutations(setup.bots, 2)]
        elif design == FIELD:
            found.append(Pairing(FIELD, setup.bots))
        elif design == SIDES:
            if SIDES not in usual_designs(find_game(setup.game)):
                raise Invalid("arena-sides", game=setup.game)
            found += [Pairing(SIDES, pair) for pair in product(setup.bots, repeat=2)]
        else:
            raise Invalid("arena-design", design=design, known=", ".join(DESIGNS))
    return list(dict.fromkeys(found))


def heading(setup: Setup) -> Mapping[str, Any]:
    """Return what an arena's ledger is of: the bots may grow in number, and the games."""
    return {
        "arena": 1,
        "game": setup.game,
        "options": fingerprints(setup.options),
        "players": setup.players,
        "seed": setup.seed,
    }
