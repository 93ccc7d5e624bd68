"""What is wrong with a deck file, line by line (SS-R6)."""

from typing import Any, Final

from fistful.games.draft import Draft, Problem, problem
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

#: SS-01: no bag of bullets is smaller.
LEAST_BULLETS: Final = 60
PERSON_KEYS: Final = {"name", "sex", "ability"}


def check(draft: Draft) -> None:
    """Note all that is wrong with a deck."""
    for key, bounds in NUMBERS.items():
        draft.number("", key, *bounds)
    before = len(draft.problems)
    check_table(draft)
    if len(draft.problems) == before:
        check_named(draft)
        check_cards(draft)
        check_characters(draft)


def check_named(draft: Draft) -> None:
    """Check a variant's own words. Copies of a card share its name: their Speeds tell them apart;
    what is said of a line that stands for several is said of all of them."""
    lines = [str(card.get("name")) for card in draft.data["cards"]]
    people = [str(person.get("name")) for person in draft.data["characters"]]
    things = dict.fromkeys([*CARD_NAMES, *GUN_NAMES, *CHARACTER_NAMES, *lines, *people])
    check_own_words(draft, things, [*CARD_NAMES, *lines], may_share=True)


def note(draft: Draft, key: str, found: Problem) -> None:
    """Note a mistake at a key of the file."""
    draft.note(line_of(draft.text, key), found)


def check_table(draft: Draft) -> None:
    """Check the parts that are no cards: bullets, covers, the sixgun."""
    data = draft.data
    before = len(draft.problems)
    wanted = {"bullets", "misses_out", "covers", "sixgun", "cards", "characters"}
    for key in sorted((set(data) - {*ABOUT, *OWN_WORDS, *NUMBERS}) ^ wanted):
        note(draft, key, problem("key-unknown" if key in data else "key-missing", key=key))
    if len(draft.problems) > before:
        return
    if not is_counts(data["bullets"], BULLETS) or sum(data["bullets"].values()) < LEAST_BULLETS:
        known = ", ".join(BULLETS)
        note(draft, "bullets", problem("bullets", known=known, least=LEAST_BULLETS))
    elif not is_count(data["misses_out"]) or data["misses_out"] > data["bullets"]["MISS"]:
        note(draft, "misses_out", problem("misses"))
    covers = data["covers"]
    if not is_tables(covers) or [cover.get("name") for cover in covers] != COVER_NAMES:
        note(draft, "covers", problem("covers", known=", ".join(COVER_NAMES)))
    elif not all([is_cover(cover) for cover in covers]):
        note(draft, "covers", problem("cover"))
    if why := gun_problem(data["sixgun"]):
        note(draft, "sixgun", why)
    for key in ("cards", "characters"):
        if not is_tables(data[key]):
            note(draft, key, problem("lines", key=key))


def check_cards(draft: Draft) -> None:
    """Check the action cards, one line each."""
    data = draft.data
    before = len(draft.problems)
    lines = item_lines(draft.text, "cards", len(data["cards"]))
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
                    problems.append(problem("two-cards", speed=speed, name=name))
                speeds.add(speed)
                names.add(name)
                plain += not single.get("notoriety") and single.get("players", 2) <= 2
        for found in problems:
            draft.note(line, found)
    most = len(CARD_NAMES)
    if len(names) > most:
        note(draft, "cards", problem("many-cards", most=most, count=len(names)))
    guns = [card for card in data["cards"] if "gun" in card]
    if len(guns) >= len(GUN_NAMES):
        found = problem("many-guns", most=len(GUN_NAMES) - 1, count=len(guns))
        note(draft, "cards", found)
    wanted = MOST_PLAYERS * draft.number("", "starting_cards", *NUMBERS["starting_cards"])
    if len(draft.problems) == before and plain < wanted:
        note(draft, "cards", problem("plain-cards", wanted=wanted))


def card_problems(card: dict[str, Any]) -> list[Problem]:
    """Return what is wrong with one card, whatever the others are."""
    unknown = sorted(set(card) - CARD_KEYS)
    if unknown:
        return [problem("key-of", key=unknown[0], known=", ".join(sorted(CARD_KEYS)))]
    if not is_count(card.get("speed")) or not 0 < card["speed"] < SLOWEST:
        return [problem("card-speed", key="speed")]
    if not isinstance(card.get("name"), str) or not isinstance(card.get("cover", False), bool):
        return [problem("card-name", key="name")]
    if not all([is_count(card.get(key, 2)) for key in ("to", "notoriety", "players")]):
        return [problem("card-numbers")]
    steps = card.get("does")
    if not isinstance(steps, list) or not all([isinstance(step, str) for step in steps]):
        return [problem("card-does", key="does")]
    problems: list[Problem] = []
    for step in steps:
        try:
            parse_step(step)
        except ValueError as error:
            problems.append(problem("step", key="does", step=step, usage=str(error)))
    if "gun" in card and (why := gun_problem(card["gun"])):
        problems.append(why)
    if not problems and ((LAY,) in [parse_step(step) for step in steps]) != ("gun" in card):
        problems.append(problem("gun-lay"))
    if "gun" in card and ("to" in card or card["name"] in CARD_NAMES) and not is_gun_word(card):
        problems.append(problem("gun-word", known=", ".join(GUN_NAMES[1:])))
    if not problems and [parse_step(step) for step in steps].count((SHOOT,)) > 1:
        problems.append(problem("shoots-once", key="does"))
    return problems


def is_gun_word(card: dict[str, Any]) -> bool:
    """Tell whether a card has the word of a gun."""
    return "to" not in card and card["name"] in GUN_NAMES


def is_good_name(name: object, taken: list[str]) -> bool:
    """Tell whether a card or a character can be called so: the name can be shown, and is no word
    for something else."""
    return isinstance(name, str) and is_said(name, LONGEST_NAME) and name not in taken


def name_problem(name: object) -> Problem:
    """Return what is wrong with a name."""
    return problem("own-name", key="name", longest=LONGEST_NAME, name=str(name))


def gun_problem(gun: object) -> Problem | None:
    """Return what is wrong with a gun; nothing if it is good."""
    if not isinstance(gun, dict) or not set(gun) <= GUN_KEYS:
        return problem("gun-keys", known=", ".join(sorted(GUN_KEYS)))
    if gun.get("kind") not in GUN_KINDS:
        return problem("gun-kind", known=", ".join(GUN_KINDS))
    if not is_count(gun.get("bullets")) or not 0 < gun["bullets"] <= 12:
        return problem("gun-bullets")
    if gun.get("flips") != "any" and (not is_count(gun.get("flips")) or not gun["flips"]):
        return problem("gun-flips")
    if not all([is_count(gun.get(key, 1)) for key in ("need", "wounds")]):
        return problem("gun-numbers")
    penetrates = gun.get("penetrates", [])
    if not isinstance(penetrates, list) or not set(penetrates) <= set(COVER_NAMES):
        return problem("gun-penetrates", known=", ".join(COVER_NAMES))
    return None


def check_characters(draft: Draft) -> None:
    """Check the characters, one line each."""
    people = draft.data["characters"]
    lines = item_lines(draft.text, "characters", len(people))
    seen: set[str] = set()
    for line, person in zip(lines, people, strict=True):
        name = person.get("name")
        if not is_good_name(name, [*CARD_NAMES, *GUN_NAMES]):
            draft.note(line, name_problem(name))
        elif name in seen:
            draft.note(line, problem("person-again", key="name", name=name))
        seen.add(str(name))
        for key in sorted(set(person) - PERSON_KEYS):
            known = ", ".join(sorted(PERSON_KEYS))
            draft.note(line, problem("key-of", key=key, known=known))
        if person.get("sex") not in ("m", "f"):
            draft.note(line, problem("person-sex", key="sex"))
        if why := abilities_problem(person.get("ability")):
            draft.note(line, why)
    if len(seen) < MOST_PLAYERS:
        note(draft, "characters", problem("people-few", least=MOST_PLAYERS))
    most = len(CHARACTER_NAMES)
    if len(seen) > most:
        note(draft, "characters", problem("people-many", most=most, count=len(seen)))


def abilities_problem(abilities: object) -> Problem | None:
    """Return what is wrong with what a character can do: one ability, or a list of several."""
    having: list[Any] = abilities if isinstance(abilities, list) else [abilities]
    known = ", ".join(ABILITIES)
    for ability in having:
        if ability not in ABILITIES:
            told = {"key": "ability", "ability": str(ability)}
            return problem("ability-unknown", **told, known=known)
    if not having or len(set(having)) < len(having):
        return problem("ability-list", key="ability", known=known)
    once = [ability for ability in having if ABILITIES.index(ability) in ONCE]
    if len(once) > 1:
        return problem("ability-once", key="ability", first=once[0], second=once[1])
    return None


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
