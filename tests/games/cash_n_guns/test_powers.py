"""Super Powers, rule by rule (CG-50 to CG-62)."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIM_ARMED,
    BANG,
    BBB,
    CALLING,
    CLICK,
    CUNNING,
    DISCARD,
    DRAGON_SKIN,
    INSANE,
    KID,
    LOAD,
    LOAD_SHOW,
    NOT_HURT,
    PASS,
    SECOND_GUN,
    SHOW,
    SIX_FEET_UNDER,
    SPECIALIST,
    STAND_UP,
    SUPER_COWARD,
    TAKE,
    TELEPHONE_DISCARD,
    TELEPHONE_STAND_UP,
    TELEPHONE_TAKE,
    TELEPHONE_USE,
    TOO_SLOW,
    UNBREAKABLE,
)
from fistful.games.cash_n_guns.rules import PHASES
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, NOT_LOADED, SHOWN, CashNGuns
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
    Story(load={BOB: BANG}, aim={BOB: DEE}).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, TAKE + DEE]
    assert RULES.legal(s, BOB) == [PASS]
    story = Story(after={ANN: TAKE + DEE})
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
        after={ANN: TAKE + DEE},
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
    deaths.play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, TAKE + DEE, TAKE + EVE]
    deaths.play(s)
    s.wounds[CY] = 2
    story = Story(load={BOB: BANG}, aim={BOB: CY})
    story.play(s, until="after-shots")
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
    story.play(s, until="after-shots")
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


@pytest.mark.rule("CG-54", "CG-60")
def test_the_grenade_wounds_all_standing_and_ends_the_round() -> None:
    s = with_power(INSANE)
    story = Story(
        show=[ANN],
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
    Story(show=[ANN]).play(s)
    Story().play(s)
    assert s.wounds == [0, 0, 0, 0]
    s.wounds[ANN] = 2
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s)
    assert s.wounds == [3, 1, 1, 1]
    assert s.alive == 0b1110


@pytest.mark.rule("CG-54", "CG-61")
def test_the_grenade_is_shown_with_the_load_and_known_before_anybody_aims() -> None:
    s = with_power(INSANE)
    Story().play(s, until="load")
    loads = [LOAD + CLICK, LOAD + BANG, LOAD + BBB]
    assert RULES.legal(s, ANN) == [*loads, LOAD_SHOW + CLICK, LOAD_SHOW + BANG, LOAD_SHOW + BBB]
    assert RULES.legal(s, BOB) == loads
    story = Story(load={ANN: BBB}, show=[ANN])
    story.play(s, until="aim")
    assert (s.grenade, s.cards[ANN], s.fates[ANN]) == (ANN, BBB, LOADED)
    assert f"showed 0 {INSANE}" in story.told(BOB)
    assert RULES.legal(s, ANN) == [AIM + BOB, AIM + CY, AIM + DEE, TOO_SLOW]


@pytest.mark.rule("CG-54", "CG-61")
def test_a_ready_grenade_is_shown_if_a_gun_points_at_it_the_kids_included() -> None:
    aims = {BOB: CY, CY: BOB, DEE: BOB}
    for target, is_shown in ((ANN, True), (DEE, False)):
        s = with_power(INSANE)
        Story().play(s, until="aim")
        assert RULES.legal(s, ANN)[4:] == [AIM_ARMED + BOB, AIM_ARMED + CY, AIM_ARMED + DEE]
        story = Story(aim={**aims, ANN: BOB, BOB: target}, armed=[ANN])
        story.play(s, until="courage")
        assert (s.grenade == ANN) == is_shown
        assert (f"showed 0 {INSANE}" in story.told(CY)) == is_shown
        assert s.aims[ANN] == BOB
    for target, is_shown in ((ANN, True), (CY, False)):
        s = table(4, dealt=[INSANE, KID, SIX_FEET_UNDER, SUPER_COWARD], powers="all")
        Story(aim={**aims, ANN: BOB}, armed=[ANN], show=[BOB]).play(s, until="kid-aim")
        assert [RULES.view(s, seat)["armed"] for seat in range(4)] == [True, False, False, False]
        assert s.grenade == NOTHING
        Story(aim={BOB: target}).play(s, until="courage")
        assert (s.grenade == ANN) == is_shown
        assert not RULES.view(s, ANN)["armed"]


@pytest.mark.rule("CG-54", "CG-40")
def test_an_explosion_that_leaves_one_alive_ends_the_game() -> None:
    s = with_power(INSANE)
    s.wounds = [2, 2, 2, 0]
    Story(show=[ANN], load={BOB: BANG}, aim={BOB: ANN}, withdraw=[DEE]).play(s)
    assert s.phase == OVER
    assert RULES.outcome(s).winners == [DEE]


@pytest.mark.rule("CG-55")
def test_the_kid_aims_after_all_others_from_then_on() -> None:
    s = with_power(KID)
    Story(show=[ANN]).play(s, until="aim")
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
    Story(show=[ANN, BOB]).play(s, until="kid-aim")
    assert s.fates[ANN] == NOT_LOADED
    assert RULES.view(s, CY)["guns"][ANN]["fate"] == "not-loaded"
    RULES.play(s, BOB, AIM + ANN, None)
    assert phase(s) == "cunning-load"
    assert RULES.view(s, ANN)["guns"][BOB]["aim"] == ANN
    RULES.play(s, ANN, LOAD + BBB, None)
    assert (s.cards[ANN], s.fates[ANN]) == (BBB, LOADED)
    assert phase(s) == "courage"
    Story().play(s)
    Story().play(s, until="load")
    assert s.waiting == 0b1110


@pytest.mark.rule("CG-56")
def test_the_cunning_shows_the_power_instead_of_loading() -> None:
    s = with_power(CUNNING)
    hand = s.hands[ANN]
    Story().play(s, until="load")
    assert RULES.legal(s, ANN) == [LOAD + CLICK, LOAD + BANG, LOAD + BBB, SHOW]
    story = Story(show=[ANN])
    story.play(s, until="aim")
    assert s.hands[ANN] == hand
    assert s.fates[ANN] == NOT_LOADED
    assert "loaded 1 2 3" in story.told(BOB)
    assert f"showed 0 {CUNNING}" in story.told(BOB)


@pytest.mark.rule("CG-56", "CG-13")
def test_the_cunning_too_slow_to_aim_still_loads_and_loses_that_card() -> None:
    s = with_power(CUNNING)
    Story(show=[ANN]).play(s, until="aim")
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
    fire.play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, DISCARD + CLICK, DISCARD + BANG]
    story = Story(after={ANN: DISCARD + CLICK})
    story.play(s)
    assert RULES.view(s, ANN)["deck"] == {"unused": [4, 2, 1], "discarded": [1, 0, 0]}
    assert "took-back-you 0" in story.told(ANN)
    assert "took-back-you 0" not in story.told(BOB)
    assert s.shown[ANN] == 0
    # Once: when it is fired again, nobody can take it back.
    Story(load={ANN: BBB}, aim={ANN: BOB}).play(s, until="after-shots")
    assert not s.waiting >> ANN & 1
    assert s.wounds[BOB] == 2


@pytest.mark.rule("CG-58")
def test_the_specialist_needs_a_fired_bbb_unless_the_table_says_played() -> None:
    for reading, may in (("fired", False), ("played", True)):
        s = with_power(SPECIALIST, specialist=reading)
        Story(load={ANN: BBB, BOB: BBB}, aim={ANN: CY, BOB: DEE}, withdraw=[CY]).play(
            s, until="after-shots"
        )
        assert (RULES.legal(s, ANN) == [PASS, DISCARD + CLICK, DISCARD + BANG]) == may
    Story(after={ANN: DISCARD + BANG}).play(s)
    assert RULES.view(s, ANN)["deck"] == {"unused": [5, 1, 1], "discarded": [0, 1, 0]}


@pytest.mark.rule("CG-58")
def test_without_an_unused_bullet_or_dead_nothing_is_taken_back() -> None:
    s = with_power(SPECIALIST)
    s.round = 7
    s.pile = (5, 0, 0)
    s.hands = [64, 1, 1, 1]
    story = Story(load={ANN: BBB}, aim={ANN: BOB})
    story.play(s, until="after-shots")
    assert not s.waiting >> ANN & 1
    s = with_power(SPECIALIST)
    s.wounds[ANN] = 2
    Story(load={ANN: BBB, BOB: BBB}, aim={ANN: CY, BOB: ANN}).play(s, until="after-shots")
    assert not s.waiting >> ANN & 1


@pytest.mark.rule("CG-59")
def test_it_does_not_even_hurt_stands_up_once_and_shares_keeping_the_shame() -> None:
    s = with_power(NOT_HURT)
    Story(notes="20 20 20 10 10", withdraw=[ANN, DEE]).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, STAND_UP]
    assert RULES.legal(s, DEE) == [PASS]
    story = Story(after={ANN: STAND_UP})
    story.play(s)
    assert s.money == [20, 20, 20, 0]
    assert s.shame[ANN] == 1
    assert "stood-up 0" in story.told(BOB)
    Story(withdraw=[ANN]).play(s, until="after-shots")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-59")
def test_it_does_not_even_hurt_the_wounded_but_not_the_dead_nor_after_an_explosion() -> None:
    s = with_power(NOT_HURT)
    Story(load={BOB: BANG}, aim={BOB: ANN}).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, STAND_UP]
    s = with_power(NOT_HURT)
    s.wounds[ANN] = 2
    Story(load={BOB: BANG}, aim={BOB: ANN}, withdraw=[DEE]).play(s, until="after-shots")
    assert not s.waiting & 1
    s = table(4, dealt=[NOT_HURT, INSANE, KID, CUNNING], powers="all")
    Story(show=[BOB], load={CY: BANG}, aim={CY: BOB}).play(s, until="after-shots")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-60")
def test_deaths_by_grenade_are_first_deaths_too_and_come_before_the_specialist() -> None:
    s = table(5, dealt=[INSANE, SECOND_GUN, SPECIALIST, KID, CUNNING], powers="all")
    s.wounds[DEE] = 2
    Story(show=[ANN], load={CY: BBB}, aim={CY: ANN}, withdraw=[BOB]).play(s, until="after-shots")
    assert s.fallen == 1 << DEE
    story = Story(after={BOB: TAKE + DEE, CY: DISCARD + CLICK})
    story.play(s)
    told = [line.split()[0] for line in story.told(EVE)]
    assert told.index("took-gun") < told.index("took-back")
    assert phase(s) == "loot"
    assert s.wounds == [1, 0, 1, 3, 1]


@pytest.mark.rule("CG-61")
def test_whoever_could_use_a_power_is_asked_after_the_shots() -> None:
    s = table(6, dealt=[SIX_FEET_UNDER, SUPER_COWARD, KID, CUNNING, INSANE, NOT_HURT], powers="all")
    # Ann withdraws, Bob has hit Cy with a BBB: those who lie might stand up, Bob take it back.
    Story(load={BOB: BBB}, aim={BOB: CY}, withdraw=[ANN]).play(s, until="after-shots")
    assert RULES.view(s, SPECTATOR)["asked"] == [ANN, BOB, CY]
    window = PHASES[s.phase]
    assert window.is_quiet
    assert window.is_fixed
    for seat in (ANN, BOB, CY):
        assert RULES.legal(s, seat) == [PASS]
        assert window.default(s, seat, QuickDice(0)) == PASS
    RULES.play(s, BOB, PASS, None)
    assert RULES.view(s, CY)["asked"] == [ANN, BOB, CY]
    Story().play(s)
    # Whoever has shown a power has no other; nobody is asked when nobody lies.
    s.open = 1 << ANN
    s.unshown &= ~(1 << SIX_FEET_UNDER)
    Story(withdraw=[ANN, DEE]).play(s, until="after-shots")
    assert s.waiting == 1 << DEE
    Story().play(s)
    Story().play(s, until="after-shots")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-61")
def test_nobody_is_asked_where_nobody_could_hold_such_a_power() -> None:
    for powers in ("off", "first-six"):
        s = table(4, dealt=range(4), powers=powers)
        Story(load={ANN: BBB}, withdraw=[BOB]).play(s, until="after-shots")
        assert phase(s) == "loot"
    # Only in the round of the first death could a gun be taken.
    s.wounds[DEE] = 2
    Story(load={CY: BANG}, aim={CY: DEE}).play(s, until="after-shots")
    assert (phase(s), s.waiting) == ("after-shots", 0b0111)
    Story().play(s)
    Story(withdraw=[BOB]).play(s, until="after-shots")
    assert phase(s) == "loot"


@pytest.mark.rule("CG-61")
def test_a_power_that_can_only_be_a_dead_seats_is_asked_for_no_more() -> None:
    # Of the first six only The Unbreakable and You Don't Need It Anymore are unshown. If Ann is
    # the first to die, she was not The Unbreakable: nobody living can take her gun.
    for dead, is_asked in ((ANN, False), (EVE, True)):
        s = table(6, dealt=[SECOND_GUN, UNBREAKABLE, 0, 3, 4, 5], powers="first-six")
        s.open = 0b111100
        s.unshown = 1 << SECOND_GUN | 1 << UNBREAKABLE
        s.wounds[dead] = 2
        Story(load={CY: BANG}, aim={CY: dead}).play(s, until="after-shots")
        assert (phase(s) == "after-shots") == is_asked


def cop_with(power: int) -> CashNGuns:
    """Return a table of five where Ann is the cop and has a power."""
    rest = [SIX_FEET_UNDER, SUPER_COWARD, KID, CUNNING]
    return table(5, dealt=[power, *rest], undercover=ANN, powers="all", cop="on")


@pytest.mark.rule("CG-52", "CG-58", "CG-71")
def test_a_cop_with_a_power_may_use_both() -> None:
    s = cop_with(SPECIALIST)
    Story(load={ANN: BBB}).play(s, until="after-shots")
    deeds = [PASS, DISCARD + CLICK, DISCARD + BANG]
    assert RULES.legal(s, ANN) == deeds + [deed + CALLING for deed in deeds]
    story = Story(after={ANN: TELEPHONE_DISCARD + CLICK})
    story.play(s)
    assert {"took-back 0", "telephone-used 1"} <= set(story.told(BOB))
    s = cop_with(SECOND_GUN)
    s.wounds[EVE] = 2
    Story(load={BOB: BANG}, aim={BOB: EVE}).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, TAKE + EVE, TELEPHONE_USE, TELEPHONE_TAKE + EVE]


@pytest.mark.rule("CG-59", "CG-71")
def test_a_cop_who_lies_can_call_only_after_standing_up_again() -> None:
    s = cop_with(NOT_HURT)
    Story(withdraw=range(5)).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, STAND_UP, TELEPHONE_STAND_UP]
    story = Story(after={ANN: TELEPHONE_STAND_UP})
    story.play(s)
    assert {"stood-up 0", "telephone-round 0", "telephone-used 1"} <= set(story.told(BOB))
    assert s.calls == (1 << ANN,)
    s = cop_with(SPECIALIST)
    Story(load={ANN: BBB, BOB: BBB}, aim={ANN: CY, BOB: ANN}).play(s, until="after-shots")
    assert RULES.legal(s, ANN) == [PASS, DISCARD + CLICK, DISCARD + BANG]


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
