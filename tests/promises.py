"""The promises with their full figures: `python -m tests.promises` prints one table.

Each promise is an entry of `PROMISES`: what is promised, the figure asked, and a callable that
measures the figure reached and says whether the promise is kept. To add some, write a function that
returns entries and put it into `SOURCES`.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from fistful.engine.dice import Dice
from tests.conformance.bots import bot_makers, seeing
from tests.conformance.course import cloning, commuting, coursing, ending, refusing
from tests.conformance.honesty import Honesty, honesty
from tests.conformance.leaks import Looked, noninterference
from tests.conformance.mutants import MUTANTS, hunt
from tests.conformance.processes import fingerprints_under
from tests.conformance.replay import replay
from tests.conformance.sizes import FULL, QUICK, Sizes
from tests.conformance.tables import Fault, Table, game_tables, share
from tests.server.promises import server_lines

#: R4: how many standard errors guesses may be off chance, over a whole game.
ERRORS = 3
HEADINGS = ("promise", "what", "asked", "reached", "kept", "seconds", "command")


@dataclass(frozen=True)
class Reached:
    """What was measured."""

    figure: str
    is_kept: bool = True


@dataclass(frozen=True)
class Promise:
    """One line of the table."""

    number: str
    what: str
    asked: str
    measure: Callable[[], Reached]
    #: What runs this alone.
    command: str


def conformance(sizes: Sizes) -> Iterator[Promise]:
    """R1, R2, R4, R5, R10, R13 and what comes with them, for every game."""
    measures: list[tuple[str, str, str, Callable[[str, Sizes], Reached]]] = [
        ("R1", "no byte depends on a secret", f"{sizes.leak_states} states, 0 leaks", leaks),
        ("R2", "planted leaks are found", f"all in {sizes.mutant_states} states", mutants),
        ("R4", "guesses are honest", f"chance, within {ERRORS} SE", guesses),
        ("R5", "bots are seats", f"{sizes.bot_pairs} pairs, 0 differences", bots),
        ("R10", "replays are equal", f"{sizes.replay_games} games", replays),
        ("R10", "in other processes too", f"{sizes.hash_games} games", processes),
        ("R10", "clones are independent", f"{sizes.clone_games} games", clones),
        ("R10", "sealed answers commute", f"{sizes.commute_games} games", orders),
        ("R10", "refusals change nothing", f"{sizes.refuse_games} games", refusals),
        ("R13", "every step is in order", f"{sizes.course_games} games", courses),
        ("R13", "the game always ends", f"{sizes.quit_games} games, 100 %", ends),
    ]
    for game in game_tables():
        for number, what, asked, measure in measures:
            command = f"python -m tests.promises --only {number} --game {game}"
            yield Promise(number, f"{game}: {what}", asked, partial(measure, game, sizes), command)


def leaks(game: str, sizes: Sizes) -> Reached:
    looked = Looked()
    for table in game_tables()[game]:
        states = share(sizes.leak_states, table)
        noninterference(table, states, sizes.leak_twins, table.dice("leaks"), looked)
    return Reached(
        f"{looked.states} states, {looked.comparisons} comparisons, "
        f"{looked.echoes} equal moves, 0 leaks",
        looked.states >= sizes.leak_states,
    )


def mutants(game: str, sizes: Sizes) -> Reached:
    tables = game_tables()[game]
    planted = [mutant for mutant in MUTANTS if mutant.place(tables[0])]
    survivors: list[str] = []
    latest = 0
    for mutant in planted:
        looked = Looked()
        try:
            hunt(mutant, tables, sizes.mutant_states, looked)
            survivors.append(mutant.__name__)
        except Fault:
            latest = max(latest, looked.states)
    found = len(planted) - len(survivors)
    return Reached(
        " ".join([f"{found}/{len(planted)}, latest at state {latest}", *survivors]), not survivors
    )


def guesses(game: str, sizes: Sizes) -> Reached:
    found = Honesty()
    for table in game_tables()[game]:
        infosets = share(sizes.honest_infosets, table)
        one = honesty(table, infosets, sizes.honest_guesses, table.dice("honesty"))
        found.own += one.own
        found.others += one.others
        found.values += one.values
    return Reached(
        f"true in {found.hit_rate:.4f}, by chance {found.expected_rate:.4f} "
        f"({found.standard_errors:.1f} SE), {found.values} values all guessed",
        found.standard_errors <= ERRORS and found.values > 0,
    )


def bots(game: str, sizes: Sizes) -> Reached:
    tables = game_tables()[game]
    names = list(bot_makers(tables[0]))
    pairs = [
        sum(
            [
                seeing(t, bot_makers(t)[name], share(sizes.bot_pairs, t), t.dice(f"bot {name}"))
                for t in tables
            ]
        )
        for name in names
    ]
    figure = ", ".join([f"{name} {count} pairs" for name, count in zip(names, pairs, strict=True)])
    return Reached(f"{figure}, 0 differences", min(pairs) >= sizes.bot_pairs)


def replays(game: str, sizes: Sizes) -> Reached:
    return over_games(game, replay, sizes.replay_games, "actions")


def processes(game: str, sizes: Sizes) -> Reached:
    one, other = [fingerprints_under(seed, game, sizes.hash_games) for seed in ("0", "4711")]
    count = sum([share(sizes.hash_games, table) for table in game_tables()[game]])
    return Reached(f"{count} games under 2 hash seeds", one == other and bool(one))


def clones(game: str, sizes: Sizes) -> Reached:
    return over_games(game, cloning, sizes.clone_games, "clones played out")


def orders(game: str, sizes: Sizes) -> Reached:
    reached = over_games(game, commuting, sizes.commute_games, "sealed sets")
    # A game without sealed sets keeps this promise by having none.
    return Reached(reached.figure)


def refusals(game: str, sizes: Sizes) -> Reached:
    return over_games(game, refusing, sizes.refuse_games, "refusals")


def courses(game: str, sizes: Sizes) -> Reached:
    return over_games(game, coursing, sizes.course_games, "steps")


def ends(game: str, sizes: Sizes) -> Reached:
    tables = game_tables()[game]
    longest = [ending(t, share(sizes.quit_games, t), t.dice("end")) for t in tables]
    count = sum([share(sizes.quit_games, table) for table in tables])
    return Reached(f"{count} games, 100 %, longest {max(longest)} actions")


def over_games(
    game: str, check: Callable[[Table, int, Dice], int], games: int, unit: str
) -> Reached:
    """Run a check over all tables of a game."""
    tables = game_tables()[game]
    total = sum([check(t, share(games, t), t.dice(check.__name__)) for t in tables])
    count = sum([share(games, table) for table in tables])
    return Reached(f"{count} games, {total} {unit}", total > 0)


def server(sizes: Sizes) -> Iterator[Promise]:
    """What is promised about the server: measured by its tests."""
    for number, what, asked, measure, command in server_lines(sizes is FULL):
        yield Promise(number, what, asked, partial(tested, measure), command)


def tested(measure: Callable[[], tuple[str, bool]]) -> Reached:
    return Reached(*measure())


#: Where promises come from: each gives its entries for the sizes asked.
SOURCES: list[Callable[[Sizes], Iterator[Promise]]] = [conformance, server]


def row_of(promise: Promise) -> tuple[str, ...]:
    """Measure a promise; return its line of the table."""
    begun = time.perf_counter()
    try:
        reached = promise.measure()
    except Fault as fault:
        reached = Reached(f"broken: {fault}", False)
    seconds = f"{time.perf_counter() - begun:.0f}"
    kept = "yes" if reached.is_kept else "NO"
    command = f"`{promise.command}`"
    return (promise.number, promise.what, promise.asked, reached.figure, kept, seconds, command)


def line(cells: tuple[str, ...]) -> str:
    """Return a line of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    """Measure and print; the exit status is 1 if a promise is not kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description=__doc__)
    parser.add_argument("--only", default="", help="one promise, R1 for example")
    parser.add_argument("--game", default="", help="one game")
    parser.add_argument("--quick", action="store_true", help="the sizes of the tests")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--write", type=Path, help="a file for the table")
    chosen = parser.parse_args()
    promises = [
        promise
        for source in SOURCES
        for promise in source(QUICK if chosen.quick else FULL)
        if chosen.only in ("", promise.number) and promise.what.startswith(chosen.game)
    ]
    lines = [line(HEADINGS), line(("---",) * len(HEADINGS))]
    print(*lines, sep="\n", flush=True)
    is_kept = bool(promises)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for row in pool.map(row_of, promises):
            lines.append(line(row))
            is_kept &= row[HEADINGS.index("kept")] == "yes"
            print(lines[-1], flush=True)
    if chosen.write:
        chosen.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
