"""Cash 'n Guns in a real browser: every option layer to the end, two people, a TV, and bots."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import PHONE, TV, Person

LAPTOP: Final = (1280, 800)
HIDDEN: Final = -2
ALL_LAYERS: Final = {"powers": "all", "cop": "on"}
#: What can be picked before it is carried out.
PICKS: Final = ".bullets button:enabled, .courage button, .rail button"


def lay(tv: Person, seats: int, options: dict[str, str]) -> str:
    """Let a TV lay a table, with a clock that keeps the windows short; return its code."""
    wishes = {"game": "cash-n-guns", "seats": seats, "clock": "quick", "options": options}
    tv.open()
    code = tv.page.evaluate(
        """async (wishes) => {
            const headers = { 'content-type': 'application/json' };
            const body = JSON.stringify(wishes);
            const laid = await fetch('/api/tables', { method: 'POST', headers, body });
            return (await laid.json()).code;
        }""",
        wishes,
    )
    tv.open(f"/t/{code}")
    tv.sees("Start the game")
    return str(code)


def pick(person: Person, turn: int) -> None:
    """Pick something, if that is asked: another thing every turn."""
    picks = person.page.locator(PICKS)
    picks.nth(turn % picks.count()).click()


def act(person: Person, turn: int) -> None:
    """Answer whatever is asked, as a thumb does it."""
    asked = person.question()
    if person.page.locator(".go").count():
        pick(person, turn)
        person.page.locator(".go").click()
    else:
        person.page.locator(".rest button").last.click()
    person.waits_for_answer(asked)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(4, {}, id="base"),
        pytest.param(4, {"powers": "first-six"}, id="first six powers"),
        pytest.param(6, ALL_LAYERS, id="all powers and cop"),
    ],
)
def test_a_whole_game(invite: Invite, seats: int, options: dict[str, str]) -> None:
    tv = invite(TV)
    code = lay(tv, seats, options)
    ann = invite(PHONE).join(code, "Ann")
    bob = invite(LAPTOP).join(code, "Bob")
    tv.sees("Bob")
    tv.click("Start the game")
    turns = 0
    while not (ann.is_over() and bob.is_over()):
        for person in (ann, bob):
            if person.is_asked():
                act(person, turns)
                turns += 1
        ann.page.wait_for_timeout(30)
    assert turns > 6
    for person in (ann, bob, tv):
        person.sees("The game is over")
        assert person.examine() == []
    expect(tv.page.locator(".arena .seat")).to_have_count(seats)
    expect(tv.page.locator(".arena .seat .power")).to_have_count(
        seats if "powers" in options else 0
    )
    expect(tv.page.locator(".arena .badge")).to_have_count(1 if "cop" in options else 0)
    for person, seat in ((ann, 0), (bob, 1), (tv, 15)):
        check_secrets(person, seat)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_any_decision(invite: Invite, theme: str) -> None:
    tv = invite(TV, theme=theme)
    code = lay(tv, 5, ALL_LAYERS)
    ann = invite(PHONE, theme=theme).join(code, "Ann")
    bob = invite(LAPTOP, theme=theme).join(code, "Bob")
    tv.sees("Bob")
    tv.click("Start the game")
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    while not {".bullets", ".courage", ".rest"} <= seen and ann.waits_for_turn():
        for part in (".bullets", ".courage", ".rest"):
            if ann.page.locator(part).count() and part not in seen:
                seen.add(part)
                ann.page.locator("summary").click()
                for person, name in ((ann, "phone"), (bob, "laptop"), (tv, "TV")):
                    found[f"{part} on the {name}"] = person.examine()
                ann.page.locator("summary").click()
        if ann.page.locator(".go").count():
            pick(ann, 1)
            found[f"{len(seen)} picked"] = ann.examine()
        for person in (ann, bob):
            if person.is_asked():
                act(person, 0)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_guns_swing_only_after_the_count(invite: Invite) -> None:
    tv = invite(TV, speed="fast")
    tv.page.emulate_media(reduced_motion="no-preference")
    ann = invite(PHONE).join(lay(tv, 4, {}), "Ann")
    tv.sees("Ann")
    tv.click("Start the game")
    assert ann.waits_for_turn()
    act(ann, 0)
    assert ann.waits_for_turn()
    expect(tv.page.locator(".aims .gun")).to_have_count(4)
    act(ann, 0)
    tv.page.locator(".count").wait_for()
    assert tv.page.locator(".aims .sight").count() == 0, "an aim is shown before the count is over"
    expect(tv.page.locator(".aims .sight")).to_have_count(4)


def check_secrets(person: Person, seat: int) -> None:
    """Check all a person was sent during the game against "Who sees what"."""
    told = [frame for frame in person.frames if frame["type"] in ("told", "snapshot")]
    views = [frame["view"] for frame in told if frame["view"]]
    running = [view for view in views if view["phase"] != "over"]
    assert running
    for view in running:
        check_view(view, seat)
    if seat == 15:
        heard = [event["event"] for frame in told for event in frame["events"]]
        assert not [event for event in heard if event.endswith("-you")]


def check_view(view: dict[str, Any], seat: int) -> None:
    assert view["you"] == seat
    assert seat < 15 or (view["deck"] is None and view["second"] is None)
    for owner, power in enumerate(view["powers"]):
        assert power in (-1, HIDDEN) or owner == seat or owner in view["open"]
    assert view["cop"] in (-1, HIDDEN, seat)
    for gun in view["guns"]:
        if gun["fate"] in ("loaded", "discarded") and seat == 15:
            assert gun["card"] == HIDDEN
