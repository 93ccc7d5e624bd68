"""My games on this device, and a network that comes and goes, in a real browser."""

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import LAPTOP, PHONE


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_device_remembers_its_games_and_forgets_them_when_told(
    invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(size=size, name="Ann", plain=True).play_alone()
    code = ann.code()
    assert ann.waits_for_turn()
    ann.open()
    ann.click("My games")
    ann.page.get_by_role("dialog").wait_for()
    assert ann.examine() == []
    ann.click(f"Go on: Blasting Billy {code}")
    while ann.waits_for_turn():
        asked = ann.question()
        ann.page.keyboard.press("1")
        ann.waits_for_answer(asked)
    ann.open()
    ann.click("My games")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Blasting Billy, 2 players, rule-of-thumb bot")
    expect(dialog.get_by_role("button", name="Go on")).to_have_count(0)
    assert ann.examine() == []
    assert ann.fits() == []
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save as a file").click()
    kept = json.loads(saved.value.path().read_text())
    assert [one["code"] for one in kept] == [code] and kept[0]["result"]["place"] in (1, 2)
    ann.click("Forget all")
    ann.click("Yes, forget all")
    expect(dialog).to_contain_text("Nothing yet")


def test_a_network_that_comes_back_finds_its_seat_and_others_hear_of_it(invite: Invite) -> None:
    gone = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    ann, bob = invite(size=LAPTOP), invite(expects=gone)
    code = ann.host("Ann", seats=2)
    bob.join(code, "Bob")
    ann.click("Start the game")
    ann.page.locator(".play").wait_for()
    bob.page.locator(".play").wait_for()
    # On a wide screen talk lies beside the table.
    ann.page.locator(".dock").wait_for()
    assert ann.examine() == []
    bob.page.context.set_offline(True)
    bob.sees("connection")
    ann.sees("The network of Bob is gone. The seat is held.")
    bob.page.context.set_offline(False)
    ann.sees("Bob is back.")
    expect(bob.page.locator(".play")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
