"""Who is connected where, in PostgreSQL: rows that each server keeps fresh while it lives.

They are no part of any journal and need not survive anything: the table is not even logged. A
server that died leaves rows that nobody freshens; the others take them away.
"""

from typing import Any, Final

SCHEMA: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS present (
    room text COLLATE "C" NOT NULL, server text COLLATE "C" NOT NULL, people text[] NOT NULL,
    watchers integer NOT NULL, seen timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (room, server)
);
"""
CHANNEL: Final = "fistful_present"
APPEAR: Final = """
WITH shown AS (
    INSERT INTO present VALUES ($1, $2, $3, $4)
    ON CONFLICT (room, server) DO UPDATE
    SET people = excluded.people, watchers = excluded.watchers, seen = excluded.seen
) SELECT pg_notify('fistful_present', $1 || ' ' || $2)
"""
VANISH: Final = """
WITH gone AS (DELETE FROM present WHERE room = ANY($1) AND server = $2 RETURNING room)
SELECT pg_notify('fistful_present', room || ' ' || $2) FROM gone
"""
FRESHEN: Final = "UPDATE present SET seen = now() WHERE server = $1"
# Rows that their server touches at this moment are not stale.
CLEAR: Final = """
WITH stale AS (
    SELECT room, server FROM present WHERE seen < now() - $1 * interval '1 second'
    FOR UPDATE SKIP LOCKED
), gone AS (
    DELETE FROM present USING stale
    WHERE present.room = stale.room AND present.server = stale.server
    RETURNING present.room, present.server
) SELECT pg_notify('fistful_present', room || ' ' || server) FROM gone
"""
ELSEWHERE: Final = """
SELECT people, watchers FROM present
WHERE room = $1 AND server <> $2 AND seen >= now() - $3 * interval '1 second'
"""
#: Heartbeats that may fail to come before a server counts as gone.
MISSED_BEATS: Final = 3


class Present:
    """What one server says about its own devices, and what it reads of the others'."""

    def __init__(self, server: str, heartbeat: float) -> None:
        self.server = server
        self.patience = MISSED_BEATS * heartbeat
        #: What was said last about each room: people, and how many only watch.
        self.said: dict[str, tuple[list[str], int]] = {}

    async def appear(self, db: Any, room: str, people: list[str], watchers: int) -> None:
        """Say who is connected here."""
        if people or watchers:
            self.said[room] = (people, watchers)
            await db.execute(APPEAR, room, self.server, people, watchers)
        else:
            self.said.pop(room, None)
            await db.execute(VANISH, [room], self.server)

    async def elsewhere(self, db: Any, room: str) -> tuple[set[str], int]:
        """Return who is connected at servers that live, and how many only watch there."""
        rows = await db.fetch(ELSEWHERE, room, self.server, self.patience)
        return {person for row in rows for person in row[0]}, sum([row[1] for row in rows])

    async def beat(self, db: Any) -> None:
        """Say that this server lives; clear up after those that do not."""
        freshened = await db.execute(FRESHEN, self.server)
        if int(freshened.split()[1]) < len(self.said):
            # Others took this one for dead, or the database lost the table: say it all again.
            for room, (people, watchers) in list(self.said.items()):
                await db.execute(APPEAR, room, self.server, people, watchers)
        await db.execute(CLEAR, self.patience)

    async def vanish(self, db: Any) -> None:
        """Say that nobody is connected here any more."""
        await db.execute(VANISH, list(self.said), self.server)
