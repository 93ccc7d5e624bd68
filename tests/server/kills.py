"""R8: kill -9 at any instant. What was acknowledged is there, once; nobody is asked twice."""

import sqlite3
import threading
from collections import Counter

import asyncpg  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from fistful.engine.dice import QuickDice
from fistful.server import journal
from tests.server.client import Device, Server
from tests.server.play import choice, owing, sit_down

SEATS = 3
#: A server lives at most this long after its devices are back, in seconds; three in four of them
#: have acknowledged as many answers before that begins to count, on however slow a machine.
LONGEST_LIFE = 0.15
ANSWERS = 2


class Kills:
    """Kills a server again and again in the middle of games, and looks at what is left."""

    def __init__(self, server: Server, game: str = "toy") -> None:
        self.dice = QuickDice(8)
        self.server = server
        self.devices = sit_down(self.server, SEATS, game)
        #: What was acknowledged: question by question, who said what in which game.
        self.acknowledged: list[tuple[int, int, int, str]] = []
        self.pending: dict[int, tuple[int, int, str]] = {}
        self.games = 0

    def run(self, kills: int) -> int:
        """Kill that often; return how many answers were acknowledged."""
        for number in range(kills):
            life = LONGEST_LIFE * (1 + self.dice.below(100)) / 100
            killer = threading.Timer(life, self.server.kill)
            enough = len(self.acknowledged) + (ANSWERS if number % 4 else 0)
            while len(self.acknowledged) < enough:
                self.step()
            killer.start()
            try:
                while True:
                    self.step()
            except (ConnectionClosed, OSError, EOFError):
                pass
            finally:
                killer.join()
            self.look()
            self.server.start()
            self.come_back()
        return len(self.acknowledged)

    def step(self) -> None:
        """Do the next thing a table does."""
        host = self.devices[0]
        if host.stage in ("lobby", "over"):
            if host.stage == "over":
                again = host.ask("rematch")
                assert again["type"] == "ok", again
                self.games += 1
            host.ask("start", fill="")
        for device in owing(self.devices):
            self.answer(device, choice(device, self.dice))

    def answer(self, device: Device, text: str) -> None:
        """Answer, and note whether it was acknowledged."""
        assert device.question is not None
        number = device.question["number"]
        self.pending[device.seat] = (self.games, number, text)
        reply = device.answer(text)
        if reply["type"] == "ok":
            self.acknowledged.append((self.games, number, device.seat, text))
        else:
            assert reply["code"] in ("race-lost", "question-closed"), reply
        del self.pending[device.seat]

    def look(self) -> None:
        """Compare the journal with what was acknowledged."""
        entries = [journal.read_entry(data) for data in self.read_journal()]
        games = 0
        found: Counter[tuple[int, int, int, str]] = Counter()
        for entry in entries:
            if isinstance(entry, journal.Rematched):
                games += 1
            elif isinstance(entry, journal.Answered):
                found[games, entry.question, entry.seat, entry.text] += 1
            elif isinstance(entry, journal.Raced):
                for seat, text in zip(entry.seats, entry.texts, strict=True):
                    found[games, entry.question, seat, text] += 1
        for answer in self.acknowledged:
            assert found[answer], f"acknowledged and lost: {answer}"
        assert max(found.values(), default=1) == 1, "stored twice"
        # A rematch may be stored though nobody was told.
        self.games = games

    def read_journal(self) -> list[bytes]:
        if self.server.database:
            return read_postgres(self.server.database)
        with sqlite3.connect(self.server.data / "tables.sqlite") as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = db.execute("SELECT entry FROM entries ORDER BY number").fetchall()
        db.close()
        return [row[0] for row in rows]

    def come_back(self) -> None:
        """Reconnect; repeat what was not acknowledged. Nobody is asked again what is settled."""
        for device in self.devices:
            device.come_back(self.server)
        said = {(game, number, seat): text for game, number, seat, text in self.acknowledged}
        for device in self.devices:
            if device.question and (self.games, device.question["number"], device.seat) in said:
                assert not device.owes(), "asked twice"
        for seat, (game, number, text) in list(self.pending.items()):
            device = self.devices[seat]
            if game == self.games and device.question and device.question["number"] == number:
                reply = device.ask("answer", question=number, text=text)
                late = ("question-closed", "race-lost", "wrong-stage")
                assert reply["type"] == "ok" or reply["code"] in late, reply
                if reply["type"] == "ok":
                    self.acknowledged.append((game, number, seat, text))
        self.pending.clear()


def read_postgres(address: str) -> list[bytes]:
    """Return the entries in a database, in order."""
    import asyncio

    async def read() -> list[bytes]:
        db = await asyncpg.connect(address)
        try:
            return [row[0] for row in await db.fetch("SELECT entry FROM entries ORDER BY number")]
        finally:
            await db.close()

    return asyncio.run(read())
