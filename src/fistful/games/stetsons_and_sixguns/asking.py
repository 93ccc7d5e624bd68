"""Questions to one seat, and the question of cards: "whom?"."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Turn
from fistful.engine.seats import SEATS_IN
from fistful.games.stetsons_and_sixguns.cards import NAME, PASS
from fistful.games.stetsons_and_sixguns.events import NAMES
from fistful.games.stetsons_and_sixguns.marks import ACTOR, CHOICE, GHOST
from fistful.games.stetsons_and_sixguns.ops import GO, OP_NAMED
from fistful.games.stetsons_and_sixguns.order import NEXT_PHASE
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


class Ask(Turn[StetsonsAndSixguns]):
    """A question to the seat in `s.who`."""

    seconds = 30

    def asks(self, s: StetsonsAndSixguns) -> int:
        return 1 << s.who


def choosable(s: StetsonsAndSixguns) -> int:
    """SS-21, SS-R1: return the others who are up and not shielded by an earlier card."""
    return s.up & ~s.marks[GHOST] & ~(1 << s.action[ACTOR])


def can_choose(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-R1: tell whether an effect may be aimed at this seat."""
    return bool(choosable(s) >> seat & 1)


def ask_name(s: StetsonsAndSixguns, phase: int, candidates: int) -> int:
    """Ask the acting seat to name one of these; with nobody to name nothing happens."""
    if not candidates:
        return GO
    s.who = s.action[ACTOR]
    s.action[CHOICE] = candidates
    return phase


class Name(Ask):
    """A card's question "whom?": `step` is the one that goes on with the seat named."""

    def __init__(self, number: int, step: int, may_pass: bool) -> None:
        self.number = number
        self.step = step
        self.may_pass = may_pass

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        named = [NAME + other for other in SEATS_IN[s.action[CHOICE]]]
        return [*named, PASS] if self.may_pass else named

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no; where one must be named, a random seat."""
        return PASS if self.may_pass else dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.announce(seat, action)
        if action != PASS:
            if out:
                out.all(NAMES, seat, action - NAME)
            s.agenda.append((OP_NAMED, self.step, action - NAME))
        return NEXT_PHASE
