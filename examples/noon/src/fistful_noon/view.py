"""What each seat may know, and worlds that fit it."""

from fistful.engine.dice import Dice
from fistful.engine.rules import CommonView
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful_noon.cards import CARDS
from fistful_noon.state import Noon


class NoonView(CommonView):
    """What one seat sees."""

    #: By seat, from 0; -1 where it is face down.
    cards: list[int]
    #: How many cards are dealt.
    dealt: int
    #: Seats that have fallen.
    fallen: list[int]
    #: By seat: the round in which it fired, or -1.
    fired: list[int]
    #: By seat: how many it has shot.
    notches: list[int]
    #: Whom each seat aimed at, round after round; -1 for the fallen.
    aims: list[list[int]]
    #: Rounds that are over.
    round: int
    #: The viewer's own sealed answer, or -1.
    said: int


def is_open(s: Noon, owner: int, seat: int) -> bool:
    """Tell whether a seat knows the card of another."""
    is_turned = s.options["fallen"] == "open" and bool(s.fallen >> owner & 1)
    return owner == seat or s.fired[owner] != NOTHING or is_turned or s.phase == OVER


def see(s: Noon, seat: int, common: CommonView) -> NoonView:
    """Return what a seat (or SPECTATOR) may know."""
    return {
        **common,
        "cards": [
            card if is_open(s, owner, seat) else NOTHING for owner, card in enumerate(s.cards)
        ],
        "dealt": CARDS - len(s.bag),
        "fallen": list(SEATS_IN[s.fallen]),
        "fired": s.fired[:],
        "notches": s.notches[:],
        "aims": [list(aims) for aims in s.aims],
        "round": s.round,
        "said": s.said[seat] if seat < s.seats else NOTHING,
    }


def guess_world(s: Noon, view: NoonView, dice: Dice) -> None:
    """Put into a new position what a view tells, and any cards where it tells nothing."""
    s.cards = view["cards"][:]
    s.bag = [card for card in range(CARDS) if card not in s.cards]
    for seat in range(view["dealt"]):
        if s.cards[seat] == NOTHING:
            s.cards[seat] = dice.pick(s.bag)
            s.bag.remove(s.cards[seat])
    s.fallen = sum([1 << seat for seat in view["fallen"]])
    s.fired = view["fired"][:]
    s.notches = view["notches"][:]
    s.aims = [tuple(aims) for aims in view["aims"]]
    s.round = view["round"]
