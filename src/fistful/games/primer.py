"""What a newcomer is told at the table, beside the question: as lines for the terminal.

Sentences come from the catalogue; which of them fit a position is the game's to say.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fistful.games.speaker import Speaker


@dataclass(frozen=True)
class Advice:
    """What helps to decide: lines above the choices, and a note behind some of them."""

    lines: Sequence[str] = ()
    #: By action: what it costs, what the card says, why it can do no more.
    notes: Mapping[int, str] = field(default_factory=dict)
    #: By action: a word or two that belong beside it before one looks closer.
    tags: Mapping[int, str] = field(default_factory=dict)


#: The view (as the game declares it), the legal answers of its seat, the names at the table.
Advise = Callable[[Any, list[int], Sequence[str], Speaker], Advice]
#: What there is to know about a position: the viewer's goal, or the cards that matter in it.
Lines = Callable[[Any, Speaker], list[str]]
#: What an event (as plain data, of these rules' words) leaves unsaid: what a card shown just now
#: does; nothing for most.
Gloss = Callable[[Any, Mapping[str, object], Speaker], str]


@dataclass(frozen=True)
class Primer:
    """A game's part of what newcomers are told."""

    goal: Lines
    advise: Advise
    cards: Lines
    gloss: Gloss
