"""A record told again: step by step, what everybody saw and heard, and how they stood."""

from typing import Any, Final

import msgspec

from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER
from fistful.games.game import Game
from fistful.games.headlines import Course, Moment, choose
from fistful.games.headlines import Headline as Remembered
from fistful.games.wording import Wording
from fistful.server import protocol
from fistful.server.branching import last_branch
from fistful.server.seen import plain_act
from fistful.table.record import CLOCK_LINE, COMMENT_LINE, GIVEN_LINE, THEN_LINE, Line, Record
from fistful.table.replay import Replay
from fistful.table.show import stage
from fistful.table.talk import MARK

#: Seats and spectators, as bits of an audience.
AUDIENCES: Final = (1 << SPECTATOR + 1) - 1


class Heard(msgspec.Struct):
    """An event, the set of seats that heard it (bit 15: whoever watched), and how it is played."""

    audience: int
    event: dict[str, Any]
    act: protocol.Act


class Step(msgspec.Struct):
    """One action: its line in the file, who (-1: nature), in which phase, what came of it."""

    line: int
    seat: int
    is_clock: bool
    phase: str
    text: str
    verb: str
    things: dict[str, int]
    told: list[Heard]


class Remark(msgspec.Struct):
    """Table talk, after so many steps."""

    step: int
    seat: int
    text: str


class Eyes(msgspec.Struct):
    """What a seat (15: whoever watched) saw: the fields of its view that changed, at the start
    and after every step. A seat's view is the watchers' with its own changes laid over it."""

    seat: int
    changes: list[dict[str, Any]]


class Counted(msgspec.Struct):
    """Something the rules count, by seat: its value at the start and after every step."""

    name: str
    values: list[list[int]]


class Headline(msgspec.Struct):
    """What the game is remembered by: a word of the catalogue's, the step that shows it and which
    of the things told there, who."""

    word: str
    step: int
    told: int
    seats: list[int]
    number: int


class Retelling(msgspec.Struct):
    """A whole record, all secrets open; `headlines` are there once the game is over."""

    game: str
    options: dict[str, str]
    names: list[str]
    players: list[str]
    steps: list[Step]
    talk: list[Remark]
    eyes: list[Eyes]
    counted: list[Counted]
    headlines: list[Headline]
    #: Where it branched off another record, if it did.
    branch: protocol.Branch | None = None
    #: What the game's sentences say at its table.
    wording: Wording = msgspec.field(default_factory=Wording)


def retell(record: Record) -> Retelling:
    """Tell a record again. Raises RecordError with the line that cannot be played."""
    replay = Replay(record)
    seats = range(len(replay.names))
    lookers = [Looker(seat) for seat in (SPECTATOR, *seats)]
    counters = [Counter(replay.game, noun) for noun in replay.game.counted]
    steps: list[Step] = []
    talk: list[Remark] = []
    memory = Memory(replay)

    def look() -> None:
        watched = lookers[0].look(replay, {})
        for looker in lookers[1:]:
            looker.look(replay, watched)
        for counter in counters:
            counter.count(replay.state, seats)

    for line in record.lines:
        if line.kind == COMMENT_LINE:
            talk += remark(line, len(steps), replay.names)
            continue
        if line.kind in (GIVEN_LINE, THEN_LINE):
            replay.take(line)
            continue
        if not steps:
            look()
        phase = phase_name(replay)
        replay.take(line)
        steps.append(step(replay, line, phase))
        memory.note()
        look()
    if not steps:
        look()
    return Retelling(
        record.game,
        replay.options,
        list(replay.names),
        list(record.players),
        steps,
        talk,
        [Eyes(looker.seat, looker.changes) for looker in lookers],
        [Counted(counter.noun, counter.values) for counter in counters],
        memory.remembered(),
        last_branch(record),
        replay.game.worded(replay.options),
    )


class Memory:
    """Notes what happened and who led, for the headlines."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.moments: list[Moment] = []
        self.leaders: list[int] = []

    def note(self) -> None:
        """Note the step that was just played."""
        replay, insight = self.replay, self.replay.game.insight
        self.leaders.append(insight.leaders(replay.state) if insight else 0)
        self.moments += [Moment(len(self.leaders), event) for event in replay.events]

    def remembered(self) -> list[Headline]:
        """Return what the game is remembered by; nothing while it is not over."""
        game, state = self.replay.game, self.replay.state
        if state.phase != OVER or not self.leaders:
            return []
        winners = game.rules.outcome(state).winners
        course = Course(state, winners, self.moments, self.leaders)
        found = choose(game.headlines(course) if game.headlines else [], course)
        return [self.located(one) for one in found]

    def located(self, one: Remembered) -> Headline:
        """Return a headline with its step, and its place in it."""
        steps = [moment.step for moment in self.moments]
        step = steps[one.at]
        return Headline(one.word, step, one.at - steps.index(step), list(one.seats), one.number)


class Looker:
    """Somebody who looks at the table after every step and notes what is new."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.changes: list[dict[str, Any]] = []
        #: The fields noted so far, as they were noted last.
        self.noted: dict[str, Any] = {}

    def look(self, replay: Replay, watched: dict[str, Any]) -> dict[str, Any]:
        """Note what differs from what was noted, or from what whoever watches sees."""
        view = replay.view(self.seat)
        seen = {**watched, **self.noted}
        change = {
            name: value for name, value in view.items() if name not in seen or seen[name] != value
        }
        self.noted.update(change)
        self.changes.append(change)
        return view


class Counter:
    """Reads one of the numbers that a game counts, for every seat."""

    def __init__(self, game: Game, noun: str) -> None:
        self.noun = noun
        self.read = next(fact.read for fact in game.facts if fact.noun == noun and fact.of_seat)
        self.values: list[list[int]] = []

    def count(self, state: Any, seats: range) -> None:
        self.values = self.values or [[] for _ in seats]
        for seat in seats:
            self.values[seat].append(int(self.read(state, seat)))


def phase_name(replay: Replay) -> str:
    state = replay.state
    return "over" if state.phase == OVER else replay.rules.phases[state.phase].name


def step(replay: Replay, line: Line, phase: str) -> Step:
    """Return the step a line was, after it was played."""
    seat, action = replay.log[-1]
    verbs = replay.rules.verbs
    return Step(
        line.number,
        seat,
        line.kind == CLOCK_LINE,
        phase,
        line.text,
        verbs.verb_of[action].word,
        verbs.things(action),
        heard(replay),
    )


def heard(replay: Replay) -> list[Heard]:
    """Return the events of the last step: what all heard is one scene, the rest is beside it."""
    game = replay.game
    found: list[Heard] = []
    for event, act in zip(replay.events, stage(game, replay.events), strict=True):
        plain = game.rules.events.plain(event)
        shown = plain_act(act or game.show.alone(plain))
        found.append(Heard(event.audience & AUDIENCES, plain, shown))
    return found


def remark(line: Line, steps: int, names: tuple[str, ...]) -> list[Remark]:
    """Return the table talk a comment holds, if it does."""
    who, mark, text = line.text.partition(MARK)
    return [Remark(steps, names.index(who), text)] if mark and who in names else []
