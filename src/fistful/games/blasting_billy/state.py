"""The state of a game of Blasting Billy."""

from typing import ClassVar, Final

from fistful.engine.state import NOTHING, State
from fistful.games.blasting_billy.cards import CARD_COUNT, TYPE_COUNT
from fistful.games.blasting_billy.deck import Deck, deck_of

#: In Billy's columns and in the box a card carries the seat it came from: seat times this.
FROM: Final = CARD_COUNT


class BlastingBilly(State):
    """A position. Hands and columns are tuples, so that clones can share them."""

    __slots__ = ("aside", "bag", "billy", "box", "deck", "hands", "last", "loot", "top", "turn")

    shared: ClassVar[tuple[str, ...]] = ("deck",)
    #: The numbers the table plays with; shared between clones, never changed.
    deck: Deck
    #: The cards each seat holds; their order means nothing.
    hands: list[tuple[int, ...]]
    #: `loot[seat * 5 + type]`: the seats' columns, first placed first.
    loot: list[tuple[int, ...]]
    #: Billy's columns by type, first placed first, each card with its giver (`FROM`).
    billy: list[tuple[int, ...]]
    #: The dumped cards in order, each with its dumper (`FROM`).
    box: list[int]
    #: The cards put aside at setup (BB-11).
    aside: list[int]
    #: The top card of the pile (BB-13), and the cards below it, sorted: nobody knows their order.
    top: int
    bag: list[int]
    #: Whose turn it is, and who drew the last card (BB-30).
    turn: int
    last: int

    def share(self) -> None:
        self.deck = deck_of(self.options)

    def clone(self) -> "BlastingBilly":
        other = BlastingBilly()
        self.copy_to(other)
        other.deck = self.deck
        other.hands = self.hands.copy()
        other.loot = self.loot.copy()
        other.billy = self.billy.copy()
        other.box = self.box.copy()
        other.aside = self.aside.copy()
        other.top = self.top
        other.bag = self.bag.copy()
        other.turn = self.turn
        other.last = self.last
        return other


def fresh(seats: int, options: dict[str, str]) -> BlastingBilly:
    """Return the position before the deal. Raises Invalid for a wrong variant."""
    s = BlastingBilly()
    s.begin(seats, options)
    s.deck = deck_of(options)
    s.hands = [()] * seats
    s.loot = [()] * (seats * TYPE_COUNT)
    s.billy = [()] * TYPE_COUNT
    s.box = []
    s.aside = []
    s.top = NOTHING
    s.bag = s.deck.cards.copy()
    s.turn = NOTHING
    s.last = NOTHING
    return s


def draws(s: BlastingBilly) -> int:
    """BB-11, BB-12: return how many cards are drawn in a game, one a turn, to the last."""
    deck = s.deck
    return deck.count - deck.put_aside[s.seats] - deck.hand_size * s.seats
