"""A game's words for devices: which things there are, what verbs and events name."""

from typing import Any

import msgspec

from fistful.engine.words import NUMBER, SEAT, Kind, slug
from fistful.games.game import Game


class KindWords(msgspec.Struct):
    """The things of a kind, by number. A kind made of parts has those instead, the last counting
    in ones; `seat` and `number` have neither."""

    words: list[str]
    slugs: list[str]
    parts: dict[str, str]


class Word(msgspec.Struct):
    """A verb or an event: its things by name, each with its kind; `many` names an open list."""

    word: str
    things: dict[str, str]
    many: str = ""


class Vocabulary(msgspec.Struct):
    """All words of a game; `deck` is what is printed on its built-in cards, where it says so."""

    game: str
    kinds: dict[str, KindWords]
    verbs: list[Word]
    events: list[Word]
    phases: list[str]
    deck: dict[str, Any]


def vocabulary(game: Game) -> Vocabulary:
    """Return the words of a game."""
    rules = game.rules
    kinds: dict[str, KindWords] = {}

    def add(things: dict[str, Kind]) -> dict[str, str]:
        for kind in things.values():
            if kind.name not in kinds:
                is_open = kind in (SEAT, NUMBER) or bool(kind.parts)
                words = [] if is_open else kind.words
                parts = add(kind.parts)
                kinds[kind.name] = KindWords(words, [slug(word) for word in words], parts)
        return {name: kind.name for name, kind in things.items()}

    verbs = [Word(verb.word, add(verb.things)) for verb in rules.verbs.verbs]
    events = [Word(event.word, add(event.things), event.many) for event in rules.events.kinds]
    phases = [phase.name for phase in rules.phases]
    deck = dict(game.deck()) if game.deck else {}
    return Vocabulary(game.name, kinds, verbs, events, phases, deck)
