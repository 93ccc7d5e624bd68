"""The deck as data (SS-R6): read from a file, checked line by line, turned into tables.

Cards and characters are numbered as in the standard deck, so that records and texts have one word
for each. A deck of one's own may leave cards out and change everything about a card but its name.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from fistful.engine.words import slug
from fistful.games.draft import Draft
from fistful.games.naming import OWN_WORDS, TEXTS, check_own_words, own_texts
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ABILITIES,
    COVER_NAMES,
    LAY,
    SHOOT,
    Op,
    is_lost_on_runner,
    parse_step,
    shot_of,
)
from fistful.games.variant import ABOUT, DECK, Variants
from fistful.games.wording import Wording

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

CARD_KEYS: Final = {"speed", "to", "name", "notoriety", "cover", "gun", "players", "does"}
GUN_KEYS: Final = {"kind", "bullets", "need", "flips", "penetrates", "wounds"}


class Gun:
    """What a gun says (SS-R5). `flips` is 0 for one bullet at a time, like a sixgun."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: int = GUN_KINDS.index(data["kind"])
        self.bullets: int = data["bullets"]
        self.need: int = data.get("need", 0)
        self.flips: int = 0 if data["flips"] == "any" else data["flips"]
        self.penetrates: int = sum([1 << COVER_NAMES.index(c) for c in data.get("penetrates", [])])
        self.wounds: int = data.get("wounds", 1)


class Deck:
    """The tables of a deck, by card, gun, cover and character number."""

    def __init__(self, data: dict[str, Any], card_names: list[str], people: list[str]) -> None:
        numbers = {key: data.get(key, usual) for key, (_, _, usual) in NUMBERS.items()}
        #: SS-04: what everybody starts with; SS-01: up to how many players MISS leave the bullets.
        self.starting_cards: int = numbers["starting_cards"]
        self.starting_notoriety: int = numbers["starting_notoriety"]
        self.few_players: int = numbers["few_players"]
        #: The cards whose text is the designer's own.
        self.written: list[str] = list(data.get(TEXTS, {}))
        count = len(card_names)
        number_of = {name: number for number, name in enumerate(card_names)}
        self.speed: list[int] = [SLOWEST] * count
        self.notoriety: list[int] = [0] * count
        #: The word COVER; SS-15: that or NOTORIETY, so that its player leaves the cover.
        self.has_cover_word: list[bool] = [False] * count
        self.breaks_cover: list[bool] = [False] * count
        #: What the card does, as ops of the agenda; the second table for seats that do not shoot.
        self.does: list[list[Op]] = [[] for _ in card_names]
        self.does_hiding: list[list[Op]] = [[] for _ in card_names]
        #: What it makes of the guns (`vocabulary.shot_of`).
        self.shot: list[int] = [0] * count
        #: From how many players on the card is in the deck; 0 for a card that is not in it.
        self.players: list[int] = [0] * count
        #: The guns, the sixgun first; each card's gun (-1: none), each gun's card.
        self.guns: list[Gun] = [Gun(data["sixgun"]) for _ in GUN_NAMES]
        self.gun_of: list[int] = [-1] * count
        self.card_of: list[int] = [-1] * len(GUN_NAMES)
        for card in expand(data["cards"]):
            self.add(number_of[card["name"]], card)
        #: SS-R2: the cards in the deck, by the number of seats at the table.
        self.cards: list[list[int]] = [
            [card for card in range(count) if 0 < self.players[card] <= seats]
            for seats in range(MOST_PLAYERS + 1)
        ]
        self.bullets: list[int] = [data["bullets"][result] for result in BULLETS]
        self.misses_out: int = data["misses_out"]
        self.cover_cards: list[int] = [cover["cards"] for cover in data["covers"]]
        self.cover_hits: list[int] = [cover["hits"] for cover in data["covers"]]
        self.cover_stops: list[list[bool]] = [
            [gun in cover["stops"] for gun in GUN_KINDS] for cover in data["covers"]
        ]
        self.characters: list[int] = []
        self.is_male: list[bool] = [False] * len(people)
        self.ability: list[int] = [-1] * len(people)
        #: Who has each ability: a character's number, or -1.
        self.person_with: list[int] = [-1] * len(ABILITIES)
        for person in data["characters"]:
            number = people.index(person["name"])
            self.characters.append(number)
            self.is_male[number] = person["sex"] == "m"
            self.ability[number] = ABILITIES.index(person["ability"])
            self.person_with[self.ability[number]] = number

    def add(self, number: int, card: dict[str, Any]) -> None:
        """Enter one card into the tables."""
        self.speed[number] = card["speed"]
        self.notoriety[number] = card.get("notoriety", 0)
        self.has_cover_word[number] = card.get("cover", False)
        self.breaks_cover[number] = self.notoriety[number] > 0 or self.has_cover_word[number]
        self.does[number] = [parse_step(step) for step in card["does"]]
        self.does_hiding[number] = [op for op in self.does[number] if not is_lost_on_runner(op)]
        self.shot[number] = shot_of(self.does[number])
        self.players[number] = card.get("players", 2)
        if "gun" in card:
            gun = GUN_NAMES.index(card["name"])
            self.gun_of[number] = gun
            self.guns[gun] = Gun(card["gun"])
            self.card_of[gun] = number


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


def standard_data() -> dict[str, Any]:
    """Return the standard deck file as data."""
    return tomllib.loads(STANDARD.read_text("utf-8"))


CARD_NAMES: Final[list[str]] = [card["name"] for card in expand(standard_data()["cards"])]
GUN_NAMES: Final[list[str]] = [
    "Sixgun",
    *[card["name"] for card in standard_data()["cards"] if "gun" in card],
]
CHARACTER_NAMES: Final[list[str]] = [person["name"] for person in standard_data()["characters"]]


def check(draft: Draft) -> None:
    """Note all that is wrong with a deck."""
    for key, bounds in NUMBERS.items():
        draft.number("", key, *bounds)
    # Copies of a card share its name: their Speeds tell them apart.
    things = dict.fromkeys([*CARD_NAMES, *GUN_NAMES, *CHARACTER_NAMES])
    check_own_words(draft, things, CARD_NAMES, may_share=True)
    errors: list[str] = []
    check_table(draft.text, draft.data, errors)
    if not errors:
        check_cards(draft.text, draft.data, errors)
        check_characters(draft.text, draft.data, errors)
    # A packed variant has no lines.
    draft.problems += [error.removeprefix("line 0: ") for error in errors]


def check_table(text: str, data: dict[str, Any], errors: list[str]) -> None:
    """Check the parts that are no cards: bullets, covers, the sixgun."""
    wanted = {"bullets", "misses_out", "covers", "sixgun", "cards", "characters"}
    for key in sorted((set(data) - {*ABOUT, *OWN_WORDS, *NUMBERS}) ^ wanted):
        problem = "unknown" if key in data else "missing"
        errors.append(f"line {line_of(text, key)}: {problem} key {key!r}")
    if errors:
        return
    line = line_of(text, "bullets")
    if not is_counts(data["bullets"], BULLETS) or sum(data["bullets"].values()) < 60:
        errors.append(f"line {line}: bullets must count {', '.join(BULLETS)}, 60 or more in all")
    elif not is_count(data["misses_out"]) or data["misses_out"] > data["bullets"]["MISS"]:
        errors.append(f"line {line_of(text, 'misses_out')}: there are not so many MISS")
    line = line_of(text, "covers")
    covers = data["covers"]
    if not is_tables(covers) or [cover.get("name") for cover in covers] != COVER_NAMES:
        errors.append(f"line {line}: covers must be {', '.join(COVER_NAMES)}, in this order")
    elif not all([is_cover(cover) for cover in covers]):
        errors.append(f"line {line}: a cover has cards, hits (1 to 7) and stops (gun kinds)")
    why = gun_problem(data["sixgun"])
    if why:
        errors.append(f"line {line_of(text, 'sixgun')}: {why}")
    for key in ("cards", "characters"):
        if not is_tables(data[key]):
            errors.append(f"line {line_of(text, key)}: {key} must be a list, one line each")


def check_cards(text: str, data: dict[str, Any], errors: list[str]) -> None:
    """Check the action cards, one line each."""
    lines = item_lines(text, "cards", len(data["cards"]))
    speeds: set[int] = set()
    names: set[str] = set()
    plain = 0
    for line, card in zip(lines, data["cards"], strict=True):
        problems = card_problems(card)
        if not problems:
            for single in expand([card]):
                name, speed = single["name"], single["speed"]
                if name not in CARD_NAMES:
                    problems.append(f"unknown card {name!r} (known: {', '.join(CARD_NAMES)})")
                if speed in speeds or name in names:
                    problems.append(f"two cards with Speed {speed} or the name {name!r}")
                speeds.add(speed)
                names.add(name)
                plain += not single.get("notoriety") and single.get("players", 2) <= 2
        errors += [f"line {line}: {problem}" for problem in problems]
    wanted = MOST_PLAYERS * data.get("starting_cards", NUMBERS["starting_cards"][2])
    if not errors and plain < wanted:
        errors.append(f"line {line_of(text, 'cards')}: {wanted} cards without NOTORIETY are needed")


def card_problems(card: dict[str, Any]) -> list[str]:
    """Return what is wrong with one card, whatever the others are."""
    unknown = sorted(set(card) - CARD_KEYS)
    if unknown:
        return [f"unknown key {unknown[0]!r} (known: {', '.join(sorted(CARD_KEYS))})"]
    if not is_count(card.get("speed")) or not 0 < card["speed"] < SLOWEST:
        return ["a card needs a speed from 1 to 999"]
    if not isinstance(card.get("name"), str) or not isinstance(card.get("cover", False), bool):
        return ["a card needs a name; cover is true or false"]
    if not all([is_count(card.get(key, 2)) for key in ("to", "notoriety", "players")]):
        return ["to, notoriety and players are whole numbers"]
    steps = card.get("does")
    if not isinstance(steps, list) or not all([isinstance(step, str) for step in steps]):
        return ["a card needs `does`, a list of steps"]
    problems: list[str] = []
    for step in steps:
        try:
            parse_step(step)
        except ValueError as error:
            problems.append(f"unknown effect {step!r} ({error})")
    why = gun_problem(card["gun"]) if "gun" in card else ""
    if why:
        problems.append(why)
    if not problems and ((LAY,) in [parse_step(step) for step in steps]) != ("gun" in card):
        problems.append("a gun and the step `lay` go together")
    if "gun" in card and card["name"] not in GUN_NAMES:
        problems.append(f"this card cannot be a gun (those can: {', '.join(GUN_NAMES[1:])})")
    if not problems and [parse_step(step) for step in steps].count((SHOOT,)) > 1:
        problems.append("a card shoots once at most")
    return problems


def gun_problem(gun: object) -> str:
    """Return what is wrong with a gun; nothing if it is good."""
    if not isinstance(gun, dict) or not set(gun) <= GUN_KEYS:
        return f"a gun has {', '.join(sorted(GUN_KEYS))}"
    if gun.get("kind") not in GUN_KINDS:
        return f"a gun's kind is one of {', '.join(GUN_KINDS)}"
    if not is_count(gun.get("bullets")) or not 0 < gun["bullets"] <= 12:
        return "a gun takes 1 to 12 bullets"
    if gun.get("flips") != "any" and (not is_count(gun.get("flips")) or not gun["flips"]):
        return 'a gun flips a number of bullets, or "any"'
    if not all([is_count(gun.get(key, 1)) for key in ("need", "wounds")]):
        return "need and wounds are whole numbers"
    penetrates = gun.get("penetrates", [])
    if not isinstance(penetrates, list) or not set(penetrates) <= set(COVER_NAMES):
        return f"a gun penetrates a list of {', '.join(COVER_NAMES)}"
    return ""


def check_characters(text: str, data: dict[str, Any], errors: list[str]) -> None:
    """Check the characters, one line each."""
    lines = item_lines(text, "characters", len(data["characters"]))
    seen: set[str] = set()
    abilities: set[str] = set()
    for line, person in zip(lines, data["characters"], strict=True):
        name = person.get("name")
        if name not in CHARACTER_NAMES or name in seen:
            known = ", ".join(CHARACTER_NAMES)
            errors.append(f"line {line}: unknown or repeated character {name!r} (known: {known})")
        seen.add(name)
        if person.get("sex") not in ("m", "f"):
            errors.append(f"line {line}: sex is m or f")
        if person.get("ability") in abilities:
            errors.append(f"line {line}: two characters with {person['ability']!r}")
        abilities.add(person.get("ability"))
        if person.get("ability") not in ABILITIES:
            known = ", ".join(ABILITIES)
            errors.append(
                f"line {line}: unknown ability {person.get('ability')!r} (known: {known})"
            )
    if len(seen) < MOST_PLAYERS:
        errors.append(f"line {line_of(text, 'characters')}: eight characters are needed")


def is_count(value: object) -> bool:
    """Tell whether this is a whole number, 0 or more."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_counts(value: object, keys: list[str]) -> bool:
    """Tell whether this counts exactly these things."""
    return (
        isinstance(value, dict)
        and set(value) == set(keys)
        and all([is_count(count) for count in value.values()])
    )


def is_tables(value: object) -> bool:
    """Tell whether this is a list of tables."""
    return isinstance(value, list) and all([isinstance(item, dict) for item in value])


def is_cover(cover: dict[str, Any]) -> bool:
    """Tell whether a cover has all it needs."""
    stops = cover.get("stops")
    return (
        set(cover) == {"name", "cards", "hits", "stops"}
        and is_count(cover["cards"])
        and is_count(cover["hits"])
        and 0 < cover["hits"] < 8
        and isinstance(stops, list)
        and set(stops) <= set(GUN_KINDS)
    )


def line_of(text: str, key: str) -> int:
    """Return the line on which a key of the file stands; the last line if it is missing."""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.replace("=", " ").split()[:1] == [key]:
            return number
    return len(lines)


def item_lines(text: str, key: str, count: int) -> list[int]:
    """Return the lines of a list's items: one each, as TOML's tables in braces must be."""
    first = line_of(text, key)
    lines = [
        number
        for number, line in enumerate(text.splitlines(), 1)
        if number >= first and line.lstrip().removeprefix(f"{key} = [").lstrip().startswith("{")
    ][:count]
    return lines + [first] * (count - len(lines))


def build(data: dict[str, Any]) -> Deck:
    """Return the tables of a checked deck."""
    return Deck(data, CARD_NAMES, CHARACTER_NAMES)


VARIANTS: Final = Variants("stetsons-and-sixguns", STANDARD, check, build)


def deck_of(options: Mapping[str, str]) -> Deck:
    """Return the deck a table plays with. Raises Invalid."""
    return VARIANTS.find(options[DECK])


def wording(options: Mapping[str, str]) -> Wording:
    """Return what the game's sentences name at a table."""
    deck = deck_of(options)
    numbers = {
        "rounds": int(options["rounds"]),
        "starting_cards": deck.starting_cards,
        "starting_notoriety": deck.starting_notoriety,
        "sixgun_bullets": deck.guns[0].bullets,
    }
    for cover, name in enumerate(COVER_NAMES):
        numbers[f"{name.lower()}_hits"] = deck.cover_hits[cover]
        # SS-30: whether hand guns (1) and rifles (2) get through; pocket guns never do.
        hand, _, rifle = deck.cover_stops[cover]
        numbers[f"{name.lower()}_through"] = (not hand) + 2 * (not rifle)
    return Wording(numbers, own_texts(VARIANTS.data_of(options[DECK]), written_key))


def written_key(card: str) -> str:
    """Return the message that stands for what a designer has written about a card."""
    return f"written-{slug(card)}"
