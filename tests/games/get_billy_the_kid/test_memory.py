"""Get Billy the Kid!: what seats know is what they heard, no more and no less."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.events import Out
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.get_billy_the_kid import GAME
from fistful.games.get_billy_the_kid.cards import ARREST, BINOCULARS, CARD, GOLD, QUESTION, RIFLE
from fistful.games.get_billy_the_kid.notebook import Notebook
from fistful.games.get_billy_the_kid.order import TOWN
from fistful.games.get_billy_the_kid.state import BY
from tests.games.get_billy_the_kid.board import RULES


class Listener:
    """Somebody who hears events, and works out from these alone what the others got and lost."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.lost = [0] * seats

    def gain(self, seat: int, card: int) -> None:
        if seat != self.seat:
            self.cards[seat].append(card)

    def show(self, seat: int, card: int) -> None:
        if card in self.cards[seat]:
            self.cards[seat].remove(card)
        self.tidy(seat)

    def miss(self, seat: int) -> None:
        """A card left a hand unseen."""
        if self.cards[seat]:
            self.lost[seat] += 1
        self.tidy(seat)

    def tidy(self, seat: int) -> None:
        if len(self.cards[seat]) <= self.lost[seat]:
            self.cards[seat] = []
            self.lost[seat] = 0

    def hear(self, e: dict[str, Any]) -> None:
        """Take note of one event."""
        word = e["event"]
        seat: Any = e.get("seat")
        card: Any = e.get("card")
        other: Any = e.get("to", e.get("of"))
        if word in ("discarded", "responded", "matched", "fired"):
            self.show(seat, card)
        elif word in ("asked", "goes-again"):
            self.show(seat, QUESTION)
        elif word in ("looked", "spied", "accused"):
            self.show(seat, {"looked": RIFLE, "spied": BINOCULARS, "accused": ARREST}[word])
        elif word == "enticed":
            self.show(seat, GOLD)
        elif word == "replaced":
            for _ in range(e["count"]):
                self.show(seat, ARREST)
        elif word in ("bought", "stole"):
            self.show(seat, GOLD if word == "bought" else card)
            self.gain(seat, card if word == "bought" else GOLD)
        elif word == "joined":
            for _ in range(e["pot"]):
                self.gain(seat, GOLD)
        elif word == "buried":
            self.miss(seat)
        elif word in ("saw", "showed"):
            holder = e["of"] if word == "saw" else seat
            if holder != self.seat:
                self.cards[holder] = list(e["cards"])
                self.lost[holder] = 0
        elif word in ("taken", "left-over"):
            self.cards[seat] = []
            self.lost[seat] = 0
        elif word in ("took", "picked", "slipped", "gave"):
            self.miss(other if word in ("took", "picked") else seat)
        elif word in ("took-card", "picked-card"):
            self.show(other, card)
            self.gain(seat, card)
        elif word in ("slipped-card", "gave-card"):
            self.show(seat, card)
            self.gain(other, card)


@pytest.mark.rule("GB-33", "GB-34", "GB-61")
@settings(derandomize=True, max_examples=30, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(4, 8))
def test_what_a_seat_knows_of_hands_follows_from_what_it_heard(seed: int, seats: int) -> None:
    """But for Doc, who knows besides what he put under the deck."""
    s = RULES.start(seats, {"enticement": "on"})
    dice = QuickDice(seed)
    bot = find_bot("rules", GAME)
    listeners = [Listener(seat, seats) for seat in (*range(seats), SPECTATOR)]
    while s.phase != OVER:
        out = Out()
        if s.waiting:
            asked = SEATS_IN[s.waiting]
            mover = asked[dice.below(len(asked))]
            legal = RULES.legal(s, mover)
            is_random = dice.below(3) > 0
            action = (
                dice.pick(legal) if is_random else bot.choose(RULES.view(s, mover), legal, dice)
            )
        else:
            mover, action = NATURE, RULES.draw(s, dice)
        RULES.play(s, mover, action, out)
        for event in out.events:
            for listener in listeners:
                if event.is_for(listener.seat):
                    listener.hear(RULES.events.plain(event))
        for listener in listeners:
            view = RULES.view(s, listener.seat)
            if view["under"]:
                return
            heard = [
                {"cards": sorted(cards), "gone": lost}
                for cards, lost in zip(listener.cards, listener.lost, strict=True)
            ]
            assert view["known"] == heard


@pytest.mark.rule("GB-33")
@settings(derandomize=True, max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(4, 8))
def test_what_anybody_knows_is_true(seed: int, seats: int) -> None:
    s = RULES.start(seats, {"enticement": "on"})
    dice = QuickDice(seed)
    while s.phase != OVER:
        asked = SEATS_IN[s.waiting]
        mover = asked[dice.below(len(asked))] if asked else NATURE
        action = dice.pick(RULES.legal(s, mover)) if asked else RULES.draw(s, dice)
        RULES.play(s, mover, action, None)
        for row, cards in enumerate(s.known):
            left = list(s.hands[row % seats])
            gone = 0
            for card in cards:
                if card in left:
                    left.remove(card)
                else:
                    gone += 1
            assert gone <= s.lost[row]
        if NOTHING not in s.characters:
            assert all([s.could[o] >> s.characters[o] & 1 for o in range(seats)])


@pytest.mark.rule("GB-31", "GB-36")
@settings(derandomize=True, max_examples=60, deadline=None)
@given(data=st.data())
def test_the_notebook_holds_exactly_what_some_seating_allows(data: st.DataObject) -> None:
    """Against trying all seatings one by one, false arrests that may be bluffs included."""
    seats = 5
    lawmen = 0b01110
    truth = data.draw(st.permutations(range(seats)))
    could = [data.draw(st.integers(0, 31)) | 1 << who | ~lawmen & 31 for who in truth]
    pairs = [(a, b) for a in range(seats) for b in range(seats) if a != b]
    possible = [
        (a, b) for a, b in pairs if not (lawmen >> truth[a] & 1 and not lawmen >> truth[b] & 1)
    ]
    falsely = [BY * a + b for a, b in data.draw(st.lists(st.sampled_from(possible), max_size=3))]
    fitting = [
        people
        for people in permutations(range(seats))
        if all([could[seat] >> who & 1 for seat, who in enumerate(people)])
        and not any(
            [lawmen >> people[f // BY] & 1 and not lawmen >> people[f % BY] & 1 for f in falsely]
        )
    ]
    notebook = Notebook(could, lawmen, falsely)
    expected = [0] * seats
    for people in fitting:
        for seat, who in enumerate(people):
            expected[seat] |= 1 << who
    assert notebook.possible == expected
    assert sum([seating.ways for seating in notebook.seatings]) == len(fitting)
    assert tuple(notebook.draw(QuickDice(1))) in fitting


@pytest.mark.rule("GB-11", "GB-22")
def test_what_the_town_refused_is_remembered_though_the_pile_becomes_the_deck_at_once() -> None:
    def refuse(card: int) -> dict[str, Any]:
        s, dice = RULES.start(4, {}), QuickDice(1)
        while s.phase != TOWN:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
        s.town, s.turn, s.hour, s.revealed = (ARREST,), 0, 5, True
        s.bag.remove(card)
        s.bag, s.discards = [card], s.bag
        RULES.play(s, NATURE, CARD + card, None)
        assert len(s.bag) > 1
        assert not s.discards
        return RULES.view(s, 1)

    assert refuse(QUESTION) != refuse(ARREST)
