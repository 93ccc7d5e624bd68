"""Blasting Billy: give, claim or dump, and never own more than Billy."""

from pathlib import Path

from fistful.engine.game import Game
from fistful.games.blasting_billy.bot import BlastingBillyInstinct
from fistful.games.blasting_billy.facts import FACTS
from fistful.games.blasting_billy.habits import HABITS, PERSONAS
from fistful.games.blasting_billy.observation import FIELDS
from fistful.games.blasting_billy.rules import BlastingBillyRules
from fistful.games.blasting_billy.screen import draw
from fistful.games.blasting_billy.traits import INSIGHT
from fistful.games.blasting_billy.worth import worth

GAME = Game(
    rules=BlastingBillyRules(),
    facts=FACTS,
    insight=INSIGHT,
    draw=draw,
    folder=Path(__file__).parent,
    counted=("total", "safe"),
    fields=FIELDS,
    habits=HABITS,
    personas=PERSONAS,
    instinct=BlastingBillyInstinct,
    worth=worth,
)
