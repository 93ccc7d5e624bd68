"""A table: people and bots answering questions, one log. A server, a terminal and a test drive it.

Nothing here waits or sends. Every call takes the time as a number and returns the messages it
gives rise to; the same calls at the same times give the same table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fistful.engine.driver import is_natures
from fistful.engine.errors import Illegal, Invalid, Late, NotYours
from fistful.engine.events import Out
from fistful.engine.options import parse_options
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.game import Game
from fistful.table.branch import Branch, branch_off
from fistful.table.clock import COUNT, OFF, Clock
from fistful.table.fairness import commitment, fair_dice
from fistful.table.messages import AnyMessage, Happened, Moved, Sealed
from fistful.table.players import Players
from fistful.table.question import Question
from fistful.table.record import CLOCK_LINE, NATURE_LINE, SEAT_LINE, Record
from fistful.table.show import OFF as NO_SHOW
from fistful.table.show import Scene, Speed, make_scene
from fistful.table.talk import Talk, in_play, parse_talk
from fistful.table.texts import texts_of

#: An action taken over from another game: seat, action, and what kind of line it was.
Opened = tuple[int, int, str]


class Table(Players):
    """One game from the deal to the end.

    Whoever drives it brings the time, and sends the messages to those they are for.

    >>> from fistful.games import find_game
    >>> table = Table(find_game("blasting-billy"), {}, ["Ann", "Bob"], bytes(32))
    >>> messages = table.start(now=0.0)
    >>> while not table.is_over():
    ...     seat = table.owing()[0]
    ...     text = table.text(table.legal(seat)[0])
    ...     messages = table.submit(seat, table.question.number, text, now=0.0)
    >>> from fistful.table.verify import verify
    >>> verify(table.record()) == table.actions
    True
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        names: Sequence[str],
        seed: bytes,
        nonces: Sequence[bytes] = (),
        clock: Clock = OFF,
        speed: Speed = NO_SHOW,
    ) -> None:
        """Set the table; raises Invalid if it cannot be one. Nothing is dealt yet."""
        super().__init__(names, game.ledger)
        self.game = game
        self.rules = game.rules
        self.options = parse_options(self.rules.options, options)
        self.state: Any = self.rules.start(len(names), self.options)
        self.seed = seed
        self.nonces = tuple(nonces)
        self.dice = fair_dice(seed, nonces)
        self.clock = clock
        self.speed = speed
        #: What was played last, or is being played, and the position before it.
        self.scene = Scene(0.0, 0.0)
        self.before: Any = None
        #: The position this table was copied from: nobody changes it while the copy is in use.
        self.original: Any = None
        #: All actions of the game by their texts, and the other way round; never changed.
        self.texts, self.text_of = texts_of(self.rules.verbs, self.names)
        self.actions = 0
        self.question = Question(0, (), None)
        #: How many numbers of questions were passed over because answers were taken back.
        self.renumbered = 0
        #: Answers that wait for the fixed instant of their question, by seat.
        self.held: dict[int, int] = {}
        self.paused_at: float | None = None
        #: Where this game branches off others, and the actions taken over: seat, action, kind.
        self.branches: tuple[Branch, ...] = ()
        self.opening: tuple[Opened, ...] = ()

    # Calls from outside.

    def start(self, now: float) -> list[AnyMessage]:
        """Deal, or take up where another game was, and ask the first question."""
        self.first = self.playing()
        self.play_opening(now)
        out = Out()
        self.draw(out)
        return [self.tell(out, now)]

    def branch_off(self, branches: Sequence[Branch], opening: Sequence[Opened]) -> None:
        """Let the game go on from where another was, from `start` on."""
        self.branches, self.opening = tuple(branches), tuple(opening)
        self.state = branch_off(self.branches, self.rules, self.state, 0)

    def play_opening(self, now: float) -> None:
        """Do again what was done in the other game; nobody is told, all see where it led."""
        speed, self.speed = self.speed, NO_SHOW
        if self.opening and self.state.waiting:
            self.tell(Out(), now)
        for place, (seat, action, kind) in enumerate(self.opening, 1):
            is_closed = self.advance(seat, action, kind, Out()) or seat == NATURE
            if is_closed and self.state.waiting and place < len(self.opening):
                self.tell(Out(), now)
        self.speed = speed

    def submit(self, seat: int, question: int, text: str, now: float) -> list[AnyMessage]:
        """Take a seat's answer to a question.

        A repeated answer changes nothing. Raises Late, NotYours, Illegal
        or Invalid, and then nothing has changed either.
        """
        action = self.check(seat, question, text, now)
        if action is None:
            return []
        self.question.answers[seat] = text
        is_held, is_quiet = self.holds(action), self.phase().is_quiet
        if is_held:
            self.held[seat] = action
        else:
            told = self.play(seat, action, SEAT_LINE, now)
            if told:
                return told
        return [Sealed(seat, question, text, is_held or is_quiet), *self.hurry(now)]

    def hurry(self, now: float) -> list[AnyMessage]:
        """Begin to count as soon as nobody is left to wait for."""
        asked = self.question
        due = max(now, asked.opens) + asked.count
        if not asked.count or self.owing() or asked.deadline is None or asked.deadline <= due:
            return []
        asked.deadline = due
        return self.moved()

    def holds(self, action: int) -> bool:
        """Tell whether an answer waits for the fixed instant of its question.

        Whoever wins a race wins it at once; that nobody did shows only when its time is up.
        """
        phase = self.phase()
        if not self.clock.is_fixed(phase) or self.question.deadline is None:
            return False
        return not phase.is_race or bool(action == phase.passing(self.state))

    def check(self, seat: int, question: int, text: str, now: float) -> int | None:
        """Return the action an answer means, None for one that was given already.

        Raises what `submit` raises, and changes nothing.
        """
        asked = self.question
        if question != asked.number:
            code = "question-closed" if question < asked.number else "question-unknown"
            raise Late(code, question=question, current=asked.number)
        if seat in asked.answers:
            if asked.answers[seat] != text:
                raise Late("already-answered")
            return None
        if self.paused_at is not None:
            raise Illegal("paused")
        if self.is_over():
            raise Illegal("game-over")
        if seat not in asked.seats:
            raise NotYours("not-asked", phase=self.phase().name)
        if now < asked.opens and self.phase().is_race:
            raise Illegal("not-open")
        return self.read(seat, text)

    def tick(self, now: float) -> list[AnyMessage]:
        """Let the clock speak, if the open question's time is up."""
        due = self.question.deadline
        if due is None or now < due or self.paused_at is not None or self.state.phase == OVER:
            return []
        number = self.question.number
        messages: list[AnyMessage] = []
        for seat in self.question.seats:
            # A race that somebody wins, or the last answer, closes the question on the way.
            if self.question.number != number:
                break
            if seat in self.held:
                messages += self.play(seat, self.held.pop(seat), SEAT_LINE, now)
            elif seat not in self.question.answers:
                default = self.rules.default(self.state, seat, self.dice.at(self.actions))
                messages += self.play(seat, default, CLOCK_LINE, now)
        return messages

    def deadline(self) -> float | None:
        """Return when `tick` should be called next; None if there is no need."""
        return None if self.paused_at is not None else self.question.deadline

    def pause(self, now: float) -> list[AnyMessage]:
        """Stop the clock; answers are refused until `resume`."""
        if self.paused_at is None:
            self.paused_at = now
        return self.moved()

    def resume(self, now: float) -> list[AnyMessage]:
        """Go on where `pause` stopped, in a scene too, with the time that was left."""
        if self.paused_at is not None:
            asked, scene, lost = self.question, self.scene, now - self.paused_at
            if asked.deadline is not None:
                asked.deadline += lost
            if self.paused_at < asked.opens:
                asked.opens += lost
            if self.paused_at < scene.ends:
                self.scene = replace(scene, at=scene.at + lost, ends=scene.ends + lost)
        self.paused_at = None
        return self.moved()

    def extend(self, seconds: float) -> list[AnyMessage]:
        """Give the open question more time."""
        if self.question.deadline is not None:
            self.question.deadline += seconds
        return self.moved()

    def skip(self, now: float) -> list[AnyMessage]:
        """Let the scene being played be over: the question that follows it opens now."""
        gained = self.scene.ends - now
        if gained > 0:
            self.scene = replace(self.scene, ends=now)
            self.question.opens = min(self.question.opens, now)
            if self.question.deadline is not None:
                self.question.deadline -= gained
        return self.moved()

    def check_talk(self, seat: int, text: str) -> Talk:
        """Return what a seat would say. Raises Invalid for what is no table talk, for offers that
        concern the dead, and for an answer without an offer."""
        talk = parse_talk(seat, text, self.names)
        self.pledges.check(seat, talk, in_play(self.rules.view(self.state, SPECTATOR)))
        return talk

    # What can be seen.

    def view(self, seat: int) -> View:
        """Return what a seat (or SPECTATOR) sees."""
        return self.look(self.state, seat)

    def view_before(self, seat: int) -> View:
        """Return what a seat (or SPECTATOR) saw before the scene that was played last."""
        return self.view(seat) if self.before is None else self.look(self.before, seat)

    def look(self, state: Any, seat: int) -> View:
        view = self.rules.view(state, seat)
        view["talk"], view["offers"] = self.heard()
        return view

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may answer now; nothing if it is not asked or has answered."""
        if seat not in self.question.seats or seat in self.question.answers:
            return []
        return self.rules.legal(self.state, seat)

    def owing(self) -> list[int]:
        """Return the seats whose answer is still to come."""
        return [seat for seat in self.question.seats if seat not in self.question.answers]

    def has_sealed(self, seat: int) -> bool:
        """Tell whether a seat has given an answer it cannot change: no word it gives now is about
        that. Where who is asked is nobody's business it counts for nothing."""
        phase = self.phase()
        return seat in self.question.answers and not phase.is_quiet and not phase.is_race

    def text(self, action: int) -> str:
        """Return an action's canonical text."""
        return self.text_of[action]

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.state.phase == OVER)

    def commitment(self) -> str:
        """Return the promise about the seed that may be shown before the deal."""
        return commitment(self.seed, self.game.name, self.options)

    def record(self, with_seed: bool | None = None) -> Record:
        """Return the record so far; by default the seed is in it only when the game is over."""
        shows = self.is_over() if with_seed is None else with_seed
        return Record(
            self.game.name,
            self.options,
            self.names,
            self.first or self.playing(),
            self.commitment(),
            self.nonces,
            self.seed if shows else b"",
            list(self.lines),
            branches=self.branches,
        )

    def copy(self) -> "Table":
        """Return a copy on which something can be tried."""
        other = Table.__new__(Table)
        other.__dict__ = self.__dict__.copy()
        other.state = self.state.clone()
        other.original = self.state
        other.lines = list(self.lines)
        other.question = self.question.copy()
        other.held = dict(self.held)
        other.bots = list(self.bots)
        other.talk = list(self.talk)
        other.pledges = self.pledges.copy()
        return other

    def become(self, other: "Table") -> None:
        """Be as another table is, which is of no use afterwards."""
        self.__dict__ = other.__dict__

    # Inside.

    def phase(self) -> Any:
        return self.rules.phases[self.state.phase]

    def read(self, seat: int, text: str) -> int:
        """Return a legal action by its text. Raises Invalid or Illegal, naming what is possible."""
        legal = self.rules.legal(self.state, seat)
        action = self.texts.get(text)
        if action in legal:
            assert action is not None
            return action
        possible = ", ".join([self.text(one) for one in legal])
        if action is None:
            raise Invalid("unreadable-action", text=text[:80], legal=possible)
        raise Illegal("illegal-action", phase=self.phase().name, legal=possible)

    def play(self, seat: int, action: int, kind: str, now: float) -> list[AnyMessage]:
        """Carry out an answer, then whatever nature owes; tell what came of it."""
        out = Out()
        before = self.position()
        if not self.advance(seat, action, kind, out):
            return []
        self.before = before
        self.draw(out)
        return [self.tell(out, now)]

    def position(self) -> Any:
        """Return the position as it is now, if somebody may want to see it later."""
        original, self.original = self.original, None
        if not self.speed.scale:
            return None
        return self.state.clone() if original is None else original

    def draw(self, out: Out) -> None:
        """Let nature move until somebody is asked or the game is over."""
        while is_natures(self.state):
            action = self.rules.draw(self.state, self.dice.at(self.actions))
            self.advance(NATURE, action, NATURE_LINE, out)

    def advance(self, seat: int, action: int, kind: str, out: Out) -> bool:
        """Take one action through the one door and log it; tell whether the question is closed."""
        self.write(kind, "*" if seat == NATURE else self.names[seat], self.text(action))
        self.actions += 1
        is_closed = self.rules.play(self.state, seat, action, out)
        if not is_closed:
            self.question.answers.setdefault(seat, self.text(action))
        if self.branches:
            self.state = branch_off(self.branches, self.rules, self.state, self.actions)
        return is_closed

    def tell(self, out: Out, now: float) -> Happened:
        """Return what happened; the next question is asked, or the game is over."""
        # What was counted while the question was open is not counted again.
        is_counted = self.question.count > 0
        self.scene = make_scene(
            self.game, out.events, self.speed, now, self.scene.ends, is_counted=is_counted
        )
        self.pledges.hear(out.events)
        self.held = {}
        if not self.is_over():
            self.ask(self.scene)
            return Happened(self.scene, None)
        self.question = Question(self.question.number + 1, (), None, self.scene.ends)
        return Happened(self.scene, self.rules.outcome(self.state))

    def ask(self, scene: Scene) -> None:
        """Ask the next question; its time runs from the end of the scene that led to it."""
        seconds = self.clock.seconds(self.phase())
        opens = scene.at if self.phase().is_optional else scene.ends
        deadline = None if seconds is None else scene.ends + seconds
        seats = SEATS_IN[self.state.waiting]
        count = COUNT if self.clock.is_counted(self.phase()) else 0.0
        self.question = Question(self.question.number + 1, seats, deadline, opens, count)

    def moved(self) -> list[AnyMessage]:
        asked = self.question
        is_paused = self.paused_at is not None
        return [Moved(asked.number, asked.opens, self.deadline(), is_paused)]
