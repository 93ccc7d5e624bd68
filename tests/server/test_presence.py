"""Who is connected, with several servers on one PostgreSQL: everybody knows of everybody."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fistful.server.store import postgres as store_module
from fistful.server.store.postgres import PostgresStore
from tests.server.client import PATIENCE, Device, running
from tests.server.play import OPEN, sit_down

#: A server that is silent for three of these is gone.
BEATS = {**OPEN, "fistful.server.store.postgres.HEARTBEAT": 0.1}
PATIENT = {**OPEN, "fistful.server.store.postgres.HEARTBEAT": 600.0}


def see(device: Device, people: list[Device], watchers: int = 0) -> None:
    """Wait until a device has been told that just these are here."""
    here = sorted([one.person for one in people])
    # It may have been told before it was asked anything.
    while (device.presence.get("here"), device.presence.get("watchers")) != (here, watchers):
        device.until("presence")


def test_people_at_other_servers_are_here_too(tmp_path: Path, database: str) -> None:
    with (
        running(tmp_path, constants=PATIENT, database=database) as one,
        running(tmp_path, constants=PATIENT, database=database) as other,
    ):
        devices = sit_down(one, 3)
        see(devices[0], devices)
        devices[2].come_back(other)
        see(devices[2], devices)
        watcher = Device(other).connect(devices[0].code)
        see(devices[0], devices, 1)
        watcher.disconnect()
        see(devices[1], devices)
        devices[2].disconnect()
        see(devices[0], devices[:2])


def test_hosting_is_claimed_only_from_a_host_who_is_nowhere(tmp_path: Path, database: str) -> None:
    with (
        running(tmp_path, constants=PATIENT, database=database) as one,
        running(tmp_path, constants=PATIENT, database=database) as other,
    ):
        host, heir, third = sit_down(one, 3)
        for device in (heir, third):
            device.come_back(other)
        assert heir.ask("claim-host")["code"] == "host-here"
        # A server that has only just come knows it as well.
        with running(tmp_path, constants=PATIENT, database=database) as late:
            heir.come_back(late)
            assert heir.ask("claim-host")["code"] == "host-here"
            heir.come_back(other)
        host.disconnect()
        see(third, [heir, third])
        assert heir.ask("claim-host")["type"] == "ok"


def test_the_people_of_a_killed_server_count_as_gone(tmp_path: Path, database: str) -> None:
    with (
        running(tmp_path, constants=BEATS, database=database) as other,
        running(tmp_path, constants=BEATS, database=database) as one,
    ):
        devices = sit_down(one, 3)
        heir = devices[1].come_back(other)
        see(heir, devices)
        one.kill()
        see(heir, [heir])
        assert heir.ask("claim-host")["type"] == "ok"
        devices[0].come_back(other)
        see(heir, devices[:2])


def test_people_of_a_server_that_stops_are_gone_at_once(tmp_path: Path, database: str) -> None:
    with (
        running(tmp_path, constants=PATIENT, database=database) as other,
        running(tmp_path, constants=PATIENT, database=database) as one,
    ):
        devices = sit_down(one, 3)
        heir = devices[1].come_back(other)
        see(heir, devices)
        one.stop()
        see(heir, [heir])


def test_a_server_taken_for_dead_says_again_who_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "HEARTBEAT", 0.05)

    async def until(is_so: Callable[[Any], bool], look: Callable[[], Any]) -> None:
        while not is_so(await look()):
            await asyncio.sleep(0.01)

    async def main() -> None:
        one, other = PostgresStore(database), PostgresStore(database)
        for store in (one, other):
            await store.open()
            await store.listen(lambda room, number: None)
        await one.appear("room", ["ann"], 2)
        async with asyncio.timeout(PATIENCE):
            # A beat may be late: then one is taken for dead already.
            await until(lambda found: found == ({"ann"}, 2), lambda: other.elsewhere("room"))
        assert await one.elsewhere("room") == (set(), 0)
        async with other.connection() as db:
            await db.execute("DELETE FROM present")
        async with asyncio.timeout(PATIENCE):
            await until(lambda found: found == ({"ann"}, 2), lambda: other.elsewhere("room"))
        await one.close()
        assert await other.elsewhere("room") == (set(), 0)
        await other.close()

    asyncio.run(main())
