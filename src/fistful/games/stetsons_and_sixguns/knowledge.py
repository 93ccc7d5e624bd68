"""Who knows where the hidden Action cards are ("Who sees what").

For every card that does not lie open, each viewer has a set of places where it may be: hands and
the deck. `known[card]` holds the sets of all eight seats and of those who watch, nine bits each, so
that one shift moves a place for all viewers at once. An open card has no sets: 0. What everybody
sees narrows a set to one place; what others do out of sight widens it. Nothing is forgotten.
"""

from functools import lru_cache
from typing import Final

from fistful.engine.seats import MOST_SEATS, SPECTATOR
from fistful.games.stetsons_and_sixguns.cards import CARD_COUNT
from fistful.games.stetsons_and_sixguns.deck import Deck
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from fistful.games.variant import KEPT

#: The deck as a place, after the seats; the width of a set; whose set is the spectators'.
DECK: Final = MOST_SEATS
WIDTH: Final = MOST_SEATS + 1
WATCHER: Final = MOST_SEATS
FIELD: Final = (1 << WIDTH) - 1
#: The lowest bit of every viewer's set.
EACH: Final = sum([1 << WIDTH * viewer for viewer in range(WATCHER + 1)])
#: All know that a card is in the deck, or in a seat's hand.
IN_DECK: Final = EACH << DECK
IN_HAND: Final = [EACH << seat for seat in range(MOST_SEATS)]
#: A place of its own, in guesses, for cards a question is about, drawn by another (Snake Oil).
DRAWN: Final = DECK + 1
PLACE_COUNT: Final = DECK + 2
#: All sets of places, as tuples.
PLACES_IN: Final[list[tuple[int, ...]]] = [
    tuple([place for place in range(PLACE_COUNT) if where >> place & 1])
    for where in range(1 << PLACE_COUNT)
]


def viewer_of(seat: int) -> int:
    """Return whose sets a seat (or SPECTATOR) sees."""
    return WATCHER if seat == SPECTATOR else seat


def places(s: StetsonsAndSixguns, card: int, viewer: int) -> int:
    """Return where a card may be as far as a viewer knows: a set of seats and DECK."""
    return s.known[card] >> WIDTH * viewer & FIELD


def set_places(s: StetsonsAndSixguns, card: int, viewer: int, where: int) -> None:
    """Set one viewer's knowledge of one card."""
    shift = WIDTH * viewer
    s.known[card] = s.known[card] & ~(FIELD << shift) | where << shift


def know_the_deck(s: StetsonsAndSixguns) -> None:
    """SS-04: before the deal."""
    s.known = list(known_before_deal(s.deck, s.seats))


@lru_cache(KEPT)
def known_before_deal(deck: Deck, seats: int) -> tuple[int, ...]:
    """SS-04: cards with NOTORIETY stay in the deck when hands are dealt, others may go anywhere."""
    anywhere = IN_DECK
    for viewer in range(WATCHER + 1):
        anywhere |= ((1 << seats) - 1 & ~(1 << viewer)) << WIDTH * viewer
    known = [0] * CARD_COUNT
    for card in deck.cards[seats]:
        known[card] = IN_DECK if deck.notoriety[card] else anywhere
    return tuple(known)


def dealt(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """SS-04: a starting card; only its owner learns which."""
    set_places(s, card, seat, 1 << seat)


def seen_in_hand(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """Everybody saw the card go to this hand."""
    s.known[card] = IN_HAND[seat]


def shuffled_in(s: StetsonsAndSixguns, card: int) -> None:
    """An open card went into the deck."""
    s.known[card] = IN_DECK


def lies_open(s: StetsonsAndSixguns, card: int) -> None:
    """The card lies on the table for all to see."""
    s.known[card] = 0


def drew_unseen(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """A seat drew from the deck: to the others, any card of the deck may now be in its hand."""
    others = EACH & ~(1 << WIDTH * seat)
    # Many cards are known alike: each set of sets is worked out once.
    after = {known: known | (known >> DECK & others) << seat for known in set(s.known)}
    s.known = [after[known] for known in s.known]
    set_places(s, card, seat, 1 << seat)


def moved_unseen(s: StetsonsAndSixguns, moves: list[tuple[int, int, int, bool]]) -> None:
    """Cards went from hand to hand at once: (giver, taker, card, was it the giver's only one).

    The two know which; to everyone else any card of the giver's may now be the taker's.
    """
    after = {known: spread(known, moves) for known in set(s.known)}
    s.known = [after[known] for known in s.known]
    for giver, taker, card, _ in moves:
        set_places(s, card, giver, 1 << taker)
        set_places(s, card, taker, 1 << taker)


def spread(known: int, moves: list[tuple[int, int, int, bool]]) -> int:
    """Return the sets of a card after these moves, as those see it who were no part of them."""
    added = 0
    gone = 0
    for giver, taker, _, is_only in moves:
        maybe = known >> giver & EACH & ~(1 << WIDTH * giver) & ~(1 << WIDTH * taker)
        if maybe:
            added |= maybe << taker
            if is_only:
                gone |= maybe << giver
    return known & ~gone | added


def looked_at_hand(s: StetsonsAndSixguns, looker: int, owner: int) -> None:
    """Card Sharp: the looker knows the whole hand now."""
    hand = s.hands[owner]
    for card in range(len(s.known)):
        where = places(s, card, looker)
        if card in hand:
            set_places(s, card, looker, 1 << owner)
        elif where:
            set_places(s, card, looker, where & ~(1 << owner))
