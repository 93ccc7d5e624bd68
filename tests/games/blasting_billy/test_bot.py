"""The instinct of Blasting Billy: it sees what its seat sees, and it makes sense."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE
from fistful.engine.state import OVER
from fistful.games.blasting_billy import GAME
from fistful.games.blasting_billy.cards import CARD_COUNT, CLAIM, GIVE, KIND_CARD, TYPE
from fistful.games.blasting_billy.mind.evaluation import evaluate
from fistful.games.blasting_billy.mind.instinct import BlastingBillyInstinct
from fistful.games.blasting_billy.order import TURN
from fistful.games.blasting_billy.rules import BlastingBillyRules
from fistful.games.blasting_billy.state import FROM, BlastingBilly
from tests.secrets.blasting_billy import TABLES, scramble

RULES = BlastingBillyRules()
#: E7: turns of each seat in a game for two.
TURNS = 22


def cards(*words: str) -> list[int]:
    return [KIND_CARD.parse(word) for word in words]


def last_turn(hand: list[int], gave: list[int], loot: list[int], rival: list[int]) -> BlastingBilly:
    """Return seat 0's last move of a game: what it holds, gave and owns, what its rival owns.

    All other moves were dumps, so that everything about Billy is known to seat 0.
    """
    s = RULES.start(2, {"memory_aid": "on"})
    named = {*hand, *gave, *loot, *rival}
    left = [card for card in range(CARD_COUNT) if card not in named]
    for card in gave:
        s.billy[TYPE[card]] += (card,)
    for card in loot:
        s.loot[TYPE[card]] += (card,)
    for card in rival:
        s.loot[5 + TYPE[card]] += (card,)
    own_dumps = TURNS - 1 - len(gave) - len(loot)
    s.box = [left.pop() for _ in range(own_dumps)]
    s.box += [FROM + left.pop() for _ in range(TURNS - len(rival))]
    s.hands = [tuple(hand), (left.pop(), left.pop())]
    s.aside, s.bag = left, []
    s.phase, s.turn, s.last, s.waiting = TURN, 0, 0, 1
    return s


def choice(s: BlastingBilly) -> int:
    """Return what seat 0 does nearly always."""
    instinct = BlastingBillyInstinct({"whim": 0.005})
    return instinct.choose(s, 0, RULES.legal(s, 0), QuickDice(1))


def test_it_claims_what_billy_covers() -> None:
    hand = cards("gold 8", "coins 9", "jewelry 10")
    gave = cards("gold 10", "diamonds 6")
    s = last_turn(hand, gave, [], cards("diamonds 1", "diamonds 2"))
    assert choice(s) == CLAIM + hand[0]


def test_it_does_not_claim_what_billy_would_shoot() -> None:
    hand = cards("gold 8", "coins 9", "jewelry 10")
    s = last_turn(hand, cards("gold 7"), cards("gold 3"), [])
    assert choice(s) not in [CLAIM + card for card in hand]


def test_it_gives_to_cover_its_own_loot() -> None:
    hand = cards("gold 2", "gold 6", "jewelry 10")
    s = last_turn(hand, cards("gold 5"), cards("gold 9", "gold 1"), [])
    assert choice(s) == GIVE + hand[1]


def test_it_blows_up_its_own_loot_when_that_saves_it() -> None:
    hand = cards("gold dynamite", "coins 1", "jewelry 10")
    s = last_turn(hand, cards("gold 5"), cards("gold 3", "gold 9"), [])
    assert choice(s) == CLAIM + hand[0]


def test_it_sets_dynamite_as_a_trap_for_a_rival_ahead() -> None:
    hand = cards("gold dynamite", "coins 1", "jewelry 0")
    rival = cards("gold 0", "gold 8", "gold 7")
    s = last_turn(hand, cards("gold 10", "gold 9"), [], rival)
    assert choice(s) == GIVE + hand[0]


def test_it_keeps_dynamite_from_billy_where_it_would_hit_itself() -> None:
    hand = cards("gold dynamite", "coins 1", "jewelry 0")
    s = last_turn(hand, cards("gold 10", "gold 9"), cards("gold 8", "gold 7"), [])
    assert choice(s) not in (GIVE + hand[0], CLAIM + hand[0])


def test_it_fears_what_it_cannot_know_of_billy() -> None:
    """The same gifts, made by the rival: they may be small, so a good card is not claimed."""
    hand = cards("gold 10", "coins 1", "jewelry 0")
    s = last_turn(hand, cards("gold 9", "gold 8"), cards("diamonds 1"), [])
    assert choice(s) == CLAIM + hand[0]
    s.billy[0] = tuple([FROM + card for card in s.billy[0][:1]])
    assert choice(s) != CLAIM + hand[0]


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
    instincts = [BlastingBillyInstinct(some_habits(dice)) for _ in range(seats)]
    s = RULES.start(seats, options)
    while s.phase != OVER:
        seat = s.turn if s.waiting else NATURE
        if seat == NATURE:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
            continue
        legal = RULES.legal(s, seat)
        luck = dice.below(1 << 30)
        action = instincts[seat].choose(s, seat, legal, QuickDice(luck))
        assert action in legal
        value = evaluate(s, seat)
        scrambled = s.clone()
        scramble(scrambled, seat, dice)
        for twin in (scrambled, RULES.guess(RULES.view(s, seat), dice)):
            there = RULES.legal(twin, seat)
            dice.shuffle(there)
            assert instincts[seat].choose(twin, seat, there, QuickDice(luck)) == action
            assert evaluate(twin, seat) == value
        RULES.play(s, seat, action, None)
    assert all(evaluate(s, seat) >= 0 for seat in range(seats))


def test_habits_are_usual_within_their_ranges_and_personas_too() -> None:
    habits = {habit.name: habit for habit in GAME.habits}
    assert len(habits) == len(GAME.habits) <= 15
    assert all(habit.least <= habit.value <= habit.most for habit in GAME.habits)
    assert set(GAME.personas) == {"hothead", "coward", "accountant", "liar", "avenger"}
    for persona in GAME.personas.values():
        assert all(habits[name].least <= x <= habits[name].most for name, x in persona.items())
