"""How far a run is."""

import pytest

from fistful.lab import progress
from fistful.lab.progress import Pace


def test_pace_is_that_of_this_run(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    pace = Pace()
    assert pace.told(500, 1000) == "", "what was there before says nothing"
    now = 110.0
    assert pace.told(600, 1000) == "10/s  0:40"
    now = 120.0
    assert pace.told(1000, 1000) == "25/s  0:00"
    assert pace.told(0, 50) == "", "another run"
    now = 121.0
    assert pace.told(1, 6050) == ""
    now = 122.0
    assert pace.told(51, 6050) == "50/s  2:00"
