"""Datasets: what is written reads back equal, whatever was broken off."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from fistful.adapters import dataset
from fistful.adapters.encode import Actions, Encoder
from fistful.engine.errors import Invalid
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.games import find_game
from fistful.lab.executor import Here
from fistful.lab.series import Series
from fistful.table.record import read_record
from fistful.table.replay import Replay

GAME = find_game("cash-n-guns")
#: Those who talk most, so that few games have claims, kept and broken.
SERIES = Series(GAME.name, {}, 4, ("liar", "coward", "hothead", "avenger"), 3)


def command(words: list[str]) -> str:
    """Run a command of ours; return what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "fistful", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows_of(folder: Path, name: str) -> list[dict[str, Any]]:
    """Return all rows of a dataset, in their order."""
    files = sorted(folder.glob(f"{name}-*.parquet"))
    return [row for file in files for row in pq.read_table(file).to_pylist()]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let parts have few games."""
    monkeypatch.setattr(dataset, "A_PART", 3)


@pytest.mark.usefixtures("few")
def test_what_is_written_is_what_was_seen_and_done(tmp_path: Path) -> None:
    dataset.write_dataset(SERIES, 8, tmp_path, Here())
    decisions = rows_of(tmp_path, "decisions")
    assert {row["game"] for row in decisions} == set(range(8))
    encoder, moves = Encoder(GAME, 4), Actions(GAME.rules.verbs, 4)
    for number in (0, 7):
        watcher = dataset.Watcher(SERIES, number, encoder, moves)
        watcher.play()
        s = GAME.rules.start(4, {})
        own = iter([row for row in decisions if row["game"] == number])
        for at, move in enumerate(watcher.played):
            assert isinstance(move, tuple)
            seat, action = move
            if seat != NATURE:
                row = next(own)
                assert (row["move"], row["seat"]) == (at, seat)
                assert row["bot"] == SERIES.sitting(number).bots[seat]
                assert np.float32(row["observation"]).tolist() == encoder.vector(s, seat).tolist()
                legal = [moves.played[seat, one] for one in row["legal"]]
                assert sorted(legal) == sorted(GAME.rules.legal(s, seat))
                assert moves.play(seat, row["action"]) == action
                assert GAME.rules.phases[s.phase].name == row["phase"]
            GAME.rules.play(s, seat, action, None)
        won = GAME.rules.outcome(s).shares()
        for row in decisions:
            if row["game"] == number:
                assert row["won"] == np.float32(won[row["seat"]])


@pytest.mark.usefixtures("few")
def test_talk_is_told_with_its_truth(tmp_path: Path) -> None:
    dataset.write_dataset(SERIES, 20, tmp_path, Here())
    talk = rows_of(tmp_path, "talk")
    claims = [row for row in talk if row["is_claim"]]
    assert {row["is_true"] for row in claims} == {True, False}
    assert all([row["is_true"] is None for row in talk if not row["is_claim"]])
    assert all([row["to"] != row["seat"] and len(row["public"]) for row in talk])
    honest = {
        bot: [row["is_true"] for row in claims if row["bot"] == bot] for bot in ("liar", "coward")
    }
    assert np.mean(honest["coward"]) > np.mean(honest["liar"])
    # A threat is true if the one it was made to is aimed at.
    done = {(row["game"], row["move"]): row for row in rows_of(tmp_path, "decisions")}
    moves = Actions(GAME.rules.verbs, 4)
    for row in claims:
        action = moves.play(row["seat"], done[row["game"], row["move"]]["action"])
        assert action is not None
        is_at = GAME.rules.verbs.things(action).get("seat") == row["to"]
        assert row["is_true"] == (is_at == (row["phrase"] == "threaten"))


@pytest.mark.usefixtures("few")
def test_a_run_that_was_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    dataset.write_dataset(SERIES, 7, whole, Here())
    parts = dataset.parts_of(SERIES, 7, broken)
    broken.mkdir()
    dataset.write_part(next(parts))
    before = (broken / "decisions-00000.parquet").stat().st_mtime_ns
    told: list[tuple[int, int]] = []
    dataset.write_dataset(SERIES, 7, broken, Here(), lambda done, total: told.append((done, total)))
    assert (broken / "decisions-00000.parquet").stat().st_mtime_ns == before
    assert told == [(3, 7), (6, 7), (7, 7)]
    for file in whole.iterdir():
        assert (broken / file.name).read_bytes() == file.read_bytes()
    with pytest.raises(Invalid, match="dataset-other"):
        dataset.write_dataset(SERIES, 8, broken, Here())


def test_the_command_writes_a_dataset(tmp_path: Path) -> None:
    words = ["dataset", "blasting-billy", "--games", "2", "--bots", "random", "--players", "3"]
    command([*words, "--jobs", "1", "--out", str(tmp_path)])
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert (about["players"], about["games"]) == (3, 2)
    found = rows_of(tmp_path, "decisions")
    assert len(found[0]["observation"]) == about["numbers"]
    public = Encoder(find_game("blasting-billy"), 3)
    assert public.size == about["numbers"]
    assert SPECTATOR not in {row["seat"] for row in found}


def test_simulated_games_are_kept_as_records(tmp_path: Path) -> None:
    words = ["sim", "cash-n-guns", "--games", "3", "--players", "4", "--bots", "rules,random"]
    told = command([*words, "--records", str(tmp_path), "--json", "-"])
    won = [0.0] * 2
    for number, file in enumerate(sorted(tmp_path.iterdir())):
        record = read_record(file.read_text())
        replay = Replay(record).play()
        shares = GAME.rules.outcome(replay.state).shares()
        for who, share in zip(record.players, shares, strict=True):
            won[who == "random"] += share
        assert record.players[number % 4] == "rules" or "rules" in record.players
    # The same games as the report is about.
    report = json.loads(told)
    seats = 3 * 2
    assert won[0] / seats == pytest.approx(report["bots"]["rules"]["rate"])
