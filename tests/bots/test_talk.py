"""Bots talk: from what all see, before they decide, and as honestly as they declare."""

import pytest

from fistful.bots.talk import MANNERS, feels_like_talking, hold_to, kept, manner_of, speak
from fistful.engine.dice import QuickDice
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import AIM, STAY, TOO_SLOW, WITHDRAW
from fistful.table.talk import DEAL, PROMISE, TALK, TAUNT, THREATEN
from fistful.testing.walks import positions
from tests.bots.talking import betrayal, declared, listen, truth
from tests.conformance.tables import game_tables

RULES = find_game("cash-n-guns").rules
AIMS = [AIM + 1, AIM + 2, AIM + 3, TOO_SLOW]


def test_talk_does_not_betray_the_card() -> None:
    """AUC 0.50 ± 0.03, in the mean over those who talk most."""
    found = [
        betrayal(listen(bot, "random", 40, QuickDice(number)).cards)
        for number, bot in enumerate(MANNERS)
    ]
    assert abs(sum(found) / len(found) - 0.5) < 0.03


@pytest.mark.parametrize("bot", MANNERS)
def test_bots_are_as_honest_as_they_declare(bot: str) -> None:
    """Within 5 points of it over 500 claims; these are fewer, so chance gets 5 points more."""
    claims = listen(bot, "random", 150, QuickDice(1)).claims
    assert len(claims) >= 100
    assert abs(truth(claims) - declared(bot)) <= 0.1


def test_a_forecast_from_talk_that_does_betray_is_found() -> None:
    cards = [("threaten" if number % 3 else "", bool(number % 3)) for number in range(600)]
    assert betrayal(cards) > 0.9


def test_what_is_said_depends_on_nothing_hidden() -> None:
    """The same in all worlds that look the same to those who only watch."""
    for table in game_tables()["cash-n-guns"]:
        dice = table.dice("talk")
        for number, s in enumerate(positions(table, dice)):
            twin = table.scrambled(s, SPECTATOR, dice)
            for seat in range(table.seats):
                said, again = [
                    speak(RULES, "liar", RULES.view(world, SPECTATOR), seat, QuickDice(number))
                    for world in (s, twin)
                ]
                assert said == again
                assert said is None or TALK.things(said)["seat"] != seat
            if number == 20:
                break


def test_a_promise_kept_spares_and_a_promise_broken_does_not() -> None:
    assert kept(RULES, PROMISE + 2, AIMS) == [AIM + 1, AIM + 3, TOO_SLOW]
    left = [hold_to(RULES, "liar", PROMISE + 2, AIMS, QuickDice(seed)) for seed in range(40)]
    assert [AIM + 2] in left and [AIM + 1, AIM + 3, TOO_SLOW] in left


def test_a_threat_kept_is_carried_out() -> None:
    assert kept(RULES, THREATEN + 3, AIMS) == [AIM + 3]


@pytest.mark.parametrize("said", [TAUNT + 1, DEAL + 2, PROMISE + 7])
def test_what_claims_nothing_binds_nobody(said: int) -> None:
    assert hold_to(RULES, "liar", said, AIMS, QuickDice(1)) == AIMS


def test_nothing_is_claimed_where_answers_name_nobody_or_all_name_one() -> None:
    assert kept(RULES, THREATEN + 1, [STAY, WITHDRAW]) is None
    assert kept(RULES, PROMISE + 1, [AIM + 1, TOO_SLOW]) is None


def test_bots_speak_now_and_then_and_random_ones_never() -> None:
    dice = QuickDice(1)
    for bot in (*MANNERS, "level-3"):
        often = sum([feels_like_talking(bot, dice) for _ in range(2000)]) / 2000
        assert 0 < often < 0.2 and abs(often - manner_of(bot).often) < 0.03
    assert not any([feels_like_talking("random", dice) for _ in range(500)])


def test_the_dead_of_stetsons_and_sixguns_are_left_in_peace() -> None:
    view = {"phase": "bind", "seats": 4, "alive": 0b0101}
    said = [
        speak(find_game("stetsons-and-sixguns").rules, "coward", view, 0, QuickDice(seed))
        for seed in range(60)
    ]
    assert {TALK.things(one)["seat"] for one in said if one is not None} == {2}


def test_nobody_is_innocent_once_the_masks_are_off() -> None:
    rules = find_game("get-billy-the-kid").rules

    def phrases(is_revealed: bool) -> set[str]:
        view = {"phase": "play", "seats": 4, "alive": [0, 1, 2, 3], "revealed": is_revealed}
        said = [speak(rules, "coward", view, 0, QuickDice(seed)) for seed in range(200)]
        return {TALK.verb_of[one].word for one in said if one is not None}

    assert phrases(False) == {"promise", "deal", "deny"}
    assert phrases(True) == {"promise", "deal"}
