"""The fields of a learner's vector in Stetsons & Sixguns: what there is to say of a position."""

from typing import Final

from fistful.games.fields import (
    ZEROS,
    BySeat,
    Counts,
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
from fistful.games.stetsons_and_sixguns.marks import (
    MARKS,
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


class Cards(Counts):
    """A set of cards, by card."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, CARD_COUNT)

    def put(self, row: Row, cards: list[int]) -> None:
        """Write it; what is hidden is in no set."""
        if not cards:
            row.pieces.append(ZEROS[CARD_COUNT])
            return
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


class PlaceEach(Field):
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
    PlaceEach(
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
