"""`fistful games --mine`: the player's own records on this machine."""

import json
from pathlib import Path

import pytest

from fistful.table.players import HELPED
from fistful.table.record import write_record
from tests.make_golden import play_golden
from tests.test_cli import Run


def keep(folder: Path, name: str, lines: int | None = None, helped: bool = False) -> None:
    """Keep a golden game as one that a person played, perhaps not to its end."""
    record = play_golden("blasting-billy", 4, "", 9)
    record.players = ("person", "rules", "rules", "rules")
    record.lines = record.lines[:lines]
    folder.mkdir(parents=True, exist_ok=True)
    text = write_record(record) + (f"# {record.names[0]}{HELPED}\n" if helped else "")
    (folder / f"{name}.fistful").write_text(text)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_own_games_are_listed_with_results_and_rates(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    none = Run(capsys, "games", "--mine", "--lang", lang)
    assert not none.status and str(tmp_path) in none.out
    folder = tmp_path / "fistful" / "records"
    keep(folder, "one")
    keep(folder, "two", helped=True)
    keep(folder, "three", lines=20)
    (folder / "broken.fistful").write_text("no record\n")
    shown = Run(capsys, "games", "--mine", "--lang", lang)
    assert not shown.status, shown.err
    assert f"--resume {folder / 'three.fistful'}" in shown.out
    assert shown.out.count("Blasting Billy") == 4
    assert " % " in shown.out
    plain = json.loads(Run(capsys, "games", "--mine", "--json", "-").out)
    assert [one["is_over"] for one in plain["games"]].count(True) == 2
    assert sum(one["hints"] for one in plain["games"]) == 1
    [rate] = plain["rates"]
    assert (rate["games"], rate["seats"], rate["company"]) == (2, 4, "rules")
    assert rate["low"] <= rate["rate"] <= rate["high"]
