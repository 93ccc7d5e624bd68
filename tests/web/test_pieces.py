"""Screens and sheets fetched when they are wanted, while the machine that hosts is dead."""

from playwright.sync_api import expect

from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import PHONE, TV

#: What a console says while the machine that hosts is dead.
DYING = ("WebSocket", "Failed to load resource", "Unable to preload CSS", "Failed to fetch")
MISSING = "could not be fetched"


def test_what_could_not_be_fetched_comes_when_the_server_is_back(
    server: Server, invite: Invite
) -> None:
    tv, ann, bob = [invite(size, expects=DYING) for size in (TV, PHONE, PHONE)]
    ann.lay("blasting-billy", 2, name="Ann")
    for person in (tv, bob):
        person.open().page.locator(".games li svg").last.wait_for()
        person.page.wait_for_load_state("networkidle")
    server.kill()
    ann.sees("No connection")
    ann.click("Talk")
    tv.click("Pick a game")
    bob.page.get_by_role("link", name="Puzzles").click()
    for person in (tv, ann, bob):
        person.sees(MISSING)
        assert person.fits() == []
    assert bob.examine() == []
    server.start()
    # Nobody does anything: the pages are opened anew, and have all of it.
    for person in (tv, ann, bob):
        person.page.get_by_text(MISSING).wait_for(state="detached", timeout=60_000)
    tv.click("Pick a game")
    expect(tv.page.get_by_role("dialog")).to_be_visible()
    ann.click("Talk")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Puzzles")
