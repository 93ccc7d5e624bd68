"""Get Billy the Kid!: the deck file and what is wrong with others' (GB-R3)."""

import re
import tomllib
from pathlib import Path

import pytest

from fistful.engine.errors import Invalid
from fistful.games.get_billy_the_kid import GAME
from fistful.games.get_billy_the_kid.cards import GOLD, KIND_CARD, PISTOL
from fistful.games.get_billy_the_kid.deck import STANDARD, VARIANTS
from fistful.games.variant import pack
from fistful.texts import Catalogue
from tests.games.get_billy_the_kid.board import RULES
from tests.problems import told

BUILT_IN = (GAME.folder / "deck.toml").read_text()


def recount(text: str, kind: str, counts: list[int]) -> str:
    """Return a deck file in which other numbers stand behind a kind of card."""
    changed, found = re.subn(rf"(?m)^{kind}( *)= .*$", rf"{kind}\1= {counts}", text)
    assert found == 1
    return changed


def more(text: str, kind: str, pack: int, by: int) -> str:
    """Return a deck file in which the base (0) or a pack has more of a kind, or less."""
    counts = STANDARD.counts[KIND_CARD.number_of[kind]][:]
    counts[pack] += by
    return recount(text, kind, counts)


def check_text(text: str) -> list[str]:
    """Return what is wrong with a deck file's text."""
    return told(VARIANTS.read(text).problems)


def line_of(text: str, part: str) -> int:
    """Return the number of the line that holds a text."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


def test_the_built_in_file_is_right() -> None:
    assert check_text(BUILT_IN) == []
    assert GAME.variants is VARIANTS


@pytest.mark.rule("GB-R3")
@pytest.mark.parametrize(
    ("old", "new", "at", "problem"),
    [
        ("rifle  ", "musket ", "musket", "unknown card 'musket'"),
        ("canoe  ", "rifle  ", "rifle           =", "is a word of records"),
        ("canoe  ", '"raft_" ', '"raft_"', "a name has up to 30 letters"),
        (
            "[features]",
            "\n".join(["[features]", 'scarf = ["red", "blue"]']),
            "[features]",
            "up to 11 of [features]: there are 13",
        ),
        ("Earp      = {", 'Earl = { like = "Doc",', "Doc       =", "as 'Earl'"),
        ("Earp      = { side", 'Earp = { like = "Earl", side', "Earp", "like is one of Kid, Doc"),
        ("Doc       = {", "Dick      = {", "[characters]", "need a character 'Doc'"),
        ('"outlaw", from = 5', '"lawman", from = 5', "Garcia", "is an outlaw from 5"),
        ('"lawman", from = 6', '"outlaw", from = 6', "Tilghman", "cannot be an outlaw"),
        ('"lawman", from = 6', '"lawman", from = 7', "[characters]", "one each from 5, 6, 7"),
        ('"lawman", from = 6', '"friend", from = 6', "Tilghman", "side is"),
        ('"lawman", from = 6', '"lawman"', "Tilghman", "'from' is the number"),
        ('from = 7, hat = "brown"', 'from = 7, hat = "green"', "Curnutt", "hat is one of"),
        ('["blue", "brown", "green"]', '["blue"]', "eyes      =", "at least two values"),
        ('["blue", "brown",', '["blue", "blue",', "eyes      =", "the same value twice"),
        (
            'eyes = "brown", moustache = "no" }\nTilghman',
            'eyes = "blue",  moustache = "no", boots = "new" }\nTilghman',
            "Garcia",
            "unknown feature 'boots'",
        ),
        (
            'hat = "white", hair = "dark", eyes = "blue",  moustache = "no" }',
            'hat = "white", hair = "fair", eyes = "brown", moustache = "yes" }',
            "Doc",
            "the same features as 'Garrett'",
        ),
    ],
)
def test_a_mistake_in_a_deck_file_is_told_with_its_line(
    old: str, new: str, at: str, problem: str
) -> None:
    text = BUILT_IN.replace(old, new, 1)
    assert text != BUILT_IN
    assert_told(text, at, problem)


@pytest.mark.rule("GB-R3")
@pytest.mark.parametrize(
    ("text", "at", "problem"),
    [
        (more(BUILT_IN, "gold", 0, 140), "[cards]", "4 players have 204 cards: 38 to 200"),
        (more(BUILT_IN, "gold", 1, 130), "[cards]", "5 players have 207 cards: 47 to 200"),
        (BUILT_IN.replace("hand_size = 7", "hand_size = 8"), "hand_size", "from 3 to 7"),
        (BUILT_IN.replace("hours = 7", "hours = 3"), "first_arrest", "no later than the last"),
        (recount(BUILT_IN, "gold", [8, 0, 1]), "gold", "needs 5 whole numbers"),
        (recount(BUILT_IN, "gold", [8, -1, 1, 2, 2]), "gold", "needs 5 whole numbers"),
    ],
)
def test_wrong_numbers_of_cards_are_told_with_their_line(text: str, at: str, problem: str) -> None:
    assert_told(text, at, problem)


def assert_told(text: str, at: str, problem: str) -> None:
    """Demand that a deck file's problem is told with its line."""
    problems = check_text(text)
    assert [p for p in problems if p.startswith(f"line {line_of(text, at)}: ") and problem in p], (
        problems
    )


@pytest.mark.rule("GB-R3")
def test_a_missing_section_and_a_broken_file_are_told() -> None:
    assert "the section [escapes] is missing" in check_text("[cards]\n")[0]
    assert "line 2" in check_text("[cards]\ngold = \n")[0]
    assert told(VARIANTS.problems(Path("nowhere.toml")))[0].startswith("cannot be read")


@pytest.mark.rule("GB-R3")
def test_a_table_can_choose_another_deck_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    # A Pistol less, a Gold more; the characters in another order.
    text = more(more(BUILT_IN, "gold", 0, 1), "pistol", 0, -1)
    lines = text.splitlines()
    kid = line_of(text, "Kid ") - 1
    lines[kid], lines[kid + 1] = lines[kid + 1], lines[kid]
    file.write_text("\n".join(lines))
    assert VARIANTS.problems(file) == []
    s = RULES.start(4, {"deck": str(file)})
    assert s.bag.count(GOLD) == STANDARD.packs[4][GOLD] + 1
    assert s.bag.count(PISTOL) == STANDARD.packs[4][PISTOL] - 1
    # The numbers of things stay those of the built-in file.
    assert s.deck.characters == STANDARD.characters
    assert s.deck.has == STANDARD.has
    assert s.deck.is_lawman == STANDARD.is_lawman
    assert s.deck.affirms == STANDARD.affirms


@pytest.mark.rule("GB-R3")
def test_a_wrong_deck_file_does_not_start_a_game(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(more(BUILT_IN, "gold", 0, 140))
    with pytest.raises(Invalid, match="deck-file"):
        RULES.start(4, {"deck": str(file)})
    with pytest.raises(Invalid, match="deck-file"):
        VARIANTS.find("nowhere.toml")


@pytest.mark.rule("GB-R3")
def test_the_first_draft_is_a_file_that_the_error_names() -> None:
    with pytest.raises(Invalid) as error:
        RULES.start(4, {"deck": "draft"})
    assert error.value.code == "option-moved"
    assert error.value.params["file"] == "studies/get-billy-the-kid-draft.toml"
    assert [option.values for option in RULES.options if option.name == "deck"] == [("standard",)]


@pytest.mark.rule("GB-R3")
def test_designs_features_and_characters_may_be_new() -> None:
    """What has another name takes a word that is free; who has a named one's part is told by it."""
    text = BUILT_IN.replace("canoe  ", "balloon").replace("moustache", "scarf")
    text = text.replace('["yes", "no"]', '["red", "none"]')
    text = text.replace('scarf = "yes"', 'scarf = "red"').replace('scarf = "no"', 'scarf = "none"')
    text = text.replace("Earp  ", "Oakley").replace("Doc       = {", 'Digger = { like = "Doc",')
    assert check_text(text) == []
    options = {"deck": pack({"game": "get-billy-the-kid", **tomllib.loads(text)})}
    deck = RULES.start(4, options).deck
    assert deck.designs == STANDARD.designs
    assert deck.packs[4][KIND_CARD.number_of["canoe"]] == 2
    assert deck.has == STANDARD.has
    assert deck.is_lawman == STANDARD.is_lawman
    say = Catalogue("nl", GAME, (), options).say
    assert say("card-canoe") == "balloon"
    assert say("feature-moustache-yes") == "scarf red"
    assert (say("character-earp"), say("character-doc")) == ("Oakley", "Digger")
