"""The clock of the real table in a browser: too slow is too slow, and more time is at hand."""

from typing import Any

import pytest

from tests.web.conftest import Invite
from tests.web.people import SMALL, Person


def sit_down(invite: Invite) -> Person:
    """Return somebody with a phone at a table with bots that is just being dealt."""
    ann = invite(SMALL)
    ann.lay("cash-n-guns", 4, "Ann", speed="fast", clock="real")
    ann.click("Start the game")
    return ann


def reach(person: Person, phase: str) -> dict[str, Any]:
    """Answer everything until a phase; return its question, as soon as it is on the screen."""
    while not person.asked or person.asked["phase"] != phase:
        if person.owes() and (asked := person.faces_question()):
            person.page.locator(".bullets button, .cards button").first.click()
            person.page.locator(".go, .cards .play, .confirm button").first.click()
            person.is_answered(asked)
        else:
            person.hears()
    asked = person.faces_question()
    assert asked is not None
    return asked


def aims_of(person: Person) -> list[dict[str, Any]]:
    aims = ("aimed", "too-slow")
    return [one for one in person.events() if one["event"] in aims and one["seat"] == 0]


def closes(person: Person, asked: dict[str, Any]) -> None:
    while person.progress()[1] == asked["number"]:
        person.hears()


def test_too_slow_is_too_slow(invite: Invite) -> None:
    ann = sit_down(invite)
    closes(ann, reach(ann, "aim"))
    [aim] = aims_of(ann)
    assert aim["event"] == "too-slow"


def test_more_time_is_one_tap_away(invite: Invite) -> None:
    ann = sit_down(invite)
    asked = reach(ann, "aim")
    ann.click("More time")
    while not [one for one in ann.frames if one["type"] == "moved"]:
        ann.hears()
    assert ann.fits() == []
    ann.page.locator("button.face").first.click()
    ann.page.locator(".go").click()
    closes(ann, asked)
    assert aims_of(ann)[0]["event"] == "aimed"


@pytest.mark.parametrize(
    ("game", "clocks"),
    [
        ("Cash 'n Guns", ["none", "relaxed", "normal", "quick", "as at the table"]),
        ("Blasting Billy", ["none", "relaxed", "normal", "quick"]),
    ],
)
def test_the_clock_is_chosen_where_it_makes_a_difference(
    invite: Invite, game: str, clocks: list[str]
) -> None:
    ann = invite(SMALL)
    ann.open()
    ann.click(f"Host a table: {game}")
    group = ann.page.get_by_role("group", name="Clock")
    assert group.locator("label").all_inner_texts() == clocks
    group.locator("label", has_text=clocks[-1]).click()
    ann.click("Sit down and host")
    ann.sees("Start the game")
    chosen = ann.page.get_by_role("group", name="Clock").get_by_label(clocks[-1])
    assert chosen.is_checked()
    assert ann.page.get_by_text("too slow").count() == (clocks[-1] == "as at the table")
