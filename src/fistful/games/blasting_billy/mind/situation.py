"""Blasting Billy in numbers by seat: what its outlook is learnt from.

For one who knows everything columns are counted as they are; for a seat as it may reckon them
(`reckoning`), the others' hands being nobody's knowledge.
"""

from math import exp
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import (
    HAND_SIZE,
    IS_DYNAMITE,
    PER_TYPE,
    TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.ending import blasted, total
from fistful.games.blasting_billy.mind.evaluation import SOBER
from fistful.games.blasting_billy.mind.reckoning import UNKNOWN, UNSEEN, Reckoning
from fistful.games.blasting_billy.state import FROM, BlastingBilly
from fistful.games.outlook import ALL, clipped

#: The worst columns, so many, are told apart.
WORST: Final = 3
#: A margin beyond this is as good as any.
WIDE: Final = 12.0
#: How steep the chance to be safe is, by margin, at the end and for every turn that is left.
STEEP: Final = 1.5
BLURRED: Final = 1.2


class Columns:
    """What Billy and everybody has of each type, in somebody's eyes."""

    def __init__(self, s: BlastingBilly, eye: int) -> None:
        #: Billy's total by type; `own[seat][type]`: a column's total, NOTHING where there is none.
        self.billy: list[float] = []
        self.own: list[list[float]] = []
        if eye == ALL:
            self.see(s)
        else:
            self.reckon(s, eye)

    def see(self, s: BlastingBilly) -> None:
        """Count everything (BB-40)."""
        all_earlier = s.options["blast"] == "all_earlier"
        for gifts in s.billy:
            column = tuple([card % FROM for card in gifts])
            self.billy.append(float(total(column) - total(blasted(column, all_earlier))))
        for seat in range(s.seats):
            totals: list[float] = []
            for t in range(TYPE_COUNT):
                column = s.loot[seat * TYPE_COUNT + t]
                if not column:
                    totals.append(NOTHING)
                else:
                    totals.append(float(total(column) - total(blasted(column, all_earlier))))
            self.own.append(totals)

    def reckon(self, s: BlastingBilly, seat: int) -> None:
        """Count what a seat may know, and expect the rest."""
        r = Reckoning(s, seat, SOBER)
        self.billy = [held - 0.5 - r.risk[t] * r.loss[t] for t, held in enumerate(r.billy)]
        self.own = [[float(NOTHING)] * TYPE_COUNT for _ in range(s.seats)]
        for t in range(TYPE_COUNT):
            if s.loot[seat * TYPE_COUNT + t]:
                self.own[seat][t] = float(r.own[t])
        for owner, t, known in r.stakes:
            mean = UNSEEN[r.seen >> PER_TYPE * t & (1 << PER_TYPE) - 1][0]
            self.own[owner][t] = known % UNKNOWN + mean * (known // UNKNOWN)


def situation(s: BlastingBilly, eye: int) -> list[list[float]]:
    """Return what speaks for each seat."""
    columns = Columns(s, eye)
    left = turns_left(s)
    sures = [sum([own for own in totals if own > 0]) for totals in columns.own]
    hopes = [hope(columns.billy, totals, left) for totals in columns.own]
    worth = [sure * safe for sure, safe in zip(sures, hopes, strict=True)]
    rows: list[list[float]] = []
    for seat in range(s.seats):
        row = of_table(s, seat, left)
        row += of_columns(columns.billy, columns.own[seat], left)
        row += of_rivals(seat, sures, worth, hopes)
        if eye in (ALL, seat):
            row += of_hand(s, seat, columns, left)
            row += of_others(s, seat, columns, eye)
        else:
            row += [0.0] * (HAND_PARTS + OTHERS_PARTS)
        rows.append(row)
    return rows


def turns_left(s: BlastingBilly) -> float:
    """Return how many turns a seat still has, about."""
    pile = len(s.bag) + (s.top != NOTHING)
    held = sum([len(hand) for hand in s.hands])
    return (pile + held) / s.seats - (s.deck.hand_size - 1 if pile else 0)


def hope(billy: list[float], own: list[float], left: float) -> float:
    """Return about how likely all columns are safe (BB-41)."""
    safe = 1.0
    for t, held in enumerate(own):
        if held > 0:
            margin = billy[t] - held + 0.5 + 1.2 * left
            safe /= 1 + exp(-max(min(margin * STEEP / (1 + BLURRED * left), 30.0), -30.0))
    return safe


def of_table(s: BlastingBilly, seat: int, left: float) -> list[float]:
    """Return how far the game is, how many play, whose turn it is."""
    draws = s.deck.count - s.deck.put_aside[s.seats] - s.deck.hand_size * s.seats
    pile = len(s.bag) + (s.top != NOTHING)
    away = (seat - s.turn) % s.seats if s.turn != NOTHING else 0
    return [
        1.0 / (1 + left),
        pile / max(draws, 1),
        float(pile == 0),
        float(s.seats == 2),
        float(s.seats == 3),
        float(s.seats == 5),
        away / s.seats,
        (1.0 - away / s.seats) / (1 + left),
    ]


def of_columns(billy: list[float], own: list[float], left: float) -> list[float]:
    """Return the points, which of them are safe now, and how far the worst columns are."""
    gaps: list[tuple[float, float]] = []
    points = safe = deficit = slack = 0.0
    for t, held in enumerate(own):
        if held != NOTHING:
            margin = billy[t] - held
            gaps.append((margin, held))
            points += held
            if margin >= 0:
                safe += held
                slack += margin
            else:
                deficit -= margin
    gaps.sort()
    late = 1.0 / (1 + left)
    row = [
        clipped(points, 40.0),
        clipped(points * late, 40.0),
        clipped(safe, 40.0),
        clipped(deficit, 25.0),
        clipped(deficit * late, 25.0),
        clipped(slack, 40.0),
        len(gaps) / TYPE_COUNT,
        len([margin for margin, _ in gaps if margin < 0]) / TYPE_COUNT,
        hope(billy, own, left),
    ]
    for place in range(WORST):
        margin, held = gaps[place] if place < len(gaps) else (WIDE, 0.0)
        row += [clipped(margin, WIDE), clipped(held, 20.0)]
    return row


def of_rivals(seat: int, sures: list[float], worth: list[float], hopes: list[float]) -> list[float]:
    """Return how a seat stands beside the best of the others."""
    others = [other for other in range(len(sures)) if other != seat]
    best = max([worth[other] for other in others])
    alone = 1.0
    ahead = 0.0
    for other in others:
        alone *= 1 - hopes[other]
        if sures[other] >= sures[seat]:
            ahead += hopes[other]
    return [
        clipped(worth[seat] - best, 25.0),
        clipped(sures[seat] - max([sures[other] for other in others]), 30.0),
        clipped(best, 40.0),
        alone,
        ahead / len(others),
    ]


HAND_PARTS: Final = 10
OTHERS_PARTS: Final = 5


def of_hand(s: BlastingBilly, seat: int, columns: Columns, left: float) -> list[float]:
    """Return what a hand can still do: claim, cover the worst columns, blow up."""
    own = columns.own[seat]
    claims: list[float] = []
    cover = 0.0
    covered = 0.0
    gifts = [0.0] * TYPE_COUNT
    for card in s.hands[seat]:
        t = TYPE[card]
        held = max(own[t], 0.0)
        room = columns.billy[t] - held
        value = VALUE[card]
        if not IS_DYNAMITE[card]:
            claims.append(value if room >= value else max(room, 0.0) / 2)
            gifts[t] += value
    for t, held in enumerate(own):
        if held > 0:
            need = held - columns.billy[t]
            if need > 0:
                cover += need
                covered += min(gifts[t], need)
    claims.sort(reverse=True)
    claims += [0.0] * HAND_SIZE
    values = [VALUE[card] for card in s.hands[seat]]
    return [
        1.0,
        clipped(claims[0], 10.0),
        clipped(claims[1], 10.0),
        clipped(claims[2], 10.0),
        clipped(sum(values), 30.0),
        clipped(covered, 15.0),
        clipped(cover - covered, 15.0),
        float(cover > 0 and covered >= cover),
        len([card for card in s.hands[seat] if IS_DYNAMITE[card]]) / HAND_SIZE,
        len(values) / HAND_SIZE,
    ]


def of_others(s: BlastingBilly, seat: int, columns: Columns, eye: int) -> list[float]:
    """Return what others hold that can help or hurt a seat's columns; a seat only hopes."""
    own = columns.own[seat]
    needs = [held - columns.billy[t] for t, held in enumerate(own)]
    owned = [t for t, held in enumerate(own) if held > 0]
    if eye != ALL:
        shared = 0
        for t in owned:
            shared += len([1 for totals in columns.own if totals[t] > 0]) - 1
        return [0.0, 0.0, 0.0, 0.0, shared / 10]
    help_needed = help_any = 0.0
    bombs = shared = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for t in owned:
            shared += columns.own[other][t] > 0
        for card in s.hands[other]:
            t = TYPE[card]
            if own[t] > 0:
                if IS_DYNAMITE[card]:
                    bombs += 1
                else:
                    help_any += VALUE[card]
                    if needs[t] > 0 and columns.own[other][t] > 0:
                        help_needed += VALUE[card]
    coming = 0.0
    for card in s.bag:
        if own[TYPE[card]] > 0:
            coming += VALUE[card]
            bombs += IS_DYNAMITE[card]
    return [
        clipped(help_needed, 15.0),
        clipped(help_any, 40.0),
        bombs / TYPE_COUNT,
        clipped(coming, 80.0),
        shared / 10,
    ]


def mark(s: BlastingBilly) -> int:
    """Return how many turns have been played."""
    gone = [*s.loot, *s.billy]
    return sum([len(column) for column in gone]) + len(s.box)
