"""A lone player loses the server and plays on in the browser, in a real one."""

from playwright.sync_api import expect

from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import PHONE

#: What a page does after a while at a table, and how one sees that all is kept.
KEEP = """async () => {
    const kept = await navigator.serviceWorker.register('/site/sw.js', { scope: '/site/' });
    const worker = kept.installing ?? kept.waiting ?? kept.active;
    await new Promise((done) => {
        worker.onstatechange = () => worker.state === 'activated' && done();
        if (worker.state === 'activated') done();
    });
}"""


def test_a_lone_player_who_loses_the_server_plays_a_new_game_here(
    invite: Invite, server: Server
) -> None:
    gone = ("WebSocket", "ERR_CONNECTION_REFUSED")
    ann = invite(size=PHONE, name="Ann", plain=True, expects=gone).play_alone()
    page = ann.page
    assert ann.waits_for_turn()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(KEEP)
    server.kill()
    offer = page.get_by_role("link", name="A new game here, without the server")
    expect(offer).to_be_visible()
    ann.sees("The cards of this game are with the server")
    assert ann.examine() == []
    offer.click()
    expect(page.get_by_role("status")).to_contain_text("no server")
    page.get_by_role("button", name="Play against bots: Blasting Billy").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_selector(".status .asked")
    asked = page.locator(".play").get_attribute("data-question")
    page.locator(".choices .group button").first.click()
    page.wait_for_selector(f".play:not([data-question='{asked}']), .status .head:not(.asked)")
    ann.open()
    ann.sees("The saloon is closed")
    page.get_by_role("link", name="Play against bots here, without the server").click()
    page.get_by_role("button", name="My games").click()
    expect(page.get_by_role("button", name="Go on")).to_have_count(1)
