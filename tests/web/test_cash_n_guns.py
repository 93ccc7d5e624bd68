"""Cash 'n Guns in a real browser: every option layer to the end, two people, a TV, and bots."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import LAPTOP, PHONE, SMALL, TV, Person
from tests.web.play import Inspector, Thumb, play

GAME: Final = "cash-n-guns"
HIDDEN: Final = -2
ALL_LAYERS: Final = {"powers": "all", "cop": "on"}
#: What can be picked before it is carried out.
PICKS: Final = ".bullets button:enabled, .courage button, .rail button"


def brave(person: Person, answer: int) -> None:
    """Answer whatever is asked, and never withdraw: it may end early."""
    if person.page.locator(".courage").count():
        person.page.locator(".courage .stay").click()
        person.page.locator(".go").click()
    else:
        thumb(person, answer)


def thumb(person: Person, answer: int) -> None:
    """Answer whatever is asked: another thing every time."""
    if person.page.locator(".go").count():
        picks = person.page.locator(PICKS)
        picks.nth(answer % picks.count()).click()
        person.page.locator(".go").click()
    else:
        person.page.locator(".rest button").last.click()


@pytest.mark.parametrize(
    ("seed", "seats", "options", "hand"),
    [
        pytest.param(7, 4, {}, thumb, id="base"),
        pytest.param(4, 4, {"powers": "first-six"}, brave, id="first six powers"),
        pytest.param(2, 5, ALL_LAYERS, brave, id="all powers and cop"),
    ],
)
def test_a_whole_game(invite: Invite, seats: int, options: dict[str, str], hand: Thumb) -> None:
    tv = invite(TV)
    code = tv.lay(GAME, seats, **options)
    ann = invite(PHONE).join(code, "Ann")
    bob = invite(LAPTOP).join(code, "Bob")
    tv.sees("Bob")
    tv.click("Start the game")
    inspector = Inspector(*([] if options else [tv]))
    assert play([ann, bob], hand, inspector) > 6
    for person in (ann, bob, tv):
        person.sees("The game is over")
    inspector.examine("the end", ann, bob, tv)
    assert inspector.found == {}
    assert {"load", "aim", "courage"} <= inspector.seen
    expect(tv.page.locator(".arena .seat")).to_have_count(seats)
    expect(tv.page.locator(".arena .seat .power")).to_have_count(
        seats if "powers" in options else 0
    )
    expect(tv.page.locator(".arena .badge")).to_have_count(1 if "cop" in options else 0)
    for person, seat in ((ann, 0), (bob, 1), (tv, 15)):
        check_secrets(person, seat)


def check_secrets(person: Person, seat: int) -> None:
    """Check all a person was sent during the game against "Who sees what"."""
    running = [view for view in person.views() if view["phase"] != "over"]
    assert running
    for view in running:
        check_view(view, seat)
    if seat == 15:
        assert not [e["event"] for e in person.events() if e["event"].endswith("-you")]


def check_view(view: dict[str, Any], seat: int) -> None:
    assert view["you"] == seat
    assert seat < 15 or (view["deck"] is None and view["second"] is None)
    for owner, power in enumerate(view["powers"]):
        assert power in (-1, HIDDEN) or owner == seat or owner in view["open"]
    assert view["cop"] in (-1, HIDDEN, seat)
    for gun in view["guns"]:
        if gun["fate"] in ("loaded", "discarded") and seat == 15:
            assert gun["card"] == HIDDEN


def test_guns_swing_only_after_the_count(invite: Invite) -> None:
    tv = invite(TV, moves=True, speed="fast")
    ann = invite(PHONE).join(tv.lay(GAME, 4), "Ann")
    tv.sees("Ann")
    tv.click("Start the game")
    assert play([ann], thumb, most=1) == 1
    expect(tv.page.locator(".aims .gun")).to_have_count(4)
    assert play([ann], thumb, most=1) == 1
    tv.page.locator(".count").wait_for()
    assert tv.page.locator(".aims .sight").count() == 0, "an aim is shown before the count is over"
    expect(tv.page.locator(".aims .sight")).to_have_count(4)


def test_six_gangsters_fit_the_smallest_phone(invite: Invite) -> None:
    ann = invite(SMALL)
    ann.lay(GAME, 6, name="Ann", **ALL_LAYERS)
    ann.click("Start the game")
    found: dict[str, list[str]] = {}

    def look(person: Person, question: dict[str, Any]) -> None:
        found[question["phase"]] = person.fits()

    play([ann], thumb, look, most=6)
    ann.click("Table", exact=True)
    found["table"] = ann.fits()
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
