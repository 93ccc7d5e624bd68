"""What of a game of Stetsons & Sixguns is counted on the board of an evening."""

from typing import Final

from fistful.engine.events import Event
from fistful.games.deeds import COWARDICE, HARM, KILL, Deed, Ledger, Term
from fistful.games.stetsons_and_sixguns.cards import AIM, STANCE, STAND, STAY, VERBS
from fistful.games.stetsons_and_sixguns.events import AIMS, HOLDS, KILLED, STANCE_IS, WOUNDED_BY
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


def deeds(s: StetsonsAndSixguns, events: list[Event]) -> list[Deed]:
    """Who wounded and killed whom; SS-13: who stays down behind cover, or holds fire, ducks."""
    found: list[Deed] = []
    culprits: dict[int, int] = {}
    for at, event in enumerate(events):
        code, things = event.code, event.things
        if code == WOUNDED_BY:
            culprits[things[0]] = things[1]
            found.append(Deed(at, HARM, things[1], things[0]))
        elif code == KILLED and things[0] in culprits:
            found.append(Deed(at, KILL, culprits[things[0]], things[0]))
        elif code == HOLDS or (code == STANCE_IS and things[1] == STAY):
            found.append(Deed(at, COWARDICE, things[0], things[0]))
    return found


def spared(by: int, to: int, events: list[Event]) -> bool | None:
    """SS-12: point at somebody else, the next time all draw."""
    for event in events:
        if event.code == AIMS and event.things[0] == by:
            return event.things[1] != to
    return None


def breaks_sparing(action: int, to: int) -> bool | None:
    """Tell whether an answer points there."""
    return action == AIM + to if VERBS.verb_of[action].first == AIM else None


def stood(by: int, to: int, events: list[Event]) -> bool | None:
    """SS-13: stand in the open, the next time all pick a stance."""
    for event in events:
        if event.code == STANCE_IS and event.things[0] == by:
            return event.things[1] == STAND
    return None


def breaks_standing(action: int, to: int) -> bool | None:
    """Tell whether a stance is another than to stand."""
    return action != STANCE + STAND if VERBS.verb_of[action].first == STANCE else None


LEDGER: Final = Ledger(deeds, deal=Term(spared, breaks_sparing), pact=Term(stood, breaks_standing))
