"""What a seat knows of the final reckoning, and what it expects of it (BB-40 to BB-43)."""

from math import erfc, log, sqrt
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    IS_DYNAMITE,
    PER_TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.state import FROM, BlastingBilly, draws

#: A set of cards is an int; these are the sets of one card.
BIT: Final[list[int]] = [1 << card for card in range(CARD_COUNT)]
#: All cards of the first type, and its dynamite.
ONE_TYPE: Final = (1 << PER_TYPE) - 1
DYNAMITE_BIT: Final = 1 << (PER_TYPE - 1)
#: A card whose value the seat does not know, in sums of values, which are less than that; and one
#: that was given by somebody who owns loot of its type.
UNKNOWN: Final = 1000
COVER: Final = 1000 * UNKNOWN


def unseen_values(seen: int) -> list[int]:
    """Return the values of a type's cards that are not in a set; dynamite counts 0 (BB-01)."""
    return [VALUE[card] for card in range(PER_TYPE) if not seen >> card & 1]


def statistics(seen: int) -> tuple[float, float, int, bool]:
    """Return the mean, variance and number of a type's unseen cards, and if dynamite is seen."""
    values = unseen_values(seen)
    count = len(values)
    mean = sum(values) / max(1, count)
    squares = sum([value * value for value in values]) / max(1, count)
    return mean, squares - mean * mean, count, bool(seen & DYNAMITE_BIT)


#: By the set of a type's cards that were seen.
UNSEEN: Final[list[tuple[float, float, int, bool]]] = [
    statistics(seen) for seen in range(ONE_TYPE + 1)
]

#: How likely a normal variable is below z, by z in steps of a twelfth:
#: `CHANCE[int(z * STEPS) + MIDDLE]`. No margin in this game is beyond the ends.
STEPS: Final = 12
MIDDLE: Final = STEPS * 600
NEVER: Final = 0.0005
CHANCE: Final[list[float]] = [
    max(NEVER, 0.5 * erfc(-step / STEPS / sqrt(2))) for step in range(-MIDDLE, MIDDLE + 1)
]
#: The least variance of a total: all is known, and a tie is safe (BB-41).
SURE: Final = 0.06
#: The variance of a card that a rival claimed face down.
VEILED: Final = 7.0


class Expectations:
    """How a player fills in what it does not know: see the habits of these names."""

    __slots__ = ("cover", "dread", "faith", "rescue", "trust")

    def __init__(
        self, trust: float, faith: float, cover: float, dread: float, rescue: float
    ) -> None:
        self.trust = trust
        self.faith = faith
        self.cover = cover
        self.dread = dread
        self.rescue = rescue


class Reckoning:
    """A seat's picture of all columns, as it knows them."""

    __slots__ = (
        "all_earlier",
        "billy",
        "blast",
        "blur",
        "last",
        "left",
        "loss",
        "own",
        "risk",
        "safe",
        "seen",
        "sharp",
        "stakes",
        "survival",
    )

    def __init__(self, s: BlastingBilly, seat: int, expect: Expectations) -> None:
        self.all_earlier = s.options["blast"] == "all_earlier"
        first = seat * FROM if s.options["memory_aid"] == "on" else -FROM
        beyond = first + FROM
        # Cards there are none of are as good as seen.
        seen = s.deck.missing
        for card in s.hands[seat]:
            seen |= BIT[card]
        for card in s.box:
            if first <= card < beyond:
                seen |= BIT[card - first]
        #: The cards the seat has seen.
        self.seen = seen
        self.see_loot(s.loot, seat)
        self.see_billy(s, first, expect)
        self.expect_self()

    def see_loot(self, loot: list[tuple[int, ...]], seat: int) -> None:
        """BB-22, BB-40: count the loot; the first card of a column is its owner's secret."""
        seen = self.seen
        #: Own columns by type, and each of the rivals': whose, of which type, and what is known of
        #: it, with UNKNOWN for a card that is not.
        self.own = own = [0] * TYPE_COUNT
        self.stakes: list[tuple[int, int, int]] = []
        #: What dynamite would take from own columns.
        self.last = last = [0] * TYPE_COUNT
        for place, column in enumerate(loot):
            if not column:
                continue
            owner = place // TYPE_COUNT
            if owner == seat:
                seen |= BIT[column[0]]
                before = VALUE[column[0]]
            else:
                before = UNKNOWN
            total = before
            if len(column) > 1:
                for card in column[1:]:
                    seen |= BIT[card]
                    if IS_DYNAMITE[card]:
                        total -= total if self.all_earlier else before
                        before = 0
                    else:
                        before = VALUE[card]
                        total += before
            if owner == seat:
                own[place % TYPE_COUNT] = total
                last[place % TYPE_COUNT] = total if self.all_earlier else before
            else:
                self.stakes.append((owner, place % TYPE_COUNT, total))
        self.seen = seen

    def see_billy(self, s: BlastingBilly, first: int, expect: Expectations) -> None:
        """BB-21, BB-40: count Billy's columns, as far as the seat may remember its gifts."""
        totals = [0] * TYPE_COUNT
        #: What dynamite would take from Billy's columns.
        self.blast = [0.0] * TYPE_COUNT
        beyond = first + FROM
        seen = self.seen
        given = 0
        for t, column in enumerate(s.billy):
            total = before = 0
            for gift in column:
                given += 1
                if first <= gift < beyond:
                    card = gift - first
                    seen |= BIT[card]
                    if IS_DYNAMITE[card]:
                        total -= total if self.all_earlier else before
                        before = 0
                    else:
                        before = VALUE[card]
                        total += before
                else:
                    before = COVER if s.loot[gift // FROM * TYPE_COUNT + t] else UNKNOWN
                    total += before
            totals[t] = total
            self.blast[t] = before
        self.seen = seen
        self.expect_billy(s.billy, totals, self.gifts_to_come(s, given) * expect.trust, expect)

    def gifts_to_come(self, s: BlastingBilly, given: int) -> float:
        """Return how many gifts the others will still make, for each card that is unseen."""
        seats = s.seats
        to_draw = draws(s)
        pile = len(s.bag) + (s.top != NOTHING)
        made = to_draw - pile if pile else to_draw + (s.turn - s.last - 1) % seats
        to_make = to_draw + seats - made
        #: How many turns the seat has, this one included.
        self.left = (to_make + seats - 1) // seats
        unseen = CARD_COUNT + 1 - self.seen.bit_count()
        return (to_make - self.left) * (given + 1) / (made + 3) / unseen

    def expect_billy(
        self, billy: list[tuple[int, ...]], totals: list[int], gifts: float, expect: Expectations
    ) -> None:
        """Reckon what Billy will hold: gifts known, hidden and to come, and what may blow up."""
        #: What Billy will hold (and half a point, as a tie is safe: BB-41), one over how far off
        #: that may be, how likely dynamite is among the gifts, and what it would take.
        self.billy = holds = [0.0] * TYPE_COUNT
        self.sharp = sharps = [0.0] * TYPE_COUNT
        self.blur = blurs = [0.0] * TYPE_COUNT
        self.risk = risks = [0.0] * TYPE_COUNT
        self.loss = losses = [0.0] * TYPE_COUNT
        blast = self.blast
        seen = self.seen
        faith = expect.faith
        more = expect.cover - faith
        rescue = expect.rescue * (self.left - 1) + 0.5
        for t, sure in enumerate(totals):
            mean, variance, unseen, is_dynamite_seen = UNSEEN[seen & ONE_TYPE]
            seen >>= PER_TYPE
            covers = sure // COVER
            hidden = sure % COVER // UNKNOWN + covers
            coming = gifts * unseen
            total = sure % UNKNOWN + mean * (hidden * faith + covers * more + coming)
            # Drawn without replacement: were all the unseen cards among the gifts, they were known.
            others = unseen - 1 if unseen > 1 else 1
            spread = hidden * variance * (unseen - hidden) / others + SURE
            spread += coming * (variance + mean * mean)
            if is_dynamite_seen:
                if self.all_earlier:
                    blast[t] = total
                elif blast[t] >= UNKNOWN:
                    blast[t] = mean
            elif sure:
                # Whoever covers loot of its own is half as likely to have given dynamite.
                chance = expect.dread * (hidden - covers / 2 + coming) / unseen
                risks[t] = chance if chance < 1.0 else 1.0
                losses[t] = total / 2 if self.all_earlier else total / (len(billy[t]) + coming)
            holds[t] = total + rescue
            sharps[t] = STEPS / sqrt(spread)
            blurs[t] = STEPS / sqrt(spread + VEILED)

    def expect_self(self) -> None:
        """Reckon how likely the own columns are safe."""
        #: The logarithm of how likely that is, for each and for all.
        self.safe = safes = [0.0] * TYPE_COUNT
        survival = 0.0
        for t, own in enumerate(self.own):
            if own:
                safes[t] = safe = log(self.chance(t, own))
                survival += safe
        self.survival = survival

    def chance(self, t: int, total: float) -> float:
        """Return how likely an own column of so much is safe (BB-41), dynamite or not."""
        margin = self.billy[t] - total
        sharp = self.sharp[t]
        safe = CHANCE[int(margin * sharp) + MIDDLE]
        risk = self.risk[t]
        if risk:
            safe -= risk * (safe - CHANCE[int((margin - self.loss[t]) * sharp) + MIDDLE])
        return safe
