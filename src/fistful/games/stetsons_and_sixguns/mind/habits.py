"""By which numbers players of Stetsons & Sixguns differ, and some players known by name."""

from typing import Final

from fistful.games.mind import Habit

#: Each weighs something against a rough guess of its worth; the usual values are tuned.
HABITS: Final[tuple[Habit, ...]] = (
    Habit("fear", 1.5, 0.0, 3.0),  # how heavily being shot weighs
    Habit("aggression", 0.85, 0.0, 3.0),  # what wounding somebody is worth
    Habit("greed", 1.0, 0.2, 3.0),  # what NOTORIETY on cards is worth
    Habit("haste", 1.2, 0.0, 3.0),  # what picking early is worth
    Habit("envy", 1.2, 0.0, 3.0),  # how much rather the leader is aimed at
    Habit("bullying", 1.1, 0.0, 3.0),  # how much rather those are aimed at who cannot hide
    Habit("grudge", 0.0, 0.0, 3.0),  # how much rather those are aimed at who have hit one
    Habit("thrift", 1.0, 0.2, 3.0),  # how heavily the point for cover weighs
    Habit("arms", 0.75, 0.0, 3.0),  # what laying a gun is worth
    Habit("tricks", 1.25, 0.0, 3.0),  # what other people's cards are worth
    Habit("dodging", 1.1, 0.0, 3.0),  # what cards that turn away hits are worth
    Habit("grit", 1.15, 0.0, 3.0),  # how welcome the pay for standing wounded is
    Habit("care", 0.9, 0.0, 3.0),  # what a loaded gun is worth
    Habit("luck", 1.0, 0.0, 3.0),  # how far a jam is worth risking
    Habit("whim", 0.2, 0.0, 3.0),  # how far chance moves a choice
)

#: Equally strong, each known by its ways.
PERSONAS: Final[dict[str, dict[str, float]]] = {
    "hothead": {"aggression": 1.4, "fear": 1.3, "luck": 2.0, "arms": 1.0, "envy": 0.6},
    "coward": {
        "fear": 2.0,
        "dodging": 2.4,
        "thrift": 0.8,
        "bullying": 3.0,
        "aggression": 0.75,
    },
    "accountant": {"greed": 1.8, "thrift": 2.6, "haste": 1.9, "whim": 0.05},
    "liar": {"tricks": 2.6, "whim": 0.3},
    "avenger": {"grudge": 2.5, "envy": 0.8, "grit": 1.6},
}
