"""Stetsons & Sixguns: who will win, for one who knows everything."""

import pytest

from fistful.games.stetsons_and_sixguns.mind.outlook import chances
from tests.games.stetsons_and_sixguns.scene import Scene


def chance(round: int, has: dict[str, str]) -> float:
    """Return the chance of A among four, by what it has: `hand`, `wounds` and so on."""
    given = {"round": str(round), **{f"{noun} A": value for noun, value in has.items()}}
    scene = Scene("Quick Draw", "Snap Shot", "Derringer", "Crossfire", begin=False, given=given)
    return chances(scene.s)[0]


def test_one_of_the_living_wins() -> None:
    given = {"alive": "A, C, D"}
    scene = Scene("Quick Draw", "Snap Shot", "Derringer", "Crossfire", begin=False, given=given)
    found = chances(scene.s)
    assert sum(found) == pytest.approx(1)
    assert found[1] == 0


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"notoriety": "8"}, {"notoriety": "6"}),
        ({"hand": "Quick Draw, Living Legend"}, {"hand": "Quick Draw"}),
        ({"guns": "Sixgun 5"}, {"guns": "Sixgun 1"}),
        ({"cover": "HARD"}, {}),
    ],
)
def test_who_has_more_wins_more_often(more: dict[str, str], less: dict[str, str]) -> None:
    assert chance(7, more) > chance(7, less)


def test_points_decide_more_in_the_last_round_than_in_the_first() -> None:
    def ahead(round: int) -> float:
        return chance(round, {"notoriety": "10"}) - chance(round, {"notoriety": "6"})

    assert ahead(8) > ahead(1)


def test_a_wound_to_stand_with_is_welcome() -> None:
    """SS-14: who was hurt and stands is paid, round by round."""
    assert chance(1, {"wounds": "1"}) > chance(1, {})
