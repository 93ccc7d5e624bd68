"""A round of the base game told twice: by the phases, and by a plain story of the rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.engine.dice import QuickDice
from fistful.engine.state import OVER
from fistful.games.cash_n_guns.cards import BANG, BBB, EACH
from fistful.games.cash_n_guns.split import Notes, split
from tests.games.cash_n_guns.stories import Story, phase, table


class Told:
    """What a round does, worked out seat by seat from loads, aims and withdrawals alone."""

    def __init__(self, wounds: list[int], money: list[int], shame: list[int]) -> None:
        self.wounds = list(wounds)
        self.money = list(money)
        self.shame = list(shame)
        self.shown: dict[int, int] = {}

    def tell(
        self, load: dict[int, int], aim: dict[int, int], withdraw: set[int], loot: Notes
    ) -> None:
        for coward in withdraw:
            self.shame[coward] += 1
        armed = {seat for seat in load if seat not in withdraw and aim[seat] not in withdraw}
        quick = {seat for seat in armed if load[seat] == BBB}
        down = withdraw | {aim[seat] for seat in quick}
        late = {seat for seat in armed - quick if seat not in down}
        self.shown = {seat: load[seat] for seat in quick | late}
        for seat in quick:
            self.wounds[aim[seat]] += 1
        dead_already = {seat for seat in load if self.wounds[seat] >= 3}
        for seat in late:
            if load[seat] == BANG:
                down.add(aim[seat])
                if aim[seat] not in dead_already:
                    self.wounds[aim[seat]] += 1
        for seat in load:
            if self.wounds[seat] >= 3:
                self.money[seat] = 0
        sharers = [seat for seat in load if seat not in down]
        living = [seat for seat in load if self.wounds[seat] < 3]
        if len(living) > 1 and sharers:
            for seat in sharers:
                self.money[seat] += split(loot, len(sharers))[0]


@pytest.mark.rule("CG-16", "CG-17", "CG-18", "CG-19", "CG-20", "CG-21", "CG-30")
@settings(max_examples=120, derandomize=True, deadline=None)
@given(st.integers(0, 10**9), st.integers(4, 6))
def test_the_phases_tell_the_same_round_as_the_story(seed: int, seats: int) -> None:
    dice = QuickDice(seed)
    s = table(seats)
    while s.phase != OVER:
        # Wounds pile up only if few run away.
        alive = [seat for seat in range(seats) if s.alive >> seat & 1]
        load = {seat: dice.pick(EACH[s.hands[seat]]) for seat in alive}
        aim = {seat: dice.pick([other for other in alive if other != seat]) for seat in alive}
        withdraw = {seat for seat in alive if dice.below(5) == 0}
        told = Told(s.wounds, s.money, s.shame)
        story = Story(load=load, aim=aim, withdraw=withdraw)
        story.play(s, until="load")
        told.tell(load, aim, withdraw, s.table)
        story.play(s)
        assert s.wounds == told.wounds
        assert s.money == told.money
        assert s.shame == told.shame
        assert {seat: s.cards[seat] for seat in alive if s.fates[seat] == 2} == told.shown
        assert phase(s) in ("loot", "over")
