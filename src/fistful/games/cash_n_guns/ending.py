"""The end of the game: who won, with how much (CG-40, CG-41, CG-50, CG-57, CG-62, CG-74, CG-75)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.outcome import ALIVE, DEAD, Outcome, Tie
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cop import is_cop_safe
from fistful.games.cash_n_guns.events import (
    BONUS,
    HAD_POWER,
    KIND_TIE,
    NOBODY_WON,
    SCORED,
    TIED,
    WAS_COP,
    WON,
)
from fistful.games.cash_n_guns.state import CashNGuns

#: CG-41: what breaks a tie, in that order.
TIE_BREAKS: Final = ("least-shame", "most-wounds")


def bonus(s: CashNGuns, seat: int) -> int:
    """CG-50, CG-57: return what a living seat's power earns at the end."""
    power, pays = s.powers[seat], s.deck.power
    earned = pays.pay[power] + pays.pay_per_killed[power] * (s.seats - s.alive.bit_count())
    return (
        earned
        + pays.pay_per_shame[power] * s.shame[seat]
        + pays.pay_per_wound[power] * s.wounds[seat]
    )


def score(s: CashNGuns, seat: int) -> int:
    """CG-41, CG-75: a living seat's money less the price of its Shame; CG-62: powers count."""
    is_proud = s.deck.power.is_proud_of_shame[s.powers[seat]]
    cost = 0 if is_proud else s.deck.shame_costs * s.shame[seat]
    return s.money[seat] - cost + bonus(s, seat)


def richest(s: CashNGuns, seats: int, own: list[int]) -> Tie:
    """CG-41: return the richest among some seats, and who of them won by what."""
    most = max([own[seat] for seat in SEATS_IN[seats]])
    tied = [seat for seat in SEATS_IN[seats] if own[seat] == most]
    return Tie(tied, [[s.shame[seat], -s.wounds[seat]] for seat in range(s.seats)], TIE_BREAKS)


class Scoring:
    """The reckoning of a finished game."""

    def __init__(self, s: CashNGuns) -> None:
        #: CG-30, CG-41: the dead have lost their money, and have no score.
        self.own = [score(s, seat) for seat in range(s.seats)]
        self.scores = [own if s.alive >> seat & 1 else None for seat, own in enumerate(self.own)]
        self.fates = [ALIVE if s.alive >> seat & 1 else DEAD for seat in range(s.seats)]
        self.outcome = self.judge(s)

    def judge(self, s: CashNGuns) -> Outcome:
        """CG-40, CG-41, CG-74: return the outcome."""
        if not s.alive:
            return self.ended([], "nobody", None)
        if s.alive.bit_count() == 1:
            return self.ended(list(SEATS_IN[s.alive]), "survivor", None)
        if is_cop_safe(s):
            return self.ended([s.cop], "cop", None)
        gangsters = s.alive if s.cop == NOTHING else s.alive & ~(1 << s.cop)
        tie = richest(s, gangsters, self.own)
        return self.ended(tie.winners, "richest", tie if len(tie.seats) > 1 else None)

    def ended(self, winners: list[int], reason: str, tie: Tie | None) -> Outcome:
        """Return the outcome with everybody's score and fate."""
        return Outcome(winners, self.scores, reason, self.fates, tie)

    def tell(self, s: CashNGuns, out: Out) -> None:
        """Tell the reckoning step by step: secrets, bonuses, totals, ties, the winner."""
        if s.cop != NOTHING:
            out.all(WAS_COP, s.cop)
        for seat in range(s.seats):
            if s.powers[seat] != NOTHING and not s.open >> seat & 1:
                out.all(HAD_POWER, seat, s.powers[seat])
        for seat in SEATS_IN[s.alive]:
            if bonus(s, seat):
                out.all(BONUS, seat, s.powers[seat], bonus(s, seat))
        for seat in SEATS_IN[s.alive]:
            out.all(SCORED, seat, s.money[seat], s.shame[seat], score(s, seat))
        tie = self.outcome.tie
        if tie:
            out.all(TIED, KIND_TIE.words.index(tie.broken_by), *tie.seats)
        if self.outcome.winners:
            out.all(WON, *self.outcome.winners)
        else:
            out.all(NOBODY_WON)
