"""The sense of Blasting Billy's rule-of-thumb player, in the very last turn of a game for two."""

from fistful.engine.dice import QuickDice
from fistful.games.blasting_billy.bot import BlastingBillyBot
from fistful.games.blasting_billy.cards import CARD_COUNT, CLAIM, GIVE, KIND_CARD, TYPE
from fistful.games.blasting_billy.rules import TURN, BlastingBillyRules
from fistful.games.blasting_billy.state import FROM, BlastingBilly

RULES = BlastingBillyRules()
#: E7: turns of each seat in a game for two.
TURNS = 22


def cards(*words: str) -> list[int]:
    return [KIND_CARD.parse(word) for word in words]


def last_turn(hand: list[int], gave: list[int], loot: list[int], rival: list[int]) -> BlastingBilly:
    """Return seat 0's last move of a game: what it holds, gave and owns, what its rival owns.

    All other moves were dumps, so that everything about Billy is known to seat 0.
    """
    s = RULES.start(2, {})
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
    return BlastingBillyBot().choose(RULES.view(s, 0), RULES.legal(s, 0), QuickDice(1))


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


def test_it_decides_the_same_from_the_same_view() -> None:
    s = RULES.start(4, {})
    dice = QuickDice(3)
    while not s.waiting:
        RULES.play(s, -1, RULES.draw(s, dice), None)
    assert len({BlastingBillyBot().choose(RULES.view(s, s.turn), RULES.legal(s, s.turn), dice)
                for _ in range(5)}) == 1  # fmt: skip
