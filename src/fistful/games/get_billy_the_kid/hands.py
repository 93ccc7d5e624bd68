"""Cards changing hands, and what everybody remembers of it ("Who sees what").

Every gain and loss of a card goes through here, with the set of seats that see the card. Those who
see it add it to what they know; those who do not know one thing less for certain.
"""

from bisect import bisect_left
from typing import Final

from fistful.engine.events import Out
from fistful.engine.seats import MOST_SEATS, SEATS_IN
from fistful.engine.state import NOTHING, replaced
from fistful.games.get_billy_the_kid.cards import CARD, DOC
from fistful.games.get_billy_the_kid.events import RESHUFFLED
from fistful.games.get_billy_the_kid.state import BY, GetBilly, seat_of

#: By number of seats and holder: the rows of `known` that are about this hand, the public's last.
ROWS: Final[list[list[list[int]]]] = [
    [list(range(holder, seats * (seats + 1), seats)) for holder in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one more."""
    more = [*cards, card]
    more.sort()
    return tuple(more)


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one less."""
    left = [*cards]
    left.remove(card)
    return tuple(left)


def gain(s: GetBilly, holder: int, card: int, seers: int) -> None:
    """Put a card into a hand; the seats in the set of seers know which."""
    s.hands[holder] = with_card(s.hands[holder], card)
    for observer in SEATS_IN[seers & ~(1 << holder)]:
        row = observer * s.seats + holder
        s.known[row] = with_card(s.known[row], card)


def show(s: GetBilly, holder: int, card: int) -> None:
    """Take a card out of a hand in public: it is played, paid or discarded face up."""
    s.hands[holder] = without_card(s.hands[holder], card)
    known = s.known
    for row in ROWS[s.seats][holder]:
        if known[row] and card in known[row]:
            recall(s, row, without_card(known[row], card), s.lost[row])


def lose(s: GetBilly, holder: int, card: int, seers: int) -> None:
    """Take a card out of a hand in secret: all others are less certain of what is left."""
    s.hands[holder] = without_card(s.hands[holder], card)
    known = s.known
    for row in ROWS[s.seats][holder]:
        if known[row]:
            if not seers >> row // s.seats & 1:
                recall(s, row, known[row], s.lost[row] + 1)
            elif card in known[row]:
                recall(s, row, without_card(known[row], card), s.lost[row])


def recall(s: GetBilly, row: int, known: tuple[int, ...], lost: int) -> None:
    """Set what one observer knows of one hand: nothing is certain once all of it may be gone."""
    if len(known) <= lost:
        known = ()
        lost = 0
    s.known[row] = known
    if s.lost[row] != lost:
        s.lost = replaced(s.lost, row, lost)


def see_hand(s: GetBilly, observer: int, holder: int) -> None:
    """Let an observer see a whole hand."""
    row = observer * s.seats + holder
    recall(s, row, s.hands[holder], 0)


def lay_open(s: GetBilly, holder: int) -> None:
    """Show a hand to all."""
    for observer in range(s.seats + 1):
        if observer != holder:
            see_hand(s, observer, holder)


def clear_hand(s: GetBilly, holder: int) -> None:
    """Put a whole hand on the discard pile, face up (GB-40, GB-46).

    All remember what they saw, even if the pile becomes the deck at once.
    """
    s.discards += s.hands[holder]
    s.past += [(CARD + card) * BY + holder for card in s.hands[holder]]
    s.hands[holder] = ()
    for row in ROWS[s.seats][holder]:
        recall(s, row, (), 0)


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
    if not s.bag:
        return [s.bottom[0]]
    found: list[int] = []
    last = NOTHING
    for card in s.bag:
        if card != last:
            found.append(card)
            last = card
    return found


def odds_of_top(s: GetBilly) -> list[int]:
    """Return how many there are of each of these kinds."""
    if not s.bag:
        return [1]
    found: list[int] = []
    last = NOTHING
    count = 0
    for card in s.bag:
        if card != last and count:
            found.append(count)
            count = 0
        last = card
        count += 1
    found.append(count)
    return found


def leave_deck(s: GetBilly, card: int) -> int:
    """Take a card off the deck; return the set of seats that know which it is.

    Only Doc knows what lies under the deck (GB-71), so he knows it when it is drawn.
    """
    if s.bag:
        del s.bag[bisect_left(s.bag, card)]
        return 0
    s.bottom = s.bottom[1:]
    return 1 << seat_of(s, DOC)


def take_top(s: GetBilly, holder: int, card: int) -> None:
    """Put the next card of the deck into a hand."""
    if s.bag:
        del s.bag[bisect_left(s.bag, card)]
        s.hands[holder] = with_card(s.hands[holder], card)
    else:
        gain(s, holder, card, leave_deck(s, card))


def pay(s: GetBilly, holder: int, card: int) -> None:
    """Put a hand card on the discard pile, face up."""
    show(s, holder, card)
    s.discards.append(card)


def receive(s: GetBilly, holder: int, card: int) -> None:
    """Put a card all have seen into a hand (GB-50); those who watch have seen it as well."""
    gain(s, holder, card, (1 << s.seats) - 1)
    watching = s.seats * s.seats + holder
    s.known[watching] = with_card(s.known[watching], card)
