"""The rules of Cash 'n Guns: its phases in the order they are played, and its options."""

from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView, Rules
from fistful.games.cash_n_guns.aftermath import AfterShots
from fistful.games.cash_n_guns.arming import Aim, Load
from fistful.games.cash_n_guns.cards import VERBS
from fistful.games.cash_n_guns.cop import Roles, Telephone
from fistful.games.cash_n_guns.courage import Courage
from fistful.games.cash_n_guns.deck import VARIANTS
from fistful.games.cash_n_guns.ending import Scoring
from fistful.games.cash_n_guns.events import EVENTS
from fistful.games.cash_n_guns.order import LOOT, ORDER, POWERS_DEAL, ROLES_DEAL
from fistful.games.cash_n_guns.setup import Loot, Powers
from fistful.games.cash_n_guns.shots import Bang, TripleBang
from fistful.games.cash_n_guns.split import Split
from fistful.games.cash_n_guns.state import CashNGuns, fresh
from fistful.games.cash_n_guns.turns import CunningLoad, KidAim, SecondAim, SecondLoad
from fistful.games.cash_n_guns.view import CashNGunsView, build_view
from fistful.games.cash_n_guns.worlds import guess
from fistful.games.variant import DeckOption

PHASES: Final[list[Phase[CashNGuns]]] = [
    Powers(),
    Roles(),
    Loot(),
    Load(),
    SecondLoad(),
    SecondAim(),
    Aim(),
    KidAim(),
    CunningLoad(),
    Courage(),
    TripleBang(),
    Bang(),
    AfterShots(),
    Split(),
    Telephone(),
]


class CashNGunsRules(Rules[CashNGuns]):
    """Four to six players; five or six with the cop."""

    game = "cash-n-guns"
    fewest = 4
    most = 6
    version = 2
    options = [
        Option("powers", "off", "first-six", "all"),
        Option("cop", "off", "on"),
        Option("specialist", "fired", "played"),
        DeckOption(VARIANTS, is_implied=True),
    ]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> CashNGuns:
        if options["cop"] == "on" and seats < 5:
            raise Invalid("player-count", game=self.game, seats=seats, fewest=5, most=self.most)
        s = fresh(seats, options)
        if options["powers"] != "off":
            s.phase = POWERS_DEAL
        else:
            s.phase = ROLES_DEAL if options["cop"] == "on" else LOOT
        return s

    def outcome(self, s: CashNGuns) -> Outcome:
        return Scoring(s).outcome

    def tell_ending(self, s: CashNGuns, out: Out) -> None:
        Scoring(s).tell(s, out)

    def build_view(self, s: CashNGuns, seat: int, common: CommonView) -> CashNGunsView:
        return build_view(s, seat, common)

    def guess(self, view: Any, dice: Dice) -> CashNGuns:
        return guess(view, dice, PHASES)
