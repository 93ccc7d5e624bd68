"""What each seat may know (the table "Who sees what")."""

from typing import Annotated, Final

from fistful.engine.rules import CommonView
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import TYPE, TYPE_COUNT
from fistful.games.blasting_billy.ending import minimum
from fistful.games.blasting_billy.state import FROM, BlastingBilly

#: A card of which the viewer knows the type alone.
FACE_DOWN: Final = -1


class BlastingBillyView(CommonView):
    """A game of Blasting Billy as a seat sees it. A card is its type times 12 plus its value, 11
    being dynamite; -1 stands for a card or a seat there is not, or that may not be known."""

    #: Whose turn it is.
    turn: int
    #: Who drew the last card of the pile: after that seat's last turn the game ends.
    last: int
    #: How many cards the pile has.
    pile: int
    #: The type of its top card.
    top: int
    #: Own hand.
    hand: list[int]
    #: By seat: the types of the cards in hand.
    hands: list[list[int]]
    #: The types of the cards put aside.
    aside: list[int]
    #: By seat and type: the loot, first placed first.
    loot: list[list[list[int]]]
    #: By seat and type: what a column is worth at least, as all can see.
    minimums: list[list[int]]
    #: By type: what lies before Billy.
    billy: list[list[int]]
    #: By type: who gave it.
    givers: list[list[int]]
    #: What was dumped: by whom, of which type, which card.
    box: list[Annotated[list[int], 3]]


def build_view(s: BlastingBilly, seat: int, common: CommonView) -> BlastingBillyView:
    """Return what a seat may know."""
    over = s.phase == OVER
    return {
        **common,
        "turn": s.turn,
        "last": s.last,
        "pile": len(s.bag) + (s.top != NOTHING),
        "top": TYPE[s.top] if s.top != NOTHING else NOTHING,
        "hand": sorted(s.hands[seat]) if seat < s.seats else [],
        "hands": [sorted([TYPE[card] for card in hand]) for hand in s.hands],
        "aside": sorted([TYPE[card] for card in s.aside]),
        "loot": [seen_loot(s, owner, over or owner == seat) for owner in range(s.seats)],
        "minimums": [minimums(s, owner) for owner in range(s.seats)],
        "billy": [
            [card % FROM if over else remembered(s, seat, card) for card in column]
            for column in s.billy
        ],
        "givers": [[card // FROM for card in column] for column in s.billy],
        "box": [[card // FROM, TYPE[card % FROM], remembered(s, seat, card)] for card in s.box],
    }


def remembered(s: BlastingBilly, seat: int, card: int) -> int:
    """Return a card given or dumped, if the viewer may remember having done so."""
    is_own = card // FROM == seat and s.options["memory_aid"] == "on"
    return card % FROM if is_own else FACE_DOWN


def columns_of(s: BlastingBilly, owner: int) -> list[tuple[int, ...]]:
    """Return a seat's loot by type."""
    return s.loot[owner * TYPE_COUNT : (owner + 1) * TYPE_COUNT]


def seen_loot(s: BlastingBilly, owner: int, is_open: bool) -> list[list[int]]:
    """Return a seat's loot by type. BB-22: the first card of a column lies face down."""
    columns = columns_of(s, owner)
    if is_open:
        return [list(column) for column in columns]
    return [[FACE_DOWN, *column[1:]] if column else [] for column in columns]


def minimums(s: BlastingBilly, owner: int) -> list[int]:
    """Return what a seat's columns are worth at least, as all can see."""
    all_earlier = s.options["blast"] == "all_earlier"
    return [minimum(c, all_earlier) if len(c) > 1 else 0 for c in columns_of(s, owner)]
