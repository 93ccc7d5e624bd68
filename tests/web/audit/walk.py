"""A walk: one screen is led through a whole game, and measured at every moment of it."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.server.client import Server
from tests.web.audit.reels import Reel
from tests.web.browser import new_context

HERE: Final = Path(__file__).parent
REEL: Final = (HERE / "reel.js").read_text(encoding="utf-8")
MEASURE: Final = (HERE / "measure.js").read_text(encoding="utf-8")
Size = tuple[int, int]
PHONES: Final[tuple[Size, ...]] = ((320, 568), (360, 640), (390, 664), (390, 844), (844, 390))
LAPTOP: Final[Size] = (1366, 768)
TV: Final[Size] = (1920, 1080)
#: Which of the moments of a kind are measured: the first, and one late enough to look otherwise.
TIMES: Final = (1, 5)
#: Sets how large text is before a page's own scripts run.
LARGER: Final = """document.addEventListener('readystatechange', () => {
    document.documentElement.style.fontSize = 'SIZE';
});"""
#: Lets what comes in have come, and what goes out have gone.
STILL: Final = """async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    await frame();
    for (const one of document.getAnimations())
        if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    await frame();
}"""
#: The first thing a thumb would press.
PICK: Final = ".hand button:enabled:not([aria-pressed=true])"
#: What lies around the game, and at which question it is looked at.
BARS: Final = ".bar > button, .bar .row button, nav button"
AROUND: Final = 3
#: The menu, and what can be opened in it. Whoever has no seat leaves at once.
MENU: Final = "dialog [aria-haspopup]"
IN_THE_MENU: Final = {
    "settings": MENU,
    "another device": "dialog .inside > h3 + button",
    "leaving": "dialog:has(.inside > h3) .inside > .danger",
}
#: Presses a button at once, whatever lies over it; tells whether it opens a sheet.
PRESS: Final = """([selector, number]) => {
    const button = document.querySelectorAll(selector)[number];
    button?.click();
    return button?.ariaHasPopup === 'dialog';
}"""


@dataclass(frozen=True)
class Screen:
    """A screen somebody looks at."""

    #: `tv`: the table for all; `hand`: a seat's own.
    face: str
    size: Size
    language: str = "en"
    guides: bool = False
    #: How large text is, in percent.
    text: int = 100
    theme: str = "dark"
    sound: bool = False

    def __str__(self) -> str:
        wide, high = self.size
        more = [f"{self.text}%"] if self.text != 100 else []
        more += ["guide"] if self.guides else []
        return " ".join([self.face, f"{wide}x{high}", self.language, *more])

    @property
    def measures(self) -> dict[str, Any]:
        """What the page is measured by."""
        is_tv = self.face == "tv" and self.size in (LAPTOP, TV)
        return {"isTv": is_tv, "scale": self.size[1] / TV[1], "scrolls": self.text > 100}


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be."""

    game: str
    screen: str
    check: str
    element: str
    #: Where it was seen first, and what was measured there.
    moment: str
    measure: str


#: Called at every moment that is measured, with what it is.
Look = Callable[[Page, str], None]


@contextmanager
def shown(browser: Browser, screen: Screen, scripts: tuple[str, ...] = ()) -> Iterator[Page]:
    """Open a page on such a screen. In the end its console may not show an error."""
    context = new_context(browser, screen.size)
    kept = {
        "settings": {
            "language": screen.language,
            "theme": screen.theme,
            "speed": "normal",
            "sound": screen.sound,
        },
        "guide": {"isOn": screen.guides},
    }
    for key, value in kept.items():
        written = json.dumps([f"fistful-{key}", json.dumps(value)])
        context.add_init_script(f"localStorage.setItem(...{written})")
    if screen.text != 100:
        context.add_init_script(LARGER.replace("SIZE", f"{screen.text}%"))
    for script in scripts:
        context.add_init_script(script)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert not troubles, troubles


class Walk:
    """One screen's way through a game, or around it."""

    def __init__(self, page: Page, screen: Screen, name: str, look: Look | None) -> None:
        self.page = page
        self.screen = screen
        self.name = name
        self.look = look
        self.seen: Counter[str] = Counter()
        self.found: dict[tuple[str, str], Finding] = {}

    def stop(self, moment: str, beat: str = "") -> None:
        """Measure the page as it stands; what is wrong with it is noted where it is first seen."""
        page, screen = self.page, self.screen
        if not page.evaluate("'measure' in window"):
            page.evaluate(MEASURE)
        count = beat.removeprefix("count-") if "count" in beat else ""
        how = {**screen.measures, "count": count, "plays": moment.startswith("scene")}
        for one in page.evaluate("how => measure(how)", how):
            self.note(one["check"], one["element"], moment, one["measure"])
        if self.look is not None:
            self.look(page, moment)

    def note(self, check: str, element: str, moment: str, measure: str) -> None:
        finding = Finding(self.name, str(self.screen), check, element, moment, measure)
        self.found.setdefault((check, element), finding)

    def follow(self) -> None:
        """Go through a whole game."""
        page = self.page
        while (now := page.evaluate("audit.next()")) is not None:
            beat = re.sub(r"-\d+-\d+$", "", now["beat"])
            place = now["event"] or beat or now["phase"]
            moment = " ".join([now["kind"], place, beat if beat != place else ""]).strip()
            self.seen[moment] += 1
            if self.seen[moment] in TIMES:
                page.evaluate("audit.settle()")
                self.stop(moment, beat)
                if now["kind"] == "asked":
                    self.pick(moment)
            if now["kind"] in ("asked", "waiting"):
                self.seen["question"] += 1
                if self.seen["question"] == AROUND:
                    self.look_around()
        for act in page.evaluate("audit.tooShort()"):
            measure = f"{act['real']:.0f} of {act['ms']:.0f} ms"
            self.note("short", act["event"], "on the stage", measure)

    def pick(self, moment: str) -> None:
        """Do what a thumb does first, and measure what it brings about."""
        if self.page.locator(PICK).count():
            self.page.evaluate(f"document.querySelector('{PICK}').click()")
            self.page.evaluate("audit.settle()")
            self.stop(f"{moment}, picked")

    def look_around(self) -> None:
        """Press everything in the bars; a stage has its bar behind a button."""
        self.page.evaluate("document.querySelector('.corner [aria-expanded]')?.click()")
        self.page.evaluate("audit.settle()")
        # What is pressed may change the bar itself.
        for number in range(self.page.locator(BARS).count()):
            self.press_nth(BARS, number)
            self.stop(f"bar {number}")
            if self.page.locator(MENU).count():
                self.look_through_menu()
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
        self.page.evaluate("document.querySelector('nav button')?.click()")
        self.page.keyboard.press("Escape")

    def press_nth(self, selector: str, number: int = 0) -> None:
        """Press one of such buttons, if there is one; what opens a sheet has opened it then."""
        opens = self.page.evaluate(PRESS, [selector, number])
        if opens:
            self.page.locator("dialog[open]").wait_for()
        self.page.evaluate("audit.settle()")

    def look_through_menu(self) -> None:
        """See the settings, a way to another device, and whether one really wants to leave."""
        for moment, button in IN_THE_MENU.items():
            if self.page.locator(button).count():
                self.press_nth(button)
                self.stop(moment)
                if moment == "settings":
                    self.page.keyboard.press("Escape")
                    self.page.locator(MENU).wait_for()


class Visit(Walk):
    """A screen's way through what a server shows it."""

    def __init__(
        self, page: Page, server: Server, screen: Screen, name: str, look: Look | None
    ) -> None:
        super().__init__(page, screen, name, look)
        self.server = server

    def go(self, path: str, until: str) -> None:
        self.page.goto(self.server.url + path)
        self.await_(until)

    def await_(self, selector: str) -> None:
        """Wait until something is there, and all that it fetches."""
        self.page.locator(selector).first.wait_for()
        self.page.wait_for_load_state("networkidle")

    def press(self, selector: str, until: str, moment: str) -> None:
        """Press something, and measure what comes of it."""
        self.page.locator(selector).first.click()
        self.await_(until)
        self.stop(moment)

    def stop(self, moment: str, beat: str = "") -> None:
        """Measure the page when nothing moves in it."""
        self.page.evaluate(STILL)
        super().stop(moment, beat)

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")


def frames_for(reel: Reel, screen: Screen) -> list[dict[str, Any]]:
    return reel.tv if screen.face == "tv" else reel.seat


def open_reel(page: Page, server: str, reel: Reel, screen: Screen) -> None:
    """Open a table whose story is told by a reel, up to where the people sit down."""
    page.goto(f"{server}/t/{reel.code}/{'tv' if screen.face == 'tv' else ''}")
    page.wait_for_function("() => audit.isReady()")
    page.evaluate("frames => audit.load(frames)", frames_for(reel, screen))
    page.evaluate("audit.next()")
    page.locator(".lobby").wait_for()


def walk(
    browser: Browser, server: str, name: str, reel: Reel, screen: Screen, look: Look | None = None
) -> list[Finding]:
    """Lead a screen through a whole game; return what is wrong, each thing once."""
    with shown(browser, screen, (REEL,)) as page:
        open_reel(page, server, reel, screen)
        way = Walk(page, screen, name, look)
        way.stop("lobby")
        way.follow()
    return list(way.found.values())
