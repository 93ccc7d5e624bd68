"""What each seat may know (the table "Who sees what"), and worlds that fit what it knows."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.rules import View
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import PER_TYPE, TYPE, TYPE_COUNT
from fistful.games.blasting_billy.scoring import minimum
from fistful.games.blasting_billy.state import FROM, BlastingBilly, fresh

#: A card of which the viewer knows the type alone.
HIDDEN: Final = -1
#: Where the cards of no seat would begin.
NOBODY: Final = -FROM


def see(s: BlastingBilly, seat: int, view: View) -> None:
    """Add the game's part of a view.

    `hand` (own cards) · `hands` (types held, by seat) · `loot` (by seat and type, first placed
    first, HIDDEN where unseen) · `minimums` (what each column is worth at least, as all can see) ·
    `billy` and `givers` (by type) · `box` (seat, type, card or HIDDEN) · `aside` (types) · `pile`
    (how many cards) · `top` (its type) · `turn` · `last` (who drew the last card).
    """
    over = s.phase == OVER
    recalls = s.options["memory_aid"] == "on"
    all_earlier = s.options["blast"] == "all_earlier"
    view["turn"] = s.turn
    view["last"] = s.last
    view["pile"] = len(s.bag) + (s.top != NOTHING)
    view["top"] = TYPE[s.top] if s.top != NOTHING else NOTHING
    view["hand"] = sorted(s.hands[seat]) if seat < s.seats else []
    view["hands"] = [sorted([TYPE[card] for card in hand]) for hand in s.hands]
    view["aside"] = sorted([TYPE[card] for card in s.aside])
    loots: list[list[list[int]]] = []
    minimums: list[list[int]] = []
    for owner in range(s.seats):
        columns = s.loot[owner * TYPE_COUNT : (owner + 1) * TYPE_COUNT]
        if over or owner == seat:
            loots.append([list(column) for column in columns])
        else:
            # BB-22: the first card of a column lies face down.
            loots.append([[HIDDEN, *column[1:]] if column else [] for column in columns])
        minimums.append([minimum(c, all_earlier) if len(c) > 1 else 0 for c in columns])
    view["loot"] = loots
    view["minimums"] = minimums
    # What a seat gave or dumped carries its number: these are the cards it may remember.
    first = seat * FROM if recalls else NOBODY
    beyond = first + FROM
    view["billy"] = [
        [card % FROM if over or first <= card < beyond else HIDDEN for card in column]
        for column in s.billy
    ]
    view["givers"] = [[card // FROM for card in column] for column in s.billy]
    view["box"] = [
        [card // FROM, TYPE[card % FROM], card - first if first <= card < beyond else HIDDEN]
        for card in s.box
    ]


def unseen_cards(view: View) -> list[list[int]]:
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


def guess(view: View, dice: Dice, phases: list[Phase[BlastingBilly]]) -> BlastingBilly:
    """Return a position that looks like this view; all that fit are equally likely."""
    unseen = unseen_cards(view)
    for cards in unseen:
        dice.shuffle(cards)
    you: int = view["you"]
    s = fresh(view["seats"], view["options"])
    s.turn = view["turn"]
    s.last = view["last"]
    for seat in range(s.seats):
        types: list[int] = view["hands"][seat]
        s.hands[seat] = tuple(view["hand"] if seat == you else [unseen[t].pop() for t in types])
        columns: list[list[int]] = view["loot"][seat]
        for t in range(TYPE_COUNT):
            if columns[t]:
                s.loot[seat * TYPE_COUNT + t] = filled(columns[t], unseen[t])
    for t in range(TYPE_COUNT):
        given = filled(view["billy"][t], unseen[t])
        givers: list[int] = view["givers"][t]
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
