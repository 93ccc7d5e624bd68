"""The rules in short leave out nothing that decides a game."""

import pytest

from fistful.games import find_game
from fistful.texts import summary

TOLD = {
    ("blasting-billy", "en"): (
        "12 cards are put aside",
        "with three players 6",
        "share the victory",
        "nobody at all",
        "Memory aid",
        "variant of ours",
    ),
    ("blasting-billy", "nl"): (
        "12 kaarten ongezien",
        "met drie spelers 6",
        "delen zij de overwinning",
        "helemaal niemand",
        "Geheugensteun",
        "variant van ons",
    ),
    ("cash-n-guns", "en"): (
        "then they share the victory",
        "nobody left alive, nobody wins",
        "not in a round in which the grenade went off",
        "all of them are asked at once",
    ),
    ("cash-n-guns", "nl"): (
        "anders delen zij de overwinning",
        "Leeft er niemand meer, dan wint niemand",
        "niet in een ronde waarin de granaat is ontploft",
        "ze krijgen de vraag allemaal tegelijk",
    ),
}


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_the_summary_tells_it(game: str, language: str) -> None:
    text = summary(find_game(game), language)
    assert [words for words in TOLD[game, language] if words not in text] == []
