"""How long somebody who plays alone waits from one decision of theirs to the next: a real server, a
real socket, and a person who answers at once.

    python -m bench.solo [--bots rules,level-5] [--game cash-n-guns] [--speed off] [--seconds 20]

An answer that leaves nothing to decide (one legal answer) is given and not counted as a decision;
its wait belongs to the decision before it.
"""

import argparse
import tempfile
from pathlib import Path
from time import monotonic

from tests.server.client import Device, running
from tests.server.play import OPEN

from fistful.engine.dice import QuickDice
from fistful.games import find_game, games

#: What a game is played with at most.
SEATS = {"blasting-billy": 5, "cash-n-guns": 6, "get-billy-the-kid": 8, "stetsons-and-sixguns": 8}
#: Limits that are for people, who do not answer at once; and nothing of the bots' own pace.
LIMITS = {name: value for name, value in OPEN.items() if ".limits." in name}


def waits(folder: Path, game: str, seats: int, bot: str, speed: str, seconds: float) -> list[float]:
    """Play for so long; return how long each wait between two decisions was."""
    found: list[float] = []
    dice = QuickDice(seats)
    with running(folder, constants=LIMITS) as server:
        # The processes in which bots think start with the first of them.
        play(
            Device(server).lay(game, seats=seats, clock="none", name="Ann", speed=speed),
            bot,
            dice,
            2,
        )
        while seconds > 0:
            device = Device(server).lay(game, seats=seats, clock="none", name="Ann", speed=speed)
            seconds -= max(1.0, sum(played := play(device, bot, dice, 1000)))
            found += played
    return found


def play(device: Device, bot: str, dice: QuickDice, most: int) -> list[float]:
    """Play one game, or so many decisions of it."""
    found: list[float] = []
    since: float | None = None
    device.connect()
    assert device.ask("start", fill=bot)["type"] == "ok"
    while device.stage != "over" and len(found) < most:
        if not device.owes():
            device.receive(60)
            continue
        assert device.question is not None
        legal = device.question["legal"]
        if len(legal) > 1:
            if since is not None:
                found.append(monotonic() - since)
            since = monotonic()
        device.answer(str(legal[dice.below(len(legal))]["text"]))
    device.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--bots", default="rules,level-5")
    parser.add_argument("--game")
    parser.add_argument("--speed", default="off")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--fewest", action="store_true", help="tables as small as they can be, too")
    wishes = parser.parse_args()
    print("seconds from decision to decision | waits | median | 95 % below | longest")
    for game in [wishes.game] if wishes.game else games():
        fewest = [find_game(game).rules.fewest] if wishes.fewest else []
        for seats in [*fewest, SEATS[game]]:
            for bot in wishes.bots.split(","):
                with tempfile.TemporaryDirectory() as folder:
                    found = sorted(
                        waits(Path(folder), game, seats, bot, wishes.speed, wishes.seconds)
                    )
                line = f"{found[len(found) // 2]:.2f} | {found[len(found) * 95 // 100]:.2f}"
                print(f"{game} {seats} {bot} | {len(found)} | {line} | {found[-1]:.2f}", flush=True)


if __name__ == "__main__":
    main()
