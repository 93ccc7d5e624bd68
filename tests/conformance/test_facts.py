"""Facts can be read off every position, for every seat."""

import pytest

from tests.conformance.tables import Table, all_tables
from tests.conformance.walks import moves


@pytest.mark.parametrize("table", [t for t in all_tables() if t.game], ids=str)
def test_facts_are_readable_at_every_position(table: Table) -> None:
    assert table.game
    facts = table.game.facts
    assert len({fact.noun for fact in facts}) == len(facts)
    s = table.start()
    for seat, action in moves(table, s, table.dice("facts")):
        for fact in facts:
            for owner in range(table.seats if fact.of_seat else 1):
                assert isinstance(fact.read(s, owner), str)
        table.rules.play(s, seat, action, None)
    for fact in facts:
        assert isinstance(fact.read(s, 0), str)
