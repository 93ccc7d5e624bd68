"""Get Billy the Kid!: find the Outlaw behind the answers, then chase him until seven."""

from pathlib import Path

from fistful.games.game import Game
from fistful.games.get_billy_the_kid.deck import check_deck, departures
from fistful.games.get_billy_the_kid.facts import FACTS
from fistful.games.get_billy_the_kid.metrics import INSIGHT
from fistful.games.get_billy_the_kid.mind.belief import LIKELIHOOD
from fistful.games.get_billy_the_kid.mind.features import FIELDS
from fistful.games.get_billy_the_kid.mind.habits import HABITS, PERSONAS
from fistful.games.get_billy_the_kid.mind.instinct import GetBillyInstinct
from fistful.games.get_billy_the_kid.mind.outlook import PROSPECTS
from fistful.games.get_billy_the_kid.mind.worth import worth
from fistful.games.get_billy_the_kid.possible import check_position
from fistful.games.get_billy_the_kid.primer import PRIMER
from fistful.games.get_billy_the_kid.rules import GetBillyRules
from fistful.games.get_billy_the_kid.screen import draw

GAME = Game(
    rules=GetBillyRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    draw=draw,
    primer=PRIMER,
    folder=Path(__file__).parent,
    counted=("gold", "cards"),
    fields=FIELDS,
    check_deck=check_deck,
    deck_notes=departures,
    habits=HABITS,
    personas=PERSONAS,
    instinct=GetBillyInstinct,
    worth=worth,
    likelihood=LIKELIHOOD,
    prospects=PROSPECTS,
)
