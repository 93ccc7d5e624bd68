"""By what players of Cash 'n Guns differ, and the players who are known by name."""

from typing import Final

from fistful.games.mind import Habit, Habits

HABITS: Final[tuple[Habit, ...]] = (
    # How readily a Bang! is loaded before a Click, and a BBB before a Bang!.
    Habit("aggression", -2.2, -3.0, 3.0),
    Habit("fury", -1.0, -3.0, 3.0),
    # How much readier on a rich table, and in later rounds.
    Habit("timing", 1.0, -1.0, 4.0),
    Habit("patience", -0.1, -2.0, 2.0),
    # Whom to aim at: the rich, those a bullet may kill, those a bluff may move, those who have
    # shot somebody, those whose BBB is still to come.
    Habit("envy", 1.7, -1.0, 3.0),
    Habit("cruelty", 1.1, -1.0, 6.0),
    Habit("bluff", 1.9, -1.0, 4.0),
    Habit("grudge", 0.7, -1.0, 3.0),
    Habit("caution", -0.3, -1.0, 3.0),
    # How likely a gun is thought to be loaded, against what it has shown.
    Habit("fear", 1.2, 0.2, 2.0),
    # What a wound costs in the first round, and what a life is worth, in thousands.
    Habit("pain", 21.0, 0.0, 30.0),
    Habit("life", 52.0, 0.0, 150.0),
    # What it costs to withdraw, beside the marker.
    Habit("pride", 4.0, -10.0, 20.0),
    # How keenly the cop is hunted.
    Habit("suspicion", 3.5, 0.0, 8.0),
    # How far chance decides between what is about as good.
    Habit("whim", 1.0, 0.1, 3.0),
)

PERSONAS: Final[dict[str, Habits]] = {
    "hothead": {"aggression": -2.0, "envy": 1.2, "cruelty": 3.0, "fear": 0.8, "pride": 11.0},
    "coward": {"fear": 2.0, "pride": 0.0},
    "accountant": {"aggression": -2.8, "timing": 2.8, "envy": 1.8, "grudge": 0.0, "whim": 0.6},
    "liar": {"patience": -1.0, "envy": 0.5, "bluff": 4.0, "grudge": 0.0},
    "avenger": {"envy": 0.8, "grudge": 3.0},
}
