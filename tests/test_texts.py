"""Every code has its sentence in every language, with the same placeholders."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fistful
from fistful.engine.phase import Draw, Step
from fistful.engine.words import NUMBER, SEAT, Kind
from fistful.games import games
from fistful.games.game import Game
from fistful.table.talk import TALK
from fistful.texts import COMMON, TERMINAL, Catalogue, languages, slug, summary

GAMES = list(games().values())


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """Return the messages of a Fluent file with the variables each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def game_messages(game: Game, language: str) -> dict[str, set[str]]:
    return messages((game.folder / "texts" / f"{language}.ftl").read_text())


def terminal_messages(game: Game, language: str) -> dict[str, set[str]]:
    return messages((game.folder / "texts" / TERMINAL / f"{language}.ftl").read_text())


def words(kind: Kind) -> Iterator[str]:
    if kind in (SEAT, NUMBER):
        return
    if kind.parts:
        yield kind.name
        for part in kind.parts.values():
            yield from words(part)
    else:
        yield from [f"{kind.name}-{slug(word)}" for word in kind.words]


def codes(game: Game) -> Iterator[str]:
    """Return the name of every message a game must have."""
    rules = game.rules
    yield from ("game", "tagline")
    yield from [f"phase-{phase.name}" for phase in rules.phases]
    yield from [f"wait-{one.name}" for one in rules.phases if not isinstance(one, (Draw, Step))]
    for verb in rules.verbs.verbs:
        yield f"verb-{verb.word}"
        for kind in verb.things.values():
            yield from words(kind)
    for event in rules.events.kinds:
        yield f"event-{event.word}"
        for kind in event.things.values():
            yield from words(kind)
    for option in rules.options:
        yield f"option-{option.name}"
        yield from [f"option-{option.name}-{value}" for value in option.values]


def test_dutch_money_keeps_its_sign_beside_its_number() -> None:
    source = Path(fistful.__file__).parent
    for file in [*source.rglob("nl.ftl"), *source.rglob("summary.nl.md")]:
        assert re.findall(r"\$ [0-9{]", file.read_text()) == [], file


def test_there_are_english_and_dutch() -> None:
    assert languages() == ("en", "nl")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_code_of_a_game_has_a_message(game: Game, language: str) -> None:
    assert sorted(set(codes(game)) - set(game_messages(game, language))) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_languages_of_a_game_have_the_same_messages_and_placeholders(game: Game) -> None:
    english = game_messages(game, "en")
    for language in languages():
        assert game_messages(game, language) == english


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
            f"letter-{code}" for code in codes(game) if code.startswith(f"{kind}-")
        }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_messages_use_only_what_verbs_and_events_tell(game: Game) -> None:
    found = game_messages(game, "en")
    for verb in game.rules.verbs.verbs:
        assert found[f"verb-{verb.word}"] <= set(verb.things)
    for event in game.rules.events.kinds:
        told = set(event.things) | ({f"{event.many}_count"} if event.many else set())
        assert found[f"event-{event.word}"] <= told


def test_every_error_has_a_message() -> None:
    source = Path(fistful.__file__).parent
    raised = re.compile(r'(?:Invalid|Illegal|Late|NotYours|Refused)\(\s*"([a-z-]+)"')
    codes = {code for file in source.rglob("*.py") for code in raised.findall(file.read_text())}
    known = messages((COMMON / "en.ftl").read_text())
    assert sorted(code for code in codes if f"error-{code}" not in known) == []


def test_all_languages_have_the_same_common_messages_and_placeholders() -> None:
    english = messages((COMMON / "en.ftl").read_text())
    for language in languages():
        assert messages((COMMON / f"{language}.ftl").read_text()) == english


@pytest.mark.parametrize("language", languages())
def test_all_table_talk_has_a_message(language: str) -> None:
    say = Catalogue(language)
    for verb in TALK.verbs:
        assert "Doc" in say.say(f"talk-{verb.word}", seat="Doc")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_its_rules_in_short(game: Game, language: str) -> None:
    assert summary(game, language).startswith("# ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_can_be_said(game: Game) -> None:
    names = tuple("ABCDEFGH"[: game.rules.most])
    for language in languages():
        say = Catalogue(language, game, names)
        for action in game.rules.verbs.texts(names).values():
            assert say.action(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_languages_of_the_terminal_have_the_same_messages_and_placeholders(game: Game) -> None:
    english = terminal_messages(game, "en")
    for language in languages():
        assert terminal_messages(game, language) == english


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
