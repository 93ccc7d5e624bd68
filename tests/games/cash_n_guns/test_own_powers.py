"""Powers composed of effects: what a variant's own do, and what being asked never tells (CG-61)."""

from typing import Any

import pytest

from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER
from fistful.games.cash_n_guns.cards import (
    BANG,
    OWN_POWERS,
    POWERS,
    SHOW,
    SIX_FEET_UNDER,
    STAND_UP,
    SUPER_COWARD,
    UNIT,
)
from fistful.games.cash_n_guns.deck import VARIANTS
from fistful.games.cash_n_guns.powers import able
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.draft import Draft
from fistful.games.variant import pack
from tests.games.cash_n_guns.stories import RULES, Story, phase, table
from tests.problems import told

ANN, BOB, CY, DEE = range(4)
#: A variant's own powers, by the number they have in its order.
OWN = [POWERS.index(word) for word in OWN_POWERS]
IDLE = [SIX_FEET_UNDER, SUPER_COWARD]


def data_with(**own: dict[str, Any]) -> dict[str, Any]:
    """Return the rulebook's game with these powers before those that count at the end."""
    usual = VARIANTS.standard_data
    kept = {
        word: usual["powers"][word] for word in ("six-feet-under", "super-coward", "the-insane")
    }
    spare = {f"Spare {n}": {"pay": n} for n in range(1, 7 - len(kept) - len(own) + 1)}
    return {**usual, "game": "cash-n-guns", "powers": {**own, **kept, **spare}}


def with_powers(dealt: list[int], **own: dict[str, Any]) -> CashNGuns:
    return table(len(dealt), dealt=dealt, powers="all", deck=pack(data_with(**own)))


def problems(**own: dict[str, Any]) -> list[str]:
    return told(VARIANTS.checked(Draft(data_with(**own), "")).problems)


def test_effects_of_a_power_add_up() -> None:
    s = with_powers([OWN[0], *IDLE, OWN[1]], Scarface={"extra_wounds": 2, "pay_per_wound": 5})
    s.wounds[ANN] = 2
    story = Story(load={BOB: BANG}, aim={BOB: ANN})
    story.play(s)
    assert s.alive >> ANN & 1
    assert f"showed 0 {OWN[0]}" in story.told(SPECTATOR)
    s.phase = OVER
    assert RULES.outcome(s).scores[ANN] == s.money[ANN] + 5 * 3
    s = with_powers([OWN[0], *IDLE, OWN[1]], Scarface={"extra_wounds": 2, "pay_per_wound": 5})
    s.wounds[ANN] = 4
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert not s.alive >> ANN & 1


def test_shame_that_pays_costs_nothing() -> None:
    s = with_powers([OWN[0], *IDLE, OWN[1]], Proud={"pay_per_shame": 3, "pay": 7})
    s.shame[ANN] = 2
    s.phase = OVER
    assert RULES.outcome(s).scores[ANN] == 2 * 3 + 7


def test_one_who_aims_and_loads_last_does_both() -> None:
    s = with_powers([OWN[0], *IDLE, OWN[1]], Last={"aims_last": True, "loads_last": True})
    story = Story(show=[ANN])
    story.play(s, until="kid-aim")
    assert (phase(s), s.waiting) == ("kid-aim", 1 << ANN)
    story.play(s, until="cunning-load")
    assert (phase(s), s.waiting) == ("cunning-load", 1 << ANN)
    assert s.hands[ANN] == s.deck.bullets
    story.play(s)
    assert s.hands[ANN] < s.deck.bullets


def test_two_powers_may_do_the_same_and_all_who_could_have_one_are_asked() -> None:
    own: dict[str, dict[str, Any]] = {
        "Cat": {"stands_up": True},
        "Fox": {"stands_up": True, "pay": 5},
    }
    s = with_powers([OWN[0], OWN[1], *IDLE], **own)
    story = Story(withdraw=[ANN, BOB, CY], after={ANN: STAND_UP, BOB: STAND_UP})
    story.play(s, until="after-shots")
    # CG-61: Cy lies as well, and nobody knows that there is nothing to be done.
    assert s.waiting == 0b0111
    story.play(s)
    assert s.open == 0b0011
    assert s.money[ANN] == s.money[BOB] == s.money[DEE] > s.money[CY]


def test_who_cannot_have_a_power_by_what_all_saw_is_not_asked() -> None:
    """Two bear more wounds and all powers are dealt but one: a dead seat that showed nothing has
    neither, so one of the two closed ones alive has."""
    own: dict[str, dict[str, Any]] = {
        "Oak": {"extra_wounds": 1},
        "Elm": {"extra_wounds": 1, "one_wound_a_round": True},
        "Cat": {"stands_up": True},
    }
    data = data_with(**own)
    for word in ("super-coward", "the-insane"):
        del data["powers"][word]
    data["powers"]["Dime"] = {"pay": 2}
    s = table(
        6,
        dealt=[OWN[2], OWN[0], OWN[1], SIX_FEET_UNDER, OWN[3], OWN[4]],
        powers="all",
        deck=pack(data),
    )
    s.standing &= ~0b000111
    assert able(s) == 0b000111
    s.alive &= ~0b111000
    assert able(s) == 0b000111
    # Whoever took two wounds in a round is not Elm; if Ann is Cat, Bob and Cy are Oak and Elm.
    s.hit_twice = 0b000110
    assert able(s) == 0b000110


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ({}, "needs effects"),
        ({"flies": True}, "unknown 'flies'"),
        ({"pay": 51}, "pay is a whole number from 1 to 50"),
        ({"pay": True}, "pay is a whole number"),
        ({"stands_up": False}, "stands_up is true, or left out"),
        ({"stands_up": True, "takes_back": True}, "is used by showing it, once"),
        ({"grenade": True}, "only one power can have 'grenade'"),
        ({"extra_wounds": 1, "stands_up": True}, "shows itself"),
    ],
)
def test_what_does_not_go_together_is_told(line: dict[str, Any], problem: str) -> None:
    assert problem in problems(Mine=line)[0]


@pytest.mark.parametrize("name", ["own-1", "bang", "<b>", "x" * 31])
def test_a_name_that_records_or_screens_could_mistake_is_refused(name: str) -> None:
    assert problems(**{name: {"pay": 5}})


def test_no_more_powers_than_records_have_words_for() -> None:
    own = {f"Number {n}": {"pay": 5} for n in range(len(OWN_POWERS) + 1)}
    assert "up to 8 powers of your own" in problems(**own)[0]


def test_the_cunning_and_the_kid_show_instead_of_loading() -> None:
    s = with_powers([OWN[0], *IDLE, OWN[1]], Last={"aims_last": True, "loads_last": True})
    Story().play(s, until="load")
    assert SHOW in RULES.legal(s, ANN)
    assert s.hands[ANN] >= UNIT[BANG]
