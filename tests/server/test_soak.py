"""R25: honest tables beside a hostile address; times and memory are judged with the full sizes."""

from pathlib import Path

from tests.figures import reached
from tests.server.sizes import FULL, SIZES
from tests.server.soak import measure
from tests.server.soaked import Found, quantile

#: Seconds until 99 of 100 answers are acknowledged, and until bots have answered, by kind.
SLOWEST_ANSWER = 0.15
LATEST = {"rules": 0.3, "level-5": 2.0}
#: Bytes that a server may grow by from a third into it to the end.
FLAT = 20 * 1024 * 1024


def test_a_hostile_address_harms_no_honest_table(tmp_path: Path) -> None:
    found = measure(tmp_path, SIZES.soak, SIZES.tables)
    reached(found.figure())
    assert found.errors == []
    assert found.answers
    if SIZES is FULL:
        assert quantile(found.answers, 0.99) <= SLOWEST_ANSWER
        assert found.growth() < FLAT
        for kind, latest in LATEST.items():
            assert quantile(found.late[kind], 0.99) <= latest


def test_what_a_hostile_address_wants_is_refused(tmp_path: Path) -> None:
    """The soak is one: its stranger runs into the limits it is meant to run into, however long
    that takes where others work as well."""
    found = measure(tmp_path, SIZES.soak, 1, until=is_refused)
    assert found.hostile["guess 404"] > 0


def is_refused(found: Found) -> bool:
    """Tell whether guesses, records and broken requests have all met their limit."""
    told = found.hostile
    return (
        told.get("guess 429", 0) > told.get("guess 404", 0)
        and any(what.startswith(("replays 4", "checks 4")) for what in told)
        and "broken requests" in told
    )
