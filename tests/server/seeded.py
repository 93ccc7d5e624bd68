"""A server whose games can be played again: the same answers give the same game, however timed.

What is otherwise drawn or raced for is fixed by a seed, in this process only:

- table codes, and the seed of each game of a room, follow from it (a rematch is another game);
- nonces of devices are taken and left out, so that the deal does not wait for them;
- a bot's dice follow from the seed and what the bot sees; it thinks in this process, for no time;
- bots say nothing: when they would depends on how fast the people are;
- an answer of a person waits until the bots asked the same question have answered, in the order
  of their seats: they are always first, also in races, which are decided at once;
- with the clock `none` no question ends at an instant: each waits for all its answers.
"""

import asyncio
import os
from hashlib import sha256
from typing import Any

import msgspec

from fistful.engine.dice import SealedDice
from fistful.server import bots, clockwork, hub, journal, protocol, races, solo
from fistful.server.awake import AwakeRoom
from fistful.server.clockwork import Clockwork
from fistful.server.hub import Hub
from fistful.server.lanes import Share
from fistful.server.referee import FOR_ALL, FOR_HOSTS, Referee
from fistful.server.tokens import CODE_LENGTH, LETTERS
from fistful.table.clock import CLOCKS, Clock


def install(seed: int) -> None:
    """Make this process such a server."""
    os.environ["FISTFUL_BOT_PACE"] = "0"
    CLOCKS["none"] = Clock("none", None, keeps_instants=False)
    clockwork.NONCE_SECONDS = 0.0  # type: ignore[misc]
    clockwork.RACE_WINDOW = 0.0  # type: ignore[attr-defined]
    races.LARGEST_CORRECTION = 0.0  # type: ignore[misc]
    clockwork.rest = lambda wait, spent, beat=0.0: 0.0
    solo.lots = lambda seats, key: sorted(seats)
    FOR_HOSTS[protocol.Start] = seeding(Referee.start, seed)
    FOR_ALL[protocol.AddNonce] = taking(Referee.add_nonce)
    clockwork.feels_like_talking = lambda bot, dice: False  # type: ignore[attr-defined]
    bots.BotPool.choose = choosing(seed)  # type: ignore[method-assign]
    hub.new_code = coding(seed)  # type: ignore[attr-defined]
    thinking: set[tuple[AwakeRoom, int, asyncio.Future[None]]] = set()
    Clockwork.bot_answers = answering(Clockwork.bot_answers, thinking)  # type: ignore[method-assign]
    Hub.request = waiting(Hub.request, thinking)  # type: ignore[method-assign]


def digest(seed: int, *what: object) -> bytes:
    return sha256(repr((seed, *what)).encode()).digest()


def seeding(honest: Any, seed: int) -> Any:
    def start(referee: Referee, request: protocol.Start, at: float) -> list[journal.AnyEntry]:
        drawn = digest(seed, "deal", referee.room.games).hex()
        return [
            journal.Committed(entry.at, drawn) if isinstance(entry, journal.Committed) else entry
            for entry in honest(referee, request, at)
        ]

    return start


def taking(honest: Any) -> Any:
    def add_nonce(referee: Referee, person: str, request: protocol.AddNonce, at: float) -> Any:
        if referee.room.stage == "committed":
            honest(referee, person, request, at)
        return []

    return add_nonce


def choosing(seed: int) -> Any:
    async def choose(
        pool: bots.BotPool,
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        frame = msgspec.json.encode(view, order="deterministic")
        return bots.choose(game, kind, frame, legal, digest(seed, kind, frame, legal))

    return choose


def coding(seed: int) -> Any:
    dice = SealedDice(digest(seed, "codes"))

    def new_code() -> str:
        return "".join([LETTERS[dice.below(len(LETTERS))] for _ in range(CODE_LENGTH)])

    return new_code


def answering(honest: Any, thinking: set[tuple[AwakeRoom, int, asyncio.Future[None]]]) -> Any:
    async def bot_answers(
        mover: Clockwork, live: AwakeRoom, mark: Any, wait: float, late: float, pace: Any
    ) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        thinking.add((live, mark[1], done))
        try:
            await honest(mover, live, mark, wait, late, pace)
        finally:
            thinking.discard((live, mark[1], done))
            done.set_result(None)

    return bot_answers


def waiting(honest: Any, thinking: set[tuple[AwakeRoom, int, asyncio.Future[None]]]) -> Any:
    async def request(server: Hub, live: AwakeRoom, connection: Any, asked: Any) -> None:
        if isinstance(asked, protocol.Answer):
            for where, question, done in list(thinking):
                if where is live and question == asked.question:
                    await done
        await honest(server, live, connection, asked)

    return request
