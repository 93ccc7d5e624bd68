"""What the tests of the server share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL: one for the whole run, whatever the number of workers."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with postgres.server(shared) as address:
        yield address


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.database(postgres_server) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "data" / "fistful.db")
    found: str = request.getfixturevalue("database")
    return found
