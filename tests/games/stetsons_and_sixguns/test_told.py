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


@pytest.mark.rule("SS-16", "SS-R1")
def test_a_bullet_called_for_nothing_is_seen_after_the_actions_that_follow_at_once() -> None:
    """Dead Eye: a result is called, fire is held, and what was said ahead follows in one step. Two
    calls are two tables: nobody can have heard what no view shows."""
    played = ("Dead Eye", "Play Dead", "Hit the Dirt", "Sharpshooter")
    views = []
    for bullet in ("MISS", "CLICK"):
        s = Scene(*played, characters={"A": "Preacher Boone"}, ahead=True)
        s.go("A: plan-shot use hold-fire nothing ask", "B: plan-shot use nothing nothing ask")
        s.go("C: plan-shot use nothing nothing ask", "D: plan-shot ignore Sixgun nothing ask")
        s.go(f"A: call {bullet}")
        assert s.heard()[:2] == [f"calls A {bullet}", "holds-fire A"]
        assert {"acts B Play Dead", "acts C Hit the Dirt", "ignores D Sharpshooter"} < {*s.heard()}
        views.append(s.view())
    assert views[0] != views[1]


@pytest.mark.rule("SS-32", "SS-R1")
def test_cards_lost_in_one_step_lie_as_they_were_heard_to_go() -> None:
    """Winged Him: the first wound takes a card at random; a second one takes the last, at once."""
    given = {
        "hand B": "Living Legend, Derringer, Crossfire",
        "guns A": "Sixgun 6, Sawn-off Shotgun 2",
    }
    views = []
    for first, last in (("Derringer", "Crossfire"), ("Crossfire", "Derringer")):
        s = Scene("Winged Him", "Living Legend", "High Noon", given=given)
        s.go("A: use", "A: shoot Sawn-off Shotgun", "HIT", "HIT", f"*: card {first}")
        lost = [line for line in s.heard() if line.startswith("lost-card")]
        assert lost == [f"lost-card B {first}", f"lost-card B {last}"]
        views.append(s.view())
    assert views[0] != views[1]
