"""The lab: what a study may say, and that its report is the same however it was played."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from fistful.cli import error_line
from fistful.engine.errors import Invalid
from fistful.games import games
from fistful.games.variant import unpack
from fistful.lab.executor import Here, executor
from fistful.lab.experiment import RESULTS, Experiment, Results, width
from fistful.lab.findings import flag
from fistful.lab.observe import decided, lead_changes
from fistful.lab.quest import load_question
from fistful.lab.study import Study, StudyError, read_study
from fistful.lab.study_command import lab
from fistful.lab.study_page import StudyPage
from fistful.lab.tally import WHOLE, Mean, Tally, WinCount, group_of, read_tally
from fistful.texts import Catalogue, languages
from tests.lab.test_arena import Page

STUDY = """\
title = "Cop or no cop"
game = "cash-n-guns"
seed = 5
players = 5
bots = ["random"]
games = 50

[options]
cop = ["off", "on"]

[ladder]
bots = ["random", "rules"]
games = 10
"""
HERE = Path()


def played(text: str, jobs: int = 1, folder: Path | None = None) -> Results:
    work = executor(jobs)
    try:
        return Experiment(read_study(text, HERE), folder).play(work)
    finally:
        work.close()


def report(results: Results, language: str = "en") -> str:
    return StudyPage(results, "fistful lab study.toml", language).write()


def test_every_list_is_varied() -> None:
    text = 'game = "cash-n-guns"\nplayers = [5, 6]\nbots = [["rules"], ["rules", "random"]]\n'
    study = read_study(text + '[options]\npowers = ["off", "all"]\ncop = "on"\n', HERE)
    assert len(study.variants) == 8
    first, last = study.variants[0], study.variants[-1]
    assert first.told == {"players": "5", "bots": "rules", "powers": "off"}
    assert last.told == {"players": "6", "bots": "rules, random", "powers": "all"}
    assert last.bots == ("rules", "random") * 3
    assert last.options == {"powers": "all", "cop": "on", "specialist": "fired"}


def test_decks_lie_beside_the_study(tmp_path: Path) -> None:
    folder = games()["get-billy-the-kid"].folder
    (tmp_path / "mine.toml").write_text((folder / "deck.toml").read_text())
    text = 'game = "get-billy-the-kid"\n[options]\ndeck = ["standard", "mine.toml"]\n'
    decks = [variant.options["deck"] for variant in read_study(text, tmp_path).variants]
    assert decks[0] == "standard"
    # The study carries what the file says, wherever it is played.
    assert unpack(decks[1])["escapes"]["canoe"] == [2, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('game = "cash-n-guns', 1, "no TOML"),
        ("players = 4", 1, '"game" is missing'),
        ('game = "poker"', 1, "The games are: "),
        ('game = "cash-n-guns"\n\ncolour = 1', 3, "There are: title, game,"),
        ('game = "cash-n-guns"\nseed = -1', 2, "whole number, 0 or more"),
        ('game = "cash-n-guns"\nplayers = 9', 2, "for 4 to 6 players, not 9"),
        ('game = "cash-n-guns"\nplayers = "many"', 2, "[4, 5]"),
        ('game = "cash-n-guns"\ngames = 0', 2, "1 or more"),
        ('game = "cash-n-guns"\nbots = "rules"', 2, 'list of bots: ["rules", "random"]'),
        ('game = "cash-n-guns"\nbots = ["clever"]', 2, "The bots are: random"),
        ('game = "cash-n-guns"\nplayers = 4\nbots = ["random"]\n[options]\nluck = "on"', 5, "cop"),
        ('game = "cash-n-guns"\n[options]\ncop = ["maybe"]', 3, "It can be: off, on."),
        ('game = "cash-n-guns"\n[options]\ncop = true', 3, "in quotes"),
        ('game = "cash-n-guns"\noptions = "cop"', 2, "[options]"),
        ('game = "cash-n-guns"\n[options]\ncop = "on"', 2, "for 5 to 6 players, not 4"),
        ('game = "cash-n-guns"\n[until]\nwidth = 5', 3, "between 0 and 1"),
        ('game = "cash-n-guns"\n[until]\nwidth = 0.1\nof = "luck"', 4, "seat, role, power"),
        ('game = "cash-n-guns"\ngames = 5\n[until]\nwidth = 0.1', 2, "either"),
        ('game = "cash-n-guns"\n[ladder]\nbots = ["random"]', 3, "at least two bots"),
        ('game = "cash-n-guns"\n[ladder]\nbots = ["random", "rules"]\nplayers = 9', 4, "not 9"),
        ('game = "get-billy-the-kid"\n[options]\ndeck = "none.toml"', 3, "none.toml"),
    ],
)
def test_a_wrong_study_is_told_its_line_and_what_would_be_right(
    text: str, line: int, words: str
) -> None:
    with pytest.raises(StudyError) as error:
        read_study(text, HERE)
    assert words in Catalogue("en").error(error.value.problem)
    assert error.value.line == line
    assert f"line {line}: " in error_line(error.value, ["--lang", "en"])


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = report(played(STUDY, jobs=1))
    assert alone == report(played(STUDY, jobs=2)), "byte for byte"
    assert alone != report(played(STUDY.replace("seed = 5", "seed = 6")))


def test_a_killed_study_goes_on_where_it_was(tmp_path: Path) -> None:
    """A real process is killed with -9; going on gives what an undisturbed run gives."""
    study, out = tmp_path / "study.toml", tmp_path / "out"
    study.write_text(STUDY.replace("games = 50", "games = 400"))
    process = subprocess.Popen(
        [sys.executable, "-m", "fistful", "lab", str(study), "--out", str(out), "--jobs", "1"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
    )
    results = out / RESULTS
    while process.poll() is None and (
        not results.exists() or results.read_bytes().count(b"\n") < 3
    ):
        pass
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL, "it was to be killed before it was done"
    results.write_bytes(results.read_bytes() + b'["0 25 2')
    study.write_text(STUDY)
    with pytest.raises(Invalid, match="lab-exists"):
        CliRunner().invoke(lab, [str(study), "--out", str(out)], catch_exceptions=False)
    arguments = [str(study), "--out", str(out), "--resume", "--jobs", "1", "--lang", "en"]
    assert CliRunner().invoke(lab, arguments, catch_exceptions=False).exit_code == 0
    page = (out / "report.html").read_text()
    fresh = StudyPage(played(STUDY), f"fistful lab {study}", "en").write()
    assert page == fresh


@pytest.mark.parametrize("language", languages())
def test_the_report_holds_everything_itself(language: str) -> None:
    page = report(played(STUDY), language)
    parsed = Page(page)
    assert parsed.open == [] and parsed.sources == []
    assert "http" not in page and "url(" not in page and "@import" not in page
    assert "fistful lab study.toml" in page and "Cop or no cop" in page
    assert page.count("<svg") >= 6


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_every_game_can_be_studied(game: object, tmp_path: Path) -> None:
    name = str(getattr(game, "name", ""))
    study = tmp_path / "study.toml"
    study.write_text(f'game = "{name}"\ngames = 4\nbots = ["random"]\n')
    arguments = [str(study), "--out", str(tmp_path / "out"), "--jobs", "1"]
    assert CliRunner().invoke(lab, arguments, catch_exceptions=False).exit_code == 0
    data = json.loads((tmp_path / "out" / "report.json").read_text())
    variant = data["variants"][0]
    assert variant["games"] == 4
    assert sum(variant["reasons"].values()) == 4
    assert [row["thing"] for row in variant["groups"]["seat"]] == ["0", "1", "2", "3"]
    assert all(row["trials"] for group in variant["groups"].values() for row in group)


def test_it_stops_when_intervals_are_tight_enough() -> None:
    text = 'game = "cash-n-guns"\nbots = ["random"]\n[until]\nleast = 50\nmost = 150\n'
    wide = played(text + "width = 0.5\n").tallies[0]
    tight = played(text + "width = 0.2\n").tallies[0]
    never = played(text + "width = 0.001\n").tallies[0]
    assert (wide.games, tight.games, never.games) == (50, 100, 150)
    assert width(wide, "seat") > 0.2 >= width(tight, "seat")


def test_tallies_add_up_in_any_order_and_survive_the_ledger() -> None:
    study: Study = read_study(STUDY, HERE)
    whole = Experiment(study, None).play(Here()).tallies[1]
    assert whole.games == 50
    assert read_tally(json.loads(json.dumps(whole.plain()))).plain() == whole.plain()
    twice = Tally()
    twice.add(whole)
    twice.add(whole)
    assert twice.traits["role/1"].trials == 2 * whole.traits["role/1"].trials == 100
    assert sum(share.wins for share in group_of(whole, "role").values()) == pytest.approx(50)


def test_seats_that_win_together_count_as_one_game() -> None:
    # Two seats of a side that win and lose together: as sure as one of them.
    one, two = WinCount(), WinCount()
    for game in range(100):
        won = 840 if game < 30 else 0
        one.game(won, 1)
        two.game(2 * won, 2)
    assert two.rate() == one.rate()
    assert one.rate().rate == pytest.approx(0.3)
    assert one.rate().low == pytest.approx(0.219, abs=0.001), "Wilson's for 30 of 100"


def test_means_have_their_spread() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.game(value)
    assert mean.rate().rate == 5
    # The standard deviation of these eight is 2.138 (n - 1).
    assert mean.error() == pytest.approx(2.138 / 8**0.5, abs=0.001)


def test_leads_change_when_somebody_else_altogether_leads() -> None:
    assert lead_changes([0, 0b01, 0b11, 0b01, 0b10, 0, 0b10, 0b01]) == 2
    assert decided([0b01, 0b10, 0b01, 0b01], 0b01) == WHOLE // 2
    assert decided([0b10, 0b10], 0b01) == WHOLE
    assert decided([0b01, 0b01], 0b01) == 0


def test_what_is_off_is_far_off_and_seen_often_enough() -> None:
    def seen(wins: int, games: int) -> WinCount:
        share = WinCount()
        for game in range(games):
            share.game(840 if game < wins else 0, 1)
        return share

    assert flag(seen(0, 29), 0.25) == "", "too few to tell"
    assert flag(seen(0, 40), 0.25) == "never"
    # A quarter of 400 is 100, its standard error 8.7: three of them and a fifth off is beyond 26.
    assert flag(seen(130, 400), 0.25) == "strong"
    assert flag(seen(120, 400), 0.25) == ""
    assert flag(seen(70, 400), 0.25) == "weak"


def test_texts_name_every_group() -> None:
    for game in games().values():
        assert game.insight
        for language in languages():
            say = Catalogue(language, game)
            assert all(say.has(f"trait-{group}") for group in game.insight.groups)


def test_the_ready_studies_and_the_documented_one_can_be_read() -> None:
    root = Path(__file__).parents[2]
    # Beside the studies lie the decks they compare.
    files = [file for file in (root / "studies").glob("*.toml") if "-draft" not in file.stem]
    assert {load_question(file).game for file in files} == set(games())
    page = (root / "docs" / "lab.md").read_text()
    documented = read_study(page.partition("```toml\n")[2].partition("```")[0], root)
    assert [variant.told["cop"] for variant in documented.variants] == ["off", "on"] * 2
