"""Taught at the table: every game has an opening that is read aloud in a minute and a half."""

import re
from pathlib import Path

import pytest

from fistful.games import games
from fistful.games.game import Game
from fistful.texts import Catalogue, languages

WEB = Path(__file__).parents[1] / "web" / "src"
GAMES = list(games().values())
CARDS = ["story", "win", "do-1", "do-2", "do-3"]
#: Seconds.
LONGEST = 90
#: Words a second, and the breath before a card: as `lib/opening.ts` has them.
PACE = 2.5
BREATH = 2
#: Letters a caption has room for in one line.
CAPTION = 95


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_opening_is_read_in_ninety_seconds(game: Game, language: str) -> None:
    say = Catalogue(language, game)
    cards = [say.say(f"opening-{card}") for card in CARDS]
    assert sum(BREATH + len(card.split()) / PACE for card in cards) <= LONGEST
    # The story is told in a sentence or two, and nothing is longer than a breath.
    assert max(len(card.split()) for card in cards) <= 32


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_card_of_an_opening_has_a_picture(game: Game) -> None:
    assert (WEB / "games" / game.name / "Lesson.svelte").exists()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_is_one_short_line_about_a_phase_there_is(game: Game, language: str) -> None:
    text = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    taught = dict(re.findall(r"^lesson-([a-z-]+) = (.*)$", text, re.MULTILINE))
    assert taught
    assert set(taught) <= {phase.name for phase in game.rules.phases}
    assert [line for line in taught.values() if len(line) > CAPTION] == []
