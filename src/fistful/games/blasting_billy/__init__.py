"""Blasting Billy: give, claim or dump, and never own more than Billy."""

from pathlib import Path

from fistful.games.blasting_billy.facts import FACTS
from fistful.games.blasting_billy.metrics import INSIGHT
from fistful.games.blasting_billy.mind.belief import LIKELIHOOD
from fistful.games.blasting_billy.mind.features import FIELDS
from fistful.games.blasting_billy.mind.habits import HABITS, PERSONAS
from fistful.games.blasting_billy.mind.instinct import BlastingBillyInstinct
from fistful.games.blasting_billy.mind.worth import worth
from fistful.games.blasting_billy.possible import check_position
from fistful.games.blasting_billy.primer import PRIMER
from fistful.games.blasting_billy.rules import BlastingBillyRules
from fistful.games.blasting_billy.screen import draw
from fistful.games.game import Game
from fistful.games.mind import Foresight

#: A game is won and lost by a card or two: what counts is how narrow it was. Nobody comes to know
#: in time what others gave, so made-up secrets teach nobody anything.
FORESIGHT = Foresight(spread=8.0, narrowness=1.0, curiosity=0.3, made_up=0.0)

GAME = Game(
    rules=BlastingBillyRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    draw=draw,
    primer=PRIMER,
    folder=Path(__file__).parent,
    breadth=12,
    counted=("total", "safe"),
    fields=FIELDS,
    habits=HABITS,
    personas=PERSONAS,
    instinct=BlastingBillyInstinct,
    worth=worth,
    likelihood=LIKELIHOOD,
    foresight=FORESIGHT,
)
