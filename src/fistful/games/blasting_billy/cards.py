"""The cards: five types of twelve (BB-01), and what can be done with them (BB-20)."""

from typing import Final

from fistful.engine.words import SEAT, Verbs, compound, kind

#: BB-01: the types, in the rulebook's order.
TYPES: Final = ("gold", "banknotes", "coins", "jewelry", "diamonds")
TYPE_COUNT: Final = 5
PER_TYPE: Final = 12
CARD_COUNT: Final = 60
#: The place of dynamite within its type, after the values 0 to 10.
DYNAMITE: Final = 11

#: A card's number is its type times 12 plus its value: `VALUE[card]` and `TYPE[card]` undo that.
TYPE: Final[list[int]] = [card // PER_TYPE for card in range(CARD_COUNT)]
#: BB-01: dynamite has no value; it counts 0.
VALUE: Final[list[int]] = [
    0 if card % PER_TYPE == DYNAMITE else card % PER_TYPE for card in range(CARD_COUNT)
]
IS_DYNAMITE: Final[list[bool]] = [card % PER_TYPE == DYNAMITE for card in range(CARD_COUNT)]

#: BB-12: what the rulebook deals; a variant may deal otherwise (`deck`).
HAND_SIZE: Final = 3

KIND_TYPE: Final = kind("type", TYPES)
KIND_VALUE: Final = kind("value", [str(value) for value in range(DYNAMITE)] + ["dynamite"])
KIND_CARD: Final = compound("card", type=KIND_TYPE, value=KIND_VALUE)

VERBS: Final = Verbs()
GIVE: Final[int] = VERBS.add("give", card=KIND_CARD)
CLAIM: Final[int] = VERBS.add("claim", card=KIND_CARD)
DUMP: Final[int] = VERBS.add("dump", card=KIND_CARD)
#: Nature's: a card put aside, dealt, or come to the top of the pile; the seat that starts.
CARD: Final[int] = VERBS.draw("card", card=KIND_CARD)
START: Final[int] = VERBS.draw("start", seat=SEAT)

#: What can be done with a hand card.
MOVES: Final[list[list[int]]] = [
    [GIVE + card, CLAIM + card, DUMP + card] for card in range(CARD_COUNT)
]
