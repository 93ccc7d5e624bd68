"""What a game says is true at every table: no sentence states a number that the table has not."""

import re
from typing import Any

import pytest

from fistful.games import find_game, games
from fistful.games.cash_n_guns.cards import RULEBOOK_POWERS
from fistful.games.game import Game
from fistful.games.variant import pack
from fistful.testing.texts import game_messages, terminal_messages
from fistful.texts import Catalogue, languages, summary

Data = dict[str, Any]
GET_BILLY, STETSONS = [
    find_game(name).variants.standard_data  # type: ignore[union-attr]
    for name in ("get-billy-the-kid", "stetsons-and-sixguns")
]
#: Variants, two of each game, in which every number that sentences name is another one than the
#: rulebook's: none of the rulebook's numbers is one of both.
OTHER: dict[str, tuple[Data, Data]] = {
    "blasting-billy": (
        {
            "hand_size": 4,
            "put_aside": {"2": 9, "3": 8, "4": 7, "5": 7},
            "cards": {
                name: [*range(1, 10), "dynamite"]
                for name in ("gold", "banknotes", "coins", "jewelry")
            },
        },
        {
            "hand_size": 2,
            "put_aside": {"2": 11, "3": 4, "4": 4, "5": 4},
            "cards": {"gold": list(range(1, 10)), "coins": [*range(1, 10), "dynamite"]},
        },
    ),
    "cash-n-guns": (
        {
            "rounds": 11,
            "bullets": {"click": 7, "bang": 4, "bbb": 0},
            "notes": {"5": 40},
            "notes_a_round": 1,
            "wounds_to_die": 6,
            "shame_costs": 9,
            "pay_per_killed": 14,
            "calls_needed": 4,
            "last_phone_round": 9,
            "lights_allowed": 4,
            "powers": [power for power in RULEBOOK_POWERS if power != "dragon-skin"],
        },
        {
            "rounds": 9,
            "bullets": {"click": 7, "bang": 3, "bbb": 0},
            "notes": {"20": 40},
            "notes_a_round": 2,
            "wounds_to_die": 1,
            "shame_costs": 12,
            "pay_per_killed": 13,
            "calls_needed": 2,
            "last_phone_round": 7,
            "lights_allowed": 2,
            "powers": [
                power for power in RULEBOOK_POWERS if power not in ("dragon-skin", "the-kid")
            ],
        },
    ),
    "get-billy-the-kid": (
        {**GET_BILLY, "hand_size": 5, "town_size": 1, "hours": 11, "first_arrest": 9},
        {**GET_BILLY, "hand_size": 3, "town_size": 0, "hours": 5, "first_arrest": 3},
    ),
    "stetsons-and-sixguns": (
        {
            **STETSONS,
            "starting_cards": 3,
            "starting_notoriety": 11,
            "sixgun": {**STETSONS["sixgun"], "bullets": 9},
            "covers": [
                {"name": "SOFT", "cards": 9, "hits": 5, "stops": ["hand", "pocket", "rifle"]},
                {"name": "PARTIAL", "cards": 5, "hits": 6, "stops": ["rifle"]},
                {"name": "HARD", "cards": 3, "hits": 7, "stops": ["hand"]},
            ],
        },
        {
            **STETSONS,
            "starting_cards": 1,
            "starting_notoriety": 9,
            "sixgun": {**STETSONS["sixgun"], "bullets": 12},
            "covers": [
                {"name": "SOFT", "cards": 9, "hits": 1, "stops": ["hand", "rifle"]},
                {"name": "PARTIAL", "cards": 5, "hits": 5, "stops": ["rifle"]},
                {"name": "HARD", "cards": 3, "hits": 7, "stops": ["hand", "pocket", "rifle"]},
            ],
        },
    ),
}
#: Numbers that are options.
OPTIONS = {"stetsons-and-sixguns": ("5", "7")}
#: What no variant changes, as words of a sentence: rulings, the printing of money, rules of the
#: book that are no number of its data file. What is left of a sentence has its numbers compared.
FIXED: dict[tuple[str, str], list[str]] = {
    ("blasting-billy", "en"): [r"(?m)^\d+\. |two players|three players|with four|with five"],
    ("blasting-billy", "nl"): [r"(?m)^\d+\. |twee spelers|drie spelers|met vier|met vijf"],
    ("cash-n-guns", "en"): [
        r"On three|on three|One… two… three|1, 2, 3",
        r"5 or 6 players|round 1\b|rounds 1 to|within two rounds|two rounds later|100 worlds",
        r"two guns|two shots a round|one wound|One wound|Six Feet Under",
        r"Power \d of this variant",
        r"(?m)^\d+\. |(?<=\. )7\. (?=\*)",
        r"\$(5|10|20),000 ·|× \$\d+,000|the first six|,000",
    ],
    ("cash-n-guns", "nl"): [
        r"[Oo]p drie|Eén… twee… drie|1, 2, 3",
        r"5 of 6 spelers|ronde 1\b|binnen twee rondes|twee rondes later|100 werelden",
        r"twee pistolen|twee schoten|Kracht \d van deze variant",
        r"(?m)^\d+\. |(?<=\. )7\. (?=\*)",
        r"× \$\u00a0\d+\.000|de eerste zes|\.000",
    ],
    ("get-billy-the-kid", "en"): [
        r"from five players|[Ww]ith five|two holds|[Yy]ou two|two Golds?|two alike",
        r"100 worlds",
    ],
    ("get-billy-the-kid", "nl"): [
        r"vanaf vijf spelers|[Mm]et vijf|twee dezelfde",
        r"100 werelden",
    ],
    ("stetsons-and-sixguns", "en"): [
        r"(?m)^\d+\. |\+3, \+2|\+1, \+2, \+3|two hand or pocket|three fastest|Two hand or pocket",
        r"100 worlds|[Yy]ou two|10 Gallon|Five-Finger",
    ],
    ("stetsons-and-sixguns", "nl"): [
        r"(?m)^\d+\. |\+3, \+2|\+1, \+2, \+3|twee hand-|drie snelste|Twee hand-",
        r"100 werelden|twaalf uur|Twaalf uur|Klokslag twaalf",
    ],
}
#: Messages that name a thing, a number by itself or what a card says whatever the variant: the
#: cards' own texts follow from what they do (`tests/games/stetsons_and_sixguns/test_told.py`).
APART = re.compile(
    r"^(notes?|value|place|second-place|third-place|bound|count|amount|card|about|step|letter|option"
    r"|talk|screen-stance|screen-plan|because|so-many)-"
)
ORDINALS = {
    "en": ["third", "fourth", "fifth", "sixth", "seventh", "eighth"],
    "nl": ["derde", "vierde", "vijfde", "zesde", "zevende", "achtste"],
}
#: What stands for people and things in a sentence.
THINGS = ("seat", "seats", "target", "by", "of", "other", "all", "among", "card", "cards", "types")


def tables(name: str) -> list[dict[str, str]]:
    """Return the options of the tables with all numbers changed."""
    rounds = OPTIONS.get(name, ("", ""))
    return [
        {**({"rounds": count} if count else {}), "deck": pack({"game": name, **data})}
        for data, count in zip(OTHER[name], rounds, strict=True)
    ]


def numbers_in(game: str, language: str, text: str) -> set[int]:
    """Return the numbers above one that a text states, in figures or words, but for the fixed."""
    for words in FIXED[game, language]:
        text = re.sub(words, " ", text)
    counts = Catalogue(language).say("number-words").split()
    found = [int(number) for number in re.findall(r"\d+", text)]
    for word in re.findall(r"[^\W\d_]+", text.lower()):
        found += [counts.index(word)] if word in counts else []
        found += [ORDINALS[language].index(word) + 3] if word in ORDINALS[language] else []
    return {number for number in found if number > 1}


def sentences(game: Game, language: str, options: dict[str, str] | None) -> dict[str, str]:
    """Return all that can be said without knowing more than the table: by message."""
    say = Catalogue(language, game, ("Ann", "Bob"), options)
    found: dict[str, str] = {"summary": summary(game, language, options)}
    known = set(game.worded(options).numbers) | set(THINGS)
    for keys in (game_messages(game, language), terminal_messages(game, language)):
        for key, variables in keys.items():
            if variables <= known and not APART.match(key):
                found[key] = say.say(key, **dict.fromkeys(THINGS, "Doc"))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OTHER)
def test_no_sentence_states_a_number_of_the_rulebook_in_a_variant(name: str, language: str) -> None:
    """Every number said in a variant is one of that table's."""
    game = find_game(name)
    for options in tables(name):
        wording = game.worded(options)
        own = set(wording.numbers.values())
        # What things do is said with numbers of their own.
        for sentence in [one for told in wording.told.values() for one in told]:
            own |= {number for number in sentence.things.values() if isinstance(number, int)}
        told = sentences(game, language, options)
        lies = {key: numbers_in(name, language, text) - own for key, text in told.items()}
        assert {key: (lies[key], told[key]) for key in lies if lies[key]} == {}


@pytest.mark.parametrize("name", OTHER)
def test_both_variants_together_have_none_of_the_rulebooks_numbers(name: str) -> None:
    """Else the test above might not fail; and every number of a table is told somewhere."""
    game = find_game(name)
    usual = game.worded().numbers
    first, second = [game.worded(options).numbers for options in tables(name)]
    assert usual.keys() == first.keys()
    assert {usual[key] for key in usual} & set(first.values()) & set(second.values()) <= {0, 1}
    sources = [game.folder / f"summary.{one}.md" for one in languages()]
    sources += (game.folder / "texts").rglob("*.ftl")
    text = "".join([file.read_text("utf-8") for file in sources])
    assert {key for key in usual if f"${key}" not in text} == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OTHER)
def test_at_the_rulebooks_table_the_rulebooks_numbers_are_told(name: str, language: str) -> None:
    game = find_game(name)
    told = numbers_in(name, language, summary(game, language))
    wanted = {number for key, number in game.worded().numbers.items() if number > 1}
    assert told & wanted


@pytest.mark.parametrize("language", languages())
def test_one_and_many_agree(language: str) -> None:
    """A variant of ones speaks of one round, one wound, one card."""
    game = find_game("cash-n-guns")
    data = {
        **OTHER["cash-n-guns"][0],
        "rounds": 1,
        "wounds_to_die": 1,
        "calls_needed": 1,
        "last_phone_round": 0,
        "bullets": {"click": 1, "bang": 1},
    }
    text = summary(game, language, {"deck": pack({"game": "cash-n-guns", **data})})
    wanted = {
        "en": ("One round, one banknote each", "One wound kills.", "used once"),
        "nl": ("Eén ronde, elk één bankbiljet", "Eén wond is dodelijk.", "één keer gebeld"),
    }
    assert [words for words in wanted[language] if words not in text] == []


def test_every_number_in_words_is_known_to_every_language() -> None:
    lengths = {len(Catalogue(language).say("number-words").split()) for language in languages()}
    assert lengths == {13}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_summaries_are_filled_whatever_the_table(game: Game) -> None:
    for language in languages():
        assert "{" not in summary(game, language)
