"""Somebody who watches on a phone bets; the TV tells what came of it when all is decided."""

from typing import Any

from playwright.sync_api import expect

from tests.server.client import Device
from tests.web.conftest import Invite
from tests.web.people import SMALL, TV, Person
from tests.web.scenes import Player, Production

#: The card of a TV goes after nine seconds: here it stays, however long one looks at it.
STAYS = """
const wait = window.setTimeout;
window.setTimeout = (call, ms, ...rest) => (ms === 9000 ? 0 : wait(call, ms, ...rest));
"""


def test_a_watcher_bets_and_the_board_of_ghosts_says_what_came_of_it(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.lay("blasting-billy", 2)
    ann = invite().join(code, "Ann")
    wim = invite(SMALL).open(f"/t/{code}")
    wim.page.get_by_role("button", name="Just watch").wait_for()
    assert wim.examine() == []
    assert wim.fits() == []
    wim.click("Just watch")
    tv.click("Start the game")
    wim.page.get_by_label("Your name, for the board of ghosts").fill("Wim")
    wim.click("Bet along")
    winner = wim.page.get_by_role("group", name="Who wins the game?")
    for name in ("Ann", "Clem", "Ann"):
        winner.get_by_role("button", name=name).click()
        expect(winner.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    assert wim.examine() == []
    assert wim.fits() == []
    # It is still there after the page was loaded again, and nobody else has heard of it.
    wim.page.reload()
    expect(winner.get_by_role("button", name="Ann")).to_have_attribute("aria-pressed", "true")
    assert all(not frame["lobby"]["bets"]["settled"] for frame in tv.frames if "lobby" in frame)
    ann.play_on("claim", "give")
    tv.page.locator(".end.stage").wait_for()
    ended = next(frame for frame in reversed(tv.frames) if frame["type"] == "ended")
    ghosts = tv.page.request.get(f"{tv.server.url}/api/tables/{code}/evening").json()["ghosts"]
    is_right = 0 in ended["outcome"]["winners"]
    assert ghosts == [{"name": "Wim", "bets": 1, "right": int(is_right), "points": 2 * is_right}]
    tv.click("The evening")
    expect(tv.page.get_by_role("region", name="The board of ghosts")).to_contain_text("Wim")
    ann.click("The evening")
    expect(ann.page.get_by_role("region", name="The board of ghosts")).to_contain_text("Wim")
    for person in (tv, ann):
        assert person.examine() == []
        assert person.fits() == []


def bets_at(tv: Person, code: str) -> dict[str, Any]:
    """Return the bets at a table as they are now."""
    bets: dict[str, Any] = tv.page.request.get(f"{tv.server.url}/api/tables/{code}").json()["bets"]
    return bets


def test_between_two_rounds_a_tv_tells_what_came_of_the_bets(invite: Invite) -> None:
    tv = invite(TV)
    player = Player(tv.server, Production("cash-n-guns", 6, 1, ()))
    code = player.device.code
    wim = Device(tv.server).join(code, "Wim", watches=True, waits=False).connect()
    tv.page.add_init_script(STAYS)
    tv.page.goto(player.watch())
    player.start()
    bets = bets_at(tv, code)
    began = bets["round"]
    coward = next(one for one in bets["open"] if one["name"] == "coward")
    bet = wim.ask("bet", round=began, wager="coward", pick=coward["picks"][0])
    assert bet["type"] == "ok", bet
    while bets_at(tv, code)["round"] == began:
        player.answer()
    card = tv.page.get_by_role("complementary", name="Bets of the ghosts")
    expect(card).to_contain_text("Wim")
    assert tv.examine() == []
    assert tv.fits() == []
