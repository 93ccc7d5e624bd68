"""The split (CG-21, CG-22), checked against trying everything, and the notes off the pile."""

from collections import Counter
from functools import cache
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.engine.dice import QuickDice
from fistful.games.cash_n_guns.cards import LOOTS, NOTES_UP
from fistful.games.cash_n_guns.split import Notes, chances, split, value_of


@cache
def can_be_dealt(notes: Notes, parts: int, share: int) -> bool:
    """Try every way of making up one part after the other."""
    if parts == 0:
        return notes == (0, 0, 0)
    fives, tens, twenties = notes
    return any(
        5 * five + 10 * ten + 20 * twenty == share
        and can_be_dealt((fives - five, tens - ten, twenties - twenty), parts - 1, share)
        for five, ten, twenty in product(range(fives + 1), range(tens + 1), range(twenties + 1))
    )


def try_everything(table: Notes, parts: int) -> tuple[int, Notes]:
    """CG-21 to the letter: the largest share, then the most twenties, then the most tens."""
    best = (0, 0, 0, 0)
    for handed in product(*[range(count + 1) for count in table]):
        fives, tens, twenties = handed
        share, rest = divmod(value_of((fives, tens, twenties)), parts)
        key = (share, twenties, tens, fives)
        if (
            share
            and not rest
            and key > best
            and can_be_dealt((fives, tens, twenties), parts, share)
        ):
            best = key
    share, twenties, tens, fives = best
    return share, (table[0] - fives, table[1] - tens, table[2] - twenties)


@pytest.mark.rule("CG-21")
@settings(max_examples=120, derandomize=True, deadline=None)
@given(
    st.tuples(st.integers(0, 6), st.integers(0, 5), st.integers(0, 4)),
    st.integers(1, 6),
)
def test_the_split_is_the_best_of_all_ways_to_split(table: Notes, parts: int) -> None:
    assert split(table, parts) == try_everything(table, parts)


@pytest.mark.rule("CG-21")
def test_the_rulebooks_table_splits_as_the_rulebook_says() -> None:
    table = (2, 2, 1)
    assert split(table, 3) == (10, (0, 0, 1))
    assert split(table, 5) == (0, table)
    assert split(table, 4) == (0, table)
    assert split(table, 2) == (25, (0, 0, 0))


@pytest.mark.rule("CG-21")
def test_large_notes_are_handed_out_first() -> None:
    assert split((4, 2, 2), 2) == (40, (0, 0, 0))
    # Two can have 20 each as 20 · 20 or 10+10 · 20 …: the twenties go.
    assert split((0, 3, 2), 2)[0] == 30
    assert split((1, 2, 2), 2) == (30, (1, 0, 0))


@pytest.mark.rule("CG-22")
@given(st.tuples(st.integers(0, 15), st.integers(0, 15), st.integers(0, 10)))
@settings(max_examples=60, derandomize=True, deadline=None)
def test_a_single_gangster_takes_everything(table: Notes) -> None:
    assert split(table, 1) == (value_of(table), (0, 0, 0))


@pytest.mark.rule("CG-10")
def test_five_notes_come_as_likely_as_off_a_shuffled_pile() -> None:
    pile = (3, 2, 1)
    ways = [comb(3, a) * comb(2, b) * comb(1, c) for a, b, c in LOOTS if a + b + c == 5]
    dice = QuickDice(5)
    drawn = Counter(chances(pile).draw(dice) - NOTES_UP for _ in range(6000))
    assert set(drawn) == {number for number, count in enumerate(ways) if count}
    for number, count in drawn.items():
        assert abs(count / 6000 - ways[number] / comb(6, 5)) < 0.03


@pytest.mark.rule("CG-10")
def test_the_last_five_notes_are_certain() -> None:
    assert [LOOTS[action - NOTES_UP] for action in chances((1, 3, 1)).actions] == [(1, 3, 1)]
