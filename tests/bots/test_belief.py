"""What a searcher believes: worlds that look the same, the likelier ones oftener."""

from collections.abc import Iterator

import pytest

from fistful.bots.belief import Belief
from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.testing.plain import canonical
from fistful.testing.tables import Table
from fistful.testing.walks import positions
from tests.conformance.tables import game_tables

GAMES = [name for name, game in games().items() if game.likelihood is not None]
#: How many games are looked at, and one in how many of their decisions.
GAMES_PLAYED = 20
EVERY = 8
TABLES = [table for name in GAMES for table in game_tables()[name]]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_world_believed_in_looks_like_the_view_and_can_be_played(table: Table) -> None:
    assert table.game
    dice = table.dice("belief")
    seen = 0
    for s in positions(table, dice):
        for seat in SEATS_IN[s.waiting]:
            view = table.rules.view(s, seat)
            world = Belief(table.game, view, dice, guesses=5).world(dice)
            assert canonical(table.rules.view(world, seat)) == canonical(view)
            players = [pool_of(table.game)[0]] * s.seats
            play_on(table.rules, world, players, dice)
            assert world.phase == OVER
            seen += 1
        if seen >= 12:
            break
    assert seen >= 12


def decisions(game: Game, count: int) -> Iterator[tuple[State, int]]:
    """Yield decisions of so many games, played by all kinds of players."""
    rules, pool = game.rules, pool_of(game)
    for number in range(count):
        dice = QuickDice(number)
        s = rules.start(rules.fewest + 1, {})
        players = [pool[dice.below(len(pool))] for _ in range(s.seats)]
        while s.phase != OVER:
            seat = NATURE
            if s.waiting:
                seat = SEATS_IN[s.waiting][0]
                if dice.below(EVERY) == 0:
                    yield s, seat
                action = players[seat].choose(s, seat, rules.legal(s, seat), dice)
            else:
                action = rules.draw(s, dice)
            rules.play(s, seat, action, None)


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_fits_better_than_a_guess(name: str) -> None:
    game = find_game(name)
    assert game.likelihood is not None
    gaps: list[float] = []
    for s, seat in decisions(game, GAMES_PLAYED):
        guess = game.rules.guess(game.rules.view(s, seat), QuickDice(len(gaps)))
        gaps.append(sum(game.likelihood.fits(s, seat)) - sum(game.likelihood.fits(guess, seat)))
    assert sum(gaps) / len(gaps) > 0.3
