"""Super Powers, rule by rule (CG-50 to CG-62)."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.cash_n_guns.cards import (
    AIM,
    BANG,
    BBB,
    CLICK,
    CUNNING,
    DISCARD,
    DRAGON_SKIN,
    INSANE,
    KID,
    LOAD,
    NOT_HURT,
    PASS,
    SECOND_GUN,
    SHOW,
    SIX_FEET_UNDER,
    SPECIALIST,
    STAND_UP,
    SUPER_COWARD,
    TAKE,
    TOO_SLOW,
    UNBREAKABLE,
)
from fistful.games.cash_n_guns.rules import PHASES
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, NOT_LOADED, SHOWN, CashNGuns
from fistful.games.cash_n_guns.view import HIDDEN
from tests.games.cash_n_guns.stories import RULES, Story, phase, table

ANN, BOB, CY, DEE, EVE = range(5)
#: Powers that do nothing in a test about another one.
IDLE = [SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT, SPECIALIST]


def with_power(power: int, seats: int = 4, specialist: str = "fired") -> CashNGuns:
    """Return a table where Ann has a power and the others have some that stay out of the way."""
    others = [idle for idle in IDLE if idle != power] + [KID, CUNNING]
    dealt = [power, *others[: seats - 1]]
    return table(seats, dealt=dealt, powers="all", specialist=specialist)


@pytest.mark.rule("CG-50", "CG-62")
def test_six_feet_under_earns_for_every_killed_gangster_if_alive() -> None:
    s = with_power(SIX_FEET_UNDER)
    s.phase = OVER
    s.alive = 0b0011
    s.money = [10, 25, 0, 0]
    assert RULES.outcome(s).scores == [30, 25, None, None]
    assert RULES.outcome(s).winners == [ANN]
    s.alive = 0b0110
    assert RULES.outcome(s).scores[ANN] is None


@pytest.mark.rule("CG-50", "CG-57")
def test_powers_that_count_at_the_end_are_shown_there() -> None:
    s = with_power(SIX_FEET_UNDER)
    s.wounds[DEE] = 2
    story = Story(load={ANN: BANG}, aim={ANN: DEE}, withdraw=[BOB])
    story.play(s)
    assert RULES.view(s, CY)["powers"][ANN] == HIDDEN
    s.pile = (5, 0, 0)
    s.round = 7
    s.hands = [1, 1, 1, 1]
    story = Story()
    story.play(s)
    assert s.phase == OVER
    assert f"bonus 0 {SIX_FEET_UNDER} 10" in story.told(SPECTATOR)
    assert f"had-power 1 {SUPER_COWARD}" in story.told(SPECTATOR)
    assert f"bonus 1 {SUPER_COWARD} 5" in story.told(SPECTATOR)


@pytest.mark.rule("CG-51")
def test_the_unbreakable_shows_with_the_third_wound_and_dies_of_the_fourth() -> None:
    s = with_power(UNBREAKABLE)
    s.wounds[ANN] = 2
    story = Story(load={BOB: BANG}, aim={BOB: ANN})
    story.play(s)
    assert s.wounds[ANN] == 3
    assert s.alive >> ANN & 1
    assert f"showed 0 {UNBREAKABLE}" in story.told(CY)
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert not s.alive >> ANN & 1


@pytest.mark.rule("CG-52")
def test_the_first_death_may_give_a_second_gun_with_its_unused_bullets() -> None:
    s = with_power(SECOND_GUN)
    s.wounds[DEE] = 2
    Story(load={BOB: BANG}, aim={BOB: DEE}).play(s, until="first-death")
    assert RULES.legal(s, ANN) == [PASS, TAKE + DEE]
    assert RULES.legal(s, BOB) == [PASS]
    story = Story(windows={"first-death": {ANN: TAKE + DEE}})
    story.play(s)
    assert "took-gun 0 3 7" in story.told(BOB)
    assert "took-gun-you 0 0 0 0 1 1 2" in story.told(ANN)
    assert not [told for told in story.told(BOB) if told.startswith("took-gun-you")]
    assert (s.taker, s.taken) == (ANN, DEE)
    # From the next round on, two cards and two aims, at the same target if she likes.
    story = Story(
        load={ANN: BANG}, second_load=BANG, aim={ANN: CY, BOB: CY, CY: BOB}, second_aim=CY
    )
    story.play(s)
    assert s.wounds[CY] == 2
    assert s.fates[ANN] == s.fates[DEE] == SHOWN


@pytest.mark.rule("CG-52")
def test_the_second_aim_stays_sealed_until_all_aims_are_in() -> None:
    s = two_guns()
    Story(second_aim=BOB).play(s, until="aim")
    assert RULES.view(s, ANN)["guns"][DEE]["aim"] == BOB
    assert RULES.view(s, BOB)["guns"][DEE]["aim"] == HIDDEN
    Story().play(s, until="courage")
    assert RULES.view(s, BOB)["guns"][DEE]["aim"] == BOB


def two_guns() -> CashNGuns:
    """Return a table at the loot of round 2, where Ann has taken dead Dee's gun."""
    s = with_power(SECOND_GUN)
    s.wounds[DEE] = 2
    Story(
        load={BOB: BANG},
        aim={BOB: DEE},
        windows={"first-death": {ANN: TAKE + DEE}},
    ).play(s)
    return s


@pytest.mark.rule("CG-52", "CG-17")
def test_a_withdrawal_voids_only_the_card_aimed_at_it() -> None:
    s = two_guns()
    Story(load={ANN: BANG}, second_load=BANG, aim={ANN: BOB}, second_aim=CY, withdraw=[BOB]).play(s)
    assert s.fates[ANN] == DISCARDED
    assert s.fates[DEE] == SHOWN
    assert s.wounds[CY] == 1


@pytest.mark.rule("CG-52", "CG-18", "CG-19")
def test_after_a_bbb_the_other_card_is_revealed_in_phase_six() -> None:
    s = two_guns()
    Story(load={ANN: BBB}, second_load=BANG, aim={ANN: BOB}, second_aim=CY).play(s)
    assert s.fates[ANN] == s.fates[DEE] == SHOWN
    assert s.wounds[:3] == [0, 1, 1]


@pytest.mark.rule("CG-52", "CG-18")
def test_a_bbb_hit_discards_whichever_card_has_not_been_fired() -> None:
    s = two_guns()
    Story(
        load={ANN: BANG, BOB: BBB}, second_load=BBB, aim={ANN: BOB, BOB: ANN}, second_aim=CY
    ).play(s)
    assert s.fates[DEE] == SHOWN
    assert s.fates[ANN] == DISCARDED
    assert s.wounds[:3] == [1, 0, 1]


@pytest.mark.rule("CG-52", "CG-13")
def test_an_aim_not_given_loses_that_card_only() -> None:
    s = two_guns()
    Story().play(s, until="second-aim")
    assert RULES.default(s, ANN, QuickDice(0)) == TOO_SLOW
    RULES.play(s, ANN, TOO_SLOW, None)
    story = Story()
    story.play(s, until="courage")
    assert s.fates[DEE] == DISCARDED
    assert s.fates[ANN] == LOADED
    assert "too-slow 0" in story.told(BOB)


@pytest.mark.rule("CG-52", "CG-16")
def test_withdrawing_with_two_guns_discards_both_cards() -> None:
    s = two_guns()
    Story(withdraw=[ANN]).play(s)
    assert s.fates[ANN] == s.fates[DEE] == DISCARDED


@pytest.mark.rule("CG-52")
def test_of_several_dead_one_is_chosen_and_passing_ends_it() -> None:
    s = with_power(SECOND_GUN, seats=5)
    s.wounds = [0, 0, 0, 2, 2]
    deaths = Story(load={BOB: BANG, CY: BANG}, aim={BOB: DEE, CY: EVE})
    deaths.play(s, until="first-death")
    assert RULES.legal(s, ANN) == [PASS, TAKE + DEE, TAKE + EVE]
    deaths.play(s)
    s.wounds[CY] = 2
    story = Story(load={BOB: BANG}, aim={BOB: CY})
    story.play(s, until="first-death")
    assert phase(s) in ("loot", "over")
    assert s.taker == NOTHING


@pytest.mark.rule("CG-52")
def test_in_round_eight_there_is_nothing_to_take() -> None:
    s = with_power(SECOND_GUN)
    s.round = 7
    s.pile = (5, 0, 0)
    s.hands = [8, 8, 8, 8]
    s.wounds[DEE] = 2
    story = Story(aim={BOB: DEE, ANN: BOB, CY: BOB, DEE: BOB})
    story.play(s, until="first-death")
    assert s.phase == OVER


@pytest.mark.rule("CG-53", "CG-60")
def test_dragon_skin_takes_one_wound_a_round_and_shows_when_it_saves_one() -> None:
    s = with_power(DRAGON_SKIN)
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert s.wounds[ANN] == 1
    assert RULES.view(s, BOB)["powers"][ANN] == HIDDEN
    story = Story(load={BOB: BBB, CY: BANG, DEE: BANG}, aim={BOB: ANN, CY: ANN, DEE: ANN})
    story.play(s)
    assert s.wounds[ANN] == 2
    assert f"showed 0 {DRAGON_SKIN}" in story.told(BOB)
    assert "saved 0 2" in story.told(BOB)


GRENADE = {"before-load": {ANN: SHOW + INSANE}}


@pytest.mark.rule("CG-54", "CG-60")
def test_the_grenade_wounds_all_standing_and_ends_the_round() -> None:
    s = with_power(INSANE)
    story = Story(
        windows=GRENADE,
        load={BOB: BBB, CY: BANG},
        aim={BOB: ANN, CY: BOB},
        withdraw=[DEE],
        notes="20 20 20 20 20",
    )
    story.play(s)
    assert s.wounds == [1, 1, 1, 0]
    assert s.fates[CY] == DISCARDED
    assert s.money == [0, 0, 0, 0]
    assert s.table == (0, 0, 5)
    assert "exploded 0" in story.told(SPECTATOR)
    # One grenade only.
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert s.wounds == [2, 1, 1, 0]


@pytest.mark.rule("CG-54")
def test_the_grenade_waits_for_the_next_wound_even_rounds_later_and_even_if_it_kills() -> None:
    s = with_power(INSANE)
    Story(windows=GRENADE).play(s)
    Story().play(s)
    assert s.wounds == [0, 0, 0, 0]
    s.wounds[ANN] = 2
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert s.wounds == [3, 1, 1, 1]
    assert s.alive == 0b1110


@pytest.mark.rule("CG-54", "CG-61")
def test_the_grenade_may_be_shown_in_three_windows() -> None:
    for window in ("before-load", "before-aim", "last-chance"):
        s = with_power(INSANE)
        Story().play(s, until=window)
        assert RULES.legal(s, ANN) == [PASS, SHOW + INSANE]
        Story(windows={window: {ANN: SHOW + INSANE}}).play(s, until="courage")
        assert s.grenade == ANN


@pytest.mark.rule("CG-54", "CG-40")
def test_an_explosion_that_leaves_one_alive_ends_the_game() -> None:
    s = with_power(INSANE)
    s.wounds = [2, 2, 2, 0]
    Story(windows=GRENADE, load={BOB: BANG}, aim={BOB: ANN}, withdraw=[DEE]).play(s)
    assert s.phase == OVER
    assert RULES.outcome(s).winners == [DEE]


@pytest.mark.rule("CG-55")
def test_the_kid_aims_after_all_others_from_then_on() -> None:
    s = with_power(KID)
    Story(windows={"before-aim": {ANN: SHOW + KID}}).play(s, until="aim")
    assert s.waiting == 0b1110
    Story().play(s, until="kid-aim")
    assert s.waiting == 0b0001
    assert RULES.view(s, ANN)["guns"][BOB]["aim"] == CY
    Story(aim={ANN: DEE}).play(s, until="courage")
    assert s.aims[ANN] == DEE
    Story().play(s)
    Story().play(s, until="aim")
    assert s.waiting == 0b1110
    Story().play(s, until="kid-aim")
    RULES.play(s, ANN, TOO_SLOW, None)
    assert s.fates[ANN] == DISCARDED


@pytest.mark.rule("CG-56")
def test_the_cunning_loads_after_all_aims_the_kids_included() -> None:
    s = table(4, dealt=[CUNNING, KID, SIX_FEET_UNDER, SUPER_COWARD], powers="all")
    shows = {"before-load": {ANN: SHOW + CUNNING, BOB: SHOW + KID}}
    Story(windows=shows).play(s, until="load")
    assert s.waiting == 0b1110
    Story().play(s, until="kid-aim")
    assert s.fates[ANN] == NOT_LOADED
    assert RULES.view(s, CY)["guns"][ANN]["fate"] == "not-loaded"
    RULES.play(s, BOB, AIM + ANN, None)
    Story().play(s, until="cunning-load")
    assert RULES.view(s, ANN)["guns"][BOB]["aim"] == ANN
    RULES.play(s, ANN, LOAD + BBB, None)
    assert (s.cards[ANN], s.fates[ANN]) == (BBB, LOADED)
    assert phase(s) == "courage"


@pytest.mark.rule("CG-56")
def test_the_cunning_shown_after_loading_takes_the_bullet_back() -> None:
    s = with_power(CUNNING)
    hand = s.hands[ANN]
    story = Story(load={ANN: BBB}, windows={"before-aim": {ANN: SHOW + CUNNING}})
    story.play(s, until="aim")
    assert s.hands[ANN] == hand
    assert s.fates[ANN] == NOT_LOADED
    assert "unloaded 0" in story.told(BOB)


@pytest.mark.rule("CG-56", "CG-13")
def test_the_cunning_too_slow_to_aim_still_loads_and_loses_that_card() -> None:
    s = with_power(CUNNING)
    Story(windows={"before-load": {ANN: SHOW + CUNNING}}).play(s, until="aim")
    RULES.play(s, ANN, TOO_SLOW, None)
    Story(load={ANN: BBB}).play(s, until="courage")
    assert s.fates[ANN] == DISCARDED
    assert RULES.view(s, ANN)["deck"]["discarded"] == [0, 0, 1]


@pytest.mark.rule("CG-57", "CG-62")
def test_super_coward_earns_by_shame_but_ties_count_markers_as_such() -> None:
    s = with_power(SUPER_COWARD)
    s.phase = OVER
    s.money = [10, 25, 0, 0]
    s.shame = [3, 0, 1, 0]
    assert RULES.outcome(s).scores == [25, 25, -5, 0]
    assert RULES.outcome(s).winners == [BOB]


@pytest.mark.rule("CG-58", "CG-60")
def test_the_specialist_takes_a_fired_bbb_back_and_discards_another_bullet() -> None:
    s = with_power(SPECIALIST)
    fire = Story(load={ANN: BBB}, aim={ANN: BOB})
    fire.play(s, until="take-back")
    assert RULES.legal(s, ANN) == [PASS, DISCARD + CLICK, DISCARD + BANG]
    story = Story(windows={"take-back": {ANN: DISCARD + CLICK}})
    story.play(s)
    assert RULES.view(s, ANN)["deck"] == {"unused": [4, 2, 1], "discarded": [1, 0, 0]}
    assert "took-back-you 0" in story.told(ANN)
    assert "took-back-you 0" not in story.told(BOB)
    assert s.shown[ANN] == 0
    # Once: when it is fired again, nobody can take it back.
    Story(load={ANN: BBB}, aim={ANN: BOB}).play(s, until="take-back")
    assert phase(s) == "loot"
    assert s.wounds[BOB] == 2


@pytest.mark.rule("CG-58")
def test_the_specialist_needs_a_fired_bbb_unless_the_table_says_played() -> None:
    for reading, may in (("fired", False), ("played", True)):
        s = with_power(SPECIALIST, specialist=reading)
        Story(load={ANN: BBB, BOB: BBB}, aim={ANN: CY, BOB: DEE}, withdraw=[CY]).play(
            s, until="take-back"
        )
        assert (RULES.legal(s, ANN) == [PASS, DISCARD + CLICK, DISCARD + BANG]) == may
    Story(windows={"take-back": {ANN: DISCARD + BANG}}).play(s)
    assert RULES.view(s, ANN)["deck"] == {"unused": [5, 1, 1], "discarded": [0, 1, 0]}


@pytest.mark.rule("CG-58")
def test_without_an_unused_bullet_or_dead_nothing_is_taken_back() -> None:
    s = with_power(SPECIALIST)
    s.round = 7
    s.pile = (5, 0, 0)
    s.hands = [64, 1, 1, 1]
    story = Story(load={ANN: BBB}, aim={ANN: BOB})
    story.play(s, until="take-back")
    assert s.phase == OVER
    s = with_power(SPECIALIST)
    s.wounds[ANN] = 2
    Story(load={ANN: BBB, BOB: BBB}, aim={ANN: CY, BOB: ANN}).play(s, until="take-back")
    assert not s.waiting & 1


@pytest.mark.rule("CG-59")
def test_it_does_not_even_hurt_stands_up_once_and_shares_keeping_the_shame() -> None:
    s = with_power(NOT_HURT)
    Story(notes="20 20 20 10 10", withdraw=[ANN, DEE]).play(s, until="before-split")
    assert RULES.legal(s, ANN) == [PASS, STAND_UP]
    assert RULES.legal(s, DEE) == [PASS]
    story = Story(windows={"before-split": {ANN: STAND_UP}})
    story.play(s)
    assert s.money == [20, 20, 20, 0]
    assert s.shame[ANN] == 1
    assert "stood-up 0" in story.told(BOB)
    Story(withdraw=[ANN]).play(s, until="before-split")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-59")
def test_it_does_not_even_hurt_the_wounded_but_not_the_dead_nor_after_an_explosion() -> None:
    s = with_power(NOT_HURT)
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s, until="before-split")
    assert RULES.legal(s, ANN) == [PASS, STAND_UP]
    s = with_power(NOT_HURT)
    s.wounds[ANN] = 2
    Story(load={BOB: BANG}, aim={BOB: ANN}, withdraw=[DEE]).play(s, until="before-split")
    assert not s.waiting & 1
    s = table(4, dealt=[NOT_HURT, INSANE, KID, CUNNING], powers="all")
    Story(windows={"before-load": {BOB: SHOW + INSANE}}, load={CY: BANG}, aim={CY: BOB}).play(
        s, until="before-split"
    )
    assert phase(s) == "loot"


@pytest.mark.rule("CG-60")
def test_deaths_by_grenade_are_first_deaths_too_and_come_before_the_specialist() -> None:
    s = table(5, dealt=[INSANE, SECOND_GUN, SPECIALIST, KID, CUNNING], powers="all")
    s.wounds[DEE] = 2
    Story(windows=GRENADE, load={CY: BBB}, aim={CY: ANN}, withdraw=[BOB]).play(
        s, until="first-death"
    )
    assert s.fallen == 1 << DEE
    Story(windows={"first-death": {BOB: TAKE + DEE}}).play(s, until="take-back")
    assert phase(s) == "take-back"
    Story(windows={"take-back": {CY: DISCARD + CLICK}}).play(s)
    assert phase(s) == "loot"
    assert s.wounds == [1, 0, 1, 3, 1]


@pytest.mark.rule("CG-61")
def test_every_window_asks_all_living_seats_with_an_unshown_power() -> None:
    s = with_power(INSANE)
    for name in ("before-load", "before-aim", "last-chance", "before-split"):
        Story(withdraw=[DEE]).play(s, until=name)
        assert RULES.view(s, SPECTATOR)["asked"] == [ANN, BOB, CY, DEE]
        window = PHASES[s.phase]
        assert window.is_quiet
        assert window.is_fixed
        assert window.default(s, BOB, QuickDice(0)) == PASS
        RULES.play(s, BOB, PASS, None)
        assert RULES.view(s, CY)["asked"] == [ANN, BOB, CY, DEE]
    s.open = 1 << ANN
    Story().play(s)
    Story().play(s, until="before-load")
    assert s.waiting == 0b1110


@pytest.mark.rule("CG-61")
def test_a_window_exists_only_while_somebody_could_hold_such_a_power() -> None:
    s = table(4, powers="off")
    Story().play(s, until="before-load")
    assert phase(s) == "loot"
    s = table(6, dealt=range(6), powers="first-six")
    shown = {4: SHOW + INSANE, 5: SHOW + KID}
    Story(windows={"before-load": shown}).play(s, until="load")
    Story().play(s, until="before-aim")
    # Of the first six, only The Insane and The Kid can be shown early, and both have been.
    assert phase(s) == "loot"


@pytest.mark.rule("CG-61")
def test_a_power_that_can_only_be_a_dead_seats_opens_no_window() -> None:
    # Of the first six only The Unbreakable and The Insane are unshown, one seat of two is dead:
    # the dead one cannot be The Unbreakable, so nobody living can be The Insane.
    s = table(6, dealt=[INSANE, UNBREAKABLE, 0, 2, 3, 5], powers="first-six")
    s.open = 0b111100
    s.lurking = 1 << INSANE | 1 << UNBREAKABLE
    s.kid = 5
    alive = s.alive
    Story().play(s, until="before-load")
    assert phase(s) == "before-load"
    s = table(6, dealt=[INSANE, UNBREAKABLE, 0, 2, 3, 5], powers="first-six")
    s.open = 0b111100
    s.lurking = 1 << INSANE | 1 << UNBREAKABLE
    s.alive = alive & ~(1 << ANN)
    Story().play(s, until="load")
    assert phase(s) == "load"
    Story().play(s, until="before-aim")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-61")
def test_powers_stay_secret_until_shown_and_all_are_open_at_the_end() -> None:
    s = with_power(DRAGON_SKIN)
    assert RULES.view(s, ANN)["powers"] == [DRAGON_SKIN, HIDDEN, HIDDEN, HIDDEN]
    assert RULES.view(s, SPECTATOR)["powers"] == [HIDDEN] * 4
    s.phase = OVER
    assert RULES.view(s, SPECTATOR)["powers"] == list(s.powers)


@pytest.mark.rule("CG-62")
def test_powers_count_before_ties_are_looked_for() -> None:
    s = with_power(SIX_FEET_UNDER)
    s.phase = OVER
    s.alive = 0b0111
    s.money = [15, 25, 20, 0]
    s.wounds = [1, 0, 0, 3]
    assert RULES.outcome(s).winners == [ANN]
