"""Stetsons & Sixguns: choose, point, stand or hide, shoot."""

from pathlib import Path

from fistful.games.game import Game
from fistful.games.stetsons_and_sixguns.deck import check_deck
from fistful.games.stetsons_and_sixguns.facts import FACTS
from fistful.games.stetsons_and_sixguns.metrics import INSIGHT
from fistful.games.stetsons_and_sixguns.mind.belief import LIKELIHOOD
from fistful.games.stetsons_and_sixguns.mind.features import FIELDS
from fistful.games.stetsons_and_sixguns.mind.habits import HABITS, PERSONAS
from fistful.games.stetsons_and_sixguns.mind.instinct import StetsonsInstinct
from fistful.games.stetsons_and_sixguns.mind.outlook import PROSPECTS
from fistful.games.stetsons_and_sixguns.mind.worth import worth
from fistful.games.stetsons_and_sixguns.possible import check_position
from fistful.games.stetsons_and_sixguns.primer import PRIMER
from fistful.games.stetsons_and_sixguns.rules import StetsonsRules
from fistful.games.stetsons_and_sixguns.screen import draw

GAME = Game(
    rules=StetsonsRules(),
    facts=FACTS,
    check_position=check_position,
    insight=INSIGHT,
    draw=draw,
    primer=PRIMER,
    folder=Path(__file__).parent,
    breadth=24,
    counted=("points", "notoriety", "wounds"),
    fields=FIELDS,
    check_deck=check_deck,
    habits=HABITS,
    personas=PERSONAS,
    instinct=StetsonsInstinct,
    worth=worth,
    likelihood=LIKELIHOOD,
    prospects=PROSPECTS,
)
