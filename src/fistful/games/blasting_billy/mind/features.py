"""Blasting Billy for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    HAND_SIZE,
    PER_TYPE,
    TYPE,
    TYPE_COUNT,
    TYPES,
    VALUE,
)
from fistful.games.blasting_billy.ending import minimum
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.blasting_billy.view import FACE_DOWN, remembered
from fistful.games.features import Features
from fistful.games.fields import (
    Counts,
    CountsBySeat,
    Field,
    Number,
    OneOf,
    OneSeat,
    Row,
    packed,
    shares_of,
)

#: A column is never longer, no card worth more, a column rarely worth more.
LONG: Final = 12
HIGHEST: Final = 10
RICH: Final = 30

TURN: Final = OneSeat("turn", "whose turn it is")
LAST: Final = OneSeat("last", "who drew the last card")
PILE: Final = Number("pile", "cards in the pile, the top one included", CARD_COUNT)
TOP: Final = OneOf("top", "the type of the pile's top card", range(TYPE_COUNT))
HAND: Final = Counts("hand", "own cards", CARD_COUNT)
HANDS: Final = CountsBySeat("hands", f"types held ({', '.join(TYPES)})", TYPE_COUNT, HAND_SIZE)
ASIDE: Final = Counts("aside", "types put aside at the start", TYPE_COUNT, PER_TYPE)
CARDS: Final = Counts("billy", "cards of Billy's the viewer remembers", CARD_COUNT)
#: A column as its length, the value of its last card, and whether that is hidden.
COLUMN: Final = "cards ÷ 12, last value ÷ 10, 1 if the last is face down"

FIELDS: Final[tuple[Field, ...]] = (
    TURN,
    LAST,
    PILE,
    TOP,
    HAND,
    HANDS,
    ASIDE,
    Field("billy-columns", "Billy's columns", f"by type: {COLUMN}", TYPE_COUNT * 3),
    CARDS,
    Field("columns", "the seats' columns", f"by seat and type: {COLUMN}", 0, TYPE_COUNT * 3),
    CountsBySeat("loot", "cards in the seats' columns the viewer knows", CARD_COUNT),
    Field(
        "minimums",
        "what each column is worth at least, as all can see",
        "by seat and type, ÷ 30",
        0,
        TYPE_COUNT,
    ),
    Field("box", "dumped cards", "by type ÷ 12, then by card, 0 or 1", TYPE_COUNT + CARD_COUNT),
)

WORTH: Final[list[bytes]] = shares_of(RICH)
#: `ENDS[length * 12 + value + 1]`: so many cards, the last of this value, -1 if it is hidden.
ENDS: Final[list[bytes]] = [
    packed([length / LONG, max(value, 0) / HIGHEST, 1.0 if length and value == FACE_DOWN else 0.0])
    for length in range(LONG + 1)
    for value in range(FACE_DOWN, HIGHEST + 1)
]


class BlastingBillyFeatures(Features[BlastingBilly]):
    """All of it, in the order of the fields."""

    def write(self, s: BlastingBilly, seat: int, row: Row) -> None:
        TURN.put(row, s.turn)
        LAST.put(row, s.last)
        PILE.put(row, len(s.bag) + (1 if s.top != NOTHING else 0))
        TOP.put(row, TYPE[s.top] if s.top != NOTHING else NOTHING)
        HAND.put(row, list(s.hands[seat]) if seat < s.seats else [])
        for owner in row.order:
            HANDS.put(row, [TYPE[card] for card in s.hands[owner]])
        ASIDE.put(row, [TYPE[card] for card in s.aside])
        self.write_billy(s, seat, row)
        self.write_loot(s, seat, row)
        all_earlier = s.options["blast"] == "all_earlier"
        for owner in row.order:
            for column in s.loot[owner * TYPE_COUNT : (owner + 1) * TYPE_COUNT]:
                least = minimum(column, all_earlier) if len(column) > 1 else 0
                row.pieces.append(WORTH[least if least < RICH else RICH])
        box = [remembered(s, seat, card) for card in s.box]
        ASIDE.put(row, [TYPE[card % CARD_COUNT] for card in s.box])
        CARDS.put(row, box)

    def write_billy(self, s: BlastingBilly, seat: int, row: Row) -> None:
        """Write Billy's columns, and what the viewer remembers of them."""
        over = s.phase == OVER
        known: list[int] = []
        for column in s.billy:
            cards = [card % CARD_COUNT if over else remembered(s, seat, card) for card in column]
            put_column(row, cards)
            known += cards
        CARDS.put(row, known)

    def write_loot(self, s: BlastingBilly, seat: int, row: Row) -> None:
        """BB-22: write the seats' columns, of which the first card lies face down for others."""
        over = s.phase == OVER
        seen: list[list[int]] = []
        for owner in row.order:
            known: list[int] = []
            for column in s.loot[owner * TYPE_COUNT : (owner + 1) * TYPE_COUNT]:
                cards = list(column)
                if cards and not over and owner != seat:
                    cards[0] = FACE_DOWN
                put_column(row, cards)
                known += cards
            seen.append(known)
        for known in seen:
            CARDS.put(row, known)


def put_column(row: Row, cards: list[int]) -> None:
    """Write how long a column is, and its last card."""
    length = len(cards)
    last = cards[length - 1] if length else FACE_DOWN
    value = VALUE[last] if last != FACE_DOWN else FACE_DOWN
    row.pieces.append(ENDS[length * (HIGHEST + 2) + value + 1])


FEATURES: Final = BlastingBillyFeatures(FIELDS)
