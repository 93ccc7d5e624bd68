"""Get Billy the Kid!: who will win, for one who knows everything."""

import pytest

from fistful.games.get_billy_the_kid.mind.outlook import chances
from tests.games.get_billy_the_kid.board import Board

FIVE = "Kid Garrett Earp Doc Garcia"


def law(kid: str, garrett: str = "arrest, pistol", hour: int = 6, revealed: bool = True) -> float:
    """Return the Lawmen's chance, by the Kid's hand and Garrett's; the others hold little."""
    board = Board(FIVE).hands(A=kid, B=garrett, C="pistol, gold", D="question", E="pistol, rifle")
    return chances(board.at("play", hour=hour, turn="B", revealed=revealed).s)[1]


def test_a_side_wins_together_and_one_side_wins() -> None:
    board = Board(FIVE).hands(A="gold", B="arrest", C="rifle", D="gold", E="tnt")
    found = chances(board.at("play", revealed=True).s)
    assert found[0] == found[4] == pytest.approx(1 - found[1])
    assert found[1] == found[2] == found[3]


# Before the reveal there is time to find Gold, and ways out are what counts.
@pytest.mark.parametrize(
    ("card", "revealed"),
    [
        ("tnt", False),
        ("pistol", False),
        ("disguise", False),
        ("tnt", True),
        ("pistol", True),
        ("disguise", True),
        ("gold", True),
    ],
)
def test_what_helps_an_outlaw_is_bad_for_the_law(card: str, revealed: bool) -> None:
    assert law(f"{card}, question", revealed=revealed) < law("question", revealed=revealed)


def test_gold_matters_most_at_the_end() -> None:
    def gold_costs(hour: int) -> float:
        return law("pistol", hour=hour) - law("gold, pistol", hour=hour)

    assert gold_costs(7) > gold_costs(4)


def test_an_escape_somebody_can_match_is_worth_less() -> None:
    assert law("horse", "arrest, horse") > law("horse", "arrest, canoe")
