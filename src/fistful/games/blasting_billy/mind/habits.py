"""By what players of Blasting Billy differ, and the players who are known by name."""

from typing import Final

from fistful.games.mind import Habit, Habits

HABITS: Final[tuple[Habit, ...]] = (
    # What the others will still give: counted on in full, or not at all.
    Habit("trust", 0.4, 0.0, 1.5),
    # How large a gift nobody saw is taken to be, against the mean of what is unseen: from somebody
    # without loot of its type, and from somebody who has to cover some.
    Habit("faith", 0.6, 0.0, 1.5),
    Habit("cover", 1.0, 0.3, 1.8),
    # How much dynamite among the gifts is feared.
    Habit("dread", 1.0, 0.0, 3.0),
    # How much it counts on its own gifts to come, for each turn, where its loot needs them.
    Habit("rescue", 0.3, 0.0, 1.5),
    # What a card that a rival claimed face down is taken for.
    Habit("suspicion", 6.0, 2.0, 9.0),
    # What rivals are expected to claim in each of the next turns, and by how many points they are
    # safer than they look.
    Habit("esteem", 1.0, 0.0, 4.0),
    Habit("regard", 2.0, -3.0, 8.0),
    # How much survival weighs against being ahead; how much ten points of loot weigh besides.
    Habit("caution", 1.1, 0.3, 2.5),
    Habit("greed", 0.1, -0.5, 2.0),
    # How much it minds, against what it should, that a gift makes rivals safer and dynamite not.
    Habit("spite", 1.0, 0.0, 3.0),
    # What a good card in the hand is worth, compared with one in the loot; what a point of room
    # below Billy is worth, for each turn to come.
    Habit("patience", 0.62, 0.0, 1.2),
    Habit("prospect", 0.03, 0.0, 0.1),
    # How much it pleases to give Billy next to nothing, face down.
    Habit("bluff", 0.0, -1.0, 1.0),
    # How far chance decides between moves that are about as good.
    Habit("whim", 0.02, 0.005, 0.3),
)

PERSONAS: Final[dict[str, Habits]] = {
    "hothead": {"caution": 0.9, "greed": 0.3, "whim": 0.05},
    "coward": {"dread": 2.3, "caution": 2.0},
    "accountant": {"patience": 0.8, "bluff": -0.4, "whim": 0.005},
    "liar": {"bluff": 0.6},
    "avenger": {"regard": 3.0, "spite": 2.6},
}
