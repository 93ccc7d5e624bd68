"""What a device has to fetch, compressed: the first page, a game's scene, the display type."""

import gzip

import pytest
from playwright.sync_api import Browser, Response

from fistful.web import DIST
from tests.server.client import Device, Server
from tests.web.audit.walk import TV
from tests.web.browser import new_context

#: Script and style of a page that is opened for the first time, in bytes.
FIRST = 150_000
#: What a game's table brings with it when it opens.
SCENE = 60_000
FONTS = 60_000
GAMES = ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns")


def fetched(browser: Browser, address: str, waits_for: str) -> dict[str, int]:
    """Return the script and style that a new device fetches for a page, and how large they are."""
    context = new_context(browser, TV)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto(address)
    page.locator(waits_for).first.wait_for()
    page.wait_for_load_state("networkidle")
    found = {
        response.url: len(gzip.compress(response.body()))
        for response in responses
        if response.url.endswith((".js", ".css"))
    }
    context.close()
    return found


def test_the_first_page_is_small(browser: Browser, server: Server) -> None:
    assert sum(fetched(browser, server.url, ".games li svg").values()) <= FIRST


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_with_little_more(browser: Browser, server: Server, game: str) -> None:
    host = Device(server).lay(game, seats=5, clock="none", name="Ann").connect()
    shell = fetched(browser, f"{server.url}/t/NONE", "main")
    assert host.ask("start", fill="rules")["type"] == "ok"
    table = fetched(browser, f"{server.url}/t/{host.code}/tv", ".play")
    assert sum(table.values()) <= FIRST
    assert sum(size for name, size in table.items() if name not in shell) <= SCENE


def test_all_display_type_is_small() -> None:
    fonts = [file.stat().st_size for file in (DIST / "assets").glob("*.woff2")]
    assert fonts
    assert sum(fonts) <= FONTS
