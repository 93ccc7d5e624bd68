"""The instinct of Blasting Billy: survive, and be ahead of who else survives.

For each type it reckons what Billy will hold in the end: gifts it knows, gifts it does not, gifts
still to come, and the dynamite that may be among them. Its own columns and its rivals' are then
safe with some chance. A move is worth what it does for the chance to win: to survive, and to be
ahead of every rival who survives too (BB-43).
"""

from math import log
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.games.blasting_billy.cards import (
    CLAIM,
    DUMP,
    GIVE,
    IS_DYNAMITE,
    TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.deck import MOST_HELD
from fistful.games.blasting_billy.mind.habits import HABITS
from fistful.games.blasting_billy.mind.reckoning import (
    CHANCE,
    MIDDLE,
    STEPS,
    UNKNOWN,
    Expectations,
    Reckoning,
)
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.mind import Habits, softmax

#: A card's moves in the order they are weighed.
MOVE: Final[list[int]] = [GIVE, CLAIM, DUMP]
#: A gift of less than this is a bluff.
SMALL: Final = 2
#: However sure a rival is to be ahead, so much of a chance to win is left.
HOPE: Final = 1.02
#: How far two scores may be off in the end, and how much farther for every turn to come.
SPREAD: Final = 4.5
DRIFT: Final = 0.55
#: How much room below Billy can be used up by claims to come, at most.
ROOM: Final = 10.0
#: In how many turns rivals may still catch up, at most.
SOON: Final = 4

#: By the size of a hand and a place in it: the other places, the one before first.
OTHERS: Final[list[list[list[int]]]] = [
    [[(place - back) % size for back in range(1, size)] for place in range(size)]
    for size in range(MOST_HELD + 1)
]


class Rivals:
    """What a seat makes of the others: how likely each survives, its score (as a place in the table
    of chances, once all is counted), its columns by type."""

    __slots__ = ("margins", "others", "safe", "scores", "survival")

    def __init__(self, seats: int, seat: int, score: float) -> None:
        self.others = SEATS_IN[(1 << seats) - 1 & ~(1 << seat)]
        #: By seat.
        self.survival = [1.0] * seats
        self.scores = [score] * seats
        #: By seat and type: how likely each column is safe (0 if there is none), and by what
        #: margin, as a place in the table of chances.
        self.safe = [0.0] * (seats * TYPE_COUNT)
        self.margins = [0.0] * (seats * TYPE_COUNT)


class BlastingBillyInstinct:
    """Plays by lot among the moves that are worth most, the better the likelier."""

    def __init__(self, habits: Habits) -> None:
        chosen = {habit.name: habits.get(habit.name, habit.value) for habit in HABITS}
        self.expect = Expectations(
            chosen["trust"], chosen["faith"], chosen["cover"], chosen["dread"], chosen["rescue"]
        )
        self.suspicion = chosen["suspicion"]
        self.esteem = chosen["esteem"]
        self.regard = chosen["regard"]
        self.caution = chosen["caution"]
        self.greed = chosen["greed"] / 10
        self.spite = chosen["spite"]
        self.patience = chosen["patience"]
        self.prospect = chosen["prospect"]
        self.bluff = chosen["bluff"]
        self.whim = chosen["whim"]

    def choose(self, s: BlastingBilly, seat: int, legal: list[int], dice: Dice) -> int:
        r = Reckoning(s, seat, self.expect)
        hand = sorted(s.hands[seat])
        sharp = STEPS / (SPREAD + DRIFT * r.left)
        rivals = self.see_rivals(r, s.seats, seat, sharp)
        scores = self.scores(r, hand)
        worths: list[float] = []
        for place, card in enumerate(hand):
            self.weigh(r, rivals, card, scores[3 * place : 3 * place + 3], sharp, worths)
        place = softmax(worths, self.whim, dice)
        return hand[place // 3] + MOVE[place % 3]

    def see_rivals(self, r: Reckoning, seats: int, seat: int, sharp: float) -> Rivals:
        """Return what the seat makes of all others."""
        rivals = Rivals(seats, seat, self.esteem * min(r.left, SOON))
        survival, scores = rivals.survival, rivals.scores
        regard, suspicion = self.regard, self.suspicion
        billy, risk, loss, blur = r.billy, r.risk, r.loss, r.blur
        for owner, t, known in r.stakes:
            total = known if known < UNKNOWN else known - UNKNOWN + suspicion
            if total:
                scores[owner] = scores[owner] + total
                margin = billy[t] - risk[t] * loss[t] + regard - total
                place = margin * blur[t] + MIDDLE
                safe = CHANCE[int(place)]
                rivals.margins[owner * TYPE_COUNT + t] = place
                rivals.safe[owner * TYPE_COUNT + t] = safe
                survival[owner] = survival[owner] * safe
        for other in rivals.others:
            scores[other] = scores[other] * sharp
        return rivals

    def scores(self, r: Reckoning, hand: list[int]) -> list[float]:
        """Return the score to expect after each move: own loot, and what the cards kept may bring.

        What is claimed is not in it yet.
        """
        own = float(sum(r.own))
        if r.left == 1:
            return [own] * (3 * len(hand))
        promises = [promise(r, card, 0) for card in hand]
        found: list[float] = []
        for place, card in enumerate(hand):
            others = OTHERS[len(hand)][place]
            worth = [promises[other] for other in others]
            if r.left <= len(worth):
                # There are turns for the best of them only.
                worth = sorted(worth)[1 - r.left :]
            given = claimed = kept = sum(worth)
            for other in others:
                # A card of the same type may bring more after a gift, and less after a claim.
                if TYPE[hand[other]] == TYPE[card]:
                    given += promise(r, hand[other], VALUE[card]) - promises[other]
                    claimed += promise(r, hand[other], -VALUE[card]) - promises[other]
            found.append(own + self.patience * given)
            found.append(own + self.patience * claimed)
            found.append(own + self.patience * kept)
        return found

    def weigh(
        self,
        r: Reckoning,
        rivals: Rivals,
        card: int,
        scores: list[float],
        sharp: float,
        worths: list[float],
    ) -> None:
        """Add the worth of giving, of claiming and of dumping a card."""
        given, claimed, dumped = scores
        t = TYPE[card]
        own = r.own[t]
        gain = VALUE[card]
        gift = float(gain)
        if IS_DYNAMITE[card]:
            gain = -r.last[t]
            gift = -r.blast[t]
        give = claim = r.survival - r.safe[t]
        if own:
            give += log(r.chance(t, own - gift))
        if own + gain:
            claim += log(r.chance(t, own + gain))
        claimed += gain
        if r.left > 1:
            prospect = self.prospect * (r.left - 1)
            room = r.billy[t] - own
            used = usable(room)
            given += prospect * (usable(room + gift) - used)
            claimed += prospect * (usable(room - gain) - used)
        places = MIDDLE - given * sharp, MIDDLE - claimed * sharp, MIDDLE - dumped * sharp
        after = self.nobody_ahead(rivals, t, gift * r.blur[t], places)
        caution = self.caution
        greed = self.greed
        if gift < SMALL:
            give += self.bluff
        worths.append(caution * give + greed * given + log(after[0]))
        worths.append(caution * claim + greed * claimed + log(after[1]))
        worths.append(caution * r.survival + greed * dumped + log(after[2]))

    def nobody_ahead(
        self,
        rivals: Rivals,
        t: int,
        gift: float,
        places: tuple[float, float, float],
    ) -> tuple[float, float, float]:
        """Return how likely no survivor is ahead after a gift, a claim and a dump.

        `places` are the scores then, and `gift` what is given, as places in the table of chances.
        """
        given, claimed, dumped = places
        spite = self.spite
        after_give = after_claim = after_dump = 1.0
        scores, survivals, safes = rivals.scores, rivals.survival, rivals.safe
        for rival in rivals.others:
            score = scores[rival]
            survival = survivals[rival]
            after_claim *= HOPE - survival * CHANCE[int(score + claimed)]
            after_dump *= HOPE - survival * CHANCE[int(score + dumped)]
            safe = safes[rival * TYPE_COUNT + t]
            if safe:
                then = CHANCE[int(rivals.margins[rival * TYPE_COUNT + t] + gift)]
                survival *= 1.0 + spite * (then / safe - 1.0)
                if survival > 1.0:
                    survival = 1.0
                elif survival < 0.0:
                    survival = 0.0
            after_give *= HOPE - survival * CHANCE[int(score + given)]
        return after_give, after_claim, after_dump


def usable(room: float) -> float:
    """Return how much of the room below Billy claims to come may use."""
    return 0.0 if room < 0.0 else ROOM if room > ROOM else room


def promise(r: Reckoning, card: int, gift: int) -> float:
    """Return what a card may bring once it is claimed, after a gift of so much, or a claim."""
    t = TYPE[card]
    value = VALUE[card]
    return value * r.chance(t, r.own[t] + value - gift)
