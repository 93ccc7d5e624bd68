"""Moments of games that repeat: a game is played once to find them, and again to show them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page

from fistful.engine.dice import QuickDice
from tests.server.client import Device, Server, running
from tests.web.browser import PATIENCE

NAME: Final = "Ann"
#: The words of events that are told together.
Scene = list[str]
#: A device is quicker than a person.
PATIENT: Final = {
    "fistful.server.limits.FRAMES": [1_000_000, 1.0],
    "fistful.server.limits.LAYING": [1_000_000, 1.0],
    "fistful.server.limits.JOINING": [1_000_000, 1.0],
}


@dataclass(frozen=True)
class Production:
    """A game that is always the same: one person among bots, and the moments worth seeing."""

    game: str
    seats: int
    seed: int
    moments: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


PRODUCTIONS: Final = (
    Production(
        "blasting-billy", 4, 1, ("claimed", "billy-turned-up", "billy-blew-up", "shot", "won")
    ),
    Production(
        "cash-n-guns",
        6,
        2,
        ("aimed", "revealed", "wounded", "killed", "split", "won"),
        {"powers": "all", "cop": "on"},
    ),
    Production(
        "get-billy-the-kid",
        6,
        1,
        ("asked", "accused", "revealed", "matched", "fired", "shot", "won"),
    ),
    Production(
        "stetsons-and-sixguns",
        6,
        1,
        ("aims", "takes-stance", "reveals", "flipped", "wounded", "won"),
        {"bloodier": "on"},
    ),
)


class Player:
    """The person: answers by dice of her own, the same every time. She waits for no show: what the
    table's speed makes of the scenes is told, and skipped."""

    def __init__(
        self, server: Server, show: Production, speed: str = "off", clock: str = "none"
    ) -> None:
        self.speed = speed
        self.device = Device(server).lay(
            show.game, seats=show.seats, clock=clock, speed=speed, name=NAME, options=show.options
        )
        self.device.connect()
        self.dice = QuickDice(show.seed)
        self.heard = 0

    def start(self) -> None:
        reply = self.device.ask("start", fill="rules")
        assert reply["type"] == "ok", reply
        self.listen()

    def answer(self) -> list[Scene]:
        """Answer the open question; return the scenes until the next one."""
        self.give()
        return self.listen()

    def give(self) -> None:
        """Answer the open question, and wait for nothing."""
        assert self.device.question is not None
        legal = self.device.question["legal"]
        self.device.answer(str(legal[self.dice.below(len(legal))]["text"]))

    def perform(self, speed: str = "normal") -> None:
        """From here on, let screens play what happens at a speed."""
        switches = {"is_locked": False, "is_code_hidden": False, "is_muted": False}
        assert self.device.ask("change", clock="none", speed=speed, **switches)["type"] == "ok"

    def listen(self) -> list[Scene]:
        """Wait for the next question, or the end; return the scenes seen on the way."""
        while not self.device.owes() and self.device.stage != "over":
            if self.device.receive()["type"] == "asked" and self.speed != "off":
                self.device.ask("skip")
        fresh = self.device.updates[self.heard :]
        self.heard = len(self.device.updates)
        scenes = [update["events"] for update in fresh if update["type"] == "told"]
        return [[event["event"] for event in scene] for scene in scenes]

    @property
    def is_over(self) -> bool:
        return self.device.stage == "over"

    def link(self) -> str:
        """Return where another device finds this seat."""
        code = self.device.ask("link")["code"]
        return f"{self.device.server.url}/t/{self.device.code}#link={code}"

    def watch(self) -> str:
        """Return where a TV finds this table."""
        return f"{self.device.server.url}/t/{self.device.code}/tv"


@contextmanager
def theatre(show: Production, constants: dict[str, Any] | None = None) -> Iterator[Server]:
    """Run the server on which a production can be seen again and again."""
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), seed=show.seed, constants={**PATIENT, **(constants or {})}) as server,
    ):
        yield server


def rehearse(server: Server, show: Production) -> list[list[Scene]]:
    """Play a production; return the scenes after each answer, none for the deal."""
    player = Player(server, show)
    player.start()
    told: list[list[Scene]] = [[]]
    while not player.is_over:
        told.append(player.answer())
    return told


def curtain(server: Server, show: Production, answers: int) -> Player:
    """Play a production up to a number of answers."""
    player = Player(server, show)
    player.start()
    for _ in range(answers):
        player.answer()
    return player


def find(told: list[list[Scene]], moment: str) -> int | None:
    """Return the answer that brings a moment about: one after which little else waits to be
    played, since a stage that falls behind hurries; late in the game, when most is at stake."""
    waiting = {
        number: len(scenes) - 1 - max(i for i, scene in enumerate(scenes) if moment in scene)
        for number, scenes in enumerate(told)
        if any(moment in scene for scene in scenes)
    }
    return min(waiting, key=lambda number: (waiting[number], -number)) if waiting else None


def await_event(page: Page, event: str) -> None:
    """Wait until an event is on the stage of a page."""
    page.wait_for_selector(f".play[data-event='{event}']", timeout=PATIENCE)
