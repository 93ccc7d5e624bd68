"""Cash 'n Guns: aim at each other, keep your nerve, and split what is left."""

from pathlib import Path

from fistful.games.cash_n_guns.facts import FACTS
from fistful.games.cash_n_guns.metrics import INSIGHT
from fistful.games.cash_n_guns.mind.belief import LIKELIHOOD
from fistful.games.cash_n_guns.mind.features import FIELDS
from fistful.games.cash_n_guns.mind.habits import HABITS, PERSONAS
from fistful.games.cash_n_guns.mind.instinct import CashNGunsInstinct
from fistful.games.cash_n_guns.mind.worth import worth
from fistful.games.cash_n_guns.possible import check_position
from fistful.games.cash_n_guns.primer import PRIMER
from fistful.games.cash_n_guns.rules import CashNGunsRules
from fistful.games.cash_n_guns.screen import draw
from fistful.games.game import Game

GAME = Game(
    rules=CashNGunsRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    draw=draw,
    primer=PRIMER,
    folder=Path(__file__).parent,
    breadth=8,
    counted=("money", "wounds", "shame"),
    fields=FIELDS,
    habits=HABITS,
    personas=PERSONAS,
    instinct=CashNGunsInstinct,
    worth=worth,
    likelihood=LIKELIHOOD,
)
