"""Sampling what a viewer cannot see: where the hidden cards are, which batch has which bullets."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS
from fistful.games.stetsons_and_sixguns.knowledge import DECK
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    BATCH_MASK,
    LOAD_SHIFT,
    StetsonsAndSixguns,
)
from fistful.games.stetsons_and_sixguns.steps import ON_TABLE, SHOWN

#: A place of its own for cards a question is about, drawn by somebody else (Snake Oil).
DRAWN: Final = DECK + 1
PLACE_COUNT: Final = DECK + 2
#: All sets of places, as tuples.
PLACES_IN: Final[list[tuple[int, ...]]] = [
    tuple([place for place in range(PLACE_COUNT) if where >> place & 1])
    for where in range(1 << PLACE_COUNT)
]


def split_batches(view: View, dice: Dice) -> list[int]:
    """Return unseen bullets by batch: what is sure stays, the rest is dealt at random."""
    sure: list[int] = list(view["sure"])
    count = len(sure) // BULLET_KINDS
    sizes = [0] * count
    sizes[-1] += view["pile"]
    loads = [view["lost"], *[gun >> LOAD_SHIFT for guns in view["guns"] for gun in guns]]
    for load in loads:
        for batch in range(count):
            sizes[batch] += load >> BATCH_BITS * batch & BATCH_MASK
    rest: list[int] = []
    for kind in range(BULLET_KINDS):
        rest += [kind] * (view["bullets"][kind] - sum(sure[kind::BULLET_KINDS]))
    dice.shuffle(rest)
    batches = sure
    for batch in range(count):
        first = batch * BULLET_KINDS
        for _ in range(sizes[batch] - sum(sure[first : first + BULLET_KINDS])):
            batches[first + rest.pop()] += 1
    return batches


class Dealer:
    """Deals hidden cards to places with room, each to one where it may be."""

    def __init__(self, room: list[int], dice: Dice) -> None:
        self.room = room
        self.dice = dice
        self.cards: list[list[int]] = [[] for _ in room]
        self.where: dict[int, int] = {}

    def deal(self, cards: list[tuple[int, int]]) -> None:
        """Deal (card, set of places) pairs, those with the fewest places first."""
        order = list(range(len(cards)))
        self.dice.shuffle(order)
        order.sort(key=lambda i: cards[i][1].bit_count())
        for i in order:
            card, where = cards[i]
            self.where[card] = where
            place = self.pick(PLACES_IN[where])
            if place == NOTHING:
                place = self.make_room(where, set())
            self.room[place] -= 1
            self.cards[place].append(card)

    def pick(self, places: tuple[int, ...]) -> int:
        """Return one of the places, likelier the more room it has; NOTHING if all are full."""
        room = self.room
        total = sum([room[place] for place in places])
        if total <= 0:
            return NOTHING
        left = self.dice.below(total)
        for place in places:
            left -= room[place]
            if left < 0:
                return place
        raise AssertionError("room miscounted")

    def make_room(self, where: int, seen: set[int]) -> int:
        """Return a place of the set in which a card was moved on to make room for another."""
        for place in range(len(self.room)):
            if not where >> place & 1 or place in seen:
                continue
            seen.add(place)
            if self.room[place] > 0:
                return place
            for card in self.cards[place]:
                other = self.make_room(self.where[card] & ~(1 << place), seen)
                if other != NOTHING:
                    self.cards[place].remove(card)
                    self.room[place] += 1
                    self.cards[other].append(card)
                    self.room[other] -= 1
                    return place
        return NOTHING


def deal_hidden_cards(s: StetsonsAndSixguns, view: View, dice: Dice) -> None:
    """Give the hidden cards to hands and deck as the viewer's knowledge allows."""
    you: int = view["you"]
    face_down = 0 if s.marks[SHOWN] else s.marks[ON_TABLE]
    room = [0] * PLACE_COUNT
    for seat in range(s.seats):
        room[seat] = view["hands"][seat] + (face_down >> seat & 1)
    room[DECK] = view["deck"]
    about = view["drawn_count"] if s.who != you else 0
    room[DRAWN] = about
    room[s.who] -= about
    from_deck = 1 << DECK | 1 << s.who
    cards: list[tuple[int, int]] = []
    for card, where in enumerate(view["where"]):
        if where:
            # What was drawn came from the deck, or at least is in that hand.
            may_be_drawn = where & from_deck == from_deck or (about and where == 1 << s.who)
            cards.append((card, where | 1 << DRAWN if about and may_be_drawn else where))
    dealer = Dealer(room, dice)
    dealer.deal(cards)
    s.stack = sorted(dealer.cards[DECK])
    s.drawn = list(view["drawn"]) if s.who == you else dealer.cards[DRAWN][:]
    for seat in range(s.seats):
        hold = dealer.cards[seat] + (dealer.cards[DRAWN] if seat == s.who else [])
        s.played[seat] = view["played"][seat]
        if face_down >> seat & 1:
            if seat != you:
                s.played[seat] = dice.pick(sorted(dealer.cards[seat]))
            hold.remove(s.played[seat])
        s.hands[seat] = tuple(sorted(hold))
