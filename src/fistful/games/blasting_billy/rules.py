"""The phases of Blasting Billy, in the order they are played."""

from bisect import bisect_left
from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Draw, Phase, Turn
from fistful.engine.rules import CommonView, Rules
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import (
    CARD,
    CARD_COUNT,
    CLAIM,
    DUMP,
    HAND_SIZE,
    MOVES,
    PUT_ASIDE,
    START,
    TYPE,
    TYPE_COUNT,
    VERBS,
)
from fistful.games.blasting_billy.ending import Scoring
from fistful.games.blasting_billy.events import (
    BOXED,
    BOXED_YOU,
    CLAIMED,
    CLAIMED_FIRST,
    CLAIMED_FIRST_YOU,
    DEALT,
    DEALT_YOU,
    DREW,
    DREW_YOU,
    DUMPED,
    DUMPED_YOU,
    EVENTS,
    GAVE,
    GAVE_YOU,
    LAST_CARD,
    SET_ASIDE,
    STARTS,
    TOP,
)
from fistful.games.blasting_billy.state import FROM, BlastingBilly, fresh
from fistful.games.blasting_billy.view import BlastingBillyView, build_view, guess

ASIDE: Final = 0
DEAL: Final = 1
FIRST_SEAT: Final = 2
PILE: Final = 3
TURN: Final = 4


class NextCard(Draw[BlastingBilly]):
    """The next card of the shuffled deck: any that nobody has seen."""

    def legal(self, s: BlastingBilly, seat: int) -> list[int]:
        return [CARD + card for card in s.bag]

    def draw(self, s: BlastingBilly, dice: Dice) -> int:
        return CARD + dice.pick(s.bag)


class Aside(NextCard):
    """BB-11: with two players 12 cards are put aside unseen, with three 6; types are public."""

    name = "aside"
    leads_to = ["aside", "deal"]

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        s.aside.append(card)
        if out:
            out.all(SET_ASIDE, TYPE[card])
        return ASIDE if len(s.aside) < PUT_ASIDE[s.seats] else DEAL


class Deal(NextCard):
    """BB-12: three cards to each seat, one at a time; the types of hand cards are public."""

    name = "deal"
    leads_to = ["deal", "first-seat"]

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        dealt = CARD_COUNT - len(s.aside) - len(s.bag)
        to = (dealt - 1) % s.seats
        s.hands[to] += (card,)
        if out:
            out.only(to, DEALT_YOU, card)
            out.others(to, DEALT, to, TYPE[card])
        return DEAL if dealt < s.seats * HAND_SIZE else FIRST_SEAT


class FirstSeat(Draw[BlastingBilly]):
    """BB-14: a random seat starts."""

    name = "first-seat"
    leads_to = ["pile"]

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

    name = "pile"
    leads_to = ["turn"]

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.bag[bisect_left(s.bag, card)]
        s.top = card
        if out:
            out.all(TOP, TYPE[card])
        return TURN


class TakeTurn(Turn[BlastingBilly]):
    """BB-20 to BB-25: give, claim or dump a hand card, then draw; BB-30, BB-31: final turns."""

    name = "turn"
    leads_to = ["pile", "turn", "over"]

    def asks(self, s: BlastingBilly) -> int:
        return 1 << s.turn

    def legal(self, s: BlastingBilly, seat: int) -> list[int]:
        a, b, c = s.hands[seat]
        return MOVES[a] + MOVES[b] + MOVES[c]

    def default(self, s: BlastingBilly, seat: int, dice: Dice) -> int:
        """BB-50: a random hand card is dumped."""
        return DUMP + dice.pick(sorted(s.hands[seat]))

    def hear(self, s: BlastingBilly, seat: int, action: int, out: Out | None) -> int:
        if action < CLAIM:
            card = action
            s.billy[TYPE[card]] += (seat * FROM + card,)
        elif action < DUMP:
            card = action - CLAIM
            s.loot[seat * TYPE_COUNT + TYPE[card]] += (card,)
        else:
            card = action - DUMP
            s.box.append(seat * FROM + card)
        if out:
            tell_move(s, seat, action, card, out)
        a, b, c = s.hands[seat]
        if card == a:
            a = c
        elif card == b:
            b = c
        s.turn = seat + 1 if seat + 1 < s.seats else 0
        if s.top == NOTHING:
            s.hands[seat] = (a, b)
            return final_turn(s, seat, out)
        if out:
            out.only(seat, DREW_YOU, s.top)
            out.others(seat, DREW, seat, TYPE[s.top])
        s.hands[seat] = (a, b, s.top)
        s.top = NOTHING
        if s.bag:
            return PILE
        s.last = seat
        if out:
            out.all(LAST_CARD, seat)
        return TURN


def tell_move(s: BlastingBilly, seat: int, action: int, card: int, out: Out) -> None:
    """BB-21 to BB-23: the mover learns nothing it did not know; the others see the type."""
    if action < CLAIM:
        tell_hidden(s, seat, card, GAVE, GAVE_YOU, out)
    elif action >= DUMP:
        tell_hidden(s, seat, card, DUMPED, DUMPED_YOU, out)
    elif len(s.loot[seat * TYPE_COUNT + TYPE[card]]) == 1:
        out.only(seat, CLAIMED_FIRST_YOU, card)
        out.others(seat, CLAIMED_FIRST, seat, TYPE[card])
    else:
        out.all(CLAIMED, seat, card)


def tell_hidden(
    s: BlastingBilly, seat: int, card: int, public: int, private: int, out: Out
) -> None:
    """BB-21: with `memory_aid` the mover's own log keeps the value; without it nobody's does."""
    if s.options["memory_aid"] == "on":
        out.only(seat, private, card)
        out.others(seat, public, seat, TYPE[card])
    else:
        out.all(public, seat, TYPE[card])


def final_turn(s: BlastingBilly, seat: int, out: Out | None) -> int:
    """BB-30, BB-31: no card is drawn; after the last of the final turns the hands go to the box."""
    if seat != s.last:
        return TURN
    for other in range(s.seats):
        left = sorted(s.hands[other])
        s.box += [other * FROM + card for card in left]
        s.hands[other] = ()
        if out:
            if s.options["memory_aid"] == "on":
                out.only(other, BOXED_YOU, *left)
                out.others(other, BOXED, other, *[TYPE[card] for card in left])
            else:
                out.all(BOXED, other, *[TYPE[card] for card in left])
    if out:
        Scoring(s).tell(s, out)
    return OVER


PHASES: Final[list[Phase[BlastingBilly]]] = [Aside(), Deal(), FirstSeat(), Pile(), TakeTurn()]


class BlastingBillyRules(Rules[BlastingBilly]):
    """BB-10: two to five players."""

    game = "blasting-billy"
    fewest = 2
    most = 5
    options = [
        Option("memory_aid", "off", "on"),
        Option("blast", "previous", "all_earlier"),
        Option("zero", "survivor", "billy"),
    ]

    def __init__(self) -> None:
        super().__init__(PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> BlastingBilly:
        s = fresh(seats, options)
        s.phase = ASIDE if PUT_ASIDE[seats] else DEAL
        return s

    def outcome(self, s: BlastingBilly) -> Outcome:
        return Scoring(s).outcome

    def build_view(self, s: BlastingBilly, seat: int, common: CommonView) -> BlastingBillyView:
        return build_view(s, seat, common)

    def guess(self, view: Any, dice: Dice) -> BlastingBilly:
        return guess(view, dice, PHASES)
