"""A rule-of-thumb player: counts what is still unseen, and stays below what Billy should hold.

For each type it estimates Billy's final total as a mean and a variance: gifts it knows, gifts it
does not, gifts still to come, and the dynamite that may be among them. Every column at the table is
then safe with some chance, and of all moves it takes the one after which it is likeliest to win: it
claims where Billy is rich, gives to cover its loot, and puts dynamite where it hurts the leaders.
"""

from math import erfc, prod, sqrt
from typing import Final, NamedTuple

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    CLAIM,
    DUMP,
    HAND_SIZE,
    IS_DYNAMITE,
    PUT_ASIDE,
    TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.view import HIDDEN, unseen_cards

#: How often a seat gives before it has shown its habits: one gift in so many moves.
PRIOR: Final = 3
#: How much of what the others may still give is counted on.
TRUST: Final = 0.5
#: What a good card in the hand is worth, compared with one in the loot.
KEEP: Final = 0.6
#: How far two scores may still drift apart in a turn.
DRIFT: Final = 3.0


class Estimate(NamedTuple):
    """A total that is not known."""

    mean: float
    variance: float


def chance_at_least(margin: float, variance: float) -> float:
    """Return the chance that a whole number with this mean and variance is not below zero."""
    return 0.5 * erfc(-(margin + 0.5) / sqrt(2 * variance + 0.02))


def safety(loot: Estimate, billy: Estimate) -> float:
    """BB-41: return the chance that a column is not shot."""
    if loot.mean == 0:
        return 1.0
    return chance_at_least(billy.mean - loot.mean, billy.variance + loot.variance)


class Unseen:
    """The cards of one type this seat has not seen: how many, their mean and variance."""

    def __init__(self, cards: list[int]) -> None:
        self.count = len(cards)
        most = max(1, self.count)
        self.mean = sum([VALUE[card] for card in cards]) / most
        self.variance = sum([VALUE[card] ** 2 for card in cards]) / most - self.mean**2
        self.has_dynamite = any([IS_DYNAMITE[card] for card in cards])

    def sum_of(self, hidden: int) -> Estimate:
        """Return the total of some of these cards."""
        left = (self.count - hidden) / max(1, self.count - 1)
        return Estimate(hidden * self.mean, hidden * self.variance * left)


class Prospects:
    """What a view tells about the final reckoning."""

    def __init__(self, view: View) -> None:
        self.seats: int = view["seats"]
        self.you: int = view["you"]
        self.hand: list[int] = view["hand"]
        self.all_earlier: bool = view["options"]["blast"] == "all_earlier"
        self.columns: list[list[int]] = view["billy"] + view["loot"][self.you]
        self.unseen = [Unseen(cards) for cards in unseen_cards(view)]
        self.turns_left = 0
        #: How many gifts are still to come, for each card not seen yet.
        self.gifts = self.expect_gifts(view)
        self.billy = [self.billy_total(t, self.columns[t]) for t in range(TYPE_COUNT)]
        self.loot = [
            [self.loot_total(t, columns[t]) for t in range(TYPE_COUNT)] for columns in view["loot"]
        ]
        self.scores = [sum([column.mean for column in own]) for own in self.loot]
        drift = DRIFT**2 * self.turns_left
        self.spreads = [drift + sum([column.variance for column in own]) for own in self.loot]
        self.safety = [
            [safety(own[t], self.billy[t]) for t in range(TYPE_COUNT)] for own in self.loot
        ]

    def expect_gifts(self, view: View) -> float:
        """Count everybody's moves; expect the others to go on giving as often as they did."""
        givers = [giver for column in view["givers"] for giver in column]
        dumpers = [dumper for dumper, _, _ in view["box"]]
        turns = (CARD_COUNT - PUT_ASIDE[self.seats]) // self.seats - HAND_SIZE + 1
        gifts = 0.0
        for seat in range(self.seats):
            given = givers.count(seat)
            claimed = sum([len(column) for column in view["loot"][seat]])
            moves = given + claimed + dumpers.count(seat)
            if seat == self.you:
                self.turns_left = turns - moves
            else:
                gifts += (turns - moves) * (given + 1) / (moves + PRIOR)
        return TRUST * gifts / max(1, sum([unseen.count for unseen in self.unseen]))

    def billy_total(self, t: int, column: list[int]) -> Estimate:
        """Estimate what Billy will hold of a type if this is his column so far."""
        unseen = self.unseen[t]
        left = survivors(column, self.all_earlier)
        hidden = left.count(HIDDEN)
        present = unseen.sum_of(hidden)
        gifts = self.gifts * unseen.count
        mean = present.mean + gifts * unseen.mean
        mean += sum([VALUE[card] for card in left if card != HIDDEN])
        variance = present.variance + gifts * (unseen.variance + unseen.mean**2)
        if left and unseen.has_dynamite:
            chance = min(1.0, (hidden + gifts) / unseen.count)
            loss = mean / 2 if self.all_earlier else mean / (len(left) + gifts)
            mean -= chance * loss
            variance += chance * (1 - chance) * loss**2
        return Estimate(mean, variance)

    def loot_total(self, t: int, column: list[int]) -> Estimate:
        """Estimate what a column of loot is worth: only its first card can be hidden."""
        left = survivors(column, self.all_earlier)
        known = sum([VALUE[card] for card in left if card != HIDDEN])
        first = self.unseen[t].sum_of(left.count(HIDDEN))
        return Estimate(known + first.mean, first.variance)

    def win_chance(self, action: int) -> float:
        """BB-43: return the chance to survive a move's consequences, ahead of all survivors."""
        card = action % CARD_COUNT
        t = TYPE[card]
        billy, own = self.billy[t], self.loot[self.you][t]
        if action < CLAIM:
            billy = self.billy_total(t, [*self.columns[t], card])
        elif action < DUMP:
            own = self.loot_total(t, [*self.columns[TYPE_COUNT + t], card])
        score = self.scores[self.you] - self.loot[self.you][t].mean + own.mean
        score += self.hand_worth(card, own, billy)
        chance = self.survival(self.you, t, own, billy)
        for seat in range(self.seats):
            if seat != self.you:
                ahead = chance_at_least(self.scores[seat] - score, self.spreads[seat])
                chance *= 1 - ahead * self.survival(seat, t, self.loot[seat][t], billy)
        return chance

    def survival(self, seat: int, t: int, column: Estimate, billy: Estimate) -> float:
        """BB-42: return the chance that a seat survives if in one type the totals are these."""
        others = [self.safety[seat][other] for other in range(TYPE_COUNT) if other != t]
        return prod(others, start=safety(column, billy))

    def hand_worth(self, played: int, own: Estimate, billy: Estimate) -> float:
        """Return what the cards kept may still bring, as far as they can be played."""
        worth: list[float] = []
        for card in self.hand:
            if card != played:
                t = TYPE[card]
                same = t == TYPE[played]
                column = own if same else self.loot[self.you][t]
                claimed = Estimate(column.mean + VALUE[card], column.variance)
                worth.append(VALUE[card] * safety(claimed, billy if same else self.billy[t]))
        worth.sort(reverse=True)
        return KEEP * sum(worth[: self.turns_left - 1])


def survivors(column: list[int], all_earlier: bool) -> list[int]:
    """BB-40: return the cards, hidden or not, that a dynamite in sight leaves in a column."""
    for place, card in enumerate(column):
        if card != HIDDEN and IS_DYNAMITE[card]:
            return column[: 0 if all_earlier else max(place - 1, 0)] + column[place + 1 :]
    return column


class BlastingBillyBot:
    """Plays the move after which it is likeliest to win."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        prospects = Prospects(view)
        chances = [prospects.win_chance(action) for action in legal]
        return legal[chances.index(max(chances))]
