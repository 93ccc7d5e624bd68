"""The Town: its two cards, and what can be bought and stolen there (GB-11, GB-50 to GB-53)."""

from fistful.engine.events import Out
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    CARD,
    GOLD,
    PISTOL,
    QUESTION,
    RIFLE,
    STEAL,
)
from fistful.games.get_billy_the_kid.events import (
    STOLE,
    TOWN_CARD,
    TOWN_CLEARED,
    TOWN_REFUSED,
)
from fistful.games.get_billy_the_kid.hands import can_draw, leave_deck, pay, receive
from fistful.games.get_billy_the_kid.order import FIRST_SEAT, NEXT_TURN, TOWN
from fistful.games.get_billy_the_kid.setup import FromDeck
from fistful.games.get_billy_the_kid.state import BY, NOBODY, GetBilly


class Town(FromDeck):
    """GB-11: two cards face up; a Question is replaced, and so is a card of a kind lying there.

    GB-53: after each hour since the reveal two new ones come in the same way.
    """

    number = TOWN

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
    if len(s.town) < s.deck.town_size and can_fit(s) and can_draw(s, out):
        return TOWN
    return FIRST_SEAT if s.turn == NOTHING else NEXT_TURN


def can_fit(s: GetBilly) -> bool:
    """Tell whether some card in the deck or the discard pile may lie in the Town."""
    for cards in (s.bag, s.discards, list(s.bottom)):
        for card in cards:
            if card != QUESTION and card not in s.town:
                return True
    return False


def new_town(s: GetBilly, out: Out | None) -> int:
    """GB-53: after an hour since the reveal two new cards come for the old ones."""
    if out and s.town:
        out.all(TOWN_CLEARED, *s.town)
    s.discards += s.town
    s.town = ()
    return fill_town(s, out)


def wares(s: GetBilly, is_outlaw: bool) -> list[int]:
    """GB-50, GB-52: what a Gold buys in the Town: no Gold; for a Lawman nothing but an Arrest."""
    return [card for card in sorted(s.town) if card == ARREST or (is_outlaw and card != GOLD)]


def steals_at_supply(s: GetBilly) -> bool:
    """GB-51: tell whether at this table stealing replaces the draw."""
    return s.options["steal_is_play"] == "no"


def thefts(s: GetBilly, seat: int) -> list[int]:
    """GB-51: with which cards an Outlaw can steal a Gold lying in the Town."""
    if GOLD not in s.town:
        return []
    return [STEAL + gun for gun in (RIFLE, PISTOL) if gun in s.hands[seat]]


def steal(s: GetBilly, seat: int, gun: int, out: Out | None) -> None:
    """GB-51: the gun is played to the discard pile, the Gold taken."""
    pay(s, seat, gun)
    leave_town(s, seat, GOLD)
    if out:
        out.all(STOLE, seat, gun)


def leave_town(s: GetBilly, seat: int, card: int) -> None:
    """GB-53: a card taken leaves a gap."""
    s.town = (s.town[1],) if s.town[0] == card and len(s.town) > 1 else s.town[:-1]
    receive(s, seat, card)
