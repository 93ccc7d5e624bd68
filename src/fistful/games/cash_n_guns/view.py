"""What each seat may know (the table "Who sees what")."""

from typing import Final

from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful.games.cash_n_guns.cards import DECK, SIZE
from fistful.games.cash_n_guns.order import AIMING, BANG_PHASE, TRIPLE_BANG
from fistful.games.cash_n_guns.powers import has_second_gun
from fistful.games.cash_n_guns.shots import holder
from fistful.games.cash_n_guns.state import NOT_LOADED, SHOWN, CashNGuns

#: Something is there that the viewer may not know.
HIDDEN: Final = -2
#: The words for what became of a gun's card this round, by its number.
FATES: Final = ("not-loaded", "loaded", "shown", "discarded")
#: The words for the phase whose shots were settled last.
STAGES: Final[dict[int, str]] = {NOTHING: "", TRIPLE_BANG: "triple-bang", BANG_PHASE: "bang"}
STAGE_OF: Final[dict[str, int]] = {word: stage for stage, word in STAGES.items()}


def see(s: CashNGuns, seat: int, view: View) -> None:
    """Add the game's part of a view; bullets are counted as [Click, Bang!, BBB], money in
    thousands, notes as [5, 10, 20].

    `round` · `pile`, `table` (notes) · `money`, `wounds`, `shame`, `lights`, `box` · `alive`,
    `standing`, `hurt` (seats wounded this round) · `guns` (see `seen_gun`) · `deck` (own bullets) ·
    `second` (those of a taken gun) · `taker`, `taken`, `spoils` (CG-52) · `powers` (by seat,
    HIDDEN where unshown) · `lurking` (powers nobody has shown) · `hit_twice` (seats that cannot
    have Dragon Skin) · `grenade`, `kid`, `cunning` (seats) · `exploded` · `stage`, `fallen` (the
    first dead, in their window) · `cop` · `calls` (seats the telephone went round, each time it
    was used) · `said` (own sealed answer).
    """
    view["round"] = s.round
    view["pile"] = list(s.pile)
    view["table"] = list(s.table)
    view["box"] = s.box
    view["money"] = s.money[:]
    view["wounds"] = s.wounds[:]
    view["shame"] = s.shame[:]
    view["lights"] = list(s.lights)
    view["alive"] = list(SEATS_IN[s.alive])
    view["standing"] = list(SEATS_IN[s.standing])
    view["hurt"] = list(SEATS_IN[s.hurt])
    view["guns"] = [seen_gun(s, gun, seat) for gun in range(s.seats)]
    see_decks(s, seat, view)
    see_secrets(s, seat, view)
    view["lurking"] = [power for power in range(10) if s.lurking >> power & 1]
    view["hit_twice"] = list(SEATS_IN[s.hit_twice])
    view["grenade"] = s.grenade
    view["kid"] = s.kid
    view["cunning"] = s.cunning
    view["exploded"] = bool(s.exploded)
    view["stage"] = STAGES[s.stage]
    view["fallen"] = list(SEATS_IN[s.fallen])
    view["calls"] = [list(SEATS_IN[call]) for call in s.calls]
    view["said"] = s.said[seat] if seat < s.seats else NOTHING


def counts(handful: int) -> list[int]:
    """Return how many Click, Bang! and BBB are in a handful."""
    return [handful & 7, handful >> 3 & 7, handful >> 6]


def handful(numbers: list[int]) -> int:
    """Return the handful of so many Click, Bang! and BBB."""
    return numbers[0] + 8 * numbers[1] + 64 * numbers[2]


def player(s: CashNGuns, gun: int) -> int:
    """Return the seat that put this round's card into a gun: it alone knows a card face down."""
    return s.taker if gun == s.taken and s.round > s.spoils[3] else gun


def seen_gun(s: CashNGuns, gun: int, seat: int) -> View:
    """Return a gun as a seat sees it.

    `holder` · `aim` (a seat, NOTHING or, before all are in, HIDDEN) · `card`, `fate`: this round's
    · `calm` (all know that it is no BBB) · `unused`, `discarded` (how many) · `tame` (how many of
    the discarded are known to be no BBB) · `shown` (bullets shown so far) · `fired` (a BBB, now).
    """
    fate = s.fates[gun]
    card = s.cards[gun]
    if fate != NOT_LOADED and fate != SHOWN and player(s, gun) != seat:
        card = HIDDEN
    aim = s.aims[gun]
    if s.phase == AIMING and gun == s.taken and has_second_gun(s) and seat != s.taker:
        aim = HIDDEN
    return {
        "holder": holder(s, gun),
        "aim": aim,
        "card": card,
        "fate": FATES[fate],
        "calm": bool(s.calm >> gun & 1),
        "fired": bool(s.fired >> gun & 1),
        "unused": SIZE[s.hands[gun]],
        "discarded": SIZE[s.discarded[gun]],
        "tame": s.tame[gun],
        "shown": counts(s.shown[gun]),
    }


def see_decks(s: CashNGuns, seat: int, view: View) -> None:
    """Own bullets, unused and face down; CG-52: a taken deck, and what it held when taken."""
    own = seat < s.seats and seat != s.taken
    view["deck"] = deck(s, seat) if own else None
    view["taker"] = s.taker
    view["taken"] = s.taken
    view["second"] = deck(s, s.taken) if s.taker != NOTHING and seat == s.taker else None
    view["spoils"] = None
    if s.taker != NOTHING:
        unused, discarded, tame, when = s.spoils
        knows = seat in (s.taker, s.taken)
        view["spoils"] = {
            "unused": counts(unused) if knows else None,
            "discarded": counts(discarded) if knows else None,
            "shown": counts(DECK - unused - discarded),
            "face_down": SIZE[discarded],
            "tame": tame,
            "round": when,
        }


def deck(s: CashNGuns, gun: int) -> View:
    """Return a gun's bullets as their owner knows them."""
    return {"unused": counts(s.hands[gun]), "discarded": counts(s.discarded[gun])}


def see_secrets(s: CashNGuns, seat: int, view: View) -> None:
    """Powers and roles: one's own, those shown, and all at the end (CG-70)."""
    over = s.phase == OVER
    powers = []
    for owner in range(s.seats):
        power = s.powers[owner]
        if power != NOTHING and not over and owner != seat and not s.open >> owner & 1:
            power = HIDDEN
        powers.append(power)
    view["powers"] = powers
    view["open"] = list(SEATS_IN[s.open])
    view["cop"] = s.cop if s.cop == NOTHING or over or seat == s.cop else HIDDEN
