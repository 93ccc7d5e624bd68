"""R1: views, lists, errors and events are the same in all worlds a seat cannot tell apart."""

import pytest

from tests.conformance.leaks import Looked, noninterference
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, share


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_nobody_gets_a_byte_that_depends_on_what_it_may_not_know(table: Table) -> None:
    states = share(SIZES.leak_states, table)
    looked = Looked()
    noninterference(table, states, SIZES.leak_twins, table.dice("leaks"), looked)
    assert looked.states == states
    assert looked.echoes
