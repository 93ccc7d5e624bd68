"""What if: games that go on from a moment of another one, and their records."""

from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError, Invalid
from fistful.games import find_game
from fistful.table.branch import NOBODY
from fistful.table.record import RecordError, read_record, write_record
from fistful.table.replay import Replay
from fistful.table.saved import resume
from fistful.table.table import Table
from fistful.table.verify import verify, verify_source
from fistful.table.whatif import position

GOLDEN = Path(__file__).parents[1] / "golden"
#: One record a game.
RECORDS = [
    "blasting_billy/five-players-zero-billy",
    "cash_n_guns/all-powers-cop",
    "get_billy_the_kid/eight-players",
    "stetsons_and_sixguns/six-players-cards-discarded",
]
EIGHT = b"12345678"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.fistful").read_text(encoding="utf-8")


def lines_of(text: str) -> int:
    return read_record(text).lines[-1].number


def branched(text: str, line: int, eyes: int) -> Table:
    """Return a table that goes on from a moment of a record, with other people at it."""
    found = position(text, line, eyes, EIGHT)
    game = find_game(found.record.game)
    names = [f"Guest {seat}" for seat in range(len(found.record.names))]
    table = Table(game, found.options, names, bytes(32))
    table.branch_off(found.branches, found.opening)
    table.start(0.0)
    return table


def finish(table: Table, dice: QuickDice) -> str:
    """Play a table to its end by lot; return its record."""
    while not table.is_over():
        seat = table.owing()[0]
        text = table.text(dice.pick(table.legal(seat)))
        table.submit(seat, table.question.number, text, 0.0)
    return write_record(table.record())


@pytest.mark.parametrize("name", RECORDS)
def test_a_branched_record_replays_and_verifies_and_so_does_its_source(name: str) -> None:
    text, dice = golden(name), QuickDice(7)
    for eyes in (NOBODY, 0, 1):
        line = dice.below(lines_of(text))
        record = finish(branched(text, line, eyes), dice)
        again = read_record(record)
        assert write_record(again) == record
        assert verify(again) == len(Replay(again).play().log)
        verify_source(again, text)
        assert again.branches[-1].eyes == eyes


@pytest.mark.parametrize("name", RECORDS)
def test_a_branch_of_a_guessed_branch_verifies_too(name: str) -> None:
    text, dice = golden(name), QuickDice(8)
    first = finish(branched(text, lines_of(text) // 3, 1), dice)
    for eyes in (NOBODY, 0):
        second = finish(branched(first, lines_of(first) - 4, eyes), dice)
        verify(read_record(second))
        verify_source(read_record(second), first)


@pytest.mark.parametrize("name", RECORDS)
def test_whoever_plays_on_sees_what_was_seen_and_the_rest_may_be_other(name: str) -> None:
    text = golden(name)
    trunk = read_record(text)
    for line in range(trunk.lines[0].number, lines_of(text), max(1, lines_of(text) // 6)):
        true = branched(text, line, NOBODY)
        taken = true.branches[-1].actions
        acting = [one for one in trunk.lines if one.kind != "comment"]
        was = Replay(trunk).play(acting[taken - 1].number)
        for seat in range(len(trunk.names)):
            assert true.rules.view(true.state, seat) == was.view(seat)
            made_up = branched(text, line, seat)
            assert made_up.rules.view(made_up.state, seat) == was.view(seat)


def test_a_branched_game_that_was_saved_goes_on_where_it_was() -> None:
    table = branched(golden(RECORDS[1]), 60, 2)
    saved = read_record(write_record(table.record(with_seed=True)))
    again = resume(saved)
    assert [again.view(seat) for seat in range(6)] == [table.view(seat) for seat in range(6)]
    assert again.owing() == table.owing()


def test_a_changed_or_foreign_source_is_told() -> None:
    text = golden(RECORDS[0])
    record = read_record(finish(branched(text, 30, NOBODY), QuickDice(1)))
    for other in (text + "# later\n", golden(RECORDS[1])):
        with pytest.raises(FistfulError) as told:
            verify_source(record, other)
        assert told.value.code == "verify-source"


def test_the_true_world_of_a_game_that_is_not_over_is_nobodys() -> None:
    lines = golden(RECORDS[2]).splitlines()
    half = "\n".join(lines[: len(lines) // 2]) + "\n"
    with pytest.raises(Invalid) as told:
        position(half, 40)
    assert told.value.code == "what-if-unfinished"
    assert position(half, 40, 0, EIGHT).opening


@pytest.mark.parametrize(
    "header",
    [
        "from: x 3",
        "from: " + "a" * 64,
        "from: " + "a" * 64 + " -1",
        "from: " + "a" * 64 + " 3 1234 Ann",
        "from: " + "a" * 64 + " 3 0011223344556677 Nobody",
        "from: " + "a" * 64 + " 9, " + "a" * 64 + " 3",
    ],
)
def test_where_a_record_branched_must_be_readable(header: str) -> None:
    with pytest.raises(RecordError) as told:
        read_record(f"fistful 2\ngame: blasting-billy\nseats: Ann, Bob\n{header}\n\n*: start Bob\n")
    assert told.value.problem.code == "record-from"


def test_a_record_says_in_its_first_line_whether_it_branches() -> None:
    plain, branch = "fistful 1", "fistful 2"
    text = write_record(branched(golden(RECORDS[0]), 30, NOBODY).record())
    assert text.startswith(branch)
    for wrong in (text.replace(branch, plain, 1), golden(RECORDS[0]).replace(plain, branch, 1)):
        with pytest.raises(RecordError):
            read_record(wrong)
