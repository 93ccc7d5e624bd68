"""The first-game guide and the rules know every decision of every game, in every language."""

import re

import pytest

from fistful.engine.phase import Automatic
from fistful.games import games
from fistful.games.game import Game
from fistful.texts import Catalogue, languages, summary

GAMES = list(games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", languages())


def decisions(game: Game) -> list[str]:
    """Return the phases in which seats are asked."""
    return [
        phase.name
        for phase in game.rules.phases
        if not phase.is_nature and not isinstance(phase, Automatic)
    ]


@each_game
@each_language
def test_every_decision_is_explained_in_a_sentence_or_two(game: Game, language: str) -> None:
    say = Catalogue(language, game)
    for phase in decisions(game):
        assert say.has(f"guide-{phase}"), phase
        text = say.say(f"guide-{phase}")
        assert len(text) <= 260, phase
        assert len(re.findall(r"\.(?= |$)", text)) <= 2, text


@each_game
@each_language
def test_nothing_is_explained_that_nobody_is_asked(game: Game, language: str) -> None:
    text = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^guide-([a-z-]+) =", text, re.MULTILINE) == decisions(game)


@each_game
@each_language
def test_the_rules_have_a_place_for_every_decision(game: Game, language: str) -> None:
    text = (game.folder / f"summary.{language}.md").read_text(encoding="utf-8")
    named = [word for line in re.findall(r"<!-- (.*?) -->", text) for word in line.split()]
    assert sorted(named) == sorted(decisions(game))


@each_game
@each_language
def test_whoever_reads_the_rules_sees_none_of_these_marks(game: Game, language: str) -> None:
    text = summary(game, language)
    assert "<!--" not in text
    assert not re.search(r" $", text, re.MULTILINE)


@each_game
@each_language
def test_what_a_game_counts_has_a_name(game: Game, language: str) -> None:
    say = Catalogue(language, game)
    assert game.counted
    for noun in game.counted:
        assert say.has(f"counted-{noun}")
