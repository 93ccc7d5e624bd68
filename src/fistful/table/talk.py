"""Table talk: what people say and show across a table. It binds nobody and changes no rule.

What is said is an act at a seat, `threaten Bob`, and perhaps in which words: `threaten-liar-3 Bob`
is the third threat of the liar's lines. Whoever does not know a line knows the act.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from fistful.engine.errors import Invalid
from fistful.engine.rules import View
from fistful.engine.words import SEAT, Verbs
from fistful.table.texts import texts_of

TALK: Final = Verbs()
THREATEN: Final = TALK.add("threaten", seat=SEAT)
PROMISE: Final = TALK.add("promise", seat=SEAT)
#: An offer: to spare one another, as the game says how.
DEAL: Final = TALK.add("deal", seat=SEAT)
DENY: Final = TALK.add("deny", seat=SEAT)
TAUNT: Final = TALK.add("taunt", seat=SEAT)
#: Another offer: to do together what the game says.
PACT: Final = TALK.add("pact", seat=SEAT)
#: The answers to an offer.
ACCEPT: Final = TALK.add("accept", seat=SEAT)
DECLINE: Final = TALK.add("decline", seat=SEAT)

#: What has words of its own, each act with lines.
SPOKEN: Final = tuple([verb.word for verb in TALK.verbs])
#: What is shown to somebody, without a word.
GESTURES: Final = ("tip-hat", "laugh", "sweat", "draw", "shrug", "cheer", "skull", "handshake")
SHOWN: Final = tuple([TALK.add(gesture, seat=SEAT) for gesture in GESTURES])

OFFERS: Final = (DEAL, PACT)
ANSWERS: Final = (ACCEPT, DECLINE)

#: How talk stands in a record: a comment with the speaker, at its moment.
MARK: Final = " says: "
#: An act with a line: the words of it are letters, digits and dashes.
LINED: Final = re.compile(rf"({'|'.join(SPOKEN)})-([a-z0-9-]{{1,40}}) (.*)", re.DOTALL)


class Talk(NamedTuple):
    """Something said: an action of `TALK`, and which line it was (none: the act in plain words)."""

    action: int
    line: str = ""

    @property
    def act(self) -> int:
        """The act, whoever it is at: `THREATEN`."""
        return TALK.verb_of[self.action].first

    @property
    def to(self) -> int:
        """The seat spoken to."""
        return TALK.things(self.action)["seat"]

    @property
    def word(self) -> str:
        """The act and the line as one word: what a catalogue calls it, after `talk-`."""
        word = TALK.verb_of[self.action].word
        return f"{word}-{self.line}" if self.line else word

    def text(self, names: Sequence[str]) -> str:
        """Return how it is written."""
        return f"{self.word} {names[self.to]}"


def parse_talk(speaker: int, text: str, names: Sequence[str]) -> Talk:
    """Return what is said. Raises Invalid for anything but a phrase at another seat."""
    talk = read_talk(text, names)
    if talk is not None and talk.to != speaker:
        return talk
    possible = ", ".join([f"{verb.word} …" for verb in TALK.verbs])
    raise Invalid("unknown-word", kind="talk", word=text[:80], known=possible)


def read_talk(text: str, names: Sequence[str]) -> Talk | None:
    """Return what a text says, if anything."""
    known = texts_of(TALK, tuple(names))[0]
    if text in known:
        return Talk(known[text])
    lined = LINED.fullmatch(text)
    plain = f"{lined[1]} {lined[3]}" if lined else ""
    return Talk(known[plain], lined[2]) if lined and plain in known else None


def read_comment(comment: str, names: Sequence[str]) -> tuple[int, Talk] | None:
    """Return who said what, if a record's comment is about that."""
    name, mark, text = comment.partition(MARK)
    talk = read_talk(text, names) if mark and name in names else None
    return None if talk is None else (names.index(name), talk)


def write_talk(speaker: int, talk: Talk, names: Sequence[str]) -> str:
    """Return talk as the comment it is in a record."""
    return f"{names[speaker]}{MARK}{talk.text(names)}"


def plain_talk(speaker: int, talk: Talk) -> list[int | str]:
    """Return talk as it stands in views: the speaker, what kind of talk, at whom."""
    return [speaker, TALK.verb_of[talk.action].word, talk.to]


def in_play(view: View) -> list[int]:
    """Return the seats in play, if the game says which, from what all see.

    `alive` is a list of seats or a set of them in bits.
    """
    alive = view.get("alive")
    if isinstance(alive, list):
        return list(alive)
    return [seat for seat in range(view["seats"]) if alive is None or alive >> seat & 1]
