"""What the game's sentences name at a table: numbers, and a variant's own words (SS-R6)."""

from collections.abc import Mapping
from typing import Any

from fistful.engine.words import slug
from fistful.games.naming import NAMES, TEXTS, adopted, called, own_texts
from fistful.games.stetsons_and_sixguns.deck import VARIANTS, deck_of
from fistful.games.stetsons_and_sixguns.lines import (
    CHARACTER_NAMES,
    GUN_NAMES,
    GUN_WORDS,
    abilities_of,
    expand,
    words_of_cards,
)
from fistful.games.stetsons_and_sixguns.vocabulary import COVER_NAMES
from fistful.games.variant import DECK
from fistful.games.wording import Sentence, Wording


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
    data = VARIANTS.data_of(options[DECK])
    return Wording(numbers, own_says(data), several_told(data))


def own_says(data: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return what a variant says of its cards and characters: names of those that are new, and what
    its designer has written. Copies of a line share what is said of the line."""
    words = words_of_cards(data["cards"])
    names, texts = data.get(NAMES, {}), data.get(TEXTS, {})
    says = own_texts(data, lambda name: written_key(words.get(name, name)))
    for line in data["cards"]:
        for name in [card["name"] for card in expand([line])]:
            word = words[name]
            if line["name"] in texts:
                says |= own_texts({TEXTS: {word: texts[line["name"]]}}, written_key)
            if word != name:
                said = names.get(name, names.get(line["name"], line["name"]))
                for kind in ["card", *(GUN_WORDS if word in GUN_NAMES else [])]:
                    says |= called(kind, word, said)
    people = adopted([person["name"] for person in data["characters"]], CHARACTER_NAMES)
    for name, word in [pair for pair in people.items() if pair[0] != pair[1]]:
        says |= called("character", word, names.get(name, name))
    return says


def several_told(data: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what is said of characters with several abilities."""
    people = adopted([person["name"] for person in data["characters"]], CHARACTER_NAMES)
    return {
        several_key(people[person["name"]]): [
            Sentence(f"ability-{ability}") for ability in abilities_of(person)
        ]
        for person in data["characters"]
        if len(abilities_of(person)) > 1
    }


def several_key(character: str) -> str:
    """Return the message that stands for what a character with several abilities can do."""
    return f"abilities-{slug(character)}"


def written_key(card: str) -> str:
    """Return the message that stands for what a designer has written about a card."""
    return f"written-{slug(card)}"
