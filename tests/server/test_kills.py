"""R8: what is acknowledged is durable, through the real server."""

from pathlib import Path
from typing import Final

from tests.figures import reached
from tests.server.client import running
from tests.server.kills import Kills
from tests.server.play import OPEN, QUICK, begin, sit_down
from tests.server.sizes import SIZES

#: More games than a room of people plays in a night.
ENDLESS: Final = {**OPEN, "fistful.server.wear.MOST_GAMES": 1_000_000}


def test_nothing_acknowledged_is_lost_or_done_twice_by_kill_9(tmp_path: Path) -> None:
    with running(tmp_path, constants=ENDLESS) as server:
        acknowledged = Kills(server).run(SIZES.kills)
        assert acknowledged > SIZES.kills
        reached(f"SQLite {SIZES.kills} kills, {acknowledged} acknowledged, 0 lost, 0 twice")


def test_with_postgresql_neither(tmp_path: Path, database: str) -> None:
    with running(tmp_path, constants=ENDLESS, database=database) as server:
        kills = SIZES.kills // 5
        acknowledged = Kills(server).run(kills)
        assert acknowledged > kills
        reached(f"PostgreSQL {kills} kills, {acknowledged} acknowledged, 0 lost, 0 twice")


def test_clocks_go_on_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path, constants=QUICK) as server:
        devices = sit_down(server, 2, "blasting-billy", clock="relaxed")
        begin(devices)
        before = devices[0].question
        assert before is not None and before["deadline"] is not None
        server.kill()
        server.start()
        devices[0].come_back(server)
        assert devices[0].question == before


def test_a_question_that_ran_out_while_no_server_was_there_gets_a_little_time(
    tmp_path: Path,
) -> None:
    constants = {
        **QUICK,
        "fistful.server.clockwork.GRACE": 0.4,
        "fistful.server.clockwork.HANDICAP": 0.1,
    }
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3, "toy", clock="quick")
        begin(devices)
        server.kill()
        # For the next server ten minutes have passed.
        server.constants["fistful.server.awake.SKEW"] = 600.0
        server.start()
        seen = len(devices[0].updates)
        devices[0].come_back(server)
        told = devices[0].update("told", seen)
        # It heard of the time in its snapshot, or just after it.
        heard = [u for u in devices[0].updates[seen:] if u["type"] in ("snapshot", "moved")][-1]
        deadline = heard["deadline"] if "deadline" in heard else heard["question"]["deadline"]
        assert heard["at"] < deadline <= heard["at"] + 0.4
        # Then the clock answers, once.
        assert told["at"] >= deadline
