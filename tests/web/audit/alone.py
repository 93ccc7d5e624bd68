"""What one person sees without others: home, puzzles, a deal, variants, a server that is gone."""

import json
from typing import Final

from playwright.sync_api import Browser, FilePayload, Page

from fistful.games import find_game
from tests.server.client import Server
from tests.web.audit.evening import laid
from tests.web.audit.walk import Finding, Look, Screen, Visit, shown

GAMES: Final = ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns")
#: Games a device remembers: one to go back to, one that is over.
MINE: Final = [
    {
        "code": "ABCD",
        "number": number,
        "game": "cash-n-guns",
        "at": 1_760_000_000_000,
        "names": ["Ann", "Clem", "Dolly", "Earl"],
        "seat": 0,
        "bots": ["", "rules", "rules", "rules"],
        "hints": 1,
        "result": result,
    }
    for number, result in ((1, {"place": 2, "score": 65_000, "share": 0}), (2, None))
]
#: A browser that has kept what is needed to play without a server.
SPARE: Final = """navigator.serviceWorker.getRegistration = async () => (
    { active: true, scope: new URL('/site/', location.href).href }
);"""


def walk_outside(
    browser: Browser, server: Server, screen: Screen, look: Look | None
) -> list[Finding]:
    """See the screens around the games: home and its sheets, a table one may join."""
    ann = laid(server, 3)
    with shown(browser, screen) as page:
        way = Visit(page, server, screen, "outside", look)
        way.go("/", ".games li svg >> nth=-1")
        way.stop("home")
        for button in ("header button >> nth=1", *[f".doors button >> nth={n}" for n in range(3)]):
            way.press(button, "dialog[open]", f"home, {button}")
            way.close()
        way.go(f"/t/{ann.code}", "form input")
        way.stop("join")
        way.go("/replay", "main")
        way.stop("open a record")
    ann.close()
    return list(way.found.values())


def walk_alone(
    browser: Browser, server: Server, screen: Screen, look: Look | None
) -> list[Finding]:
    """Go through the games of this device, a deal, a variant, puzzles, and lose the server."""
    kept = json.dumps(["fistful-games", json.dumps(MINE)])
    with shown(browser, screen, (f"localStorage.setItem(...{kept})", SPARE)) as page:
        way = Visit(page, server, screen, "alone", look)
        way.go("/", ".games li svg")
        way.press(".hero .mine", "dialog li", "my games")
        way.press("dialog .row button:last-child >> nth=-1", "dialog .danger", "forget all")
        way.close()
        page.locator(".alone select").select_option("cash-n-guns")
        way.press(".alone .row button", ".deal form", "a deal")
        way.go("/", ".games li svg")
        bring_variants(way)
        for game in GAMES:
            way.go(f"/puzzles/{game}", ".answers li button")
            way.stop(f"a puzzle of {game}")
            way.press(".answers li button", ".verdict", f"an answer in {game}")
        lose_the_server(way)
    return list(way.found.values())


def bring_variants(way: Visit) -> None:
    """Bring a variant that is wrong, and one that is right."""
    way.page.locator(".games li", has_text="Cash").locator(".doors button").nth(1).click()
    way.page.locator("dialog summary").first.click()
    for wounds, until in ((30, ".problems li"), (2, ".changes li")):
        bring(way.page, wounds)
        way.await_(f"dialog {until}")
        way.stop(f"a variant with {wounds} wounds")
    way.close()


def bring(page: Page, wounds: int) -> None:
    """Bring Cash 'n Guns with a name and a number of wounds of its own, as a file."""
    variants = find_game("cash-n-guns").variants
    assert variants is not None
    text = 'name = "High Noon"\n' + variants.file.read_text(encoding="utf-8")
    own = text.replace("wounds_to_die = 3", f"wounds_to_die = {wounds}")
    file: FilePayload = {
        "name": "high-noon.toml",
        "mimeType": "application/toml",
        "buffer": own.encode(),
    }
    page.locator("dialog input[type=file], .design input[type=file]").set_input_files(file)


def lose_the_server(way: Visit) -> None:
    """Play against bots, and be offered a game here when the server is gone."""
    page = way.page
    way.go("/", ".games li svg")
    page.locator(".games .doors button").first.click()
    page.locator("dialog .primary").click()
    way.await_(".status .asked")
    page.context.set_offline(True)
    page.locator(".banner a").wait_for()
    way.stop("the server is gone")
    page.context.set_offline(False)
    page.locator(".banner").wait_for(state="detached")


def walk_design(
    browser: Browser, server: Server, screen: Screen, look: Look | None
) -> list[Finding]:
    """Put games on the bench, open a line of each part, break one, simulate it."""
    with shown(browser, screen) as page:
        way = Visit(page, server, screen, "design", look)
        way.go("/design", ".games button")
        way.stop("which game")
        for number in range(page.locator(".games button").count()):
            page.locator(".games button").nth(number).click()
            way.await_(".bar .good")
            way.stop(f"bench {number}")
            for part in page.locator("section:has(.rows)").all():
                part.locator(".line").last.click()
            way.stop(f"opened lines of bench {number}")
            page.locator("aside .bare").click()
            way.await_(".games button")
        page.locator("form input").fill("nonsense")
        way.press("form button", "main [role=alert] li", "no variant")
        bring(page, 2)
        way.await_(".changes li")
        way.stop("a variant on the bench")
        page.locator(".picks label", has_text="50").first.click()
        way.press("section .row .primary", ".dots li", "simulated")
        page.locator(".numbers input").first.fill("30")
        way.press("h1", ".bar .wrong", "a number that is wrong")
    return list(way.found.values())
