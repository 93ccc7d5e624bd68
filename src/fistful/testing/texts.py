"""A game speaks every language Fistful does: all codes, all that happens, and how it ends."""

from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Automatic, Draw
from fistful.engine.rules import Rules
from fistful.engine.words import NUMBER, SEAT, Kind, slug
from fistful.games.game import Game
from fistful.testing.notation import NAMES
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import moves
from fistful.texts import TERMINAL, Catalogue, languages, summary
from fistful.texts.ending import ending


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """Return the messages of a Fluent file with the variables each uses. Raises Fault."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise Fault(f"this is no message: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Fault(f"{entry.id.name} stands there twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def terminal_messages(game: Game, language: str) -> dict[str, set[str]]:
    """Return what the terminal alone says, in a language: a game need not have such messages."""
    file = game.folder / "texts" / TERMINAL / f"{language}.ftl"
    return messages(file.read_text(encoding="utf-8")) if file.exists() else {}


def game_messages(game: Game, language: str) -> dict[str, set[str]]:
    """Return a game's messages in a language. Raises Fault if it has none."""
    file = game.folder / "texts" / f"{language}.ftl"
    if not file.exists():
        raise Fault(f"{game.name} does not speak {language}: {file} is missing")
    return messages(file.read_text(encoding="utf-8"))


def words(kind: Kind) -> Iterator[str]:
    """Return the names of the messages for things of a kind."""
    if kind in (SEAT, NUMBER):
        return
    if kind.parts:
        yield kind.name
        for part in kind.parts.values():
            yield from words(part)
    else:
        yield from [f"{kind.name}-{slug(word)}" for word in kind.words]


def codes(rules: Rules[Any]) -> Iterator[str]:
    """Return the name of every message a game must have."""
    yield from ("game", "tagline")
    yield from [f"phase-{phase.name}" for phase in rules.phases]
    yield from [
        f"wait-{one.name}" for one in rules.phases if not isinstance(one, (Draw, Automatic))
    ]
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


def translating(game: Game) -> int:
    """Compare a game's messages with its codes and between languages; return how many there are.

    Raises Fault.
    """
    english = game_messages(game, "en")
    for language in languages():
        found = game_messages(game, language)
        if missing := sorted(set(codes(game.rules)) - set(found)):
            raise Fault(f"{game.name} has no {language} words for {', '.join(missing)}")
        compare(game, language, english, found)
        compare(game, language, terminal_messages(game, "en"), terminal_messages(game, language))
        if not (game.folder / f"summary.{language}.md").exists():
            raise Fault(f"{game.name} has no rules in short: summary.{language}.md")
        if not summary(game, language).startswith("# "):
            raise Fault(f"{game.name}: summary.{language}.md begins with no title")
    check_told(game, english)
    return len(english) * len(languages())


def compare(
    game: Game, language: str, english: dict[str, set[str]], found: dict[str, set[str]]
) -> None:
    """Raise Fault unless both languages have the same messages with the same placeholders."""
    if unlike := sorted([key for key in english | found if english.get(key) != found.get(key)]):
        raise Fault(f"{game.name}: en and {language} differ in {', '.join(unlike)}")


def check_told(game: Game, found: dict[str, set[str]]) -> None:
    """Raise Fault if a message uses what neither its verb or event nor the table tells."""
    numbers = set(game.worded().numbers)
    for verb in game.rules.verbs.verbs:
        if unknown := found[f"verb-{verb.word}"] - set(verb.things) - numbers:
            raise Fault(f"{game.name}: verb-{verb.word} knows no {', '.join(unknown)}")
    for event in game.rules.events.kinds:
        told = set(event.things) | ({f"{event.many}_count"} if event.many else set())
        if unknown := found[f"event-{event.word}"] - told - numbers:
            raise Fault(f"{game.name}: event-{event.word} knows no {', '.join(unknown)}")


def telling(table: Table, game: Game, dice: Dice) -> int:
    """Tell a game in every language, each time to somebody else; return how many sentences.

    Raises Fault.
    """
    names = tuple(NAMES[0][: table.seats])
    options = table.options
    speakers = [Catalogue(language, game, names, options) for language in languages()]
    s = table.start()
    told = 0
    try:
        for seat, action in moves(table, s, dice):
            out = Out()
            table.rules.play(s, seat, action, out)
            told += tell_step(table, speakers, action, out, dice)
            view = table.rules.view(s, dice.pick(table.viewers))
            game.draw(view, names, speakers[dice.below(len(speakers))])
        for say in speakers:
            game.draw(table.rules.view(s, dice.pick(table.viewers)), names, say)
            told += len(ending(say, table.rules.outcome(s)))
    except (LookupError, TypeError, ValueError) as error:
        raise Fault(f"{table}: it cannot be told: {error!r}") from error
    return told


def tell_step(table: Table, speakers: list[Catalogue], action: int, out: Out, dice: Dice) -> int:
    """Say what was done, and what came of it to one of those who hear it."""
    told = 0
    for say in speakers:
        say.action(action)
        for event in out.events:
            hearers = [viewer for viewer in table.viewers if event.is_for(viewer)]
            if hearers:
                say.event(event, dice.pick(hearers))
                told += 1
    return told
