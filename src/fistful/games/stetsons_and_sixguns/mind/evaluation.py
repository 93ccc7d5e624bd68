"""How well a seat stands."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns.deck import Deck
from fistful.games.stetsons_and_sixguns.ending import outcome, score
from fistful.games.stetsons_and_sixguns.marks import BEHIND
from fistful.games.stetsons_and_sixguns.mind.chances import Facts, can_shoot, standings, threat
from fistful.games.stetsons_and_sixguns.mind.habits import HABITS
from fistful.games.stetsons_and_sixguns.notoriety import hurt_seats
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
)
from fistful.games.variant import shelve

FACTS: Final[dict[Deck, Facts]] = {}
#: What a pick in taking stock is worth, a loaded gun, a wound to stand with.
PICK: Final = 1.5
GUN: Final = 0.6
BRASS: Final = 0.3


def facts_of(deck: Deck) -> Facts:
    """Return a deck as the usual player sees it."""
    facts = FACTS.get(deck)
    if facts is None:
        usual = {habit.name: habit.value for habit in HABITS}
        facts = shelve(FACTS, deck, Facts(deck, usual))
    return facts


def evaluate(s: StetsonsAndSixguns, seat: int) -> float:
    """Return about by how many points a seat is ahead of the others, as far as it knows."""
    others = [other for other in range(s.seats) if other != seat]
    if s.phase == OVER:
        ends = [score(s, who) if s.alive >> who & 1 else 0 for who in range(s.seats)]
        won = 5.0 if seat in outcome(s).winners else 0.0
        return won + ends[seat] - sum([ends[other] for other in others]) / len(others)
    facts = facts_of(s.deck)
    left = int(s.options["rounds"]) - s.round
    values = standings(s, facts, seat)
    hurt = hurt_seats(s)
    for who in SEATS_IN[s.alive]:
        values[who] += PICK if s.up >> who & 1 else 0.0
        values[who] += GUN if left and can_shoot(s, who) else 0.0
        values[who] += BRASS * left if hurt >> who & 1 else 0.0
    if left:
        for card in s.hands[seat]:
            values[seat] += 0.5 * facts.handy[card]
    if not s.marks[BEHIND] >> seat & 1 and s.up >> seat & 1:
        values[seat] -= 2.5 * threat(s, seat, 0)
    if not s.alive >> seat & 1:
        values[seat] = -10.0
    return values[seat] - sum([values[other] for other in others]) / len(others)
