"""The notebook: who can be whom, for certain."""

from random import Random

import pytest

from fistful.games.get_billy_the_kid.notebook import Seating, possible_of


@pytest.mark.rule("GB-31")
def test_who_is_possible_is_who_sits_there_in_some_way() -> None:
    dice = Random(1)
    found = 0
    for _ in range(1000):
        seats = dice.randint(1, 8)
        people = seats + dice.choice([0, 0, 2])
        share = dice.choice([0.3, 0.6, 0.9])
        sets = [
            sum([1 << who for who in range(people) if dice.random() < share]) for _ in range(seats)
        ]
        assert possible_of(sets) == Seating(sets).possible()
        found += any(possible_of(sets))
    assert 100 < found < 1000
