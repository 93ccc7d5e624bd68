"""The notebook: who can be whom, for certain (GB-31, GB-36).

Every seat has the set of characters all know it to be one of; every character sits somewhere. The
ways to seat the characters are counted seat by seat over sets of characters used, which gives both
what is possible and a fair draw among all that fits.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.games.get_billy_the_kid.state import BY

#: How many notebooks are remembered.
REMEMBERED: Final = 4096


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


def possible_people(could: list[int], lawmen: int, falsely: list[int]) -> list[int]:
    """Return, by seat, the set of characters it can be."""
    return notebook(could, lawmen, falsely).possible if falsely else possible_of(could)


def possible_of(sets: list[int]) -> list[int]:
    """Return who of each set is possible if all have another one; where it cannot be, nobody is.

    Seats that have only as many characters between them as they are many have all of these, and no
    other seat has any (Hall's theorem); all else is possible. Seats that can be anybody are never
    among those few; nor need characters nobody is dealt be thought of.
    """
    nobody = [0] * len(sets)
    people = certain = 0
    for one in sets:
        people |= one
        if not one & one - 1:
            if one & certain or not one:
                return nobody
            certain |= one
    if people.bit_count() < len(sets):
        return nobody
    anybody = people & ~certain
    #: The others, if not all that are left are possible for them.
    limited: list[int] = []
    for one in sets:
        if one & one - 1 and one & ~certain != anybody:
            limited.append(one & ~certain)
    count = len(limited)
    #: By set of these: whom they can be between them; for each of them: whom others are.
    between = [0] * (1 << count)
    gone = [0] * (count + 1)
    for seats in range(1, 1 << count):
        first = seats & -seats
        who = between[seats ^ first] | limited[first.bit_length() - 1]
        between[seats] = who
        room = who.bit_count() - seats.bit_count()
        if room < 0:
            return nobody
        if not room:
            for seat in range(count + 1):
                if not seats >> seat & 1:
                    gone[seat] = gone[seat] | who
    found: list[int] = []
    place = 0
    for one in sets:
        if not one & one - 1:
            found.append(one)
        elif one & ~certain == anybody:
            found.append(anybody & ~gone[count])
        else:
            found.append(limited[place] & ~gone[place])
            place += 1
    return found
