"""Abilities used between other things: Gina Raquel and Marshal Wyatt Burp (SS-50), and new aims."""

from collections.abc import Callable

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, replaced
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.cards import AIM, AIM_AT, CANCEL, PASS, PERSUADE
from fistful.games.stetsons_and_sixguns.events import ABILITY, AIMS, IS_CANCELLED
from fistful.games.stetsons_and_sixguns.marks import (
    ACTED,
    ACTOR,
    CANCELLED,
    CHOICE,
    LOCKED,
    MOBBED,
    SHOWN,
)
from fistful.games.stetsons_and_sixguns.ops import GO, OP_CANCEL_TOO, OP_NEW_AIM, OP_PERSUADE_TOO
from fistful.games.stetsons_and_sixguns.order import (
    CANCEL_PHASE,
    NEW_AIM_PHASE,
    NEXT_PHASE,
    PERSUADE_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    has_ability,
    seats_with,
    speed,
)
from fistful.games.stetsons_and_sixguns.vocabulary import BADGE, ONLY_SHOOT, WRAPPED


def use_ability(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-50: an ability for once a game is used up."""
    s.used |= 1 << seat
    if out:
        out.all(ABILITY, seat, s.characters[seat])


def has_left(s: StetsonsAndSixguns, seat: int, ability: int) -> bool:
    """Tell whether a seat has this once-a-game ability and has not used it."""
    return not s.used >> seat & 1 and has_ability(s, seat, ability)


def seats_left_with(s: StetsonsAndSixguns, ability: int) -> int:
    """Return the set of seats that are up and may still use this once-a-game ability."""
    return seats_with(s, ability) & s.up & ~s.used


def ask_in_turn(
    s: StetsonsAndSixguns,
    seats: int,
    whom: Callable[[StetsonsAndSixguns, int], int],
    too: int,
    phase: int,
) -> int:
    """Ask the first of these seats for whose ability there is somebody; the op `too` goes on with
    those after it."""
    for seat in SEATS_IN[seats]:
        if whom(s, seat):
            later = seats >> seat + 1 << seat + 1
            if later:
                s.agenda.append((too, later))
            s.who = seat
            return phase
    return GO


def new_targets(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-12: return whom a seat made to move its aim can pick: another standing seat."""
    return s.up & ~(1 << seat) & ~(1 << s.aims[seat])


def can_move_aim(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-21: an aim fixed by an earlier card stays, whatever comes later; SS-12: if it can go."""
    return not s.marks[LOCKED] >> seat & 1 and new_targets(s, seat) != 0


def persuadable(s: StetsonsAndSixguns, gina: int) -> int:
    """SS-R3: return the males who aim at Gina, have yet to shoot and can be made to look away.

    SS-50: nobody, once a mob is on its way.
    """
    if s.marks[MOBBED]:
        return 0
    acting = 1 << s.action[ACTOR] if s.marks[ACTED] else 0
    waiting = s.up & (~s.marks[ACTED] | acting)
    movers = 0
    for seat in SEATS_IN[waiting & ~(1 << gina)]:
        is_male = s.deck.is_male[s.characters[seat]]
        if is_male and s.aims[seat] == gina and can_move_aim(s, seat):
            movers |= 1 << seat
    return movers


def offer_persuasion(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-50: after the aims and after the reveal Gina may make those aiming at her look away."""
    return offer_persuasion_to(s, seats_left_with(s, WRAPPED), out)


def offer_persuasion_to(s: StetsonsAndSixguns, seats: int, out: Out | None) -> int:
    """SS-50: the same to several whose characters share the ability, seat by seat."""
    return ask_in_turn(s, seats, persuadable, OP_PERSUADE_TOO, PERSUADE_PHASE)


class Persuade(Ask):
    """SS-50, SS-R3: Gina Raquel, once a game: all males aiming at her must pick another target."""

    number = PERSUADE_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [PERSUADE, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == PERSUADE:
            use_ability(s, seat, out)
            s.agenda.append((OP_NEW_AIM, persuadable(s, seat)))
        return NEXT_PHASE


def move_aims(s: StetsonsAndSixguns, seats: int, out: Out | None) -> int:
    """SS-12: these seats must move their aim."""
    s.action[CHOICE] = seats
    return NEW_AIM_PHASE if seats else GO


class NewAim(Together[StetsonsAndSixguns]):
    """SS-12: who must move its aim picks another standing seat, sealed and all at once."""

    number = NEW_AIM_PHASE
    count = 8
    seconds = 30

    def asks(self, s: StetsonsAndSixguns) -> int:
        return s.action[CHOICE]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return AIM_AT[new_targets(s, seat)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: a random target."""
        return dice.pick(self.legal(s, seat))

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        for seat in SEATS_IN[s.action[CHOICE]]:
            s.aims = replaced(s.aims, seat, s.said[seat] - AIM)
            if out:
                out.all(AIMS, seat, s.aims[seat])
        return NEXT_PHASE


def cancellable(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-R3: return the seats with a slower card that does more than shoot."""
    found = 0
    for other in SEATS_IN[s.up]:
        card = s.played[other]
        if card != NOTHING and speed(s, other) > speed(s, seat) and s.deck.does[card] != ONLY_SHOOT:
            found |= 1 << other
    return found


def offer_badge(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-50: after the reveal and before anything else the Marshal may cancel a slower Action."""
    return offer_badge_to(s, seats_left_with(s, BADGE), out)


def offer_badge_to(s: StetsonsAndSixguns, seats: int, out: Out | None) -> int:
    """SS-50: the same to several whose characters share the ability, seat by seat."""
    return ask_in_turn(s, seats, cancellable, OP_CANCEL_TOO, CANCEL_PHASE)


class Badge(Ask):
    """SS-50, SS-R3: Marshal Wyatt Burp, once a game: cancel the Action of one slower card."""

    number = CANCEL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [*[CANCEL + other for other in SEATS_IN[cancellable(s, seat)]], PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action != PASS:
            use_ability(s, seat, out)
            cancel(s, action - CANCEL, out)
        return NEXT_PHASE


def cancel(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-21: a cancelled card counts for Speed and keywords only; its owner shoots as normal."""
    s.marks[CANCELLED] |= 1 << seat
    if out and s.marks[SHOWN]:
        out.all(IS_CANCELLED, seat, s.played[seat])
