"""Setting up: characters, hands, the Town, the seat that starts (GB-10 to GB-12)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import NOTHING, replaced
from fistful.games.get_billy_the_kid.cards import (
    CARD,
    CHARACTER,
    HAND_SIZE,
    QUESTION,
    START,
    TOWN_SIZE,
)
from fistful.games.get_billy_the_kid.events import (
    DEALT,
    DEALT_YOU,
    HOUR,
    STARTS,
    TOWN_CARD,
    TOWN_REFUSED,
    YOU_ARE,
)
from fistful.games.get_billy_the_kid.hands import can_draw, leave_deck, take_top, top_cards
from fistful.games.get_billy_the_kid.state import (
    BY,
    CHARACTERS,
    DEAL,
    FIRST_SEAT,
    NEXT_TURN,
    NOBODY,
    TOWN,
    GetBilly,
)


class FromDeck(Draw[GetBilly]):
    """Nature turns up the next card of the deck."""

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [CARD + card for card in top_cards(s)]

    def draw(self, s: GetBilly, dice: Dice) -> int:
        return CARD + (dice.pick(s.bag) if s.bag else s.bottom[0])

    def odds(self, s: GetBilly) -> list[int]:
        return [max(s.bag.count(card), 1) for card in top_cards(s)]


class Characters(Draw[GetBilly]):
    """GB-10: one character to each seat, face down."""

    name = "characters"
    leads_to = ["characters", "deal"]

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

    name = "deal"
    leads_to = ["deal", "town"]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        dealt = len(s.deck.bags[s.seats]) - len(s.bag)
        take_top(s, dealt % s.seats, card)
        if dealt + 1 < s.seats * HAND_SIZE:
            return DEAL
        if out:
            out.all(DEALT, HAND_SIZE)
            for owner in range(s.seats):
                out.only(owner, DEALT_YOU, *s.hands[owner])
        return TOWN


class Town(FromDeck):
    """GB-11: two cards face up; a Question is replaced, and so is a card of a kind lying there.

    GB-53: after each hour since the reveal two new ones come in the same way.
    """

    name = "town"
    leads_to = ["town", "first-seat", "next-turn"]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        leave_deck(s, card)
        fits = card != QUESTION and card not in s.town
        if fits:
            s.town += (card,)
        else:
            s.discards.append(card)
            s.past.append((CARD + card) * BY + NOBODY)
        if out:
            if fits:
                out.all(TOWN_CARD, card)
            else:
                out.all(TOWN_REFUSED, card, int(card != QUESTION))
        return fill_town(s, out)


def fill_town(s: GetBilly, out: Out | None) -> int:
    """GB-11: go on until both cards fit, or until no card there is could."""
    if len(s.town) < TOWN_SIZE and can_fit(s) and can_draw(s, out):
        return TOWN
    return FIRST_SEAT if s.turn == NOTHING else NEXT_TURN


def can_fit(s: GetBilly) -> bool:
    """Tell whether some card in the deck or the discard pile may lie in the Town."""
    for cards in (s.bag, s.discards, list(s.bottom)):
        for card in cards:
            if card != QUESTION and card not in s.town:
                return True
    return False


class FirstSeat(Draw[GetBilly]):
    """GB-12: a start seat is drawn; it is one o'clock."""

    name = "first-seat"
    leads_to = ["next-turn"]

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
