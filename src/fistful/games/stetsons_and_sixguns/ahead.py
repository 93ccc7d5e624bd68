"""What was said ahead of one's Speed (SS-16): read off the action that said it, and written."""

from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    FIRST_COUNT,
    MISS_ON,
    MOST_BOUND,
    PLAN_COVER,
    PLAN_SHOT,
    SECOND_COUNT,
    SHELTERS,
)
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

#: How many numbers stand for one deed, in either kind of plan, and for one shelter.
SHOTS_A_DEED: Final[int] = FIRST_COUNT * SECOND_COUNT * 2
BOUND_COUNT: Final = MOST_BOUND + 1
STAYS_A_SHELTER: Final = BOUND_COUNT * 2
STAYS_A_DEED: Final[int] = len(SHELTERS) * STAYS_A_SHELTER


def plan_shot(deed: int, first: int, second: int, miss: int) -> int:
    """Return the action of one who shoots: its Action, the gun, perhaps a second one, and what it
    does after a MISS."""
    return PLAN_SHOT + deed * SHOTS_A_DEED + (first * SECOND_COUNT + second) * 2 + miss


def plan_cover(deed: int, shelter: int, bound: int, reloads: int) -> int:
    """Return the action of one who does not: its Action, the cover, wounds to bind, the guns."""
    stay = shelter * STAYS_A_SHELTER + bound * 2 + reloads
    return PLAN_COVER + deed * STAYS_A_DEED + stay


def deed_ahead(s: StetsonsAndSixguns, seat: int) -> int:
    """Return what a seat said of its Action, or NOTHING."""
    plan = s.plans[seat]
    if plan == NOTHING:
        return NOTHING
    if plan < PLAN_COVER:
        return (plan - PLAN_SHOT) // SHOTS_A_DEED
    return (plan - PLAN_COVER) // STAYS_A_DEED


def shot_ahead(plan: int) -> tuple[int, int]:
    """Return the numbers of the guns in the plan of one who shoots."""
    return divmod((plan - PLAN_SHOT) % SHOTS_A_DEED // 2, SECOND_COUNT)


def guns_ahead(s: StetsonsAndSixguns, seat: int) -> tuple[int, int]:
    """Return the numbers of the guns a seat said it will fire, or NOTHING for both."""
    plan = s.plans[seat]
    return shot_ahead(plan) if PLAN_SHOT <= plan < PLAN_COVER else (NOTHING, NOTHING)


def flips_on(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-23: tell whether a seat said that it flips on after a MISS."""
    plan = s.plans[seat]
    return PLAN_SHOT <= plan < PLAN_COVER and (plan - PLAN_SHOT) & 1 == MISS_ON


def shelter_ahead(s: StetsonsAndSixguns, seat: int) -> int:
    """Return the cover a seat said it runs for, or NOTHING."""
    plan = s.plans[seat]
    if plan < PLAN_COVER:
        return NOTHING
    return (plan - PLAN_COVER) % STAYS_A_DEED // STAYS_A_SHELTER


def bound_ahead(s: StetsonsAndSixguns, seat: int) -> int:
    """Return how many wounds a seat said it binds, or NOTHING."""
    plan = s.plans[seat]
    return (plan - PLAN_COVER) % STAYS_A_SHELTER // 2 if plan >= PLAN_COVER else NOTHING


def reloads_ahead(s: StetsonsAndSixguns, seat: int) -> int:
    """Return whether a seat said it reloads, or NOTHING."""
    plan = s.plans[seat]
    return (plan - PLAN_COVER) & 1 if plan >= PLAN_COVER else NOTHING
