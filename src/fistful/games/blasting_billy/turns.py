"""A turn: give, claim or dump, then draw (BB-20 to BB-25); the final turns (BB-30, BB-31)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Turn
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import (
    CLAIM,
    DUMP,
    HAND_SIZE,
    MOVES,
    TYPE,
    TYPE_COUNT,
)
from fistful.games.blasting_billy.events import (
    BOXED,
    BOXED_YOU,
    CLAIMED,
    CLAIMED_FIRST,
    CLAIMED_FIRST_YOU,
    DREW,
    DREW_YOU,
    DUMPED,
    DUMPED_YOU,
    GAVE,
    GAVE_YOU,
    LAST_CARD,
)
from fistful.games.blasting_billy.order import PILE, TURN
from fistful.games.blasting_billy.state import FROM, BlastingBilly


class TakeTurn(Turn[BlastingBilly]):
    """BB-20 to BB-25: give, claim or dump a hand card, then draw; BB-30, BB-31: final turns."""

    number = TURN

    def asks(self, s: BlastingBilly) -> int:
        return 1 << s.turn

    def legal(self, s: BlastingBilly, seat: int) -> list[int]:
        hand = s.hands[seat]
        if len(hand) == HAND_SIZE:
            a, b, c = hand
            return MOVES[a] + MOVES[b] + MOVES[c]
        return [move for card in hand for move in MOVES[card]]

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
        hand = s.hands[seat]
        s.turn = seat + 1 if seat + 1 < s.seats else 0
        if s.top == NOTHING:
            s.hands[seat] = without(hand, card)
            return final_turn(s, seat, out)
        if out:
            out.only(seat, DREW_YOU, s.top)
            out.others(seat, DREW, seat, TYPE[s.top])
        if len(hand) == HAND_SIZE:
            # As the rulebook has it, and by far the quickest.
            a, b, c = hand
            s.hands[seat] = (c, b, s.top) if card == a else (a, c if card == b else b, s.top)
        else:
            s.hands[seat] = (*without(hand, card), s.top)
        s.top = NOTHING
        if s.bag:
            return PILE
        s.last = seat
        if out:
            out.all(LAST_CARD, seat)
        return TURN


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand less one of its cards, whose place the last one takes."""
    rest = list(hand)
    rest[rest.index(card)] = rest[-1]
    return tuple(rest[:-1])


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
    return OVER
