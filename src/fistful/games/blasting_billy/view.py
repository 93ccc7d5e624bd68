"""What each seat may know (the table "Who sees what"), and worlds that fit what it knows."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.rules import View
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import CARD_COUNT, PER_TYPE, TYPE, TYPE_COUNT
from fistful.games.blasting_billy.scoring import minimum
from fistful.games.blasting_billy.state import FROM, BlastingBilly, fresh

#: A card of which the viewer knows the type alone.
HIDDEN: Final = -1


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
    view["loot"] = [
        [
            seen_column(s.loot[owner * TYPE_COUNT + t], over or owner == seat)
            for t in range(TYPE_COUNT)
        ]
        for owner in range(s.seats)
    ]
    view["minimums"] = [
        [minimum(s.loot[owner * TYPE_COUNT + t], all_earlier) for t in range(TYPE_COUNT)]
        for owner in range(s.seats)
    ]
    view["billy"] = [
        [card % FROM if over or (recalls and card // FROM == seat) else HIDDEN for card in column]
        for column in s.billy
    ]
    view["givers"] = [[card // FROM for card in column] for column in s.billy]
    view["box"] = [
        [
            card // FROM,
            TYPE[card % FROM],
            card % FROM if recalls and card // FROM == seat else HIDDEN,
        ]
        for card in s.box
    ]


def seen_column(column: tuple[int, ...], is_open: bool) -> list[int]:
    """BB-22: a column as its owner sees it, or as the others do: the first card face down."""
    return list(column) if is_open or not column else [HIDDEN, *column[1:]]


class Unseen:
    """The cards a viewer has not seen, by type, in random order: `take` deals them out."""

    def __init__(self, view: View, dice: Dice) -> None:
        seen = set(view["hand"])
        for loot in view["loot"]:
            for column in loot:
                seen.update(column)
        for column in view["billy"]:
            seen.update(column)
        seen.update([card for _, _, card in view["box"]])
        self.cards: list[list[int]] = []
        for t in range(TYPE_COUNT):
            own = [card for card in range(t * PER_TYPE, (t + 1) * PER_TYPE) if card not in seen]
            dice.shuffle(own)
            self.cards.append(own)

    def take(self, t: int) -> int:
        """Return one more unseen card of a type."""
        return self.cards[t].pop()


def guess(view: View, dice: Dice, phases: list[Phase[BlastingBilly]]) -> BlastingBilly:
    """Return a position that looks like this view; all that fit are equally likely."""
    unseen = Unseen(view, dice)
    seats: int = view["seats"]
    you: int = view["you"]
    s = fresh(seats, view["options"])
    s.turn = view["turn"]
    s.last = view["last"]
    for seat in range(seats):
        if seat == you:
            s.hands[seat] = tuple(view["hand"])
        else:
            s.hands[seat] = tuple([unseen.take(t) for t in view["hands"][seat]])
        for t in range(TYPE_COUNT):
            s.loot[seat * TYPE_COUNT + t] = tuple(
                [unseen.take(t) if card == HIDDEN else card for card in view["loot"][seat][t]]
            )
    for t in range(TYPE_COUNT):
        s.billy[t] = tuple(
            [
                giver * FROM + (unseen.take(t) if card == HIDDEN else card)
                for giver, card in zip(view["givers"][t], view["billy"][t], strict=True)
            ]
        )
    s.box = [
        seat * FROM + (unseen.take(t) if card == HIDDEN else card) for seat, t, card in view["box"]
    ]
    s.aside = [unseen.take(t) for t in view["aside"]]
    s.top = unseen.take(view["top"]) if view["top"] != NOTHING else NOTHING
    s.bag = sorted([card for cards in unseen.cards for card in cards])
    assert len(s.bag) + (s.top != NOTHING) == view["pile"] <= CARD_COUNT
    s.phase = OVER
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            s.waiting = phase.asks(s)
    return s
