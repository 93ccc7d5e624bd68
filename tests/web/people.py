"""People with a browser: what they click, what they see, what their device was sent."""

import json
import re
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Dialog, Page, Request, WebSocket, expect

from tests.server.client import Server
from tests.web.browser import PATIENCE, ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = (390, 844)
SMALL: Final = (320, 640)
LAPTOP: Final = (1280, 800)
TV: Final = (1920, 1080)
#: Runs axe in the light and in the dark.
EXAMINE: Final = """async () => {
    const root = document.documentElement;
    const worn = root.dataset.theme;
    const found = [];
    for (const theme of ['light', 'dark']) {
        root.dataset.theme = theme;
        const { violations } = await axe.run(document, {
            resultTypes: ['violations'], preload: false,
        });
        for (const one of violations) {
            for (const node of one.nodes) {
                const what = `${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 300)}`;
                found.push(`${theme}: ${one.id}: ${what}`);
            }
        }
    }
    root.dataset.theme = worn;
    return found;
}"""


#: Tells whether a page shows that its person is asked this question, or has gone on from there.
SHOWS = """number => {
    const shown = document.querySelector('.play')?.dataset.question;
    if (document.querySelector('.end')) return true;
    if (Number(shown) === number) return document.querySelector('.status .asked') !== null;
    return Number(shown) > number;
}"""


class Person:
    """Somebody at a page."""

    def __init__(self, server: Server, page: Page, expects: tuple[str, ...]) -> None:
        self.server = server
        self.page = page
        #: What this person's console may well say.
        self.expects = expects
        self.troubles: list[str] = []
        #: All that came through this person's sockets.
        self.frames: list[dict[str, Any]] = []
        self.socket: WebSocket | None = None
        #: The open question as this device was sent it.
        self.asked: dict[str, Any] | None = None
        self.has_ended = False
        #: What this person's page has asked for and not got yet.
        self.pending: set[Request] = set()
        page.on("request", lambda request: self.pending.add(request))
        page.on("requestfinished", lambda request: self.pending.discard(request))
        page.on("requestfailed", lambda request: self.pending.discard(request))
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("dialog", self.refuse)
        page.on("websocket", self.listen)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def refuse(self, dialog: Dialog) -> None:
        self.troubles.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.take(json.loads(frame)))

    def take(self, frame: dict[str, Any]) -> None:
        """Remember what the device was sent."""
        self.frames.append(frame)
        kind = frame["type"]
        if kind == "snapshot":
            self.asked = frame["question"]
            self.has_ended = frame["lobby"]["stage"] == "over"
        elif kind == "asked":
            self.asked = frame["question"]
        elif kind == "sealed" and self.asked and self.asked["number"] == frame["question"]:
            self.asked["sealed"] = frame["text"]
        elif kind == "ended":
            self.asked = None
            self.has_ended = True

    def settle(self) -> None:
        """Wait until everything this person's page has asked for has come."""
        while self.pending:
            # A picture at a time: what is asked for may come, or fail, meanwhile.
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    # Getting to a table.

    def open(self, path: str = "/") -> "Person":
        self.page.goto(self.server.url + path)
        return self

    def click(self, name: str, exact: bool = False) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def play_alone(self, seats: int = 2) -> "Person":
        """Two clicks from home to a game against bots (and one to have fewer players)."""
        self.open()
        self.click("Play against bots: Blasting Billy")
        self.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
        self.click("Deal", exact=True)
        self.page.locator(".play").wait_for()
        return self

    def host(self, name: str = "", seats: int = 3) -> str:
        """Lay a table; return its code."""
        self.open()
        self.click("Host a table: Blasting Billy")
        self.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
        if name:
            self.page.get_by_label("Your name").fill(name)
            self.click("Sit down and host")
        else:
            self.click("This screen is the table")
        self.sees("Start the game")
        return self.code()

    def lay(
        self,
        game: str,
        seats: int,
        name: str = "",
        speed: str = "off",
        clock: str = "none",
        **options: str,
    ) -> str:
        """Lay a table of any game, with options; return its code."""
        wishes = {
            "game": game,
            "seats": seats,
            "clock": clock,
            "speed": speed,
            "name": name,
            "options": options,
        }
        laid = self.page.request.post(f"{self.server.url}/api/tables", data=wishes)
        assert laid.ok, laid.text()
        self.open(f"/t/{laid.json()['code']}")
        self.sees("Start the game")
        return self.code()

    def code(self) -> str:
        found = re.search(r"/t/(\w+)", self.page.url)
        assert found
        return found[1]

    def join(self, code: str, name: str) -> "Person":
        self.open(f"/t/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.click("Sit down")
        self.page.locator(".chair.mine").wait_for()
        return self

    # Seeing and playing.

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def hears(self) -> None:
        """Wait for the next thing this device is sent."""
        assert self.socket is not None
        self.socket.wait_for_event("framereceived", timeout=PATIENCE)

    def hears_of(self, question: dict[str, Any]) -> None:
        """Wait until this device was sent a question others may have been sent before."""
        while not self.has_ended and (not self.asked or self.asked["number"] < question["number"]):
            self.hears()

    def owes(self) -> bool:
        """Tell whether this person is asked and has not answered, by what the device was sent."""
        return bool(self.asked and self.asked["legal"] and not self.asked["sealed"])

    def progress(self) -> tuple[bool, int]:
        """Return how far the game has come, by what this device was sent."""
        return self.has_ended, self.asked["number"] if self.asked else -1

    def faces_question(self) -> dict[str, Any] | None:
        """Wait until the question that was sent is shown; return it, unless it was closed before.

        A race may be over while a page still plays what led to it.
        """
        assert self.asked is not None
        question = self.asked
        self.page.wait_for_function(SHOWS, arg=question["number"])
        return question if self.still_owes(question) else None

    def still_owes(self, question: dict[str, Any]) -> bool:
        """Tell whether this person is still asked this question."""
        return self.owes() and self.asked is not None and self.asked["number"] == question["number"]

    def is_answered(self, question: dict[str, Any]) -> None:
        """Wait until an answer has come to the server."""
        while self.owes() and self.asked and self.asked["number"] == question["number"]:
            self.hears()

    def is_asked(self) -> bool:
        return self.page.locator(".status .asked").count() > 0

    def waits_for_turn(self) -> bool:
        """Wait until this person is asked, or the game is over; tell whether asked."""
        self.page.wait_for_selector(".status .asked, .end")
        return self.is_asked()

    def move(self, card: int = 0, verb: str = "give") -> None:
        """Play a hand card, as a thumb does it."""
        asked = self.question()
        self.page.locator(".cards .pick").nth(card).click()
        self.page.locator(f".moves .{verb}").click()
        self.waits_for_answer(asked)

    def question(self) -> str:
        return self.page.locator(".play").get_attribute("data-question") or ""

    def waits_for_answer(self, asked: str) -> None:
        """Wait until an answer is taken, or its question gone."""
        self.page.wait_for_selector(
            f".play:not([data-question='{asked}']), .status .head:not(.asked)"
        )

    def hand(self) -> list[str]:
        return self.page.locator(".pick .name").all_inner_texts()

    def play_on(self, *verbs: str) -> None:
        """Play to the end, with these verbs in turn."""
        turn = 0
        while self.waits_for_turn():
            self.move(turn % 2, verbs[turn % len(verbs)])
            turn += 1

    def waits_for_rematch(self) -> bool:
        """Wait until the end is gone and the next game has come to this person's turn."""
        self.page.locator(".end").wait_for(state="detached")
        return self.waits_for_turn()

    def views(self) -> list[dict[str, Any]]:
        """Return all views this device was sent."""
        told = [frame for frame in self.frames if frame["type"] in ("told", "snapshot")]
        return [frame["view"] for frame in told if frame["view"]]

    def events(self) -> list[dict[str, Any]]:
        """Return all events this device was told."""
        return [event for frame in self.frames for event in frame.get("events", [])]

    def examine(self) -> list[str]:
        """Return what axe finds wrong with the page as it is, by day and by night."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found: list[str] = self.page.evaluate(EXAMINE)
        return found

    def fits(self) -> list[str]:
        """Return what is wider than the screen, or too small for a thumb."""
        found: list[str] = self.page.evaluate(
            """() => {
                const wide = document.documentElement.scrollWidth - innerWidth;
                const small = [...document.querySelectorAll('button, a, select, summary')]
                    .filter((one) => {
                        const box = one.getBoundingClientRect();
                        return box.width && (box.height < 43.5 || box.width < 43.5);
                    })
                    .map((one) => `small: ${one.outerHTML.slice(0, 120)}`);
                return wide > 0 ? [`${wide} too wide`, ...small] : small;
            }"""
        )
        return found
