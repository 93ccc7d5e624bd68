"""The end of the game: who won, with how much (CG-40, CG-41, CG-50, CG-57, CG-62, CG-74, CG-75)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.outcome import Outcome
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    KILLED_WORTH,
    SHAME_COST,
    SIX_FEET_UNDER,
    SUPER_COWARD,
)
from fistful.games.cash_n_guns.events import (
    BONUS,
    HAD_POWER,
    NOBODY_WON,
    SCORED,
    TIED,
    WAS_COP,
    WON,
)
from fistful.games.cash_n_guns.state import CashNGuns

#: CG-72: so many calls alert the police; CG-74: the cop may then withdraw once.
CALLS_NEEDED: Final = 3
LIGHTS_ALLOWED: Final = 1


def bonus(s: CashNGuns, seat: int) -> int:
    """CG-50, CG-57: return what a living seat's power earns at the end."""
    if s.powers[seat] == SIX_FEET_UNDER:
        return KILLED_WORTH * (s.seats - s.alive.bit_count())
    if s.powers[seat] == SUPER_COWARD:
        return SHAME_COST * s.shame[seat]
    return 0


def score(s: CashNGuns, seat: int) -> int:
    """CG-41, CG-75: money less $5,000 a Shame marker; CG-62: powers count; the dead have 0."""
    if not s.alive >> seat & 1:
        return 0
    is_coward = s.powers[seat] == SUPER_COWARD
    cost = 0 if is_coward else SHAME_COST * s.shame[seat]
    return s.money[seat] - cost + bonus(s, seat)


def richest(s: CashNGuns, seats: int, scores: list[int]) -> tuple[list[int], list[int]]:
    """CG-41: return the winners among some seats, and those that tied for it on money."""
    most = max([scores[seat] for seat in SEATS_IN[seats]])
    tied = [seat for seat in SEATS_IN[seats] if scores[seat] == most]
    ranks = [(s.shame[seat], -s.wounds[seat]) for seat in tied]
    winners = [seat for seat, rank in zip(tied, ranks, strict=True) if rank == min(ranks)]
    return winners, tied if len(tied) > 1 else []


class Scoring:
    """The reckoning of a finished game."""

    def __init__(self, s: CashNGuns) -> None:
        scores = [score(s, seat) for seat in range(s.seats)]
        self.tied: list[int] = []
        if not s.alive:
            self.outcome = Outcome([], scores, "nobody")
        elif s.alive.bit_count() == 1:
            self.outcome = Outcome(list(SEATS_IN[s.alive]), scores, "survivor")
        elif self.is_cop_safe(s):
            self.outcome = Outcome([s.cop], scores, "cop")
        else:
            gangsters = s.alive if s.cop == NOTHING else s.alive & ~(1 << s.cop)
            winners, self.tied = richest(s, gangsters, scores)
            self.outcome = Outcome(winners, scores, "richest")

    def is_cop_safe(self, s: CashNGuns) -> bool:
        """CG-74: the police is on its way, and the cop lives to testify, not too ashamed."""
        return (
            len(s.calls) == CALLS_NEEDED
            and bool(s.alive >> s.cop & 1)
            and s.lights[s.cop] <= LIGHTS_ALLOWED
        )

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
            out.all(SCORED, seat, s.money[seat], s.shame[seat], self.outcome.scores[seat])
        if self.tied:
            out.all(TIED, *self.tied)
        if self.outcome.winners:
            out.all(WON, *self.outcome.winners)
        else:
            out.all(NOBODY_WON)
