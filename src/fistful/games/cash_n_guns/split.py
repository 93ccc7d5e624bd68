"""Notes: what the pile can turn up (CG-10), and how the table's are split (CG-21, CG-22)."""

from bisect import bisect_right
from math import comb
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Automatic
from fistful.engine.seats import SEATS_IN
from fistful.games.cash_n_guns.cards import (
    LOOTS,
    LOOTS_OF,
    MOST_NOTES_A_ROUND,
    NOTES_A_ROUND,
    NOTES_UP,
)
from fistful.games.cash_n_guns.cop import phone_rings
from fistful.games.cash_n_guns.events import LEFT_OVER, NO_SPLIT, SPLIT_LOOT
from fistful.games.cash_n_guns.order import SPLIT, TELEPHONE, end_round
from fistful.games.cash_n_guns.state import CashNGuns

#: How many notes of 5, 10 and 20 there are somewhere.
Notes = tuple[int, int, int]


class Chances:
    """What a pile can turn up: the actions, and in how many ways up to and with each."""

    def __init__(self, pile: Notes, count: int) -> None:
        self.actions: list[int] = []
        self.ways: list[int] = []
        total = 0
        for number in LOOTS_OF[count]:
            loot = LOOTS[number]
            ways = comb(pile[0], loot[0]) * comb(pile[1], loot[1]) * comb(pile[2], loot[2])
            if ways:
                total += ways
                self.actions.append(NOTES_UP + number)
                self.ways.append(total)

    def draw(self, dice: Dice) -> int:
        """Return one of the actions, as likely as that many notes off a shuffled pile make it."""
        return self.actions[bisect_right(self.ways, dice.below(self.ways[-1]))]


#: What piles can turn up, by how many notes are turned up; variants have other piles, so no more
#: than so many are kept.
CHANCES: Final[list[dict[Notes, Chances]]] = [{} for _ in range(MOST_NOTES_A_ROUND + 1)]
KEPT: Final = 20_000


def chances(pile: Notes, count: int = NOTES_A_ROUND) -> Chances:
    """CG-10: return how a pile can turn up so many notes; worked out once for each pile."""
    known = CHANCES[count]
    found = known.get(pile)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[pile] = Chances(pile, count)
    return found


def value_of(notes: Notes) -> int:
    """Return what notes are worth together, in thousands."""
    return 5 * notes[0] + 10 * notes[1] + 20 * notes[2]


SHARES: Final[dict[tuple[Notes, int], tuple[int, Notes]]] = {}


def split(table: Notes, parts: int) -> tuple[int, Notes]:
    """CG-21, CG-22: return the share of each of some parts, in thousands, and the notes left."""
    key = (table, parts)
    found = SHARES.get(key)
    if found is None:
        if len(SHARES) >= KEPT:
            SHARES.clear()
        found = SHARES[key] = largest_share(table, parts)
    return found


def largest_share(table: Notes, parts: int) -> tuple[int, Notes]:
    """Return the largest share for which the notes can be dealt into equal parts, and the rest.

    Every note is worth two of the next smaller, so handing out as many large notes as fit never
    hurts: for a given share, put in the twenties, then the tens, and see whether the fives fill
    the gaps. That is also the way to hand out that the rule asks for.
    """
    fives, tens, twenties = table
    for share in range(value_of(table) // parts // 5, 0, -1):
        large = min(twenties, parts * (share // 4))
        middle = min(tens, parts * (share // 2) - 2 * large)
        small = parts * share - 4 * large - 2 * middle
        if small <= fives:
            return 5 * share, (fives - small, tens - middle, twenties - large)
    return 0, table


class Split(Automatic[CashNGuns]):
    """CG-21, CG-22, phase 7: those still standing share equally; the rest stays on the table."""

    number = SPLIT

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
                if value_of(s.table):
                    out.all(LEFT_OVER, value_of(s.table))
            else:
                out.all(NO_SPLIT, value_of(s.table))
        return TELEPHONE if s.standing and phone_rings(s) else end_round(s)
