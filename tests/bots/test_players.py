"""Games between players that need no view: the tight loop plays what everybody else plays."""

from typing import Any

import pytest

from fistful.bots import find_bot
from fistful.bots.rules import instinct_of
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import drive, play_through
from fistful.engine.events import Out
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.play import Seated, play_out

TABLES = [
    ("blasting-billy", 3),
    ("cash-n-guns", 4),
    ("get-billy-the-kid", 5),
    ("stetsons-and-sixguns", 4),
]
GAMES = 3


def told(out: Out) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(event.audience, event.code, event.things) for event in out.events]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_tight_loop_plays_the_same_games_as_the_driver(name: str, seats: int) -> None:
    game = find_game(name)
    instinct = instinct_of(game, {})
    for seed in range(GAMES):
        s, dice, out = game.rules.start(seats, {}), QuickDice(seed), Out()
        decisions = play_through(game.rules, s, [instinct] * seats, dice, [dice] * seats, out)
        other, throws, heard = game.rules.start(seats, {}), QuickDice(seed), Out()
        asked = 0

        def choose(position: Any, seat: int, game: Game = game, throws: Dice = throws) -> int:
            nonlocal asked
            asked += 1
            legal = game.rules.legal(position, seat)
            if len(legal) == 1:
                return legal[0]
            return instinct.choose(position, seat, legal, throws)

        drive(game.rules, other, choose, throws, heard)
        assert told(out) == told(heard)
        assert decisions == asked


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_that_are_shown_nothing_play_as_those_that_look(name: str, seats: int) -> None:
    game = find_game(name)
    bot = find_bot("rules", game)
    s, dice, out = game.rules.start(seats, {}), QuickDice(5), Out()
    play_out(game.rules, s, Seated([bot] * seats), dice, [dice] * seats, out)
    other, throws, heard = game.rules.start(seats, {}), QuickDice(5), Out()

    def look(position: Any, seat: int) -> int:
        legal = game.rules.legal(position, seat)
        if len(legal) == 1:
            return legal[0]
        return bot.choose(game.rules.view(position, seat), legal, throws)

    drive(game.rules, other, look, throws, heard)
    assert told(out) == told(heard)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_instinct_does_the_same_whatever_the_order_of_what_is_legal(
    name: str, seats: int
) -> None:
    game = find_game(name)
    instinct = instinct_of(game, {})

    class Twice:
        def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
            seed = dice.below(1 << 20)
            orders = (sorted(legal), sorted(legal, reverse=True))
            first, second = [instinct.choose(s, seat, one, QuickDice(seed)) for one in orders]
            assert first == second
            return first

    for seed in range(GAMES):
        s, dice = game.rules.start(seats, {}), QuickDice(seed)
        play_through(game.rules, s, [Twice()] * seats, dice, [dice] * seats)


def test_players_of_the_same_habits_share_one_instinct() -> None:
    game = find_game("stetsons-and-sixguns")
    assert instinct_of(game, {}) is instinct_of(game, {})
    assert instinct_of(game, {"whim": 0.0}) is not instinct_of(game, {})
