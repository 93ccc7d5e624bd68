"""The phases, in the order they are played, and the end."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.options import Option
from fistful.engine.outcome import ALIVE, DEAD, Outcome
from fistful.engine.phase import Draw, Order, Phase, Together
from fistful.engine.rules import CommonView, Rules
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful_noon.cards import (
    AIM,
    AIMED,
    CARDS,
    DEAL,
    DEALT,
    DEALT_YOU,
    EVENTS,
    FIRE,
    FIRED,
    HELD,
    HOLD,
    ROUNDS,
    SHOT,
    TURNED,
    VERBS,
)
from fistful_noon.state import Noon
from fistful_noon.view import NoonView, guess_world, see

#: The phases, each with its name and where play can go from there.
ORDER: Final = Order()
DEALING: Final[int] = ORDER.add("deal", to="deal aim")
AIMING: Final[int] = ORDER.add("aim", to="fire")
FIRING: Final[int] = ORDER.add("fire", to="aim over")


class Deal(Draw[Noon]):
    """Everybody gets a card, and looks at it."""

    number = DEALING

    def legal(self, s: Noon, seat: int) -> list[int]:
        return [DEAL + card for card in s.bag]

    def draw(self, s: Noon, dice: Dice) -> int:
        return DEAL + dice.pick(s.bag)

    def hear(self, s: Noon, seat: int, action: int, out: Out | None) -> int:
        to = s.cards.index(NOTHING)
        s.cards[to] = action - DEAL
        s.bag.remove(action - DEAL)
        if out:
            out.only(to, DEALT_YOU, s.cards[to])
            out.others(to, DEALT, to)
        return DEALING if NOTHING in s.cards else AIMING


class Aim(Together[Noon]):
    """All who stand aim at another, at once."""

    number = AIMING

    def asks(self, s: Noon) -> int:
        return s.standing

    def legal(self, s: Noon, seat: int) -> list[int]:
        return [AIM + other for other in SEATS_IN[s.standing & ~(1 << seat)]]

    def default(self, s: Noon, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def settle(self, s: Noon, out: Out | None) -> int:
        aims = tuple([said - AIM if said != NOTHING else NOTHING for said in s.said])
        s.aims.append(aims)
        if out:
            for seat in SEATS_IN[s.standing]:
                out.all(AIMED, seat, aims[seat])
        return FIRING


class Fire(Together[Noon]):
    """All who have a bullet fire it or hold it, at once. The quickest are first."""

    number = FIRING

    def asks(self, s: Noon) -> int:
        return sum([1 << seat for seat in SEATS_IN[s.standing] if s.fired[seat] == NOTHING])

    def legal(self, s: Noon, seat: int) -> list[int]:
        return [FIRE, HOLD]

    def default(self, s: Noon, seat: int, dice: Dice) -> int:
        return HOLD

    def settle(self, s: Noon, out: Out | None) -> int:
        asked = SEATS_IN[self.asks(s)]
        shooters = [seat for seat in asked if s.said[seat] == FIRE]
        shooters.sort(key=lambda seat: -s.cards[seat])
        if out:
            for seat in asked:
                if seat not in shooters:
                    out.all(HELD, seat)
        for seat in shooters:
            s.fired[seat] = s.round
            if out:
                out.all(FIRED, seat, s.cards[seat])
        for seat in shooters:
            shoot(s, seat, s.aims[-1][seat], out)
        s.round += 1
        is_over = s.round == ROUNDS or not s.standing & s.standing - 1
        return OVER if is_over else AIMING


def shoot(s: Noon, seat: int, at: int, out: Out | None) -> None:
    """Let a shot hit, unless either of the two has fallen to a quicker one."""
    if (s.fallen >> seat | s.fallen >> at) & 1:
        return
    s.fallen |= 1 << at
    s.notches[seat] += 1
    if out:
        out.all(SHOT, seat, at)
        if s.options["fallen"] == "open" and s.fired[at] == NOTHING:
            out.all(TURNED, at, s.cards[at])


PHASES: Final[list[Phase[Noon]]] = [Deal(), Aim(), Fire()]


class NoonRules(Rules[Noon]):
    """The rules; at `open` tables the fallen turn their cards up."""

    game = "noon"
    fewest = 3
    most = 6
    options = [Option("fallen", "closed", "open")]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> Noon:
        s = Noon()
        s.begin(seats, options)
        s.cards = [NOTHING] * seats
        s.bag = list(range(CARDS))
        s.fallen = 0
        s.fired = [NOTHING] * seats
        s.notches = [0] * seats
        s.aims = []
        s.round = 0
        return s

    def outcome(self, s: Noon) -> Outcome:
        """Whoever stands with most notches wins; without a notch nobody does."""
        standing = SEATS_IN[s.standing]
        scores = [s.notches[seat] if seat in standing else None for seat in range(s.seats)]
        best = max([s.notches[seat] for seat in standing], default=0)
        winners = [seat for seat in standing if best and s.notches[seat] == best]
        fates = [ALIVE if seat in standing else DEAD for seat in range(s.seats)]
        return Outcome(winners, scores, "notches" if winners else "nobody", fates)

    def build_view(self, s: Noon, seat: int, common: CommonView) -> NoonView:
        return see(s, seat, common)

    def guess(self, view: NoonView, dice: Dice) -> Noon:
        s = self.begin(view["seats"], view["options"])
        names = [phase.name for phase in self.phases]
        s.phase = OVER if view["phase"] == "over" else names.index(view["phase"])
        guess_world(s, view, dice)
        if s.phase != OVER:
            self.guess_answers(s, view, dice)
        return s

    def guess_answers(self, s: Noon, view: NoonView, dice: Dice) -> None:
        """Let those who have answered under seal have said anything they may."""
        phase = self.phases[s.phase]
        s.waiting = sum([1 << seat for seat in view["asked"]])
        for seat in SEATS_IN[phase.asks(s) & ~s.waiting]:
            is_own = seat == view["you"]
            s.said[seat] = view["said"] if is_own else dice.pick(phase.legal(s, seat))
