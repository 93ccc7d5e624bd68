"""By which numbers players of Get Billy the Kid! differ, and some players known by name."""

from typing import Final

from fistful.games.mind import Habit

#: Each weighs something against the tables of `worth`, or is a rate; the usual values are tuned.
HABITS: Final[tuple[Habit, ...]] = (
    # A Lawman's.
    Habit("patience", 0.0, -0.4, 0.5),  # how much surer than usual to be before an arrest
    Habit("nose", 1.0, 0.0, 2.0),  # how much what others throw away tells
    Habit("curiosity", 0.8, 0.0, 2.5),  # the use of Questions and of looking at hands
    Habit("thieving", 1.0, 0.0, 2.5),  # the use of Binoculars
    Habit("guns", 1.0, 0.3, 2.0),  # what guns are worth to keep
    Habit("badges", 1.0, 0.2, 2.5),  # what Arrests are worth to keep
    Habit("zeal", 1.0, 0.0, 1.0),  # how often an Escape is matched without a gun in hand
    Habit("loyalty", 0.0, -0.5, 0.5),  # how much better the other side must look to Doc
    # An Outlaw's.
    Habit("greed", 1.0, 0.3, 2.0),  # what Gold is worth to keep
    Habit("flight", 1.0, 0.3, 2.0),  # what ways out are worth to keep, and to use
    Habit("trigger", 1.0, 0.3, 2.0),  # what guns are worth to keep, and to use
    Habit("lying", 1.0, 0.1, 6.0),  # how much likelier a lie is than the truth
    Habit("bluff", 0.1, 0.0, 1.0),  # how often spare Gold is thrown away, or a friend accused
    # Anybody's.
    Habit("grudge", 0.0, 0.0, 3.0),  # how much rather those are picked on who did it first
    Habit("whim", 0.3, 0.0, 3.0),  # how far chance moves a choice
)

#: Equally strong, each known by its ways.
PERSONAS: Final[dict[str, dict[str, float]]] = {
    "hothead": {"patience": -0.25, "trigger": 1.6, "guns": 1.4, "curiosity": 0.5, "whim": 0.5},
    "coward": {"patience": 0.05, "flight": 1.6, "trigger": 0.6, "zeal": 0.8, "guns": 0.9},
    "accountant": {
        "nose": 1.5,
        "curiosity": 1.6,
        "thieving": 0.6,
        "greed": 1.2,
        "bluff": 0.0,
        "whim": 0.05,
    },
    "liar": {"lying": 6.0, "bluff": 0.7, "thieving": 2.2, "curiosity": 0.6},
    "avenger": {"grudge": 2.0, "badges": 1.3},
}
