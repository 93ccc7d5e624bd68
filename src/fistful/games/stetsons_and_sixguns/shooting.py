"""Shooting, in order of Speed: use the card, choose a gun, flip (SS-16, SS-20 to SS-27)."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.ahead import deed_ahead, guns_ahead
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.cards import (
    DEED_IGNORE,
    DEED_USE,
    FIRE,
    HOLD,
    HOLD_GUN,
    IGNORE,
    NO_GUN,
    PASS,
    RIFLE,
    SHOOT_WITH,
    STAND,
    USE,
)
from fistful.games.stetsons_and_sixguns.events import ACTS, HOLDS, IGNORES
from fistful.games.stetsons_and_sixguns.firing import fire, flips_left
from fistful.games.stetsons_and_sixguns.marks import (
    ACTED,
    ACTOR,
    ALLOWED,
    CALLED,
    CANCELLED,
    GUN,
    GUNS,
    MOD_ASKED,
    MODS,
    NOTE_COUNT,
    TARGET,
    UP_BEFORE,
)
from fistful.games.stetsons_and_sixguns.ops import GO, SHOOTING_FROM
from fistful.games.stetsons_and_sixguns.order import (
    ACTION_PHASE,
    GUN_PHASE,
    NEXT_PHASE,
    PERSUADE_PHASE,
    SECOND_GUN_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    NO_LIMIT,
    StetsonsAndSixguns,
    has_ability,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    NO_STEPS,
    ONLY_SHOOT,
    OTHER_CHEEK,
    SHOOT,
    WRAPPED,
    Op,
)
from fistful.games.stetsons_and_sixguns.windows import has_left, persuadable

#: The notes an action begins with.
FRESH_NOTES: Final[list[int]] = [0] * NOTE_COUNT
FRESH_NOTES[ALLOWED] = NO_LIMIT
FRESH_NOTES[CALLED] = NOTHING


def shoots(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-13: tell whether a seat's stance shoots."""
    return s.stances[seat] in (STAND, FIRE)


def shooting(s: StetsonsAndSixguns, place: int, out: Out | None) -> int:
    """SS-20: the next seat still up acts; SS-21: a cancelled card leaves the plain shot."""
    order, up = s.order, s.up
    while place < len(order) and not up >> order[place] & 1:
        place += 1
    if place == len(order):
        return GO
    seat = order[place]
    s.agenda.append(SHOOTING_FROM[place + 1])
    s.marks[ACTED] |= 1 << seat
    action = FRESH_NOTES.copy()
    action[ACTOR] = seat
    action[TARGET] = s.aims[seat]
    s.action = action
    s.who = seat
    steps = steps_of(s, seat)
    if not steps:
        return GO
    if steps == ONLY_SHOOT:
        return shoot(s, out)
    deed = deed_ahead(s, seat)
    if deed not in (DEED_USE, DEED_IGNORE):
        return ACTION_PHASE
    carry_out(s, seat, USE if deed == DEED_USE else IGNORE, steps, out)
    return GO


def steps_of(s: StetsonsAndSixguns, seat: int) -> list[Op]:
    """SS-20, SS-21: return what a seat's card does now, the shot included."""
    card = s.played[seat]
    is_shooting = s.stances[seat] in (STAND, FIRE)
    if card == NOTHING or s.marks[CANCELLED] >> seat & 1:
        return ONLY_SHOOT if is_shooting else NO_STEPS
    return s.deck.does[card] if is_shooting else s.deck.does_hiding[card]


class Action(Ask):
    """SS-16, SS-40: carry out the Action, or ignore it and play the card for its Speed alone."""

    number = ACTION_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [USE, IGNORE]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no."""
        return IGNORE

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        carry_out(s, seat, action, steps_of(s, seat), out)
        return NEXT_PHASE


def carry_out(
    s: StetsonsAndSixguns, seat: int, action: int, steps: list[Op], out: Out | None
) -> None:
    """SS-16: go through what the card does, or only shoot, if the stance does."""
    s.announce(seat, action)
    if out:
        out.all(ACTS if action == USE else IGNORES, seat, s.played[seat])
    if action == USE:
        s.agenda += steps[::-1]
    elif shoots(s, seat):
        s.agenda.append((SHOOT,))


def shoot(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-20, SS-50: a seat still up, in a stance that shoots, fires; Gina may speak first."""
    seat = s.action[ACTOR]
    if not s.up >> seat & 1 or not shoots(s, seat):
        return GO
    target = s.aims[seat]
    s.action[TARGET] = target
    s.action[UP_BEFORE] = s.up
    if not s.action[MODS] & MOD_ASKED and s.up >> target & 1 and has_left(s, target, WRAPPED):
        s.action[MODS] |= MOD_ASKED
        if persuadable(s, target) >> seat & 1:
            s.agenda.append((SHOOT,))
            s.who = target
            return PERSUADE_PHASE
    return choose_gun(s, out)


def can_fire(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """SS-22, SS-23: return the places of the guns that can be fired: loaded, clean, fast enough."""
    own = s.guns[seat]
    if len(own) == 1:
        return [0] if is_ready(own[0]) else []
    card = s.played[seat]
    fast = s.deck.speed[card] if card != NOTHING else 0
    return [
        place
        for place in range(len(own))
        if is_ready(own[place]) and s.deck.guns[own[place] & GUN_BITS].need <= fast
    ]


def can_be_second(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """SS-22: return the guns that can be fired beside the first: other Hand and Pocket guns."""
    return [
        place
        for place in can_fire(s, seat)
        if not s.action[GUNS] >> place & 1
        and s.deck.guns[s.guns[seat][place] & GUN_BITS].kind != RIFLE
    ]


def may_hold(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-R3: Preacher Boone may stand and hold his fire."""
    return s.stances[seat] == STAND and has_ability(s, seat, OTHER_CHEEK)


def choose_gun(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-22: fire the gun that was said ahead, or ask for it if there is a choice."""
    seat = s.action[ACTOR]
    s.who = seat
    guns = can_fire(s, seat)
    if not guns:
        return GO
    holds = may_hold(s, seat)
    if len(guns) == 1 and not holds:
        return fire(s, seat, guns[0], out)
    first = guns_ahead(s, seat)[0]
    if first == HOLD_GUN and holds:
        return hold(s, seat, out)
    place = place_among(s, seat, first, guns)
    return GUN_PHASE if place == NOTHING else fire(s, seat, place, out)


def hold(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-R3: Preacher Boone stands and does not shoot."""
    if out:
        out.all(HOLDS, seat)
    return GO


def offer_second_gun(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-22, SS-26: a second gun is fired only at a live target, by who may still flip."""
    s.who = s.action[ACTOR]
    target = 1 << s.action[TARGET]
    if not s.action[UP_BEFORE] & s.alive & target or flips_left(s) <= 0:
        return GO
    guns = can_be_second(s, s.who)
    if not guns:
        return GO
    first, second = guns_ahead(s, s.who)
    if first != s.guns[s.who][s.action[GUN]] & GUN_BITS:
        return SECOND_GUN_PHASE
    if second == NO_GUN:
        return GO
    place = place_among(s, s.who, second, guns)
    return SECOND_GUN_PHASE if place == NOTHING else fire(s, s.who, place, out)


class ChooseGun(Ask):
    """SS-22, SS-23: which gun; a stance that shoots fires at least one bullet if any gun can."""

    number = GUN_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        guns = [SHOOT_WITH + (s.guns[seat][place] & GUN_BITS) for place in can_fire(s, seat)]
        return [*guns, HOLD] if may_hold(s, seat) else guns

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return self.legal(s, seat)[0]

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == HOLD:
            phase = hold(s, seat, out)
        else:
            phase = fire(s, seat, place_of(s, seat, action - SHOOT_WITH), out)
        return NEXT_PHASE if phase == GO else phase


class SecondGun(Ask):
    """SS-22: up to two different Hand or Pocket guns, one after the other, at the same target."""

    number = SECOND_GUN_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        guns = [SHOOT_WITH + (s.guns[seat][place] & GUN_BITS) for place in can_be_second(s, seat)]
        return [*guns, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        phase = GO
        if action != PASS:
            phase = fire(s, seat, place_of(s, seat, action - SHOOT_WITH), out)
        return NEXT_PHASE if phase == GO else phase


def place_of(s: StetsonsAndSixguns, seat: int, gun: int) -> int:
    """Return the place of a gun among a seat's own."""
    return [own & GUN_BITS for own in s.guns[seat]].index(gun)


def place_among(s: StetsonsAndSixguns, seat: int, gun: int, places: list[int]) -> int:
    """Return the place of a gun if it is one of these, or NOTHING."""
    for place in places:
        if s.guns[seat][place] & GUN_BITS == gun:
            return place
    return NOTHING
