"""R4: guessed worlds are honest."""

import pytest

from tests.conformance.honesty import honesty
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, share


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_all_worlds_that_fit_are_guessed_and_the_true_one_no_more_than_others(
    table: Table,
) -> None:
    infosets = max(5, share(SIZES.honest_infosets, table))
    found = honesty(table, infosets, SIZES.honest_guesses, table.dice("honesty"))
    assert found.infosets == infosets
    assert found.open_variables
    assert found.values > found.open_variables
