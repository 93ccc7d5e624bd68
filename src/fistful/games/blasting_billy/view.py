"""What each seat may know (the table "Who sees what"), and worlds that fit what it knows."""

from typing import Annotated, Final

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import PER_TYPE, TYPE, TYPE_COUNT
from fistful.games.blasting_billy.ending import minimum
from fistful.games.blasting_billy.state import FROM, BlastingBilly, fresh

#: A card of which the viewer knows the type alone.
HIDDEN: Final = -1
#: Where the cards of no seat would begin.
NOBODY: Final = -FROM


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
    # What a seat gave or dumped carries its number: these are the cards it may remember.
    first = seat * FROM if s.options["memory_aid"] == "on" else NOBODY
    beyond = first + FROM
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
            [card % FROM if over or first <= card < beyond else HIDDEN for card in column]
            for column in s.billy
        ],
        "givers": [[card // FROM for card in column] for column in s.billy],
        "box": [
            [card // FROM, TYPE[card % FROM], card - first if first <= card < beyond else HIDDEN]
            for card in s.box
        ],
    }


def columns_of(s: BlastingBilly, owner: int) -> list[tuple[int, ...]]:
    """Return a seat's loot by type."""
    return s.loot[owner * TYPE_COUNT : (owner + 1) * TYPE_COUNT]


def seen_loot(s: BlastingBilly, owner: int, is_open: bool) -> list[list[int]]:
    """Return a seat's loot by type. BB-22: the first card of a column lies face down."""
    columns = columns_of(s, owner)
    if is_open:
        return [list(column) for column in columns]
    return [[HIDDEN, *column[1:]] if column else [] for column in columns]


def minimums(s: BlastingBilly, owner: int) -> list[int]:
    """Return what a seat's columns are worth at least, as all can see."""
    all_earlier = s.options["blast"] == "all_earlier"
    return [minimum(c, all_earlier) if len(c) > 1 else 0 for c in columns_of(s, owner)]


def unseen_cards(view: BlastingBillyView) -> list[list[int]]:
    """Return the cards a viewer has not seen, by type."""
    seen: set[int] = set(view["hand"])
    for loot in view["loot"]:
        seen.update(*loot)
    seen.update(*view["billy"])
    seen.update([card for _, _, card in view["box"]])
    return [
        [card for card in range(t * PER_TYPE, (t + 1) * PER_TYPE) if card not in seen]
        for t in range(TYPE_COUNT)
    ]


def filled(column: list[int], unseen: list[int]) -> tuple[int, ...]:
    """Return a column with its hidden cards taken from the unseen ones."""
    return tuple([unseen.pop() if card == HIDDEN else card for card in column])


def guess(view: BlastingBillyView, dice: Dice, phases: list[Phase[BlastingBilly]]) -> BlastingBilly:
    """Return a position that looks like this view; all that fit are equally likely."""
    unseen = unseen_cards(view)
    for cards in unseen:
        dice.shuffle(cards)
    you = view["you"]
    s = fresh(view["seats"], view["options"])
    s.turn = view["turn"]
    s.last = view["last"]
    for seat in range(s.seats):
        types = view["hands"][seat]
        s.hands[seat] = tuple(view["hand"] if seat == you else [unseen[t].pop() for t in types])
        columns = view["loot"][seat]
        for t in range(TYPE_COUNT):
            if columns[t]:
                s.loot[seat * TYPE_COUNT + t] = filled(columns[t], unseen[t])
    for t in range(TYPE_COUNT):
        given = filled(view["billy"][t], unseen[t])
        givers = view["givers"][t]
        s.billy[t] = tuple([givers[i] * FROM + card for i, card in enumerate(given)])
    s.box = [
        seat * FROM + (unseen[t].pop() if card == HIDDEN else card) for seat, t, card in view["box"]
    ]
    s.aside = [unseen[t].pop() for t in view["aside"]]
    s.top = unseen[view["top"]].pop() if view["top"] != NOTHING else NOTHING
    s.bag = sorted([card for cards in unseen for card in cards])
    assert len(s.bag) + (s.top != NOTHING) == view["pile"]
    s.phase = OVER
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            s.waiting = phase.asks(s)
    return s
