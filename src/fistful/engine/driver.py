"""The driver: nature draws or a seat chooses, until nobody has to any more.

Whoever plays without a table and its clock plays with this: simulations, searches, learners. Who is
quickest in a race is chance; elsewhere the order in which seats answer changes nothing.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import AUTOMATIC, DRAW, RACE, TOGETHER, WAIT
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import NOTHING, OVER, State

S = TypeVar("S", bound=State)

#: More actions than any game takes.
ENDLESS: Final = 1 << 40

#: Decides for a seat that is asked; NOTHING stops the game there.
Choose = Callable[[Any, int], int]


class Player(Protocol):
    """Decides for seats that have a choice, with the whole position before it."""

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        """Return one of the legal actions, whatever their order."""


def is_natures(s: State) -> bool:
    """Tell whether it is nature's move."""
    return not s.waiting and s.phase != OVER


def whose(rules: Rules[S], s: S, dice: Dice) -> int:
    """Return which of the seats that are asked answers next."""
    seats = SEATS_IN[s.waiting]
    if len(seats) > 1 and rules.phases[s.phase].is_race:
        return seats[dice.below(len(seats))]
    return seats[0]


def drive(
    rules: Rules[S],
    s: S,
    choose: Choose,
    dice: Dice,
    out: Out | None = None,
    most: int = ENDLESS,
) -> int:
    """Play on until the game is over, somebody stops it or so many actions have been played.

    Returns how many were. The dice are nature's: they draw cards and say who is quickest.

    >>> from fistful.engine.dice import QuickDice
    >>> from fistful.games import find_game
    >>> rules, dice = find_game("cash-n-guns").rules, QuickDice(7)
    >>> s = rules.start(4, {})
    >>> actions = drive(rules, s, lambda s, seat: dice.pick(rules.legal(s, seat)), dice)
    >>> sum(rules.outcome(s).shares())
    1.0
    """
    phases = rules.phases
    for actions in range(most):
        if not s.waiting:
            if s.phase == OVER:
                return actions
            rules.play(s, NATURE, phases[s.phase].draw(s, dice), out)
            continue
        seat = whose(rules, s, dice)
        action = choose(s, seat)
        if action == NOTHING:
            return actions
        rules.play(s, seat, action, out)
    return most


def play_through(
    rules: Rules[S],
    s: S,
    players: list[Player],
    dice: Dice,
    own: list[Dice],
    out: Out | None = None,
    stops: Callable[[Any], bool] | None = None,
) -> int:
    """Play a position to its end, every seat by its player and its own dice, in one tight loop.

    Returns how many decisions that took. The same game as `drive` with everybody asked who has a
    choice; the first dice are nature's. `stops` is asked before every decision whether to go no
    further.
    """
    phases, kinds = rules.phases, rules.kinds
    decisions = 0
    while True:
        phase, waiting = s.phase, s.waiting
        if not waiting:
            if phase == OVER:
                return decisions
            here = phases[phase]
            following = here.hear(s, NATURE, here.draw(s, dice), out)
            # Nature often draws on; it is there already.
            if following != phase:
                rules.enter(s, following, out)
            continue
        if stops is not None and stops(s):
            return decisions
        here = phases[phase]
        seats = SEATS_IN[waiting]
        seat = seats[0]
        if kinds[phase] == RACE and len(seats) > 1:
            seat = seats[dice.below(len(seats))]
        legal = here.legal(s, seat)
        decisions += 1
        action = legal[0] if len(legal) == 1 else players[seat].choose(s, seat, legal, own[seat])
        following = here.hear(s, seat, action, out)
        if following != WAIT:
            rules.enter(s, following, out)


def draw_on(rules: Rules[S], s: S, dice: Dice) -> int:
    """Let nature draw until a seat is asked or the game is over; return how many draws it took."""
    phases = rules.phases
    draws = 0
    while not s.waiting and s.phase != OVER:
        rules.play(s, NATURE, phases[s.phase].draw(s, dice), None)
        draws += 1
    return draws


def playout(rules: Rules[S], s: S, dice: Dice) -> int:
    """Play a position to its end at random, in one tight loop; return how many actions it took.

    The same game as `drive` with anybody picking any legal action by the same dice.
    """
    phases, kinds = rules.phases, rules.kinds
    phase, waiting = s.phase, s.waiting
    actions = 0
    while phase != OVER:
        here, kind = phases[phase], kinds[phase]
        s.phase = following = phase
        if kind == AUTOMATIC:
            phase = here.settle(s, None)
        elif kind == DRAW:
            s.waiting = 0
            # Nature often draws on; it is there already.
            while following == phase:
                following = here.hear(s, NATURE, here.draw(s, dice), None)
                actions += 1
            phase = following
        else:
            s.waiting = waiting = waiting or here.asks(s)
            if not waiting:
                phase = here.settle(s, None)
                continue
            seats = SEATS_IN[waiting]
            seat = seats[-1]
            actions += 1
            if kind == TOGETHER:
                # Nothing happens before the last answer, so the others are just noted.
                said = s.said
                for other in seats[:-1]:
                    said[other] = dice.pick(here.legal(s, other))
                s.waiting = 1 << seat
                actions += len(seats) - 1
            elif kind == RACE and len(seats) > 1:
                seat = seats[dice.below(len(seats))]
            following = here.hear(s, seat, dice.pick(here.legal(s, seat)), None)
            waiting = s.waiting if following == WAIT else 0
            phase = phase if waiting else following
    s.phase, s.waiting = OVER, 0
    return actions
