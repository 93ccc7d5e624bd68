"""Stetsons & Sixguns: choose, point, stand or hide, shoot."""

from pathlib import Path

from fistful.games.game import Game
from fistful.games.outlook import Outlook
from fistful.games.stetsons_and_sixguns.about import built_in
from fistful.games.stetsons_and_sixguns.bets import BOOK
from fistful.games.stetsons_and_sixguns.deck import VARIANTS
from fistful.games.stetsons_and_sixguns.deeds import LEDGER
from fistful.games.stetsons_and_sixguns.facts import FACTS
from fistful.games.stetsons_and_sixguns.headlines import headlines
from fistful.games.stetsons_and_sixguns.metrics import INSIGHT
from fistful.games.stetsons_and_sixguns.mind.belief import LIKELIHOOD
from fistful.games.stetsons_and_sixguns.mind.evaluation import evaluate
from fistful.games.stetsons_and_sixguns.mind.features import FEATURES
from fistful.games.stetsons_and_sixguns.mind.habits import HABITS, PERSONAS
from fistful.games.stetsons_and_sixguns.mind.instinct import StetsonsInstinct
from fistful.games.stetsons_and_sixguns.mind.outlook import PROSPECTS
from fistful.games.stetsons_and_sixguns.mind.reasons import REASONS
from fistful.games.stetsons_and_sixguns.mind.situation import mark, situation
from fistful.games.stetsons_and_sixguns.possible import check_position
from fistful.games.stetsons_and_sixguns.primer import PRIMER
from fistful.games.stetsons_and_sixguns.rules import StetsonsRules
from fistful.games.stetsons_and_sixguns.saying import wording
from fistful.games.stetsons_and_sixguns.screen import draw
from fistful.games.stetsons_and_sixguns.show import SHOW

GAME = Game(
    rules=StetsonsRules(),
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
    breadth=48,
    counted=("points", "notoriety", "wounds"),
    features=FEATURES,
    variants=VARIANTS,
    wording=wording,
    deck=built_in,
    habits=HABITS,
    personas=PERSONAS,
    instinct=StetsonsInstinct,
    evaluate=evaluate,
    likelihood=LIKELIHOOD,
    prospects=PROSPECTS,
    outlook=Outlook(situation, mark, 1, Path(__file__).parent / "mind" / "outlook.json"),
    reasons=REASONS,
)
