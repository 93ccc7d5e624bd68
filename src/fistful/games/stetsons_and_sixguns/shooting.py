"""Shooting, in order of Speed: use the card, choose a gun, flip (SS-16, SS-20 to SS-27)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS, Ask
from fistful.games.stetsons_and_sixguns.cards import (
    FIRE,
    HOLD,
    IGNORE,
    PASS,
    RIFLE,
    SHOOT_WITH,
    STAND,
    USE,
)
from fistful.games.stetsons_and_sixguns.events import ACTS, HOLDS, IGNORES
from fistful.games.stetsons_and_sixguns.firing import fire, flips_left
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    NO_LIMIT,
    StetsonsAndSixguns,
    has_ability,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.steps import (
    ACT_COUNT,
    ACTED,
    ACTION_PHASE,
    ACTOR,
    ALLOWED,
    CALLED,
    CANCELLED,
    GO,
    GUN_PHASE,
    GUNS,
    MOD_ASKED,
    MODS,
    NEXT_PHASE,
    OP_GUN,
    OP_SHOOTING,
    PERSUADE_PHASE,
    SECOND_GUN_PHASE,
    TARGET,
    UP_BEFORE,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    OTHER_CHEEK,
    SHOOT,
    WRAPPED,
)
from fistful.games.stetsons_and_sixguns.windows import has_left, persuadable


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
    s.agenda.append(OP_SHOOTING + (place + 1 << 8))
    s.marks[ACTED] |= 1 << seat
    act = [0] * ACT_COUNT
    act[ACTOR] = seat
    act[TARGET] = s.aims[seat]
    act[ALLOWED] = NO_LIMIT
    act[CALLED] = NOTHING
    s.act = act
    s.who = seat
    steps = steps_of(s, seat)
    if not steps:
        return GO
    return shoot(s, 0, out) if len(steps) == 1 and steps[0] == SHOOT else ACTION_PHASE


def steps_of(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """SS-20, SS-21: return what a seat's card does now, the shot included."""
    card = s.played[seat]
    plain = [SHOOT] if shoots(s, seat) else []
    if card == NOTHING or s.marks[CANCELLED] >> seat & 1:
        return plain
    return s.deck.does[card] if plain else s.deck.does_hiding[card]


class Action(Ask):
    """SS-16, SS-40: carry out the Action, or ignore it and play the card for its Speed alone."""

    name = "action"
    leads_to = ["next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [USE, IGNORE]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no."""
        return IGNORE

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.announced = action | seat << 12
        if out:
            out.all(ACTS if action == USE else IGNORES, seat, s.played[seat])
        if action == USE:
            s.agenda += steps_of(s, seat)[::-1]
        elif shoots(s, seat):
            s.agenda.append(SHOOT)
        return NEXT_PHASE


def shoot(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-20, SS-50: a seat still up, in a stance that shoots, fires; Gina may speak first."""
    seat = s.act[ACTOR]
    if not s.up >> seat & 1 or not shoots(s, seat):
        return GO
    target = s.aims[seat]
    s.act[TARGET] = target
    s.act[UP_BEFORE] = s.up
    if not s.act[MODS] & MOD_ASKED and s.up >> target & 1 and has_left(s, target, WRAPPED):
        s.act[MODS] |= MOD_ASKED
        if persuadable(s, target) >> seat & 1:
            s.agenda.append(SHOOT)
            s.who = target
            return PERSUADE_PHASE
    return choose_gun(s, 0, out)


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
        if not s.act[GUNS] >> place & 1
        and s.deck.guns[s.guns[seat][place] & GUN_BITS].kind != RIFLE
    ]


def may_hold(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-R3: Preacher Boone may stand and hold his fire."""
    return s.stances[seat] == STAND and has_ability(s, seat, OTHER_CHEEK)


def choose_gun(s: StetsonsAndSixguns, is_second: int, out: Out | None) -> int:
    """SS-22, SS-26: ask for the gun if there is a choice; the second one only at a live target."""
    seat = s.act[ACTOR]
    target = s.act[TARGET]
    flies_over = not s.act[UP_BEFORE] >> target & 1
    s.who = seat
    if is_second:
        useless = flies_over or not s.alive >> target & 1 or flips_left(s) <= 0
        return GO if useless or not can_be_second(s, seat) else SECOND_GUN_PHASE
    guns = can_fire(s, seat)
    if not guns:
        return GO
    if len(guns) == 1 and not may_hold(s, seat):
        return fire(s, seat, guns[0], out)
    return GUN_PHASE


class ChooseGun(Ask):
    """SS-22, SS-23: which gun; a stance that shoots fires at least one bullet if any gun can."""

    name = "gun"
    leads_to = ["flip", "next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        guns = [SHOOT_WITH + (s.guns[seat][place] & GUN_BITS) for place in can_fire(s, seat)]
        return [*guns, HOLD] if may_hold(s, seat) else guns

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return self.legal(s, seat)[0]

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == HOLD:
            if out:
                out.all(HOLDS, seat)
            return NEXT_PHASE
        phase = fire(s, seat, place_of(s, seat, action - SHOOT_WITH), out)
        return NEXT_PHASE if phase == GO else phase


class SecondGun(Ask):
    """SS-22: up to two different Hand or Pocket guns, one after the other, at the same target."""

    name = "second-gun"
    leads_to = ["flip", "next"]

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


HANDLERS[OP_SHOOTING] = shooting
HANDLERS[SHOOT] = shoot
HANDLERS[OP_GUN] = choose_gun
