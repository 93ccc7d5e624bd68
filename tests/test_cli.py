"""The command line: what people type, and what they get when they get it wrong."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import click
import pytest

from fistful.cli import COMMANDS, fistful, main
from fistful.table.record import write_record
from tests.make_golden import play_golden


class Run:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        with pytest.raises(SystemExit) as stop:
            main(list(arguments))
        self.status = stop.value.code
        captured = capsys.readouterr()
        self.out = captured.out
        self.err = captured.err


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.fistful"
    file.write_text(write_record(play_golden("blasting-billy", 3, "", 9)))
    return file


def is_one_line_error(run: Run) -> bool:
    return run.status == 2 and re.fullmatch(r"fistful: .+\n", run.err) is not None and not run.out


def test_replay_prints_the_game_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "replay", str(record), "--json")
    data = json.loads(run.out)
    assert run.status == 0
    assert set(data) == {"game", "options", "seats", "actions", "over", "outcome", "view"}
    assert data["over"] is True
    assert list(data["outcome"]) == [
        "winners", "scores", "struck", "fates", "places", "tied", "tie_broken_by", "unit", "reason"
    ]  # fmt: skip
    assert data["seats"] == ["Lotus", "Tino", "El Toro"]


def test_replay_stops_at_a_line_and_sees_with_one_seats_eyes(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = json.loads(
        Run(capsys, "replay", str(record), "--json", "--until", "30", "--as", "Tino").out
    )
    assert seen["over"] is False
    assert seen["outcome"] is None
    assert seen["view"]["you"] == 1
    assert len(seen["view"]["hand"]) == 3
    watched = json.loads(Run(capsys, "replay", str(record), "--json", "--until", "30").out)
    assert watched["view"]["hand"] == []


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_a_record_of_a_deck_that_has_moved_says_where_its_file_is(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.fistful"
    text = write_record(play_golden("get-billy-the-kid", 4, "", 1))
    file.write_text(text.replace("deck=standard", "deck=draft"))
    run = Run(capsys, command, str(file))
    assert is_one_line_error(run)
    assert "line 3" in run.err
    assert "studies/get-billy-the-kid-draft.toml" in run.err


@pytest.mark.parametrize(("language", "words"), [("en", "wins!"), ("nl", "wint!")])
def test_replay_tells_the_story_in_a_language(
    language: str, words: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Run(capsys, "replay", str(record), "--lang", language)
    assert run.status == 0
    assert words in run.out


def test_verify_accepts_a_fair_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "verify", str(record)).status == 0


def test_verify_names_the_line_of_a_draw_that_does_not_follow_from_the_seed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text().splitlines()
    draws = [number for number, line in enumerate(lines) if line.startswith("*: card")]
    first, second = draws[0], draws[1]
    lines[first], lines[second] = lines[second], lines[first]
    record.write_text("\n".join(lines))
    run = Run(capsys, "verify", str(record))
    assert is_one_line_error(run)
    assert f"line {first + 1}:" in run.err


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("seed: ", "seed: 0", 1), "hexadecimal"),
        (lambda text: re.sub(r"seed: ..", "seed: 00", text), "does not belong"),
        (lambda text: re.sub(r"seed: .*\n", "", text), "does not show its seed"),
        (lambda text: re.sub(r"commitment: .*\n", "", text), "no commitment"),
        (lambda text: "\n".join(text.splitlines()[:40]), "before the game is over"),
    ],
    ids=["seed-length", "wrong-seed", "no-seed", "no-commitment", "truncated"],
)
def test_verify_refuses_what_it_cannot_prove(
    change: object, problem: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(change)
    record.write_text(change(record.read_text()))
    run = Run(capsys, "verify", str(record))
    assert is_one_line_error(run)
    assert problem in run.err


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("hello\n", 'begins with the line "fistful 1"'),
        ("fistful 1\ngame: chess\nseats: A, B\n", 'line 2: There is no game "chess"'),
        ("fistful 1\nseats: A, B\n", '"game:" is missing'),
        ("fistful 1\ngame: blasting-billy\n", '"seats:" is missing'),
        ("fistful 1\ngame: blasting-billy\nseats: A\n", "line 3: blasting-billy is for 2 to 5"),
        ("fistful 1\ngame: blasting-billy\nseats: A, A\n", 'both be called "A"'),
        ("fistful 1\ngame: blasting-billy\nseats: A, given\n", "A name is"),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\nseats: A, B\n", "line 4"),
        ("fistful 1\ngame: blasting-billy\noptions: x\nseats: A, B\n", "name=value"),
        ("fistful 1\ngame: blasting-billy\noptions: x=1\nseats: A, B\n", 'no option "x"'),
        ("fistful 1\ngame: blasting-billy\noptions: zero=1\nseats: A, B\n", "survivor, billy"),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\nA give\n", "line 5"),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\nC: give gold 1\n", 'no seat "C"'),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\nA: give gold 1\n", "not A's move"),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\n*: card gold 11\n", "card gold 0"),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\ngiven: hat A: big\n", 'fact "hat A"'),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\ngiven: phase: lunch\n", '"lunch"'),
        ("fistful 1\ngame: blasting-billy\nseats: A, B\n\nthen: phase: over\n", "does not"),
    ],
)
def test_a_bad_record_is_refused_with_its_line_and_what_would_be_right(
    text: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.fistful"
    file.write_text(text)
    run = Run(capsys, "replay", str(file))
    assert is_one_line_error(run)
    assert problem in run.err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "chess"], 'no game "chess"'),
        (["play", "blasting-billy", "--seats", "you"], "2 to 5 players, not 1"),
        (["play", "blasting-billy", "--seats", "you,rulez"], '"rulez" is no seat'),
        (["play", "blasting-billy", "--options", "blast=no"], "previous, all_earlier"),
        (["play", "blasting-billy", "--lang", "fr"], "en, nl"),
        (["rules", "chess"], 'no game "chess"'),
        (["replay", "nowhere.fistful"], "nowhere.fistful"),
        (["replay"], "Missing argument"),
        (["dance"], "No such command"),
        (["sim", "chess"], 'no game "chess"'),
        (["sim", "blasting-billy", "--players", "9"], "2 to 5 players, not 9"),
        (["sim", "blasting-billy", "--bots", "genius"], 'no bot "genius"'),
        (["sim", "blasting-billy", "--games", "0"], "at least one"),
    ],
)
def test_a_mistake_is_answered_with_one_line_and_status_2(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Run(capsys, *arguments)
    assert is_one_line_error(run)
    assert problem in run.err


def test_errors_speak_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Er is geen spel" in Run(capsys, "rules", "chess", "--lang", "nl").err


def test_replay_refuses_a_line_or_a_seat_that_is_not_there(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_one_line_error(Run(capsys, "replay", str(record), "--until", "9999"))
    assert is_one_line_error(Run(capsys, "replay", str(record), "--as", "Nobody"))


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "binary.fistful"
    file.write_bytes(b"\xff\xfe\x00")
    assert is_one_line_error(Run(capsys, "replay", str(file)))


def test_play_never_overwrites_a_file(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = record.read_text()
    assert is_one_line_error(Run(capsys, "play", "blasting-billy", "--save", str(record)))
    assert record.read_text() == before


def test_the_same_seed_and_answers_are_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    records: list[str] = []
    for place, seed in enumerate(("5", "5", "6")):
        file = tmp_path / f"{place}.fistful"
        monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 5))
        run = Run(capsys, "play", "blasting-billy", "--seed", seed, "--save", str(file))
        assert run.status == 0
        records.append(file.read_text())
    assert records[0] == records[1] != records[2]
    assert is_one_line_error(Run(capsys, "play", "blasting-billy", "--seed", "x"))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_rules_and_games_are_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Billy" in Run(capsys, "rules", "blasting-billy", "--lang", language).out
    assert "blasting-billy" in Run(capsys, "games", "--lang", language).out


def test_the_installed_command_prints_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fistful", "play", "chess"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_help_names_every_command_and_waits_for_none_of_them() -> None:
    """Half a second of imports was most of what `--help` took."""
    program = (
        "import sys; from fistful.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ('rich', 'textual', 'fluent', 'openskill', 'uvicorn', 'starlette', 'numpy',"
        " 'msgspec', 'fistful.games', 'fistful.lab', 'fistful.server', 'fistful.terminal')\n"
        "print([name for name in sys.modules if name in heavy])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("[]\n")
    assert [name for name in COMMANDS if f"\n  {name} " not in done.stdout] == []


def test_what_help_says_of_a_command_is_what_the_command_says() -> None:
    for name, entry in COMMANDS.items():
        command = fistful.get_command(click.Context(fistful), name)
        assert command is not None and command.name == name
        assert command.get_short_help_str(200) == entry.about


def test_json_is_the_same_everywhere(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file, or standard output (`-`, or nothing) and then nothing else."""
    deck = Path(__file__).parents[1] / "src/fistful/games/get_billy_the_kid/deck.toml"
    table = ["cash-n-guns", "--games", "4", "--bots", "random"]
    for number, words in enumerate(
        (
            ["games"],
            ["replay", str(record)],
            ["verify", str(record)],
            ["deck", "check", str(deck)],
            ["sim", *table, "--players", "4", "--jobs", "1"],
            ["arena", *table, "--players", "4", "--jobs", "1"],
        )
    ):
        printed = Run(capsys, *words, "--json")
        named = Run(capsys, *words, "--json", "-")
        assert printed.status == named.status == 0 and printed.out == named.out
        file = tmp_path / f"{number}.json"
        written = Run(capsys, *words, "--json", str(file))
        assert json.loads(file.read_text()) == json.loads(printed.out)
        assert written.status == 0 and written.out and written.out != printed.out


@pytest.mark.parametrize(
    "words",
    [
        ["tune", "blasting-billy", "--minutes", "-1"],
        ["serve", "--port", "99999"],
        ["serve", "--host", "127.0.0.1", "--port", "0", "--data", "{file}/tables"],
        ["sim", "blasting-billy", "--json", "{file}/report.json"],
        ["arena", "blasting-billy", "--games", "2", "--bots", "random", "--html", "{file}/a.html"],
    ],
)
def test_what_cannot_be_is_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = subprocess.run(
        [sys.executable, "-m", "fistful", *[word.format(file=file) for word in words]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if line.startswith("fistful: ")]
    assert len(said) == 1 and "Traceback" not in done.stderr
