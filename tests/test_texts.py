"""Every code has its sentence in every language; what the suite asks of a game is asked there."""

import re
from pathlib import Path

import pytest

import fistful
from fistful.bots.talk import MANNERS
from fistful.engine.words import SEAT
from fistful.games import games
from fistful.games.game import Game
from fistful.table.talk import TALK
from fistful.testing.texts import codes, game_messages, messages, terminal_messages
from fistful.texts import COMMON, LAB, LINES, VARIANTS, Catalogue, languages
from fistful.texts.lines import lines_of

GAMES = list(games().values())


def test_there_are_english_and_dutch() -> None:
    assert languages() == ("en", "nl")


def test_dutch_money_keeps_its_sign_beside_its_number() -> None:
    source = Path(fistful.__file__).parent
    for file in [*source.rglob("nl.ftl"), *source.rglob("summary.nl.md")]:
        assert re.findall(r"\$ [0-9{]", file.read_text()) == [], file


@pytest.mark.parametrize("language", languages())
def test_a_sentence_ends_once_whatever_the_last_thing_in_it_is_called(language: str) -> None:
    say = Catalogue(language, games()["stetsons-and-sixguns"])
    assert say.say("event-lost-card", seat="Ann", card="Ambush!").endswith(" Ambush!")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_things_of_a_kind_have_the_same_letter(game: Game, language: str) -> None:
    """On pictures a letter stands for a thing: of its own in every language, for all of a kind."""
    say = Catalogue(language, game)
    keys = [key for key in game_messages(game, language) if key.startswith("letter-")]
    for kind in {key.split("-")[1] for key in keys}:
        letters = [say.say(key) for key in keys if key.startswith(f"letter-{kind}-")]
        assert len(set(letters)) == len(letters)
        assert {key for key in keys if key.startswith(f"letter-{kind}-")} == {
            f"letter-{code}" for code in codes(game.rules) if code.startswith(f"{kind}-")
        }


def test_every_error_has_a_message() -> None:
    source = Path(fistful.__file__).parent
    raised = re.compile(r'(?:Invalid|Illegal|Late|NotYours|Refused)\(\s*"([a-z-]+)"')
    codes = {code for file in source.rglob("*.py") for code in raised.findall(file.read_text())}
    known = messages((COMMON / "en.ftl").read_text())
    assert sorted(code for code in codes if f"error-{code}" not in known) == []


def test_all_languages_have_the_same_common_messages_and_placeholders() -> None:
    for folder in (COMMON, COMMON / LAB, COMMON / VARIANTS):
        english = messages((folder / "en.ftl").read_text())
        for language in languages():
            assert messages((folder / f"{language}.ftl").read_text()) == english


@pytest.mark.parametrize("language", languages())
def test_all_table_talk_has_a_message(language: str) -> None:
    say = Catalogue(language)
    for verb in TALK.verbs:
        assert "Doc" in say.say(f"talk-{verb.word}", seat="Doc")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everybody_has_twenty_lines_in_every_game_and_language(game: Game) -> None:
    """In English and Dutch, each with a name in it, no two alike; a phase that is named exists."""
    phases = {phase.name for phase in game.rules.phases}
    lines = lines_of(game.name)
    for voice in (*MANNERS, "plain"):
        own = [line for line in lines if line.voice == voice]
        assert len(own) >= 20
        assert {line.moment for line in own} <= {"", *phases}
    for language in languages():
        say = Catalogue(language, game)
        said = [say.say(f"talk-{line.act}-{line.name}", seat="Doc") for line in lines]
        assert len(set(said)) == len(said)
        assert all(["Doc" in text and len(text) <= 90 for text in said])


def test_all_languages_have_the_same_lines() -> None:
    for folder in (COMMON, *[game.folder / "texts" for game in GAMES]):
        english = messages((folder / LINES / "en.ftl").read_text())
        assert messages((folder / LINES / "nl.ftl").read_text()) == english


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_can_be_said(game: Game) -> None:
    names = tuple("ABCDEFGH"[: game.rules.most])
    for language in languages():
        say = Catalogue(language, game, names)
        for action in game.rules.verbs.texts(names).values():
            assert say.action(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_you_stays_you_in_every_sentence(game: Game) -> None:
    """Whoever an event is about is told so, unless an event of their own tells them."""
    own = {event.word for event in game.rules.events.kinds}
    found = terminal_messages(game, "en")
    for event in game.rules.events.kinds:
        if {f"{event.word}-you", f"{event.word}-card", f"{event.word}-seen"} & own:
            continue
        for name, kind in event.things.items():
            if kind is SEAT and f"{event.word} {name}" not in BY_NAME:
                assert f"you-{event.word}-{name}" in found
            counts = (
                {f"{event.many}_count", "all", "among", "others_count"} if event.many else set()
            )
            assert found.get(f"you-{event.word}-{name}", set()) <= set(event.things) | counts
    told = {
        f"you-{event.word}-{name}" for event in game.rules.events.kinds for name in event.things
    }
    assert {key for key in found if key.startswith("you-")} <= told


#: Results that name everybody, and what one sees of another.
BY_NAME = {"scored seat", "struck seat", "tied seats", "saw of", "hand-seen other"}
