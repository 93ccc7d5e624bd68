"""R10: a game is its actions, nothing else."""

import pytest

from tests.conformance.processes import fingerprints_under
from tests.conformance.replay import replay
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, game_tables, share


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_same_actions_give_the_same_positions_and_events(table: Table) -> None:
    assert replay(table, share(SIZES.replay_games, table), table.dice("replay"))


@pytest.mark.parametrize("game", game_tables())
def test_games_do_not_depend_on_how_strings_are_hashed(game: str) -> None:
    one = fingerprints_under("0", game, SIZES.hash_games)
    assert len(one.splitlines()) == len(game_tables()[game])
    assert fingerprints_under("4711", game, SIZES.hash_games) == one
