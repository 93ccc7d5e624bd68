"""The table of promises measures, and says so when a promise is broken."""

from dataclasses import fields
from pathlib import Path

import pytest

from fistful.testing.sizes import Sizes
from fistful.testing.tables import Fault
from tests.conformance.tables import game_tables
from tests.promises import HEADINGS, Kept, Promise, Reached, conformance, page, row_of

TINY = Sizes(**{size.name: 16 if size.name != "leak_twins" else 1 for size in fields(Sizes)})
KEPT = HEADINGS.index("kept")


def test_every_game_has_a_line_for_every_promise() -> None:
    lines = [promise.what for promise in conformance(TINY)]
    assert len(set(lines)) == len(lines) == 11 * len(game_tables())


@pytest.mark.parametrize("number", ["R1", "R5", "R10", "R13"])
def test_the_toy_keeps_its_promises(number: str) -> None:
    promises = [
        promise
        for promise in conformance(TINY)
        if promise.number == number and promise.what.startswith("toy: ")
    ]
    assert promises
    for promise in promises:
        assert row_of(promise)[KEPT] == "yes"


def broken() -> Reached:
    raise Fault("somebody knows too much")


def missed() -> Reached:
    return Reached("19/20", False)


def test_broken_promises_are_not_kept() -> None:
    for measure, figure in ((broken, "broken: somebody knows too much"), (missed, "19/20")):
        row = row_of(Promise("R0", "nothing", "20/20", measure, "true"))
        assert row[KEPT] == "NO"
        assert row[HEADINGS.index("reached")] == figure


def test_what_was_measured_is_kept_and_merged(tmp_path: Path) -> None:
    one, other = [Promise("R0", what, "20/20", missed, "true") for what in ("one", "other")]
    bigger = Promise("R0", "one", "21/21", missed, "true")
    Kept(tmp_path / "kept.json").keep(row_of(one))
    kept = Kept(tmp_path / "kept.json")
    # Another run measures something else meanwhile.
    Kept(tmp_path / "kept.json").keep(row_of(other))
    kept.keep(row_of(one))
    table = Kept(tmp_path / "kept.json").table([one, other, bigger])
    assert ["19/20" in line for line in table[2:]] == [True, True, False]
    assert "not measured" in table[4]


def test_what_was_measured_elsewhere_stays_on_the_page(tmp_path: Path) -> None:
    one, other = [Promise("R0", what, "a | b", missed, "true") for what in ("one", "other")]
    written = tmp_path / "promises.md"
    first = Kept(tmp_path / "there.json", written)
    first.keep(row_of(one))
    written.write_text(page(first.table([one, other])), encoding="utf-8")
    again = Kept(tmp_path / "here.json", written)
    assert list(again.rows) == [("R0", "one", "a | b")]
    assert page(again.table([one, other])) == written.read_text(encoding="utf-8")
