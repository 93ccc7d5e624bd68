"""At which tables a player learns."""

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """Tables of one kind: how many games of it a learner plays at once, and for how many steps."""

    seats: int
    games: int
    steps: int


class Course(NamedTuple):
    """What a player learns at: the first kind is the one it is tried at."""

    kinds: tuple[Kind, ...]
    #: How many decisions of others it looks at first.
    lessons: int
    #: By option: the values it is played with there; any, where it is not named.
    options: dict[str, list[str]]


COURSES: Final = {
    "cash-n-guns": Course(
        (
            Kind(5, 384, 48),
            Kind(4, 384, 48),
            Kind(6, 320, 48),
        ),
        400_000,
        {"powers": ["off"], "cop": ["off"]},
    ),
    "blasting-billy": Course(
        (
            Kind(4, 512, 120),
            Kind(3, 512, 90),
            Kind(4, 512, 120),
            Kind(5, 512, 150),
            Kind(2, 512, 60),
        ),
        300_000,
        {"memory_aid": ["off"], "blast": ["previous"], "zero": ["survivor"]},
    ),
}
