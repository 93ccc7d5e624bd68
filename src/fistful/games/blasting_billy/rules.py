"""The rules of Blasting Billy: its phases in the order they are played, and its options."""

from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView, Rules
from fistful.games.blasting_billy.cards import VERBS
from fistful.games.blasting_billy.deck import VARIANTS
from fistful.games.blasting_billy.ending import Scoring
from fistful.games.blasting_billy.events import EVENTS
from fistful.games.blasting_billy.order import ASIDE, DEAL, ORDER
from fistful.games.blasting_billy.setup import Aside, Deal, FirstSeat, Pile
from fistful.games.blasting_billy.state import BlastingBilly, fresh
from fistful.games.blasting_billy.turns import TakeTurn
from fistful.games.blasting_billy.view import BlastingBillyView, build_view
from fistful.games.blasting_billy.worlds import guess
from fistful.games.variant import DeckOption

PHASES: Final[list[Phase[BlastingBilly]]] = [Aside(), Deal(), FirstSeat(), Pile(), TakeTurn()]


class BlastingBillyRules(Rules[BlastingBilly]):
    """BB-10: two to five players."""

    game = "blasting-billy"
    fewest = 2
    most = 5
    options = [
        Option("memory_aid", "off", "on"),
        Option("blast", "previous", "all_earlier"),
        Option("zero", "survivor", "billy"),
        DeckOption(VARIANTS, is_implied=True),
    ]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> BlastingBilly:
        s = fresh(seats, options)
        s.phase = ASIDE if s.deck.put_aside[seats] else DEAL
        return s

    def outcome(self, s: BlastingBilly) -> Outcome:
        return Scoring(s).outcome

    def tell_ending(self, s: BlastingBilly, out: Out) -> None:
        Scoring(s).tell(s, out)

    def build_view(self, s: BlastingBilly, seat: int, common: CommonView) -> BlastingBillyView:
        return build_view(s, seat, common)

    def guess(self, view: Any, dice: Dice) -> BlastingBilly:
        return guess(view, dice, PHASES)
