"""What each seat may know (the table "Who sees what"), and worlds that fit what it knows."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase, Together
from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.stetsons_and_sixguns.about import printed
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS, CARD_COUNT
from fistful.games.stetsons_and_sixguns.knowledge import (
    WATCHER,
    WIDTH,
    looked_at_hand,
    places,
    set_places,
    viewer_of,
)
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns, fresh
from fistful.games.stetsons_and_sixguns.steps import CHOICE, SHOWN
from fistful.games.stetsons_and_sixguns.worlds import deal_hidden_cards, split_batches

#: A card that the viewer may not see.
HIDDEN: Final = -2

#: What lies open to all, by its name in the state: numbers, then lists.
OPEN_NUMBERS: Final = [
    "round",
    "alive",
    "up",
    "hurt",
    "used",
    "who",
    "ended",
    "announced",
    "wanted",
    "pile",
    "lost",
    "cover_up",
]
OPEN_LISTS: Final = [
    "characters",
    "notoriety",
    "wounds",
    "grudges",
    "aims",
    "stances",
    "covers",
    "shields",
    "limits",
    "prey",
    "order",
    "marks",
    "act",
    "volley",
    "agenda",
    "row",
    "raised",
    "sure",
    "spent",
    "cover_deck",
    "cover_discards",
]


def see(s: StetsonsAndSixguns, seat: int, view: View) -> None:
    """Add the game's part of a view.

    All of `OPEN_NUMBERS` and `OPEN_LISTS` · `guns` (by seat) · `discards` · `deck` (how many
    Action cards) · `bullets` (unseen ones by result) · `hands` (how many cards, by seat) · `hand`
    (own cards) · `played` (HIDDEN while face down) · `drawn` (own cards the question is about) and
    `drawn_count` · `said` (own sealed answer) · `where` (by card: the places it may be as far as
    this viewer knows, a set of seats and the deck; 0 for an open card) · `public` (the same for
    those who only watch) · `printed` (where the deck says otherwise than the built-in one) ·
    `shown` (hands turned up at the end).
    """
    for name in OPEN_NUMBERS:
        view[name] = getattr(s, name)
    for name in OPEN_LISTS:
        view[name] = list(getattr(s, name))
    viewer = viewer_of(seat)
    view["guns"] = [list(guns) for guns in s.guns]
    view["discards"] = sorted(s.discards)
    view["deck"] = len(s.stack)
    view["bullets"] = unseen_bullets(s)
    view["hands"] = [len(hand) for hand in s.hands]
    view["hand"] = sorted(s.hands[seat]) if seat < s.seats else []
    view["played"] = [
        card if s.marks[SHOWN] or owner == seat or card == NOTHING else HIDDEN
        for owner, card in enumerate(s.played)
    ]
    view["drawn"] = sorted(s.drawn) if s.who == seat else []
    view["drawn_count"] = len(s.drawn)
    view["said"] = s.said[seat] if seat < s.seats else NOTHING
    view["where"] = [places(s, card, viewer) for card in range(CARD_COUNT)]
    view["public"] = [places(s, card, WATCHER) for card in range(CARD_COUNT)]
    view["printed"] = printed(s.deck)
    over = s.phase == OVER
    view["shown"] = [sorted(hand) if over else [] for hand in s.hands]


def unseen_bullets(s: StetsonsAndSixguns) -> list[int]:
    """Return how many bullets of each result nobody has seen: everybody can count the others."""
    return [sum(s.batches[kind::BULLET_KINDS]) for kind in range(BULLET_KINDS)]


def guess(view: View, dice: Dice, phases: list[Phase[StetsonsAndSixguns]]) -> StetsonsAndSixguns:
    """Return a position that looks like this view: hidden cards and bullets sampled."""
    seats: int = view["seats"]
    you: int = view["you"]
    s = fresh(seats, view["options"])
    for name in OPEN_NUMBERS:
        setattr(s, name, view[name])
    for name in OPEN_LISTS:
        setattr(s, name, list(view[name]))
    s.guns = [tuple(guns) for guns in view["guns"]]
    s.discards = list(view["discards"])
    s.batches = split_batches(view, dice)
    s.phase = OVER
    deal_hidden_cards(s, view, dice)
    know_as(s, view, viewer_of(you))
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            seal_answers(s, phase, view, dice)
    return s


def know_as(s: StetsonsAndSixguns, view: View, viewer: int) -> None:
    """Give every seat of a guessed world what is public, its own hand, and this viewer its own."""
    spread: dict[int, int] = {0: 0}
    for card, public in enumerate(view["public"]):
        if public not in spread:
            # A seat knows that what it does not hold is elsewhere.
            fields = [public & ~(1 << seat) or public for seat in range(WATCHER)] + [public]
            spread[public] = sum([field << WIDTH * seat for seat, field in enumerate(fields)])
        s.known[card] = spread[public]
    for owner in range(s.seats):
        hidden = [s.played[owner]] if s.played[owner] >= 0 and not s.marks[SHOWN] else []
        for card in [*s.hands[owner], *hidden]:
            set_places(s, card, owner, 1 << owner)
    if view["phase"] == "swap-take" and viewer != s.who:
        # SS-R1: Card Sharp sees the hand it takes from.
        looked_at_hand(s, s.who, s.act[CHOICE])
    for card in range(CARD_COUNT):
        set_places(s, card, viewer, view["where"][card])


def seal_answers(
    s: StetsonsAndSixguns, phase: Phase[StetsonsAndSixguns], view: View, dice: Dice
) -> None:
    """Set who still owes an answer, and guess the sealed ones of the others."""
    if phase.is_nature:
        return
    asked = phase.asks(s)
    s.waiting = sum([1 << seat for seat in view["asked"]])
    if not isinstance(phase, Together):
        return
    for seat in SEATS_IN[asked & ~s.waiting]:
        own = seat == view["you"] and view["you"] != SPECTATOR
        s.said[seat] = view["said"] if own else dice.pick(phase.legal(s, seat))
