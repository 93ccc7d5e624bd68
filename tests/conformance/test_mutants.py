"""R2: the suite is tested itself. Every planted leak is found, and every other planted fault."""

from dataclasses import replace

import pytest

from fistful.engine.dice import Dice
from fistful.engine.state import State
from fistful.testing.leaks import Looked, noninterference
from fistful.testing.sizes import SIZES
from fistful.testing.tables import Fault, Table
from tests.conformance.faults import FAULTS, Check
from tests.conformance.mutants import MUTANTS, hunt
from tests.conformance.mutants.answers import TrueGuess
from tests.conformance.mutants.base import Mutant
from tests.conformance.mutants.sights import HandValues
from tests.conformance.tables import game_tables

PLANTED = [
    pytest.param(mutant, tables, id=f"{game}-{mutant.leak}-{mutant.__name__}")
    for game, tables in game_tables().items()
    for mutant in MUTANTS
    if mutant.place(tables[0])
]


@pytest.mark.parametrize(("mutant", "tables"), PLANTED)
def test_a_planted_leak_is_found(mutant: type[Mutant], tables: list[Table]) -> None:
    with pytest.raises(Fault):
        hunt(mutant, tables, SIZES.mutant_states, Looked())


def test_all_leaks_of_the_catalogue_that_rules_can_have_are_planted() -> None:
    assert {mutant.leak for mutant in MUTANTS} == set(range(1, 24)) - {15}
    assert len(MUTANTS) >= 20


@pytest.mark.parametrize(
    ("mutant", "check"),
    [pytest.param(m, check, id=f"{m.__name__}-{check.__name__}") for m, check in FAULTS],
)
def test_a_planted_fault_is_found(mutant: type[Mutant], check: Check) -> None:
    table = game_tables()["toy"][1]
    rules = mutant(table.rules, table.secrets)
    with pytest.raises(Fault):
        check(table.played_by(rules), 20, table.dice(mutant.__name__))


@pytest.mark.parametrize("table", [tables[0] for tables in game_tables().values()], ids=str)
def test_scrambled_worlds_alone_find_a_leak(table: Table) -> None:
    leaky = table.played_by(HandValuesGuessedRight(table.rules, table.secrets))
    with pytest.raises(Fault, match="a scrambled one"):
        noninterference(leaky, 50, 1, table.dice("scrambled"), Looked())


@pytest.mark.parametrize("table", [tables[0] for tables in game_tables().values()], ids=str)
def test_guessed_worlds_alone_find_a_leak(table: Table) -> None:
    leaky = table.played_by(HandValues(table.rules, table.secrets))
    unscrambled = replace(leaky, secrets=replace(table.secrets, scramble=leave_alone))
    with pytest.raises(Fault, match="a guessed one"):
        noninterference(unscrambled, 50, 1, table.dice("guessed"), Looked())


class HandValuesGuessedRight(HandValues, TrueGuess):
    """A leak that no guess can show: all guesses are the truth."""


def leave_alone(s: State, seat: int, dice: Dice) -> None:
    """Scramble nothing."""
