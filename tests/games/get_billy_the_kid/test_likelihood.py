"""Get Billy the Kid!: which worlds are the likelier ones."""

import pytest

from fistful.games.get_billy_the_kid.mind.belief import fits
from tests.games.get_billy_the_kid.board import Board

PEOPLE = "Kid Garrett Earp Doc"
#: Who weighs: Garrett.
YOU = 1


def fit(board: Board) -> float:
    return sum(fits(board.s, YOU))


def chased(hand: str, answer: str = "") -> float:
    """Return how well the Kid's hand fits, perhaps after it answered an arrest with a card."""
    board = Board(PEOPLE).hands(A=f"{hand}, {answer}" if answer else hand, B="arrest, horse")
    if answer:
        board.at("play", turn="B").do("B", "arrest A").do("A", "replace 0")
        board.do("A", f"respond {answer}")
    else:
        board.at("play", turn="B", revealed=True)
    return fit(board)


def test_an_outlaw_in_a_chase_has_gold_rather_than_questions() -> None:
    assert chased("gold, pistol") > chased("question, pistol")


def test_who_answers_with_an_escape_hardly_has_tnt() -> None:
    assert chased("gold, tnt", "horse") - chased("gold, rifle", "horse") < chased(
        "gold, tnt"
    ) - chased("gold, rifle")


def test_who_throws_tnt_away_is_hardly_an_outlaw() -> None:
    def thrown(card: str, who: str) -> float:
        board = Board(who).hands(A=f"{card}, gold", B="gold").at("play", turn="A")
        return fit(board.do("A", f"discard {card}"))

    other = "Earp Garrett Kid Doc"
    assert thrown("tnt", PEOPLE) - thrown("tnt", other) < thrown("question", PEOPLE) - thrown(
        "question", other
    )


def test_a_look_at_a_hand_is_not_held_against_anybody() -> None:
    """Whoever searches looks at hands as a Lawman too."""

    def looked(who: str) -> float:
        board = Board(who).hands(A="rifle, gold", B="gold").at("play", turn="A")
        before = fit(board)
        return fit(board.do("A", "look B")) - before

    assert looked(PEOPLE) == pytest.approx(looked("Earp Garrett Kid Doc"))
