"""Intervals against values worked out elsewhere."""

import pytest

from fistful.lab.stats import block_difference, block_rate, wilson
from fistful.lab.tally import Mean


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # The roots p of (p - rate)² = z² p (1 - p) / n, solved with 40 digits.
        (0, 10, 0.000000000000, 0.277532799863),
        (5, 10, 0.236593090513, 0.763406909487),
        (10, 10, 0.722467200137, 1.000000000000),
        (1, 29, 0.006113214293, 0.171755218793),
        (1540, 2000, 0.751049356624, 0.787915437844),
    ],
)
def test_the_interval_is_wilsons(successes: float, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.rate == successes / trials
    assert found.low == pytest.approx(low, abs=1e-11)
    assert found.high == pytest.approx(high, abs=1e-11)


def test_a_shared_win_counts_as_a_fraction() -> None:
    assert wilson(1, 4).rate < wilson(1.5, 4).rate == 0.375 < wilson(2, 4).rate
    assert wilson(1, 4).low < wilson(1.5, 4).low < wilson(2, 4).low


def test_more_games_are_surer() -> None:
    few, many = wilson(30, 100), wilson(300, 1000)
    assert few.low < many.low < 0.3 < many.high < few.high


def test_no_games_have_no_rate() -> None:
    with pytest.raises(ValueError, match="at least one"):
        wilson(0, 0)


def test_the_bootstrap_of_independent_games_is_the_binomials_spread() -> None:
    # 400 games, 30 % won: the normal interval is 30 ± 4.49 points.
    found = block_rate([(1.0, 1.0)] * 120 + [(0.0, 1.0)] * 280)
    assert found.rate == 0.3
    assert found.low == pytest.approx(0.3 - 0.0449, abs=0.004)
    assert found.high == pytest.approx(0.3 + 0.0449, abs=0.004)


def test_games_that_hang_together_count_as_one() -> None:
    # Four games a block that all end alike tell no more than one of them.
    apart = block_rate([(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 70)
    together = block_rate([(4.0, 4.0)] * 30 + [(0.0, 4.0)] * 70)
    assert together == apart


def test_blocks_weigh_what_they_have() -> None:
    assert block_rate([(1.0, 1.0), (0.0, 3.0)]).rate == 0.25


def test_blocks_all_alike_are_wilsons() -> None:
    assert block_rate([(0.0, 5.0)] * 40) == wilson(0, 40)
    assert block_rate([(5.0, 5.0)] * 40) == wilson(40, 40)


def test_a_difference_on_the_same_deals_is_surer_than_on_others() -> None:
    first = [1.0, 0.0] * 100
    second = [1.0, 0.0] * 90 + [0.0, 0.0] * 10
    paired = block_difference(first, second)
    assert paired.rate == pytest.approx(0.05)
    assert 0.05 - 0.031 < paired.low < paired.high < 0.05 + 0.035
    with pytest.raises(ValueError, match="at least one"):
        block_rate([])


def test_no_interval_is_of_no_width() -> None:
    """All alike says how sure, not that it is certain."""
    same = block_difference([1.0] * 50, [1.0] * 50)
    assert same.rate == 0 and -0.1 < same.low < 0 < same.high < 0.1
    always = block_difference([1.0] * 50, [0.0] * 50)
    assert always.rate == always.high == 1 and 0.8 < always.low < 1
    assert wilson(0, 40).high > 0 and wilson(40, 40).low < 1
    mean = Mean()
    for _ in range(100):
        mean.game(52)
    assert mean.rate().low < 52 < mean.rate().high < 52.1
    never = Mean()
    for _ in range(100):
        never.game(0)
    assert never.share().low < 1e-9 and 0 < never.share().high < 0.05
