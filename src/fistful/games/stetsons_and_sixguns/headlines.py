"""What a game of Stetsons & Sixguns is remembered by: wounds, thefts, guns that failed."""

from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.headlines import Course, Headline
from fistful.games.stetsons_and_sixguns.cards import CLICK
from fistful.games.stetsons_and_sixguns.events import (
    AIMS,
    COVER_GONE,
    EVADES,
    FLIPPED_BULLET,
    GAINS,
    GUN_JAMS,
    KILLED,
    SHOOTS,
    STEALS,
    TAKES_FOR,
    THROUGH_COVER,
    WOUNDED_BY,
)

#: From the best word to the last.
WORDS: Final = (
    "killed",
    "betrayal",
    "bullet",
    "jam",
    "shield",
    "theft",
    "click",
    "evaded",
    "cover",
    "haul",
)

Found = list[Headline]


class Shooting:
    """Goes through a game and notes what is worth telling."""

    def __init__(self) -> None:
        self.found: Found = []
        #: Who has ever aimed at whom.
        self.enemies: set[tuple[int, int]] = set()
        #: Whom each seat shot at last; by whom each was wounded last, and at which moment.
        self.target: dict[int, int] = {}
        self.wounder: dict[int, tuple[int, int]] = {}
        self.wounds: dict[int, int] = {}

    def add(self, word: str, at: int, weight: int, seats: tuple[int, ...], number: int = 0) -> None:
        self.found.append(Headline(word, at, weight, seats, number))

    def hear(self, at: int, code: int, things: tuple[int, ...]) -> None:
        """Note what happened."""
        if code == AIMS:
            self.enemies.add((things[0], things[1]))
        elif code == SHOOTS:
            self.target[things[0]] = things[1]
        elif code == WOUNDED_BY:
            self.wound(at, things[0], things[1])
        elif code == KILLED and things[0] in self.wounder:
            shooter, when = self.wounder[things[0]]
            self.add("killed", when, 1, (shooter, things[0]))
        elif code == GAINS:
            self.add("haul", at, things[1], (things[0],), things[1])
        elif code == STEALS:
            self.add("theft", at, 1, things[:2])
        elif code == TAKES_FOR:
            self.add("shield", at, 1, things[:2])
        elif code == EVADES:
            self.add("evaded", at, 1, things[:1])
        elif code in (COVER_GONE, THROUGH_COVER):
            self.add("cover", at, things[1], things[:1])
        else:
            self.fail(at, code, things)

    def wound(self, at: int, seat: int, shooter: int) -> None:
        """A wound by one's own hand is an accident."""
        if seat == shooter:
            return
        self.wounder[seat] = (shooter, at)
        self.wounds[seat] = self.wounds.get(seat, 0) + 1
        self.add("bullet", at, self.wounds[seat], (shooter, seat), self.wounds[seat])
        if (seat, shooter) not in self.enemies:
            self.add("betrayal", at, at, (shooter, seat))

    def fail(self, at: int, code: int, things: tuple[int, ...]) -> None:
        """A gun that jams, or clicks, in somebody's face."""
        other = self.target.get(things[0], NOTHING) if things else NOTHING
        if other == NOTHING:
            return
        if code == GUN_JAMS:
            self.add("jam", at, 1, (things[0], other))
        elif code == FLIPPED_BULLET and things[1] == CLICK:
            self.add("click", at, at, (things[0], other))


def headlines(course: Course) -> Found:
    """Return what is worth telling, the best words first."""
    shooting = Shooting()
    for at, (_, event) in enumerate(course.moments):
        shooting.hear(at, event.code, event.things)
    return sorted(shooting.found, key=lambda one: WORDS.index(one.word))
