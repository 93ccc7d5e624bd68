"""The vectors of Stetsons & Sixguns, read off its views."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    CARD_COUNT,
    COVER_KINDS,
    KIND_CHARACTER,
    KIND_GUN,
    STANCE_WORDS,
)
from fistful.games.stetsons_and_sixguns.course import StetsonsAction, StetsonsMarks
from fistful.games.stetsons_and_sixguns.knowledge import DECK
from fistful.games.stetsons_and_sixguns.view import StetsonsCover, StetsonsGun
from fistful.games.stetsons_and_sixguns.worlds import place_sets
from tests.adapters.dictionary.fields import (
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

GUN_COUNT: Final[int] = len(KIND_GUN)
STANCE_COUNT: Final = len(STANCE_WORDS)
CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
#: What amounts are told as parts of.
FAMOUS: Final = 40
MANY_BULLETS: Final = 40
LOADED: Final = 6


class OneEach(Field):
    """For each seat one of some things, or none."""

    def __init__(self, name: str, count: int, key: str = "") -> None:
        super().__init__(name, key)
        self.count = count

    def read(self, view: View) -> list[float]:
        found: list[int] = view[self.keys[0]]
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += counted([found[seat]], self.count, 1)
        return numbers


class SeatEach(Field):
    """For each seat another seat, or nobody."""

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

    def read(self, view: View) -> list[float]:
        found: list[list[int]] = view[self.keys[0]]
        order = clockwise(view)
        return [float(other in found[seat]) for seat in order for other in order]


class Guns(Field):
    """The guns in front of each seat."""

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

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            cover: StetsonsCover | None = view["covers"][seat]
            numbers += counted([cover["kind"]] if cover else [], COVER_KINDS, 1)
            numbers.append(clamp(cover["hits"] / 4) if cover else 0.0)
        return numbers


class Action(Field):
    """The action being carried out."""

    def read(self, view: View) -> list[float]:
        action: StetsonsAction = view["course"]["action"]
        order = clockwise(view)
        return [
            *[1.0 if action["actor"] == seat else 0.0 for seat in order],
            *[1.0 if action["target"] == seat else 0.0 for seat in order],
            clamp(action["allowed"] / LOADED),
            clamp(action["flipped"] / LOADED),
            clamp(action["hits"] / 3),
            clamp(action["wounds"] / 3),
            *counted([action["says"]], BULLET_KINDS, 1),
        ]


class Places(Field):
    """Where each hidden card may be as far as the viewer knows."""

    def read(self, view: View) -> list[float]:
        places = [*clockwise(view), DECK]
        where = place_sets(view["where"])
        return [float(where[card] >> place & 1) for card in range(CARD_COUNT) for place in places]


class Turns(Field):
    """The order by Speed."""

    def read(self, view: View) -> list[float]:
        order: list[int] = view["order"]
        return [(order.index(seat) + 1) / 8 if seat in order else 0.0 for seat in clockwise(view)]


FIELDS: Final[tuple[Field, ...]] = (
    Number("round", 8),
    SomeSeats("alive"),
    SomeSeats("up"),
    SomeSeats("hurt"),
    SomeSeats("used"),
    OneSeat("who"),
    OneEach("characters", CHARACTER_COUNT),
    BySeat("notoriety", FAMOUS),
    BySeat("wounds", 4),
    SeatsEach("grudges"),
    SeatEach("aims"),
    OneEach("stances", STANCE_COUNT),
    OneEach("played", CARD_COUNT),
    Guns("guns"),
    Covers("covers"),
    SeatEach("shields"),
    BySeat("limits", LOADED),
    SeatsEach("has_wounded"),
    Turns("order"),
    *[SomeSeats(mark, f"marks.{mark}") for mark in StetsonsMarks.__annotations__],
    Flag("revealed"),
    Action("action", "course.action"),
    Counts("hand", CARD_COUNT),
    Counts("drawn", CARD_COUNT),
    BySeat("hands", 8),
    Counts("row", CARD_COUNT),
    Counts("discards", CARD_COUNT),
    Places("where"),
    Number("deck", CARD_COUNT),
    Number("pile", MANY_BULLETS),
    Numbers("bullets", BULLET_KINDS, MANY_BULLETS),
    Numbers("spent", BULLET_KINDS, MANY_BULLETS),
    Numbers("cover_deck", COVER_KINDS, 10),
    Numbers("cover_discards", COVER_KINDS, 10),
    OneOf("cover_up", range(COVER_KINDS)),
)
