"""The deck as data (SS-R6): read from a file, checked line by line, turned into tables."""

from collections.abc import Mapping
from typing import Any, Final

from fistful.games.naming import TEXTS, adopted
from fistful.games.stetsons_and_sixguns.checking import check
from fistful.games.stetsons_and_sixguns.lines import (
    BULLETS,
    CARD_NAMES,
    CHARACTER_NAMES,
    GUN_KINDS,
    GUN_NAMES,
    MOST_PLAYERS,
    NUMBERS,
    SLOWEST,
    STANDARD,
    abilities_of,
    expand,
    words_of_cards,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ABILITIES,
    COVER_NAMES,
    Op,
    is_lost_on_runner,
    parse_step,
    shot_of,
)
from fistful.games.variant import DECK, Variants


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
        words = words_of_cards(data["cards"])
        texts: dict[str, Any] = data.get(TEXTS, {})
        self.written: list[str] = [
            words.get(name, name)
            for line in data["cards"]
            for name in [card["name"] for card in expand([line])]
            if name in texts or line["name"] in texts
        ]
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
            self.add(number_of[words[card["name"]]], words[card["name"]], card)
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
        #: By character: the set of its abilities. By ability: who has it.
        self.abilities: list[int] = [0] * len(people)
        self.people_with: list[list[int]] = [[] for _ in ABILITIES]
        known = adopted([person["name"] for person in data["characters"]], people)
        for person in data["characters"]:
            number = people.index(known[person["name"]])
            self.characters.append(number)
            self.is_male[number] = person["sex"] == "m"
            for ability in abilities_of(person):
                self.abilities[number] |= 1 << ABILITIES.index(ability)
                self.people_with[ABILITIES.index(ability)].append(number)

    def add(self, number: int, word: str, card: dict[str, Any]) -> None:
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
            gun = GUN_NAMES.index(word)
            self.gun_of[number] = gun
            self.guns[gun] = Gun(card["gun"])
            self.card_of[gun] = number


def build(data: dict[str, Any]) -> Deck:
    """Return the tables of a checked deck."""
    return Deck(data, CARD_NAMES, CHARACTER_NAMES)


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """Return data with the abilities of every character as a list."""
    people = [{**person, "ability": abilities_of(person)} for person in data["characters"]]
    return {**data, "characters": people}


VARIANTS: Final = Variants("stetsons-and-sixguns", STANDARD, check, build, renew=renewed)


def deck_of(options: Mapping[str, str]) -> Deck:
    """Return the deck a table plays with. Raises Invalid."""
    return VARIANTS.find(options[DECK])
