"""Reels: whole games as devices were sent them, to be shown again on screens of any size."""

import json
from dataclasses import dataclass
from typing import Any, Final

from tests.server.client import Device, Server
from tests.web.scenes import Player, Production

#: Every game, Cash 'n Guns with every layer of options: deals in which much happens.
SHOWS: Final = {
    "blasting-billy": Production("blasting-billy", 4, 25, ()),
    "cash-n-guns": Production("cash-n-guns", 6, 9, (), {"powers": "all", "cop": "on"}),
    "get-billy-the-kid": Production("get-billy-the-kid", 6, 15, ()),
    "stetsons-and-sixguns": Production("stetsons-and-sixguns", 6, 3, (), {"bloodier": "on"}),
    "cash-n-guns base": Production("cash-n-guns", 5, 19, ()),
    "cash-n-guns first-six": Production("cash-n-guns", 4, 8, (), {"powers": "first-six"}),
    "cash-n-guns all-powers": Production("cash-n-guns", 6, 1, (), {"powers": "all"}),
    "cash-n-guns cop": Production("cash-n-guns", 5, 22, (), {"cop": "on"}),
}
#: A server that records them tells how scenes are played, and waits for none.
AT_ONCE: Final = {"fistful.table.show.LEAD": 0.0, "fistful.table.show.SECOND": 10**9}


@dataclass(frozen=True)
class Reel:
    """One game: where its table is, what its first seat was sent, and what a TV was."""

    show: Production
    code: str
    seat: list[dict[str, Any]]
    tv: list[dict[str, Any]]


def record(server: Server, show: Production, answers: int = 0, clock: str = "none") -> Reel:
    """Play a production on a server that deals it: so many answers of it, else to its end."""
    player = Player(server, show, "normal", clock)
    watcher = Device(server).connect(player.device.code)
    player.start()
    given = 0
    while not player.is_over and (not answers or given < answers):
        player.answer()
        given += 1
    # Whatever was sent before the reply has been taken in with it.
    watcher.ask("ping", sent=0.0)
    return Reel(show, player.device.code, frames_of(player.device), frames_of(watcher))


def frames_of(device: Device) -> list[dict[str, Any]]:
    """Return what a device was sent unasked: the table's story, no replies, and nothing skipped."""
    frames = [json.loads(frame) for frame in device.frames]
    return [frame for frame in frames if frame["type"] not in ("ok", "error", "pong", "moved")]
