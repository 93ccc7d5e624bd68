"""R2: the suite is tested itself. Every planted leak is found, and every other planted fault."""

import pytest

from tests.conformance.faults import FAULTS, Check
from tests.conformance.leaks import Looked
from tests.conformance.mutants import MUTANTS, hunt
from tests.conformance.mutants.base import Mutant
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Fault, Table, game_tables

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
