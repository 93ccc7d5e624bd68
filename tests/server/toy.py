"""The toy of the conformance suite as a game that can be played at a server.

It has what a server must get right: sealed sets, open and quiet, a race, secrets, turns.
"""

import secrets
from pathlib import Path
from typing import Any

from fistful.bots.random import RandomBot
from fistful.engine.dice import SealedDice
from fistful.games import games
from fistful.games.game import Game
from fistful.server.bots import BotPool
from fistful.server.lanes import Share
from tests.conformance.toy import ToyRules

TOY = Game(ToyRules(), (), lambda view, names, speaker: [], Path(__file__).parent, RandomBot)


def install() -> None:
    """Let this process know the toy. The bots' own processes do not: its bots think here."""
    games()[TOY.name] = TOY
    BotPool.choose = think_here(BotPool.choose)  # type: ignore[method-assign]


def think_here(elsewhere: Any) -> Any:
    async def choose(
        pool: BotPool,
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        if game != TOY.name:
            chosen: int = await elsewhere(pool, share, game, kind, view, legal, seconds, key)
            return chosen
        return RandomBot().choose(view, legal, SealedDice(secrets.token_bytes(32)))

    return choose
