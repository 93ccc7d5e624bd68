"""Get Billy the Kid!: find the Outlaw behind the answers, then chase him until seven."""

from pathlib import Path

from fistful.engine.game import Game
from fistful.games.get_billy_the_kid.bot import GetBillyInstinct
from fistful.games.get_billy_the_kid.deck import check_deck, departures
from fistful.games.get_billy_the_kid.facts import FACTS
from fistful.games.get_billy_the_kid.habits import HABITS, PERSONAS
from fistful.games.get_billy_the_kid.likelihood import LIKELIHOOD
from fistful.games.get_billy_the_kid.observation import FIELDS
from fistful.games.get_billy_the_kid.possible import check_position
from fistful.games.get_billy_the_kid.primer import PRIMER
from fistful.games.get_billy_the_kid.prospects import PROSPECTS
from fistful.games.get_billy_the_kid.rules import GetBillyRules
from fistful.games.get_billy_the_kid.screen import draw
from fistful.games.get_billy_the_kid.traits import INSIGHT
from fistful.games.get_billy_the_kid.worth import worth

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
