"""How the tests are run."""

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Browsers wait for shows more than they work: half as many again as there are cores."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)
