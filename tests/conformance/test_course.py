"""Clones, sealed answers, refusals, legal lists, conservation, the end: at every step of games."""

import pytest

from fistful.engine.phase import Together
from tests.conformance.course import cloning, commuting, coursing, driving, ending, refusing
from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, share

each_table = pytest.mark.parametrize("table", all_tables(), ids=str)
each_sealed_table = pytest.mark.parametrize(
    "table",
    [
        table
        for table in all_tables()
        if any(isinstance(phase, Together) for phase in table.rules.phases)
    ],
    ids=str,
)


@each_table
def test_playing_on_a_clone_never_changes_its_parent(table: Table) -> None:
    assert cloning(table, share(SIZES.clone_games, table), table.dice("clone"))


@each_table
def test_the_tight_loop_of_random_play_plays_the_same_games(table: Table) -> None:
    assert driving(table, share(SIZES.clone_games, table), 1)


@each_sealed_table
def test_sealed_answers_in_any_order_give_the_same_position_and_events(table: Table) -> None:
    assert commuting(table, share(SIZES.commute_games, table), table.dice("commute"))


@each_table
def test_a_refused_action_changes_nothing(table: Table) -> None:
    assert refusing(table, share(SIZES.refuse_games, table), table.dice("refuse"))


@each_table
def test_every_step_is_legal_conserves_and_leads_where_it_says(table: Table) -> None:
    assert coursing(table, share(SIZES.course_games, table), table.dice("course"))


@each_table
def test_the_game_always_ends_whoever_falls_silent_or_leaves(table: Table) -> None:
    assert ending(table, share(SIZES.quit_games, table), table.dice("end"))
