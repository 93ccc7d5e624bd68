"""What is said ahead: with all cards face up, everybody says at once what it will do (SS-16)."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.ahead import plan_cover, plan_shot
from fistful.games.stetsons_and_sixguns.cards import (
    DEED_IGNORE,
    DEED_PLAIN,
    DEED_USE,
    HOLD_GUN,
    LATER,
    MISS_ASK,
    MISS_ON,
    MOST_BOUND,
    NO_GUN,
    RELOAD,
    RIFLE,
    RUN,
    SHELTER_DECK,
    SHELTER_HERE,
    SHELTER_UP,
    SIXGUN,
    STAY,
)
from fistful.games.stetsons_and_sixguns.cover import (
    binds_free,
    can_bind,
    can_turn_cover,
    wants_reload,
)
from fistful.games.stetsons_and_sixguns.deck import Deck
from fistful.games.stetsons_and_sixguns.events import SAYS_AHEAD
from fistful.games.stetsons_and_sixguns.marks import CANCELLED
from fistful.games.stetsons_and_sixguns.order import NEXT_PHASE, PLAN_PHASE
from fistful.games.stetsons_and_sixguns.shooting import may_hold, shoots, steps_of
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    StetsonsAndSixguns,
    gun_bullets,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ONLY_SHOOT,
    WITH_BULLETS,
    WITH_GUN,
    WITH_SHOT,
    WITHOUT_MORE,
)
from fistful.games.variant import shelve

#: What most have to fire.
ONLY_SIXGUN: Final[list[int]] = [SIXGUN]
NO_GUNS: Final[list[int]] = []


class Known:
    """What was found so far that can be said ahead with a deck: of guns, with only a sixgun."""

    def __init__(self) -> None:
        self.of_guns: dict[int, list[int]] = {}
        self.with_sixgun: dict[int, list[int]] = {}


#: By deck: a deck itself never changes. Of variants no more than so many are kept.
KNOWN: Final[dict[Deck, Known]] = {}


def known_of(deck: Deck) -> Known:
    """Return what was found so far with a deck."""
    found = KNOWN.get(deck)
    if found is None:
        found = shelve(KNOWN, deck, Known())
    return found


def plan(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-16: on to what is said ahead."""
    return PLAN_PHASE


def has_choice(s: StetsonsAndSixguns, seat: int) -> bool:
    """Tell whether there is anything a seat could say ahead in two ways: all of it is public."""
    steps = steps_of(s, seat)
    if steps == ONLY_SHOOT:
        return len(shots(s, seat, DEED_PLAIN)) > 1
    if steps:
        return True
    return s.stances[seat] in (RUN, STAY) and (
        len(shelters(s, seat)) > 1 or can_bind(s, seat) or wants_reload(s, seat)
    )


def plans(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """Return all that a seat may say ahead, to wait last; the first is what the clock says for it
    (SS-90)."""
    steps = steps_of(s, seat)
    has_action = bool(steps) and steps != ONLY_SHOOT
    if not shoots(s, seat):
        return stays(s, seat, has_action)
    own = s.guns[seat]
    if len(own) > 1 or may_hold(s, seat):
        return list_plans(s, seat, has_action)
    # Most have a sixgun and nothing else: then the card says all, and what that gun can do.
    card = NOTHING if s.marks[CANCELLED] >> seat & 1 else s.played[seat]
    key = (card + 1) * 4 + 2 * is_ready(own[0]) + (gun_bullets(own[0]) > 1)
    known = known_of(s.deck)
    found = known.with_sixgun.get(key)
    if found is None:
        found = known.with_sixgun[key] = list_plans(s, seat, has_action)
    return found


def list_plans(s: StetsonsAndSixguns, seat: int, has_action: bool) -> list[int]:
    """SS-22: list all that a seat that shoots may say ahead."""
    if not has_action:
        return [*shots(s, seat, DEED_PLAIN), LATER]
    return [*shots(s, seat, DEED_IGNORE), *shots(s, seat, DEED_USE), LATER]


def shots(s: StetsonsAndSixguns, seat: int, deed: int) -> list[int]:
    """SS-22: return the shots a seat may say ahead: not to be changed, they are kept for the next
    who has such guns."""
    card = s.played[seat]
    deck = s.deck
    is_plain = deed == DEED_IGNORE or card == NOTHING or s.marks[CANCELLED] >> seat & 1
    steps = WITH_SHOT if is_plain else deck.shot[card]
    key = (deed + 1) * 2 + may_hold(s, seat)
    if steps & WITH_SHOT:
        for gun in guns_then(s, seat, steps):
            key = key << 6 | gun << 1 | can_go_on(s, seat, gun, steps)
    known = known_of(deck)
    found = known.of_guns.get(key)
    if found is None:
        found = known.of_guns[key] = list_shots(s, seat, deed, steps)
    return found


def list_shots(s: StetsonsAndSixguns, seat: int, deed: int, steps: int) -> list[int]:
    """SS-22: list the shots of one whose steps these are."""
    guns = guns_then(s, seat, steps) if steps & WITH_SHOT else []
    if not guns:
        return [plan_shot(deed, NO_GUN, NO_GUN, MISS_ASK)]
    going_on = [gun for gun in guns if can_go_on(s, seat, gun, steps)]
    found: list[int] = []
    for gun in guns:
        for second in seconds_beside(s, gun, guns):
            found.append(plan_shot(deed, gun, second, MISS_ASK))
            if gun in going_on or second in going_on:
                found.append(plan_shot(deed, gun, second, MISS_ON))
    if may_hold(s, seat):
        found.append(plan_shot(deed, HOLD_GUN, NO_GUN, MISS_ASK))
    return found


def seconds_beside(s: StetsonsAndSixguns, gun: int, guns: list[int]) -> list[int]:
    """SS-22: return what may be fired after a gun: nothing, or another Hand or Pocket gun."""
    if s.deck.guns[gun].kind == RIFLE:
        return [NO_GUN]
    beside = [other for other in guns if other != gun and s.deck.guns[other].kind != RIFLE]
    return [NO_GUN, *beside]


def can_go_on(s: StetsonsAndSixguns, seat: int, gun: int, steps: int) -> bool:
    """SS-23: tell whether a gun may have another bullet to flip after a MISS."""
    if steps & WITHOUT_MORE or s.deck.guns[gun].flips:
        return False
    if steps & WITH_BULLETS:
        return True
    for own in s.guns[seat]:
        if own & GUN_BITS == gun:
            return gun_bullets(own) > 1
    return True


def guns_then(s: StetsonsAndSixguns, seat: int, steps: int) -> list[int]:
    """Return the numbers of the guns a seat may fire once the steps before its shot are done.

    SS-40: a gun just laid is one of them, and a new Rifle replaces the old one.
    """
    own = s.guns[seat]
    is_supplied = bool(steps & WITH_BULLETS)
    if len(own) == 1 and not steps & WITH_GUN and own[0] & GUN_BITS == SIXGUN:
        return ONLY_SIXGUN if is_supplied or is_ready(own[0]) else NO_GUNS
    deck = s.deck
    card = s.played[seat]
    fast = deck.speed[card] if card != NOTHING else 0
    guns = [gun & GUN_BITS for gun in own if is_supplied or is_ready(gun)]
    if steps & WITH_GUN:
        laid = deck.gun_of[card]
        if deck.guns[laid].kind == RIFLE:
            guns = [gun for gun in guns if deck.guns[gun].kind != RIFLE]
        guns.append(laid)
    return [gun for gun in guns if gun == SIXGUN or deck.guns[gun].need <= fast]


def stays(s: StetsonsAndSixguns, seat: int, has_action: bool) -> list[int]:
    """SS-17 to SS-19: return what a seat that does not shoot may say ahead, to wait last."""
    if s.stances[seat] == RELOAD:
        return STAYS[has_action][0][0][0]
    known = STAYS[has_action][which_shelters(s, seat)]
    return known[bindable(s, seat)][wants_reload(s, seat)]


def shelters(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """SS-17: return what a seat may say of the cover it runs for."""
    return SHELTERS_OFFERED[which_shelters(s, seat)]


def which_shelters(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-17: return which of the lists of covers a seat may run for is its own."""
    if s.stances[seat] != RUN:
        return 0
    return (s.cover_up != NOTHING) + 2 * can_turn_cover(s)


def list_stays(has_action: bool, offered: list[int], most: int, loads: int) -> list[int]:
    """SS-17 to SS-19: list what one may say ahead of these covers, so many wounds, the guns."""
    deeds = [DEED_IGNORE, DEED_USE] if has_action else [DEED_PLAIN]
    found = [
        plan_cover(deed, shelter, bound, reloads)
        for deed in deeds
        for shelter in offered
        for bound in range(most + 1)
        for reloads in range(loads + 1)
    ]
    return [*found, LATER]


#: The covers one may run for: none, the face-up one, the deck's, both.
SHELTERS_OFFERED: Final[list[list[int]]] = [
    [SHELTER_HERE],
    [SHELTER_UP],
    [SHELTER_DECK],
    [SHELTER_UP, SHELTER_DECK],
]
#: By whether there is an Action, the covers, the wounds that can be bound, and whether there is
#: something to reload.
STAYS: Final[list[list[list[list[list[int]]]]]] = [
    [
        [
            [list_stays(has_action, offered, most, loads) for loads in (0, 1)]
            for most in range(MOST_BOUND + 1)
        ]
        for offered in SHELTERS_OFFERED
    ]
    for has_action in (False, True)
]


def bindable(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-18: return how many wounds a seat can bind, as far as it may say so ahead."""
    if not can_bind(s, seat):
        return 0
    paid = s.notoriety[seat] + binds_free(s, seat)
    return min(MOST_BOUND, paid, s.wounds[seat], len(s.stack) + len(s.discards))


class Plan(Together[StetsonsAndSixguns]):
    """SS-16: with all cards face up, sealed and all at once: what each will do at its Speed."""

    number = PLAN_PHASE

    def asks(self, s: StetsonsAndSixguns) -> int:
        asked = 0
        for seat in SEATS_IN[s.up]:
            if has_choice(s, seat):
                asked |= 1 << seat
        return asked

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return plans(s, seat)

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: the face-up cover; Action, binding and reloading: no."""
        return plans(s, seat)[0]

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        s.plans = [NOTHING if said == LATER else said for said in s.said]
        if out:
            for seat, said in enumerate(s.plans):
                if said != NOTHING:
                    out.all(SAYS_AHEAD, seat, said)
        return NEXT_PHASE
