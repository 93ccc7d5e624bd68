"""The notebook: who can be whom, for certain (GB-31, GB-36).

Every seat has the set of characters all know it to be one of; every character sits somewhere. The
ways to seat the characters are counted seat by seat over sets of characters used, which gives both
what is possible and a fair draw among all that fits.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.state import BY

#: How many notebooks are remembered: answers come seldom, views often.
REMEMBERED: Final = 4096


class OneSeating:
    """One way to seat all characters, each seat having one of its own set, if there is one."""

    def __init__(self, could: list[int]) -> None:
        self.could = could
        people = 0
        for mask in could:
            people |= mask
        #: By character: who has it, or NOTHING.
        self.holder = [NOTHING] * people.bit_length()
        self.tried = 0
        self.is_complete = True
        for seat in range(len(could)):
            self.tried = 0
            if not self.has_room(seat):
                self.is_complete = False

    def has_room(self, seat: int) -> bool:
        """Give a seat a character; who has it already takes another, if that can be."""
        free = self.could[seat]
        while free:
            bit = free & -free
            free ^= bit
            if not self.tried & bit:
                self.tried |= bit
                who = bit.bit_length() - 1
                other = self.holder[who]
                if other == NOTHING or self.has_room(other):
                    self.holder[who] = seat
                    return True
        return False

    def possible(self) -> list[int]:
        """Return, by seat, the set of characters it has in at least one way.

        Any other way comes from this one by seats that pass their characters on in a circle.
        """
        count = len(self.could)
        #: By seat: whose characters it could have, those it could have from these, and so on.
        gives = [0] * count
        for who, holder in enumerate(self.holder):
            if holder != NOTHING:
                for seat in range(count):
                    if self.could[seat] >> who & 1:
                        gives[seat] |= 1 << holder
        for by in range(count):
            for seat in range(count):
                if gives[seat] >> by & 1:
                    gives[seat] |= gives[by]
        found = [0] * count
        for who, holder in enumerate(self.holder):
            if holder != NOTHING:
                for seat in range(count):
                    if gives[holder] >> seat & 1:
                        found[seat] |= self.could[seat] & 1 << who
        return found


class Seating:
    """All ways to seat the characters so that each seat has one of its own set."""

    def __init__(self, could: list[int]) -> None:
        self.could = could
        # Seats with little choice first: that keeps the number of sets small.
        self.order = sorted(range(len(could)), key=lambda seat: could[seat].bit_count())
        #: `before[i]`: by set of characters used, in how many ways the first i seats use it.
        self.before: list[dict[int, int]] = [{0: 1}]
        for seat in self.order:
            layer: dict[int, int] = {}
            for used, ways in self.before[-1].items():
                free = could[seat] & ~used
                while free:
                    bit = free & -free
                    layer[used | bit] = layer.get(used | bit, 0) + ways
                    free ^= bit
            self.before.append(layer)
        self.ways = sum(self.before[-1].values())
        self.after = self.count_back()

    def count_back(self) -> list[dict[int, int]]:
        """`after[i]`: by set used by the first i seats, the ways to seat the others."""
        after: list[dict[int, int]] = [dict.fromkeys(self.before[-1], 1)]
        for i in range(len(self.order) - 1, -1, -1):
            mask = self.could[self.order[i]]
            later = after[-1]
            layer: dict[int, int] = {}
            for used in self.before[i]:
                ways = 0
                free = mask & ~used
                while free:
                    bit = free & -free
                    ways += later.get(used | bit, 0)
                    free ^= bit
                layer[used] = ways
            after.append(layer)
        after.reverse()
        return after

    def possible(self) -> list[int]:
        """Return, by seat, the set of characters it has in at least one way."""
        found = [0] * len(self.could)
        for i, seat in enumerate(self.order):
            for used, ways in self.after[i].items():
                if not ways:
                    continue
                free = self.could[seat] & ~used
                while free:
                    bit = free & -free
                    if self.after[i + 1].get(used | bit, 0):
                        found[seat] |= bit
                    free ^= bit
        return found

    def draw(self, dice: Dice) -> list[int]:
        """Return the seats' characters in one of the ways, each as likely as the others."""
        seated = [0] * len(self.could)
        used = 0
        for i, seat in enumerate(self.order):
            throw = dice.below(self.after[i][used])
            free = self.could[seat] & ~used
            while True:
                bit = free & -free
                throw -= self.after[i + 1].get(used | bit, 0)
                if throw < 0:
                    break
                free ^= bit
            used |= bit
            seated[seat] = bit.bit_length() - 1
        return seated


def outlaw_places(could: list[int], lawmen: int, falsely: list[int]) -> list[list[int]]:
    """With `bluff_arrest`: what remains possible for each way the Outlaws could sit.

    A false arrest says one thing only: not a Lawman arresting an Outlaw.
    """
    cast = 0
    for mask in could:
        cast |= mask
    boards: list[list[int]] = [[mask & lawmen for mask in could]]
    outlaws = cast & ~lawmen
    while outlaws:
        who = outlaws & -outlaws
        outlaws ^= who
        boards = [
            [who if other == seat else mask for other, mask in enumerate(board)]
            for board in boards
            for seat in range(len(could))
            if could[seat] & who and not board[seat] & ~lawmen
        ]
    return [
        board
        for board in boards
        if not any([board[f // BY] & lawmen and board[f % BY] & ~lawmen for f in falsely])
    ]


class Notebook:
    """What one viewer can be sure of about the characters."""

    def __init__(self, could: list[int], lawmen: int, falsely: list[int]) -> None:
        boards = outlaw_places(could, lawmen, falsely) if falsely else [could]
        seatings = [Seating(board) for board in boards]
        self.seatings = [seating for seating in seatings if seating.ways]
        self.possible = [0] * len(could)
        for seating in self.seatings:
            for seat, mask in enumerate(seating.possible()):
                self.possible[seat] |= mask

    def draw(self, dice: Dice) -> list[int]:
        """Return characters for all seats that fit, all ways being equally likely."""
        throw = dice.below(sum([seating.ways for seating in self.seatings]))
        for seating in self.seatings:
            throw -= seating.ways
            if throw < 0:
                break
        return seating.draw(dice)


NOTEBOOKS: Final[dict[tuple[int, ...], Notebook]] = {}


def notebook(could: list[int], lawmen: int, falsely: list[int]) -> Notebook:
    """Return the notebook for what is known, from memory where possible."""
    key = (*could, lawmen, *falsely)
    found = NOTEBOOKS.get(key)
    if found is None:
        if len(NOTEBOOKS) >= REMEMBERED:
            NOTEBOOKS.clear()
        found = NOTEBOOKS[key] = Notebook(could, lawmen, falsely)
    return found


#: By the sets all seats have, in order of size: who of each set is possible.
POSSIBLE: Final[dict[tuple[int, ...], dict[int, int]]] = {}


def possible_people(could: list[int], lawmen: int, falsely: list[int]) -> list[int]:
    """Return, by seat, the set of characters it can be.

    Seats with the same set can be the same, whoever they are: what is found for one table holds for
    all that have these sets in another order.
    """
    if falsely:
        return notebook(could, lawmen, falsely).possible
    sets = sorted(could)
    key = tuple(sets)
    found = POSSIBLE.get(key)
    if found is None:
        if len(POSSIBLE) >= REMEMBERED:
            POSSIBLE.clear()
        found = POSSIBLE[key] = dict(zip(sets, possible_of(sets), strict=True))
    return [found[people] for people in could]


def possible_of(sets: list[int]) -> list[int]:
    """Return who of each set is possible if all have another one; where it cannot be, nobody is.

    Characters nobody is dealt are as if somebody were there who can be anybody.
    """
    people = 0
    for one in sets:
        people |= one
    seating = OneSeating(sets + [people] * (people.bit_count() - len(sets)))
    return seating.possible()[: len(sets)] if seating.is_complete else [0] * len(sets)
