"""Playing whole games through a real server."""

from collections.abc import Callable, Sequence
from typing import Any

from fistful.engine.dice import Dice, QuickDice
from tests.server.client import Device, Server

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
#: Waits that a test need not sit through.
QUICK: dict[str, Any] = {
    "fistful.server.clockwork.HANDICAP": 0.02,
    "fistful.server.clockwork.NONCE_SECONDS": 0.05,
    "fistful.server.clockwork.RACE_WINDOW": 0.02,
    "fistful.server.presence.HOST_GRACE": 0.0,
    "fistful.server.bots.QUICKEST": 0.01,
    "fistful.server.bots.SLOWEST": 0.03,
}
#: What a test that makes many tables, devices and mistakes from one address needs besides.
OPEN: dict[str, Any] = {
    **QUICK,
    "fistful.server.limits.SOCKETS_PER_ADDRESS": 100_000,
    "fistful.server.limits.WATCHERS_PER_ADDRESS": 100_000,
    "fistful.server.limits.FRAMES": [1_000_000, 1.0],
    "fistful.server.limits.REQUESTS": [1_000_000, 1.0],
    "fistful.server.limits.BOTS_PER_ADDRESS": 100_000,
    "fistful.server.limits.TALK": [1_000_000, 1.0],
    "fistful.server.limits.WISHES": [1_000_000, 1.0],
    "fistful.server.limits.LINKS": [1_000_000, 1.0],
    "fistful.server.limits.ROTATING": [1_000_000, 1.0],
    "fistful.server.limits.WATCHERS_TALK": [1_000_000, 1.0],
    "fistful.server.limits.LAYING": [1_000_000, 1.0],
    "fistful.server.limits.JOINING": [1_000_000, 1.0],
    "fistful.server.limits.JOINING_AT_HOME": [1_000_000, 1.0],
    "fistful.server.limits.CONNECTING": [1_000_000, 1.0],
    "fistful.server.limits.JOINING_TOGETHER": [1_000_000, 1.0],
    "fistful.server.limits.TALKING_TOGETHER": [1_000_000, 1.0],
    "fistful.server.limits.WISHING_TOGETHER": [1_000_000, 1.0],
    "fistful.server.limits.CHOOSING": [1_000_000, 1.0],
}


def sit_down(
    server: Server, seats: int, game: str = "toy", clock: str = "none", **wishes: Any
) -> list[Device]:
    """Lay a table, sit down, connect."""
    host = Device(server).lay(game, seats=seats, name=NAMES[0], clock=clock, **wishes)
    others = [Device(server).join(host.code, name) for name in NAMES[1:seats]]
    devices = [host, *others]
    for device in devices:
        device.connect()
    return devices


def begin(devices: Sequence[Device]) -> None:
    """Let the host start, and wait for the first question."""
    seen = [len(device.updates) for device in devices]
    assert devices[0].ask("start", fill="")["type"] == "ok"
    for device, number in zip(devices, seen, strict=True):
        device.update("asked", number)


def sync(devices: Sequence[Device]) -> None:
    """Take in all that is under way: what was sent before the reply to a ping is there then."""
    for device in devices:
        assert device.ask("ping", sent=0.0)["type"] == "pong"


def owing(devices: Sequence[Device]) -> list[Device]:
    """Return the devices whose seats owe an answer."""
    sync(devices)
    return [device for device in devices if device.owes()]


def choice(device: Device, dice: Dice) -> str:
    """Return one of the answers a seat may give."""
    assert device.question is not None
    legal = device.question["legal"]
    return str(legal[dice.below(len(legal))]["text"])


def play(
    devices: Sequence[Device],
    dice: Dice | None = None,
    until: Callable[[], bool] = lambda: False,
) -> int:
    """Play on, to the end or until something is the case; return how many answers that took."""
    dice = dice or QuickDice(1)
    answers = 0
    while devices[0].stage == "playing" and not until():
        askers = owing(devices)
        if not askers and devices[0].stage == "playing":
            # A bot or the clock is to speak.
            devices[0].receive()
        if not askers:
            continue
        device = askers[dice.below(len(askers))]
        reply = device.answer(choice(device, dice))
        assert reply["type"] == "ok" or reply["code"] in ("race-lost", "question-closed"), reply
        answers += 1
    return answers
