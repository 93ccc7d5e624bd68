"""Stetsons & Sixguns for learners: the view as numbers."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.features import (
    BySeat,
    Counts,
    Field,
    Flag,
    Number,
    Numbers,
    OneOf,
    OneSeat,
    SomeSeats,
    clamp,
    clockwise,
    counted,
    relative,
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
from fistful.games.stetsons_and_sixguns.course import StetsonsAction
from fistful.games.stetsons_and_sixguns.knowledge import DECK
from fistful.games.stetsons_and_sixguns.view import StetsonsCover, StetsonsGun
from fistful.games.stetsons_and_sixguns.worlds import place_sets

GUN_COUNT: Final[int] = len(KIND_GUN)
STANCE_COUNT: Final = len(STANCE_WORDS)
CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
#: What amounts are told as parts of.
FAMOUS: Final = 40
MANY_BULLETS: Final = 40
LOADED: Final = 6
#: What is said of seats this round.
MARKS: Final = (
    ("on_table", "whose played card lies on the table"),
    ("laid", "who laid it as a gun"),
    ("stolen", "whose was stolen"),
    ("cancelled", "whose was cancelled"),
    ("behind", "who is behind cover"),
    ("from_cover", "who fires from cover"),
    ("paid", "who paid for its stance"),
    ("hurt_before", "who was hurt before the round"),
    ("acted", "who has acted"),
    ("fired", "who has fired"),
    ("dirt", "who evades every hit"),
    ("dodge", "who evades the first hit"),
    ("ghost", "who evades every hit and choice"),
    ("tin", "who wears a Tin Star"),
    ("oiled", "whose guns are oiled"),
    ("locked", "whose aim is fixed"),
    ("hit_at", "whom a hit was aimed at"),
    ("bound_free", "who has bound a wound for nothing"),
    ("mobbed", "everyone, once a mob is on its way"),
    ("no_stock", "who takes no stock"),
    ("stock_first", "who takes stock first"),
    ("stock_two", "who takes two cards"),
    ("brave", "who is paid for standing"),
)


class OneEach(Field):
    """For each seat one of some things, or none."""

    def __init__(self, name: str, doc: str, count: int, key: str = "") -> None:
        super().__init__(name, doc, key)
        self.count = count
        self.how = f"by seat: one of {count}, or none"

    def size(self, seats: int) -> int:
        return seats * self.count

    def read(self, view: View) -> list[float]:
        found: list[int] = view[self.keys[0]]
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += counted([found[seat]], self.count, 1)
        return numbers


class SeatEach(Field):
    """For each seat another seat, or nobody."""

    how = "by seat: one of the seats, or none"

    def size(self, seats: int) -> int:
        return seats * seats

    def read(self, view: View) -> list[float]:
        found: list[int] = view[self.keys[0]]
        seats: int = view["seats"]
        numbers: list[float] = []
        for seat in clockwise(view):
            other = found[seat]
            numbers += counted([relative(view, other)] if 0 <= other < seats else [], seats, 1)
        return numbers


class SeatsEach(Field):
    """For each seat a set of seats."""

    how = "by seat: by seat, 0 or 1"

    def size(self, seats: int) -> int:
        return seats * seats

    def read(self, view: View) -> list[float]:
        found: list[list[int]] = view[self.keys[0]]
        order = clockwise(view)
        return [float(other in found[seat]) for seat in order for other in order]


class Guns(Field):
    """The guns in front of each seat."""

    how = f"by seat and gun ({', '.join(KIND_GUN.words)}): 1 if there, jammed, bullets ÷ 6"

    def size(self, seats: int) -> int:
        return seats * GUN_COUNT * 3

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            mine = [0.0] * (GUN_COUNT * 3)
            guns: list[StetsonsGun] = view["guns"][seat]
            for gun in guns:
                at = gun["gun"] * 3
                mine[at] = 1.0
                mine[at + 1] = float(gun["is_jammed"])
                mine[at + 2] = clamp(gun["bullets"] / LOADED)
            numbers += mine
        return numbers


class Covers(Field):
    """The cover in front of each seat, and the hits it has taken."""

    how = f"by seat: one of {', '.join(KIND_COVER.words)}, or none; hits ÷ 4"

    def size(self, seats: int) -> int:
        return seats * (COVER_KINDS + 1)

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            cover: StetsonsCover | None = view["covers"][seat]
            numbers += counted([cover["kind"]] if cover else [], COVER_KINDS, 1)
            numbers.append(clamp(cover["hits"] / 4) if cover else 0.0)
        return numbers


class Action(Field):
    """The action being carried out."""

    how = "actor and target by seat; flips allowed and made ÷ 6; hits, wounds ÷ 3; last bullet"

    def size(self, seats: int) -> int:
        return 2 * seats + 4 + BULLET_KINDS

    def read(self, view: View) -> list[float]:
        act: StetsonsAction = view["course"]["action"]
        order = clockwise(view)
        return [
            *[1.0 if act["actor"] == seat else 0.0 for seat in order],
            *[1.0 if act["target"] == seat else 0.0 for seat in order],
            clamp(act["allowed"] / LOADED),
            clamp(act["flipped"] / LOADED),
            clamp(act["hits"] / 3),
            clamp(act["wounds"] / 3),
            *counted([act["says"]], BULLET_KINDS, 1),
        ]


class Places(Field):
    """Where each hidden card may be as far as the viewer knows."""

    how = "by card: by seat, then the deck, 0 or 1"

    def size(self, seats: int) -> int:
        return CARD_COUNT * (seats + 1)

    def read(self, view: View) -> list[float]:
        places = [*clockwise(view), DECK]
        where = place_sets(view["where"])
        return [float(where[card] >> place & 1) for card in range(CARD_COUNT) for place in places]


class Turns(Field):
    """The order by Speed."""

    how = "by seat: its place ÷ 8, 0 before there is one"

    def size(self, seats: int) -> int:
        return seats

    def read(self, view: View) -> list[float]:
        order: list[int] = view["order"]
        return [(order.index(seat) + 1) / 8 if seat in order else 0.0 for seat in clockwise(view)]


FIELDS: Final[tuple[Field, ...]] = (
    Number("round", "the round", 8),
    SomeSeats("alive", "who lives"),
    SomeSeats("up", "who is up this round"),
    SomeSeats("hurt", "who was ever wounded"),
    SomeSeats("used", "whose ability for the whole game is used up"),
    OneSeat("who", "whom the present question asks"),
    OneEach("characters", f"characters ({', '.join(KIND_CHARACTER.words)})", CHARACTER_COUNT),
    BySeat("notoriety", "Notoriety", FAMOUS),
    BySeat("wounds", "wounds", 4),
    SeatsEach("grudges", "who ever wounded it"),
    SeatEach("aims", "at whom it aims"),
    OneEach("stances", f"stances ({', '.join(STANCE_WORDS)})", STANCE_COUNT),
    OneEach("played", "the card it played, where the viewer may see it", CARD_COUNT),
    Guns("guns", "guns"),
    Covers("covers", "covers"),
    SeatEach("shields", "who takes its first hit"),
    BySeat("limits", "how many bullets it may flip, 1 without a limit", LOADED),
    SeatsEach("prey", "whom it has wounded this round"),
    Turns("order", "the order by Speed"),
    *[SomeSeats(mark, doc, f"marks.{mark}") for mark, doc in MARKS],
    Flag("revealed", "whether the played cards are face up"),
    Action("action", "the action being carried out", "course.action"),
    Counts("hand", "own cards", CARD_COUNT),
    Counts("drawn", "own cards the question is about", CARD_COUNT),
    BySeat("hands", "cards in hand", 8),
    Counts("row", "cards in the face-up row", CARD_COUNT),
    Counts("discards", "discarded cards", CARD_COUNT),
    Places("where", "hidden cards"),
    Number("deck", "Action cards in the deck", CARD_COUNT),
    Number("pile", "bullets in the pile", MANY_BULLETS),
    Numbers(
        "bullets", f"unseen bullets ({', '.join(KIND_BULLET.words)})", BULLET_KINDS, MANY_BULLETS
    ),
    Numbers("spent", "discarded bullets", BULLET_KINDS, MANY_BULLETS),
    Numbers("cover_deck", "covers in the deck", COVER_KINDS, 10),
    Numbers("cover_discards", "discarded covers", COVER_KINDS, 10),
    OneOf("cover_up", "the cover lying face up", range(COVER_KINDS)),
)
