"""What happens by itself: deadlines, the deal, bots that answer, races that are decided."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fistful.bots.talk import feels_like_talking, hold_to, speak
from fistful.engine.dice import Dice
from fistful.engine.errors import FistfulError, Illegal
from fistful.engine.seats import SPECTATOR
from fistful.server import journal
from fistful.server.bots import least_time
from fistful.server.desk import Refused
from fistful.server.edition import edition
from fistful.server.lanes import Share
from fistful.server.live import Live, Work
from fistful.server.races import RACE_WINDOW, Race
from fistful.server.room import BOT, COMMITTED, PLAYING
from fistful.table.talk import TALK

if TYPE_CHECKING:
    from fistful.server.hub import Hub

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
#: A bot that needs longer than the time drawn for it answers on the next beat: how long it really
#: thought stays its own business.
BEAT: Final = 0.5


class Clockwork:
    """Moves the rooms of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    def schedule(self, live: Live) -> None:
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
                if not chair.startswith(BOT) and seat not in room.nonces
            ]
            wait = room.committed_at + NONCE_SECONDS - live.time() if missing else 0.0
            self.later(live, max(0.0, wait) + late, self.start_game)
        if room.stage != PLAYING or room.table is None:
            return
        due = room.table.deadline()
        if due is not None:
            self.later(live, max(SHORTEST, due - live.time()) + late, self.tick)
        if room.table.paused_at is None:
            self.wake_bots(live, late)

    def stop(self, live: Live) -> None:
        """Let nothing more happen by itself."""
        for timer in live.timers:
            timer.cancel()
        live.timers = []

    def somebody_came(self, live: Live) -> None:
        """Go on where nobody was connected; the open question has some time left, or gets it."""
        live.since = live.time()
        live.found = live.open_question()
        self.schedule(live)

    def later(self, live: Live, seconds: float, work: Callable[[Live], Work]) -> None:
        """Do something after a while, unless the room moves on first."""
        loop = asyncio.get_running_loop()
        live.timers.append(loop.call_later(seconds, lambda: self.hub.spawn(work(live))))

    async def start_game(self, live: Live) -> None:
        def decide() -> list[journal.Any]:
            if live.room.stage != COMMITTED:
                return []
            room = live.room
            return [journal.Started(live.time(), room.names(), edition(room.game, room.options))]

        await self.hub.write(live, decide)

    async def tick(self, live: Live) -> None:
        """Let the clock speak, unless a race is being decided: that one came in time."""

        def decide() -> list[journal.Any]:
            table = live.room.table
            due = None if table is None else table.deadline()
            now = live.time()
            if due is None or now < due or live.room.stage != PLAYING or live.race is not None:
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

    def was_alone(self, live: Live, due: float) -> bool:
        """Tell whether a question ran out while no server was there, or just after.

        It was open when this process woke the room, and nobody else has spoken for it since.
        """
        table = live.room.table
        assert table is not None
        return live.found == (live.room.games, table.question.number) and due < live.since + GRACE

    def wake_bots(self, live: Live, late: float) -> None:
        """Let the bots that owe an answer think; how long is drawn before they look."""
        table = live.room.table
        assert table is not None
        asked = [seat for seat in table.question.seats if table.bots[seat]]
        least = least_time([table.bots[seat] for seat in asked])
        draw = self.hub.react if table.phase().is_race else self.hub.think
        for seat in table.owing():
            mark = (live.room.games, table.question.number, seat)
            if table.bots[seat] and mark not in live.thinking:
                live.thinking.add(mark)
                wait = max(draw(), least)
                self.hub.spawn(self.bot_answers(live, mark, wait, late))

    async def bot_answers(
        self, live: Live, mark: tuple[int, int, int], wait: float, late: float
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
            text = await self.bot_chooses(live, mark, wait, is_silent=bool(late))
            if not text:
                return
            await asyncio.sleep(rest(wait, self.hub.clock() - asked))
            if self.is_open(live, mark) and self.is_race(live, question, text):
                await self.run_race(live, question, seat, text, 0.0)
                return

            def decide() -> list[journal.Any]:
                if not self.is_open(live, mark):
                    return []
                table.check(seat, question, text)
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
        self, live: Live, mark: tuple[int, int, int], wait: float, is_silent: bool
    ) -> str:
        """Let a bot speak, perhaps, and then choose; return its answer, none if it is too late."""
        table = live.room.table
        assert table is not None
        _, _, seat = mark
        dice = self.hub.bots.talk_dice()
        said = None if is_silent else await self.bot_speaks(live, mark, wait, dice)
        if not self.is_open(live, mark):
            return ""
        kind, view = table.bots[seat], table.view(seat)
        legal = hold_to(table.rules, kind, said, table.legal(seat), dice)
        share = Share(live.place(), live.name)
        action = await self.hub.bots.choose(share, table.game.name, kind, view, legal)
        return table.text(action)

    async def bot_speaks(
        self, live: Live, mark: tuple[int, int, int], wait: float, dice: Dice
    ) -> int | None:
        """Let a bot say something now and then, at an instant drawn before it looks."""
        table = live.room.table
        assert table is not None
        _, _, seat = mark
        now = self.hub.clock()
        is_quiet = live.room.is_muted or now < live.bot_spoke + BOTS_SILENCE
        if is_quiet or not feels_like_talking(table.bots[seat], dice):
            return None
        said = speak(table.rules, table.bots[seat], table.view(SPECTATOR), seat, dice)
        if said is None:
            return None
        live.bot_spoke = now
        text = TALK.text(said, table.names)
        await asyncio.sleep(wait / 2)

        def decide() -> list[journal.Any]:
            if live.room.is_muted or not self.is_open(live, mark):
                return []
            return [journal.Talked(live.time(), seat, text)]

        await self.hub.write(live, decide)
        return said

    def is_open(self, live: Live, mark: tuple[int, int, int]) -> bool:
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

    def is_race(self, live: Live, question: int, text: str) -> bool:
        """Tell whether an answer runs in a race. A pass does not: it is sealed like any answer."""
        table = live.room.table
        if live.room.stage != PLAYING or table is None or question != table.question.number:
            return False
        phase = table.phase()
        return bool(phase.is_race) and text != table.text(phase.passing(table.state))

    async def run_race(
        self, live: Live, question: int, seat: int, text: str, latency: float
    ) -> None:
        """Collect a race's answers for a moment, then write them, quickest first."""
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

    async def end_race(self, live: Live, race: Race) -> None:
        await asyncio.sleep(RACE_WINDOW)

        def decide() -> list[journal.Any]:
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


def rest(wait: float, spent: float) -> float:
    """Return how much of a bot's time is left; one that overruns waits for the next beat."""
    return wait - spent if spent <= wait else -(spent - wait) % BEAT
