"""Words for the ints: what a game's numbers are called in records and on the wire.

A `Kind` is a family of things (cards, seats, amounts). A verb is a word with things behind it, and
a game's `Verbs` give every action one int and one text: `give gold 7` is 7.
"""

import re
from collections.abc import Sequence

from fistful.engine.errors import Invalid
from fistful.engine.seats import MOST_SEATS


class Kind:
    """A family of things, numbered from 0, each with a word of its own.

    A kind may be made of `parts`, the last counting in ones: a card of its type and its value. It
    is then called by its parts, in records (`gold 7`) and in texts (one message for all cards).
    """

    def __init__(self, name: str, words: Sequence[str], parts: dict[str, "Kind"]) -> None:
        self.name = name
        self.words = list(words)
        self.parts = parts
        self.number_of = {word: number for number, word in enumerate(self.words)}
        if len(self.number_of) != len(self.words):
            raise ValueError(f"two things of the kind {name} have the same word")

    def __len__(self) -> int:
        return len(self.words)

    def parse(self, word: str) -> int:
        """Return the number of a word. Raises Invalid if there is no such word."""
        if word not in self.number_of:
            raise Invalid("unknown-word", kind=self.name, word=word, known=", ".join(self.words))
        return self.number_of[word]


def kind(name: str, words: Sequence[str]) -> Kind:
    """Declare a kind by its words."""
    return Kind(name, words, {})


def compound(name: str, **parts: Kind) -> Kind:
    """Declare a kind made of parts: `compound("card", type=TYPE, value=VALUE)`."""
    words = [""]
    for part in parts.values():
        words = [f"{before} {word}".strip() for before in words for word in part.words]
    return Kind(name, words, parts)


def split(number: int, parts: dict[str, Kind]) -> dict[str, int]:
    """Take a number apart into those of its parts, the last counting in ones."""
    numbers: list[int] = []
    for part in reversed(list(parts.values())):
        number, rest = divmod(number, len(part))
        numbers.append(rest)
    return dict(zip(parts, reversed(numbers), strict=True))


def slug(word: str) -> str:
    """Return the part of a message's name that stands for a word."""
    return re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-")


#: A seat is written with the name of whoever sits there.
SEAT = kind("seat", [str(seat) for seat in range(MOST_SEATS)])
#: A plain number, in events only.
NUMBER = kind("number", [])


class Verb:
    """A word and the kinds of things that follow it: what seats do, or what nature draws."""

    def __init__(self, word: str, first: int, things: dict[str, Kind], is_nature: bool) -> None:
        self.word = word
        self.first = first
        self.things = things
        self.is_nature = is_nature


class Verbs:
    """All that can be done in one game, numbered in order of declaration."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        #: The verb of every action.
        self.verb_of: list[Verb] = []

    def add(self, word: str, **things: Kind) -> int:
        """Declare a verb; return its first action: its things are counted on from there.

        The last thing counts in ones: with `AIM = verbs.add("aim", gun=GUN, seat=SEAT)` the action
        `aim left 3` is `AIM + left * len(SEAT) + 3`.
        """
        return self.declare(word, things, False)

    def draw(self, word: str, **things: Kind) -> int:
        """Declare a verb that is nature's alone; return its first action."""
        return self.declare(word, things, True)

    def declare(self, word: str, things: dict[str, Kind], is_nature: bool) -> int:
        """Number the actions of a verb; return its first."""
        verb = Verb(word, len(self.verb_of), things, is_nature)
        self.verbs.append(verb)
        size = 1
        for thing in things.values():
            size *= len(thing)
        self.verb_of += [verb] * size
        return verb.first

    def things(self, action: int) -> dict[str, int]:
        """Return the things an action names, as numbers of their kinds."""
        verb = self.verb_of[action]
        return split(action - verb.first, verb.things)

    def text(self, action: int, names: Sequence[str]) -> str:
        """Return the canonical text of an action at a table where these names sit."""
        verb = self.verb_of[action]
        words = [verb.word]
        for name, number in self.things(action).items():
            thing = verb.things[name]
            words.append(seat_word(number, names) if thing is SEAT else thing.words[number])
        return " ".join(words)

    def texts(self, names: Sequence[str]) -> dict[str, int]:
        """Return every action that can be written at a table where these names sit."""
        return {
            self.text(action, names): action
            for action in range(len(self.verb_of))
            if self.is_seated(action, len(names))
        }

    def is_seated(self, action: int, seats: int) -> bool:
        """Tell whether all seats the action names exist at a table of this size."""
        things = self.verb_of[action].things
        return all(
            number < seats for name, number in self.things(action).items() if things[name] is SEAT
        )

    def of_seats(self, seats: int) -> list[int]:
        """Return the actions players have at a table of this size: none of nature's."""
        return [
            action
            for action, verb in enumerate(self.verb_of)
            if not verb.is_nature and self.is_seated(action, seats)
        ]

    def turned(self, action: int, viewer: int, seats: int) -> int:
        """Return an action whose seats are counted from a viewer as the rules number it."""
        verb = self.verb_of[action]
        number = 0
        for name, thing in self.things(action).items():
            kind = verb.things[name]
            number = number * len(kind) + ((thing + viewer) % seats if kind is SEAT else thing)
        return verb.first + number


def seat_word(seat: int, names: Sequence[str]) -> str:
    """Return the name at a seat, or the seat's number where nobody sits."""
    return names[seat] if 0 <= seat < len(names) else str(seat)
