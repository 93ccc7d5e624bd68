"""People with a browser: what they click, what they see, what their device was sent."""

import json
import re
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Dialog, Page, WebSocket, expect

from tests.server.client import Server
from tests.web.browser import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = (390, 844)
TV: Final = (1920, 1080)


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
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

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
        self.click("Deal")
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

    def code(self) -> str:
        found = re.search(r"/t/(\w+)", self.page.url)
        assert found
        return found[1]

    def join(self, code: str, name: str) -> "Person":
        self.open(f"/t/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.click("Sit down")
        self.sees("The host starts the game")
        return self

    # Seeing and playing.

    def sees(self, text: str, seconds: float = 15) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=seconds * 1000)

    def is_asked(self) -> bool:
        return self.page.locator(".status .asked").count() > 0

    def is_over(self) -> bool:
        return self.page.get_by_role("link", name="Save the record").count() > 0

    def waits_for_turn(self, seconds: float = 20) -> bool:
        """Wait until this person is asked, or the game is over; tell whether asked."""
        self.page.wait_for_selector(".status .asked, .end", timeout=seconds * 1000)
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
        return self.page.locator(".pick .sr").all_inner_texts()

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

    def examine(self) -> list[str]:
        """Return what axe finds wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]
