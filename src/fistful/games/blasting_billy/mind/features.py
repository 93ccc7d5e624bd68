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
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.blasting_billy.view import FACE_DOWN, columns_of, minimums, remembered
from fistful.games.features import Features, Kept, Memory
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


class Loot:
    """What was written of a seat's columns, and these."""

    __slots__ = ("columns", "ends", "known", "minimums")

    def __init__(self) -> None:
        self.columns: list[tuple[int, ...]] = []
        #: As the others see them, and as the owner does: the columns and the cards in them.
        self.ends = [b"", b""]
        self.known = [b"", b""]
        self.minimums = b""


class BlastingBillyMemory(Memory):
    """In a turn a hand and a column change; all others are as they were."""

    __slots__ = ("billy", "box", "hands", "loot", "types")

    def __init__(self, s: BlastingBilly) -> None:
        super().__init__(s)
        #: By seat: its cards, their types, its columns.
        self.hands = [Kept() for _ in range(s.seats)]
        self.types = [Kept() for _ in range(s.seats)]
        self.loot = [Loot() for _ in range(s.seats)]
        #: By viewer, those who only watch last: Billy's columns and the box.
        self.billy = [Kept() for _ in range(s.seats + 1)]
        self.box = [Kept() for _ in range(s.seats + 1)]


class BlastingBillyFeatures(Features[BlastingBilly]):
    """All of it, in the order of the fields."""

    def memory(self, s: BlastingBilly) -> Memory:
        return BlastingBillyMemory(s)

    def write(self, s: BlastingBilly, seat: int, row: Row, memory: Memory) -> None:
        assert isinstance(memory, BlastingBillyMemory)
        pieces, order = row.pieces, row.order
        viewer = seat if seat < s.seats else s.seats
        TURN.put(row, s.turn)
        LAST.put(row, s.last)
        PILE.put(row, len(s.bag) + (1 if s.top != NOTHING else 0))
        TOP.put(row, TYPE[s.top] if s.top != NOTHING else NOTHING)
        if seat < s.seats:
            pieces.append(self.hand(s.hands[seat], row, memory.hands[seat]))
        else:
            HAND.put(row, [])
        for owner in order:
            pieces.append(self.types(s.hands[owner], row, memory.types[owner]))
        ASIDE.put(row, [TYPE[card] for card in s.aside])
        pieces.append(self.billy(s, seat, row, memory.billy[viewer]))
        for owner in order:
            self.read_loot(s, owner, row, memory.loot[owner])
        # BB-22: the first card of a column lies face down for others.
        over = s.phase == OVER
        for owner in order:
            pieces.append(memory.loot[owner].ends[1 if over or owner == seat else 0])
        for owner in order:
            pieces.append(memory.loot[owner].known[1 if over or owner == seat else 0])
        for owner in order:
            pieces.append(memory.loot[owner].minimums)
        pieces.append(self.box(s, seat, row, memory.box[viewer]))

    def hand(self, hand: tuple[int, ...], row: Row, kept: Kept) -> bytes:
        """Return the cards of a hand."""
        if kept.source is hand:
            return kept.piece
        start = len(row.pieces)
        HAND.put(row, list(hand))
        return kept.keep(hand, row.taken_back(start))

    def types(self, hand: tuple[int, ...], row: Row, kept: Kept) -> bytes:
        """Return the types of the cards of a hand."""
        if kept.source is hand:
            return kept.piece
        start = len(row.pieces)
        HANDS.put(row, [TYPE[card] for card in hand])
        return kept.keep(hand, row.taken_back(start))

    def billy(self, s: BlastingBilly, seat: int, row: Row, kept: Kept) -> bytes:
        """Return Billy's columns, and what the viewer remembers of them."""
        over = s.phase == OVER
        if kept.source == s.billy and not over:
            return kept.piece
        start = len(row.pieces)
        known: list[int] = []
        for column in s.billy:
            cards = [card % CARD_COUNT if over else remembered(s, seat, card) for card in column]
            put_column(row, cards)
            known += cards
        CARDS.put(row, known)
        return kept.keep(None if over else s.billy.copy(), row.taken_back(start))

    def read_loot(self, s: BlastingBilly, owner: int, row: Row, loot: Loot) -> None:
        """Read a seat's columns, if they have changed."""
        columns = columns_of(s, owner)
        if loot.columns == columns:
            return
        loot.columns = columns
        for is_own in range(2):
            start = len(row.pieces)
            known: list[int] = []
            for column in columns:
                cards = list(column)
                if cards and not is_own:
                    cards[0] = FACE_DOWN
                put_column(row, cards)
                known += cards
            loot.ends[is_own] = row.taken_back(start)
            CARDS.put(row, known)
            loot.known[is_own] = row.taken_back(start)
        worth = [least if least < RICH else RICH for least in minimums(s, owner)]
        loot.minimums = b"".join([WORTH[least] for least in worth])

    def box(self, s: BlastingBilly, seat: int, row: Row, kept: Kept) -> bytes:
        """Return the types of the dumped cards, and those the viewer remembers."""
        if kept.source == s.box:
            return kept.piece
        start = len(row.pieces)
        ASIDE.put(row, [TYPE[card % CARD_COUNT] for card in s.box])
        CARDS.put(row, [remembered(s, seat, card) for card in s.box])
        return kept.keep(s.box.copy(), row.taken_back(start))


def put_column(row: Row, cards: list[int]) -> None:
    """Write how long a column is, and its last card."""
    length = len(cards)
    last = cards[length - 1] if length else FACE_DOWN
    value = VALUE[last] if last != FACE_DOWN else FACE_DOWN
    row.pieces.append(ENDS[length * (HIGHEST + 2) + value + 1])


FEATURES: Final = BlastingBillyFeatures(FIELDS)
