"""Get Billy the Kid! for learners: the view as numbers."""

from typing import Final

from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.engine.words import SEAT
from fistful.games.features import (
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
from fistful.games.get_billy_the_kid.cards import (
    FEATURE_COUNT,
    HAND_SIZE,
    HOURS,
    KIND_CHARACTER,
    KIND_COUNT,
    KIND_FEATURE,
    VERBS,
)

CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
DECK_SIZE: Final = 100


class Characters(Field):
    """The characters the viewer knows."""

    how = "by seat and character, 0 or 1"

    def size(self, seats: int) -> int:
        return seats * CHARACTER_COUNT

    def read(self, view: View) -> list[float]:
        characters: list[int] = view["characters"]
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += counted([characters[seat]], CHARACTER_COUNT, 1)
        return numbers


class Remembered(Field):
    """Cards known to have come to hands, and how many of these may be gone."""

    how = "by seat: by kind ÷ 7, then how many may be gone ÷ 7"

    def size(self, seats: int) -> int:
        return seats * (KIND_COUNT + 1)

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            remembered = view[self.keys[0]][seat]
            numbers += counted(remembered["cards"], KIND_COUNT, HAND_SIZE)
            numbers.append(min(remembered["gone"] / HAND_SIZE, 1.0))
        return numbers


class Deeds(Field):
    """How often each seat has done what in public."""

    how = "by seat and verb, ÷ 7"

    def size(self, seats: int) -> int:
        return seats * len(VERBS.verbs)

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

    how = "by seat and seat, ÷ 7"

    def size(self, seats: int) -> int:
        return seats * seats

    def read(self, view: View) -> list[float]:
        order = clockwise(view)
        times = [[0] * view["seats"] for _ in order]
        for action, seat in view["past"]:
            if VERBS.verb_of[action].things.get("seat") is SEAT:
                times[seat][VERBS.things(action)["seat"]] += 1
        return [min(times[one][other] / HOURS, 1.0) for one in order for other in order]


FIELDS: Final[tuple[Field, ...]] = (
    Number("hour", "the hour", HOURS),
    OneSeat("start", "who started"),
    OneSeat("turn", "whose turn it is"),
    SomeSeats("alive", "who is in play"),
    SomeSeats("missing", "who misses the next turn"),
    Counts("town", "the cards in town", KIND_COUNT),
    Number("pot", "Gold in the Pot", HAND_SIZE),
    Number("deck", "cards in the deck", DECK_SIZE),
    Number("under", "of these put under it by Doc", HAND_SIZE),
    Counts("discards", "the discard pile", KIND_COUNT, 10),
    Deeds("deeds", "what was done in public", "past"),
    Against("against", "and against whom", "past"),
    Flag("revealed", "the characters are revealed"),
    Characters("characters", "characters the viewer knows"),
    CountsBySeat("notebook", "who can be whom, for certain", CHARACTER_COUNT),
    SomeSeats("outlaws", "the Outlaws, once revealed"),
    Counts("hand", "own cards", KIND_COUNT, HAND_SIZE),
    BySeat("sizes", "cards in hand", HAND_SIZE + 1),
    Remembered("known", "cards the viewer knows of in other hands"),
    Remembered("exposed", "what the others so know of the viewer's hand"),
    Remembered("open", "what all know so"),
    Counts("buried", "own cards under the deck", KIND_COUNT),
    Flag("enticed", "Gold was put into the Pot this turn"),
    Flag("has_played", "a card was played this turn"),
    OneSeat("asked_seat", "who is questioned"),
    OneOf("feature", f"about what ({', '.join(KIND_FEATURE.words)})", range(FEATURE_COUNT)),
    OneSeat("victim", "at whom the Binoculars look"),
    OneSeat("drawer", "who draws"),
    Number("owed", "how many cards more", HAND_SIZE),
    SomeSeats("replaced", "Outlaws that exchanged their Arrests"),
    OneSeat("arrester", "who arrested"),
    OneSeat("outlaw", "the Outlaw confronted"),
    OneSeat("facing", "the Lawman now facing it"),
    Counts("table", "cards played in the confrontation", KIND_COUNT),
    SomeSeats("involved", "who played any of them"),
    OneSeat("shooter", "whose shot it is"),
    Number("lead", "the Outlaw's shots less the Lawman's", 3),
    Flag("has_held", "the last to act held fire"),
    OneSeat("dead", "who was shot"),
)
