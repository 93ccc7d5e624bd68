"""Noon: one card, one bullet, two rounds."""

from pathlib import Path

from fistful.games.game import Game
from fistful_noon.mind import NoonBot
from fistful_noon.rules import NoonRules
from fistful_noon.screen import draw

GAME = Game(
    rules=NoonRules(),
    facts=(),
    draw=draw,
    folder=Path(__file__).parent,
    bot=NoonBot,
)
