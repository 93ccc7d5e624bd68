"""What happens by itself: deadlines, the deal, bots that answer, races that are decided."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fistful.bots.plugins import BotFailed
from fistful.bots.talk import feels_like_talking, hold_to, speak
from fistful.engine.dice import Dice, SealedDice
from fistful.engine.errors import FistfulError, Illegal
from fistful.engine.seats import SPECTATOR
from fistful.server import journal, replies, solo
from fistful.server.awake import AwakeRoom, Mark, Work
from fistful.server.bots import least_time
from fistful.server.dealing import bot_key
from fistful.server.edition import edition
from fistful.server.lanes import Share
from fistful.server.patience import BEAT, USUAL, Pace
from fistful.server.races import RACE_WINDOW, Race, close_of
from fistful.server.referee import Refused
from fistful.server.seating import BOT
from fistful.server.stages import COMMITTED, PLAYING

if TYPE_CHECKING:
    from fistful.server.hub import Hub

log = logging.getLogger("fistful.server")

#: How long devices have to add their nonces before the deal.
NONCE_SECONDS: Final = 2.0
#: How much longer a process waits before it moves a room that another process moved last.
HANDICAP: Final = 1.5
#: A question whose time ran out while no server was there, or the server stood still, gets this
#: much again.
GRACE: Final = 15.0
#: A clock that speaks so much too late stood still, and so did all who wanted to answer.
LATE: Final = 1.0
#: A timer that went off a hair too early is set again, for a time that any clock can tell.
SHORTEST: Final = 0.001
#: After a failure of the store a room tries again.
RETRY_SECONDS: Final = 1.0
#: Bots of a table say nothing for so long after one of them did.
BOTS_SILENCE: Final = 20.0


class Clockwork:
    """Moves the rooms of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    def schedule(self, live: AwakeRoom) -> None:
        """Set the timers a room needs now."""
        self.stop(live)
        room = live.room
        late = 0.0 if live.is_ours else HANDICAP
        if live.is_broken or live.is_asleep or not live.connections:
            # Where nobody is connected nothing happens by itself: bots and the clock wait.
            return
        if room.stage == COMMITTED:
            missing = [
                chair
                for seat, chair in enumerate(room.chairs)
                if not chair.startswith(BOT) and seat not in room.nonces and not room.deal
            ]
            wait = room.committed_at + NONCE_SECONDS - live.time() if missing else 0.0
            self.later(live, max(0.0, wait) + late, self.start_game)
        if room.stage != PLAYING or room.table is None:
            return
        due = room.table.deadline()
        if due is not None:
            self.later(live, max(SHORTEST, close_of(due) - live.time()) + late, self.tick)
        if room.table.paused_at is not None:
            return
        if not any(room.table.bots):
            # All else that happens by itself are things that bots do.
            return
        replies.wake(self, live, late)
        solo.set_hurry(live)
        played = room.table.question.opens - live.time()
        if played > 0:
            self.later(live, max(SHORTEST, played), self.question_opens)
        else:
            self.wake_bots(live, late)

    def stop(self, live: AwakeRoom) -> None:
        """Let nothing more happen by itself."""
        for timer in live.timers:
            timer.cancel()
        live.timers = []

    def somebody_came(self, live: AwakeRoom) -> None:
        """Go on where nobody was connected; the open question has some time left, or gets it."""
        live.since = live.time()
        live.found = live.open_question()
        self.schedule(live)

    def later(self, live: AwakeRoom, seconds: float, work: Callable[[AwakeRoom], Work]) -> None:
        """Do something after a while, unless the room moves on first."""
        loop = asyncio.get_running_loop()
        live.timers.append(loop.call_later(seconds, lambda: self.hub.spawn(work(live))))

    async def start_game(self, live: AwakeRoom) -> None:
        def decide() -> list[journal.AnyEntry]:
            if live.room.stage != COMMITTED:
                return []
            room = live.room
            rules = edition(room.game, room.options)
            is_solo = room.has_one_person()
            return [journal.Started(live.time(), room.names(), rules, room.speed, is_solo)]

        await self.hub.write(live, decide)

    async def tick(self, live: AwakeRoom) -> None:
        """Let the clock speak when all answers that were given in time can have come, unless a race
        is being decided: that one did."""

        def decide() -> list[journal.AnyEntry]:
            table = live.room.table
            due = None if table is None else table.deadline()
            now = live.time()
            if due is None or live.room.stage != PLAYING or live.race is not None:
                return []
            if now < close_of(due):
                return []
            if self.was_alone(live, due) or now > due + LATE:
                live.found = None
                return [journal.Extended(now, now - due + GRACE, is_grace=True)]
            return [journal.Ticked(now)]

        before = live.room.entries
        await self.hub.write(live, decide)
        if live.room.entries == before and live.race is None:
            # A timer may go off a little early.
            self.schedule(live)

    def was_alone(self, live: AwakeRoom, due: float) -> bool:
        """Tell whether a question ran out while no server was there, or just after.

        It was open when this process woke the room, and nobody else has spoken for it since.
        """
        table = live.room.table
        assert table is not None
        return live.found == (live.room.games, table.question.number) and due < live.since + GRACE

    async def question_opens(self, live: AwakeRoom) -> None:
        """What led to the question has been played: bots have their time as everybody has."""
        self.schedule(live)

    def wake_bots(self, live: AwakeRoom, late: float) -> None:
        """Let the bots that owe an answer think; how long is drawn before they look."""
        table = live.room.table
        assert table is not None
        if solo.needs_no_bots(self, live):
            return
        asked = [seat for seat in table.question.seats if table.bots[seat]]
        least = least_time([table.bots[seat] for seat in asked])
        draw = self.hub.react if table.phase().is_race else self.hub.think
        if not table.phase().is_race and not table.people():
            # Programs among themselves need not be given time to follow.
            draw = one_beat
        marks = [
            mark
            for seat in table.owing()
            if (mark := (live.room.games, table.question.number, seat)) not in live.thinking
            and table.bots[seat]
        ]
        pace = solo.pace(live, [table.bots[seat] for _, _, seat in marks])
        for mark in marks:
            live.thinking.add(mark)
            wait = max(draw(), least) if pace is USUAL else draw() * pace.scale
            self.hub.spawn(self.bot_answers(live, mark, wait, late, pace))

    async def bot_answers(
        self, live: AwakeRoom, mark: Mark, wait: float, late: float, pace: Pace
    ) -> None:
        """Let a bot choose, and answer at the instant that was drawn before it looked.

        In a process that only stands by (`late`) it does not think before the other is overdue.
        """
        _, question, seat = mark
        asked = self.hub.clock()
        try:
            if late:
                await asyncio.sleep(wait + late)
            table = live.room.table
            if table is None or not self.is_open(live, mark):
                return
            kind = table.bots[seat]
            text = await self.bot_chooses(live, mark, wait, bool(late), pace.seconds)
            if not text:
                return
            left = rest(wait, self.hub.clock() - asked, pace.beat)
            await (live.pause(left) if pace.scale else asyncio.sleep(left))
            if self.is_open(live, mark) and self.is_race(live, question, text):
                await self.run_race(live, question, seat, text, 0.0)
                return

            def decide() -> list[journal.AnyEntry]:
                if not self.is_open(live, mark):
                    return []
                return [journal.Answered(live.time(), seat, question, text, kind)]

            await self.hub.write(live, decide)
        except FistfulError:
            raise
        except Exception:
            # Its process may have died more than once: the question is still there.
            self.later(live, RETRY_SECONDS, self.hub.follow)
            raise
        finally:
            # If the store refused, or a pause came between, whoever sets the timers again lets
            # it think again.
            live.thinking.discard(mark)

    async def bot_chooses(
        self,
        live: AwakeRoom,
        mark: Mark,
        wait: float,
        is_silent: bool,
        seconds: float | None = None,
    ) -> str:
        """Let a bot speak, perhaps, and then choose; return its answer, none if it is too late."""
        table = live.room.table
        assert table is not None
        _, _, seat = mark
        key = bot_key(live.room, seat)
        dice = SealedDice(key) if key else self.hub.bots.talk_dice()
        said = None if is_silent or key else await self.bot_speaks(live, mark, wait, dice)
        if not is_silent:
            await replies.before_answering(self, live, seat, wait, dice)
        if not self.is_open(live, mark):
            return ""
        kind, view = table.bots[seat], table.view(seat)
        given = table.pledges.given_by(seat)
        legal = hold_to(table.rules, kind, said, table.legal(seat), dice, given)
        share = Share(live.place(), live.name)
        try:
            action = await self.hub.bots.choose(
                share, table.game.name, kind, view, legal, seconds, key
            )
        except BotFailed as failed:
            # As with a person who is too late: what the rules say then.
            log.warning("the bot %s failed at %s: %s", kind, live.name, failed.problem)
            action = table.rules.default(table.state, seat, dice)
        return table.text(action)

    async def bot_speaks(self, live: AwakeRoom, mark: Mark, wait: float, dice: Dice) -> int | None:
        """Let a bot say something now and then, at an instant drawn before it looks."""
        table = live.room.table
        assert table is not None
        _, _, seat = mark
        now = self.hub.clock()
        is_quiet = live.room.is_muted or now < live.bot_spoke + BOTS_SILENCE
        if is_quiet or not feels_like_talking(table.bots[seat], dice):
            return None
        said = speak(table.rules, table.bots[seat], table.view(SPECTATOR), seat, dice, table.talk)
        if said is None:
            return None
        live.bot_spoke = now
        text = said.text(table.names)
        await live.pause(wait / 2)

        def decide() -> list[journal.AnyEntry]:
            if live.room.is_muted or not self.is_open(live, mark):
                return []
            return [journal.Talked(live.time(), seat, text)]

        await self.hub.write(live, decide)
        return said.action

    def is_open(self, live: AwakeRoom, mark: Mark) -> bool:
        """Tell whether a bot still owes the answer it thought about."""
        game, question, seat = mark
        table = live.room.table
        return (
            table is not None
            and live.room.games == game
            and live.room.stage == PLAYING
            and table.question.number == question
            and seat in table.owing()
            and bool(table.bots[seat])
            and table.paused_at is None
        )

    # Races.

    def is_race(self, live: AwakeRoom, question: int, text: str) -> bool:
        """Tell whether an answer runs in a race. A pass does not: it is sealed like any answer."""
        table = live.room.table
        if live.room.stage != PLAYING or table is None or question != table.question.number:
            return False
        phase = table.phase()
        return bool(phase.is_race) and text != table.text(phase.passing(table.state))

    async def run_race(
        self, live: AwakeRoom, question: int, seat: int, text: str, latency: float
    ) -> None:
        """Collect a race's answers for a moment, then write them, quickest first."""
        if solo.draws_lots(live):
            await solo.run_by_lot(self, live, question, seat, text)
            return
        if live.race is None or live.race.question != question:
            live.race = Race(question)
            self.hub.spawn(self.end_race(live, live.race))
        race = live.race
        race.enter(seat, text, self.hub.clock(), latency)
        await race.is_written.wait()
        if race.failure is not None:
            raise race.failure
        if seat not in race.taken:
            raise Refused("race-lost")

    async def end_race(self, live: AwakeRoom, race: Race) -> None:
        await asyncio.sleep(RACE_WINDOW)

        def decide() -> list[journal.AnyEntry]:
            table = live.room.table
            race.taken = set()
            if table is None or table.question.number != race.question:
                return []
            if table.paused_at is not None:
                raise Illegal("paused")
            seats = race.runners(table)
            race.taken = race.winners(seats, table)
            return [race.entry(seats, live.time())] if seats else []

        try:
            await self.hub.write(live, decide)
        except FistfulError as failure:
            race.failure = failure
        finally:
            if live.race is race:
                live.race = None
            race.is_written.set()
            self.schedule(live)


def one_beat() -> float:
    """Return how long bots seem to think where no person plays: as little as tells nothing of how
    long they really did."""
    return BEAT


def rest(wait: float, spent: float, beat: float = BEAT) -> float:
    """Return how much of a bot's time is left; one that overruns waits for the next beat."""
    return wait - spent if spent <= wait else -(spent - wait) % beat
