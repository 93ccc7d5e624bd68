"""The instinct of Cash 'n Guns: it sees what its seat sees, and uses what it has."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.cash_n_guns import GAME
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIM_ARMED,
    BANG,
    BBB,
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
    STAY,
    SUPER_COWARD,
    TAKE,
    TELEPHONE_USE,
    TOO_SLOW,
    UNBREAKABLE,
    WITHDRAW,
)
from fistful.games.cash_n_guns.mind.evaluation import evaluate
from fistful.games.cash_n_guns.mind.instinct import CashNGunsInstinct
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.lab.sim import simulate
from tests.games.cash_n_guns.stories import RULES, Story, table
from tests.secrets.cash_n_guns import TABLES, scramble

ANN, BOB, CY, DEE, EVE = range(5)
#: Habits with hardly a whim, that do not change when the usual ones are tuned.
SOBER = {
    "aggression": 0.0,
    "fury": 0.5,
    "timing": 2.0,
    "patience": 0.0,
    "envy": 0.8,
    "cruelty": 2.0,
    "bluff": 1.0,
    "grudge": 0.0,
    "caution": 0.0,
    "fear": 1.0,
    "pain": 10.0,
    "life": 60.0,
    "pride": 0.0,
    "suspicion": 5.0,
    "whim": 0.1,
}


def choose(s: CashNGuns, seat: int = ANN, seed: int = 0) -> int:
    """Return what somebody sober does at a seat that is asked."""
    instinct = CashNGunsInstinct(SOBER)
    return instinct.choose(s, seat, RULES.legal(s, seat), QuickDice(seed))


def some_habits(dice: QuickDice) -> dict[str, float]:
    """Return habits anywhere in their ranges."""
    return {
        habit.name: habit.least + dice.fraction() * (habit.most - habit.least)
        for habit in GAME.habits
    }


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_does_the_same_in_all_worlds_that_look_the_same(
    seats: int, options: dict[str, str]
) -> None:
    """Whatever the habits, it plays by the rules, and by what its seat knows."""
    dice = QuickDice(seats)
    instincts = [CashNGunsInstinct(some_habits(dice)) for _ in range(seats)]
    s = RULES.start(seats, options)
    while s.phase != OVER:
        if not s.waiting:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
            continue
        seat = SEATS_IN[s.waiting][0]
        legal = RULES.legal(s, seat)
        luck = dice.below(1 << 30)
        action = instincts[seat].choose(s, seat, legal, QuickDice(luck))
        assert action in legal
        value = evaluate(s, seat)
        scrambled = s.clone()
        scramble(scrambled, seat, dice)
        for twin in (scrambled, RULES.guess(RULES.view(s, seat), dice)):
            there = RULES.legal(twin, seat)[::-1]
            assert instincts[seat].choose(twin, seat, there, QuickDice(luck)) == action
            assert evaluate(twin, seat) == value
        RULES.play(s, seat, action, None)


def test_habits_are_usual_within_their_ranges_and_personas_too() -> None:
    habits = {habit.name: habit for habit in GAME.habits}
    assert len(habits) == len(GAME.habits) <= 15
    assert all(habit.least <= habit.value <= habit.most for habit in GAME.habits)
    assert set(GAME.personas) == {"hothead", "coward", "accountant", "liar", "avenger"}
    for persona in GAME.personas.values():
        assert all(habits[name].least <= x <= habits[name].most for name, x in persona.items())


@pytest.mark.parametrize("options", [{}, {"powers": "all", "cop": "on"}])
def test_it_beats_five_random_players(options: dict[str, str]) -> None:
    """Wins about 70 % of such games; the seed is fixed, so this bound holds always or never."""
    bots = ["rules", *["random"] * 5]
    report = simulate("cash-n-guns", 150, 6, bots, options, seed=1, jobs=1)
    assert report.bots["rules"].rate >= 0.5


def at_courage(
    aims: dict[int, int], wounds: int = 0, power: int = NOT_HURT, rounds: int = 0, money: int = 0
) -> CashNGuns:
    """Return a courage phase where Ann has a power, wounds, money, and guns on her."""
    others = [p for p in (SIX_FEET_UNDER, KID, CUNNING) if p != power]
    s = table(4, dealt=[power, *others], powers="all")
    s.wounds[ANN] = wounds
    s.money[ANN] = money
    s.round = rounds
    Story(aim={ANN: BOB, **aims}, notes="20 10 10 5 5").play(s, until="courage")
    return s


def test_it_stays_when_nobody_aims_and_runs_from_three_guns() -> None:
    assert choose(at_courage({BOB: CY, CY: BOB, DEE: BOB})) == STAY
    hunted = {BOB: ANN, CY: ANN, DEE: ANN}
    assert choose(at_courage(hunted, wounds=2)) == WITHDRAW


def test_what_a_bullet_would_do_depends_on_the_power() -> None:
    one_gun = {BOB: ANN, CY: DEE, DEE: CY}
    assert choose(at_courage(one_gun, 2, NOT_HURT, rounds=6, money=40)) == WITHDRAW
    assert choose(at_courage(one_gun, 2, UNBREAKABLE, rounds=6, money=40)) == STAY
    three_guns = {BOB: ANN, CY: ANN, DEE: ANN}
    assert choose(at_courage(three_guns, 1, NOT_HURT, rounds=6, money=40)) == WITHDRAW
    assert choose(at_courage(three_guns, 1, DRAGON_SKIN, rounds=6, money=40)) == STAY
    two_guns = {BOB: ANN, CY: ANN, DEE: BOB}
    sober = CashNGunsInstinct(SOBER)
    coward = at_courage(two_guns, 0, SUPER_COWARD, rounds=6)
    specialist = at_courage(two_guns, 0, SPECIALIST, rounds=6)
    assert sober.courage(coward, ANN) < sober.courage(specialist, ANN)


def test_it_counts_the_bullets_a_rival_has_shown() -> None:
    s = at_courage({BOB: ANN, CY: BOB, DEE: BOB}, 2)
    assert choose(s) == WITHDRAW
    # Bob has fired all he had: only Clicks are left in his gun.
    s.shown[BOB] = 2 * 8 + 64
    s.hands[BOB] = 4
    assert choose(s) == STAY


def test_it_saves_its_loudest_bullet_for_rich_tables_and_bluffs_with_clicks() -> None:
    loads: dict[str, list[int]] = {}
    for notes in ("5 5 5 5 5", "20 20 20 20 20"):
        s = table(4)
        Story(notes=notes).play(s, until="load")
        loads[notes] = [choose(s, seed=seed) - LOAD for seed in range(300)]
    poor, rich = loads.values()
    assert rich.count(BBB) > 2 * poor.count(BBB)
    assert rich.count(CLICK) > 30
    s = table(4)
    Story(load={ANN: CLICK}).play(s, until="aim")
    assert choose(s) not in (TOO_SLOW, AIM + ANN)


def test_it_shoots_whoever_one_more_bullet_kills() -> None:
    s = table(4)
    s.wounds[CY] = 2
    Story(load={ANN: BANG}).play(s, until="aim")
    assert [choose(s, seed=seed) for seed in range(20)] == [AIM + CY] * 20


def test_it_spares_the_hand_that_holds_the_grenade() -> None:
    s = table(4, dealt=[SIX_FEET_UNDER, INSANE, SUPER_COWARD, NOT_HURT], powers="all")
    Story(show=[BOB], load={ANN: BANG}).play(s, until="aim")
    assert AIM + BOB not in [choose(s, seed=seed) for seed in range(20)]


@pytest.mark.parametrize(("power", "first"), [(KID, LOAD_SHOW), (CUNNING, SHOW)])
def test_it_shows_at_once_what_helps_every_round(power: int, first: int) -> None:
    s = table(4, dealt=[power, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
    Story().play(s, until="load")
    assert first <= choose(s) <= SHOW


def test_the_kid_answers_a_gun_with_the_quicker_bullet() -> None:
    s = table(4, dealt=[KID, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
    Story(
        show=[ANN],
        load={ANN: BBB},
        aim={BOB: CY, CY: ANN, DEE: BOB},
    ).play(s, until="kid-aim")
    assert choose(s) == AIM + CY


def test_the_cunning_wastes_no_bullet_on_a_round_it_leaves() -> None:
    s = table(4, dealt=[CUNNING, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
    s.wounds[ANN] = 2
    Story(
        show=[ANN],
        aim={BOB: ANN, CY: ANN, DEE: ANN},
        notes="5 5 5 5 5",
    ).play(s, until="cunning-load")
    assert {choose(s, seed=seed) for seed in range(20)} == {LOAD + CLICK}


def test_the_insane_shows_the_grenade_to_guns_in_wounded_hands() -> None:
    for wounds, ready in (([0, 1, 2, 0], True), ([0, 0, 0, 0], False)):
        s = table(4, dealt=[INSANE, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
        s.wounds = wounds
        Story().play(s, until="load")
        assert {choose(s, seed=seed) < LOAD_SHOW for seed in range(20)} == {True}
        Story().play(s, until="aim")
        assert (choose(s) >= AIM_ARMED) == ready


def test_the_insane_shows_it_before_the_aims_when_all_have_wounds_to_fear() -> None:
    s = table(4, dealt=[INSANE, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
    s.wounds = [0, 1, 2, 1]
    Story().play(s, until="load")
    assert {choose(s, seed=seed) >= LOAD_SHOW for seed in range(20)} == {True, False}


def test_it_takes_the_dead_mans_gun_the_louder_one() -> None:
    s = table(5, dealt=[SECOND_GUN, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT, KID], powers="all")
    s.wounds = [0, 0, 0, 2, 2]
    s.shown[DEE] = 64
    s.hands[DEE] -= 64
    Story(load={BOB: BANG, CY: BANG}, aim={BOB: DEE, CY: EVE}).play(s, until="after-shots")
    assert choose(s) == TAKE + EVE


def test_the_specialist_takes_the_bbb_back_for_a_click() -> None:
    s = table(4, dealt=[SPECIALIST, SIX_FEET_UNDER, SUPER_COWARD, NOT_HURT], powers="all")
    Story(load={ANN: BBB}, aim={ANN: BOB}).play(s, until="after-shots")
    assert choose(s) == DISCARD + CLICK


def test_it_stands_up_for_a_good_share_only() -> None:
    for notes, action in (("20 20 20 20 20", STAND_UP), ("5 5 5 5 5", PASS)):
        s = table(4, dealt=[NOT_HURT, SIX_FEET_UNDER, SUPER_COWARD, KID], powers="all")
        Story(notes=notes, withdraw=[ANN, BOB, CY]).play(s, until="after-shots")
        assert choose(s) == action


def test_the_cop_calls_from_a_crowd_or_when_time_runs_out() -> None:
    for withdrawn, round_before, action in (
        ([], 0, TELEPHONE_USE),
        ([BOB, CY, DEE], 0, PASS),
        ([BOB, CY, DEE], 3, TELEPHONE_USE),
    ):
        s = table(5, undercover=ANN, cop="on")
        s.round = round_before
        Story(withdraw=withdrawn).play(s, until="after-shots")
        assert choose(s) == action


def test_the_cop_runs_once_under_the_flashing_light_and_no_more() -> None:
    for lights, action in ((0, WITHDRAW), (1, STAY)):
        s = table(5, undercover=ANN, cop="on")
        s.calls = (0b11111,) * 3
        s.lights = (lights, 0, 0, 0, 0)
        s.wounds[ANN] = 2
        Story(aim={BOB: ANN, CY: ANN, DEE: ANN, EVE: ANN}).play(s, until="courage")
        assert choose(s) == action


def test_it_hunts_the_cop_among_those_who_always_had_the_telephone() -> None:
    s = table(5, undercover=DEE, cop="on")
    s.calls = (0b11001, 0b01011)
    Story(load={ANN: BANG}).play(s, until="aim")
    assert [choose(s, seed=seed) for seed in range(20)] == [AIM + DEE] * 20
