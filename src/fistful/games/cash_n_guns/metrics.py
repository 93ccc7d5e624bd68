"""What those who study the game can ask of it: powers, roles, shame, bullets, who leads."""

from typing import Final

from fistful.engine.events import Event
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.engine.words import NUMBER
from fistful.games.cash_n_guns.cards import BBB, CLICK, KIND_POWER
from fistful.games.cash_n_guns.ending import Scoring
from fistful.games.cash_n_guns.events import (
    AIMED,
    KIND_ROLE,
    LOADED_GUN_YOU,
    NOBODY_WON,
    ROUND,
    WITHDREW,
    WITHDREW_FLASHING,
    WON,
)
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.metrics import Bluff, Insight, Trait


def traits(s: CashNGuns, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's power, role, Shame, and the round it loaded its BBB in (0: never)."""
    rounds = bbb_rounds(s, events)
    found: list[list[Trait]] = []
    for seat in range(s.seats):
        own = [Trait("shame", s.shame[seat]), Trait("bbb", rounds[seat])]
        if s.powers[seat] != NOTHING:
            own.append(Trait("power", s.powers[seat]))
        if s.cop != NOTHING:
            own.append(Trait("role", int(seat == s.cop)))
        found.append(own)
    return found


def bbb_rounds(s: CashNGuns, events: list[Event]) -> list[int]:
    """Return the round in which each seat first loaded its BBB, 0 if it never did."""
    rounds = [0] * s.seats
    now = 0
    for event in events:
        if event.code == ROUND:
            now = event.things[0]
        elif event.code == LOADED_GUN_YOU and event.things[0] == BBB:
            seat = SEATS_IN[event.audience][0]
            rounds[seat] = rounds[seat] or now
    return rounds


def bluffs(s: CashNGuns, events: list[Event]) -> list[Bluff]:
    """Return every gun held at somebody: a Click is a bluff, whoever withdraws believes it."""
    found: list[Bluff] = []
    bullets: dict[int, int] = {}
    aims: dict[int, int] = {}
    withdrawn: set[int] = set()
    for event in events:
        if event.code in (ROUND, WON, NOBODY_WON):
            found += [
                Bluff(seat, target, bullets[seat] != CLICK, target in withdrawn)
                for seat, target in aims.items()
                if seat in bullets
            ]
            bullets, aims, withdrawn = {}, {}, set()
        elif event.code == LOADED_GUN_YOU:
            bullets[SEATS_IN[event.audience][0]] = event.things[0]
        elif event.code == AIMED:
            aims[event.things[0]] = event.things[1]
        elif event.code in (WITHDREW, WITHDREW_FLASHING):
            withdrawn.add(event.things[0])
    return found


def leaders(s: CashNGuns) -> int:
    """CG-40, CG-41, CG-74: return who would win if it ended now; nobody while all are even."""
    winners = sum([1 << seat for seat in Scoring(s).outcome.winners])
    gangsters = s.alive if s.cop == NOTHING else s.alive & ~(1 << s.cop)
    return winners if winners != gangsters or s.alive.bit_count() == 1 else 0


GROUPS: Final = {
    "role": KIND_ROLE,
    "power": KIND_POWER,
    "shame": NUMBER,
    "bbb": NUMBER,
}
INSIGHT: Final = Insight(
    GROUPS, traits, leaders, bluffs=bluffs, heard=frozenset([ROUND, LOADED_GUN_YOU])
)
