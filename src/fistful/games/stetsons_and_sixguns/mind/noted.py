"""What is kept of a game of Stetsons & Sixguns from one learner's vector to the next."""

from typing import Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import NOTHING
from fistful.games.features import Around, Kept, Memory, Turned
from fistful.games.fields import (
    NUMBER_SIZE,
    ONE,
    REMEMBERED,
    ZERO,
    ZEROS,
    Row,
    one_hots,
    packed,
    shares_of,
)
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS, CARD_COUNT, COVER_KINDS
from fistful.games.stetsons_and_sixguns.knowledge import DECK, FIELD, WATCHER, WIDTH
from fistful.games.stetsons_and_sixguns.marks import ALLOWED, FLIPPED, HITS, SAYS, WOUNDS
from fistful.games.stetsons_and_sixguns.mind.fields import (
    BULLETS,
    CARDS,
    CHARACTERS,
    COVER_UP,
    COVERS,
    GUN_COUNT,
    HANDS,
    LAST_ROUND,
    LIMITS,
    LOADED,
    NOTORIETY,
    PILE,
    STANCES,
    TOUGH,
    WOUNDED,
)
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    gun_bullets,
    gun_jam,
)

#: `GUNS[1 + jammed * 7 + bullets]`; nothing where there is no gun.
GUNS: Final[list[bytes]] = [
    packed([0.0] * 3),
    *[
        packed([1.0, float(is_jammed), bullets / LOADED])
        for is_jammed in range(2)
        for bullets in range(LOADED + 1)
    ],
]
#: `COVER[kind * 5 + hits]`, and none at the end.
COVER: Final[list[bytes]] = [
    packed([*[float(kind == other) for other in range(COVER_KINDS)], hits / TOUGH])
    for kind in range(COVER_KINDS)
    for hits in range(TOUGH + 1)
] + [packed([0.0] * (COVER_KINDS + 1))]
PLACES: Final[list[bytes]] = shares_of(LAST_ROUND)
FLIPS: Final[list[bytes]] = shares_of(LOADED)
MOST_HARM: Final = 3
HARM: Final[list[bytes]] = shares_of(MOST_HARM)
RESULTS: Final[list[bytes]] = one_hots(BULLET_KINDS)
#: What was written for a seat's guns, and for an action being carried out.
WRITTEN: Final[dict[tuple[int, ...], bytes]] = {}
DOING: Final[dict[int, bytes]] = {}
#: By number of seats and viewer: what was written for a card that may be in these places.
WHERE: Final[list[list[list[bytes]]]] = [
    [[b""] * (FIELD + 1) for _ in range(WATCHER + 1)] for _ in range(MOST_SEATS + 1)
]


def piece_of_guns(own: tuple[int, ...]) -> bytes:
    """Return the guns of a seat as numbers; the same ones come again and again."""
    piece = WRITTEN.get(own)
    if piece is None:
        guns = [0] * GUN_COUNT
        for gun in own:
            jam = LOADED + 1 if gun_jam(gun) != CLEAN else 0
            guns[gun & GUN_BITS] = 1 + jam + min(gun_bullets(gun), LOADED)
        piece = b"".join([GUNS[gun] for gun in guns])
        if len(WRITTEN) >= REMEMBERED:
            WRITTEN.clear()
        WRITTEN[own] = piece
    return piece


def piece_of_cover(cover: int) -> bytes:
    """Return the cover of a seat as numbers."""
    if cover == NOTHING:
        return COVER[NOTHING]
    return COVER[cover_kind(cover) * (TOUGH + 1) + min(cover_hits(cover), TOUGH)]


def piece_of_doing(action: list[int]) -> bytes:
    """Return what there is of the action being carried out besides who is in it."""
    allowed, flipped = min(action[ALLOWED], LOADED), min(action[FLIPPED], LOADED)
    hits, wounds = min(action[HITS], MOST_HARM), min(action[WOUNDS], MOST_HARM)
    says = action[SAYS] if action[SAYS] >= 0 else BULLET_KINDS
    key = (((allowed << 3 | flipped) << 2 | hits) << 2 | wounds) << 3 | says
    piece = DOING.get(key)
    if piece is None:
        flips = FLIPS[allowed] + FLIPS[flipped]
        piece = DOING[key] = flips + HARM[hits] + HARM[wounds] + RESULTS[says]
    return piece


class WrittenPlaces:
    """Where each card may be, as each viewer knows it: a move changes that of a few cards."""

    __slots__ = ("changed", "known", "pieces", "width", "written")

    def __init__(self, s: StetsonsAndSixguns) -> None:
        self.known = s.known.copy()
        #: How many bytes a card takes.
        self.width = (s.seats + 1) * NUMBER_SIZE
        self.written = WHERE[s.seats]
        #: By viewer: what was written, empty if nothing was, and the cards of which something else
        #: is known since, in order.
        self.pieces: list[bytes] = [b""] * (WATCHER + 1)
        self.changed: list[list[int]] = [[] for _ in range(WATCHER + 1)]

    def learn(self, known: list[int]) -> None:
        """Note what there is to know."""
        before = self.known
        if before == known:
            return
        cards: list[int] = []
        for card in range(CARD_COUNT):
            if before[card] != known[card]:
                cards.append(card)
        before[:] = known
        for viewer, piece in enumerate(self.pieces):
            if piece:
                changed = self.changed[viewer]
                # Viewers share the list: it is not changed.
                self.changed[viewer] = sorted({*changed, *cards}) if changed else cards

    def seen_by(self, viewer: int, row: Row) -> bytes:
        """Return what a viewer knows, for whom the row is written."""
        piece = self.pieces[viewer]
        if not piece:
            cards = [self.of_card(card, viewer, row) for card in range(CARD_COUNT)]
            piece = self.pieces[viewer] = b"".join(cards)
        elif self.changed[viewer]:
            parts: list[bytes] = []
            at = 0
            for card in self.changed[viewer]:
                start = card * self.width
                if start > at:
                    parts.append(piece[at:start])
                parts.append(self.of_card(card, viewer, row))
                at = start + self.width
            parts.append(piece[at:])
            piece = self.pieces[viewer] = b"".join(parts)
            self.changed[viewer] = []
        return piece

    def of_card(self, card: int, viewer: int, row: Row) -> bytes:
        """Return where a card may be."""
        where = self.known[card] >> WIDTH * viewer & FIELD
        written = self.written[viewer]
        piece = written[where]
        if not piece:
            piece = row.sets[where & (1 << row.seats) - 1] + (ONE if where >> DECK else ZERO)
            written[where] = piece
        return piece


class StetsonsMemory(Memory):
    """Lists that a position shares with its clones are never changed, only replaced: what was
    written from one holds as long as it is there. Others are kept as copies, copied into the same
    lists: new ones would be work for the garbage collector, which goes through a thousand games.
    """

    __slots__ = (
        "characters",
        "counted",
        "covers",
        "discards",
        "doing",
        "fame",
        "grudges",
        "guns",
        "hands",
        "has_wounded",
        "held",
        "laid",
        "limits",
        "notoriety",
        "order",
        "own",
        "row",
        "stances",
        "stores",
        "where",
        "wounds",
    )

    def __init__(self, s: StetsonsAndSixguns) -> None:
        super().__init__(s)
        self.characters = Around()
        self.notoriety = Around()
        self.wounds = Around()
        self.grudges = Turned()
        self.stances = Around()
        self.guns = Around()
        self.covers = Around()
        self.limits = Around()
        self.has_wounded = Turned()
        self.order = Around()
        #: The action being carried out.
        self.doing = b""
        #: How many cards each seat holds; by seat, which ones, written when it looks at them.
        self.hands = Around()
        self.own = [Kept() for _ in range(s.seats)]
        self.row = ZEROS[CARD_COUNT]
        self.discards = Kept()
        self.where = WrittenPlaces(s)
        #: Bullets and covers.
        self.stores = b""
        #: What notoriety, hands, row and stores were written from.
        self.fame: list[int] = []
        self.held: list[tuple[int, ...]] = []
        self.laid: list[int] = []
        self.counted: list[int] = []

    def note_seats(self, s: StetsonsAndSixguns) -> None:
        """Note what there is of every seat."""
        if self.characters.source is not s.characters:
            self.characters.keep(s.characters, CHARACTERS.each(s.characters))
        if self.fame != s.notoriety:
            self.fame[:] = s.notoriety
            self.notoriety.keep(None, NOTORIETY.each(s.notoriety))
        if self.wounds.source is not s.wounds:
            self.wounds.keep(s.wounds, WOUNDED.each(s.wounds))
        if self.grudges.source is not s.grudges:
            self.grudges.forget(s.grudges, s.seats)
        if self.stances.source is not s.stances:
            self.stances.keep(s.stances, STANCES.each(s.stances))
        if self.guns.source is not s.guns:
            self.guns.keep(s.guns, [piece_of_guns(own) for own in s.guns])
        if self.covers.source is not s.covers:
            self.covers.keep(s.covers, [piece_of_cover(cover) for cover in s.covers])
        if self.limits.source is not s.limits:
            self.limits.keep(s.limits, LIMITS.each(s.limits))
        if self.has_wounded.source is not s.has_wounded:
            self.has_wounded.forget(s.has_wounded, s.seats)
        if self.order.source is not s.order:
            places = [ZERO] * s.seats
            for place, seat in enumerate(s.order):
                places[seat] = PLACES[place + 1]
            self.order.keep(s.order, places)
        if self.held != s.hands:
            self.held[:] = s.hands
            self.hands.keep(None, HANDS.each([len(hand) for hand in s.hands]))

    def hand(self, cards: tuple[int, ...], seat: int, row: Row) -> bytes:
        """Return the cards a seat holds."""
        kept = self.own[seat]
        if kept.source is cards:
            return kept.piece
        start = len(row.pieces)
        CARDS.put(row, list(cards))
        return kept.keep(cards, row.taken_back(start))

    def note_table(self, s: StetsonsAndSixguns, row: Row) -> None:
        """Note what lies on the table and what is done there."""
        self.doing = piece_of_doing(s.action)
        if self.laid != s.row:
            self.laid[:] = s.row
            start = len(row.pieces)
            CARDS.put(row, s.row)
            self.row = row.taken_back(start)
        if self.discards.source is not s.discards:
            start = len(row.pieces)
            CARDS.put(row, s.discards)
            self.discards.keep(s.discards, row.taken_back(start))
        self.where.learn(s.known)
        self.note_stores(s, row)

    def note_stores(self, s: StetsonsAndSixguns, row: Row) -> None:
        """Note bullets and covers, as all can count them."""
        counted = [s.pile, *s.batches, *s.spent, *s.cover_deck, *s.cover_discards, s.cover_up]
        if self.counted == counted:
            return
        self.counted[:] = counted
        start = len(row.pieces)
        PILE.put(row, s.pile)
        unseen = [0] * BULLET_KINDS
        for place, count in enumerate(s.batches):
            unseen[place % BULLET_KINDS] += count
        for count in unseen:
            BULLETS.put(row, count)
        for count in s.spent:
            BULLETS.put(row, count)
        for count in s.cover_deck:
            COVERS.put(row, count)
        for count in s.cover_discards:
            COVERS.put(row, count)
        COVER_UP.put(row, s.cover_up)
        self.stores = row.taken_back(start)
