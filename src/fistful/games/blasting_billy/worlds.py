"""Worlds that fit what a seat knows: `guess` makes one up."""

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import TYPE, TYPE_COUNT
from fistful.games.blasting_billy.deck import deck_of
from fistful.games.blasting_billy.state import FROM, BlastingBilly, fresh
from fistful.games.blasting_billy.view import FACE_DOWN, BlastingBillyView


def unseen_cards(view: BlastingBillyView) -> list[list[int]]:
    """Return the cards a viewer has not seen, by type."""
    cards = deck_of(view["options"]).cards
    seen: set[int] = set(view["hand"])
    for loot in view["loot"]:
        seen.update(*loot)
    seen.update(*view["billy"])
    seen.update([card for _, _, card in view["box"]])
    return [
        [card for card in cards if TYPE[card] == t and card not in seen] for t in range(TYPE_COUNT)
    ]


def filled(column: list[int], unseen: list[int]) -> tuple[int, ...]:
    """Return a column with its hidden cards taken from the unseen ones."""
    return tuple([unseen.pop() if card == FACE_DOWN else card for card in column])


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
        seat * FROM + (unseen[t].pop() if card == FACE_DOWN else card)
        for seat, t, card in view["box"]
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
