"""Acknowledged is durable (R8): killed processes, full and failing disks, and who waits for them.

`strace` shows and breaks the system calls of a real process; without it (it is not on every
machine, and not every container allows it) those tests say so and the settings alone are tested.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from fistful.server.store import Store, open_store
from fistful.server.store.sqlite import SqliteStore
from tests.figures import reached
from tests.server.appender import ENTRY, lost
from tests.server.filler import check_file

IS_FULL = os.environ.get("FISTFUL_PROMISES") == "full"
ROOMS = 6
#: Entries that a process which was not killed while it started has acknowledged, at least.
ACKNOWLEDGED = 12
FAULTS = [("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO")]
#: At the n-th call, and at every so-many-th after it.
QUICK_WHEN = ["5", "9+7", "17+11"]
FULL_WHEN = [str(n) for n in range(1, 201)] + ["1+1", "9+2", "60+3"]


def command(module: str, *arguments: object) -> list[str]:
    """Return the command that runs one of the processes of these tests."""
    return [sys.executable, "-m", f"tests.server.{module}", *map(str, arguments)]


def environment() -> dict[str, str]:
    """Return an environment in which those processes find what we have found."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def traced(*options: str) -> list[str]:
    """Return the command that traces another; skip the test where there is no tracing."""
    strace = shutil.which("strace")
    if not strace:
        pytest.skip("strace is not installed")
    trial = [strace, "-f", "-qq", "-o", os.devnull, "true"]
    if subprocess.run(trial, capture_output=True, check=False).returncode:
        pytest.skip("strace may not trace here")
    return [strace, "-f", "-qq", "--seccomp-bpf", *options]


async def journals(address: str) -> dict[str, list[bytes]]:
    """Return what is in the rooms of a store, opened anew."""
    store: Store = open_store(address)
    await store.open()
    try:
        if isinstance(store, SqliteStore):
            assert await store.do(check_file) == "ok"
        return {f"room{place}": await store.read(f"room{place}", 0) for place in range(ROOMS)}
    finally:
        await store.close()


def killed(address: str, dice: Random) -> list[str]:
    """Let a process append, kill it at a random instant, return what it said."""
    process = subprocess.Popen(
        command("appender", address, ROOMS, 1_000_000),
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    assert process.stdout
    first: list[str] = []
    if dice.random() < 0.2:
        time.sleep(dice.random() * 0.4)  # while it starts
    else:
        while len([line for line in first if line.startswith("ack")]) < ACKNOWLEDGED:
            first.append(process.stdout.readline())
            assert first[-1], "it has ended by itself"
        time.sleep(dice.random() * 0.1)
    process.send_signal(signal.SIGKILL)
    rest = process.communicate()[0]
    assert process.returncode == -signal.SIGKILL
    return ("".join(first) + rest).splitlines()


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(address: str) -> None:
    kills = 20 if address.endswith(".db") else 4
    dice = Random(8)
    said: list[str] = []
    for _ in range(kills * 10 if IS_FULL else kills):
        said += killed(address, dice)
        assert lost(said, asyncio.run(journals(address))) == []
    acknowledged = len([line for line in said if line.startswith("ack")])
    assert acknowledged > 5 * kills
    reached(f"the store alone: {acknowledged} acknowledged, 0 lost")


def test_the_comparison_finds_what_is_lost() -> None:
    there = {"room0": [b"<room0:1:a>", b"<room0:2:a>"]}
    assert lost(["ack <room0:1:a>", "refused <room0:2:b>"], there) == []
    assert lost(["ack <room0:3:a>"], there) == ["acknowledged and not there: <room0:3:a>"]
    assert lost(["ack <room0:2:b>"], there) == ["acknowledged and not there: <room0:2:b>"]
    assert lost(["ack <room1:1:a>"], there) == ["acknowledged and not there: <room1:1:a>"]
    assert lost([], {"room0": [b"<room0:2:a>"]}) == ["entry 1 of room0 is b'<room0:2:a>'"]


def early(trace: str) -> list[str]:
    """Return the acknowledgements in a trace that came before their entry was synced."""
    written: set[str] = set()
    synced: set[str] = set()
    begun: dict[str, tuple[str, set[str]]] = {}
    found: list[str] = []
    for line in trace.splitlines():
        thread, rest = line.split(maxsplit=1)
        if not rest.startswith("<..."):
            begun[thread] = rest, set(written)
        if rest.endswith("<unfinished ...>") or thread not in begun:
            continue
        call, before = begun.pop(thread)
        entries = {match[0] for match in ENTRY.finditer(call)}
        if call.startswith("write(1<") and '"ack' in call:
            found += sorted(entries - synced)
        elif re.match(r"pwrite64\(\d+<[^>]*-wal>", call):
            written |= entries
        elif re.match(r"f(data)?sync\(\d+<[^>]*-wal>", call) and rest.endswith("= 0"):
            synced |= before
    return found


@pytest.mark.parametrize("rooms", [1, ROOMS])
@pytest.mark.parametrize("care", ["careful", "careless"])
def test_every_acknowledgement_comes_after_its_sync(tmp_path: Path, rooms: int, care: str) -> None:
    calls = "--trace=write,pwrite64,fdatasync,fsync"
    trace = tmp_path / "trace"
    strace = traced("-y", "-s", "9000", calls, "-o", str(trace))
    appender = command("appender", tmp_path / "fistful.db", rooms, 8, care)
    done = subprocess.run(
        [*strace, *appender], env=environment(), stdout=subprocess.PIPE, check=True
    )
    said = done.stdout.decode().splitlines()
    assert len(said) == 8 * rooms and all(line.startswith("ack") for line in said)
    if care == "careful":
        assert early(trace.read_text()) == []
    else:
        assert len(early(trace.read_text())) == 8 * rooms


@pytest.mark.parametrize(("call", "error"), FAULTS)
def test_a_failing_disk_is_a_refusal_and_never_an_acknowledgement(
    tmp_path: Path, call: str, error: str
) -> None:
    refused = 0
    for place, when in enumerate(FULL_WHEN if IS_FULL else QUICK_WHEN):
        path = tmp_path / f"{place}.db"
        inject = f"--inject={call}:error={error}:when={when}"
        strace = traced(f"--trace={call}", inject, "-o", os.devnull)
        appender = command("appender", path, 2, 40)
        done = subprocess.run([*strace, *appender], env=environment(), capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        said = done.stdout.decode().splitlines()
        assert said == ["closed"] or len(said) == 80
        assert lost(said, asyncio.run(journals(str(path)))) == []
        refused += len([line for line in said if not line.startswith("ack")])
    assert refused >= len(QUICK_WHEN)
    reached(f"{call} fails with {error} at {place + 1} places: {refused} refusals, 0 lost")


def squeezed(prefix: list[str], kind: str, folder: Path) -> list[int]:
    """Return how often a store refused at each step of a process that fills its disk."""
    filler = command("filler", kind, folder, 200 if IS_FULL else 40)
    done = subprocess.run([*prefix, *filler], env=environment(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return [int(line.split()[1]) for line in done.stdout.decode().splitlines()]


def test_a_file_that_may_not_grow_is_a_refusal_until_it_may(tmp_path: Path) -> None:
    refusals = squeezed([], "limit", tmp_path)
    assert set(refusals) <= {1, 3} and refusals.count(3) > len(refusals) // 2


def test_a_full_disk_is_a_refusal_until_there_is_room(tmp_path: Path) -> None:
    unshare = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "-rm"]
    small = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"'
    prefix = [*unshare, "sh", "-c", small, str(tmp_path)]
    if not shutil.which("unshare") or subprocess.run([*prefix, "true"], check=False).returncode:
        pytest.skip("no file system can be mounted here")
    refusals = squeezed(prefix, "disk", tmp_path)
    assert set(refusals) <= {1, 3} and refusals.count(3) > len(refusals) // 2
