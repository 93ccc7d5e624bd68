"""Blasting Billy: give, claim or dump, and never own more than Billy."""

from pathlib import Path

from fistful.games.blasting_billy.bets import BOOK
from fistful.games.blasting_billy.deck import VARIANTS, wording
from fistful.games.blasting_billy.deeds import LEDGER
from fistful.games.blasting_billy.facts import FACTS
from fistful.games.blasting_billy.headlines import headlines
from fistful.games.blasting_billy.metrics import INSIGHT
from fistful.games.blasting_billy.mind.belief import LIKELIHOOD
from fistful.games.blasting_billy.mind.evaluation import evaluate
from fistful.games.blasting_billy.mind.features import FEATURES
from fistful.games.blasting_billy.mind.habits import HABITS, PERSONAS
from fistful.games.blasting_billy.mind.instinct import BlastingBillyInstinct
from fistful.games.blasting_billy.mind.reasons import REASONS
from fistful.games.blasting_billy.mind.situation import mark, situation
from fistful.games.blasting_billy.possible import check_position
from fistful.games.blasting_billy.primer import PRIMER
from fistful.games.blasting_billy.rules import BlastingBillyRules
from fistful.games.blasting_billy.screen import draw
from fistful.games.blasting_billy.show import SHOW
from fistful.games.game import Game
from fistful.games.mind import Foresight
from fistful.games.outlook import Outlook

#: A game is won and lost by a card or two: what counts is how narrow it was. Nobody comes to know
#: in time what others gave, so made-up secrets teach nobody anything.
FORESIGHT = Foresight(spread=8.0, closeness=1.0, curiosity=0.3, redrawn=0.0)

GAME = Game(
    rules=BlastingBillyRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    ledger=LEDGER,
    book=BOOK,
    headlines=headlines,
    draw=draw,
    primer=PRIMER,
    show=SHOW,
    folder=Path(__file__).parent,
    variants=VARIANTS,
    wording=wording,
    breadth=12,
    counted=("total", "safe"),
    features=FEATURES,
    habits=HABITS,
    personas=PERSONAS,
    instinct=BlastingBillyInstinct,
    evaluate=evaluate,
    likelihood=LIKELIHOOD,
    foresight=FORESIGHT,
    outlook=Outlook(situation, mark, 5, Path(__file__).parent / "mind" / "outlook.json"),
    reasons=REASONS,
)
