"""Notes: what the pile can turn up (CG-10), and how the table's notes are split (CG-21)."""

from bisect import bisect_right
from math import comb
from typing import Final

from fistful.engine.dice import Dice
from fistful.games.cash_n_guns.cards import LOOTS, NOTES_UP

#: How many notes of 5, 10 and 20 there are somewhere.
Notes = tuple[int, int, int]


class Chances:
    """What a pile can turn up: the actions, and in how many ways up to and with each."""

    def __init__(self, pile: Notes) -> None:
        self.actions: list[int] = []
        self.ways: list[int] = []
        total = 0
        for number, loot in enumerate(LOOTS):
            ways = comb(pile[0], loot[0]) * comb(pile[1], loot[1]) * comb(pile[2], loot[2])
            if ways:
                total += ways
                self.actions.append(NOTES_UP + number)
                self.ways.append(total)

    def draw(self, dice: Dice) -> int:
        """Return one of the actions, as likely as five notes off a shuffled pile make it."""
        return self.actions[bisect_right(self.ways, dice.below(self.ways[-1]))]


CHANCES: Final[dict[Notes, Chances]] = {}


def chances(pile: Notes) -> Chances:
    """Return what a pile can turn up; worked out once for each pile."""
    found = CHANCES.get(pile)
    if found is None:
        found = CHANCES[pile] = Chances(pile)
    return found


def worth(notes: Notes) -> int:
    """Return what notes are worth together, in thousands."""
    return 5 * notes[0] + 10 * notes[1] + 20 * notes[2]


SHARES: Final[dict[tuple[Notes, int], tuple[int, Notes]]] = {}


def split(table: Notes, parts: int) -> tuple[int, Notes]:
    """CG-21, CG-22: return the share of each of some parts, in thousands, and the notes left."""
    key = (table, parts)
    found = SHARES.get(key)
    if found is None:
        found = SHARES[key] = largest_share(table, parts)
    return found


def largest_share(table: Notes, parts: int) -> tuple[int, Notes]:
    """Return the largest share for which the notes can be dealt into equal parts, and the rest.

    Every note is worth two of the next smaller, so handing out as many large notes as fit never
    hurts: for a given share, put in the twenties, then the tens, and see whether the fives fill
    the gaps. That is also the way to hand out that the rule asks for.
    """
    fives, tens, twenties = table
    for share in range(worth(table) // parts // 5, 0, -1):
        large = min(twenties, parts * (share // 4))
        middle = min(tens, parts * (share // 2) - 2 * large)
        small = parts * share - 4 * large - 2 * middle
        if small <= fives:
            return 5 * share, (fives - small, tens - middle, twenties - large)
    return 0, table
