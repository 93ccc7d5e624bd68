"""R5: bots choose by what they see."""

import pytest

from tests.conformance.bots import bot_makers, pairs_for, seeing
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, share


@pytest.mark.parametrize(
    ("table", "bot"),
    [
        pytest.param(table, bot, id=f"{table}-{bot}")
        for table in all_tables()
        for bot in bot_makers(table)
    ],
)
def test_a_bot_does_the_same_in_worlds_it_cannot_tell_apart(table: Table, bot: str) -> None:
    pairs = pairs_for(bot, share(SIZES.bot_pairs, table))
    assert seeing(table, bot_makers(table)[bot], pairs, table.dice(f"bot {bot}")) >= pairs
