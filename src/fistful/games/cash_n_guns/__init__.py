"""Cash 'n Guns: aim at each other, keep your nerve, and split what is left."""

from pathlib import Path

from fistful.engine.game import Game
from fistful.games.cash_n_guns.bot import CashNGunsBot
from fistful.games.cash_n_guns.facts import FACTS
from fistful.games.cash_n_guns.observation import FIELDS
from fistful.games.cash_n_guns.rules import CashNGunsRules
from fistful.games.cash_n_guns.screen import draw
from fistful.games.cash_n_guns.traits import INSIGHT

GAME = Game(
    rules=CashNGunsRules(),
    facts=FACTS,
    insight=INSIGHT,
    bot=CashNGunsBot,
    draw=draw,
    folder=Path(__file__).parent,
    lines=("money", "wounds", "shame"),
    fields=FIELDS,
)
