"""Cards changing hands, and what everybody remembers of it ("Who sees what").

Every gain and loss of a card goes through here, with the set of seats that see the card. Those who
see it add it to what they know; those who do not know one thing less for certain.
"""

from bisect import bisect, bisect_left

from fistful.engine.events import Out
from fistful.engine.seats import EVERYONE
from fistful.games.get_billy_the_kid.cards import DOC
from fistful.games.get_billy_the_kid.events import RESHUFFLED
from fistful.games.get_billy_the_kid.state import GetBilly, seat_of


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one more."""
    place = bisect(cards, card)
    one = (card,)
    return cards[:place] + one + cards[place:]


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def gain(s: GetBilly, holder: int, card: int, seers: int) -> None:
    """Put a card into a hand; the set of seers know which (EVERYONE includes the public)."""
    s.hands[holder] = with_card(s.hands[holder], card)
    if not seers:
        return
    for observer in range(s.seats + 1):
        if seers >> observer & 1 and observer != holder:
            row = observer * s.seats + holder
            s.known[row] = with_card(s.known[row], card)


def show(s: GetBilly, holder: int, card: int) -> None:
    """Take a card out of a hand in public: it is played, paid or discarded face up."""
    s.hands[holder] = without_card(s.hands[holder], card)
    known = s.known
    for row in range(holder, len(known), s.seats):
        if card in known[row]:
            known[row] = without_card(known[row], card)
            if len(known[row]) <= s.lost[row]:
                forget(s, row)


def lose(s: GetBilly, holder: int, card: int, seers: int) -> None:
    """Take a card out of a hand in secret: all others are less certain of what is left."""
    s.hands[holder] = without_card(s.hands[holder], card)
    for observer in range(s.seats + 1):
        row = observer * s.seats + holder
        if not s.known[row]:
            continue
        if not seers >> observer & 1:
            s.lost[row] += 1
        elif card in s.known[row]:
            s.known[row] = without_card(s.known[row], card)
        if len(s.known[row]) <= s.lost[row]:
            forget(s, row)


def see_hand(s: GetBilly, observer: int, holder: int) -> None:
    """Let an observer see a whole hand."""
    row = observer * s.seats + holder
    s.known[row] = s.hands[holder]
    s.lost[row] = 0


def lay_open(s: GetBilly, holder: int) -> None:
    """Show a hand to all."""
    for observer in range(s.seats + 1):
        if observer != holder:
            see_hand(s, observer, holder)


def clear_hand(s: GetBilly, holder: int) -> None:
    """Put a whole hand on the discard pile, face up (GB-40, GB-46)."""
    s.discards += s.hands[holder]
    s.hands[holder] = ()
    for observer in range(s.seats + 1):
        forget(s, observer * s.seats + holder)


def forget(s: GetBilly, row: int) -> None:
    """Nothing is certain any more for this observer of this hand."""
    s.known[row] = ()
    s.lost[row] = 0


def can_draw(s: GetBilly, out: Out | None) -> bool:
    """GB-22: turn an empty deck's discards into a new one; tell whether there is a card to draw."""
    if s.bag or s.bottom:
        return True
    if not s.discards:
        return False
    s.bag = sorted(s.discards)
    s.discards = []
    if out:
        out.all(RESHUFFLED, len(s.bag))
    return True


def top_cards(s: GetBilly) -> list[int]:
    """Return the kinds that can come next from the deck: the cards under it come last."""
    return sorted(set(s.bag)) if s.bag else [s.bottom[0]]


def leave_deck(s: GetBilly, card: int) -> int:
    """Take a card off the deck; return the set of seats that know which it is.

    Only Doc knows what lies under the deck (GB-71), so he knows it when it is drawn.
    """
    if s.bag:
        del s.bag[bisect_left(s.bag, card)]
        return 0
    s.bottom = s.bottom[1:]
    return 1 << seat_of(s, DOC)


def pay(s: GetBilly, holder: int, card: int) -> None:
    """Put a hand card on the discard pile, face up."""
    show(s, holder, card)
    s.discards.append(card)


def receive(s: GetBilly, holder: int, card: int) -> None:
    """Put a card all have seen into a hand (GB-50)."""
    gain(s, holder, card, EVERYONE)
