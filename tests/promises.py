"""The promises with their full figures: `python -m tests.promises` prints one table.

    python -m tests.promises [--only R8] [--game cash-n-guns | server] [--missing] [--write FILE]

Each promise is a `Promise`: what is promised, the figure asked, and a callable that measures the
figure reached and says whether the promise is kept. To add some, write a function that returns them
and put it into `SOURCES`.

What was measured is kept in `build/promises.json`, line by line, until it is measured again: a run
can be broken off, done promise by promise or game by game, and go on with `--missing`. The table
written is always that of all promises; what was not measured here stays as it says already.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from fistful.bots.talk import MANNERS
from fistful.engine.dice import Dice, QuickDice
from fistful.testing.bots import bot_makers, pairs_for, seeing
from fistful.testing.course import cloning, commuting, coursing, ending, refusing
from fistful.testing.honesty import Honesty, honesty
from fistful.testing.leaks import Looked, noninterference
from fistful.testing.processes import fingerprints_under
from fistful.testing.replay import replay
from fistful.testing.sizes import FULL, QUICK, Sizes
from fistful.testing.tables import Fault, Table, share
from tests.bots.talking import betrayal, declared, listen, truth
from tests.conformance.mutants import MUTANTS, hunt
from tests.conformance.tables import game_tables
from tests.server.promises import server_lines

#: R4: how many standard errors guesses may be off chance, over a whole game.
ERRORS = 3
KEPT_FILE = Path(__file__).parents[1] / "build" / "promises.json"
HEADINGS = ("promise", "what", "asked", "reached", "kept", "seconds", "commit", "command")


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
    #: Whether it needs the machine for itself.
    is_alone: bool = False


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
    figures: list[str] = []
    is_kept = True
    for name in bot_makers(tables[0]):
        asked = pairs_for(name, sizes.bot_pairs)
        pairs = sum(
            [seeing(t, bot_makers(t)[name], share(asked, t), t.dice(f"bot {name}")) for t in tables]
        )
        figures.append(f"{name} {pairs} pairs")
        is_kept = is_kept and pairs >= asked
    return Reached(f"{', '.join(figures)}, 0 differences", is_kept)


def replays(game: str, sizes: Sizes) -> Reached:
    return over_games(game, replay, sizes.replay_games, "actions")


def processes(game: str, sizes: Sizes) -> Reached:
    tables = game_tables()[game]
    one, other = [fingerprints_under(seed, tables, sizes.hash_games) for seed in ("0", "4711")]
    count = sum([share(sizes.hash_games, table) for table in tables])
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
        is_alone = number == "R25"
        yield Promise(number, what, asked, partial(tested, measure), command, is_alone)


def load(sizes: Sizes) -> Iterator[Promise]:
    """R21: what the server carries, measured by its benchmark."""
    seconds = 60 if sizes is FULL else 5
    command = f"python bench/server.py --bars --seconds {seconds}"
    asked = f"100 tables × 6, 200 answers/s for {seconds} s, also beside bots: "
    asked += "p99 ≤ 150 ms, 0 errors, ≤ 200 MB"
    yield Promise("R21", "server: load", asked, partial(loaded, command), command, True)


def woken(sizes: Sizes) -> Iterator[Promise]:
    """R27: how long a room with a long journal takes to wake, measured by its benchmark."""
    entries = 1_000_000 if sizes is FULL else 20_000
    command = f"python bench/waking.py --entries {entries}"
    asked = f"{entries} entries: ≤ 200 ms from its bookmark, others wait ≤ 20 ms"
    yield Promise("R27", "server: waking", asked, partial(wakes, command), command, True)


def wakes(command: str) -> Reached:
    """Run the benchmark; it says itself whether the bars are kept."""
    program = [sys.executable, *command.split()[1:], "--bars"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    return Reached(" ".join(done.stdout.split()), done.returncode == 0)


def loaded(command: str) -> Reached:
    """Run the benchmark; every line of it must be within its bars."""
    program = [sys.executable, *command.split()[1:], "--json"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    lines = json.loads(done.stdout)
    figures = [
        f"{one['what']}: {one['per_second']:.0f} answers/s, p99 {one['p99']:.0f} ms, "
        f"{one['errors']} errors, {one['memory']:.0f} MB, {one['cpu']:.2f} ms CPU an answer"
        for one in lines
    ]
    return Reached("; ".join(figures), all([one["is_kept"] for one in lines]))


def tested(measure: Callable[[], tuple[str, bool]]) -> Reached:
    return Reached(*measure())


def talk(sizes: Sizes) -> Iterator[Promise]:
    """What bots say betrays no secret, and is as true as they declare."""
    command = "python -m tests.promises --only talk"
    for bot in MANNERS:
        what = f"cash-n-guns: the {bot}'s talk does not betray its card"
        measure = partial(poker_face, bot, sizes.talk_games)
        yield Promise("talk", what, "AUC 0.50 ± 0.03", measure, command)
        what = f"cash-n-guns: the {bot} is as honest as it declares"
        measure = partial(word, bot, sizes.talk_games)
        yield Promise("talk", what, f"{declared(bot):.2f} ± 0.05", measure, command)


def poker_face(bot: str, games: int) -> Reached:
    cards = listen(bot, "random", games, QuickDice(games)).cards
    found = betrayal(cards)
    return Reached(f"AUC {found:.3f}, {len(cards)} decisions", abs(found - 0.5) <= 0.03)


def word(bot: str, games: int) -> Reached:
    claims = listen(bot, "rules", games, QuickDice(games)).claims
    found = truth(claims)
    return Reached(f"{found:.3f}, {len(claims)} claims", abs(found - declared(bot)) <= 0.05)


#: Where promises come from: each gives its entries for the sizes asked.
SOURCES: list[Callable[[Sizes], Iterator[Promise]]] = [conformance, server, load, woken, talk]


Row = tuple[str, ...]


def row_of(promise: Promise) -> Row:
    """Measure a promise; return its line of the table."""
    begun = time.perf_counter()
    try:
        reached = promise.measure()
    except Fault as fault:
        reached = Reached(f"broken: {fault}", False)
    seconds = f"{time.perf_counter() - begun:.0f}"
    kept = "yes" if reached.is_kept else "NO"
    return (*named(promise), reached.figure, kept, seconds, commit(), f"`{promise.command}`")


@cache
def commit() -> str:
    """Return the commit that is measured."""
    found = subprocess.run(
        ["git", "describe", "--always"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "unknown"


def named(promise: Promise) -> Row:
    """Return what tells a line of the table from the others: another size is another line."""
    return promise.number, promise.what, promise.asked


def line(cells: Row) -> str:
    """Return a line of a Markdown table."""
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |"


def cells_of(line: str) -> Row:
    """Return the cells of a line of a Markdown table."""
    return tuple([cell.replace("\\|", "|") for cell in line[2:-2].split(" | ")])


def told(page: Path) -> list[Row]:
    """Return what a page of promises says was measured."""
    rows = [
        cells_of(line) for line in page.read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    return [row for row in rows[2:] if row[HEADINGS.index("commit")]]


class Kept:
    """What was measured so far, on disk after every line; before that, what a page tells."""

    def __init__(self, file: Path, page: Path | None = None) -> None:
        self.file = file
        rows = told(page) if page is not None and page.exists() else []
        self.rows: dict[Row, Row] = {row[:3]: row for row in rows}
        self.read()

    def read(self) -> None:
        """Take up what is on disk: another run may add to it."""
        if self.file.exists():
            rows = json.loads(self.file.read_text(encoding="utf-8"))
            self.rows |= {tuple(row[:3]): tuple(row) for row in rows if len(row) == len(HEADINGS)}

    def keep(self, row: Row) -> None:
        """Keep a line for good."""
        self.read()
        self.rows[row[:3]] = row
        self.file.parent.mkdir(exist_ok=True)
        new = self.file.with_suffix(".new")
        text = json.dumps(list(self.rows.values()), indent=1, ensure_ascii=False)
        new.write_text(text + "\n", encoding="utf-8")
        new.replace(self.file)

    def table(self, promises: list[Promise]) -> list[str]:
        """Return the lines of the table of these promises."""
        unknown = ("not measured", "", "", "")
        rows = [
            self.rows.get(named(one), (*named(one), *unknown, f"`{one.command}`"))
            for one in promises
        ]
        return [line(HEADINGS), line(("---",) * len(HEADINGS)), *[line(row) for row in rows]]


def page(table: list[str]) -> str:
    """Return the table as a page of the documents."""
    intro = (
        "What is promised, the figure asked, the figure reached at which commit, and the command "
        "that measures it again. `make promises` makes this table; quick sizes of all of it run in "
        f"`make test`. Measured with Python {sys.version.split()[0]}."
    )
    return "\n".join(["# Promises", "", intro, "", *table]) + "\n"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.promises",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", default="", help="one promise, R1 for example")
    parser.add_argument("--game", default="", help="one game, or server")
    parser.add_argument("--missing", action="store_true", help="only what was not measured yet")
    parser.add_argument("--quick", action="store_true", help="the sizes of the tests")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--kept", type=Path, default=KEPT_FILE, help="the file of what was measured"
    )
    parser.add_argument("--write", type=Path, help="a file for the table")
    return parser.parse_args()


def measured(promises: list[Promise], jobs: int) -> Iterator[Row]:
    """Measure promises, several at a time; those that need the machine for themselves last."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(row_of, [one for one in promises if not one.is_alone])
    yield from map(row_of, [one for one in promises if one.is_alone])


def main() -> int:
    """Measure and print; the exit status is 1 if a promise is not kept."""
    asked = arguments()
    kept = Kept(asked.kept, asked.write)
    promises = [promise for source in SOURCES for promise in source(QUICK if asked.quick else FULL)]
    chosen = [
        promise
        for promise in promises
        if asked.only in ("", promise.number)
        and promise.what.startswith(asked.game)
        and not (asked.missing and named(promise) in kept.rows)
    ]
    print(line(HEADINGS), line(("---",) * len(HEADINGS)), sep="\n", flush=True)
    for row in measured(chosen, asked.jobs):
        kept.keep(row)
        print(line(row), flush=True)
    if asked.write:
        asked.write.write_text(page(kept.table(promises)), encoding="utf-8")
    yes = [kept.rows[named(promise)][HEADINGS.index("kept")] == "yes" for promise in chosen]
    return 0 if all(yes) else 1


if __name__ == "__main__":
    sys.exit(main())
