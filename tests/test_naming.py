"""A variant's own words: names and texts of its designer, shown and never written in records."""

from typing import Any

import pytest

from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.naming import LONGEST_NAME, MARK
from fistful.games.stetsons_and_sixguns.cards import KIND_CARD as ACTION_CARD
from fistful.games.variant import pack
from fistful.texts import Catalogue
from fistful.toml import toml
from tests.problems import told

#: By game: a thing that has another name, its kind, and one with a text of its own.
NAMED = {
    "blasting-billy": ("coins", "type", ""),
    "cash-n-guns": ("dragon-skin", "power", "dragon-skin"),
    "get-billy-the-kid": ("mine tunnel", "card", "gold"),
    "stetsons-and-sixguns": ("Take Aim 70", "card", "Take Aim 70"),
}


def data_of(game: Game, **more: Any) -> dict[str, Any]:
    """Return the rulebook's game with words of one's own."""
    assert game.variants
    return {"game": game.name, **game.variants.standard_data, **more}


def speaker(game: Game, language: str, **more: Any) -> Catalogue:
    """Return who speaks at a table with such a variant."""
    return Catalogue(language, game, ("Ann", "Bob"), {"deck": pack(data_of(game, **more))})


def problems(game: Game, **more: Any) -> list[str]:
    """Return what is wrong with such a file, each with its line."""
    assert game.variants
    return told(game.variants.read(toml(data_of(game, **more))).problems)


@pytest.mark.parametrize("name", NAMED)
def test_a_thing_is_called_as_its_designer_calls_it(name: str) -> None:
    game = find_game(name)
    word, kind, _ = NAMED[name]
    names = {word: {"en": "Whisky Barrel", "nl": "Whiskyvat"}}
    key = f"{kind}-{word.lower().replace(' ', '-')}"
    assert speaker(game, "en", names=names).say(key) == "Whisky Barrel"
    assert speaker(game, "nl", names=names).say(key) == "Whiskyvat"
    assert speaker(game, "nl", names={word: "Whisky"}).say(key) == "Whisky"
    assert speaker(game, "nl", names={word: {"en": "Barrel"}}).say(key) == "Barrel"
    assert Catalogue("en", game).say(key) != "Whisky Barrel"


@pytest.mark.parametrize("name", NAMED)
def test_records_keep_the_words_all_variants_share(name: str) -> None:
    game = find_game(name)
    word, _, _ = NAMED[name]
    options = {"deck": pack(data_of(game, names={word: "Whisky"}))}
    game.rules.start(game.rules.most, options)
    texts = game.rules.verbs.texts([f"P{seat}" for seat in range(game.rules.most)])
    assert [text for text in texts if "Whisky" in text] == []


@pytest.mark.parametrize("name", [name for name in NAMED if NAMED[name][2]])
def test_what_a_designer_writes_is_marked(name: str) -> None:
    game = find_game(name)
    word = NAMED[name][2]
    options = {"deck": pack(data_of(game, texts={word: {"en": "Drink it.", "nl": "Drink."}}))}
    says = game.worded(options).says
    assert [texts["nl"] for texts in says.values()] == [f"{MARK}Drink."]


def test_a_card_says_what_its_designer_wrote() -> None:
    game = find_game("stetsons-and-sixguns")
    deck = pack(data_of(game, texts={"Take Aim 70": "Drink it."}))
    state = game.rules.start(2, {"deck": deck})
    view = game.rules.view(state, 0)
    number = ACTION_CARD.parse("Take Aim 70")
    (card,) = [card for card in view["printed"]["cards"] if card["card"] == number]
    say = Catalogue("en", game, ("Ann", "Bob"), {"deck": deck})
    assert [say.say(part["key"]) for part in card["says"]] == [f"{MARK}Drink it."]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ({"gold": ""}, "letters, digits"),
        ({"gold": "x" * (LONGEST_NAME + 1)}, "letters, digits"),
        ({"gold": "[red]Gold"}, "letters, digits"),
        ({"gold": "{ $seat }"}, "letters, digits"),
        ({"gold": "<b>"}, "letters, digits"),
        ({"gold": "two\nlines"}, "letters, digits"),
        ({"gold": 3}, "letters, digits"),
        ({"gold": {"english": "Beans"}}, "for each language"),
        ({"silver": "Beans"}, "unknown 'silver'"),
        ({"gold": "Beans", "coins": "beans"}, "is called as 'gold' is"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(words: dict[str, Any], problem: str) -> None:
    (found,) = problems(find_game("blasting-billy"), names=words)
    assert found.startswith("line ")
    assert problem in found


def test_a_packed_variant_with_such_a_name_is_refused_too() -> None:
    game = find_game("blasting-billy")
    with pytest.raises(Invalid) as refused:
        game.rules.start(2, {"deck": pack(data_of(game, names={"gold": "[/]"}))})
    assert refused.value.code == "deck-file"


def test_copies_of_a_card_share_its_name() -> None:
    names = {"Take Aim 70": "Whisky", "Take Aim 71": "Whisky"}
    assert problems(find_game("stetsons-and-sixguns"), names=names) == []
