"""What the pieces share: who may be chosen, and the question "whom?"."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.games.stetsons_and_sixguns.agenda import Ask
from fistful.games.stetsons_and_sixguns.cards import NAME, PASS
from fistful.games.stetsons_and_sixguns.events import NAMES
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from fistful.games.stetsons_and_sixguns.steps import ACTOR, CHOICE, GHOST, GO, NEXT_PHASE, OP_NAMED


def choosable(s: StetsonsAndSixguns) -> int:
    """SS-21, SS-R1: return the others who are up and not shielded by an earlier card."""
    return s.up & ~s.marks[GHOST] & ~(1 << s.act[ACTOR])


def can_choose(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-R1: tell whether an effect may be aimed at this seat."""
    return bool(choosable(s) >> seat & 1)


def ask_name(s: StetsonsAndSixguns, phase: int, candidates: int) -> int:
    """Ask the acting seat to name one of these; with nobody to name nothing happens."""
    if not candidates:
        return GO
    s.who = s.act[ACTOR]
    s.act[CHOICE] = candidates
    return phase


class Name(Ask):
    """A card's question "whom?": `piece` is the op that goes on with the seat named."""

    leads_to = ["next"]

    def __init__(self, name: str, piece: int, may_pass: bool) -> None:
        self.name = name
        self.piece = piece
        self.may_pass = may_pass

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        named = [NAME + other for other in SEATS_IN[s.act[CHOICE]]]
        return [*named, PASS] if self.may_pass else named

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no; where one must be named, a random seat."""
        return PASS if self.may_pass else dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.announced = action | seat << 12
        if action != PASS:
            if out:
                out.all(NAMES, seat, action - NAME)
            s.agenda.append(OP_NAMED + ((self.piece | action - NAME << 8) << 8))
        return NEXT_PHASE
