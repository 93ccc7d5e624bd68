"""The cards and characters by number (GB-01 to GB-03), and what can be done with them."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.engine.words import SEAT, Verbs, kind
from fistful.games.get_billy_the_kid.deck import STANDARD, Deck
from fistful.games.get_billy_the_kid.lines import NUMBERS, PLAIN
from fistful.games.variant import shelve

GOLD: Final = 0
QUESTION: Final = 1
RIFLE: Final = 2
BINOCULARS: Final = 3
ARREST: Final = 4
PISTOL: Final = 5
DISGUISE: Final = 6
TNT: Final = 7
#: The first Escape design; from here on every kind is one.
ESCAPE: Final = 8
KIND_COUNT: Final[int] = len(PLAIN) + len(STANDARD.designs)

#: GB-37: no hand of any deck holds more Arrests than this.
MOST_REPLACED: Final[int] = NUMBERS["hand_size"][1] + 1

KID: Final[int] = STANDARD.characters.index("Kid")
DOC: Final[int] = STANDARD.characters.index("Doc")
GARCIA: Final[int] = STANDARD.characters.index("Garcia")

KIND_CARD: Final = kind("card", [*PLAIN, *STANDARD.designs])
KIND_CHARACTER: Final = kind("character", STANDARD.characters)
KIND_FEATURE: Final = kind("feature", STANDARD.features)
FEATURE_COUNT: Final[int] = len(STANDARD.features)
KIND_COUNT_OF_ARRESTS: Final = kind("amount", [str(n) for n in range(MOST_REPLACED + 1)])

VERBS: Final = Verbs()
# The draw step (GB-21, GB-50 to GB-52); stealing is a play or replaces the draw (GB-51).
DRAW: Final[int] = VERBS.add("draw")
BUY: Final[int] = VERBS.add("buy", card=KIND_CARD)
STEAL: Final[int] = VERBS.add("steal", card=KIND_CARD)
# The play step (GB-21, GB-30 to GB-38).
DISCARD: Final[int] = VERBS.add("discard", card=KIND_CARD)
ASK: Final[int] = VERBS.add("ask", seat=SEAT, feature=KIND_FEATURE)
AGAIN: Final[int] = VERBS.add("again")
LOOK: Final[int] = VERBS.add("look", seat=SEAT)
TAKE: Final[int] = VERBS.add("take", seat=SEAT)
ARREST_SEAT: Final[int] = VERBS.add("arrest", seat=SEAT)
ENTICE: Final[int] = VERBS.add("entice")
# Answers (GB-31), and what Binoculars give back (GB-34).
YES: Final[int] = VERBS.add("yes")
NO: Final[int] = VERBS.add("no")
GIVE: Final[int] = VERBS.add("give", card=KIND_CARD)
# The reveal and the confrontation (GB-37, GB-40 to GB-46).
REPLACE: Final[int] = VERBS.add("replace", amount=KIND_COUNT_OF_ARRESTS)
RESPOND: Final[int] = VERBS.add("respond", card=KIND_CARD)
SURRENDER: Final[int] = VERBS.add("surrender")
MATCH: Final[int] = VERBS.add("match")
PASS: Final[int] = VERBS.add("pass")
FIRE: Final[int] = VERBS.add("fire", card=KIND_CARD)
HOLD: Final[int] = VERBS.add("hold")
PICK: Final[int] = VERBS.add("pick", card=KIND_CARD)
# Martha Garcia (GB-61) and the Enticement (GB-71).
SLIP: Final[int] = VERBS.add("slip", card=KIND_CARD)
RETURN: Final[int] = VERBS.add("return", card=KIND_CARD)
JOIN: Final[int] = VERBS.add("join")
STAY: Final[int] = VERBS.add("stay")
BURY: Final[int] = VERBS.add("bury", card=KIND_CARD)
# Nature's: a card, a character, the seat that starts.
CARD: Final[int] = VERBS.draw("card", card=KIND_CARD)
CHARACTER: Final[int] = VERBS.draw("character", character=KIND_CHARACTER)
START: Final[int] = VERBS.draw("start", seat=SEAT)


def moves_of(card: int, seats: tuple[int, ...], is_revealed: bool) -> list[int]:
    """Return what can be done with a card on these others, questions and arrests apart."""
    moves = [DISCARD + card]
    if card == QUESTION and is_revealed:
        moves.append(AGAIN)
    elif card == RIFLE:
        moves += [LOOK + at for at in seats]
    elif card == BINOCULARS:
        moves += [TAKE + of for of in seats]
    return moves


#: `BEFORE_REVEAL[others][card]` and `AFTER_REVEAL[others][card]`: by the set of others in play.
BEFORE_REVEAL: Final[list[list[list[int]]]] = [
    [moves_of(card, seats, False) for card in range(KIND_COUNT)] for seats in SEATS_IN
]
AFTER_REVEAL: Final[list[list[list[int]]]] = [
    [moves_of(card, seats, True) for card in range(KIND_COUNT)] for seats in SEATS_IN
]
#: By deck, of so many variants at most: by number of players and set of others the questions to ask
#: them.
ASKS: Final[dict[Deck, dict[tuple[int, int], list[int]]]] = {}
ARREST_ANY: Final[list[list[int]]] = [[ARREST_SEAT + seat for seat in seats] for seats in SEATS_IN]


def asks_of(deck: Deck, players: int, others: int) -> list[int]:
    """GB-31: return whom of the others in play can be asked about what at a table."""
    known = ASKS.get(deck)
    if known is None:
        known = shelve(ASKS, deck, {})
    key = (players, others)
    found = known.get(key)
    if found is None:
        found = known[key] = [
            ASK + to * FEATURE_COUNT + f for to in SEATS_IN[others] for f in deck.questions[players]
        ]
    return found


def each_kind(verb: int, cards: tuple[int, ...]) -> list[int]:
    """Return what a verb can do with sorted cards: those of one kind are all alike."""
    moves: list[int] = []
    before = NOTHING
    for card in cards:
        if card != before:
            moves.append(verb + card)
            before = card
    return moves
