"""Taking stock, the last round, the end, variants, the clock (SS-60 to SS-90)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns.cards import KIND_CARD
from tests.games.stetsons_and_sixguns.scene import RULES, Scene
from tests.secrets.stetsons_and_sixguns import conserved


@pytest.mark.rule("SS-60")
def test_played_cards_return_unless_lost_or_laid() -> None:
    s = Scene("Quick Draw", "Living Legend", "Derringer", aims="BAA")
    s.go("HIT", "C: use", "C: shoot Sixgun", "CLICK", "C: pass")
    assert "Quick Draw" in s["hand A"]
    assert "Living Legend" not in s["hand B"]
    assert "Derringer" not in s["hand C"]


@pytest.mark.rule("SS-60")
def test_with_the_option_played_cards_are_discarded() -> None:
    s = Scene("Quick Draw", "Living Legend", options={"played_cards": "discard"})
    s.go("CLICK", "CLICK")
    assert s["discards"] == "Quick Draw, Living Legend"


@pytest.mark.rule("SS-61")
def test_those_still_up_take_a_face_up_card_fastest_first_and_all_see_it() -> None:
    s = Scene("Living Legend", "Quick Draw", "Bandolier", aims="BCA").go("HIT", "CLICK")
    assert (s.phase, s.asked) == ("taking-stock", "AB")
    row = s["row"].split(", ")
    s.go(s.wish("A", row[2], row[0]))
    assert not s.heard(), "sealed"
    s.go(s.wish("B", row[2]))
    assert s.heard()[:2] == [f"takes B {row[2]}", f"takes A {row[0]}"]
    assert s["discards"] == f"{row[1]}, Bandolier"
    assert s["round"] == "2"


@pytest.mark.rule("SS-62", "SS-80")
def test_before_the_last_round_the_three_fastest_cards_of_the_row_are_raised() -> None:
    options = {"rounds": "4"}
    facts = {"round": "4", "row": "Hit the Dirt, 10 Gallon Hat, Wanted Poster, Living Legend"}
    s = Scene(
        "Quick Draw",
        "Last Man Standing",
        "High Noon",
        "Snap Shot",
        given=facts,
        options=options,
        begin=False,
    )
    assert s["worth"] == "3, 2, 2, 3"


@pytest.mark.rule("SS-62", "SS-71")
def test_a_raise_counts_with_the_card_in_hand() -> None:
    facts = {"round": "8", "row": "Duck and Weave, Doc's Bag"}
    s = Scene("Quick Draw", "Living Legend", given=facts).go("CLICK", "CLICK")
    s.go(s.wish("A", "Duck and Weave"))
    assert s.phase == "over"
    # Six points; five cards each; a card raised to 3; Living Legend's own 3 and a raise to 2.
    outcome = RULES.outcome(s.s)
    extra = [sum(s.s.deck.notoriety[card] for card in hand) for hand in s.s.hands]
    assert outcome.scores == [6 + 5 + extra[0] + 3, 6 + 5 + extra[1] + 2]
    assert outcome.reason == "rounds"


@pytest.mark.rule("SS-70")
def test_one_player_left_ends_the_game_at_once() -> None:
    s = Scene("Quick Draw", "Living Legend", given={"hand B": "Living Legend"}).go("HIT")
    assert s.phase == "over"
    assert (RULES.outcome(s.s).winners, RULES.outcome(s.s).reason) == ([0], "survivor")


@pytest.mark.rule("SS-70")
def test_the_last_two_cannot_both_die() -> None:
    facts = {"hand A": "Ambush!", "hand B": "Living Legend", "notoriety A": "0", "notoriety B": "0"}
    s = Scene("Ambush!", "Living Legend", given=facts).go("A: use", "MISS")
    assert s["alive"] == "B", "A is dead and B alone: the game is over before B flips"
    assert (s.phase, RULES.outcome(s.s).winners) == ("over", [1])


@pytest.mark.rule("SS-71", "SS-72")
def test_most_points_win_then_most_tokens_then_it_is_shared() -> None:
    s = Scene("Quick Draw", "Living Legend", "High Noon")
    s.s.ended = 1
    oil, ambush, cross, bounce = [
        KIND_CARD.number_of[name] for name in ("Gun Oil", "Ambush!", "Crossfire", "Ricochet")
    ]
    s.s.hands = [(oil,), (ambush, cross), (bounce,)]
    s.s.notoriety = [5, 4, 5]
    assert RULES.outcome(s.s).scores == [6, 6, 6]
    assert RULES.outcome(s.s).winners == [0, 2]
    s.s.guns[1] = (*s.s.guns[1], 2)
    assert RULES.outcome(s.s).scores == [6, 6, 6], "guns in front count nothing"


@pytest.mark.rule("SS-80")
@pytest.mark.parametrize("rounds", list("12345678"))
def test_the_game_lasts_the_rounds_chosen(rounds: str) -> None:
    s = RULES.start(3, {"rounds": rounds})
    playout(RULES, s, QuickDice(2))
    assert s.round <= int(rounds)
    assert RULES.outcome(s).reason != "rounds" or s.round == int(rounds)


@pytest.mark.rule("SS-81")
def test_in_the_bloodier_game_a_hit_fc_hits_twice_each_meeting_cover() -> None:
    options = {"bloodier": "on"}
    s = Scene("Quick Draw", "Living Legend", options=options).go("HIT FC")
    assert s["wounds B"] == "2"
    s = Scene("Quick Draw", "Living Legend", options=options).go("HIT")
    assert s["wounds B"] == "1"
    s = Scene(
        "Bandolier",
        "Trick Shot",
        stances="stand stay",
        given={"cover B": "SOFT 1"},
        options=options,
    )
    s.go("A: ignore", "HIT FC")
    assert (s["wounds B"], s["cover B"]) == ("1", "-")


@pytest.mark.rule("SS-81")
def test_a_card_that_makes_two_wounds_is_not_doubled() -> None:
    s = Scene("Buffalo Rifle", "Living Legend", options={"bloodier": "on"})
    s.go("A: use", "A: shoot Buffalo Rifle", "HIT FC")
    assert s["wounds B"] == "2"


@pytest.mark.rule("SS-90")
def test_what_the_clock_plays() -> None:
    s = Scene("Snap Shot", "Living Legend", begin=False)
    s.go("A!", "B!", "A!", "B!", "A!", "B!")
    assert (s["stance A"], s["stance B"]) == ("stand", "stand")
    s = Scene("Snap Shot", "Living Legend").go("A!")
    assert s.heard() == ["ignores A Snap Shot", "shoots A B Sixgun"]
    s.go("MISS", "A!")
    assert s["guns A"] == "Sixgun 5", "after a MISS stop"
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given={"wounds A": "1"})
    s.go("A!")
    assert s["cover A"] == "SOFT 0", "the face-up card"
    s.go("*: cover HARD", "A!")
    assert s["wounds A"] == "1", "no binding"


@pytest.mark.rule("SS-90", "SS-61")
def test_the_clock_takes_the_most_notoriety_then_the_fastest() -> None:
    facts = {"row": "Tin Star, Wanted Poster, Stampede"}
    s = Scene("Quick Draw", "Living Legend", "High Noon", given=facts)
    s.go("CLICK", "CLICK", "C: ignore", "CLICK", "A!", "B!")
    assert s.heard()[:3] == ["takes A Wanted Poster", "takes B Stampede", "takes C Tin Star"]


def play(seats: int, seed: int, options: dict[str, str]) -> None:
    """Play a game at random and check after every action what may never change."""
    s = RULES.start(seats, options)
    dice = QuickDice(seed)
    constant = conserved(s)
    while s.phase != OVER:
        asked = SEATS_IN[s.waiting]
        if asked:
            RULES.play(s, asked[0], dice.pick(RULES.legal(s, asked[0])), None)
        else:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
        assert conserved(s) == constant
        assert not s.up & ~s.alive
    assert RULES.outcome(s).winners


@pytest.mark.rule("SS-01", "SS-03", "SS-34")
@settings(max_examples=40, derandomize=True, deadline=None)
@given(
    st.integers(2, 8), st.integers(0, 10**6), st.sampled_from(["on", "off"]), st.sampled_from("48")
)
def test_bullets_cards_and_covers_are_conserved_and_points_never_below_zero(
    seats: int, seed: int, bloodier: str, rounds: str
) -> None:
    play(seats, seed, {"bloodier": bloodier, "rounds": rounds})


@pytest.mark.rule("SS-60")
def test_views_are_for_everyone() -> None:
    assert RULES.view(RULES.start(2, {}), SPECTATOR)["you"] == SPECTATOR
