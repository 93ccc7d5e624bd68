"""What games tell those who study them is what everybody at the table could have noted."""

import pytest

from fistful.engine.events import Event, Out
from fistful.games.blasting_billy import events as bb
from fistful.games.get_billy_the_kid import cards, events
from fistful.games.metrics import Trait
from fistful.testing.tables import Table
from fistful.testing.walks import moves
from tests.adapters.tables import TABLES

#: The card behind each of these.
CARD_OF = {
    events.ASKED: cards.QUESTION,
    events.GOES_AGAIN: cards.QUESTION,
    events.LOOKED: cards.RIFLE,
    events.SPIED: cards.BINOCULARS,
    events.ACCUSED: cards.ARREST,
}
#: Told with the card, last.
WITH_CARD = (events.RESPONDED, events.MATCHED, events.FIRED, events.STOLE)


def played_out(table: Table) -> tuple[list[list[Trait]], list[Event]]:
    """Return the traits of a mixed game and all that was told in it."""
    s, out = table.start(), Out()
    for seat, action in moves(table, s, table.dice("traits")):
        table.rules.play(s, seat, action, out)
    assert table.game and table.game.insight
    return table.game.insight.traits(s, []), out.events


@pytest.mark.parametrize("table", TABLES["blasting-billy"], ids=str)
def test_the_order_of_turns_is_from_the_seat_that_starts(table: Table) -> None:
    traits, told = played_out(table)
    (first,) = [event.things[0] for event in told if event.code == bb.STARTS]
    turns = [trait.number for own in traits for trait in own if trait.group == "turn"]
    assert turns == [(seat - first) % table.seats + 1 for seat in range(table.seats)]


@pytest.mark.parametrize("table", TABLES["get-billy-the-kid"], ids=str)
def test_the_cards_a_seat_played_are_those_it_was_seen_to_play(table: Table) -> None:
    traits, told = played_out(table)
    seen: list[set[int]] = [set() for _ in range(table.seats)]
    for event in told:
        if event.code in CARD_OF:
            seen[event.things[0]].add(CARD_OF[event.code])
        elif event.code in WITH_CARD:
            seen[event.things[0]].add(event.things[-1])
    for own, expected in zip(traits, seen, strict=True):
        assert {trait.number for trait in own if trait.group.startswith("played")} == expected
    assert any(seen)
