"""Rules: the one door through which every decision, draw and timeout enters a game."""

from collections.abc import Mapping
from typing import Any, Generic, TypedDict, TypeVar, cast

from fistful.engine.dice import Dice
from fistful.engine.errors import Illegal, Invalid, NotYours
from fistful.engine.events import Events, Out
from fistful.engine.options import Option, parse_options
from fistful.engine.outcome import Outcome, OutcomeView
from fistful.engine.phase import WAIT, Order, Phase, kind_of
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.engine.words import Verbs

S = TypeVar("S", bound=State)

#: What one seat may know, as plain data (dicts, lists, ints, texts): a `CommonView` with what the
#: game adds to it. Each game declares its own, field by field.
View = dict[str, Any]


class CommonView(TypedDict):
    """What every game shows every seat, and those who watch."""

    #: How many seats there are.
    seats: int
    #: The seat whose view it is; 15 for those who watch.
    you: int
    #: What the table chose.
    options: dict[str, str]
    #: The phase by its name, `over` at the end.
    phase: str
    #: The seats whose answer is owed, as far as the viewer may know.
    asked: list[int]
    #: How it ended, once it has.
    outcome: OutcomeView | None


class Rules(Generic[S]):
    """A game's rules. Stateless: positions come in, positions are changed in place.

    >>> from fistful.engine.dice import QuickDice
    >>> from fistful.engine.driver import draw_on
    >>> from fistful.games import find_game
    >>> rules = find_game("blasting-billy").rules
    >>> s = rules.start(3, {})
    >>> draws = draw_on(rules, s, QuickDice(1))
    >>> seat = rules.asked(s, 0)[0]
    >>> action = rules.legal(s, seat)[0]
    >>> rules.verbs.text(action, ["Ann", "Bob", "Cid"])
    'give gold 4'
    >>> rules.play(s, seat, action, None)
    True
    """

    #: The game's name at the command line and in records.
    game = ""
    fewest = 2
    most = 2
    #: Whether a side wins as a whole; else winners share the victory.
    by_sides = False
    options: list[Option] = []
    #: Counted up whenever the rules change so that a game begun before would go on differently.
    version = 1

    def __init__(self, order: Order, phases: list[Phase[S]], verbs: Verbs, events: Events) -> None:
        self.order = order
        self.phases = order.arrange(phases)
        #: Of every phase: looked up in a list, as asking so many classes costs more.
        self.kinds = [kind_of(phase) for phase in self.phases]
        self.verbs = verbs
        self.events = events

    # What a game supplies.

    def begin(self, seats: int, options: dict[str, str]) -> S:
        """Return the position before the first move; the options are complete and valid."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome:
        """Return how a finished game ended."""
        raise NotImplementedError

    def tell_ending(self, s: S, out: Out) -> None:
        """Tell the reckoning of a game that has just ended, unless a phase has told it."""

    def build_view(self, s: S, seat: int, common: CommonView) -> Mapping[str, object]:
        """Return what a seat (or SPECTATOR) may know: the common part and the game's own.

        Games declare what they return as a TypedDict on top of `CommonView`: its fields, with the
        line of meaning above each, are the browser's types and the documents.
        """
        raise NotImplementedError

    def guess(self, view: Any, dice: Dice) -> S:
        """Return a position this viewer cannot tell from the true one, sampled."""
        raise NotImplementedError

    # What everybody calls.

    def start(self, seats: int, options: Mapping[str, str]) -> S:
        """Return the position before the first move. Raises Invalid for a wrong table."""
        self.check_seats(seats)
        s = self.begin(seats, parse_options(self.options, options))
        self.enter(s, s.phase, None)
        return s

    def check_seats(self, seats: int) -> None:
        """Raise Invalid unless so many can play."""
        if not self.fewest <= seats <= self.most:
            raise Invalid(
                "player-count", game=self.game, seats=seats, fewest=self.fewest, most=self.most
            )

    def legal(self, s: S, seat: int) -> list[int]:
        """Return what a seat that owes an answer (or nature, on its move) may do."""
        return self.phases[s.phase].legal(s, seat)

    def draw(self, s: S, dice: Dice) -> int:
        """Return nature's next action, sampled."""
        return self.phases[s.phase].draw(s, dice)

    def weights(self, s: S) -> list[int]:
        """Return how likely each of nature's legal actions is against the others."""
        return self.phases[s.phase].weights(s)

    def default(self, s: S, seat: int, dice: Dice) -> int:
        """Return what the clock plays for a seat that owes an answer."""
        return self.phases[s.phase].default(s, seat, dice)

    def play(self, s: S, seat: int, action: int, out: Out | None) -> bool:
        """Carry out an action known to be legal: a seat's, nature's, or the clock's.

        Returns False while others still owe an answer to the same question.
        """
        following = self.phases[s.phase].hear(s, seat, action, out)
        if following == WAIT:
            return False
        self.enter(s, following, out)
        return True

    def enter(self, s: S, phase: int, out: Out | None) -> None:
        """Go to a phase, and on through those that ask nobody."""
        phases = self.phases
        while phase != OVER:
            here = phases[phase]
            s.phase = phase
            if here.is_nature:
                s.waiting = 0
                return
            if not here.is_automatic:
                s.waiting = here.asks(s)
                if s.waiting:
                    return
            phase = here.settle(s, out)
        s.phase = OVER
        s.waiting = 0
        if out:
            self.tell_ending(s, out)

    def check(self, s: S, seat: int, action: int) -> None:
        """Raise Illegal or NotYours unless the action may be played now; change nothing."""
        if s.phase == OVER:
            raise Illegal("game-over")
        if seat == NATURE:
            if s.waiting:
                raise NotYours("not-asked", phase=self.phases[s.phase].name)
        elif not s.waiting >> seat & 1:
            raise NotYours("not-asked", phase=self.phases[s.phase].name)
        if action not in self.legal(s, seat):
            raise Illegal("illegal-action", phase=self.phases[s.phase].name)

    def view(self, s: S, seat: int) -> View:
        """Return what a seat (or SPECTATOR) may know: built field by field, never stripped."""
        over = s.phase == OVER
        common: CommonView = {
            "seats": s.seats,
            "you": seat,
            "options": s.options,
            "phase": "over" if over else self.phases[s.phase].name,
            "asked": self.asked(s, seat),
            "outcome": self.outcome(s).plain() if over else None,
        }
        return cast(View, self.build_view(s, seat, common))

    def asked(self, s: S, seat: int) -> list[int]:
        """Return the seats whose answer is owed, as far as a seat may know."""
        return list(SEATS_IN[self.asked_set(s, seat)])

    def asked_set(self, s: S, seat: int) -> int:
        """Return the same as a set."""
        if s.phase == OVER:
            return 0
        phase = self.phases[s.phase]
        if not phase.is_quiet:
            return s.waiting
        # Who of the others has answered is hidden: they count as asked until all is in.
        return phase.asks(s) & (s.waiting | ~(1 << seat))
