"""The toy of the conformance suite as a game that can be played at a server.

It has what a server must get right: sealed sets, open and quiet, a race, secrets, turns.
"""

from pathlib import Path

from fistful.bots.random import RandomBot
from fistful.engine.game import Game
from fistful.games import games
from tests.conformance.toy import ToyRules

TOY = Game(ToyRules(), (), RandomBot, lambda view, names, speaker: [], Path(__file__).parent)


def install() -> None:
    """Let this process know the toy."""
    games()[TOY.name] = TOY
