"""Dealing and the start (BB-11 to BB-14), and the pile (BB-13)."""

from bisect import bisect_left

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.games.blasting_billy.cards import (
    CARD,
    START,
    TYPE,
)
from fistful.games.blasting_billy.events import (
    DEALT,
    DEALT_YOU,
    SET_ASIDE,
    STARTS,
    TOP,
)
from fistful.games.blasting_billy.order import ASIDE, DEAL, FIRST_SEAT, PILE, TURN
from fistful.games.blasting_billy.state import BlastingBilly


class NextCard(Draw[BlastingBilly]):
    """The next card of the shuffled deck: any that nobody has seen."""

    def legal(self, s: BlastingBilly, seat: int) -> list[int]:
        return [CARD + card for card in s.bag]

    def draw(self, s: BlastingBilly, dice: Dice) -> int:
        return CARD + dice.pick(s.bag)


class Aside(NextCard):
    """BB-11: with two players 12 cards are put aside unseen, with three 6; types are public."""

    number = ASIDE

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        s.aside.append(card)
        if out:
            out.all(SET_ASIDE, TYPE[card])
        return ASIDE if len(s.aside) < s.deck.put_aside[s.seats] else DEAL


class Deal(NextCard):
    """BB-12: three cards to each seat, one at a time; the types of hand cards are public."""

    number = DEAL

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        dealt = s.deck.count - len(s.aside) - len(s.bag)
        to = (dealt - 1) % s.seats
        s.hands[to] += (card,)
        if out:
            out.only(to, DEALT_YOU, card)
            out.others(to, DEALT, to, TYPE[card])
        return DEAL if dealt < s.seats * s.deck.hand_size else FIRST_SEAT


class FirstSeat(Draw[BlastingBilly]):
    """BB-14: a random seat starts."""

    number = FIRST_SEAT

    def legal(self, s: BlastingBilly, seat: int) -> list[int]:
        return [START + first for first in range(s.seats)]

    def draw(self, s: BlastingBilly, dice: Dice) -> int:
        return START + dice.below(s.seats)

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        s.turn = action - START
        if out:
            out.all(STARTS, s.turn)
        return PILE


class Pile(NextCard):
    """BB-13: the next card comes to the top of the pile; its type is public, its value no one's."""

    number = PILE

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        s.top = card
        if out:
            out.all(TOP, TYPE[card])
        return TURN
