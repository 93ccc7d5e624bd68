"""Makes the pictures of the browser client: `python docs/screens/make.py [folder] [--all]`.

Real games on a real server, one picture a screen. `--all` takes every screen at every size, light
and dark; without it the few the documents show.
"""

import argparse
import base64
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.client import Device, Server, running  # noqa: E402
from tests.web.browser import running_browser  # noqa: E402

SIZES: Final = {
    "phone": (390, 844),
    "small": (320, 640),
    "laptop": (1280, 800),
    "tv": (1920, 1080),
}
QUALITY: Final = 0.8


class Studio:
    """Takes pictures of one theme."""

    def __init__(self, browser: Browser, server: Server, out: Path, theme: str, full: bool) -> None:
        self.browser = browser
        self.server = server
        self.out = out
        self.theme = theme
        self.full = full

    def page(self, size: str, speed: str = "off") -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(viewport={"width": width, "height": height})
        kept = json.dumps({"theme": self.theme, "speed": speed, "language": "en", "sound": False})
        context.add_init_script(
            f"localStorage.getItem('fistful-settings') ?? "
            f"localStorage.setItem('fistful-settings', {json.dumps(kept)})"
        )
        return context.new_page()

    def take(self, page: Page, name: str, *sizes: str) -> None:
        """Take a picture at each size (all: at every one that makes sense)."""
        for size in sizes:
            if size == "small" and not self.full:
                continue
            page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            page.wait_for_timeout(350)
            png = base64.b64encode(page.screenshot()).decode()
            self.write(png, self.out / f"{name}-{size}-{self.theme}.webp")

    def write(self, png: str, path: Path) -> None:
        """Let the browser itself make a WebP of a PNG."""
        page = self.browser.new_page()
        webp = page.evaluate(
            """async ([png, quality]) => {
                const image = new Image();
                image.src = `data:image/png;base64,${png}`;
                await image.decode();
                const canvas = document.createElement('canvas');
                canvas.width = image.width;
                canvas.height = image.height;
                canvas.getContext('2d').drawImage(image, 0, 0);
                return canvas.toDataURL('image/webp', quality).split(',')[1];
            }""",
            [png, QUALITY],
        )
        path.write_bytes(base64.b64decode(webp))
        page.close()

    def outside(self) -> None:
        """Take the screens before any table is laid."""
        page = self.page("phone")
        page.goto(self.server.url)
        page.get_by_role("button", name="Play against bots").first.wait_for()
        self.take(page, "home", *(SIZES if self.full else ["phone"]))
        if not self.full:
            page.context.close()
            return
        page.get_by_role("button", name="Host a table").first.click()
        self.take(page, "lay", "phone", "small", "laptop")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        self.take(page, "settings", "phone", "laptop")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Rules").first.click()
        self.take(page, "rules", "phone", "tv")
        page.context.close()

    def game(self, game: str) -> None:
        """Take the screens of one game, from its lobby to its end."""
        host = Device(self.server).lay(game, seats=4, clock="normal", name="Doc").connect()
        phone = self.page("phone")
        phone.goto(f"{self.server.url}/t/{host.code}")
        phone.get_by_label("Your name").fill("Ann")
        if self.full:
            self.take(phone, f"{game}-join", "phone", "small")
        phone.get_by_role("button", name="Sit down").click()
        phone.get_by_text("The host starts").wait_for()
        tv = self.page("tv", "normal")
        tv.goto(f"{self.server.url}/t/{host.code}/tv")
        tv.get_by_text("The host starts").wait_for()
        self.take(tv, f"{game}-lobby", "tv")
        if self.full:
            self.take(phone, f"{game}-lobby-phone", "phone", "small", "laptop")
        self.play(game, host, phone, tv)
        phone.context.close()
        tv.context.close()

    def play(self, game: str, host: Device, phone: Page, tv: Page) -> None:
        assert host.ask("start", fill="rules")["type"] == "ok"
        host.until("asked")
        assert host.ask("put-bot", seat=0, bot="rules")["type"] == "ok"
        for turn in range(4 if self.full else 3):
            phone.get_by_text("Your move").first.wait_for(timeout=90_000)
            phone.wait_for_timeout(300)
            if turn == 0 and self.full:
                self.take(phone, f"{game}-first", "phone")
            host.ask("put-bot", seat=1, bot="rules")
            phone.get_by_text("Your move").first.wait_for(state="hidden", timeout=60_000)
            phone.wait_for_timeout(1200)
            host.ask("put-bot", seat=1, bot="")
        phone.get_by_text("Your move").first.wait_for(timeout=90_000)
        host.ask("chat", text="I saw that.")
        self.take(phone, f"{game}-hand", "phone", "small", "laptop")
        tv.wait_for_timeout(3000)
        self.take(tv, f"{game}-table", "tv")
        if self.full:
            phone.set_viewport_size({"width": 844, "height": 390})
            phone.wait_for_timeout(300)
            phone.set_viewport_size({"width": 390, "height": 844})
            for name in ("Table", "Story"):
                phone.get_by_role("button", name=name, exact=True).click()
                self.take(phone, f"{game}-{name.lower()}", "phone", "small")
                phone.get_by_role("button", name="Hand", exact=True).click()
            phone.get_by_role("button", name="Talk").click()
            self.take(phone, f"{game}-talk", "phone")
            phone.keyboard.press("Escape")
            phone.get_by_role("button", name="Menu").click()
            self.take(phone, f"{game}-menu", "phone")
            phone.keyboard.press("Escape")
            host.ask("pause")
            self.take(phone, f"{game}-paused", "phone")
            host.ask("resume")
        host.ask("put-bot", seat=1, bot="rules")
        phone.get_by_text("The game is over").wait_for(timeout=240_000)
        host.disconnect()
        for shot in range(8 if self.full else 1):
            tv.wait_for_timeout(5000 if self.full else 18_000)
            self.take(tv, f"{game}-reveal{shot or ''}", "tv")
            if tv.get_by_text("The game is over").count():
                break
        tv.get_by_text("The game is over").wait_for(timeout=120_000)
        self.take(tv, f"{game}-end", "tv")
        self.take(phone, f"{game}-end", "phone", "small")


def games(server: Server) -> Iterator[str]:
    for game in Device(server).http.get("/api/games").json():
        yield game["game"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent)
    parser.add_argument("--all", action="store_true", help="every size, both themes")
    parser.add_argument("--theme", choices=["dark", "light"])
    parser.add_argument("--game", help="only this game")
    wishes: Any = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    themes = [wishes.theme] if wishes.theme else ["dark", "light"] if wishes.all else ["dark"]
    with tempfile.TemporaryDirectory() as data, running_browser() as browser:
        for theme in themes:
            place = Path(data) / theme
            place.mkdir()
            with running(place, env={"FISTFUL_BOT_PACE": "0.1"}) as server:
                studio = Studio(browser, server, wishes.folder, theme, wishes.all)
                studio.outside()
                for game in [wishes.game] if wishes.game else list(games(server)):
                    start = time.monotonic()
                    studio.game(game)
                    print(f"{game}, {theme}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
