"""How suspicious each seat is: the odds a rule-of-thumb Lawman reckons with.

Every way to seat the characters is weighed: a Lawman's answers must be true, an Outlaw's could have
been either way, and what a seat threw away fits some better than others.
"""

from typing import Final

from fistful.engine.rules import View
from fistful.games.get_billy_the_kid.cards import (
    AGAIN,
    ARREST,
    ASK,
    DISCARD,
    DISGUISE,
    ESCAPE,
    GOLD,
    NO,
    PISTOL,
    RIFLE,
    TNT,
    YES,
)
from fistful.games.get_billy_the_kid.state import BY

#: How often an Outlaw gives the answer it gave: it has two.
LIE: Final = 0.5
#: How much likelier than a Lawman an Outlaw is to throw a card away.
THROWN: Final = {GOLD: 0.35, DISGUISE: 0.5, TNT: 0.5, PISTOL: 0.8, RIFLE: 0.9, ARREST: 1.35}
THROWN_ESCAPE: Final = 0.75
#: How much likelier an Outlaw is to hold a card somebody has seen.
HELD: Final = {GOLD: 1.5, DISGUISE: 1.3, TNT: 1.3, ARREST: 0.85}


class Suspicion:
    """The chances of every seat to be each character, in the eyes of one viewer."""

    def __init__(self, view: View) -> None:
        self.view = view
        seats: int = view["seats"]
        self.is_lawman = {who: bool(lawman) for who, lawman, _ in view["sheet"]}
        self.has: dict[int, list[int]] = {who: features for who, _, features in view["sheet"]}
        doubt = self.doubts()
        weights: list[dict[int, float]] = [
            {
                1 << who: 1.0 if self.is_lawman[who] else doubt[seat]
                for who in view["notebook"][seat]
            }
            for seat in range(seats)
        ]
        #: `chances[seat][character]`.
        self.chances = [
            {bit.bit_length() - 1: chance for bit, chance in odds.items()}
            for odds in marginals(weights)
        ]
        #: How likely each seat is an Outlaw.
        self.outlaw = [
            sum([chance for who, chance in odds.items() if not self.is_lawman[who]])
            for odds in self.chances
        ]

    def doubts(self) -> list[float]:
        """Return how well an Outlaw fits what each seat has said and done, a Lawman being 1."""
        view = self.view
        doubt = [1.0] * view["seats"]
        asked: set[tuple[int, int]] = set()
        question = 0
        for entry in view["past"]:
            action, seat = entry // BY, entry % BY
            if DISCARD <= action < ASK:
                card = action - DISCARD
                doubt[seat] *= THROWN_ESCAPE if card >= ESCAPE else THROWN.get(card, 1.0)
            elif ASK <= action < AGAIN:
                question = action - ASK
            elif action in (YES, NO) and (seat, question) not in asked:
                asked.add((seat, question))
                doubt[seat] *= LIE
        for seat, (cards, lost) in enumerate(view["known"]):
            if not lost:
                for card in cards:
                    doubt[seat] *= HELD.get(card, 1.0)
        return doubt

    def says_yes(self, seat: int, feature: int) -> float:
        """Return how likely a seat, being a Lawman, has a feature."""
        yes = total = 0.0
        for who, chance in self.chances[seat].items():
            if self.is_lawman[who]:
                total += chance
                if feature in self.has[who]:
                    yes += chance
        return yes / total if total else 0.5


def marginals(weights: list[dict[int, float]]) -> list[dict[int, float]]:
    """Return each seat's chances of each character (a bit each), every character sitting once."""
    order = sorted(range(len(weights)), key=lambda seat: len(weights[seat]))
    before: list[dict[int, float]] = [{0: 1.0}]
    for seat in order:
        layer: dict[int, float] = {}
        for used, weight in before[-1].items():
            for bit, own in weights[seat].items():
                if not used & bit:
                    layer[used | bit] = layer.get(used | bit, 0.0) + weight * own
        before.append(layer)
    after: dict[int, float] = dict.fromkeys(before[-1], 1.0)
    total = sum(before[-1].values()) or 1.0
    chances: list[dict[int, float]] = [{} for _ in weights]
    for i in range(len(order) - 1, -1, -1):
        seat = order[i]
        odds = dict.fromkeys(weights[seat], 0.0)
        layer = {}
        for used, weight in before[i].items():
            rest = 0.0
            for bit, own in weights[seat].items():
                if not used & bit:
                    ways = own * after[used | bit]
                    odds[bit] += weight * ways / total
                    rest += ways
            layer[used] = rest
        after = layer
        chances[seat] = odds
    return chances
