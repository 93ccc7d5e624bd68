"""At which tables a player learns."""

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """Tables of one kind: how many games of it a learner plays at once, and for how many steps."""

    seats: int
    games: int
    steps: int
    options: tuple[tuple[str, str], ...] = ()


class Course(NamedTuple):
    """What a player learns at: the first kind is the one it is tried at."""

    kinds: tuple[Kind, ...]
    #: How many decisions of others it looks at first.
    lessons: int


POWERS: Final = (("powers", "all"), ("cop", "on"))

COURSES: Final = {
    "cash-n-guns": Course(
        (
            Kind(5, 384, 48),
            Kind(4, 384, 48),
            Kind(6, 320, 48),
            Kind(5, 128, 60, POWERS),
            Kind(5, 384, 48),
            Kind(4, 128, 60, (("powers", "first-six"),)),
            Kind(6, 96, 60, (("powers", "all"),)),
            Kind(5, 128, 48, (("cop", "on"),)),
        ),
        800_000,
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
    ),
}
