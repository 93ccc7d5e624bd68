"""Get Billy the Kid!: the table in the terminal."""

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid import GAME
from fistful.games.markup import plain, width
from fistful.texts import Catalogue
from tests.games.get_billy_the_kid.board import RULES, Board

NAMES = ("Lotus", "Tino", "El Toro", "Mr. Black", "Huggy", "Igor", "Ada", "Zeke")


def lines(board: Board, who: str, language: str = "en") -> list[str]:
    """Return what a seat's screen shows, without markup."""
    speaker = Catalogue(language, GAME, board.names)
    return [plain(line) for line in GAME.draw(board.view(who), board.names, speaker)]


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("seats", [4, 8])
def test_every_position_fits_on_the_screen(seats: int, language: str) -> None:
    s = RULES.start(seats, {"enticement": "on"})
    dice = QuickDice(seats)
    bot = find_bot("rules", GAME)
    speaker = Catalogue(language, GAME, NAMES[:seats])
    while s.phase != OVER:
        for viewer in (0, SPECTATOR):
            for line in GAME.draw(RULES.view(s, viewer), NAMES[:seats], speaker):
                assert width(line) <= 90, line
        asked = SEATS_IN[s.waiting]
        seat = asked[0] if asked else NATURE
        view = RULES.view(s, seat) if asked else {}
        action = bot.choose(view, RULES.legal(s, seat), dice) if asked else RULES.draw(s, dice)
        RULES.play(s, seat, action, None)


@pytest.mark.rule("GB-02")
def test_the_reference_sheet_lies_there_while_questions_are_asked() -> None:
    board = Board("Kid Garrett Earp Doc").hands(A="gold").at("play")
    sheet = [line for line in lines(board, "B") if line.startswith("Billy the Kid ")]
    assert sheet[0].split("  ")[-1].strip().endswith("a clean-shaven lip")
    board.give("revealed", "yes")
    assert not [line for line in lines(board, "B") if line.startswith("Billy the Kid ")]


def test_a_seat_sees_its_own_hand_and_what_it_knows_of_others() -> None:
    board = Board("Kid Garrett Earp Doc").hands(A="rifle, gold, gold", B="tnt, arrest")
    board.at("play", hour=1).do("A", "look B").draw()
    assert "Your hand: Gold ×2" in lines(board, "A")
    assert "B has Arrest · TNT" in lines(board, "A")
    assert "A knows that you hold: Arrest · TNT" in lines(board, "B")
    assert not [line for line in lines(board, "C") if "TNT" in line]
    assert not [line for line in lines(board, "-") if "Gold" in line]


@pytest.mark.rule("GB-36")
def test_whoever_is_cleared_by_a_false_arrest_is_shown_as_a_lawman() -> None:
    board = Board("Kid Garrett Earp Doc").hands(B="arrest").at("play", turn="B").do("B", "arrest D")
    for who in "AC-":
        cleared = [line for line in lines(board, who) if line.split()[:1] in (["B"], ["D"])]
        assert len(cleared) == 2
        assert all(line.endswith("misses turn · Lawman") for line in cleared)
    # Once the answers say more, the names are shown.
    people = board.s.deck.characters
    board.s.could[1] = 1 << people.index("Garrett") | 1 << people.index("Earp")
    assert [line for line in lines(board, "-") if line.endswith("misses turn · Garrett, Earp?")]


@pytest.mark.rule("GB-36")
def test_who_can_be_many_lawmen_but_no_outlaw_is_called_a_lawman() -> None:
    board = Board("Kid Garrett Earp Doc Garcia Tilghman Curnutt Masterson").hands(B="arrest")
    board.at("play", turn="B").do("B", "arrest C")
    line = next(line for line in lines(board, "D") if line.startswith("  C "))
    assert line.endswith("  Lawman")


def test_a_confrontation_is_shown_to_all() -> None:
    board = Board("Kid Garrett Earp Doc").hands(A="horse", B="arrest")
    board.at("play", turn="B", revealed=True).do("B", "arrest A").do("A", "respond horse")
    assert "B against A: Arrest · Escape (horse)" in lines(board, "-")
    assert "B tegen A: Arrestatie · Ontsnapping (paard)" in lines(board, "D", "nl")
