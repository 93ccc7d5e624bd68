"""Stetsons & Sixguns for learners: what a seat may know, as numbers."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import HIDDEN, NOTHING
from fistful.games.features import Features, Kept, Memory
from fistful.games.fields import (
    ONE,
    REMEMBERED,
    ZERO,
    Row,
    one_hots,
    packed,
    shares_of,
)
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    COVER_KINDS,
)
from fistful.games.stetsons_and_sixguns.knowledge import DECK, FIELD, WATCHER, WIDTH, viewer_of
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    ALLOWED,
    FLIPPED,
    HITS,
    MARKS,
    SAYS,
    SHOWN,
    TARGET,
    WOUNDS,
)
from fistful.games.stetsons_and_sixguns.mind.fields import (
    AIMS,
    BULLETS,
    CARDS,
    CHARACTERS,
    COVER_UP,
    COVERS,
    FIELDS,
    GRUDGES,
    GUN_COUNT,
    HANDS,
    LAST_ROUND,
    LIMITS,
    LOADED,
    NOTORIETY,
    PILE,
    PLAYED,
    REVEALED,
    ROUND,
    SEATS,
    STACK,
    STANCES,
    TOUGH,
    WHO,
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
HARM: Final[list[bytes]] = shares_of(3)
RESULTS: Final[list[bytes]] = one_hots(BULLET_KINDS)
#: By number of seats and viewer: what was written for a card of which so much is known.
WHERE: Final[list[list[dict[int, bytes]]]] = [
    [{} for _ in range(WATCHER + 1)] for _ in range(MOST_SEATS + 1)
]
#: What was written for a seat's guns.
WRITTEN: Final[dict[tuple[int, ...], bytes]] = {}


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


class StetsonsMemory(Memory):
    """Cards and bullets move seldom, and most hidden cards are known alike."""

    __slots__ = ("alike", "discards", "known", "of_cards", "row", "stores")

    def __init__(self, s: StetsonsAndSixguns) -> None:
        super().__init__(s)
        self.row = Kept()
        self.discards = Kept()
        #: Bullets and covers.
        self.stores = Kept()
        self.learn(s.known)

    def learn(self, known: list[int]) -> None:
        """Note what there is to know of cards, and which of it is known of each."""
        self.known = known.copy()
        self.alike = list(dict.fromkeys(known))
        places = {one: place for place, one in enumerate(self.alike)}
        #: Takes for every card what belongs to it out of what belongs to all that are alike.
        self.of_cards: Callable[[list[bytes]], Any] = itemgetter(*[places[one] for one in known])


class StetsonsFeatures(Features[StetsonsAndSixguns]):
    """All of it, in the order of the fields."""

    def memory(self, s: StetsonsAndSixguns) -> Memory:
        return StetsonsMemory(s)

    def write(self, s: StetsonsAndSixguns, seat: int, row: Row, memory: Memory) -> None:
        assert isinstance(memory, StetsonsMemory)
        ROUND.put(row, s.round)
        SEATS.put(row, s.alive)
        SEATS.put(row, s.up)
        SEATS.put(row, s.hurt)
        SEATS.put(row, s.used)
        WHO.put(row, s.who)
        self.write_seats(s, seat, row)
        row.put_sets(s.marks, len(MARKS.names))
        REVEALED.put(row, s.marks[SHOWN] != 0)
        self.write_action(s.action, row)
        self.write_cards(s, seat, row, memory)
        row.pieces.append(self.stores(s, row, memory.stores))

    def write_seats(self, s: StetsonsAndSixguns, seat: int, row: Row) -> None:
        """Write what there is of every seat."""
        CHARACTERS.put(row, s.characters)
        NOTORIETY.put(row, s.notoriety)
        WOUNDED.put(row, s.wounds)
        GRUDGES.put(row, s.grudges)
        AIMS.put(row, s.aims)
        STANCES.put(row, s.stances)
        is_shown = s.marks[SHOWN] != 0
        for owner in row.order:
            PLAYED.put_one(row, s.played[owner] if is_shown or owner == seat else HIDDEN)
        for owner in row.order:
            row.pieces.append(piece_of_guns(s.guns[owner]))
        for owner in row.order:
            cover = s.covers[owner]
            hits = min(cover_hits(cover), TOUGH)
            at = cover_kind(cover) * (TOUGH + 1) + hits if cover != NOTHING else NOTHING
            row.pieces.append(COVER[at])
        AIMS.put(row, s.shields)
        LIMITS.put(row, s.limits)
        GRUDGES.put(row, s.has_wounded)
        places = [0] * s.seats
        for place, owner in enumerate(s.order):
            places[row.places[owner]] = place + 1
        row.put_counts(places, PLACES)

    def write_action(self, action: list[int], row: Row) -> None:
        """Write the action being carried out."""
        seats, pieces = row.seat_if_any, row.pieces
        pieces.append(seats[action[ACTOR]])
        pieces.append(seats[action[TARGET]])
        pieces.append(FLIPS[min(action[ALLOWED], LOADED)])
        pieces.append(FLIPS[min(action[FLIPPED], LOADED)])
        pieces.append(HARM[min(action[HITS], 3)])
        pieces.append(HARM[min(action[WOUNDS], 3)])
        says = action[SAYS]
        pieces.append(RESULTS[says if says >= 0 else BULLET_KINDS])

    def write_cards(
        self, s: StetsonsAndSixguns, seat: int, row: Row, memory: StetsonsMemory
    ) -> None:
        """Write the Action cards, and where the hidden ones may be."""
        pieces = row.pieces
        CARDS.put_handful(row, s.hands[seat] if seat < s.seats else ())
        CARDS.put(row, s.drawn if s.who == seat else [])
        HANDS.put(row, [len(hand) for hand in s.hands])
        pieces.append(self.cards(s.row, row, memory.row))
        pieces.append(self.cards(s.discards, row, memory.discards))
        self.write_where(s, viewer_of(seat), row, memory)
        STACK.put(row, len(s.stack))

    def cards(self, cards: list[int], row: Row, kept: Kept) -> bytes:
        """Return cards that lie open."""
        if kept.source == cards:
            return kept.piece
        start = len(row.pieces)
        CARDS.put(row, cards)
        return kept.keep(cards.copy(), row.taken_back(start))

    def write_where(
        self, s: StetsonsAndSixguns, viewer: int, row: Row, memory: StetsonsMemory
    ) -> None:
        """Write where each card may be; the same is known all the game through."""
        if memory.known != s.known:
            memory.learn(s.known)
        written = WHERE[s.seats][viewer]
        if len(written) >= REMEMBERED:
            written.clear()
        alike: list[bytes] = []
        for known in memory.alike:
            piece = written.get(known)
            if piece is None:
                where = known >> WIDTH * viewer & FIELD
                piece = row.sets[where & (1 << s.seats) - 1] + (ONE if where >> DECK else ZERO)
                written[known] = piece
            alike.append(piece)
        row.pieces += memory.of_cards(alike)

    def stores(self, s: StetsonsAndSixguns, row: Row, kept: Kept) -> bytes:
        """Return bullets and covers, as all can count them."""
        counted = [s.pile, *s.batches, *s.spent, *s.cover_deck, *s.cover_discards, s.cover_up]
        if kept.source == counted:
            return kept.piece
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
        return kept.keep(counted, row.taken_back(start))


FEATURES: Final = StetsonsFeatures(FIELDS)
