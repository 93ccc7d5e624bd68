"""What of a game of Blasting Billy is counted on the board of an evening."""

from typing import Final

from fistful.engine.events import Event
from fistful.games.blasting_billy.cards import CLAIM, DUMP, GIVE, VERBS
from fistful.games.blasting_billy.events import (
    CLAIMED,
    CLAIMED_FIRST,
    DUMPED,
    GAVE,
    SHOT_COLUMN,
)
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.deeds import COWARDICE, KILL, Deed, Ledger, Term


def deeds(s: BlastingBilly, events: list[Event]) -> list[Deed]:
    """BB-21, BB-41: whom Billy shoots, those shot who gave him that treasure; BB-23: who dumps a
    card takes no side."""
    found: list[Deed] = []
    givers: dict[int, list[int]] = {}
    shot: set[tuple[int, int]] = set()
    for at, event in enumerate(events):
        code, things = event.code, event.things
        if code == GAVE:
            givers.setdefault(things[1], []).append(things[0])
        elif code == SHOT_COLUMN:
            # Whoever is shot for two columns dies once.
            pairs = {(by, things[0]) for by in givers.get(things[1], []) if by != things[0]} - shot
            found += [Deed(at, KILL, by, to) for by, to in sorted(pairs)]
            shot |= pairs
        elif code == DUMPED:
            found.append(Deed(at, COWARDICE, things[0], things[0]))
    return found


MOVES: Final = (GAVE, CLAIMED, CLAIMED_FIRST, DUMPED)


def next_move(by: int, events: list[Event]) -> int | None:
    """Return what a seat did in its first turn since, as the code that told it."""
    for event in events:
        if event.code in MOVES and event.things[0] == by:
            return event.code
    return None


def fed(by: int, to: int, events: list[Event]) -> bool | None:
    """BB-21: the next card goes to Billy."""
    code = next_move(by, events)
    return None if code is None else code == GAVE


def breaks_feeding(action: int, to: int) -> bool | None:
    """Tell whether a turn gives Billy nothing."""
    first = VERBS.verb_of[action].first
    return first != GIVE if first in (GIVE, CLAIM, DUMP) else None


def kept_cards(by: int, to: int, events: list[Event]) -> bool | None:
    """BB-23: the next card is not dumped."""
    code = next_move(by, events)
    return None if code is None else code != DUMPED


def breaks_keeping(action: int, to: int) -> bool | None:
    """Tell whether a turn dumps a card."""
    first = VERBS.verb_of[action].first
    return first == DUMP if first in (GIVE, CLAIM, DUMP) else None


LEDGER: Final = Ledger(
    deeds,
    deal=Term(fed, breaks_feeding),
    pact=Term(kept_cards, breaks_keeping),
)
