"""The promises about the server, as lines of the table (`python -m tests.promises`).

Each is measured by running its tests in a process of their own, with the sizes asked.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from fistful.games import games
from tests.figures import FILE
from tests.server import sizes as server_sizes
from tests.server.sizes import Sizes

#: Promise, what, the figure asked (with its size), and the tests that show it.
LINES: list[tuple[str, str, str, str]] = [
    *[
        (
            "R3",
            f"worlds of {game} that differ in a secret sound the same",
            "{twins} pairs, 0 differences",
            f"test_twins.py -k {game}",
        )
        for game in (*games(), "toy")
    ],
    (
        "R6",
        "when bots answer says nothing",
        "{decisions} decisions, AUC 0.50 ± 0.03",
        "test_timing.py",
    ),
    (
        "R24",
        "how long frames are says nothing, at every question of every game",
        "{questions} questions a game, one length for all who are asked",
        "test_lengths.py",
    ),
    (
        "R6",
        "how long an answer is worked on says nothing",
        "{decisions} answers a game, AUC 0.50 ± 0.03; {answers} pairs, the same steps",
        "test_work.py",
    ),
    (
        "R23",
        "no question's time runs while the scene before it is on the screens",
        "whole games of every game and option layer, 0 answers by the clock, 0 acts cut short",
        "test_show.py",
    ),
    ("R7", "no record, no seed before the end", "404 for every role", "test_records_late.py"),
    ("R8", "acknowledged is durable", "{kills} kills, 0 lost, 0 twice", "test_kills.py"),
    (
        "R8",
        "no acknowledgement without a sync; failing and full disks refuse",
        "an error at each of 200 writes, 0 lost",
        "test_durability.py",
    ),
    ("R8", "several processes, one killed; full disk", "0 lost", "test_processes.py"),
    (
        "R9",
        "exactly once",
        "{examples} examples of {steps} steps",
        "test_deadlines.py -k ExactlyOnce",
    ),
    ("R11", "old journals load", "all, or refused by name", "test_processes.py -k journal"),
    (
        "R11",
        "games of earlier releases go on, or end with a reason and their record",
        "4 games",
        "test_editions.py",
    ),
    (
        "R11",
        "rooms wake from bookmarks as they were; journals do not grow without end",
        "all games, the same bytes",
        "test_journals.py",
    ),
    ("R12", "reconnecting gives the same bytes", "{events} events", "test_reconnect.py"),
    ("R14", "unpredictable", "χ² of {shuffles} shuffles", "test_fairness.py -k 'dice or shuffles'"),
    (
        "R15",
        "provably fair",
        "{verified} games verify, {verified} flipped bits refused",
        "test_fairness.py -k 'verify or check'",
    ),
    ("R16", "broken frames change nothing", "{frames} frames, 0 tracebacks", "test_fuzz.py"),
    ("R17", "every limit", "at the limit and one beyond", "test_limits.py"),
    (
        "R18",
        "slow and hostile devices hold up nobody",
        "{handshakes} handshakes, {messages} messages",
        "test_hostile.py",
    ),
    ("R19", "seats cannot be stolen", "0 successes, {guesses} codes tried", "test_seat_theft.py"),
    ("R28", "nobody breaks a table, nobody locks players out", "0", "test_unbreakable.py"),
    (
        "R20",
        "what strangers write is text",
        "60 payloads on the wire",
        "test_hostile.py -k strangers",
    ),
    (
        "R22",
        "deadlines",
        "{races} races, never both",
        "test_deadlines.py -k 'taken_or_late or clock'",
    ),
    (
        "R25",
        "a hostile address beside honest tables",
        "{soak} s, {tables} tables, p99 ≤ 150 ms, 0 errors, bots ≤ 0.3 s late, memory flat",
        "test_soak.py",
    ),
    (
        "R26",
        "any record is told or refused within its bounds",
        "the findings, every fact, made up records",
        "test_strange_records.py",
    ),
    (
        "R29",
        "a person wins races, and being asked says nothing",
        "most of those answered in 1.5 s",
        "test_races.py",
    ),
    (
        "R30",
        "a stall of 30 s and a clock 10 minutes off freeze nothing and take nobody's answer",
        "all games",
        "test_deadlines.py -k 'stood_still or wrong or ahead'",
    ),
]


#: A line of the table: promise, what, figure asked, how to measure it, the command.
Line = tuple[str, str, str, Callable[[], tuple[str, bool]], str]


def server_lines(is_full: bool) -> Iterator[Line]:
    """R3, R6–R9, R11, R12, R14–R20, R22–R26, R28–R30."""
    sizes = server_sizes.FULL if is_full else server_sizes.QUICK
    for number, what, asked, tests in LINES:
        figure = asked.format(**{name: getattr(sizes, name) for name in Sizes.__annotations__})
        mode = "FISTFUL_PROMISES=full " if is_full else ""
        command = f"{mode}pytest tests/server/{tests}"
        yield number, f"server: {what}", figure, partial(run, tests, is_full), command


def run(tests: str, is_full: bool) -> tuple[str, bool]:
    """Run tests; return what they reached, and whether all was well."""
    file, _, chosen = tests.partition(" -k ")
    more = ["-k", chosen.strip("'")] if chosen else []
    with TemporaryDirectory() as folder:
        figures = Path(folder) / "figures"
        figures.touch()
        done = subprocess.run(
            [sys.executable, "-m", "pytest", f"tests/server/{file}", *more],
            env={
                **os.environ,
                "FISTFUL_PROMISES": "full" if is_full else "quick",
                FILE: str(figures),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        found = figures.read_text(encoding="utf-8").splitlines()
    # In how many tests, without the time they took: that has a column of its own.
    tests_passed = done.stdout.strip().splitlines()[-1].partition(" in ")[0]
    return "; ".join([*found, tests_passed]), done.returncode == 0
