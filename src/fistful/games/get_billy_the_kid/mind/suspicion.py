"""How suspicious each seat is: the odds a rule-of-thumb Lawman reckons with.

Every way to seat the characters is weighed. A Lawman's answers must be true. An Outlaw plays one of
the Lawmen, so the fewer of them its answers still fit, the less likely it is to have given them
all. What a seat threw away, and what it was seen to hold, fits some better than others.
"""

from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    DISCARD,
    DISGUISE,
    ESCAPE,
    GOLD,
    KIND_COUNT,
    PISTOL,
    RIFLE,
    TNT,
    VERBS,
)
from fistful.games.get_billy_the_kid.lines import FEWEST
from fistful.games.get_billy_the_kid.state import BY, GetBilly

#: How much likelier than a Lawman an Outlaw is to throw a card away …
THROWN: Final = {GOLD: 0.35, DISGUISE: 0.3, TNT: 0.3, PISTOL: 0.8, RIFLE: 0.9, ARREST: 3.0}
THROWN_ESCAPE: Final = 0.5
#: … and to hold a card somebody has seen.
HELD: Final = {GOLD: 1.5, DISGUISE: 1.3, TNT: 1.3, ARREST: 0.85}
#: An Outlaw whose answers fit no Lawman is not quite impossible.
DOUBT: Final = 0.02
#: How many seatings are remembered.
REMEMBERED: Final = 1 << 15

#: By what the other seats can be: the sets of seats that can be the Outlaws, each with the number
#: of ways to seat the Lawmen on the others.
Seatings = list[tuple[int, int]]
SEATINGS: Final[dict[tuple[int, ...], Seatings]] = {}


def seatings(could: tuple[int, ...], outlaws: int) -> Seatings:
    """Return where so many Outlaws can sit, and in how many ways the Lawmen then do.

    `could[i]` is the set of Lawmen a seat can be; with its bits above all characters' (`MAYBE`) a
    seat says that it can be an Outlaw as well.
    """
    key = (*could, outlaws)
    found = SEATINGS.get(key)
    if found is None:
        if len(SEATINGS) >= REMEMBERED:
            SEATINGS.clear()
        found = SEATINGS[key] = count_seatings(could, outlaws)
    return found


#: In a set of characters: this seat may be an Outlaw.
MAYBE: Final = 1 << 20


def count_seatings(could: tuple[int, ...], outlaws: int) -> Seatings:
    """Count the ways seat by seat, over the Lawmen used and the seats of Outlaws so far."""
    layer: dict[int, int] = {0: 1}
    for place, mask in enumerate(could):
        after: dict[int, int] = {}
        for used, ways in layer.items():
            free = mask & ~used & MAYBE - 1
            while free:
                bit = free & -free
                free ^= bit
                after[used | bit] = after.get(used | bit, 0) + ways
            if mask & MAYBE and (used >> 20).bit_count() < outlaws:
                one = used | MAYBE << place
                after[one] = after.get(one, 0) + ways
        layer = after
    sums: dict[int, int] = {}
    for used, ways in layer.items():
        if (used >> 20).bit_count() == outlaws:
            sums[used >> 20] = sums.get(used >> 20, 0) + ways
    return sorted(sums.items())


class Suspicion:
    """Weighs what a seat knows; made once for a player, with what it makes of others' discards."""

    def __init__(self, nose: float) -> None:
        #: By entry of the past: how much better an Outlaw fits it than a Lawman.
        self.tells: list[float] = [1.0] * (len(VERBS.verb_of) * BY)
        for card in range(KIND_COUNT):
            tell = THROWN_ESCAPE if card >= ESCAPE else THROWN.get(card, 1.0)
            for seat in range(BY):
                self.tells[(DISCARD + card) * BY + seat] = tell**nose
        self.held: list[float] = [HELD.get(card, 1.0) ** nose for card in range(KIND_COUNT)]

    def odds(self, s: GetBilly, seat: int) -> list[float]:
        """Return how likely each seat is an Outlaw, in the eyes of a Lawman."""
        doubts = self.doubts(s, seat)
        lawmen = s.deck.lawmen & ~(1 << s.characters[seat])
        outlaws = 1 if s.seats == FEWEST else 2
        could = s.could
        order: list[int] = []
        for other in range(s.seats):
            if other != seat:
                mask = could[other]
                maybe = MAYBE if mask & ~s.deck.lawmen else 0
                order.append((mask & lawmen | maybe) * BY + other)
        # Seats are alike but for what they can be: sorted, most tables are old acquaintances.
        order.sort()
        total = 0.0
        odds = [0.0] * s.seats
        seats = [entry % BY for entry in order]
        for places, ways in seatings(tuple([entry // BY for entry in order]), outlaws):
            weight = float(ways)
            first = NOTHING
            second = NOTHING
            while places:
                bit = places & -places
                places ^= bit
                second = first
                first = seats[bit.bit_length() - 1]
                weight *= doubts[first]
            if s.falsely and not fits(s.falsely, 1 << first | (1 << second if second >= 0 else 0)):
                continue
            total += weight
            odds[first] += weight
            if second >= 0:
                odds[second] += weight
        return [chance / total for chance in odds] if total else odds

    def doubts(self, s: GetBilly, seat: int) -> list[float]:
        """Return how well an Outlaw fits what each seat has said and done, a Lawman being 1."""
        lawmen = s.deck.lawmen
        doubts = [float((mask & lawmen).bit_count()) + DOUBT for mask in s.could]
        tells = self.tells
        for entry in s.past:
            tell = tells[entry]
            if tell != 1.0:
                doubts[entry % BY] *= tell
        row = seat * s.seats
        for other in range(s.seats):
            cards = s.known[row + other]
            if cards and not s.lost[row + other]:
                for card in cards:
                    doubts[other] *= self.held[card]
        return doubts


def fits(falsely: list[int], outlaws: int) -> bool:
    """GB-36 with `bluff_arrest`: no false arrest is a Lawman's of an Outlaw."""
    for arrest in falsely:
        if outlaws >> arrest % BY & 1 and not outlaws >> arrest // BY & 1:
            return False
    return True
