"""Stetsons & Sixguns: what goes without effect is told as well."""

import pytest

from tests.games.stetsons_and_sixguns.scene import Scene


@pytest.mark.rule("SS-R3")
def test_a_click_that_is_ignored_is_told() -> None:
    s = Scene("Quick Draw", "Living Legend", characters={"A": "Wild Bill Hiccup"}).go("HIT")
    assert "counts-as A MISS" in s.heard()
    s.go("A: flip", "CLICK")
    assert "ignores-bullet A CLICK" in s.heard()


@pytest.mark.rule("SS-20")
def test_an_action_that_finds_nothing_to_do_is_told() -> None:
    s = Scene("Look Over There!", "Living Legend", "High Noon", aims="BCB").go("A: use")
    assert "no-effect A Look Over There!" in s.heard()


@pytest.mark.rule("SS-20")
def test_an_action_that_does_something_is_not_called_idle() -> None:
    s = Scene("Look Over There!", "Living Legend", "High Noon", aims="BAA").go("A: use")
    assert s.phase == "look-over-there"
    assert not [line for line in s.heard() if line.startswith("no-effect")]
