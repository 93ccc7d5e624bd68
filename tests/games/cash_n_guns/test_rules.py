"""Cash 'n Guns, the base game, rule by rule. Worked examples are records in tests/rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.engine.dice import QuickDice
from fistful.engine.events import Out
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import (
    AIM,
    BANG,
    BBB,
    CLICK,
    EACH,
    LOAD,
    STAY,
    TOO_SLOW,
    WITHDRAW,
)
from fistful.games.cash_n_guns.rules import PHASES
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, NOT_LOADED, SHOWN
from tests.games.cash_n_guns.stories import RULES, Story, phase, table
from tests.secrets.cash_n_guns import conserved

ANN, BOB, CY, DEE, EVE, FAY = range(6)


@pytest.mark.rule("CG-01")
def test_forty_notes_last_exactly_eight_rounds() -> None:
    s = table(4)
    assert s.pile == (15, 15, 10)
    for rounds in range(1, 9):
        Story().play(s, until="load")
        assert sum(s.pile) == 40 - 5 * rounds
        Story().play(s)
    assert s.pile == (0, 0, 0)
    assert s.phase == OVER


@pytest.mark.rule("CG-02")
def test_each_of_the_eight_bullets_is_used_once_and_only_once() -> None:
    s = table(4)
    assert all(EACH[hand] == [CLICK] * 5 + [BANG] * 2 + [BBB] for hand in s.hands)
    Story(load={ANN: BBB}).play(s, until="aim")
    Story().play(s)
    Story().play(s, until="load")
    assert LOAD + BBB not in RULES.legal(s, ANN)
    assert LOAD + BBB in RULES.legal(s, BOB)
    for _ in range(7):
        Story(withdraw=[ANN, BOB, CY, DEE]).play(s)
    assert s.hands == [0, 0, 0, 0]


@pytest.mark.rule("CG-03")
def test_there_is_a_gangster_for_every_seat_and_markers_never_run_out() -> None:
    assert RULES.most == 6
    s = table(6)
    for _ in range(8):
        Story(withdraw=range(6)).play(s)
    assert sum(s.shame) == 48 > 14


@pytest.mark.rule("CG-10")
def test_loot_adds_five_notes_to_what_was_left_and_everyone_stands_again() -> None:
    s = table(4)
    Story(notes="20 20 20 20 20", withdraw=[ANN, BOB, CY, DEE]).play(s)
    assert s.standing == 0
    story = Story(notes="10 10 5 5 5")
    story.play(s, until="load")
    assert s.table == (3, 2, 5)
    assert s.standing == s.alive == 0b1111
    assert story.told(SPECTATOR) == ["round 2", "loot 135 1 1 0 0 0"]


@pytest.mark.rule("CG-10", "CG-30")
def test_the_dead_do_not_stand_again() -> None:
    s = table(4)
    s.wounds[DEE] = 2
    Story(load={ANN: BANG}, aim={ANN: DEE}).play(s)
    Story().play(s, until="load")
    assert s.standing == 0b0111


@pytest.mark.rule("CG-11")
def test_every_living_seat_loads_an_unused_bullet_in_secret() -> None:
    s = table(4)
    Story().play(s, until="load")
    assert s.waiting == 0b1111
    story = Story(load={ANN: BANG})
    story.play(s, until="aim")
    assert s.cards[ANN] == BANG
    assert RULES.view(s, ANN)["guns"][ANN]["card"] == BANG
    assert RULES.view(s, BOB)["guns"][ANN]["card"] == HIDDEN
    assert "loaded-you 1" in story.told(ANN)
    assert "loaded-you 1" not in story.told(BOB)
    assert "loaded 0 1 2 3" in story.told(BOB)


@pytest.mark.rule("CG-12")
def test_all_aim_at_once_at_another_living_seat() -> None:
    s = table(4)
    s.alive = 0b1011
    Story().play(s, until="aim")
    assert RULES.legal(s, ANN) == [AIM + BOB, AIM + DEE, TOO_SLOW]
    RULES.play(s, ANN, AIM + BOB, None)
    assert RULES.view(s, BOB)["guns"][ANN]["aim"] == NOTHING
    assert RULES.view(s, BOB)["asked"] == [BOB, DEE]
    assert RULES.view(s, ANN)["said"] == AIM + BOB
    Story().play(s, until="courage")
    assert RULES.view(s, BOB)["guns"][ANN]["aim"] == BOB


@pytest.mark.rule("CG-13", "CG-80")
def test_too_slow_to_aim_loses_the_bullet_but_not_the_round() -> None:
    s = table(4)
    Story(notes="20 20 20 20 5", load={ANN: BBB}).play(s, until="aim")
    assert RULES.default(s, ANN, QuickDice(0)) == TOO_SLOW
    RULES.play(s, ANN, TOO_SLOW, None)
    story = Story()
    story.play(s, until="courage")
    assert s.fates[ANN] == DISCARDED
    assert s.aims[ANN] == NOTHING
    assert RULES.view(s, BOB)["guns"][ANN]["card"] == HIDDEN
    assert "too-slow 0" in story.told(BOB)
    assert RULES.legal(s, ANN) == [STAY, WITHDRAW]
    story.play(s)
    assert s.wounds == [0, 0, 0, 0]
    assert s.money[ANN] == 20


@pytest.mark.rule("CG-14")
def test_there_is_time_to_talk_once_the_aims_are_known() -> None:
    courage = next(one for one in PHASES if one.name == "courage")
    aim = next(one for one in PHASES if one.name == "aim")
    assert courage.seconds >= 2 * aim.seconds
    s = table(4)
    Story().play(s, until="courage")
    assert all(gun["aim"] >= 0 for gun in RULES.view(s, SPECTATOR)["guns"])


@pytest.mark.rule("CG-15", "CG-80")
def test_staying_or_withdrawing_is_sealed_until_all_are_in_and_too_slow_stays() -> None:
    s = table(4)
    Story(aim={ANN: BOB, CY: BOB, DEE: BOB}).play(s, until="courage")
    # Nobody aims at Dee, who may withdraw all the same.
    assert RULES.legal(s, DEE) == [STAY, WITHDRAW]
    RULES.play(s, DEE, WITHDRAW, None)
    assert s.shame[DEE] == 0
    assert RULES.view(s, ANN)["standing"] == [ANN, BOB, CY, DEE]
    assert RULES.default(s, ANN, QuickDice(0)) == STAY


@pytest.mark.rule("CG-16", "CG-17")
def test_who_withdraws_is_ashamed_out_and_safe_and_his_hunter_stands_and_shares() -> None:
    s = table(4)
    story = Story(
        notes="20 20 20 10 5",
        load={ANN: BANG, BOB: BANG},
        aim={ANN: BOB, BOB: ANN, CY: DEE, DEE: CY},
        withdraw=[BOB],
    )
    story.play(s)
    assert s.shame == [0, 1, 0, 0]
    assert s.wounds == [0, 0, 0, 0]
    assert s.fates[:2] == [DISCARDED, DISCARDED]
    assert s.money == [20, 0, 20, 20]
    assert "withdrew 1 1" in story.told(CY)
    assert "held-fire 0 1" in story.told(CY)
    assert RULES.view(s, CY)["guns"][ANN]["card"] == HIDDEN


@pytest.mark.rule("CG-18")
def test_a_bbb_strikes_first_and_the_target_cannot_shoot_back() -> None:
    s = table(4)
    story = Story(load={ANN: BBB, BOB: BANG}, aim={ANN: BOB, BOB: CY})
    story.play(s)
    assert s.wounds == [0, 1, 0, 0]
    assert s.fates[BOB] == DISCARDED
    assert story.told(DEE).index("revealed 0 2 1") < story.told(DEE).index("dropped 1")
    assert s.money[BOB] == 0


@pytest.mark.rule("CG-18")
def test_all_bbb_are_simultaneous_so_two_may_hit_each_other() -> None:
    s = table(4)
    Story(load={ANN: BBB, BOB: BBB, CY: BBB}, aim={ANN: BOB, BOB: ANN, CY: ANN}).play(s)
    assert s.wounds == [2, 1, 0, 0]
    assert s.fates[:3] == [SHOWN, SHOWN, SHOWN]


@pytest.mark.rule("CG-19")
def test_in_phase_six_click_does_nothing_and_every_bang_is_a_wound() -> None:
    s = table(5)
    story = Story(
        load={ANN: BBB, BOB: BANG, CY: BANG, DEE: BANG, EVE: CLICK},
        aim={ANN: EVE, BOB: EVE, CY: DEE, DEE: CY, EVE: ANN},
    )
    story.play(s)
    # Eve, hit in phase 5, is hit again in phase 6; Cy and Dee hit each other.
    assert s.wounds == [0, 0, 1, 1, 2]
    assert "revealed 1 1 4" in story.told(ANN)
    s = table(4)
    Story(load={ANN: CLICK}, aim={ANN: BOB}).play(s)
    assert s.wounds == [0, 0, 0, 0]
    assert s.fates[ANN] == SHOWN


@pytest.mark.rule("CG-20", "CG-30")
def test_a_bullet_for_the_dead_is_revealed_without_effect() -> None:
    s = table(4)
    s.wounds[DEE] = 2
    s.money[DEE] = 35
    story = Story(load={ANN: BBB, BOB: BANG}, aim={ANN: DEE, BOB: DEE})
    story.play(s)
    assert s.wounds[DEE] == 3
    assert "killed 3 35" in story.told(ANN)
    assert "revealed 1 1 3" in story.told(ANN)
    assert s.fates[BOB] == SHOWN
    assert s.box == 35
    assert s.money[DEE] == 0


@pytest.mark.rule("CG-21")
def test_only_those_still_standing_share() -> None:
    s = table(4)
    story = Story(
        notes="20 10 10 5 5",
        load={ANN: BANG},
        aim={ANN: BOB, CY: DEE, DEE: CY},
        withdraw=[],
    )
    story.play(s)
    assert s.money == [10, 0, 10, 10]
    assert s.table == (0, 0, 1)
    assert "split 10 0 2 3" in story.told(SPECTATOR)
    assert "left-over 20" in story.told(SPECTATOR)


@pytest.mark.rule("CG-21")
def test_with_nobody_standing_or_no_equal_share_all_stays() -> None:
    s = table(4)
    story = Story(notes="20 10 10 5 5", withdraw=[ANN, BOB, CY, DEE])
    story.play(s)
    assert s.table == (2, 2, 1)
    assert "no-split 50" in story.told(SPECTATOR)
    s = table(4)
    Story(notes="20 10 10 5 5").play(s)
    assert s.table == (2, 2, 1)
    assert s.money == [0, 0, 0, 0]


@pytest.mark.rule("CG-22")
def test_a_single_standing_gangster_takes_the_whole_table() -> None:
    s = table(4)
    Story(notes="20 20 10 5 5", withdraw=[ANN, BOB, CY]).play(s)
    assert s.money == [0, 0, 0, 60]
    assert s.table == (0, 0, 0)


@pytest.mark.rule("CG-23")
def test_cards_face_down_and_unused_are_known_to_their_owner_alone() -> None:
    s = table(4)
    Story(load={ANN: BBB, BOB: BANG}, aim={ANN: BOB, BOB: ANN}, withdraw=[ANN]).play(s)
    Story(load={ANN: BANG, BOB: BBB}, aim={ANN: BOB, BOB: CY}).play(s, until="load")
    own, other = RULES.view(s, ANN), RULES.view(s, BOB)
    assert own["deck"] == {"unused": [5, 2, 0], "discarded": [0, 0, 1]}
    assert other["deck"] == {"unused": [5, 1, 1], "discarded": [0, 1, 0]}
    assert other["guns"][ANN]["unused"] == 7
    assert other["guns"][ANN]["discarded"] == 1
    assert other["money"] == own["money"] == s.money
    assert other["guns"][CY]["shown"] == [1, 0, 0]
    assert RULES.view(s, SPECTATOR)["deck"] is None


@pytest.mark.rule("CG-30")
def test_the_third_wound_kills_at_once_even_in_one_round() -> None:
    s = table(4)
    Story(load={ANN: BBB, BOB: BANG, CY: BANG}, aim={ANN: DEE, BOB: DEE, CY: DEE}).play(s)
    assert s.wounds[DEE] == 3
    assert s.alive == 0b0111
    assert RULES.view(s, ANN)["guns"][DEE]["unused"] == 7
    Story().play(s, until="load")
    assert s.waiting == 0b0111


@pytest.mark.rule("CG-31")
def test_a_killed_player_sees_what_a_spectator_sees_and_its_own_secrets() -> None:
    s = table(4)
    s.wounds[DEE] = 2
    Story(load={ANN: BANG, DEE: BBB}, aim={ANN: DEE, DEE: ANN}, withdraw=[ANN]).play(s)
    Story(load={BOB: BANG}, aim={BOB: DEE}).play(s)
    assert not s.alive >> DEE & 1
    Story().play(s, until="courage")
    dead, watcher = RULES.view(s, DEE), RULES.view(s, SPECTATOR)
    for secret in ("you", "deck", "said"):
        dead.pop(secret)
        watcher.pop(secret)
    dead["guns"].pop(DEE)
    watcher["guns"].pop(DEE)
    assert dead == watcher
    assert RULES.view(s, DEE)["deck"]["discarded"] == [0, 0, 1]


@pytest.mark.rule("CG-40")
def test_the_last_one_alive_wins_at_once_whatever_his_money() -> None:
    s = table(4)
    s.wounds = [0, 2, 2, 2]
    s.money = [0, 50, 50, 50]
    story = Story(load={ANN: BBB, BOB: BANG, CY: BANG, DEE: CLICK}, aim={ANN: BOB, BOB: CY})
    s.shame[ANN] = 3
    story.aim = {ANN: BOB, BOB: ANN, CY: DEE, DEE: ANN}
    story.play(s)
    assert s.alive == 0b0101
    story = Story(load={ANN: BANG}, aim={ANN: CY})
    story.play(s)
    outcome = RULES.outcome(s)
    assert s.phase == OVER
    assert s.round == 2
    assert (outcome.winners, outcome.reason) == ([ANN], "survivor")
    assert outcome.scores == [-5, None, None, None]
    assert not [told for told in story.told(ANN) if told.startswith("split")]


@pytest.mark.rule("CG-40")
def test_with_nobody_alive_nobody_wins() -> None:
    s = table(4)
    s.wounds = [2, 2, 2, 2]
    story = Story(load=dict.fromkeys(range(4), BANG))
    story.play(s)
    assert s.phase == OVER
    assert RULES.outcome(s).winners == []
    assert RULES.outcome(s).reason == "nobody"
    assert story.told(ANN)[-1] == "nobody-won"


@pytest.mark.rule("CG-40")
def test_the_game_ends_after_round_eight() -> None:
    s = table(4)
    for rounds in range(1, 9):
        assert phase(s) == "loot"
        Story(withdraw=[ANN, BOB, CY]).play(s)
        assert s.round == rounds
    assert s.phase == OVER
    assert RULES.outcome(s).reason == "richest"
    assert RULES.outcome(s).winners == [DEE]
    assert RULES.outcome(s).scores == [-40, -40, -40, 425]


def finished(
    money: list[int], shame: list[int], wounds: list[int]
) -> tuple[list[int], list[int | None]]:
    """Return winners and scores of a finished base game."""
    s = table(len(money))
    s.phase = OVER
    s.money, s.shame, s.wounds = money, shame, wounds
    return RULES.outcome(s).winners, list(RULES.outcome(s).scores)


@pytest.mark.rule("CG-41")
def test_shame_costs_money_and_the_richest_wins() -> None:
    winners, scores = finished([50, 45, 0, 20], [3, 0, 1, 0], [0, 0, 0, 0])
    assert scores == [35, 45, -5, 20]
    assert winners == [BOB]


@pytest.mark.rule("CG-41")
def test_ties_go_to_less_shame_then_more_wounds_then_are_shared() -> None:
    assert finished([50, 45, 40, 0], [2, 1, 0, 0], [0, 2, 0, 0])[0] == [CY]
    assert finished([50, 50, 50, 0], [1, 1, 1, 0], [0, 2, 1, 0])[0] == [BOB]
    assert finished([50, 50, 50, 0], [1, 1, 1, 0], [2, 2, 1, 0])[0] == [ANN, BOB]


@pytest.mark.rule("CG-41")
@pytest.mark.parametrize(
    ("shame", "wounds", "broken_by"),
    [
        ([1, 0, 0, 0], [0, 0, 0, 0], "least-shame"),
        ([0, 0, 0, 0], [0, 2, 0, 0], "most-wounds"),
        ([0, 0, 0, 0], [1, 1, 0, 0], "nothing"),
    ],
)
def test_a_tie_says_what_broke_it(shame: list[int], wounds: list[int], broken_by: str) -> None:
    s = table(4)
    s.phase = OVER
    s.money, s.shame, s.wounds = [50 + 5 * shame[ANN], 50, 0, 0], shame, wounds
    end = RULES.outcome(s).plain()
    assert (end["tied"], end["tie_broken_by"]) == ([ANN, BOB], broken_by)


@pytest.mark.rule("CG-41")
def test_the_dead_stand_below_the_living_who_owe_money() -> None:
    s = table(4)
    s.phase = OVER
    s.money, s.shame, s.alive = [0, 0, 10, 0], [5, 0, 0, 1], 0b1101
    end = RULES.outcome(s)
    assert end.scores == [-25, None, 10, -5]
    assert end.places() == [3, 4, 1, 2]


@pytest.mark.rule("CG-41")
def test_the_dead_cannot_win() -> None:
    s = table(4)
    s.phase = OVER
    s.money = [100, 10, 5, 5]
    s.alive = 0b1110
    assert RULES.outcome(s).winners == [BOB]
    outcome = RULES.outcome(s)
    assert outcome.scores == [None, 10, 5, 5]
    assert outcome.fates == ["dead", "alive", "alive", "alive"]
    assert outcome.places() == [4, 1, 2, 2]


@pytest.mark.rule("CG-80")
def test_who_does_not_load_in_time_loads_a_random_unused_bullet() -> None:
    s = table(4)
    Story().play(s, until="load")
    dice = QuickDice(3)
    drawn = [RULES.default(s, ANN, dice) - LOAD for _ in range(800)]
    assert 0.53 < drawn.count(CLICK) / 800 < 0.72
    assert 0.07 < drawn.count(BBB) / 800 < 0.18


@settings(max_examples=40, derandomize=True, deadline=None)
@given(st.integers(0, 10**6), st.integers(4, 6), st.sampled_from(["off", "first-six", "all"]))
@pytest.mark.rule("CG-01", "CG-02")
def test_money_and_bullets_are_conserved(seed: int, seats: int, powers: str) -> None:
    dice = QuickDice(seed)
    s = RULES.start(seats, {"powers": powers})
    before = conserved(s)
    while s.phase != OVER:
        asked = SEATS_IN[s.waiting]
        seat = asked[dice.below(len(asked))] if asked else NATURE
        action = dice.pick(RULES.legal(s, seat)) if asked else RULES.draw(s, dice)
        RULES.play(s, seat, action, Out())
        assert conserved(s) == before


def test_a_round_leaves_no_card_in_a_gun() -> None:
    dice = QuickDice(11)
    for _ in range(30):
        s = RULES.start(6, {"powers": "all", "cop": "on"})
        while s.phase != OVER:
            asked = SEATS_IN[s.waiting]
            seat = asked[0] if asked else NATURE
            RULES.play(s, seat, dice.pick(RULES.legal(s, seat)), None)
            if phase(s) == "loot":
                assert LOADED not in s.fates
                assert all(s.fates[seat] != NOT_LOADED for seat in SEATS_IN[s.alive] if s.round)
