"""The phases of Cash 'n Guns, in the order they are played."""

from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Phase, Step, Together
from fistful.engine.rules import CommonView, Rules
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIMS,
    BANG,
    BBB,
    COURAGE_MOVES,
    EACH,
    LOAD,
    LOADS,
    PASS,
    PASS_ONLY,
    STAY,
    TELEPHONE_USE,
    TOO_SLOW,
    UNIT,
    VERBS,
    WITHDRAW,
)
from fistful.games.cash_n_guns.ending import CALLS_NEEDED, Scoring
from fistful.games.cash_n_guns.events import (
    AIMED,
    ALERTED,
    EVENTS,
    HELD_FIRE,
    LEFT_OVER,
    LOADED_GUN,
    LOADED_GUN_YOU,
    NO_SPLIT,
    PHONE_ROUND,
    PHONE_UNUSED,
    PHONE_USED,
    SPLIT_LOOT,
    STAYED,
    WITHDREW,
    WITHDREW_FLASHING,
)
from fistful.games.cash_n_guns.order import (
    BANG_PHASE,
    LOOT,
    POWERS_DEAL,
    ROLES_DEAL,
    TRIPLE_BANG,
    after_aim,
    after_load,
    after_shots,
    after_split,
    end_round,
)
from fistful.games.cash_n_guns.powers import has_second_gun
from fistful.games.cash_n_guns.setup import Loot, Powers, Roles
from fistful.games.cash_n_guns.shots import reveal, settle_shots, tell_revealed
from fistful.games.cash_n_guns.split import split, worth
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, SHOWN, CashNGuns, fresh
from fistful.games.cash_n_guns.view import CashNGunsView, build_view
from fistful.games.cash_n_guns.windows import (
    BeforeAim,
    BeforeLoad,
    BeforeSplit,
    CunningLoad,
    FirstDeath,
    KidAim,
    LastChance,
    SecondAim,
    SecondLoad,
    TakeBack,
    lose_bullet,
)
from fistful.games.cash_n_guns.worlds import guess


class Load(Together[CashNGuns]):
    """CG-11, phase 2: every living seat secretly picks an unused bullet (CG-56: one later)."""

    name = "load"
    leads_to = ["second-load", "before-aim", "aim"]

    def asks(self, s: CashNGuns) -> int:
        return s.alive if s.cunning == NOTHING else s.alive & ~(1 << s.cunning)

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return LOADS[s.hands[seat]]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-80: a random unused bullet."""
        return LOAD + dice.pick(EACH[s.hands[seat]])

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        cards = s.cards
        fates = s.fates
        hands = s.hands
        seats = SEATS_IN[self.asks(s)]
        for seat in seats:
            bullet = said[seat] - LOAD
            cards[seat] = bullet
            fates[seat] = LOADED
            hands[seat] -= UNIT[bullet]
            if out:
                out.only(seat, LOADED_GUN_YOU, bullet)
        if out:
            out.all(LOADED_GUN, *seats)
        return after_load(s)


class Aim(Together[CashNGuns]):
    """CG-12, CG-13, phase 3: all at once; too slow, the bullet is lost (CG-55: one is later)."""

    name = "aim"
    leads_to = ["kid-aim", "last-chance", "cunning-load", "courage"]
    seconds = 20

    def asks(self, s: CashNGuns) -> int:
        return s.alive if s.kid == NOTHING else s.alive & ~(1 << s.kid)

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return AIMS[s.alive * 8 + seat]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return TOO_SLOW

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        aims = s.aims
        for seat in SEATS_IN[self.asks(s)]:
            action = said[seat]
            if action != TOO_SLOW:
                aims[seat] = action - AIM
                if out:
                    out.all(AIMED, seat, action - AIM)
            else:
                lose_bullet(s, seat, seat, out)
        if s.taker != NOTHING and has_second_gun(s):
            self.raise_second(s, out)
        return after_aim(s)

    def raise_second(self, s: CashNGuns, out: Out | None) -> None:
        """CG-52: where the second gun points comes out with the others."""
        if s.aims[s.taken] == NOTHING:
            lose_bullet(s, s.taken, s.taker, out)
        elif out:
            out.all(AIMED, s.taker, s.aims[s.taken])


class Courage(Together[CashNGuns]):
    """CG-14 to CG-17, phase 4: talk, then stay or withdraw, all at once; too slow stays."""

    name = "courage"
    leads_to = ["triple-bang"]
    seconds = 60

    def asks(self, s: CashNGuns) -> int:
        return s.alive

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return COURAGE_MOVES

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return STAY

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        for seat in SEATS_IN[s.alive]:
            if said[seat] == WITHDRAW:
                lie_down_in_shame(s, seat, out)
        if out and s.standing:
            out.all(STAYED, *SEATS_IN[s.standing])
        if s.standing != s.alive:
            disarm(s, out)
        return TRIPLE_BANG


def lie_down_in_shame(s: CashNGuns, seat: int, out: Out | None) -> None:
    """CG-16: down, ashamed, out of the round; CG-73: with the flashing light once alerted."""
    s.standing &= ~(1 << seat)
    s.shame[seat] += 1
    if len(s.calls) < CALLS_NEEDED:
        if out:
            out.all(WITHDREW, seat, s.shame[seat])
        return
    lights = list(s.lights)
    lights[seat] += 1
    s.lights = tuple(lights)
    if out:
        out.all(WITHDREW_FLASHING, seat, s.shame[seat], lights[seat])


def disarm(s: CashNGuns, out: Out | None) -> None:
    """CG-16, CG-17: the bullets of those who withdrew, and those aimed at them, go face down."""
    standing = s.standing
    fates, aims, taken = s.fates, s.aims, s.taken
    for gun, fate in enumerate(fates):
        if fate != LOADED:
            continue
        seat = gun if gun != taken else s.taker
        stands = standing >> seat & 1
        if not stands or not standing >> aims[gun] & 1:
            # Before phase 5 nothing is known of a card, so this is all of `discard`.
            fates[gun] = DISCARDED
            s.discarded[gun] += UNIT[s.cards[gun]]
            if out and stands:
                out.all(HELD_FIRE, seat, aims[gun])


class TripleBang(Step[CashNGuns]):
    """CG-18, phase 5: every BBB at once; who is hit lies down and drops an unfired card."""

    name = "triple-bang"
    leads_to = ["first-death", "take-back", "bang", "loot", "over"]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        s.stage = TRIPLE_BANG
        hits = [0] * s.seats
        cards = s.cards
        for gun, fate in enumerate(s.fates):
            if fate == LOADED:
                if cards[gun] == BBB:
                    reveal(s, gun, out)
                    s.fired |= 1 << gun
                    hits[s.aims[gun]] += 1
                else:
                    s.calm |= 1 << gun
        if s.fired:
            settle_shots(s, hits, out)
        return after_shots(s, out)


class Bang(Step[CashNGuns]):
    """CG-19, CG-20, phase 6: all other cards at once; Click is nothing, Bang! a wound."""

    name = "bang"
    leads_to = ["first-death", "before-split", "split", "loot", "over"]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        s.stage = BANG_PHASE
        s.fallen = 0
        hits = [0] * s.seats
        shots = 0
        fates = s.fates
        for gun, fate in enumerate(fates):
            if fate == LOADED:
                card = s.cards[gun]
                fates[gun] = SHOWN
                s.shown[gun] += UNIT[card]
                if out:
                    tell_revealed(s, gun, out)
                if card == BANG:
                    hits[s.aims[gun]] += 1
                    shots += 1
        if shots:
            settle_shots(s, hits, out)
        return after_shots(s, out)


class Split(Step[CashNGuns]):
    """CG-21, CG-22, phase 7: those still standing share equally; the rest stays on the table."""

    name = "split"
    leads_to = ["telephone", "loot", "over"]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        sharers = SEATS_IN[s.standing]
        share = 0
        if sharers:
            share, s.table = split(s.table, len(sharers))
            for seat in sharers:
                s.money[seat] += share
        if out:
            if share:
                out.all(SPLIT_LOOT, share, *sharers)
                if worth(s.table):
                    out.all(LEFT_OVER, worth(s.table))
            else:
                out.all(NO_SPLIT, worth(s.table))
        return after_split(s, out)


class Telephone(Together[CashNGuns]):
    """CG-71, CG-72, phase 8: secretly round all who stood; only the cop, if there, may use it."""

    name = "telephone"
    leads_to = ["loot"]
    seconds = 10
    is_fixed = True
    is_quiet = True

    def asks(self, s: CashNGuns) -> int:
        return s.standing

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return [PASS, TELEPHONE_USE] if seat == s.cop else PASS_ONLY

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return PASS

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        used = s.said[s.cop] == TELEPHONE_USE
        if used:
            s.calls += (s.standing,)
        if out:
            out.all(PHONE_ROUND, *SEATS_IN[s.standing])
            if used:
                out.all(PHONE_USED, len(s.calls))
            else:
                out.all(PHONE_UNUSED)
            if used and len(s.calls) == CALLS_NEEDED:
                out.all(ALERTED)
        return end_round(s, out)


PHASES: Final[list[Phase[CashNGuns]]] = [
    Powers(),
    Roles(),
    Loot(),
    BeforeLoad(),
    Load(),
    SecondLoad(),
    BeforeAim(),
    SecondAim(),
    Aim(),
    KidAim(),
    LastChance(),
    CunningLoad(),
    Courage(),
    TripleBang(),
    FirstDeath(),
    TakeBack(),
    Bang(),
    BeforeSplit(),
    Split(),
    Telephone(),
]


class CashNGunsRules(Rules[CashNGuns]):
    """Four to six players; five or six with the cop."""

    game = "cash-n-guns"
    fewest = 4
    most = 6
    options = [
        Option("powers", "off", "first-six", "all"),
        Option("cop", "off", "on"),
        Option("specialist", "fired", "played"),
    ]

    def __init__(self) -> None:
        super().__init__(PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> CashNGuns:
        if options["cop"] == "on" and seats < 5:
            raise Invalid("player-count", game=self.game, seats=seats, fewest=5, most=self.most)
        s = fresh(seats, options)
        if options["powers"] != "off":
            s.phase = POWERS_DEAL
        else:
            s.phase = ROLES_DEAL if options["cop"] == "on" else LOOT
        return s

    def outcome(self, s: CashNGuns) -> Outcome:
        return Scoring(s).outcome

    def build_view(self, s: CashNGuns, seat: int, common: CommonView) -> CashNGunsView:
        return build_view(s, seat, common)

    def guess(self, view: Any, dice: Dice) -> CashNGuns:
        return guess(view, dice, PHASES)
