"""Sealed sets, races and fixed instants, at a table of the toy game that has them all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fistful.bots.random import RandomBot
from fistful.engine.errors import Late
from fistful.engine.seats import SPECTATOR
from fistful.games.game import Game
from fistful.table.clock import CLOCKS, Clock
from fistful.table.messages import AnyMessage, Happened, Sealed
from fistful.table.table import Table
from tests.conformance.toy import ToyRules

NAMES = ("Ann", "Bob", "Cy")


@pytest.fixture
def rules() -> Iterator[ToyRules]:
    """The rules, whose phases are everybody's: what a test changed of them is put back."""
    found = ToyRules()
    fixed = [phase.is_fixed for phase in found.phases]
    yield found
    for phase, is_fixed in zip(found.phases, fixed, strict=True):
        phase.is_fixed = is_fixed


def lay(rules: ToyRules, clock: Clock, *fixed: str) -> Table:
    """Return a table at which some phases have a fixed instant."""
    for phase in rules.phases:
        phase.is_fixed = phase.name in fixed
    game = Game(rules, (), lambda view, names, speaker: [], Path(), RandomBot)
    table = Table(game, {}, NAMES, bytes(32), clock=clock)
    table.start(0.0)
    return table


def go_to(table: Table, phase: str) -> None:
    """Answer in turn until a phase is reached."""
    while table.phase().name != phase:
        seat = table.owing()[0]
        # The next seat is aimed at, so that nobody is aimed at twice.
        name = NAMES[(seat + 1) % 3]
        text = f"aim {name}" if table.phase().name == "aim" else table.text(table.legal(seat)[-1])
        table.submit(seat, table.question.number, text, 0.0)


def events_of(messages: list[AnyMessage]) -> list[AnyMessage]:
    return [message for message in messages if isinstance(message, Happened)]


def test_sealed_answers_show_only_who_has_answered(rules: ToyRules) -> None:
    table = lay(rules, CLOCKS["normal"])
    messages = table.submit(0, table.question.number, "aim Bob", 0.0)
    assert messages == [Sealed(0, table.question.number, "aim Bob", is_quiet=False)]
    assert table.view(1)["said"] == -1


def test_in_a_quiet_phase_not_even_that(rules: ToyRules) -> None:
    table = lay(rules, CLOCKS["normal"])
    go_to(table, "mark")
    messages = table.submit(0, table.question.number, "mark", 0.0)
    assert messages == [Sealed(0, table.question.number, "mark", is_quiet=True)]
    assert table.view(1)["asked"] == [0, 1, 2]


def test_a_fixed_instant_hides_how_early_an_answer_came(rules: ToyRules) -> None:
    table = lay(rules, CLOCKS["normal"], "coin")
    go_to(table, "coin")
    seat, due = table.owing()[0], table.deadline()
    assert due is not None
    before = {to: table.view(to) for to in (1, 2, SPECTATOR)}
    messages = table.submit(seat, table.question.number, "hide", 1.0)
    assert messages == [Sealed(seat, table.question.number, "hide", is_quiet=True)]
    assert {to: table.view(to) for to in (1, 2, SPECTATOR)} == before
    assert table.tick(due - 0.01) == []
    assert events_of(table.tick(due)) != []


@pytest.mark.parametrize("answers", [True, False])
def test_the_clock_and_an_early_answer_look_the_same(rules: ToyRules, answers: bool) -> None:
    """The others hear one thing, at one instant."""
    table = lay(rules, CLOCKS["normal"], "coin")
    go_to(table, "coin")
    seat, due = table.owing()[0], table.deadline() or 0.0
    early = table.submit(seat, table.question.number, "hide", 1.0) if answers else []
    assert all(isinstance(message, Sealed) and message.is_quiet for message in early)
    assert [type(message).__name__ for message in table.tick(due)] == ["Happened"]


def test_the_first_to_act_wins_a_race_and_later_ones_are_late(rules: ToyRules) -> None:
    table = lay(rules, CLOCKS["normal"], "race")
    go_to(table, "race")
    number = table.question.number
    assert events_of(table.submit(2, number, "pass", 0.0)) == []
    assert events_of(table.submit(1, number, "grab", 0.1)) != []
    assert table.view(0)["coins"] == [0, 1, 0]
    with pytest.raises(Late):
        table.submit(0, number, "grab", 0.2)


def test_that_nobody_raced_shows_only_when_the_time_is_up(rules: ToyRules) -> None:
    table = lay(rules, CLOCKS["normal"], "race")
    go_to(table, "race")
    number, due = table.question.number, table.deadline()
    assert due is not None
    for seat in range(3):
        table.submit(seat, number, "pass", 0.0)
    assert table.question.number == number
    table.tick(due)
    assert table.question.number == number + 1


def test_at_one_keyboard_nothing_is_held_back(rules: ToyRules) -> None:
    table = lay(rules, Clock("off", None, keeps_instants=False), "race", "coin")
    go_to(table, "race")
    number = table.question.number
    for seat in range(3):
        table.submit(seat, number, "pass", 0.0)
    assert table.phase().name == "coin"
