"""Blasting Billy, rule by rule. Worked examples are records in tests/rulebook."""

from collections import Counter

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import (
    CARD,
    CLAIM,
    DUMP,
    GIVE,
    IS_DYNAMITE,
    KIND_CARD,
    START,
    TYPE,
    VALUE,
)
from fistful.games.blasting_billy.rules import BlastingBillyRules
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.blasting_billy.view import FACE_DOWN

RULES = BlastingBillyRules()


def deal(seats: int, seed: int = 0, **options: str) -> BlastingBilly:
    """Return a game on its first turn."""
    s = RULES.start(seats, options)
    dice = QuickDice(seed)
    while not s.waiting:
        RULES.play(s, NATURE, RULES.draw(s, dice), None)
    return s


def take_turn(s: BlastingBilly, action: int, dice: QuickDice, out: Out | None = None) -> None:
    """Play a turn, and nature's move after it."""
    RULES.play(s, s.turn, action, out)
    while s.phase != OVER and not s.waiting:
        RULES.play(s, NATURE, RULES.draw(s, dice), out)


@pytest.mark.rule("BB-01")
def test_there_are_five_types_of_eleven_values_and_a_dynamite() -> None:
    assert len(KIND_CARD) == 60
    for t in range(5):
        cards = [card for card in range(60) if TYPE[card] == t]
        assert sorted(VALUE[card] for card in cards if not IS_DYNAMITE[card]) == list(range(11))
        assert [VALUE[card] for card in cards if IS_DYNAMITE[card]] == [0]


@pytest.mark.rule("BB-02", "BB-12")
def test_everyone_sees_the_types_of_all_hands_and_only_their_own_values() -> None:
    s = deal(3)
    for viewer in (0, 1, 2, SPECTATOR):
        view = RULES.view(s, viewer)
        assert view["hands"] == [sorted(TYPE[card] for card in hand) for hand in s.hands]
        assert view["hand"] == (sorted(s.hands[viewer]) if viewer < 3 else [])
        assert [len(hand) for hand in view["hands"]] == [3, 3, 3]


@pytest.mark.rule("BB-10")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_it_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(Invalid, match="player-count"):
        RULES.start(seats, {})


@pytest.mark.rule("BB-11")
@pytest.mark.parametrize(("seats", "aside"), [(2, 12), (3, 6), (4, 0), (5, 0)])
def test_cards_are_put_aside_by_the_number_of_players(seats: int, aside: int) -> None:
    s = deal(seats)
    assert len(s.aside) == aside
    assert RULES.view(s, 0)["aside"] == sorted(TYPE[card] for card in s.aside)


@pytest.mark.rule("BB-13")
def test_only_the_type_of_the_top_card_is_seen_by_anybody() -> None:
    s = deal(4)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = RULES.view(s, viewer)
        assert view["top"] == TYPE[s.top]
        assert view["pile"] == 60 - 4 * 3


@pytest.mark.rule("BB-14")
def test_any_seat_may_start_and_play_goes_clockwise() -> None:
    assert {deal(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    s = deal(4)
    first, dice = s.turn, QuickDice(1)
    for turn in range(8):
        assert s.turn == (first + turn) % 4
        take_turn(s, RULES.legal(s, s.turn)[0], dice)


@pytest.mark.rule("BB-20")
def test_a_turn_is_one_card_and_one_of_three_moves_without_passing() -> None:
    s = deal(2)
    moves = [move + card for card in s.hands[s.turn] for move in (GIVE, CLAIM, DUMP)]
    assert sorted(RULES.legal(s, s.turn)) == sorted(moves)


@pytest.mark.rule("BB-21")
def test_nobody_looks_at_what_was_given_unless_the_table_wants_an_aid() -> None:
    assert deal(2).options["memory_aid"] == "off"


@pytest.mark.rule("BB-21")
def test_what_was_given_is_remembered_only_with_the_memory_aid() -> None:
    for option, expected in (("on", True), ("off", False)):
        s = deal(2, memory_aid=option)
        giver, out = s.turn, Out()
        card = s.hands[giver][0]
        take_turn(s, GIVE + card, QuickDice(0), out)
        seen = RULES.view(s, giver)["billy"][TYPE[card]]
        assert seen == ([card] if expected else [FACE_DOWN])
        assert RULES.view(s, 1 - giver)["billy"][TYPE[card]] == [FACE_DOWN]
        words = [RULES.events.kinds[e.code].word for e in out.events if e.is_for(giver)]
        assert ("gave-you" in words) == expected


@pytest.mark.rule("BB-22")
def test_the_first_card_of_a_column_is_its_owners_secret_and_later_ones_lie_open() -> None:
    s = deal(4)
    s.loot[0] = (3, 7)
    assert RULES.view(s, 0)["loot"][0][0] == [3, 7]
    assert RULES.view(s, 1)["loot"][0][0] == [FACE_DOWN, 7]
    assert RULES.view(s, SPECTATOR)["loot"][0][0] == [FACE_DOWN, 7]


@pytest.mark.rule("BB-23")
def test_a_dumped_card_shows_its_type_to_all_and_its_value_to_the_dumper() -> None:
    s = deal(2, memory_aid="on")
    dumper = s.turn
    card = s.hands[dumper][0]
    take_turn(s, DUMP + card, QuickDice(0))
    assert RULES.view(s, dumper)["box"] == [[dumper, TYPE[card], card]]
    assert RULES.view(s, 1 - dumper)["box"] == [[dumper, TYPE[card], FACE_DOWN]]


@pytest.mark.rule("BB-25")
def test_after_a_move_the_hand_is_filled_with_the_top_card() -> None:
    s = deal(3)
    seat, top = s.turn, s.top
    kept = s.hands[seat][1:]
    RULES.play(s, seat, DUMP + s.hands[seat][0], None)
    assert sorted(s.hands[seat]) == sorted((*kept, top))
    assert s.top == NOTHING


@pytest.mark.rule("BB-30")
@pytest.mark.parametrize(("seats", "turns"), [(2, 22), (3, 16), (4, 13), (5, 10)])
def test_everyone_has_equally_many_turns(seats: int, turns: int) -> None:
    """E7: always the same number, whoever starts."""
    for seed in range(5):
        s = deal(seats, seed)
        dice = QuickDice(seed)
        taken: Counter[int] = Counter()
        while s.phase != OVER:
            taken[s.turn] += 1
            take_turn(s, dice.pick(RULES.legal(s, s.turn)), dice)
        assert taken == dict.fromkeys(range(seats), turns)


@pytest.mark.rule("BB-31")
def test_the_last_two_cards_of_everyone_end_in_the_box_unseen_by_others() -> None:
    s = deal(4, memory_aid="on")
    dice = QuickDice(3)
    while s.phase != OVER:
        take_turn(s, dice.pick(RULES.legal(s, s.turn)), dice)
    assert s.hands == [()] * 4
    for viewer in range(4):
        for owner, _, card in RULES.view(s, viewer)["box"][-8:]:
            assert (card == FACE_DOWN) == (owner != viewer)


@pytest.mark.rule("BB-50")
def test_a_silent_seat_dumps_any_of_its_cards() -> None:
    s = deal(2)
    dice = QuickDice(0)
    dumped = {RULES.default(s, s.turn, dice) for _ in range(60)}
    assert dumped == {DUMP + card for card in s.hands[s.turn]}


def test_nature_deals_cards_and_names_the_seat_that_starts() -> None:
    s = RULES.start(5, {})
    assert RULES.legal(s, NATURE) == [CARD + card for card in range(60)]
    dice = QuickDice(0)
    for _ in range(15):
        RULES.play(s, NATURE, RULES.draw(s, dice), None)
    assert RULES.legal(s, NATURE) == [START + seat for seat in range(5)]
