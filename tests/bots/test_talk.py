"""Bots talk: from what all see, before they decide, and as honestly as they declare."""

import pytest

from fistful.bots.talk import (
    FRESH_FOR,
    MANNERS,
    feels_like_talking,
    hold_to,
    kept,
    manner_of,
    reply,
    speak,
)
from fistful.engine.dice import QuickDice
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import AIM, STAY, TOO_SLOW, WITHDRAW
from fistful.table.pledges import Pledge
from fistful.table.talk import ACCEPT, DEAL, PROMISE, TALK, TAUNT, THREATEN, Talk
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
                assert said is None or said.to != seat
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
    assert {one.to for one in said if one is not None} == {2}


def test_nobody_is_innocent_once_the_masks_are_off() -> None:
    rules = find_game("get-billy-the-kid").rules

    def phrases(is_revealed: bool) -> set[str]:
        view = {"phase": "play", "seats": 4, "alive": [0, 1, 2, 3], "revealed": is_revealed}
        said = [speak(rules, "coward", view, 0, QuickDice(seed)) for seed in range(200)]
        return {TALK.verb_of[one.action].word for one in said if one is not None}

    assert phrases(False) == {"promise", "deal", "deny", "sweat"}
    assert phrases(True) == {"promise", "deal", "sweat"}


GAMES = ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns")


@pytest.mark.parametrize("game", GAMES)
def test_bots_do_not_repeat_themselves_within_ten_lines(game: str) -> None:
    """Five of a kind, or all kinds, talk as much as they can, in whatever phase comes."""
    rules = find_game(game).rules
    phases = [phase.name for phase in rules.phases]
    for bots in ([*MANNERS, "level-3"], *[[bot] * 5 for bot in (*MANNERS, "level-3")]):
        dice = QuickDice(len(set(bots)))
        spoken: list[tuple[int, Talk]] = []
        for _ in range(300):
            seat = dice.below(len(bots))
            view = {"phase": dice_pick(phases, dice), "seats": len(bots), "alive": None}
            said = speak(rules, bots[seat], view, seat, dice, spoken)
            if said is not None:
                own = [talk.word for speaker, talk in spoken if speaker == seat]
                assert said.word not in own[-FRESH_FOR:]
                assert said.word not in [talk.word for _, talk in spoken[-FRESH_FOR:]]
                spoken.append((seat, said))
        assert len(spoken) > 60


def dice_pick(of: list[str], dice: QuickDice) -> str:
    return of[dice.below(len(of))]


def test_what_fits_the_moment_is_said_first() -> None:
    view = {"phase": "courage", "seats": 4, "alive": [0, 1, 2, 3]}
    lines = [speak(RULES, "avenger", view, 0, QuickDice(seed)) for seed in range(80)]
    spoken = [one for one in lines if one is not None and one.line]
    assert spoken and all(["-courage-" in one.line for one in spoken])


def test_an_accepted_deal_is_kept_as_often_as_honesty_says() -> None:
    term = find_game("cash-n-guns").ledger
    assert term is not None and term.deal is not None
    given = [Pledge(0, 2, term.deal)]
    for bot in ("liar", "accountant", "level-3"):
        left = [hold_to(RULES, bot, None, AIMS, QuickDice(seed), given) for seed in range(400)]
        assert all([one in ([AIM + 2], [AIM + 1, AIM + 3, TOO_SLOW]) for one in left])
        honest = sum([one != [AIM + 2] for one in left]) / len(left)
        assert abs(honest - manner_of(bot).honesty) < 0.07
    assert hold_to(RULES, "liar", None, [STAY, WITHDRAW], QuickDice(1), given) == [STAY, WITHDRAW]


def test_bots_agree_as_often_as_they_like() -> None:
    view = {"phase": "aim", "seats": 4, "alive": [0, 1, 2, 3]}
    for bot in (*MANNERS, "level-3"):
        said = [reply(RULES, bot, view, 0, 2, QuickDice(seed)) for seed in range(400)]
        assert {talk.to for talk in said} == {2}
        agreed = len([talk for talk in said if talk.act == ACCEPT]) / len(said)
        assert abs(agreed - manner_of(bot).agrees) < 0.08
