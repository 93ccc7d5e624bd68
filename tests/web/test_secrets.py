"""A phone lies face down: what only its person may know is seen while it is held, and no longer."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import PHONE


@pytest.mark.parametrize("game", ["blasting-billy", "get-billy-the-kid"])
def test_hand_and_character_show_only_while_held(invite: Invite, game: str) -> None:
    ann = invite(PHONE)
    ann.lay(game, 4, name="Ann")
    ann.click("Start the game")
    page = ann.page
    page.locator(".pick").first.wait_for()
    faces = page.locator(".secret > .face")
    assert faces.count() == (2 if game == "get-billy-the-kid" else 1)
    down = page.locator(".cards").inner_html()
    for face in faces.all():
        words = face.text_content() or ""
        assert words.strip()
        expect(face).to_be_hidden()
        assert words not in page.inner_text("body")
        face.locator("xpath=..").hover()
        page.mouse.down()
        expect(face).to_be_visible()
        page.mouse.up()
        expect(face).to_be_hidden()
        assert page.locator(".cards").inner_html() == down
    faces.last.locator("xpath=..").hover()
    page.mouse.down()
    expect(faces.last).to_be_visible()
    assert page.locator(".cards").inner_html() != down
