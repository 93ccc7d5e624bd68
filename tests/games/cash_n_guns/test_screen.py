"""The standoff on the screen: who aims at whom, what is hidden, and that it fits."""

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import BANG, BBB, CLICK
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.markup import plain, width
from fistful.texts import Catalogue
from tests.games.cash_n_guns.stories import RULES, Story, table

GAME = find_game("cash-n-guns")
#: CG-03: the gangsters of the rulebook.
GANGSTERS = ("Lotus", "Tino", "El Toro", "Mr. Black", "Huggy", "Igor")


def drawn(s: CashNGuns, seat: int, language: str = "en") -> list[str]:
    """Return what a seat sees, without colours."""
    speaker = Catalogue(language, GAME, GANGSTERS[: s.seats])
    return [plain(line) for line in GAME.draw(RULES.view(s, seat), GANGSTERS, speaker)]


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if line.startswith(name))


def test_who_aims_at_whom_is_drawn_and_hidden_cards_are_not() -> None:
    s = table(4)
    Story(load={0: BBB, 1: BANG}, aim={0: 2, 1: 0}).play(s, until="courage")
    lotus = drawn(s, 0)
    assert "──▶ El Toro" in line_of(lotus, "Lotus")
    assert "✹" in line_of(lotus, "Lotus")
    assert "──▶ Lotus" in line_of(lotus, "Tino")
    assert "▒" in line_of(lotus, "Tino")
    assert "✹" not in line_of(drawn(s, 1), "Lotus")
    assert not [line for line in drawn(s, SPECTATOR) if "Your" in line]


def test_the_down_the_dead_and_the_slow_are_told_apart() -> None:
    s = table(4)
    s.wounds[1] = 2
    Story(load={0: BANG, 2: CLICK}, aim={0: 1}, withdraw=[3]).play(s)
    lines = drawn(s, SPECTATOR)
    assert "✚✚✚" in line_of(lines, "Tino")
    assert "dead" in line_of(lines, "Tino")
    assert "down" in line_of(lines, "Mr. Black")
    assert "●" in line_of(lines, "Lotus")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_position_fits_eighty_columns(language: str) -> None:
    dice = QuickDice(2)
    speaker = Catalogue(language, GAME, GANGSTERS)
    bot = find_bot("rules", GAME)
    for _ in range(2):
        s = RULES.start(6, {"powers": "all", "cop": "on"})
        while s.phase != OVER:
            asked = SEATS_IN[s.waiting]
            seat = asked[0] if asked else NATURE
            for viewer in (seat, SPECTATOR) if asked else ():
                lines = GAME.draw(RULES.view(s, viewer), GANGSTERS, speaker)
                assert max([width(line) for line in lines]) <= 80
            legal = RULES.legal(s, seat)
            action = bot.choose(RULES.view(s, seat), legal, dice) if asked else dice.pick(legal)
            RULES.play(s, seat, action, None)
