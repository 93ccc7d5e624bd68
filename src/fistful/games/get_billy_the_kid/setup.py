"""Setting up: characters, hands, the seat that starts (GB-10, GB-12)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import NOTHING, replaced
from fistful.games.get_billy_the_kid.cards import (
    CARD,
    CHARACTER,
    START,
)
from fistful.games.get_billy_the_kid.events import (
    DEALT,
    DEALT_YOU,
    HOUR,
    STARTS,
    YOU_ARE,
)
from fistful.games.get_billy_the_kid.hands import odds_of_top, take_top, top_cards
from fistful.games.get_billy_the_kid.order import CHARACTERS, DEAL, FIRST_SEAT, NEXT_TURN, TOWN
from fistful.games.get_billy_the_kid.state import GetBilly


class FromDeck(Draw[GetBilly]):
    """Nature turns up the next card of the deck."""

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [CARD + card for card in top_cards(s)]

    def draw(self, s: GetBilly, dice: Dice) -> int:
        return CARD + (dice.pick(s.bag) if s.bag else s.bottom[0])

    def weights(self, s: GetBilly) -> list[int]:
        return odds_of_top(s)


class Characters(Draw[GetBilly]):
    """GB-10: one character to each seat, face down."""

    number = CHARACTERS

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [CHARACTER + who for who in s.deck.casts[s.seats] if who not in s.characters]

    def draw(self, s: GetBilly, dice: Dice) -> int:
        return dice.pick(self.legal(s, NOTHING))

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        who = action - CHARACTER
        to = s.characters.index(NOTHING)
        s.characters = replaced(s.characters, to, who)
        if not s.deck.is_lawman[who]:
            s.outlaws |= 1 << to
        if out:
            out.only(to, YOU_ARE, who)
        return CHARACTERS if NOTHING in s.characters else DEAL


class Deal(FromDeck):
    """GB-10: seven cards to each seat, one at a time."""

    number = DEAL

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        dealt = len(s.deck.bags[s.seats]) - len(s.bag)
        take_top(s, dealt % s.seats, card)
        if dealt + 1 < s.seats * s.deck.hand_size:
            return DEAL
        if out:
            out.all(DEALT, s.deck.hand_size)
            for owner in range(s.seats):
                out.only(owner, DEALT_YOU, *s.hands[owner])
        return TOWN


class FirstSeat(Draw[GetBilly]):
    """GB-12: a start seat is drawn; it is one o'clock."""

    number = FIRST_SEAT

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [START + first for first in range(s.seats)]

    def draw(self, s: GetBilly, dice: Dice) -> int:
        return START + dice.below(s.seats)

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.start = s.turn = action - START
        if out:
            out.all(STARTS, s.start)
            out.all(HOUR, s.hour)
        return NEXT_TURN
