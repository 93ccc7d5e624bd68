"""Makes the pictures of the browser client: `python docs/screens/make.py [folder] [--all]`.

Real games on a real server that deals the same ones every time. Without `--all` those that the
documents show are taken anew, where they are kept; with it every screen of every game, on a phone
by day and on a TV by night, into `build/screens`, which nobody keeps.
"""

import argparse
import base64
import json
import re
import sys
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route, TimeoutError

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.client import Server  # noqa: E402
from tests.web.browser import running_browser  # noqa: E402
from tests.web.scenes import (  # noqa: E402
    PRODUCTIONS,
    Player,
    Production,
    Scene,
    await_event,
    curtain,
    find,
    rehearse,
    theatre,
)

PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
LAPTOP: Final = (1280, 800)
TV: Final = (1920, 1080)
QUALITY: Final = 0.8
#: How wide a picture is kept.
WIDEST: Final = 1120
KEPT: Final = Path(__file__).parent
MADE: Final = ROOT / "build" / "screens"
#: What is taken before any table is laid, and once a game is over.
OUTSIDE: Final = ("home", "host", "play", "settings", "rules")
ENDING: Final = ("end", "replay", "fairness", "review")
#: What is taken in the middle of a game.
DECISIONS: Final = ("hand", "table", "story", "talk", "menu", "rules", "guide")
#: What one waits for before the picture is taken, in milliseconds: the height of the moment.
BREATH: Final = 250
#: Lets no time pass on the page once an event is on its stage, however busy the machine is.
HOLD: Final = """(() => {
    const later = window.setTimeout.bind(window);
    let isHeld = false;
    window.setTimeout = (call, ms, ...rest) =>
        later((...all) => { if (!isHeld) call(...all); }, ms, ...rest);
    new MutationObserver(() => {
        isHeld ||= document.querySelector(".play[data-event='EVENT']") !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
#: How long the server may work something out, in milliseconds.
PATIENCE: Final = 900_000
#: Worlds in which a review tries every move: enough for a page that looks like one.
AHEAD: Final = {"fistful.server.reviewing.WORLDS": (8, 8)}


def shown() -> set[str]:
    """Return the names of the pictures the documents show."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/*.md")]
    text = "\n".join([page.read_text(encoding="utf-8") for page in pages])
    return set(re.findall(r"screens/([a-z-]+)\.webp", text))


def hide_toy(route: Route) -> None:
    """Leave out the game that only the tests' server knows."""
    known = route.fetch().json()
    route.fulfill(json=[game for game in known if game["game"] != "toy"])


class Studio:
    """Takes pictures of one production: those wanted, or all if nobody says which."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        show: Production,
        out: Path,
        wanted: set[str] | None,
    ) -> None:
        self.browser = browser
        self.server = server
        self.show = show
        self.out = out
        self.wanted = wanted
        self.taken: set[str] = set()

    def wants(self, *names: str) -> bool:
        """Tell whether any of these screens is wanted, wherever it is shown."""
        places = ("phone", "sideways", "laptop", "tv")
        return self.wanted is None or any(
            f"{name}-{where}" in self.wanted for name in names for where in places
        )

    def wants_here(self, *names: str) -> bool:
        """Tell whether any of these screens of this game is wanted."""
        return self.wants(*[f"{self.show.game}-{name}" for name in names])

    def page(self, size: tuple[int, int], guides: bool = False) -> Page:
        """Open a page: phones by day, big screens by night."""
        theme = "light" if size in (PHONE, SIDEWAYS) else "dark"
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]})
        settings = {"theme": theme, "speed": "off", "language": "en", "sound": False}
        for key, kept in (("settings", settings), ("guide", {"isOn": guides})):
            written = json.dumps([f"fistful-{key}", json.dumps(kept)])
            context.add_init_script(f"localStorage.setItem(...{written})")
        context.route("**/api/games", hide_toy)
        return context.new_page()

    def take(self, page: Page, name: str, where: str, is_long: bool = False) -> None:
        """Take a picture of a page as it is: of what fits the screen, or of all of it."""
        if self.wanted is not None and f"{name}-{where}" not in self.wanted:
            return
        png = base64.b64encode(page.screenshot(full_page=is_long)).decode()
        artist = self.browser.new_page()
        webp = artist.evaluate(
            """async ([png, quality, widest]) => {
                const image = new Image();
                image.src = `data:image/png;base64,${png}`;
                await image.decode();
                const canvas = document.createElement('canvas');
                const scale = Math.min(1, widest / image.width);
                canvas.width = image.width * scale;
                canvas.height = image.height * scale;
                const brush = canvas.getContext('2d');
                brush.imageSmoothingQuality = 'high';
                brush.drawImage(image, 0, 0, canvas.width, canvas.height);
                return canvas.toDataURL('image/webp', quality).split(',')[1];
            }""",
            [png, QUALITY, WIDEST],
        )
        (self.out / f"{name}-{where}.webp").write_bytes(base64.b64decode(webp))
        self.taken.add(f"{name}-{where}")
        artist.close()

    def outside(self) -> None:
        """Take the screens before any table is laid."""
        for where, size in (("phone", PHONE), ("tv", TV)):
            page = self.page(size)
            page.goto(self.server.url)
            page.get_by_role("button", name="Play against bots").first.wait_for()
            page.wait_for_load_state("networkidle")
            self.take(page, "home", where)
            for button in ("Host a table", "Play against bots", "Settings", "Rules"):
                page.get_by_role("button", name=button).first.click()
                page.get_by_role("dialog").wait_for()
                self.take(page, button.split()[0].lower(), where)
                page.keyboard.press("Escape")
            page.context.close()

    def lobby(self) -> None:
        """Take the screens before the deal."""
        player = Player(self.server, self.show)
        join, tv = self.page(PHONE), self.page(TV)
        join.goto(f"{self.server.url}/t/{player.device.code}")
        join.get_by_label("Your name").fill("Bob")
        self.take(join, f"{self.show.game}-join", "phone")
        tv.goto(player.watch())
        tv.get_by_text("The host starts").wait_for()
        self.take(tv, f"{self.show.game}-lobby", "tv")
        host = self.page(PHONE)
        host.goto(player.link())
        host.get_by_text("Start the game").wait_for()
        self.take(host, f"{self.show.game}-lobby", "phone")
        for page in (join, tv, host):
            page.context.close()

    def moment(self, told: list[list[Scene]], event: str, where: str) -> None:
        """Take the picture of one event on the stage."""
        answers = find(told, event)
        if answers is None:
            return
        player = curtain(self.server, self.show, answers - 1)
        page = self.page(TV if where == "tv" else PHONE)
        page.add_init_script(HOLD.replace("EVENT", event))
        page.goto(player.watch() if where == "tv" else player.link())
        page.locator(".play").wait_for()
        player.perform("fast")
        player.give()
        try:
            await_event(page, event)
            page.wait_for_timeout(BREATH)
            self.take(page, f"{self.show.game}-{event}", where)
        except TimeoutError:
            print(f"{self.show.game}: {event} was over too soon on the {where}")
        page.context.close()

    def decisions(self, told: list[list[Scene]]) -> None:
        """Take the hand in the middle of the game, and what lies around it."""
        player = curtain(self.server, self.show, len(told) // 2)
        for where, size in (
            ("phone", PHONE),
            ("sideways", SIDEWAYS),
            ("laptop", LAPTOP),
        ):
            page = self.page(size)
            page.goto(player.link())
            page.get_by_text("Your move").first.wait_for()
            page.wait_for_timeout(BREATH)
            self.take(page, f"{self.show.game}-hand", where)
            if where == "phone":
                self.around(page)
            page.context.close()
        guided, table = self.page(PHONE, guides=True), self.page(TV)
        guided.goto(player.link())
        guided.get_by_role("complementary", name="Explain decisions").wait_for()
        self.take(guided, f"{self.show.game}-guide", "phone")
        table.goto(player.watch())
        table.locator(".play").wait_for()
        table.wait_for_timeout(BREATH)
        self.take(table, f"{self.show.game}-table", "tv")
        for page in (guided, table):
            page.context.close()

    def around(self, page: Page) -> None:
        """Take what is one tap away from the hand."""
        for name in ("Table", "Story"):
            page.get_by_role("button", name=name, exact=True).click()
            self.take(page, f"{self.show.game}-{name.lower()}", "phone")
            page.get_by_role("button", name="Hand", exact=True).click()
        for name in ("Talk", "Menu", "Rules"):
            page.get_by_role("button", name=name, exact=True).click()
            page.get_by_role("dialog").wait_for()
            self.take(page, f"{self.show.game}-{name.lower()}", "phone")
            page.keyboard.press("Escape")

    def ending(self, told: list[list[Scene]]) -> None:
        """Take the end, and what one can look at afterwards."""
        player = curtain(self.server, self.show, len(told) - 1)
        for where, size in (("phone", PHONE), ("tv", TV)):
            page = self.page(size)
            page.goto(player.link() if where == "phone" else player.watch())
            page.locator(".end .headlines").wait_for(timeout=PATIENCE)
            page.wait_for_timeout(BREATH)
            self.take(page, f"{self.show.game}-end", where)
            self.afterwards(page, f"{self.server.url}/replay/{player.device.code}/1", where)
            page.context.close()

    def afterwards(self, page: Page, address: str, where: str) -> None:
        """Take the replay at two thirds of the game, the fairness check and the review."""
        page.goto(address)
        slider = page.get_by_role("slider", name="Step")
        slider.wait_for(timeout=PATIENCE)
        late = int(slider.get_attribute("max") or 0) * 2 // 3
        slider.fill(str(late))
        page.wait_for_timeout(BREATH)
        self.take(page, f"{self.show.game}-replay", where)
        page.goto(f"{address}/fairness")
        page.get_by_text("Dealt fairly").wait_for(timeout=PATIENCE)
        self.take(page, f"{self.show.game}-fairness", where)
        page.goto(f"{address}/review")
        page.locator(".findings").wait_for(timeout=PATIENCE)
        page.get_by_role("slider", name="Step").fill(str(late))
        self.take(page, f"{self.show.game}-review", where, is_long=where == "phone")

    def work(self) -> None:
        """Take all that is wanted."""
        told = rehearse(self.server, self.show)
        if self.show is PRODUCTIONS[0] and self.wants(*OUTSIDE):
            self.outside()
        if self.wants_here("join", "lobby"):
            self.lobby()
        if self.wants_here(*DECISIONS):
            self.decisions(told)
        for event in self.show.moments:
            for where in ("tv", "phone"):
                if self.wanted is None or f"{self.show.game}-{event}-{where}" in self.wanted:
                    self.moment(told, event, where)
        if self.wants_here(*ENDING):
            self.ending(told)
        missing = {one for one in self.wanted or () if one.startswith(self.show.game)} - self.taken
        assert not missing, f"the documents show what is not to be seen: {sorted(missing)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--all", action="store_true", help="every screen of every game")
    parser.add_argument("--game", help="only this game")
    wishes: Any = parser.parse_args()
    folder = wishes.folder or (MADE if wishes.all else KEPT)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = None if wishes.all else shown()
    with running_browser() as browser:
        for show in PRODUCTIONS:
            if wishes.game in (None, show.game):
                start = time.monotonic()
                with theatre(show, AHEAD) as server:
                    Studio(browser, server, show, folder, wanted).work()
                print(f"{show.game}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
