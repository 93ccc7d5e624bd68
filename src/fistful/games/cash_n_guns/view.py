"""What each seat may know (the table "Who sees what")."""

from typing import Annotated, Final, Literal, TypedDict

from fistful.engine.rules import CommonView
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import POWERS, SIZE
from fistful.games.cash_n_guns.order import AIMING
from fistful.games.cash_n_guns.powers import has_second_gun
from fistful.games.cash_n_guns.shots import holder
from fistful.games.cash_n_guns.state import NOT_LOADED, SHOWN, CashNGuns

#: The words for what became of a gun's card this round, by its number.
Fate = Literal["not-loaded", "loaded", "shown", "discarded"]
FATES: Final[list[Fate]] = ["not-loaded", "loaded", "shown", "discarded"]


#: How many Click, Bang! and BBB.
Bullets = Annotated[list[int], 3]
#: How many notes of 5, 10 and 20.
Notes = Annotated[list[int], 3]


class GunView(TypedDict):
    """A gun as a seat sees it."""

    #: Who fires it.
    holder: int
    #: Whom it is aimed at, hidden before all are in.
    aim: int
    #: This round's card.
    card: int
    #: What became of it.
    fate: Fate
    #: Whether all know that it is no BBB.
    no_bbb: bool
    #: Whether it fired a BBB, now.
    fired: bool
    #: How many bullets are unused, and how many were discarded face down.
    unused: int
    discarded: int
    #: How many of the discarded are known to be no BBB.
    discarded_no_bbb: int
    #: The bullets shown so far.
    shown: Bullets


class DeckView(TypedDict):
    """A gun's bullets as their owner knows them: unused, and discarded face down."""

    unused: Bullets
    discarded: Bullets


class SpoilsView(TypedDict):
    """CG-52: what a taken gun's deck held when it was taken, in which round."""

    #: The deck, for its taker and its owner only.
    deck: DeckView | None
    #: The bullets shown by then.
    shown: Bullets
    #: How many were discarded face down, and how many of these are known to be no BBB.
    face_down: int
    discarded_no_bbb: int
    round: int


class CashNGunsView(CommonView):
    """A game of Cash 'n Guns as a seat sees it. Money is in thousands, guns are numbered by the
    seat that brought them; -1 stands for nobody and nothing, -2 for what may not be known."""

    round: int
    #: Notes in the pile and on the table.
    pile: Notes
    table: Notes
    #: Money of the dead, out of the game.
    box: int
    #: By seat.
    money: list[int]
    wounds: list[int]
    #: By seat: shame markers, and how many of these bear the flashing light.
    shame: list[int]
    lights: list[int]
    #: Seats that live, that stand, that were wounded this round.
    alive: list[int]
    standing: list[int]
    hurt: list[int]
    guns: list[GunView]
    #: Own bullets.
    deck: DeckView | None
    #: Who took whose gun, its bullets if it is one's own now, and what it held when taken.
    taker: int
    taken: int
    second: DeckView | None
    spoils: SpoilsView | None
    #: By seat: the Super Power.
    powers: list[int]
    #: Seats that have shown theirs, and the powers nobody has shown.
    open: list[int]
    unshown: list[int]
    #: Seats that cannot have Dragon Skin.
    hit_twice: list[int]
    #: The seats that hold the grenade, that showed The Kid, that showed The Cunning.
    grenade: int
    kid: int
    cunning: int
    #: Whether the grenade went off this round.
    exploded: bool
    #: The first dead, in the round they died.
    fallen: list[int]
    #: The seat of the cop.
    cop: int
    #: The seats the telephone went round, each time it was used.
    calls: list[list[int]]
    #: Own sealed answer, and whether one's grenade is ready.
    said: int
    armed: bool


def build_view(s: CashNGuns, seat: int, common: CommonView) -> CashNGunsView:
    """Return what a seat may know."""
    over = s.phase == OVER
    is_taken = s.taker != NOTHING
    return {
        **common,
        "round": s.round,
        "pile": list(s.pile),
        "table": list(s.table),
        "box": s.box,
        "money": s.money[:],
        "wounds": s.wounds[:],
        "shame": s.shame[:],
        "lights": list(s.lights),
        "alive": list(SEATS_IN[s.alive]),
        "standing": list(SEATS_IN[s.standing]),
        "hurt": list(SEATS_IN[s.hurt]),
        "guns": [seen_gun(s, gun, seat) for gun in range(s.seats)],
        "deck": deck(s, seat) if seat < s.seats and seat != s.taken else None,
        "taker": s.taker,
        "taken": s.taken,
        "second": deck(s, s.taken) if is_taken and seat == s.taker else None,
        "spoils": seen_spoils(s, seat) if is_taken else None,
        "powers": [seen_power(s, owner, over or owner == seat) for owner in range(s.seats)],
        "open": list(SEATS_IN[s.open]),
        "unshown": [power for power in range(len(POWERS)) if s.unshown >> power & 1],
        "hit_twice": list(SEATS_IN[s.hit_twice]),
        "grenade": s.grenade,
        "kid": s.kid,
        "cunning": s.cunning,
        "exploded": bool(s.exploded),
        "fallen": list(SEATS_IN[s.fallen]),
        # CG-70: the cop is known to itself, and to all at the end.
        "cop": s.cop if s.cop == NOTHING or over or seat == s.cop else HIDDEN,
        "calls": [list(SEATS_IN[call]) for call in s.calls],
        "said": s.said[seat] if seat < s.seats else NOTHING,
        "armed": bool(s.armed >> seat & 1),
    }


def seen_power(s: CashNGuns, owner: int, is_known: bool) -> int:
    """Return a seat's power: one's own, one that was shown, and all at the end (CG-70)."""
    power = s.powers[owner]
    return power if power == NOTHING or is_known or s.open >> owner & 1 else HIDDEN


def counts(handful: int) -> Bullets:
    """Return how many Click, Bang! and BBB are in a handful."""
    return [handful & 7, handful >> 3 & 7, handful >> 6]


def handful(numbers: Bullets) -> int:
    """Return the handful of so many Click, Bang! and BBB."""
    return numbers[0] + 8 * numbers[1] + 64 * numbers[2]


def player(s: CashNGuns, gun: int) -> int:
    """Return the seat that put this round's card into a gun: it alone knows a card face down."""
    return s.taker if gun == s.taken and s.round > s.spoils[3] else gun


def seen_card(s: CashNGuns, gun: int, seat: int) -> int:
    """Return a gun's card: face down, it is known to whoever put it there."""
    fate = s.fates[gun]
    is_known = fate in (NOT_LOADED, SHOWN) or player(s, gun) == seat
    return s.cards[gun] if is_known else HIDDEN


def seen_aim(s: CashNGuns, gun: int, seat: int) -> int:
    """Return whom a gun is aimed at: a taken one is aimed by its taker, unseen by the others."""
    if s.phase == AIMING and gun == s.taken and has_second_gun(s) and seat != s.taker:
        return HIDDEN
    return s.aims[gun]


def seen_gun(s: CashNGuns, gun: int, seat: int) -> GunView:
    """Return a gun as a seat sees it."""
    return {
        "holder": holder(s, gun),
        "aim": seen_aim(s, gun, seat),
        "card": seen_card(s, gun, seat),
        "fate": FATES[s.fates[gun]],
        "no_bbb": bool(s.no_bbb >> gun & 1),
        "fired": bool(s.fired >> gun & 1),
        "unused": SIZE[s.hands[gun]],
        "discarded": SIZE[s.discarded[gun]],
        "discarded_no_bbb": s.discarded_no_bbb[gun],
        "shown": counts(s.shown[gun]),
    }


def deck(s: CashNGuns, gun: int) -> DeckView:
    """Return a gun's bullets as their owner knows them."""
    return {"unused": counts(s.hands[gun]), "discarded": counts(s.discarded[gun])}


def seen_spoils(s: CashNGuns, seat: int) -> SpoilsView:
    """Return what a taken deck held when it was taken."""
    unused, discarded, discarded_no_bbb, when = s.spoils
    knows = seat in (s.taker, s.taken)
    return {
        "deck": {"unused": counts(unused), "discarded": counts(discarded)} if knows else None,
        "shown": counts(s.deck.bullets - unused - discarded),
        "face_down": SIZE[discarded],
        "discarded_no_bbb": discarded_no_bbb,
        "round": when,
    }
