"""The checks as tests of pytest, which need not be there for anything else."""

from collections.abc import Callable

from fistful.games.game import Game
from fistful.testing.checks import Check, checks
from fistful.testing.secrets import Secrets
from fistful.testing.sizes import SIZES, Sizes


def conformance(game: Game, secrets: Secrets, sizes: Sizes = SIZES) -> Callable[[Check], None]:
    """Return the suite as a test function: give it a name that begins with `test_`."""
    return as_tests(checks(game, secrets, sizes))


def as_tests(found: list[Check]) -> Callable[[Check], None]:
    """Return checks as one test function, a case each."""
    import pytest

    def run(check: Check) -> None:
        check.run()

    return pytest.mark.parametrize("check", found, ids=str)(run)
