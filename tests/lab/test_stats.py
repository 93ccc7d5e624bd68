"""Wilson's interval against values worked out elsewhere."""

import pytest

from fistful.lab.stats import wilson


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
