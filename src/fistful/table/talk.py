"""Table talk: a few things people say across a table. They bind nobody and change no rule."""

from collections.abc import Sequence
from typing import Final

from fistful.engine.errors import Invalid
from fistful.engine.words import SEAT, Verbs

TALK: Final = Verbs()
THREATEN: Final = TALK.add("threaten", seat=SEAT)
PROMISE: Final = TALK.add("promise", seat=SEAT)
DEAL: Final = TALK.add("deal", seat=SEAT)
DENY: Final = TALK.add("deny", seat=SEAT)
TAUNT: Final = TALK.add("taunt", seat=SEAT)

#: How talk stands in a record: a comment with the speaker, at its moment.
MARK: Final = " says: "


def parse_talk(speaker: int, text: str, names: Sequence[str]) -> int:
    """Return what is said. Raises Invalid for anything but a phrase at another seat."""
    known = TALK.texts(names)
    own = [said for said in known if TALK.things(known[said])["seat"] == speaker]
    if text not in known or text in own:
        possible = ", ".join([said for said in known if said not in own])
        raise Invalid("unknown-word", kind="talk", word=text[:80], known=possible)
    return known[text]


def write_talk(speaker: int, talk: int, names: Sequence[str]) -> str:
    """Return talk as the comment it is in a record."""
    return f"{names[speaker]}{MARK}{TALK.text(talk, names)}"


def plain_talk(speaker: int, talk: int) -> list[int | str]:
    """Return talk as it stands in views: the speaker, what kind of talk, at whom."""
    return [speaker, TALK.verb_of[talk].word, TALK.things(talk)["seat"]]
