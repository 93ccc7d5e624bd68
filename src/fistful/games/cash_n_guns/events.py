"""What can happen in a game of Cash 'n Guns."""

from typing import Final

from fistful.engine.events import Events
from fistful.engine.outcome import NOTHING_BROKE_IT
from fistful.engine.words import NUMBER, SEAT, kind
from fistful.games.cash_n_guns.cards import KIND_BULLET, KIND_NOTE, KIND_POWER

#: CG-70.
KIND_ROLE: Final = kind("role", ["gangster", "cop"])
#: CG-41: what breaks a tie, or nothing: then the victory is shared.
KIND_TIE: Final = kind("tie", ["least-shame", "most-wounds", NOTHING_BROKE_IT])

EVENTS: Final = Events()
DEALT_POWER: Final[int] = EVENTS.add("dealt-power", seat=SEAT)
DEALT_POWER_YOU: Final[int] = EVENTS.add("dealt-power-you", power=KIND_POWER)
DEALT_ROLES: Final[int] = EVENTS.add("dealt-roles")
DEALT_ROLE_YOU: Final[int] = EVENTS.add("dealt-role-you", role=KIND_ROLE)
ROUND: Final[int] = EVENTS.add("round", number=NUMBER)
LOOT_UP: Final[int] = EVENTS.add("loot", total=NUMBER, notes=KIND_NOTE, many="notes")
SHOWED: Final[int] = EVENTS.add("showed", seat=SEAT, power=KIND_POWER)
LOADED_GUN: Final[int] = EVENTS.add("loaded", seats=SEAT, many="seats")
LOADED_GUN_YOU: Final[int] = EVENTS.add("loaded-you", bullet=KIND_BULLET)
AIMED: Final[int] = EVENTS.add("aimed", seat=SEAT, target=SEAT)
WAS_SLOW: Final[int] = EVENTS.add("too-slow", seat=SEAT)
STAYED: Final[int] = EVENTS.add("stayed", seats=SEAT, many="seats")
WITHDREW: Final[int] = EVENTS.add("withdrew", seat=SEAT, shame=NUMBER)
WITHDREW_FLASHING: Final[int] = EVENTS.add(
    "withdrew-flashing", seat=SEAT, shame=NUMBER, lights=NUMBER
)
#: CG-17: no gangster shoots one who gave up his share.
HELD_FIRE: Final[int] = EVENTS.add("held-fire", seat=SEAT, target=SEAT)
REVEALED: Final[int] = EVENTS.add("revealed", seat=SEAT, bullet=KIND_BULLET, target=SEAT)
SAVED: Final[int] = EVENTS.add("saved", seat=SEAT, bullets=NUMBER)
WOUNDED: Final[int] = EVENTS.add("wounded", seat=SEAT, count=NUMBER, wounds=NUMBER)
#: CG-18, CG-54: a card goes face down unfired.
DROPPED: Final[int] = EVENTS.add("dropped", seat=SEAT)
EXPLODED: Final[int] = EVENTS.add("exploded", seat=SEAT)
KILLED: Final[int] = EVENTS.add("killed", seat=SEAT, money=NUMBER)
TOOK_GUN: Final[int] = EVENTS.add("took-gun", seat=SEAT, dead=SEAT, count=NUMBER)
TOOK_GUN_YOU: Final[int] = EVENTS.add("took-gun-you", bullets=KIND_BULLET, many="bullets")
TOOK_BACK: Final[int] = EVENTS.add("took-back", seat=SEAT)
TOOK_BACK_YOU: Final[int] = EVENTS.add("took-back-you", bullet=KIND_BULLET)
STOOD_UP: Final[int] = EVENTS.add("stood-up", seat=SEAT)
SPLIT_LOOT: Final[int] = EVENTS.add("split", share=NUMBER, seats=SEAT, many="seats")
NO_SPLIT: Final[int] = EVENTS.add("no-split", left=NUMBER)
LEFT_OVER: Final[int] = EVENTS.add("left-over", left=NUMBER)
PHONE_ROUND: Final[int] = EVENTS.add("telephone-round", seats=SEAT, many="seats")
PHONE_USED: Final[int] = EVENTS.add("telephone-used", number=NUMBER)
PHONE_UNUSED: Final[int] = EVENTS.add("telephone-unused")
ALERTED: Final[int] = EVENTS.add("police-alerted")
WAS_COP: Final[int] = EVENTS.add("was-cop", seat=SEAT)
HAD_POWER: Final[int] = EVENTS.add("had-power", seat=SEAT, power=KIND_POWER)
BONUS: Final[int] = EVENTS.add("bonus", seat=SEAT, power=KIND_POWER, amount=NUMBER)
SCORED: Final[int] = EVENTS.add("scored", seat=SEAT, money=NUMBER, shame=NUMBER, score=NUMBER)
TIED: Final[int] = EVENTS.add("tied", by=KIND_TIE, seats=SEAT, many="seats")
WON: Final[int] = EVENTS.add("won", seats=SEAT, many="seats")
NOBODY_WON: Final[int] = EVENTS.add("nobody-won")
