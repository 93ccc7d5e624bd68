"""By which numbers players of Stetsons & Sixguns differ, and some players known by name."""

from typing import Final

from fistful.engine.instinct import Habit

#: Each is 1 for the usual player unless it is a rate or a share.
HABITS: Final[tuple[Habit, ...]] = (
    Habit("fear", 1.0, 0.0, 3.0),  # how heavily being shot weighs
    Habit("aggression", 1.0, 0.0, 3.0),  # what wounding somebody is worth
    Habit("greed", 1.0, 0.2, 3.0),  # what NOTORIETY on cards is worth
    Habit("haste", 1.0, 0.0, 3.0),  # what picking early is worth
    Habit("envy", 1.0, 0.0, 3.0),  # how much rather the leader is aimed at
    Habit("bullying", 1.0, 0.0, 3.0),  # how much rather those are aimed at who cannot hide
    Habit("grudge", 0.0, 0.0, 3.0),  # how much rather those are aimed at who have hit one
    Habit("thrift", 1.0, 0.2, 3.0),  # how heavily the point for cover weighs
    Habit("arms", 1.0, 0.0, 3.0),  # what laying a gun is worth
    Habit("tricks", 1.0, 0.0, 3.0),  # what other people's cards are worth
    Habit("dodging", 1.0, 0.0, 3.0),  # what cards that turn away hits are worth
    Habit("grit", 1.0, 0.0, 3.0),  # how welcome the pay for standing wounded is
    Habit("care", 1.0, 0.0, 3.0),  # what a loaded gun is worth
    Habit("luck", 1.0, 0.0, 3.0),  # how far a jam is worth risking
    Habit("whim", 0.3, 0.0, 3.0),  # how far chance moves a choice
)

#: Equally strong, each known by its ways.
PERSONAS: Final[dict[str, dict[str, float]]] = {
    "hothead": {"aggression": 1.6, "fear": 0.6, "luck": 1.6},
    "coward": {"fear": 1.5, "dodging": 1.6, "thrift": 0.7},
    "accountant": {"greed": 1.5, "thrift": 1.3, "whim": 0.1},
    "liar": {"tricks": 2.0, "whim": 0.7},
    "avenger": {"grudge": 1.5, "envy": 0.5},
}
