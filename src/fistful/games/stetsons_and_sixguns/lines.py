"""The lines of a deck file: the words for things, and those a variant's own things take (SS-R6).

Cards and characters are numbered as in the standard deck, so that records have one word for each. A
deck of one's own may leave them out, change everything about them, and have others of any name: a
new one takes a word that is free, a gun that of a gun.
"""

import tomllib
from pathlib import Path
from typing import Any, Final, Literal

from fistful.games.naming import adopted

STANDARD: Final = Path(__file__).parent / "deck.toml"
#: What was built in once.
MOVED: Final = {"draft": "studies/stetsons-and-sixguns-draft.toml"}
BULLETS: Final = ["HIT", "HIT FC", "MISS", "CLICK", "JAM"]
GunKind = Literal["hand", "pocket", "rifle"]
GUN_KINDS: Final[list[GunKind]] = ["hand", "pocket", "rifle"]
MOST_PLAYERS: Final = 8
#: SS-01, SS-04: the numbers a file may have, each with its least, its most and the rulebook's.
NUMBERS: Final[dict[str, tuple[int, int, int]]] = {
    "starting_cards": (1, 6, 4),
    "starting_notoriety": (0, 20, 6),
    "few_players": (1, 8, 4),
}
#: A seat without any card is slower than every card.
SLOWEST: Final = 1000

#: The kinds of things that guns are among.
GUN_WORDS: Final = ("gun", "first-gun", "second-gun")
CARD_KEYS: Final = {"speed", "to", "name", "notoriety", "cover", "gun", "players", "does"}
GUN_KEYS: Final = {"kind", "bullets", "need", "flips", "penetrates", "wounds"}


def expand(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the cards one by one: a line with `to` stands for several, named with their Speed."""
    single: list[dict[str, Any]] = []
    for card in cards:
        if "to" not in card:
            single.append(card)
            continue
        for speed in range(card["speed"], card["to"] + 1):
            single.append({**card, "speed": speed, "name": f"{card['name']} {speed}"})
    return single


def words_of_cards(lines: list[dict[str, Any]]) -> dict[str, str]:
    """Return the word that records have for each card: guns take those of guns."""
    names = [card["name"] for card in expand(lines)]
    guns = [card["name"] for card in expand(lines) if "gun" in card]
    new_guns = [name for name in guns if name not in CARD_NAMES]
    free_guns = [word for word in GUN_NAMES[1:] if word not in names]
    found = dict(zip(new_guns, free_guns, strict=False))
    taken = list(found.values())
    # Words of guns that are still free will do for other cards too, after all others.
    rest = [word for word in CARD_NAMES if word not in GUN_NAMES]
    rest += [word for word in GUN_NAMES[1:] if word not in taken]
    return {**adopted([name for name in names if name not in found], rest), **found}


def abilities_of(person: dict[str, Any]) -> list[str]:
    """Return a character's abilities: one, or several."""
    found: list[str] | str = person["ability"]
    return [found] if isinstance(found, str) else found


def standard_data() -> dict[str, Any]:
    """Return the standard deck file as data."""
    return tomllib.loads(STANDARD.read_text("utf-8"))


CARD_NAMES: Final[list[str]] = [card["name"] for card in expand(standard_data()["cards"])]
GUN_NAMES: Final[list[str]] = [
    "Sixgun",
    *[card["name"] for card in standard_data()["cards"] if "gun" in card],
]
CHARACTER_NAMES: Final[list[str]] = [person["name"] for person in standard_data()["characters"]]
