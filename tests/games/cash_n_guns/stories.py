"""A few words to tell a round of Cash 'n Guns in a test."""

from collections.abc import Iterable, Mapping

from fistful.engine.events import Event, Out
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIM_ARMED,
    CLICK,
    COP,
    KIND_NOTES,
    LOAD,
    LOAD_SHOW,
    NOTES_UP,
    PASS,
    POWER,
    SHOW,
    STAY,
    WITHDRAW,
)
from fistful.games.cash_n_guns.events import EVENTS
from fistful.games.cash_n_guns.rules import PHASES, CashNGunsRules
from fistful.games.cash_n_guns.split import chances
from fistful.games.cash_n_guns.state import CashNGuns

RULES = CashNGunsRules()
Choices = Mapping[int, int]
NONE: Choices = {}


def table(seats: int, dealt: Iterable[int] = (), undercover: int = 0, **options: str) -> CashNGuns:
    """Return a game before its first loot, with these powers and this cop dealt."""
    s = RULES.start(seats, options)
    if s.phase == 0:
        for power in dealt:
            RULES.play(s, NATURE, POWER + power, None)
    if s.phase == 1:
        RULES.play(s, NATURE, COP + undercover, None)
    return s


def phase(s: CashNGuns) -> str:
    return "over" if s.phase == OVER else PHASES[s.phase].name


class Story:
    """One round: what everybody does, seat by seat; who is not named loads Click or the first
    bullet left, aims at the next living seat, stays, passes. `show` are those who show a power
    with the load, `armed` those who aim with the grenade ready, `after` what is done after the
    shots."""

    def __init__(
        self,
        load: Choices = NONE,
        aim: Choices = NONE,
        withdraw: Iterable[int] = (),
        show: Iterable[int] = (),
        armed: Iterable[int] = (),
        after: Choices = NONE,
        notes: str = "",
        second_load: int = CLICK,
        second_aim: int = -1,
    ) -> None:
        self.load = load
        self.aim = aim
        self.withdraw = set(withdraw)
        self.show = set(show)
        self.armed = set(armed)
        self.after = after
        self.notes = notes
        self.second_load = second_load
        self.second_aim = second_aim
        self.out = Out()

    def play(self, s: CashNGuns, until: str = "loot") -> CashNGuns:
        """Play on from here until the given phase, or the next loot if it does not come."""
        first = True
        while s.phase != OVER and (first or phase(s) not in (until, "loot")):
            first = False
            if not s.waiting:
                RULES.play(s, NATURE, self.draw(s), self.out)
                continue
            seat = SEATS_IN[s.waiting][0]
            action = self.choose(s, phase(s), seat)
            assert action in RULES.legal(s, seat), (phase(s), seat, action)
            RULES.play(s, seat, action, self.out)
        return s

    def draw(self, s: CashNGuns) -> int:
        if self.notes:
            return NOTES_UP + KIND_NOTES.parse(self.notes)
        return chances(s.pile).actions[0]

    def choose(self, s: CashNGuns, name: str, seat: int) -> int:
        legal = RULES.legal(s, seat)
        if name == "second-load":
            return LOAD + self.second_load if LOAD + self.second_load in legal else legal[0]
        if name == "second-aim":
            return AIM + self.second_aim if self.second_aim >= 0 else legal[0]
        if name == "load" and seat in self.show and SHOW in legal:
            return SHOW
        if name in ("load", "cunning-load"):
            load = LOAD + self.load[seat] if seat in self.load else legal[0]
            return load + LOAD_SHOW - LOAD if name == "load" and seat in self.show else load
        if name in ("aim", "kid-aim"):
            aim = AIM + self.aim[seat] if seat in self.aim else next_alive(s, seat)
            return aim + AIM_ARMED - AIM if seat in self.armed else aim
        if name == "courage":
            return WITHDRAW if seat in self.withdraw else STAY
        return self.after.get(seat, PASS)

    def told(self, listener: int) -> list[str]:
        """Return what a listener heard, as words and numbers."""
        return [tell(event) for event in self.out.events if event.is_for(listener)]


def tell(event: Event) -> str:
    """Return an event as its word and its numbers."""
    return " ".join([EVENTS.kinds[event.code].word, *[str(thing) for thing in event.things]])


def next_alive(s: CashNGuns, seat: int) -> int:
    """Return the action of aiming at the next living seat clockwise."""
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.alive >> other & 1:
            return AIM + other
    raise AssertionError("nobody to aim at")
