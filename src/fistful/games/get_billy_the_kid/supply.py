"""The first half of a turn: whose it is, Doc's temptation, the draw, Garcia's pass."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Automatic, Turn
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid.cards import (
    BURY,
    BUY,
    CARD,
    DOC,
    DRAW,
    GARCIA,
    GOLD,
    JOIN,
    RETURN,
    SLIP,
    STAY,
    STEAL,
    each_kind,
)
from fistful.games.get_billy_the_kid.ending import finish, strike_seven
from fistful.games.get_billy_the_kid.events import (
    BOUGHT,
    BURIED,
    BURIED_YOU,
    DREW,
    DREW_YOU,
    HOUR,
    JOINED,
    MISSES,
    NO_CARD,
    NOTHING_TO_PLAY,
    SLIPPED,
    SLIPPED_CARD,
    STAYED,
    TURN,
)
from fistful.games.get_billy_the_kid.hands import can_draw, gain, lose, pay, receive, take_top
from fistful.games.get_billy_the_kid.order import (
    BURYING,
    DRAWING,
    NEXT_TURN,
    PLAY,
    POT,
    RETURNING,
    SLIPPING,
    SUPPLY,
)
from fistful.games.get_billy_the_kid.setup import FromDeck
from fistful.games.get_billy_the_kid.state import BY, GetBilly, kid, lawmen
from fistful.games.get_billy_the_kid.town import (
    leave_town,
    new_town,
    steal,
    steals_at_supply,
    thefts,
    wares,
)


class NextTurn(Automatic[GetBilly]):
    """GB-20: one turn for every seat still in play; GB-43: a mark costs the turn and is gone."""

    number = NEXT_TURN

    def settle(self, s: GetBilly, out: Out | None) -> int:
        bit = 1 << s.turn
        if not s.alive & bit:
            return advance(s, out)
        if s.missing & bit:
            s.missing &= ~bit
            if out:
                out.all(MISSES, s.turn)
            return advance(s, out)
        s.enticed = False
        s.has_played = False
        if out:
            out.all(TURN, s.turn)
        return POT if s.pot and may_join(s) else to_supply(s, out)


def advance(s: GetBilly, out: Out | None) -> int:
    """GB-20, GB-47: the next seat's turn; after the last one the next hour, or the end."""
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    if s.turn != s.start:
        return NEXT_TURN
    if s.hour == s.deck.hours:
        strike_seven(s, out)
        return OVER
    s.hour += 1
    if out:
        out.all(HOUR, s.hour)
    if not s.revealed:
        return NEXT_TURN
    return new_town(s, out)


def may_join(s: GetBilly) -> bool:
    """GB-71, GB-72: tell whether it is Doc's turn to take the Pot, if there is one, or leave it."""
    return (
        s.characters[s.turn] == DOC
        and not s.outlaws >> s.turn & 1
        and (s.seats != 5 or bool(s.outlaws & ~s.alive))
    )


def to_supply(s: GetBilly, out: Out | None) -> int:
    """GB-50 to GB-52: whoever could buy or steal is asked, whether or not it can pay."""
    is_outlaw = bool(s.outlaws >> s.turn & 1)
    steals = is_outlaw and steals_at_supply(s) and GOLD in s.town
    if s.revealed and (steals or wares(s, is_outlaw)):
        return SUPPLY
    return to_draw(s, out)


def to_draw(s: GetBilly, out: Out | None) -> int:
    """GB-21; GB-50: with deck and discards empty there is no draw."""
    if s.bag or can_draw(s, out):
        return DRAWING
    if out:
        out.all(NO_CARD, s.turn)
    return after_draw(s, out)


def after_draw(s: GetBilly, out: Out | None) -> int:
    """GB-61: after drawing, Garcia passes a card to a Kid still in play."""
    if s.revealed and s.characters[s.turn] == GARCIA and s.alive >> kid(s) & 1 and s.hands[s.turn]:
        return SLIPPING
    return to_play(s, out)


def to_play(s: GetBilly, out: Out | None) -> int:
    """GB-50: with no card left to play the play step is skipped."""
    if s.hands[s.turn]:
        return PLAY
    if out:
        out.all(NOTHING_TO_PLAY, s.turn)
    return advance(s, out)


class Pot(Turn[GetBilly]):
    """GB-71: Doc may take the Pot and change sides. There is time to talk before (GB-72)."""

    number = POT
    seconds = 90

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [JOIN, STAY]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return STAY

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        if action == STAY:
            if out:
                out.all(STAYED, seat)
            return to_supply(s, out)
        if out:
            out.all(JOINED, seat, s.pot)
        s.outlaws |= 1 << seat
        for _ in range(s.pot):
            receive(s, seat, GOLD)
        s.owed = s.pot
        s.pot = 0
        if not lawmen(s):
            finish(s, True, "lawmen-out", out)
            return OVER
        return BURYING


class Burying(Turn[GetBilly]):
    """GB-71: Doc puts as many cards under the deck, one by one; which, only he knows.

    Then he draws from the deck: on this turn the Town is not for him.
    """

    number = BURYING

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(BURY, s.hands[seat])

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        hand = s.hands[seat]
        return BURY + hand[dice.below(len(hand))]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - BURY
        lose(s, seat, card, 1 << seat)
        s.bottom += (card,)
        s.owed -= 1
        if out:
            out.only(seat, BURIED_YOU, card)
            out.others(seat, BURIED, seat)
        return BURYING if s.owed else to_draw(s, out)


class Supply(Turn[GetBilly]):
    """GB-50 to GB-52: draw, or buy in the Town with Gold; perhaps steal Gold there (GB-51)."""

    number = SUPPLY

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        moves = [DRAW]
        is_outlaw = bool(s.outlaws >> seat & 1)
        if GOLD in s.hands[seat]:
            moves += [BUY + card for card in wares(s, is_outlaw)]
        if is_outlaw and steals_at_supply(s):
            moves += thefts(s, seat)
        return moves

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return DRAW

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        if action == DRAW:
            return to_draw(s, out)
        s.past.append(action * BY + seat)
        if action >= STEAL:
            steal(s, seat, action - STEAL, out)
        else:
            pay(s, seat, GOLD)
            leave_town(s, seat, action - BUY)
            if out:
                out.all(BOUGHT, seat, action - BUY)
        return after_draw(s, out)


class Drawing(FromDeck):
    """GB-21: draw one card from the deck."""

    number = DRAWING

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        draw_card(s, s.turn, action - CARD, out)
        return after_draw(s, out)


def draw_card(s: GetBilly, seat: int, card: int, out: Out | None) -> None:
    """A seat takes the next card of the deck."""
    take_top(s, seat, card)
    if out:
        out.only(seat, DREW_YOU, card)
        out.others(seat, DREW, seat)


class Slipping(Turn[GetBilly]):
    """GB-61: Garcia passes one card face down to the Kid."""

    number = SLIPPING

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(SLIP, s.hands[seat])

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        hand = s.hands[seat]
        return SLIP + hand[dice.below(len(hand))]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        hand_over(s, seat, kid(s), action - SLIP, SLIPPED, SLIPPED_CARD, out)
        return RETURNING


class Returning(Turn[GetBilly]):
    """GB-61: the Kid passes one card back face down, perhaps the same one; then she plays."""

    number = RETURNING

    def asks(self, s: GetBilly) -> int:
        return 1 << kid(s)

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(RETURN, s.hands[seat])

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        hand = s.hands[seat]
        return RETURN + hand[dice.below(len(hand))]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        hand_over(s, seat, s.turn, action - RETURN, SLIPPED, SLIPPED_CARD, out)
        return PLAY


def hand_over(
    s: GetBilly, giver: int, taker: int, card: int, public: int, private: int, out: Out | None
) -> None:
    """A card goes from hand to hand; only the two seats see it."""
    both = 1 << giver | 1 << taker
    lose(s, giver, card, both)
    gain(s, taker, card, both)
    if out:
        out.to(both, private, giver, taker, card)
        out.to(~both, public, giver, taker)
