"""Cash 'n Guns in numbers by seat: what its outlook is learnt from.

One who knows everything sees every bullet; a seat sees its own, and of the others how many are
left and what was shown.
"""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    BBB,
    CLICK,
    NOTES,
    RULEBOOK_POWERS,
    SIZE,
    SUPER_COWARD,
)
from fistful.games.cash_n_guns.ending import score
from fistful.games.cash_n_guns.order import AIMING, COURAGE, SECOND_AIM, SPLIT
from fistful.games.cash_n_guns.shots import holder
from fistful.games.cash_n_guns.state import LOADED, NOT_LOADED, CashNGuns
from fistful.games.outlook import ALL, clipped

#: What amounts are told as parts of, in thousands.
RICH: Final = 60.0
ALL_MONEY: Final = 425.0
MOST: Final = 6


class Round:
    """The round in somebody's eyes: how likely each seat is to be shot at, and its money."""

    def __init__(self, s: CashNGuns, eye: int) -> None:
        self.eye = eye
        seats = s.seats
        #: By seat: bullets it must expect if it stays, and of these a BBB; guns aimed at it.
        self.danger = [0.0] * seats
        self.sudden = [0.0] * seats
        self.aimed = [0] * seats
        #: By gun: how likely its card is real, and a BBB.
        self.real = [0.0] * seats
        self.triple = [0.0] * seats
        for gun in range(seats):
            if s.fates[gun] == LOADED:
                self.read_gun(s, gun)
        self.money = [seen_score(s, seat, eye) for seat in range(seats)]
        self.standing = (s.standing & s.alive).bit_count()
        self.loot = sum([note * count for note, count in zip(NOTES, s.table, strict=True)])

    def sees(self, s: CashNGuns, gun: int) -> bool:
        """Tell whether the eye knows a gun's bullets."""
        return self.eye in (ALL, holder(s, gun))

    def read_gun(self, s: CashNGuns, gun: int) -> None:
        """Read a loaded gun: whom it threatens, and with what."""
        who = holder(s, gun)
        if self.sees(s, gun):
            self.real[gun] = float(s.cards[gun] != CLICK)
            self.triple[gun] = float(s.cards[gun] == BBB)
        else:
            hidden = s.deck.bullets - s.shown[gun]
            count = max(SIZE[hidden], 1)
            self.triple[gun] = 0.0 if s.no_bbb >> gun & 1 else (hidden >> 6) / count
            self.real[gun] = (hidden >> 3 & 7) / count + self.triple[gun]
        to = s.aims[gun]
        is_open = s.phase not in (AIMING, SECOND_AIM) or self.sees(s, gun)
        if to >= 0 and is_open and s.standing >> who & 1:
            self.aimed[to] += 1
            self.danger[to] += self.real[gun]
            self.sudden[to] += self.triple[gun]


def seen_score(s: CashNGuns, seat: int, eye: int) -> float:
    """Return what a seat is worth as far as an eye knows (CG-41); a hidden power is unknown."""
    if eye in (ALL, seat) or s.open >> seat & 1:
        return float(score(s, seat))
    return float(s.money[seat] - s.deck.shame_costs * s.shame[seat])


def situation(s: CashNGuns, eye: int) -> list[list[float]]:
    """Return what speaks for each living seat."""
    now = Round(s, eye)
    table = of_table(s, now)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        if not s.alive >> seat & 1:
            rows.append([])
            continue
        row = [*table, *of_money(s, seat, now), *of_body(s, seat, now), *of_gun(s, seat, now)]
        rows.append(row + of_secrets(s, seat, eye))
    return rows


def of_table(s: CashNGuns, now: Round) -> list[float]:
    """Return how far the game is: rounds, the pile, the phase."""
    left = s.deck.rounds - s.round
    pile = sum([note * count for note, count in zip(NOTES, s.pile, strict=True)])
    return [
        left / s.deck.rounds,
        1.0 / (1 + left),
        float(left == 0),
        pile / ALL_MONEY,
        clipped(now.loot, RICH),
        float(s.phase >= COURAGE),
        float(s.phase == COURAGE),
        float(s.phase > COURAGE),
        float(s.phase == SPLIT),
        s.alive.bit_count() / MOST,
        float(s.alive.bit_count() <= 2),
    ]


def of_money(s: CashNGuns, seat: int, now: Round) -> list[float]:
    """Return what a seat has beside the others, and what it may get this round."""
    others = [other for other in SEATS_IN[s.alive] if other != seat]
    own = now.money[seat]
    stands = s.standing >> seat & 1
    share = now.loot / max(now.standing, 1) if stands else 0.0
    left = s.deck.rounds - s.round
    most = max([now.money[other] for other in others], default=0.0)
    best = max(
        [
            now.money[other] + (now.loot / now.standing if s.standing >> other & 1 else 0.0)
            for other in others
        ],
        default=0.0,
    )
    mean = sum([now.money[other] for other in others]) / max(len(others), 1)
    ahead = len([other for other in others if now.money[other] > own])
    late = 1.0 / (1 + left)
    return [
        clipped(own, RICH),
        clipped(own - most, RICH),
        clipped(own - mean, RICH),
        clipped((own - most) * late, RICH / 2),
        clipped((own + share - best) * late, RICH / 2),
        clipped(own + share - best, RICH),
        clipped(share, RICH / 2),
        float(stands),
        ahead / MOST,
        s.shame[seat] / s.deck.rounds,
    ]


def of_body(s: CashNGuns, seat: int, now: Round) -> list[float]:
    """Return wounds, and how likely the guns aimed at a seat are to wound or to kill it."""
    wounds = s.wounds[seat]
    tough = now.eye in (ALL, seat) or s.open >> seat & 1
    spare = (s.deck.power.deadly[s.powers[seat]] if tough else s.deck.deadly) - 1 - wounds
    stands = s.standing >> seat & 1
    danger = now.danger[seat] if stands else 0.0
    others = [other for other in SEATS_IN[s.alive] if other != seat]
    hurt = sum([s.wounds[other] for other in others]) / max(len(others), 1)
    return [
        float(wounds == 1),
        float(wounds == 2),
        spare / s.deck.deadly,
        float(spare <= 0),
        (s.deck.rounds - s.round) / s.deck.rounds * float(spare <= 0),
        hurt / s.deck.deadly,
        clipped(danger, 3.0),
        clipped(max(danger - spare, 0.0), 2.0),
        float(spare <= 0) * clipped(danger, 1.0),
        clipped(now.sudden[seat] if stands else 0.0, 2.0),
        now.aimed[seat] / 3 if stands else 0.0,
        clipped(sum([now.danger[other] for other in others if s.standing >> other & 1]), 5.0),
        float(s.hurt >> seat & 1),
    ]


def of_gun(s: CashNGuns, seat: int, now: Round) -> list[float]:
    """Return the bullets a seat has left, as far as they are known, and what it aims with."""
    hand = s.hands[seat]
    known = float(now.sees(s, seat))
    hidden = s.deck.bullets - s.shown[seat]
    held = hand if known else 0
    loaded = float(s.fates[seat] != NOT_LOADED)
    to = s.aims[seat]
    at_leader = 0.0
    if to >= 0 and s.fates[seat] == LOADED and (s.phase >= COURAGE or known):
        at_leader = float(now.money[to] >= max(now.money))
    return [
        known,
        (held >> 3 & 7) / 2,
        float(held >> 6),
        (held & 7) / 5,
        (hidden >> 3 & 7) / 2,
        float(hidden >> 6),
        SIZE[hand] / 8,
        loaded * now.real[seat],
        now.triple[seat],
        at_leader,
        at_leader * now.real[seat],
    ]


def of_secrets(s: CashNGuns, seat: int, eye: int) -> list[float]:
    """Return the Super Power and the police, as far as they are known."""
    powers = [0.0] * len(RULEBOOK_POWERS)
    if s.powers[seat] >= 0 and (eye in (ALL, seat) or s.open >> seat & 1):
        for power in s.deck.power.alike[s.powers[seat]]:
            powers[power] = 1.0
    shame = s.shame[seat] / s.deck.rounds * powers[SUPER_COWARD]
    has_cop = float(s.options["cop"] == "on")
    is_cop = float(s.cop == seat and eye in (ALL, seat))
    calls = len(s.calls) / s.deck.calls_needed
    light = float(s.lights[seat] > s.deck.lights_allowed)
    dead = (s.seats - s.alive.bit_count()) / MOST
    own = powers[0] * dead
    return [
        *powers,
        shame,
        own,
        float(s.taker == seat and s.taken != NOTHING),
        float(s.grenade == seat),
        has_cop,
        has_cop * calls,
        is_cop,
        is_cop * calls,
        is_cop * light,
        is_cop * (s.deck.rounds - s.round) / s.deck.rounds,
        light * has_cop,
    ]


def mark(s: CashNGuns) -> int:
    """Return the round."""
    return s.round
