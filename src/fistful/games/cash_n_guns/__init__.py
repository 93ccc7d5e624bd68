"""Cash 'n Guns: aim at each other, keep your nerve, and split what is left."""

from pathlib import Path

from fistful.games.cash_n_guns.bets import BOOK
from fistful.games.cash_n_guns.deck import VARIANTS, wording
from fistful.games.cash_n_guns.deeds import LEDGER
from fistful.games.cash_n_guns.facts import FACTS
from fistful.games.cash_n_guns.headlines import headlines
from fistful.games.cash_n_guns.metrics import INSIGHT
from fistful.games.cash_n_guns.mind.belief import LIKELIHOOD
from fistful.games.cash_n_guns.mind.evaluation import evaluate
from fistful.games.cash_n_guns.mind.features import FEATURES
from fistful.games.cash_n_guns.mind.habits import HABITS, PERSONAS
from fistful.games.cash_n_guns.mind.instinct import CashNGunsInstinct
from fistful.games.cash_n_guns.mind.reasons import REASONS
from fistful.games.cash_n_guns.mind.situation import mark, situation
from fistful.games.cash_n_guns.possible import check_position
from fistful.games.cash_n_guns.primer import PRIMER
from fistful.games.cash_n_guns.rules import CashNGunsRules
from fistful.games.cash_n_guns.screen import draw
from fistful.games.cash_n_guns.show import SHOW
from fistful.games.game import Game
from fistful.games.outlook import Outlook

GAME = Game(
    rules=CashNGunsRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    hides_sides=lambda options: options["cop"] == "on",
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
    counted=("money", "wounds", "shame"),
    features=FEATURES,
    habits=HABITS,
    personas=PERSONAS,
    instinct=CashNGunsInstinct,
    evaluate=evaluate,
    likelihood=LIKELIHOOD,
    outlook=Outlook(situation, mark, 2, Path(__file__).parent / "mind" / "outlook.json"),
    reasons=REASONS,
)
