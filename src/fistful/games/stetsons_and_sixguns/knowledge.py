"""Who knows where the hidden Action cards are ("Who sees what").

For every card that does not lie open, each viewer has a set of places where it may be: hands and
the deck. `known[card]` holds the sets of all eight seats and of those who watch, nine bits each, so
that one shift moves a place for all viewers at once. An open card has no sets: 0. What everybody
sees narrows a set to one place; what others do out of sight widens it. Nothing is forgotten.
"""

from typing import Final

from fistful.engine.seats import MOST_SEATS, SPECTATOR
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

#: The deck as a place, after the seats; the width of a set; whose set is the spectators'.
DECK: Final = MOST_SEATS
WIDTH: Final = MOST_SEATS + 1
WATCHER: Final = MOST_SEATS
FIELD: Final = (1 << WIDTH) - 1
#: The lowest bit of every viewer's set.
EACH: Final = sum([1 << WIDTH * viewer for viewer in range(WATCHER + 1)])
#: All know that a card is in the deck.
IN_DECK: Final = EACH << DECK


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
    """SS-04: before the deal; cards with NOTORIETY stay in the deck, others may go anywhere."""
    seats = (1 << s.seats) - 1
    anywhere = IN_DECK
    for viewer in range(WATCHER + 1):
        anywhere |= (seats & ~(1 << viewer)) << WIDTH * viewer
    notoriety = s.deck.notoriety
    for card in s.stack:
        s.known[card] = IN_DECK if notoriety[card] else anywhere


def dealt(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """SS-04: a starting card; only its owner learns which."""
    set_places(s, card, seat, 1 << seat)


def seen_in_hand(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """Everybody saw the card go to this hand."""
    s.known[card] = EACH << seat


def shuffled_in(s: StetsonsAndSixguns, card: int) -> None:
    """An open card went into the deck."""
    s.known[card] = IN_DECK


def lies_open(s: StetsonsAndSixguns, card: int) -> None:
    """The card lies on the table for all to see."""
    s.known[card] = 0


def drew_unseen(s: StetsonsAndSixguns, seat: int, card: int) -> None:
    """A seat drew from the deck: to the others, any card of the deck may now be in its hand."""
    others = EACH & ~(1 << WIDTH * seat)
    s.known = [known and known | (known >> DECK & others) << seat for known in s.known]
    set_places(s, card, seat, 1 << seat)


def moved_unseen(s: StetsonsAndSixguns, moves: list[tuple[int, int, int, bool]]) -> None:
    """Cards went from hand to hand at once: (giver, taker, card, was it the giver's only one).

    The two know which; to everyone else any card of the giver's may now be the taker's.
    """
    before = s.known
    added = [0] * len(before)
    gone = [0] * len(before)
    for giver, taker, _, is_only in moves:
        outsiders = EACH & ~(1 << WIDTH * giver) & ~(1 << WIDTH * taker)
        maybe = [known >> giver & outsiders for known in before]
        added = [bits | new << taker for bits, new in zip(added, maybe, strict=True)]
        if is_only:
            gone = [bits | old << giver for bits, old in zip(gone, maybe, strict=True)]
    s.known = [known & ~gone[card] | added[card] for card, known in enumerate(before)]
    for giver, taker, card, _ in moves:
        set_places(s, card, giver, 1 << taker)
        set_places(s, card, taker, 1 << taker)


def looked_at_hand(s: StetsonsAndSixguns, looker: int, owner: int) -> None:
    """Card Sharp: the looker knows the whole hand now."""
    hand = s.hands[owner]
    for card in range(len(s.known)):
        where = places(s, card, looker)
        if card in hand:
            set_places(s, card, looker, 1 << owner)
        elif where:
            set_places(s, card, looker, where & ~(1 << owner))
