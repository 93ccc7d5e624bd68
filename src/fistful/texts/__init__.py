"""The message catalogue: whole sentences for codes, in every language, for every front end.

Common messages lie beside this file, a game's in its own `texts/` folder; both are Fluent files
named after their language. A new language is a new file in each place.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.events import Event
from fistful.engine.words import NUMBER, SEAT, Kind, seat_word, slug, split
from fistful.games.draft import Problem
from fistful.games.game import Game
from fistful.games.wording import Wording
from fistful.table.talk import TALK, Talk

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

DEFAULT_LANGUAGE = "en"
#: In a game's `texts/`: what the terminal alone says, sentences about its reader among it.
TERMINAL = "terminal"
#: In every folder of texts: what is said across a table, in many words.
LINES = "talk"
#: Beside the common messages: what the lab reports, and what is wrong with variants.
LAB = "lab"
VARIANTS = "variants"
COMMON = Path(__file__).parent
#: A sentence that ends with the name of something that ends one itself: *Ambush!*
ENDED_TWICE = re.compile(r"([!?])\.(?!\.)")


def sign(number: int) -> str:
    """Return the minus of a number below nothing: money wants it before the currency."""
    return "−" if number < 0 else ""


def size(number: int) -> str:
    """Return a number without its sign."""
    return str(abs(int(number)))


def less(number: int, by: int) -> int:
    """Return a number less another: what is left."""
    return int(number) - int(by)


def up(text: str) -> str:
    """Return a text as a sentence begins: Dutch writes *Eén* there, with one accent."""
    first, rest = str(text)[:1], str(text)[1:]
    return ("E" if first == "é" else first.upper()) + rest


#: What messages can do with numbers, besides showing them, and with each other; `WORD`, a number
#: in words as far as a language has them (`number-words`), comes with the language. The browser's
#: catalogue has the same.
FUNCTIONS: dict[str, Callable[..., Any]] = {"SIGN": sign, "SIZE": size, "LESS": less, "UP": up}


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are, by their codes."""
    return tuple(sorted(file.stem for file in COMMON.glob("*.ftl")))


@cache
def read_resource(folder: Path, language: str) -> "Resource":
    """Read one language's messages in a folder; there may be none."""
    # Imported where sentences are made: a browser's Python knows which lines there are, no more.
    from fluent.runtime import FluentResource

    file = folder / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.exists() else "")


class Catalogue:
    """All messages of one language, for one game (or none), the names at its table and its options:
    what they decide is said as it is there. Without options it is the rulebook's game."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: tuple[str, ...] = (),
        options: Mapping[str, str] | None = None,
    ):
        if language not in languages():
            raise Invalid("unknown-language", language=language, known=", ".join(languages()))
        self.language = language
        self.game = game
        self.names = names
        self.wording = game.worded(options) if game else Wording()
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {**FUNCTIONS, "WORD": self.word}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in (COMMON, COMMON / LAB, COMMON / VARIANTS, COMMON / LINES):
            self.bundle.add_resource(read_resource(folder, language))
        if game:
            texts = game.folder / "texts"
            for folder in (texts, texts / TERMINAL, texts / LINES):
                # A game may say in its own words what all games can say.
                self.bundle.add_resource(read_resource(folder, language), allow_overrides=True)
        self.words = self.say("number-words").split()

    def word(self, number: int) -> str:
        """Return a number in words, as far as the language has them."""
        count = int(number)
        return self.words[count] if 0 <= count < len(self.words) else str(count)

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        is_own = key in self.wording.says or key in self.wording.told
        return is_own or bool(self.bundle.has_message(key))

    def say(self, key: str, /, **things: str | int) -> str:
        """Return a message with its placeholders filled in."""
        if own := self.wording.text(key, self.language):
            return own
        if key in self.wording.told:
            return " ".join(self.sentences(key))
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        known = {**self.wording.numbers, **things}
        text, mistakes = self.bundle.format_pattern(message.value, known)
        if mistakes:
            raise KeyError(f"{key}: {mistakes[0]}")
        return ENDED_TWICE.sub(r"\1", str(text))

    def sentences(self, key: str) -> list[str]:
        """Return the sentences a message is told in at this table."""
        return [
            self.say(
                one.message,
                **{
                    name: self.say(thing) if isinstance(thing, str) else thing
                    for name, thing in one.things.items()
                },
            )
            for one in self.wording.told[key]
        ]

    def talk(self, talk: Talk, name: str) -> str:
        """Return what is said to somebody: in its line's words, or in those of its act."""
        key = f"talk-{talk.word}"
        act = TALK.verb_of[talk.action].word
        return self.say(key if self.has(key) else f"talk-{act}", seat=name)

    def name(self, kind: Kind, number: int) -> str:
        """Return what a thing is called: seats by who sits there, numbers as they are."""
        if kind is SEAT:
            return seat_word(number, self.names)
        if kind.parts:
            parts = split(number, kind.parts)
            things = {name: self.name(kind.parts[name], parts[name]) for name in parts}
            return self.say(kind.name, **things)
        return self.say(f"{kind.name}-{slug(kind.words[number])}")

    def join(self, words: list[str]) -> str:
        """Return words as a list in running text: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list", first=", ".join(words[:-1]), last=words[-1])

    def action(self, action: int) -> str:
        """Return an action as a choice to be offered."""
        verbs = self.rules().verbs
        verb = verbs.verb_of[action]
        things = verbs.things(action)
        named = {name: self.name(verb.things[name], things[name]) for name in things}
        return self.say(f"verb-{verb.word}", **named)

    def event(self, event: Event, you: int | None = None) -> str:
        """Return an event as a sentence; "you" is whoever sits there, if that is the reader."""
        events = self.rules().events
        kind = events.kinds[event.code]
        told: dict[str, str | int] = {}
        for name, value in events.plain(event).items():
            if name == "event":
                continue
            if isinstance(value, list):
                told[name] = self.join([self.name(kind.things[name], item) for item in value])
                told[f"{name}_count"] = len(value)
                others = [self.name(kind.things[name], one) for one in value if one != you]
                told["others_count"] = len(others)
                told["all"] = self.join([self.say("ui-you"), *others])
                told["among"] = self.join([self.say("ui-you-too"), *others])
            else:
                assert isinstance(value, int)
                thing = kind.things[name]
                told[name] = value if thing is NUMBER else self.name(thing, value)
        return self.say(self.about_you(event, you) or f"event-{kind.word}", **told)

    def about_you(self, event: Event, you: int | None) -> str:
        """Return the key of an event's sentence for the one it is about; nothing for others."""
        events = self.rules().events
        kind = events.kinds[event.code]
        for name, value in events.plain(event).items():
            if name == "event" or kind.things[name] is not SEAT:
                continue
            key = f"you-{kind.word}-{name}"
            if you in (value if isinstance(value, list) else [value]) and self.has(key):
                return key
        return ""

    def score(self, score: int) -> str:
        """Return a score the way the game counts: a game without a word for it counts points."""
        return self.say("score", score=score) if self.has("score") else str(score)

    def error(self, error: FistfulError) -> str:
        """Return an error as a sentence that says what was wrong and what would be right."""
        params = dict(error.params)
        phase = params.get("phase")
        if isinstance(phase, str) and self.has(f"phase-{phase}"):
            params["phase"] = self.say(f"phase-{phase}")
        if "line" in params and self.has(f"problem-{params.get('problem')}"):
            things = tuple(params.items())
            found = Problem(str(params["problem"]), things, int(params["line"]))
            params["problem"] = self.problem(found)
        return self.say(f"error-{error.code}", **params)

    def problem(self, problem: Problem) -> str:
        """Return what is wrong with a variant, with its line where there is one."""
        text = self.say(f"problem-{problem.code}", **dict(problem.things))
        return (
            self.say("problem-at-line", line=problem.line, problem=text) if problem.line else text
        )

    def rules(self) -> Any:
        assert self.game, "only a game's catalogue can speak of its moves"
        return self.game.rules


def summary(game: Game, language: str, options: Mapping[str, str] | None = None) -> str:
    """Return a game's rules in short, as Markdown, with the numbers of a table's options.

    Which phases a part is about is left out.
    """
    text = (game.folder / f"summary.{language}.md").read_text(encoding="utf-8")
    return re.sub(r" *<!--.*?-->", "", filled(text, Catalogue(language, game, (), options)))


def filled(text: str, say: Catalogue) -> str:
    """Return a text whose lines are written like messages, with their placeholders filled in."""
    from fluent.runtime import FluentResource

    lines = text.split("\n")
    for number, line in enumerate(lines):
        if (listed := line.strip("{ }")) in say.wording.told:
            lines[number] = "\n".join([f"- {one}" for one in say.sentences(listed)])
        elif "{" in line:
            bare = line.lstrip()
            key = f"summary-{number}"
            say.bundle.add_resource(FluentResource(f"{key} = {bare}"))
            lines[number] = line[: len(line) - len(bare)] + say.say(key)
    return "\n".join(lines)
