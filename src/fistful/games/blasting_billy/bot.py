"""The instinct of Blasting Billy: stay below what Billy should hold, ahead of who else survives.

For each type it reckons what Billy will hold in the end: gifts it knows, gifts it does not, gifts
still to come, and the dynamite that may be among them. Its own columns are then safe with some
chance. A move is worth what it does for that chance and for the loot, and against the rivals' loot.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.instinct import Habits, lot
from fistful.games.blasting_billy.cards import (
    CLAIM,
    DUMP,
    GIVE,
    IS_DYNAMITE,
    TYPE,
    VALUE,
)
from fistful.games.blasting_billy.habits import HABITS
from fistful.games.blasting_billy.reckoning import (
    CHANCE,
    HIDDEN,
    LOG_CHANCE,
    MIDDLE,
    Expectations,
    Reckoning,
)
from fistful.games.blasting_billy.state import BlastingBilly

#: A card's moves in the order they are weighed.
MOVE: Final[list[int]] = [GIVE, CLAIM, DUMP]
#: A gift of less than this is a bluff.
SMALL: Final = 2
#: The turn, counted from the end, in which a player is neither early nor late.
HALFWAY: Final = 6


class BlastingBillyInstinct:
    """Plays by lot among the moves that are worth most, the better the likelier."""

    def __init__(self, habits: Habits) -> None:
        chosen = {habit.name: habits.get(habit.name, habit.value) for habit in HABITS}
        self.expect = Expectations(chosen["trust"], chosen["faith"], chosen["dread"])
        self.suspicion = chosen["suspicion"]
        self.greed = chosen["greed"] / 10
        self.hurry = chosen["hurry"] / 100
        self.envy = chosen["envy"] / 200
        self.spite = chosen["spite"] / 100
        self.patience = chosen["patience"]
        self.bluff = chosen["bluff"]
        self.whim = chosen["whim"]

    def choose(self, s: BlastingBilly, seat: int, legal: list[int], dice: Dice) -> int:
        r = Reckoning(s, seat, self.expect)
        hand = sorted(s.hands[seat])
        promises: list[float] = []
        for card in hand:
            t = TYPE[card]
            promises.append(promise(card, r.billy[t] - r.own[t], r.sharp[t]))
        point = self.point(r, seat)
        worths: list[float] = []
        for card in hand:
            self.weigh(r, card, point, worths)
        if r.left > 1:
            self.keep(r, hand, promises, point * self.patience, worths)
        place = lot(worths, self.whim, dice)
        return hand[place // 3] + MOVE[place % 3]

    def point(self, r: Reckoning, seat: int) -> float:
        """Return what a point of loot is worth: early or late, behind the leader or ahead."""
        point = self.greed + self.hurry * (r.left - HALFWAY)
        if self.envy:
            best = 0.0
            for rival, rich in enumerate(r.rich):
                if rival != seat and rich:
                    best = max(best, rich % HIDDEN + rich // HIDDEN * self.suspicion)
            point += self.envy * (best - r.rich[seat])
        return max(0.0, point)

    def weigh(self, r: Reckoning, card: int, point: float, worths: list[float]) -> None:
        """Add the worth of giving, of claiming and of dumping a card."""
        t = TYPE[card]
        own = r.own[t]
        gain = VALUE[card]
        gift = float(gain)
        if IS_DYNAMITE[card]:
            gain = -r.last[t]
            gift = -r.blast[t]
        margin = r.billy[t] - own
        sharp = r.sharp[t]
        give = claim = r.survival - r.safe[t]
        if own:
            give += LOG_CHANCE[int((margin + gift) * sharp) + MIDDLE]
        if own + gain:
            claim += LOG_CHANCE[int((margin - gain) * sharp) + MIDDLE]
        if gift < SMALL:
            give += self.bluff
        stakes = r.stakes[t]
        if stakes:
            give -= self.spite * gift * (stakes % HIDDEN + stakes // HIDDEN * self.suspicion)
        worths.append(give)
        worths.append(claim + point * gain)
        worths.append(r.survival)

    def keep(
        self,
        r: Reckoning,
        hand: list[int],
        promises: list[float],
        point: float,
        worths: list[float],
    ) -> None:
        """Add to the worth of each move what the two cards that are kept may still bring."""
        for place in range(3):
            card = hand[place]
            t = TYPE[card]
            first = promises[place - 1]
            second = promises[place - 2]
            kept = point * (first + second if r.left > 2 else max(first, second))
            worths[3 * place] += kept
            worths[3 * place + 1] += kept
            worths[3 * place + 2] += kept
            for other in (place - 1, place - 2):
                # A card of the same type may bring more after a gift, and less after a claim.
                if TYPE[hand[other]] == t:
                    margin = r.billy[t] - r.own[t]
                    more = promise(hand[other], margin + VALUE[card], r.sharp[t])
                    less = promise(hand[other], margin - VALUE[card], r.sharp[t])
                    worths[3 * place] += point * (more - promises[other])
                    worths[3 * place + 1] += point * (less - promises[other])


def promise(card: int, margin: float, sharp: float) -> float:
    """Return what a card may bring once it is claimed, if Billy is ahead by so much before."""
    value = VALUE[card]
    return value * CHANCE[int((margin - value) * sharp) + MIDDLE]
