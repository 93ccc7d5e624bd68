"""By what players of Blasting Billy differ, and the players who are known by name."""

from typing import Final

from fistful.engine.instinct import Habit, Habits

HABITS: Final[tuple[Habit, ...]] = (
    # What the others will still give: counted on in full, or not at all.
    Habit("trust", 0.2, 0.0, 1.5),
    # How large a gift nobody saw is taken to be, against the mean of what is unseen.
    Habit("faith", 0.5, 0.3, 1.5),
    # How much dynamite among the gifts is feared.
    Habit("dread", 2.0, 0.0, 3.0),
    # What a card that a rival claimed face down is taken for.
    Habit("suspicion", 6.0, 2.0, 9.0),
    # How much ten points of loot weigh against survival; how much more in early turns; how much
    # more behind the leader.
    Habit("greed", 1.05, 0.2, 3.0),
    Habit("hurry", -1.2, -6.0, 6.0),
    Habit("envy", -0.4, -3.0, 3.0),
    # How much it hurts to make Billy richer where rivals own something.
    Habit("spite", 0.3, -1.0, 3.0),
    # What a good card in the hand is worth, compared with one in the loot.
    Habit("patience", 0.65, 0.0, 1.2),
    # How much it pleases to give Billy next to nothing, face down.
    Habit("bluff", 0.1, -1.0, 1.0),
    # How far chance decides between moves that are about as good.
    Habit("whim", 0.02, 0.005, 0.3),
)

PERSONAS: Final[dict[str, Habits]] = {
    "hothead": {"greed": 1.45, "hurry": 2.0, "bluff": 0.0, "whim": 0.1},
    "coward": {"faith": 0.49, "dread": 2.7, "greed": 0.97, "bluff": 0.0},
    "accountant": {"greed": 0.97, "patience": 1.1, "bluff": -0.6, "whim": 0.005},
    "liar": {"greed": 1.15, "bluff": 0.8},
    "avenger": {"greed": 1.2, "spite": 2.6, "bluff": 0.0},
}
