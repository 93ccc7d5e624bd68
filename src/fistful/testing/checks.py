"""All that is asked of a game, one check after the other."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from fistful.engine.options import FreeOption
from fistful.engine.phase import Together
from fistful.engine.rules import Rules
from fistful.games.game import Game
from fistful.testing.bots import bot_makers, pairs_for, seeing
from fistful.testing.course import cloning, commuting, coursing, driving, ending, refusing
from fistful.testing.honesty import honesty
from fistful.testing.leaks import Looked, noninterference
from fistful.testing.notation import reading_back, stating, writing
from fistful.testing.processes import fingerprints_under
from fistful.testing.replay import replay
from fistful.testing.secrets import Secrets
from fistful.testing.sizes import SIZES, Sizes
from fistful.testing.tables import Fault, Table, share, tables_of
from fistful.testing.texts import telling, translating

#: So many different views are guessed from at a table, at least.
FEWEST_INFOSETS = 5


@dataclass(frozen=True)
class Check:
    """Something a game, or a game at one table, must stand; it raises Fault if it does not."""

    #: What is demanded, in a few words, and of which table.
    name: str
    run: Callable[[], object]

    def __str__(self) -> str:
        return self.name


def check_game(game: Game, secrets: Secrets, sizes: Sizes = SIZES) -> list[str]:
    """Put a game through the whole suite; return the names of the checks it has stood.

    Raises Fault at the first thing wrong, saying at which table.
    """
    stood: list[str] = []
    for check in checks(game, secrets, sizes):
        check.run()
        stood.append(check.name)
    return stood


def checks(game: Game, secrets: Secrets, sizes: Sizes = SIZES) -> list[Check]:
    """Return all checks of a game."""
    return checks_at(list(tables_of(game.rules, secrets, game)), secrets, game.rules, sizes)


def checks_at(
    tables: list[Table], secrets: Secrets, rules: Rules[Any], sizes: Sizes = SIZES
) -> list[Check]:
    """Return all checks of a game at its tables: first those of the game, then table by table."""
    found = [
        Check(f"{rules.game}-{name}", run) for name, run in of_game(tables, secrets, rules, sizes)
    ]
    for table in tables:
        found += [Check(f"{table}-{name}", run) for name, run in of_table(table, sizes)]
    return found


#: What is demanded, in a few words, and what finds out.
Demand = tuple[str, Callable[[], object]]


def of_game(
    tables: list[Table], secrets: Secrets, rules: Rules[Any], sizes: Sizes
) -> Iterator[Demand]:
    """Return what is asked of a game once, whatever the table."""
    yield "secrets at every table", partial(covering, rules, secrets)
    yield "texts are read back", partial(some, reading_back, rules)
    if tables:
        yield "the same in every process", partial(agreeing, tables, sizes.hash_games)
        if tables[0].game:
            yield "words in every language", partial(some, translating, tables[0].game)


def of_table(table: Table, sizes: Sizes) -> Iterator[Demand]:
    """Return what is asked of a game at each table."""

    def games(number: int) -> int:
        return share(number, table)

    yield "no leak", partial(keeping_secrets, table, games(sizes.leak_states), sizes.leak_twins)
    yield "honest guesses", partial(guessing, table, sizes)
    yield "replay", partial(some, replay, table, games(sizes.replay_games), table.dice("replay"))
    yield "clone", partial(some, cloning, table, games(sizes.clone_games), table.dice("clone"))
    yield "tight loop", partial(some, driving, table, games(sizes.clone_games), 1)
    if any([isinstance(phase, Together) for phase in table.rules.phases]):
        dice = table.dice("commute")
        yield (
            "sealed in any order",
            partial(some, commuting, table, games(sizes.commute_games), dice),
        )
    yield "refuse", partial(some, refusing, table, games(sizes.refuse_games), table.dice("refuse"))
    yield "course", partial(some, coursing, table, games(sizes.course_games), table.dice("course"))
    yield "end", partial(some, ending, table, games(sizes.quit_games), table.dice("end"))
    dice = table.dice("notation")
    yield "notation", partial(some, writing, table, games(sizes.refuse_games), dice)
    if table.game:
        yield "facts", partial(stating, table, table.game, table.dice("facts"))
        yield "told and drawn", partial(some, telling, table, table.game, table.dice("telling"))
    for bot in bot_makers(table):
        yield f"bot {bot}", partial(choosing, table, bot, games(sizes.bot_pairs))


def some(check: Callable[..., int], *things: object) -> None:
    """Run a check. Raises Fault if there was nothing to look at: that proves nothing."""
    if not check(*things):
        raise Fault(f"{things[0]}: there was nothing to check")


def covering(rules: Rules[Any], secrets: Secrets) -> None:
    """Raise Fault unless the suite plays every number of seats and every value of an option."""
    seats = {seats for seats, _ in secrets.tables}
    if missing := set(range(rules.fewest, rules.most + 1)) - seats:
        raise Fault(f"{rules.game}: no table of secrets for {sorted(missing)} seats")
    for option in rules.options:
        played = {options.get(option.name, option.values[0]) for _, options in secrets.tables}
        if not isinstance(option, FreeOption) and (left := set(option.values) - played):
            raise Fault(f"{rules.game}: no table of secrets with {option.name} {sorted(left)}")


def agreeing(tables: list[Table], number: int) -> None:
    """Raise Fault if games depend on how strings are hashed."""
    one = fingerprints_under("0", tables, number)
    if len(one.splitlines()) != len(tables):
        raise Fault(f"{tables[0].rules.game}: not all tables were played: {one}")
    if fingerprints_under("4711", tables, number) != one:
        raise Fault(f"{tables[0].rules.game}: games depend on how strings are hashed")


def keeping_secrets(table: Table, states: int, twins: int) -> None:
    """Raise Fault at a leak, or if there was too little to look at."""
    looked = Looked()
    noninterference(table, states, twins, table.dice("leaks"), looked)
    if looked.states != states or not looked.echoes:
        raise Fault(f"{table}: only {looked.states} positions and {looked.echoes} echoes")


def guessing(table: Table, sizes: Sizes) -> None:
    """Raise Fault if guesses are not honest, or if there was too little to guess."""
    infosets = max(FEWEST_INFOSETS, share(sizes.honest_infosets, table))
    found = honesty(table, infosets, sizes.honest_guesses, table.dice("honesty"))
    if found.infosets != infosets or not 0 < found.open_variables < found.values:
        raise Fault(f"{table}: hardly anything is hidden: {found.open_variables} variables")


def choosing(table: Table, bot: str, pairs: int) -> None:
    """Raise Fault if a bot tells worlds apart that look alike, or was hardly asked."""
    wanted = pairs_for(bot, pairs)
    if seeing(table, bot_makers(table)[bot], wanted, table.dice(f"bot {bot}")) < wanted:
        raise Fault(f"{table}: the bot {bot} was asked too seldom")
