"""The front door: game night on a big screen, joining on a phone; and screens that stay awake."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import PHONE, TV
from tests.web.scenes import Player, Production

#: A page on plain http, where there is no lock for the screen.
UNLOCKED = "delete Navigator.prototype.wakeLock"
STATE = ".awake-about"
COURSE = Production("blasting-billy", 2, 7, ())


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_big_screen_begins_with_game_night_and_a_phone_with_joining(
    invite: Invite, language: str
) -> None:
    tv, ann = invite(TV, language=language), invite(PHONE, language=language)
    for person, first, second in ((tv, ".night", ".join"), (ann, ".join", ".night")):
        page = person.open().page
        page.locator(".games li svg").last.wait_for()
        above, below = page.locator(first).bounding_box(), page.locator(second).bounding_box()
        games = page.locator(".games").bounding_box()
        assert above
        assert below
        assert games
        assert above["y"] < below["y"] < games["y"]
        assert person.examine() == []
        page.locator(".night button").click()
        expect(page.get_by_role("dialog").locator("li .art svg").first).to_be_visible()
        assert person.examine() == []
        assert person.fits() == []


def test_two_taps_lay_a_table_for_a_first_time(invite: Invite) -> None:
    tv = invite(TV)
    tv.open()
    tv.click("Pick a game")
    tv.click("First time: Cash 'n Guns")
    expect(tv.page.locator(".chair")).to_have_count(5)
    # It is taught from here.
    expect(tv.page.get_by_role("button", name="How it is played")).to_be_visible()


@pytest.mark.parametrize("has_lock", [True, False])
def test_a_screen_stays_awake_while_a_game_is_on_and_says_so(
    invite: Invite, has_lock: bool
) -> None:
    ann = invite(PHONE)
    if not has_lock:
        ann.page.add_init_script(UNLOCKED)
    else:
        ann.page.context.grant_permissions(["screen-wake-lock"])
    player = Player(ann.server, COURSE)
    ann.page.goto(player.link())
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.locator(STATE)).to_contain_text("not kept awake now")
    ann.page.keyboard.press("Escape")
    player.start()
    ann.page.locator(".play").wait_for()
    ann.page.locator(".play").click(position={"x": 180, "y": 4})
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.locator(STATE)).to_contain_text(
        "this device keeps it awake" if has_lock else "a silent loop keeps it awake"
    )
    film = ann.page.locator("video.awake")
    expect(film).to_have_count(0 if has_lock else 1)
    if not has_lock:
        assert film.evaluate("one => !one.paused && one.readyState > 0")
    assert ann.examine() == []
    while not player.is_over:
        player.answer()
    # The game is over: nothing is held any more.
    expect(ann.page.locator(STATE)).to_contain_text("not kept awake now")
    expect(film).to_have_count(0)
