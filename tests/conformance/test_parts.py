"""The suite is tested itself: what a game's other parts can lack is found, too."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fistful.engine.position import Fact
from fistful.games import find_game
from fistful.games.game import Game
from fistful.testing import Fault, Table
from fistful.testing.checks import some
from fistful.testing.notation import stating
from fistful.testing.processes import fingerprints_under
from fistful.testing.texts import telling, translating
from fistful.testing.walks import bots_of
from tests.conformance.tables import game_tables

BILLY = find_game("blasting-billy")


def table_of(game: Game) -> Table:
    """Return a table of Blasting Billy with another game around its rules."""
    return replace(game_tables()[BILLY.name][0], game=game)


def reworded(folder: Path, language: str, change: Callable[[str], str]) -> Game:
    """Return the game with other texts in a language."""
    for name in ("texts", "texts/terminal"):
        (folder / name).mkdir()
        for file in (BILLY.folder / name).glob("*.ftl"):
            shutil.copy(file, folder / name)
    for file in BILLY.folder.glob("summary.*.md"):
        shutil.copy(file, folder)
    file = folder / "texts" / f"{language}.ftl"
    file.write_text(change(file.read_text()))
    return replace(BILLY, folder=folder)


@pytest.mark.parametrize(
    ("language", "change", "fault"),
    [
        (
            "nl",
            lambda text: text.replace("verb-dump =", "verb-drop ="),
            "no nl words for verb-dump",
        ),
        ("nl", lambda text: text + "\nmore = meer\n", "en and nl differ in more"),
        ("en", lambda text: text + "\nless = less\n", "en and nl differ in less"),
        ("nl", lambda text: text.replace("Claim { $card }", "Claim"), "differ in verb-claim"),
        ("en", lambda text: text + "\ngame = Billy\n", "game stands there twice"),
        ("en", lambda text: text + "\nnonsense\n", "no message: nonsense"),
    ],
    ids=["missing", "more", "less", "placeholder", "twice", "nonsense"],
)
def test_wrong_words_are_found(
    language: str, change: Callable[[str], str], fault: str, tmp_path: Path
) -> None:
    with pytest.raises(Fault, match=fault):
        translating(reworded(tmp_path, language, change))


def test_a_language_that_is_missing_is_found(tmp_path: Path) -> None:
    game = reworded(tmp_path, "nl", str)
    assert translating(game)
    (tmp_path / "summary.nl.md").unlink()
    with pytest.raises(Fault, match=r"no rules in short: summary\.nl\.md"):
        translating(game)
    (tmp_path / "texts" / "nl.ftl").unlink()
    with pytest.raises(Fault, match="does not speak nl"):
        translating(game)


def test_an_end_without_words_is_found(tmp_path: Path) -> None:
    game = reworded(tmp_path, "nl", lambda text: text.replace("reason-", "because-"))
    with pytest.raises(Fault, match=r"cannot be told: .*reason-"):
        telling(table_of(game), game, table_of(game).dice("words"))


def test_a_fact_that_is_no_text_is_found() -> None:
    game = replace(BILLY, facts=(Fact("pile", lambda s, seat: len(s.bag)),))  # type: ignore[arg-type, return-value]
    with pytest.raises(Fault, match="pile is no text"):
        stating(table_of(game), game, table_of(game).dice("facts"))


def test_a_game_nobody_plays_is_found() -> None:
    with pytest.raises(Fault, match="neither an `instinct` nor a `bot`"):
        bots_of(table_of(replace(BILLY, instinct=None)))


def test_a_game_that_is_not_installed_is_found() -> None:
    with pytest.raises(Fault, match=r"not installed: .*`fistful\.games`"):
        fingerprints_under("0", [table_of(replace(BILLY))], 1)


def test_a_check_that_saw_nothing_is_no_check() -> None:
    with pytest.raises(Fault, match="nothing to check"):
        some(lambda table: 0, "an empty table")
