"""What can be looked at when a game is over: replay, what if, fairness, review, one's mistakes."""

import json
from typing import Final

from playwright.sync_api import Browser

from tests.server.client import Server
from tests.web.audit.reels import Reel
from tests.web.audit.walk import Finding, Look, Screen, Visit, shown

#: Through whose eyes: all-knowing, whoever watches, the second seat.
EYES: Final = ("16", "15", "1")


def walk_back(
    browser: Browser, server: Server, name: str, reel: Reel, screen: Screen, look: Look | None
) -> list[Finding]:
    """Look again at a game one has played."""
    kept = json.dumps(["fistful-games", json.dumps([remembered(reel)])])
    with shown(browser, screen, (f"localStorage.setItem(...{kept})",)) as page:
        way = Visit(page, server, screen, name, look)
        address = f"/replay/{reel.code}/1"
        way.go(address, "input[type=range]")
        slider = page.get_by_role("slider").first
        last = int(slider.get_attribute("max") or 0)
        for eyes in EYES:
            page.locator("select").first.select_option(eyes)
            for third in range(4):
                slider.fill(str(last * third // 3))
                way.stop(f"replay, eyes {eyes} at {third}/3")
        page.locator(".switch button").click()
        way.press("dialog summary", "dialog details[open] .qr", "what if")
        way.close()
        way.go(f"{address}/fairness", "main h2")
        way.stop("fairness")
        way.go(f"{address}/review", ".findings")
        way.stop("review")
        my_mistakes(way)
    return list(way.found.values())


def remembered(reel: Reel) -> dict[str, object]:
    """Return the game of a reel as the device of its first seat remembers it."""
    lobby = next(frame["lobby"] for frame in reversed(reel.seat) if "lobby" in frame)
    names = [chair["name"] for chair in lobby["chairs"]]
    return {
        "code": reel.code,
        "number": 1,
        "game": reel.show.game,
        "at": 1_760_000_000_000,
        "names": names,
        "seat": 0,
        "bots": ["", *["rules" for _ in names[1:]]],
        "hints": 0,
        "result": {"place": 2, "score": 1, "share": 0},
    }


def my_mistakes(way: Visit) -> None:
    """Find what one did wrong in it; solve the first of it, if there is any."""
    page, found = way.page, "dialog li a[href$='/mine']"
    way.go("/", ".hero .mine")
    page.locator(".hero .mine").click()
    way.await_("dialog li .bare")
    # Whoever has seen the whole review has them already.
    find = page.locator("dialog li button:not(.bare)")
    if find.count():
        find.click()
    way.await_(f"{found}, dialog li span[role=status]")
    way.stop("my mistakes are counted")
    if not page.locator(found).count():
        way.go("/puzzles/mine", "main p")
        way.stop("no mistakes")
        return
    way.press(found, ".answers li button", "a mistake")
    way.press(".answers li button", ".verdict", "a mistake, answered")
