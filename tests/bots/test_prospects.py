"""Prospects: who will win, before a game played ahead is over."""

from typing import Any

import pytest

from fistful.bots.payoff import Payoff
from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.state import OVER
from fistful.games import games
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.testing.tables import Table
from tests.conformance.tables import game_tables

GAMES = [name for name, game in games().items() if game.prospects is not None]
TABLES = [table for name in GAMES for table in game_tables()[name]]
#: How many games are played, and how many with each set of options.
GAMES_PLAYED = 150
GAMES_LOOKED_AT = 10


class Noting:
    """A player who notes everybody's prospects whenever a position can be judged."""

    def __init__(self, game: Game, player: Instinct, notes: list[list[float]]) -> None:
        assert game.prospects
        self.prospects = game.prospects
        self.player = player
        self.notes = notes

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if self.prospects.can_judge(s):
            self.notes.append(self.prospects.chances(s))
        return self.player.choose(s, seat, legal, dice)


class Anything:
    """A player who does anything it may."""

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        return dice.pick(legal)


def notes_of(game: Game, s: Any, players: list[Instinct], dice: Dice) -> list[list[float]]:
    """Play a game to its end; return everybody's prospects on the way."""
    notes: list[list[float]] = []
    play_on(game.rules, s, [Noting(game, player, notes) for player in players], dice)
    return notes


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_calm_position_can_be_judged(table: Table) -> None:
    game = table.game
    assert game
    for number in range(GAMES_LOOKED_AT):
        dice = QuickDice(number)
        ways: list[Instinct] = [*pool_of(game), *[Anything()] * len(pool_of(game))]
        players = [ways[dice.below(len(ways))] for _ in range(table.seats)]
        notes = notes_of(game, table.start(), players, dice)
        assert notes
        for found in notes:
            assert len(found) == table.seats and all(0 <= chance <= 1 for chance in found)
            assert any(found)


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
            assert game.prospects.can_judge(s)
            stopped += 1
    assert stopped


@pytest.mark.parametrize("name", GAMES)
def test_prospects_tell_more_than_nothing(name: str) -> None:
    """Squared gaps to who won, late in a game, are less than those of knowing only how often."""
    game = games()[name]
    pairs: list[tuple[float, float]] = []
    for number in range(GAMES_PLAYED):
        s = game.rules.start(game.rules.most, {})
        notes = notes_of(game, s, pool_of(game)[: s.seats], QuickDice(1_000 + number))
        won = Payoff(game).shares(s)
        for found in notes[len(notes) // 2 :]:
            pairs += zip(found, won, strict=True)
    mean = sum(won for _, won in pairs) / len(pairs)
    assert sum((chance - won) ** 2 for chance, won in pairs) < sum(
        (mean - won) ** 2 for _, won in pairs
    )
