"""The arena: fair to the seats, the same for any number of jobs, safe against kill -9."""

import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from fistful.engine.errors import Invalid
from fistful.engine.outcome import VICTORY
from fistful.lab.arena import (
    FIELD,
    HERO,
    SIDES,
    Arena,
    Block,
    pairing,
    pairings,
)
from fistful.lab.arena_command import arena
from fistful.lab.executor import executor
from fistful.lab.series import Series, play_task
from fistful.lab.standings import standings

GUNS = Series("cash-n-guns", {}, 4, ("rules", "random"), 3)
BILLY = Series("get-billy-the-kid", {}, 4, ("random", "rules"), 3)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(arena, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def results(table: Series, designs: list[str], games: int, jobs: int) -> dict[str, object]:
    work = executor(jobs)
    try:
        meeting = Arena(table, designs, games, None)
        return standings(meeting.table, meeting.play(work)).plain()
    finally:
        work.close()


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = results(GUNS, ["matrix", "field"], 24, jobs=1)
    assert alone == results(GUNS, ["matrix", "field"], 24, jobs=2)
    other = Series(GUNS.game, GUNS.options, GUNS.players, GUNS.bots, seed=4)
    assert alone != results(other, ["matrix", "field"], 24, jobs=1)


def test_a_block_is_one_deal_with_everybody_in_every_seat() -> None:
    # A table of one kind of bot plays the very same game in every seating: the same seat wins it,
    # so every place wins it once.
    setup = Series("cash-n-guns", {}, 4, ("random",), 5)
    for number in range(10):
        meeting = pairing(setup, HERO, ("random", "random"))
        block: Block = play_task([meeting.blocks(40)[number]])[1][0]
        assert len(block) == 4
        first = block[0]
        for turn, game in enumerate(block):
            assert game == [first[(place - turn) % 4] for place in range(4)]
            assert sum(game) in (0, VICTORY)


def test_mixed_tables_hold_every_bot_about_as_often() -> None:
    (mixed,) = pairings(GUNS, [FIELD])
    for number in range(20):
        assert sorted(mixed.seating(number)) == ["random", "random", "rules", "rules"]
    assert len({mixed.seating(number) for number in range(20)}) > 2


def test_designs_say_who_meets_whom() -> None:
    setup = Series("cash-n-guns", {}, 4, ("a", "b", "c"), 0)
    names = {
        design: [one.bots for one in pairings(setup, [design])]
        for design in ("hero", "invader", "field")
    }
    assert names == {
        "hero": [("a", "b"), ("a", "c")],
        "invader": [("b", "a"), ("c", "a")],
        "field": [("a", "b", "c")],
    }
    assert len(pairings(setup, ["hero", "invader", "matrix"])) == 6, "each pairing once"


def test_better_players_win_more_on_either_side() -> None:
    found = results(BILLY, [SIDES], 60, jobs=1)
    gains = found["gains"]
    assert isinstance(gains, list)
    assert [(gain["side"], gain["against"]) for gain in gains] == [
        ("lawmen", "random"),
        ("lawmen", "rules"),
        ("outlaws", "random"),
        ("outlaws", "rules"),
    ]
    assert all(gain["low"] > 0 for gain in gains)


def test_the_better_bot_is_rated_higher() -> None:
    found = results(GUNS, ["field"], 40, jobs=1)["mixed"]
    assert isinstance(found, list)
    rules, dummy = found
    assert (rules["bot"], dummy["bot"]) == ("rules", "random")
    assert rules["low"] > dummy["high"]
    assert rules["mu"] - rules["sigma"] > dummy["mu"] + dummy["sigma"]
    assert rules["seats"] + dummy["seats"] == 40 * 4


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """A real process is killed with -9; going on gives what an undisturbed run gives."""
    ledger = tmp_path / "results.jsonl"
    arguments = ["cash-n-guns", "--games", "800", "--jobs", "1", "--design", "matrix"]
    process = subprocess.Popen(
        [sys.executable, "-m", "fistful", "arena", *arguments, "--resume", str(ledger)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
    )
    while process.poll() is None and (not ledger.exists() or ledger.read_bytes().count(b"\n") < 9):
        pass
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL, "it was to be killed before it was done"
    kept = ledger.read_bytes()
    ledger.write_bytes(kept + b'["hero rules ran')
    arguments[2] = "80"
    run(*arguments, "--resume", str(ledger), "--json", str(tmp_path / "resumed.json"))
    run(*arguments, "--json", str(tmp_path / "undisturbed.json"))
    assert ledger.read_bytes().startswith(kept.rpartition(b"\n")[0])
    resumed = json.loads((tmp_path / "resumed.json").read_text())
    assert resumed == json.loads((tmp_path / "undisturbed.json").read_text())


def test_results_of_another_table_are_not_mixed_in(tmp_path: Path) -> None:
    ledger = tmp_path / "results.jsonl"
    Arena(GUNS, ["field"], 4, ledger).ledger.close()
    with pytest.raises(Invalid, match="ledger-other"):
        Arena(BILLY, ["field"], 4, ledger)


class Page(HTMLParser):
    """Sees that tags are closed in order, and what is loaded from where."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sources: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br", "link", "img"):
            self.open.append(tag)
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_table_json_and_page_tell_the_same(tmp_path: Path) -> None:
    table = ["cash-n-guns", "--games", "8", "--jobs", "1", "--bots", "rules,random"]
    text = run(*table, "--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "a.html"))
    data = json.loads((tmp_path / "a.json").read_text())
    page = (tmp_path / "a.html").read_text()
    assert data["fair"] == 0.25
    assert data["command"].startswith("fistful arena cash-n-guns --bots rules,random --games 8")
    for one in data["alone"]:
        rate = f"{100 * one['rate']:.1f} %"
        assert rate in text and rate in page
    parsed = Page(page)
    assert parsed.open == [] and parsed.sources == []
    assert "http" not in page
    run(*table, "--html", str(tmp_path / "b.html"), "--lang", "nl")
    assert "Gemengde tafels" in (tmp_path / "b.html").read_text()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["poker"], "unknown-game"),
        (["cash-n-guns", "--bots", "rules,clever"], "unknown-bot"),
        (["cash-n-guns", "--bots", ","], "arena-bots"),
        (["cash-n-guns", "--games", "0"], "games-count"),
        (["cash-n-guns", "--players", "9"], "player-count"),
        (["cash-n-guns", "--design", "duel"], "arena-design"),
        (["cash-n-guns", "--design", "sides"], "arena-sides"),
        (["cash-n-guns", "--options", "cop=maybe"], "option-value"),
        (["cash-n-guns", "--resume", "/"], "ledger-file"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], code: str) -> None:
    with pytest.raises(Invalid) as error:
        run(*arguments)
    assert error.value.code == code
