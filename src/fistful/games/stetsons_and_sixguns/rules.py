"""The rules of Stetsons & Sixguns: the list of phases, in rulebook order, and the options.

The phases live with what they are about: `setup`, `round` (deal to reveal), `windows` (abilities),
`plan` (what is said ahead), `cover` (the cover step), `shooting` and `firing` (guns and bullets),
`wounds`, `effects`, `stock` (the end of a round). A round is `ops.ROUND`; what follows what within
it is the `agenda`'s business.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Phase
from fistful.engine.rules import CommonView, Rules
from fistful.games.stetsons_and_sixguns.agenda import Next
from fistful.games.stetsons_and_sixguns.asking import Name
from fistful.games.stetsons_and_sixguns.bullets import Flip, Reshuffle
from fistful.games.stetsons_and_sixguns.cards import VERBS
from fistful.games.stetsons_and_sixguns.cover import Bind, CoverCard, Reload, TakeCover
from fistful.games.stetsons_and_sixguns.deck import VARIANTS
from fistful.games.stetsons_and_sixguns.effects.shots import CallBullet
from fistful.games.stetsons_and_sixguns.effects.supplies import AddBullet, ClearJam, RefillGun
from fistful.games.stetsons_and_sixguns.effects.targets import ChangeTarget
from fistful.games.stetsons_and_sixguns.effects.theft import (
    Blackmail,
    GiveBack,
    Keep,
    PassLeft,
    Steal,
    SwapGive,
    SwapTake,
    TakeFromRow,
)
from fistful.games.stetsons_and_sixguns.ending import outcome
from fistful.games.stetsons_and_sixguns.events import EVENTS
from fistful.games.stetsons_and_sixguns.firing import Again, CalledShot
from fistful.games.stetsons_and_sixguns.knowledge import know_the_deck
from fistful.games.stetsons_and_sixguns.lines import MOVED
from fistful.games.stetsons_and_sixguns.order import (
    CALL_OUT_PHASE,
    CHARACTER_PHASE,
    CROSSFIRE_PHASE,
    DIVERT_PHASE,
    HUMAN_SHIELD_PHASE,
    ORDER,
    PICK_CHARACTER_PHASE,
    REFUND_PHASE,
    RICOCHET_PHASE,
)
from fistful.games.stetsons_and_sixguns.plan import Plan
from fistful.games.stetsons_and_sixguns.round import (
    Aim,
    Choose,
    Deal,
    DrawCard,
    Stance,
)
from fistful.games.stetsons_and_sixguns.setup import Character, Hand, PickCharacter
from fistful.games.stetsons_and_sixguns.shooting import Action, ChooseGun, SecondGun
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns, fresh
from fistful.games.stetsons_and_sixguns.stock import LightFingers, LightGive, TakingStock
from fistful.games.stetsons_and_sixguns.view import StetsonsView, build_view
from fistful.games.stetsons_and_sixguns.vocabulary import (
    CALL_OUT,
    CROSSFIRE,
    DIVERT_ONE,
    HUMAN_SHIELD,
    REFUND_COVER,
    RICOCHET,
)
from fistful.games.stetsons_and_sixguns.windows import Badge, NewAim, Persuade
from fistful.games.stetsons_and_sixguns.worlds import guess
from fistful.games.stetsons_and_sixguns.wounds import Discard, JamInstead, Winged
from fistful.games.variant import DeckOption

PHASES: Final[list[Phase[StetsonsAndSixguns]]] = [
    Character(),
    PickCharacter(),
    Hand(),
    CoverCard(),
    Deal(),
    DrawCard(),
    Choose(),
    Aim(),
    Persuade(),
    NewAim(),
    Stance(),
    Badge(),
    Plan(),
    TakeCover(),
    Bind(),
    Reload(),
    Reshuffle(),
    Action(),
    ChooseGun(),
    SecondGun(),
    Flip(),
    Again(),
    CalledShot(),
    JamInstead(),
    Winged(),
    Discard(),
    Name(DIVERT_PHASE, DIVERT_ONE, may_pass=False),
    Name(CALL_OUT_PHASE, CALL_OUT, may_pass=False),
    Steal(),
    GiveBack(),
    ChangeTarget(),
    Name(HUMAN_SHIELD_PHASE, HUMAN_SHIELD, may_pass=False),
    SwapGive(),
    SwapTake(),
    Name(RICOCHET_PHASE, RICOCHET, may_pass=True),
    Blackmail(),
    ClearJam(),
    Name(REFUND_PHASE, REFUND_COVER, may_pass=True),
    CallBullet(),
    AddBullet(),
    PassLeft(),
    Keep(),
    Name(CROSSFIRE_PHASE, CROSSFIRE, may_pass=True),
    TakeFromRow(),
    RefillGun(),
    LightFingers(),
    LightGive(),
    TakingStock(),
    Next(),
]


class StetsonsRules(Rules[StetsonsAndSixguns]):
    """Two to eight players, one to eight rounds (SS-80)."""

    game = "stetsons-and-sixguns"
    version = 3
    fewest = 2
    most = 8
    options = [
        Option("rounds", "8", "1", "2", "3", "4", "5", "6", "7"),
        Option("characters", "dealt", "chosen"),
        Option("stupidity_bonus", "once_wounded", "still_wounded"),
        Option("bloodier", "off", "on"),
        Option("played_cards", "return", "discard"),
        DeckOption(VARIANTS, moved=MOVED),
    ]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> StetsonsAndSixguns:
        s = fresh(seats, options)
        know_the_deck(s)
        is_chosen = options["characters"] == "chosen"
        s.phase = PICK_CHARACTER_PHASE if is_chosen else CHARACTER_PHASE
        return s

    def outcome(self, s: StetsonsAndSixguns) -> Outcome:
        return outcome(s)

    def build_view(self, s: StetsonsAndSixguns, seat: int, common: CommonView) -> StetsonsView:
        return build_view(s, seat, common)

    def guess(self, view: StetsonsView, dice: Dice) -> StetsonsAndSixguns:
        return guess(view, dice, PHASES)
