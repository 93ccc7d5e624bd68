"""The vectors of Get Billy the Kid!, read off its views."""

from typing import Final

from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.engine.words import SEAT
from fistful.games.get_billy_the_kid.cards import (
    FEATURE_COUNT,
    KIND_CHARACTER,
    KIND_COUNT,
    VERBS,
)
from fistful.games.get_billy_the_kid.deck import STANDARD
from tests.adapters.dictionary.fields import (
    BySeat,
    Counts,
    CountsBySeat,
    Field,
    Flag,
    Number,
    OneOf,
    OneSeat,
    SomeSeats,
    clockwise,
    counted,
)

HAND_SIZE: Final = STANDARD.hand_size
HOURS: Final = STANDARD.hours

CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
DECK_SIZE: Final = 100


class Characters(Field):
    """The characters the viewer knows."""

    def read(self, view: View) -> list[float]:
        characters: list[int] = view["characters"]
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += counted([characters[seat]], CHARACTER_COUNT, 1)
        return numbers


class Remembered(Field):
    """Cards known to have come to hands, and how many of these may be gone."""

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            remembered = view[self.keys[0]][seat]
            numbers += counted(remembered["cards"], KIND_COUNT, HAND_SIZE)
            numbers.append(min(remembered["gone"] / HAND_SIZE, 1.0))
        return numbers


class Deeds(Field):
    """How often each seat has done what in public."""

    def read(self, view: View) -> list[float]:
        places = {verb.first: place for place, verb in enumerate(VERBS.verbs)}
        done: list[list[int]] = [[] for _ in range(view["seats"])]
        for action, seat in view["past"]:
            if seat != NOTHING:
                done[seat].append(places[VERBS.verb_of[action].first])
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += counted(done[seat], len(VERBS.verbs), HOURS)
        return numbers


class Against(Field):
    """Whom each seat has moved against in public: asked, looked at, robbed, arrested."""

    def read(self, view: View) -> list[float]:
        order = clockwise(view)
        times = [[0] * view["seats"] for _ in order]
        for action, seat in view["past"]:
            if VERBS.verb_of[action].things.get("seat") is SEAT:
                times[seat][VERBS.things(action)["seat"]] += 1
        return [min(times[one][other] / HOURS, 1.0) for one in order for other in order]


FIELDS: Final[tuple[Field, ...]] = (
    Number("hour", HOURS),
    OneSeat("start"),
    OneSeat("turn"),
    SomeSeats("alive"),
    SomeSeats("missing"),
    Counts("town", KIND_COUNT),
    Number("pot", HAND_SIZE),
    Number("deck", DECK_SIZE),
    Number("under", HAND_SIZE),
    Counts("discards", KIND_COUNT, 10),
    Deeds("deeds", "past"),
    Against("against", "past"),
    Flag("revealed"),
    Characters("characters"),
    CountsBySeat("notebook", CHARACTER_COUNT),
    SomeSeats("outlaws"),
    Counts("hand", KIND_COUNT, HAND_SIZE),
    BySeat("sizes", HAND_SIZE + 1),
    Remembered("known"),
    Remembered("exposed"),
    Remembered("open"),
    Counts("buried", KIND_COUNT),
    Flag("enticed"),
    Flag("has_played"),
    OneSeat("asked_seat"),
    OneOf("feature", range(FEATURE_COUNT)),
    OneSeat("victim"),
    OneSeat("drawer"),
    Number("owed", HAND_SIZE),
    SomeSeats("replaced"),
    OneSeat("arrester"),
    OneSeat("outlaw"),
    OneSeat("facing"),
    Counts("table", KIND_COUNT),
    SomeSeats("involved"),
    OneSeat("shooter"),
    Number("lead", 3),
    Flag("has_held"),
    OneSeat("dead"),
)
