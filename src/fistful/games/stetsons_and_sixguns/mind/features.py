"""Stetsons & Sixguns for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import HIDDEN, NOTHING
from fistful.games.features import Features
from fistful.games.fields import (
    ONE,
    REMEMBERED,
    ZERO,
    BySeat,
    Field,
    Flag,
    Number,
    Numbers,
    OneEach,
    OneOf,
    OneSeat,
    Row,
    SeatEach,
    SeatsEach,
    SomeSeats,
    one_hots,
    packed,
    shares_of,
    subsets,
)
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    CARD_COUNT,
    COVER_KINDS,
    KIND_BULLET,
    KIND_CHARACTER,
    KIND_COVER,
    KIND_GUN,
    STANCE_WORDS,
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
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    gun_bullets,
    gun_jam,
)

GUN_COUNT: Final[int] = len(KIND_GUN)
STANCE_COUNT: Final = len(STANCE_WORDS)
CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
#: What amounts are told as parts of.
FAMOUS: Final = 40
MANY_BULLETS: Final = 40
LOADED: Final = 6
TOUGH: Final = 4
LAST_ROUND: Final = 8
#: Sets of cards are told in parts of so many cards, each set of which is written once.
PART: Final = 8
PARTS: Final[list[bytes]] = subsets(PART)
REST: Final[list[bytes]] = subsets(CARD_COUNT % PART)
#: What each mark says of seats this round.
SAID: Final[dict[str, str]] = {
    "on_table": "whose played card lies on the table",
    "laid": "who laid it as a gun",
    "stolen": "whose was stolen",
    "cancelled": "whose was cancelled",
    "behind": "who is behind cover",
    "from_cover": "who fires from cover",
    "paid": "who paid for its stance",
    "hurt_before": "who was hurt before the round",
    "acted": "who has acted",
    "fired": "who has fired",
    "dirt": "who evades every hit",
    "dodge": "who evades the first hit",
    "ghost": "who evades every hit and choice",
    "tin": "who wears a Tin Star",
    "oiled": "whose guns are oiled",
    "locked": "whose aim is fixed",
    "hit_at": "whom a hit was aimed at",
    "bound_free": "who has bound a wound for nothing",
    "mobbed": "everyone, once a mob is on its way",
    "no_stock": "who takes no stock",
    "stock_first": "who takes stock first",
    "stock_two": "who takes two cards",
    "brave": "who is paid for standing",
}


class Cards(Field):
    """A set of cards, by card."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "by kind", CARD_COUNT)

    def put(self, row: Row, cards: list[int]) -> None:
        """Write it; what is hidden is in no set."""
        sets = [0] * (CARD_COUNT // PART + 1)
        for card in cards:
            if card >= 0:
                part = card // PART
                # Not `|=`: on an item of a list that is a call of Python's when compiled.
                sets[part] = sets[part] | 1 << card % PART
        rest = sets.pop()
        pieces = row.pieces
        for part in sets:
            pieces.append(PARTS[part])
        pieces.append(REST[rest])


ROUND: Final = Number("round", "the round", LAST_ROUND)
SEATS: Final = SomeSeats("alive", "who lives")
WHO: Final = OneSeat("who", "whom the present question asks")
CHARACTERS: Final = OneEach(
    "characters", f"characters ({', '.join(KIND_CHARACTER.words)})", CHARACTER_COUNT
)
NOTORIETY: Final = BySeat("notoriety", "Notoriety", FAMOUS)
WOUNDED: Final = BySeat("wounds", "wounds", TOUGH)
GRUDGES: Final = SeatsEach("grudges", "who ever wounded it")
AIMS: Final = SeatEach("aims", "at whom it aims")
STANCES: Final = OneEach("stances", f"stances ({', '.join(STANCE_WORDS)})", STANCE_COUNT)
PLAYED: Final = OneEach("played", "the card it played, where the viewer may see it", CARD_COUNT)
LIMITS: Final = BySeat("limits", "how many bullets it may flip, 1 without a limit", LOADED)
REVEALED: Final = Flag("revealed", "whether the played cards are face up")
CARDS: Final = Cards("hand", "own cards")
HANDS: Final = BySeat("hands", "cards in hand", 8)
STACK: Final = Number("deck", "Action cards in the deck", CARD_COUNT)
PILE: Final = Number("pile", "bullets in the pile", MANY_BULLETS)
BULLETS: Final = Numbers(
    "bullets", f"unseen bullets ({', '.join(KIND_BULLET.words)})", BULLET_KINDS, MANY_BULLETS
)
COVERS: Final = Numbers("cover_deck", "covers in the deck", COVER_KINDS, 10)
COVER_UP: Final = OneOf("cover_up", "the cover lying face up", range(COVER_KINDS))


class Doing(Field):
    """The action being carried out: actor and target by seat, then the rest."""

    def widened(self, seats: int, wide: int) -> list[int]:
        rest = range(2 * wide, 2 * wide + self.fixed)
        return [*range(seats), *range(wide, wide + seats), *rest]


class Whereabouts(Field):
    """Where each card may be: by card, then by seat, then the deck."""

    def widened(self, seats: int, wide: int) -> list[int]:
        places = [*range(seats), wide]
        return [card * (wide + 1) + place for card in range(self.fixed) for place in places]


FIELDS: Final[tuple[Field, ...]] = (
    ROUND,
    SEATS,
    SomeSeats("up", "who is up this round"),
    SomeSeats("hurt", "who was ever wounded"),
    SomeSeats("used", "whose ability for the whole game is used up"),
    WHO,
    CHARACTERS,
    NOTORIETY,
    WOUNDED,
    GRUDGES,
    AIMS,
    STANCES,
    PLAYED,
    Field(
        "guns",
        "guns",
        f"by seat and gun ({', '.join(KIND_GUN.words)}): 1 if there, jammed, bullets ÷ 6",
        0,
        GUN_COUNT * 3,
    ),
    Field(
        "covers",
        "covers",
        f"by seat: one of {', '.join(KIND_COVER.words)}, or none; hits ÷ 4",
        0,
        COVER_KINDS + 1,
    ),
    SeatEach("shields", "who takes its first hit"),
    LIMITS,
    SeatsEach("has_wounded", "whom it has wounded this round"),
    Field("order", "the order by Speed", "by seat: its place ÷ 8, 0 before there is one", 0, 1),
    *[SomeSeats(mark, SAID[mark]) for mark in MARKS.names],
    REVEALED,
    Doing(
        "action",
        "the action being carried out",
        "actor and target by seat; flips allowed and made ÷ 6; hits, wounds ÷ 3; last bullet",
        4 + BULLET_KINDS,
        2,
    ),
    CARDS,
    Cards("drawn", "own cards the question is about"),
    HANDS,
    Cards("row", "cards in the face-up row"),
    Cards("discards", "discarded cards"),
    Whereabouts(
        "where", "hidden cards", "by card: by seat, then the deck, 0 or 1", CARD_COUNT, CARD_COUNT
    ),
    STACK,
    PILE,
    BULLETS,
    Numbers("spent", "discarded bullets", BULLET_KINDS, MANY_BULLETS),
    COVERS,
    Numbers("cover_discards", "discarded covers", COVER_KINDS, 10),
    COVER_UP,
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


class StetsonsFeatures(Features[StetsonsAndSixguns]):
    """All of it, in the order of the fields."""

    def write(self, s: StetsonsAndSixguns, seat: int, row: Row) -> None:
        ROUND.put(row, s.round)
        SEATS.put(row, s.alive)
        SEATS.put(row, s.up)
        SEATS.put(row, s.hurt)
        SEATS.put(row, s.used)
        WHO.put(row, s.who)
        self.write_seats(s, seat, row)
        for place in range(len(MARKS.names)):
            SEATS.put(row, s.marks[place])
        REVEALED.put(row, s.marks[SHOWN] != 0)
        self.write_action(s.action, row)
        self.write_cards(s, seat, row)
        self.write_bullets(s, row)

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

    def write_cards(self, s: StetsonsAndSixguns, seat: int, row: Row) -> None:
        """Write the Action cards, and where the hidden ones may be."""
        CARDS.put(row, list(s.hands[seat]) if seat < s.seats else [])
        CARDS.put(row, s.drawn if s.who == seat else [])
        HANDS.put(row, [len(hand) for hand in s.hands])
        CARDS.put(row, s.row)
        CARDS.put(row, s.discards)
        self.write_where(s, viewer_of(seat), row)
        STACK.put(row, len(s.stack))

    def write_where(self, s: StetsonsAndSixguns, viewer: int, row: Row) -> None:
        """Write where each card may be; many are known alike, and so all the game through."""
        pieces, written = row.pieces, WHERE[s.seats][viewer]
        if len(written) >= REMEMBERED:
            written.clear()
        for known in s.known:
            piece = written.get(known)
            if piece is None:
                where = known >> WIDTH * viewer & FIELD
                piece = row.sets[where & (1 << s.seats) - 1] + (ONE if where >> DECK else ZERO)
                written[known] = piece
            pieces.append(piece)

    def write_bullets(self, s: StetsonsAndSixguns, row: Row) -> None:
        """Write bullets and covers, as all can count them."""
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


FEATURES: Final = StetsonsFeatures(FIELDS)
