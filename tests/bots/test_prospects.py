"""Prospects: who will win, before a game played ahead is over."""

import pytest

from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.bots.worth import Judge
from fistful.engine.dice import QuickDice
from fistful.engine.state import OVER
from fistful.games import games
from tests.conformance.tables import Table, game_tables
from tests.conformance.walks import positions

GAMES = [name for name, game in games().items() if game.prospects is not None]
TABLES = [table for name in GAMES for table in game_tables()[name]]
#: How many games are played, and the most positions looked at of each walk.
GAMES_PLAYED = 150
LOOKS = 60
#: After how many rounds a game is late.
LATE = 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_calm_position_can_be_judged(table: Table) -> None:
    assert table.game and table.game.prospects
    is_calm, chances, _ = table.game.prospects
    seen = 0
    for s in positions(table, table.dice("prospects")):
        if s.waiting and s.phase != OVER and is_calm(s):
            found = chances(s)
            assert len(found) == s.seats and all(0 < chance < 1 for chance in found)
            seen += 1
        if seen >= LOOKS:
            break
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_only_until_it_can_be_judged(name: str) -> None:
    game = games()[name]
    assert game.prospects
    stopped = 0
    for number in range(GAMES_PLAYED):
        dice = QuickDice(number)
        s = game.rules.start(game.rules.most, {})
        play_on(game.rules, s, pool_of(game)[: s.seats], dice, game.prospects)
        if s.phase != OVER:
            assert game.prospects.is_calm(s)
            stopped += 1
    assert stopped


@pytest.mark.parametrize("name", GAMES)
def test_prospects_tell_more_than_nothing(name: str) -> None:
    """Squared gaps to who won, late in a game, are less than those of knowing only how often."""
    game = games()[name]
    assert game.prospects
    pairs: list[tuple[float, float]] = []
    for number in range(GAMES_PLAYED):
        dice = QuickDice(1_000 + number)
        s = game.rules.start(game.rules.most, {})
        players = pool_of(game)[: s.seats]
        later = game.prospects._replace(later=LATE * s.seats + dice.below(s.seats))
        play_on(game.rules, s, players, dice, later)
        if s.phase != OVER:
            found = game.prospects.chances(s)
            play_on(game.rules, s, players, dice)
            pairs += zip(found, Judge(game).shares(s), strict=True)
    mean = sum(won for _, won in pairs) / len(pairs)
    assert sum((chance - won) ** 2 for chance, won in pairs) < sum(
        (mean - won) ** 2 for _, won in pairs
    )
