"""Get Billy the Kid!: find the Outlaw behind the answers, then chase him until seven."""

from pathlib import Path

from fistful.games.game import Game
from fistful.games.get_billy_the_kid.bets import BOOK
from fistful.games.get_billy_the_kid.deck import VARIANTS, wording
from fistful.games.get_billy_the_kid.deeds import LEDGER
from fistful.games.get_billy_the_kid.facts import FACTS
from fistful.games.get_billy_the_kid.headlines import headlines
from fistful.games.get_billy_the_kid.metrics import INSIGHT
from fistful.games.get_billy_the_kid.mind.belief import LIKELIHOOD
from fistful.games.get_billy_the_kid.mind.evaluation import evaluate
from fistful.games.get_billy_the_kid.mind.features import FEATURES
from fistful.games.get_billy_the_kid.mind.habits import HABITS, PERSONAS
from fistful.games.get_billy_the_kid.mind.instinct import GetBillyInstinct
from fistful.games.get_billy_the_kid.mind.outlook import PROSPECTS
from fistful.games.get_billy_the_kid.mind.reasons import REASONS
from fistful.games.get_billy_the_kid.mind.situation import mark, sides, situation
from fistful.games.get_billy_the_kid.possible import check_position
from fistful.games.get_billy_the_kid.primer import PRIMER
from fistful.games.get_billy_the_kid.rules import GetBillyRules
from fistful.games.get_billy_the_kid.screen import draw
from fistful.games.get_billy_the_kid.show import SHOW
from fistful.games.outlook import Outlook

GAME = Game(
    rules=GetBillyRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    hides_sides=lambda options: True,
    ledger=LEDGER,
    book=BOOK,
    headlines=headlines,
    draw=draw,
    primer=PRIMER,
    show=SHOW,
    folder=Path(__file__).parent,
    counted=("gold", "cards"),
    features=FEATURES,
    variants=VARIANTS,
    wording=wording,
    habits=HABITS,
    personas=PERSONAS,
    instinct=GetBillyInstinct,
    evaluate=evaluate,
    likelihood=LIKELIHOOD,
    prospects=PROSPECTS,
    outlook=Outlook(situation, mark, 4, Path(__file__).parent / "mind" / "outlook.json", sides),
    reasons=REASONS,
)
