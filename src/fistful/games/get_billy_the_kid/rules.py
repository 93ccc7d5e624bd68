"""Get Billy the Kid!: the phases in the order they are played, and the options."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.options import Option
from fistful.engine.outcome import ALIVE, OUT, Outcome
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView, Rules
from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import VERBS
from fistful.games.get_billy_the_kid.chase import (
    Matching,
    Picking,
    Refill,
    Replacing,
    Response,
    Reveal,
    Shootout,
)
from fistful.games.get_billy_the_kid.deck import MOVED, VARIANTS
from fistful.games.get_billy_the_kid.events import EVENTS
from fistful.games.get_billy_the_kid.order import ORDER
from fistful.games.get_billy_the_kid.play import Answer, DrawingAgain, Giving, Play, Taking
from fistful.games.get_billy_the_kid.setup import Characters, Deal, FirstSeat
from fistful.games.get_billy_the_kid.state import GetBilly, fresh
from fistful.games.get_billy_the_kid.supply import (
    Burying,
    Drawing,
    NextTurn,
    Pot,
    Returning,
    Slipping,
    Supply,
)
from fistful.games.get_billy_the_kid.town import Town
from fistful.games.get_billy_the_kid.view import GetBillyView, build_view
from fistful.games.get_billy_the_kid.worlds import guess
from fistful.games.variant import DeckOption

#: By number: see the head of `state`.
PHASES: Final[list[Phase[GetBilly]]] = [
    Characters(),
    Deal(),
    Town(),
    FirstSeat(),
    NextTurn(),
    Pot(),
    Burying(),
    Supply(),
    Drawing(),
    Slipping(),
    Returning(),
    Play(),
    DrawingAgain(),
    Answer(),
    Taking(),
    Giving(),
    Reveal(),
    Replacing(),
    Response(),
    Matching(),
    Shootout(),
    Picking(),
    Refill(),
]


class GetBillyRules(Rules[GetBilly]):
    """GB-01, GB-10: four to eight players."""

    game = "get-billy-the-kid"
    version = 2
    fewest = 4
    most = 8
    by_sides = True
    options = [
        Option("enticement", "off", "on"),
        Option("kid_alone", "no", "yes"),
        Option("bluff_arrest", "no", "yes"),
        Option("rifle_opens", "yes", "no"),
        Option("out_may_match", "yes", "no"),
        Option("steal_is_play", "yes", "no"),
        DeckOption(VARIANTS, moved=MOVED),
    ]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> GetBilly:
        return fresh(seats, options)

    def outcome(self, s: GetBilly) -> Outcome:
        scores = [s.won >> seat & 1 for seat in range(s.seats)]
        fates = [ALIVE if s.alive >> seat & 1 else OUT for seat in range(s.seats)]
        return Outcome(list(SEATS_IN[s.won]), scores, s.reason, fates, by_sides=self.by_sides)

    def build_view(self, s: GetBilly, seat: int, common: CommonView) -> GetBillyView:
        return build_view(s, seat, common)

    def guess(self, view: GetBillyView, dice: Dice) -> GetBilly:
        return guess(view, dice, PHASES)
