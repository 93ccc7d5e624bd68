"""What the tests of the server share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from fistful.games import games
from tests.server import postgres
from tests.server.toy import TOY


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL: one for the whole run, whatever the number of workers."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with postgres.server(shared) as address:
        yield address


@pytest.fixture(scope="session")
def worker_database(postgres_server: str) -> Iterator[str]:
    """The address of a database of this worker."""
    with postgres.database(postgres_server) as address:
        yield address


@pytest.fixture
def database(worker_database: str) -> str:
    """The address of an empty PostgreSQL database: the worker's, emptied, which is quicker."""
    postgres.empty(worker_database)
    return worker_database


@pytest.fixture
def fresh_database(postgres_server: str) -> Iterator[str]:
    """The address of a new PostgreSQL database, whose settings may be changed."""
    with postgres.database(postgres_server) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "data" / "fistful.db")
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets this process know the toy game."""
    monkeypatch.setitem(games(), TOY.name, TOY)
