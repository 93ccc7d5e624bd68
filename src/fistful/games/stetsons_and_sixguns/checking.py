"""What is wrong with a deck file, line by line (SS-R6)."""

from typing import Any

from fistful.games.draft import Draft
from fistful.games.naming import LONGEST_NAME, OWN_WORDS, check_own_words, is_said
from fistful.games.stetsons_and_sixguns.lines import (
    BULLETS,
    CARD_KEYS,
    CARD_NAMES,
    CHARACTER_NAMES,
    GUN_KEYS,
    GUN_KINDS,
    GUN_NAMES,
    MOST_PLAYERS,
    NUMBERS,
    SLOWEST,
    expand,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ABILITIES,
    COVER_NAMES,
    LAY,
    ONCE,
    SHOOT,
    parse_step,
)
from fistful.games.variant import ABOUT


def check(draft: Draft) -> None:
    """Note all that is wrong with a deck."""
    for key, bounds in NUMBERS.items():
        draft.number("", key, *bounds)
    errors: list[str] = []
    check_table(draft.text, draft.data, errors)
    if not errors:
        check_named(draft)
    if not errors:
        check_cards(draft.text, draft.data, errors)
        check_characters(draft.text, draft.data, errors)
    # A packed variant has no lines.
    draft.problems += [error.removeprefix("line 0: ") for error in errors]


def check_named(draft: Draft) -> None:
    """Check a variant's own words. Copies of a card share its name: their Speeds tell them apart;
    what is said of a line that stands for several is said of all of them."""
    lines = [str(card.get("name")) for card in draft.data["cards"]]
    people = [str(person.get("name")) for person in draft.data["characters"]]
    things = dict.fromkeys([*CARD_NAMES, *GUN_NAMES, *CHARACTER_NAMES, *lines, *people])
    check_own_words(draft, things, [*CARD_NAMES, *lines], may_share=True)


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
                if not is_good_name(name, [*CHARACTER_NAMES, GUN_NAMES[0]]):
                    problems.append(name_problem(name))
                if speed in speeds or name in names:
                    problems.append(f"two cards with Speed {speed} or the name {name!r}")
                speeds.add(speed)
                names.add(name)
                plain += not single.get("notoriety") and single.get("players", 2) <= 2
        errors += [f"line {line}: {problem}" for problem in problems]
    if len(names) > len(CARD_NAMES):
        most = f"{len(CARD_NAMES)} cards at most: there are {len(names)}"
        errors.append(f"line {line_of(text, 'cards')}: {most} (Take Aim has some to spare)")
    guns = [card for card in data["cards"] if "gun" in card]
    if len(guns) >= len(GUN_NAMES):
        most = f"{len(GUN_NAMES) - 1} guns at most: there are {len(guns)}"
        errors.append(f"line {line_of(text, 'cards')}: {most}")
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
    if "gun" in card and ("to" in card or card["name"] in CARD_NAMES) and not is_gun_word(card):
        known = ", ".join(GUN_NAMES[1:])
        problems.append(f"this card cannot be a gun (those can: {known}, and new ones)")
    if not problems and [parse_step(step) for step in steps].count((SHOOT,)) > 1:
        problems.append("a card shoots once at most")
    return problems


def is_gun_word(card: dict[str, Any]) -> bool:
    """Tell whether a card has the word of a gun."""
    return "to" not in card and card["name"] in GUN_NAMES


def is_good_name(name: object, taken: list[str]) -> bool:
    """Tell whether a card or a character can be called so: the name can be shown, and is no word
    for something else."""
    return isinstance(name, str) and is_said(name, LONGEST_NAME) and name not in taken


def name_problem(name: object) -> str:
    """Return what is wrong with a name."""
    wanted = f"up to {LONGEST_NAME} letters, digits and plain signs"
    return f"a name has {wanted}, and is no word for something else: {name!r}"


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
    for line, person in zip(lines, data["characters"], strict=True):
        name = person.get("name")
        if not is_good_name(name, [*CARD_NAMES, *GUN_NAMES]):
            errors.append(f"line {line}: {name_problem(name)}")
        elif name in seen:
            errors.append(f"line {line}: there is a character {name!r} already")
        seen.add(str(name))
        for key in sorted(set(person) - {"name", "sex", "ability"}):
            errors.append(f"line {line}: unknown key {key!r} (known: ability, name, sex)")
        if person.get("sex") not in ("m", "f"):
            errors.append(f"line {line}: sex is m or f")
        if why := abilities_problem(person.get("ability")):
            errors.append(f"line {line}: {why}")
    if len(seen) < MOST_PLAYERS:
        errors.append(f"line {line_of(text, 'characters')}: eight characters are needed")
    if len(seen) > len(CHARACTER_NAMES):
        most = f"{len(CHARACTER_NAMES)} characters at most: there are {len(seen)}"
        errors.append(f"line {line_of(text, 'characters')}: {most}")


def abilities_problem(abilities: object) -> str:
    """Return what is wrong with what a character can do: one ability, or a list of several."""
    having: list[Any] = abilities if isinstance(abilities, list) else [abilities]
    known = ", ".join(ABILITIES)
    for ability in having:
        if ability not in ABILITIES:
            return f"unknown ability {ability!r} (known: {known})"
    if not having or len(set(having)) < len(having):
        return f"a character has one ability, or a list of some, each once: {known}"
    once = [ability for ability in having if ABILITIES.index(ability) in ONCE]
    if len(once) > 1:
        return f"a character uses one ability once a game: {once[0]!r} or {once[1]!r}"
    return ""


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
