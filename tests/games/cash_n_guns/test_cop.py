"""A Cop in the Mafia, rule by rule (CG-70 to CG-75)."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import BANG, COP, PASS, TELEPHONE_USE
from fistful.games.cash_n_guns.rules import PHASES
from fistful.games.cash_n_guns.state import CashNGuns
from tests.games.cash_n_guns.stories import RULES, Story, phase, table

ANN, BOB, CY, DEE, EVE = range(5)
CALL = {BOB: TELEPHONE_USE}


def cop_table() -> CashNGuns:
    """Five seats, Bob is the cop."""
    return table(5, undercover=BOB, cop="on")


@pytest.mark.rule("CG-70")
def test_one_seat_is_the_cop_and_knows_it_alone_until_the_end() -> None:
    s = RULES.start(5, {"cop": "on"})
    assert RULES.legal(s, NATURE) == [COP + seat for seat in range(5)]
    RULES.play(s, NATURE, COP + BOB, None)
    assert RULES.view(s, BOB)["cop"] == BOB
    assert RULES.view(s, ANN)["cop"] == HIDDEN
    assert RULES.view(s, SPECTATOR)["cop"] == HIDDEN
    s.wounds[BOB] = 2
    Story(load={ANN: BANG}, aim={ANN: BOB}).play(s)
    assert RULES.view(s, ANN)["cop"] == HIDDEN
    s.phase = OVER
    assert RULES.view(s, ANN)["cop"] == BOB


@pytest.mark.rule("CG-70")
def test_the_cop_needs_five_or_six_players() -> None:
    with pytest.raises(Invalid):
        RULES.start(4, {"cop": "on"})
    assert RULES.start(6, {"cop": "on"}).cop == NOTHING


@pytest.mark.rule("CG-71")
def test_the_telephone_asks_all_who_stood_and_only_the_cop_has_a_choice() -> None:
    s = cop_table()
    Story(withdraw=[EVE]).play(s, until="after-shots")
    assert RULES.view(s, SPECTATOR)["asked"] == [ANN, BOB, CY, DEE]
    assert RULES.legal(s, BOB) == [PASS, TELEPHONE_USE]
    assert RULES.legal(s, ANN) == [PASS]
    RULES.play(s, ANN, PASS, None)
    # Who has answered is nobody's business.
    assert RULES.view(s, CY)["asked"] == [ANN, BOB, CY, DEE]
    assert PHASES[s.phase].is_fixed
    story = Story(after=CALL)
    story.play(s)
    assert "telephone-used 1" in story.told(SPECTATOR)
    assert RULES.view(s, EVE)["calls"] == [[ANN, BOB, CY, DEE]]


@pytest.mark.rule("CG-71")
def test_the_telephone_goes_round_though_the_cop_lies_or_is_dead() -> None:
    s = cop_table()
    Story(withdraw=[BOB]).play(s, until="after-shots")
    assert s.waiting == 0b11101
    s = cop_table()
    s.wounds[BOB] = 2
    story = Story(load={ANN: BANG}, aim={ANN: BOB})
    story.play(s, until="after-shots")
    assert phase(s) == "after-shots"
    story.play(s)
    assert "telephone-unused" in story.told(ANN)


@pytest.mark.rule("CG-71")
def test_the_telephone_rests_if_nobody_stood_and_after_round_six() -> None:
    s = cop_table()
    story = Story(withdraw=range(5))
    story.play(s)
    assert not [told for told in story.told(ANN) if told.startswith("telephone")]
    for rounds in range(2, 9):
        story = Story(withdraw=[ANN, CY, DEE, EVE])
        story.play(s)
        rang = any(told.startswith("telephone") for told in story.told(ANN))
        assert rang == (rounds <= 6)


@pytest.mark.rule("CG-72", "CG-73")
def test_the_third_call_alerts_the_police_and_shame_flashes_from_then_on() -> None:
    s = cop_table()
    for number in range(1, 4):
        story = Story(after=CALL, withdraw=[ANN])
        story.play(s)
        assert f"telephone-used {number}" in story.told(ANN)
        assert ("police-alerted" in story.told(ANN)) == (number == 3)
    assert s.lights == (0, 0, 0, 0, 0)
    story = Story(withdraw=[ANN])
    story.play(s)
    assert s.lights == (1, 0, 0, 0, 0)
    assert s.shame[ANN] == 4
    assert "withdrew-flashing 0 4 1" in story.told(CY)
    assert RULES.view(s, CY)["lights"] == [1, 0, 0, 0, 0]
    # Alerted, the police needs no more calls.
    assert not [told for told in story.told(ANN) if told.startswith("telephone")]


def ended(calls: int, lights: int, alive: int = 0b11111) -> tuple[list[int], str]:
    """Return winners and reason of a game where Bob, the cop, is the richest, then Cy."""
    s = cop_table()
    s.phase = OVER
    s.money = [0, 90, 50, 10, 10]
    s.calls = (0b11111,) * calls
    s.lights = (0, lights, 0, 0, 0)
    s.alive = alive
    return RULES.outcome(s).winners, RULES.outcome(s).reason


@pytest.mark.rule("CG-74")
def test_the_cop_wins_alone_if_the_police_comes_and_he_lives_without_much_shame() -> None:
    assert ended(3, 1) == ([BOB], "cop")
    assert ended(3, 2) == ([CY], "richest")
    assert ended(2, 0) == ([CY], "richest")
    assert ended(3, 0, alive=0b11101) == ([CY], "richest")


@pytest.mark.rule("CG-74")
def test_a_sole_survivor_wins_whoever_he_is() -> None:
    assert ended(0, 0, alive=0b00010) == ([BOB], "survivor")
    assert ended(3, 0, alive=0b10000) == ([EVE], "survivor")


@pytest.mark.rule("CG-75")
def test_shame_costs_the_same_on_either_side() -> None:
    s = cop_table()
    s.phase = OVER
    s.money = [50, 50, 50, 50, 50]
    s.shame = [2, 2, 0, 0, 0]
    s.lights = (2, 0, 0, 0, 0)
    assert RULES.outcome(s).scores == [40, 40, 50, 50, 50]


@pytest.mark.rule("CG-80")
def test_who_is_silent_at_the_telephone_passes() -> None:
    s = cop_table()
    Story().play(s, until="after-shots")
    assert RULES.default(s, BOB, QuickDice(0)) == PASS
