"""The rules of Blasting Billy: its phases in the order they are played, and its options."""

from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView, Rules
from fistful.games.blasting_billy.cards import PUT_ASIDE, VERBS
from fistful.games.blasting_billy.ending import Scoring
from fistful.games.blasting_billy.events import EVENTS
from fistful.games.blasting_billy.setup import Aside, Deal, FirstSeat, Pile
from fistful.games.blasting_billy.state import ASIDE, DEAL, BlastingBilly, fresh
from fistful.games.blasting_billy.turns import TakeTurn
from fistful.games.blasting_billy.view import BlastingBillyView, build_view
from fistful.games.blasting_billy.worlds import guess

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
    ]

    def __init__(self) -> None:
        super().__init__(PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> BlastingBilly:
        s = fresh(seats, options)
        s.phase = ASIDE if PUT_ASIDE[seats] else DEAL
        return s

    def outcome(self, s: BlastingBilly) -> Outcome:
        return Scoring(s).outcome

    def build_view(self, s: BlastingBilly, seat: int, common: CommonView) -> BlastingBillyView:
        return build_view(s, seat, common)

    def guess(self, view: Any, dice: Dice) -> BlastingBilly:
        return guess(view, dice, PHASES)
