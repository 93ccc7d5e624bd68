"""What of a game of Cash 'n Guns is counted on the board of an evening."""

from typing import Final

from fistful.engine.events import Event
from fistful.games.cash_n_guns.cards import AIM, AIM_ARMED, CLICK, STAY, VERBS, WITHDRAW
from fistful.games.cash_n_guns.events import (
    AIMED,
    EXPLODED,
    KILLED,
    REVEALED,
    ROUND,
    STAYED,
    WAS_SLOW,
    WITHDREW,
    WITHDREW_FLASHING,
    WOUNDED,
)
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.deeds import COWARDICE, HARM, KILL, Deed, Ledger, Term


def deeds(s: CashNGuns, events: list[Event]) -> list[Deed]:
    """Who shot whom (CG-19, CG-20), all who hit alike, and who withdrew (CG-15)."""
    found: list[Deed] = []
    shots: dict[int, list[int]] = {}
    culprits: dict[int, list[int]] = {}
    is_volley = False
    for at, event in enumerate(events):
        code, things = event.code, event.things
        if code == REVEALED:
            if not is_volley:
                shots = {}
            if things[1] != CLICK:
                shots.setdefault(things[2], []).append(things[0])
        elif code == EXPLODED:
            # CG-54: whoever else is hurt now, the grenade did it.
            shots = {seat: [things[0]] for seat in range(s.seats)}
        elif code == WOUNDED:
            culprits[things[0]] = sorted(set(shots.get(things[0], [])))
            found += [Deed(at, HARM, by, things[0]) for by in culprits[things[0]]]
        elif code == KILLED:
            found += [Deed(at, KILL, by, things[0]) for by in culprits.get(things[0], [])]
        elif code in (WITHDREW, WITHDREW_FLASHING):
            found.append(Deed(at, COWARDICE, things[0], things[0]))
        is_volley = code == REVEALED
    return found


WITHDRAWING: Final = (WITHDREW, WITHDREW_FLASHING)
#: What follows when all guns are aimed.
AIMED_ALL: Final = (*WITHDRAWING, STAYED, ROUND)


def spared(by: int, to: int, events: list[Event]) -> bool | None:
    """CG-12: no gun of one's own points there, the next time all aim."""
    has_aimed = False
    for event in events:
        code, things = event.code, event.things
        if code == AIMED and things[0] == by:
            if things[1] == to:
                return False
            has_aimed = True
        elif code == WAS_SLOW and things[0] == by:
            has_aimed = True
        elif code in AIMED_ALL and has_aimed:
            return True
    return None


def breaks_sparing(action: int, to: int) -> bool | None:
    """Tell whether an answer aims there; too slow aims at nobody."""
    first = VERBS.verb_of[action].first
    return action == first + to if first in (AIM, AIM_ARMED) else None


def stood_by(by: int, to: int, events: list[Event]) -> bool | None:
    """CG-15: stay, the next time all may withdraw."""
    for event in events:
        if event.code == STAYED and by in event.things:
            return True
        if event.code in WITHDRAWING and event.things[0] == by:
            return False
    return None


def breaks_standing(action: int, to: int) -> bool | None:
    """Tell whether an answer withdraws."""
    return action == WITHDRAW if action in (STAY, WITHDRAW) else None


LEDGER: Final = Ledger(
    deeds,
    is_money=True,
    deal=Term(spared, breaks_sparing),
    pact=Term(stood_by, breaks_standing),
)
