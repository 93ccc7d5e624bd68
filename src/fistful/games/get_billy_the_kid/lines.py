"""What a deck file has: its parts, its bounds and the words the rules themselves name (GB-R3)."""

from typing import Any, Final

#: GB-03: the kinds of cards but for the Escapes, whose designs the file names.
PLAIN: Final = (
    "gold", "question", "rifle", "binoculars", "arrest", "pistol", "disguise", "tnt",
)  # fmt: skip
#: GB-10: every table has these, and packs are added up to the number of players.
FEWEST: Final = 4
MOST: Final = 8
#: GB-10, GB-11, GB-20, GB-35: the numbers a file may have, each with its least, its most and the
#: rulebook's: no hand is larger than a Reveal can replace.
NUMBERS: Final[dict[str, tuple[int, int, int]]] = {
    "hand_size": (3, 7, 7),
    "town_size": (0, 2, 2),
    "hours": (1, 12, 7),
    "first_arrest": (1, 12, 4),
}
#: How many cards a deck can have, and how many beside those dealt it needs for each player.
MOST_DECK: Final = 200
SPARE: Final = 2
#: The characters the rules themselves name, with their side and the player count they come in at.
NAMED: Final = {"Kid": ("outlaw", 4), "Doc": ("lawman", 4), "Garcia": ("outlaw", 5)}
#: Of a character: what is no feature; the part it has, if that of one the rules name.
LIKE: Final = "like"
NO_FEATURES: Final = ("side", "from", LIKE)
#: Escape designs that other decks may have besides those of the built-in one: they have texts too.
MORE_DESIGNS: Final = ("mine tunnel", "covered wagon")
SECTIONS: Final = ("cards", "escapes", "features", "characters")


def features_of(data: dict[str, Any]) -> list[str]:
    """Return the features a file has: what is looked at, and what it is like."""
    return [f"{name} {value}" for name, values in data["features"].items() for value in values]


def role_of(who: str, person: object) -> str:
    """Return whose part a character has: its own, or that of one the rules name."""
    return str(person.get(LIKE, who)) if isinstance(person, dict) else who
