"""Worlds that fit what a seat knows: `guess` makes one up."""

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.seats import SEATS_IN, SPECTATOR
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIMS,
    BBB,
    EACH,
    SIZE,
    TOO_SLOW,
    UNIT,
)
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, CashNGuns, fresh
from fistful.games.cash_n_guns.view import (
    FATES,
    CashNGunsView,
    GunView,
    SpoilsView,
    handful,
)


def guess(view: CashNGunsView, dice: Dice, phases: list[Phase[CashNGuns]]) -> CashNGuns:
    """Return a position that looks like this view; all that fit are equally likely.

    Where it is hidden who has answered (after the shots), the others are yet to answer.
    """
    s = fresh(view["seats"], view["options"])
    copy_public(s, view)
    guess_powers(s, view, dice)
    guess_cop(s, view, dice)
    for gun in range(s.seats):
        guess_gun(s, gun, view, dice)
    guess_armed(s, view, dice)
    s.phase = OVER
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            guess_answers(s, view, phase, dice)
    return s


def seat_set(seats: list[int]) -> int:
    """Return a list of seats as a set."""
    return sum([1 << seat for seat in seats])


def copy_public(s: CashNGuns, view: CashNGunsView) -> None:
    """Take over what everybody sees."""
    fives, tens, twenties = view["pile"]
    s.pile = (fives, tens, twenties)
    fives, tens, twenties = view["table"]
    s.table = (fives, tens, twenties)
    s.round = view["round"]
    s.box = view["box"]
    s.money = list(view["money"])
    s.wounds = list(view["wounds"])
    s.shame = list(view["shame"])
    s.lights = tuple(view["lights"])
    s.alive = seat_set(view["alive"])
    s.standing = seat_set(view["standing"])
    s.hurt = seat_set(view["hurt"])
    s.hit_twice = seat_set(view["hit_twice"])
    s.fallen = seat_set(view["fallen"])
    s.open = seat_set(view["open"])
    s.unshown = seat_set(view["unshown"])
    s.grenade = view["grenade"]
    s.kid = view["kid"]
    s.cunning = view["cunning"]
    s.exploded = int(view["exploded"])
    s.taker = view["taker"]
    s.taken = view["taken"]
    s.calls = tuple([seat_set(call) for call in view["calls"]])
    s.fates = [FATES.index(gun["fate"]) for gun in view["guns"]]
    s.shown = [handful(gun["shown"]) for gun in view["guns"]]
    s.discarded_no_bbb = tuple([gun["discarded_no_bbb"] for gun in view["guns"]])
    s.no_bbb = seat_set([gun for gun in range(s.seats) if view["guns"][gun]["no_bbb"]])
    s.fired = seat_set([gun for gun in range(s.seats) if view["guns"][gun]["fired"]])


def guess_powers(s: CashNGuns, view: CashNGunsView, dice: Dice) -> None:
    """Deal the powers nobody has shown to those who have not, as the rules allow by now.

    The dead among them are not The Unbreakable, who shows himself; nor has anybody Dragon Skin who
    took two wounds in one round. Deals that break this are dealt again.
    """
    known: list[int] = view["powers"]
    unknown = [seat for seat in range(s.seats) if known[seat] == HIDDEN]
    left = [power for power in s.deck.powers[s.options["powers"]] if power not in known]
    powers = list(known)
    while True:
        dice.shuffle(left)
        for place, seat in enumerate(unknown):
            powers[seat] = left[place]
        if not any([is_ruled_out(s, seat, powers[seat]) for seat in unknown]):
            break
    s.powers = tuple(powers)


def is_ruled_out(s: CashNGuns, seat: int, power: int) -> bool:
    """Tell whether a seat that has shown no power cannot have this one (CG-51, CG-53)."""
    powers = s.deck.power
    is_too_dead = powers.tough >> power & 1 and not s.alive >> seat & 1
    return bool(is_too_dead or (powers.scaly >> power & 1 and s.hit_twice >> seat & 1))


def guess_cop(s: CashNGuns, view: CashNGunsView, dice: Dice) -> None:
    """CG-71: the cop was among those the telephone went round, each time it was used."""
    s.cop = view["cop"]
    if s.cop == HIDDEN:
        suspects = (1 << s.seats) - 1
        for call in s.calls:
            suspects &= call
        s.cop = dice.pick([seat for seat in SEATS_IN[suspects] if seat != view["you"]])


def guess_armed(s: CashNGuns, view: CashNGunsView, dice: Dice) -> None:
    """CG-54: while The Kid aims, a grenade that nobody has seen may be ready."""
    if view["armed"]:
        s.armed = 1 << view["you"]
    elif view["phase"] == "kid-aim":
        for seat in [seat for seat in range(s.seats) if s.deck.power.grenade[s.powers[seat]]]:
            is_other = seat != view["you"] and not s.open >> seat & 1 and s.aims[seat] != NOTHING
            s.armed = int(is_other and dice.below(2)) << seat


def guess_gun(s: CashNGuns, gun: int, view: CashNGunsView, dice: Dice) -> None:
    """Deal out the bullets of one gun: unused, this round's, and face down."""
    seen = view["guns"][gun]
    you: int = view["you"]
    s.aims[gun] = seen["aim"]
    if seen["aim"] == HIDDEN:
        aim = dice.pick(AIMS[s.alive * 8 + s.taker])
        s.aims[gun] = NOTHING if aim == TOO_SLOW else aim - AIM
    s.cards[gun] = seen["card"]
    if gun == s.taken:
        guess_taken(s, gun, view, dice)
    elif gun == you:
        own = view["deck"]
        assert own is not None
        s.hands[gun] = handful(own["unused"])
        s.discarded[gun] = handful(own["discarded"])
    else:
        unused, face_down = lay_out(s, gun, seen, s.deck.bullets - s.shown[gun], 0, 0, dice)
        s.hands[gun] = unused
        s.discarded[gun] = face_down


def guess_taken(s: CashNGuns, gun: int, view: CashNGunsView, dice: Dice) -> None:
    """CG-52: a gun that changed hands. Its taker knows the deck, its dead owner what it held."""
    seen = view["guns"][gun]
    spoils = view["spoils"]
    assert spoils is not None
    deck = spoils["deck"]
    if deck is None:
        guess_passed_on(s, gun, seen, spoils, dice)
        return
    held, dropped = handful(deck["unused"]), handful(deck["discarded"])
    old, discarded_no_bbb, when = spoils["face_down"], spoils["discarded_no_bbb"], spoils["round"]
    shown_then = handful(spoils["shown"])
    if view["you"] == s.taker:
        second = view["second"]
        assert second is not None
        s.hands[gun] = handful(second["unused"])
        s.discarded[gun] = handful(second["discarded"])
        if s.cards[gun] == HIDDEN:
            may_be = EACH[s.discarded[gun]]
            if s.no_bbb >> gun & 1:
                may_be = [card for card in may_be if card != BBB]
            s.cards[gun] = dice.pick(may_be)
    else:
        pool = held - (s.shown[gun] - shown_then)
        unused, face_down = lay_out(s, gun, seen, pool, old, discarded_no_bbb, dice)
        s.hands[gun] = unused
        s.discarded[gun] = dropped + face_down
    s.spoils = (held, dropped, discarded_no_bbb, when)


def guess_passed_on(s: CashNGuns, gun: int, seen: GunView, spoils: SpoilsView, dice: Dice) -> None:
    """CG-52 in everyone else's eyes: first what its owner left face down, then the taker's."""
    old, discarded_no_bbb, when = spoils["face_down"], spoils["discarded_no_bbb"], spoils["round"]
    shown_since = s.shown[gun] - handful(spoils["shown"])
    pool = s.deck.bullets - s.shown[gun]
    owners = when == s.round and s.fates[gun] == DISCARDED
    later = seen["discarded"] - old
    later_no_bbb = s.discarded_no_bbb[gun] - discarded_no_bbb
    no_bbb = s.no_bbb >> gun & 1
    # This round's card lies with the owner's or the taker's own, or in the gun.
    this = 1 if s.cards[gun] == HIDDEN else 0
    in_old = this if owners else 0
    in_later = this if not owners and s.fates[gun] == DISCARDED else 0
    groups = [
        (seen["unused"], True),
        (this, not no_bbb),
        (discarded_no_bbb - (in_old & no_bbb), False),
        (old - discarded_no_bbb - (in_old & (1 - no_bbb)), True),
        (later_no_bbb - (in_later & no_bbb), False),
        (later - later_no_bbb - (in_later & (1 - no_bbb)), True),
    ]
    parts = lay(pool, groups, dice)
    if this:
        s.cards[gun] = EACH[parts[1]][0]
    s.hands[gun] = parts[0]
    owners_drop = parts[2] + parts[3] + (parts[1] if in_old else 0)
    s.discarded[gun] = owners_drop + parts[4] + parts[5] + (parts[1] if in_later else 0)
    s.spoils = (
        s.deck.bullets - handful(spoils["shown"]) - owners_drop,
        owners_drop,
        discarded_no_bbb,
        when,
    )
    assert SIZE[s.spoils[0]] == SIZE[s.hands[gun]] + SIZE[shown_since] + later + (
        s.fates[gun] == LOADED
    )


def lay_out(
    s: CashNGuns, gun: int, seen: GunView, pool: int, known: int, known_no_bbb: int, dice: Dice
) -> tuple[int, int]:
    """Deal a pool of bullets out to hand, gun and discards; `known` discards are not among them.

    Returns the unused bullets and the discarded ones; sets this round's card where it is hidden.
    """
    no_bbb = s.no_bbb >> gun & 1
    this = 1 if s.cards[gun] == HIDDEN else 0
    dropped = this if s.fates[gun] == DISCARDED else 0
    face_down = seen["discarded"] - known - dropped
    harmless = seen["discarded_no_bbb"] - known_no_bbb - (dropped & no_bbb)
    groups = [
        (seen["unused"], True),
        (this, not no_bbb),
        (harmless, False),
        (face_down - harmless, True),
    ]
    parts = lay(pool, groups, dice)
    if this:
        s.cards[gun] = EACH[parts[1]][0]
    return parts[0], parts[2] + parts[3] + (parts[1] if dropped else 0)


def lay(pool: int, groups: list[tuple[int, bool]], dice: Dice) -> list[int]:
    """Deal bullets into groups of given sizes, some of which cannot hold a BBB; all ways alike."""
    cards = [card for card in EACH[pool] if card != BBB]
    dice.shuffle(cards)
    parts = [0] * len(groups)
    at_bbb = NOTHING
    if pool >= UNIT[BBB]:
        places = [number for number, (size, may) in enumerate(groups) if may for _ in range(size)]
        at_bbb = dice.pick(places)
        parts[at_bbb] = UNIT[BBB]
    for number, (size, _) in enumerate(groups):
        for _ in range(size - (number == at_bbb)):
            parts[number] += UNIT[cards.pop()]
    return parts


def guess_answers(s: CashNGuns, view: CashNGunsView, phase: Phase[CashNGuns], dice: Dice) -> None:
    """Give sealed answers to those who are known to have answered, any of the legal ones."""
    asked = phase.asks(s)
    s.waiting = seat_set(view["asked"])
    if phase.is_nature:
        s.waiting = 0
    you: int = view["you"]
    for seat in SEATS_IN[asked & ~s.waiting]:
        s.said[seat] = view["said"] if seat == you else dice.pick(phase.legal(s, seat))
    if you != SPECTATOR and you < s.seats:
        s.said[you] = view["said"]
