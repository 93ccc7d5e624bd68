"""Variants as things: made, checked, compared, packed; carried by records for ever."""

import gc
import json
from dataclasses import replace
from pathlib import Path

import pytest

from fistful.cli import main
from fistful.engine.dice import QuickDice
from fistful.engine.driver import drive
from fistful.engine.errors import Invalid
from fistful.engine.state import NOTHING
from fistful.games import find_game, games
from fistful.games.variant import KEPT, is_packed, pack, unpack
from fistful.lab.series import fill_seats
from fistful.lab.study import Variant
from fistful.table.fairness import commitment
from fistful.table.record import Record, RecordError, read_record, write_record
from fistful.table.verify import verify
from tests.make_golden import play_golden


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    """Return a command's status, output and errors."""
    with pytest.raises(SystemExit) as stop:
        main(list(words))
    printed = capsys.readouterr()
    return stop.value.code, printed.out, printed.err


def own_file(folder: Path, name: str, old: str, new: str) -> Path:
    """Write a game's built-in file with one change; return where."""
    variants = find_game(name).variants
    assert variants
    text = variants.file.read_text()
    assert old in text
    file = folder / f"{name}.toml"
    file.write_text('name = "High Noon"\nversion = 3\n' + text.replace(old, new, 1))
    return file


def played(file: Path) -> Record:
    """Return a finished game of Cash 'n Guns with a variant's file."""
    return read_record(write_record(play_golden("cash-n-guns", 4, f"deck={file}", 7)))


def test_a_record_carries_its_variant_whatever_becomes_of_the_file(tmp_path: Path) -> None:
    file = own_file(tmp_path, "cash-n-guns", "wounds_to_die = 3", "wounds_to_die = 2")
    record = played(file)
    assert is_packed(record.options["deck"])
    assert unpack(record.options["deck"])["wounds_to_die"] == 2
    lines = verify(record)
    own_file(tmp_path, "cash-n-guns", "wounds_to_die = 3", "wounds_to_die = 5")
    assert verify(record) == lines
    file.unlink()
    assert verify(record) == lines


def test_a_record_of_old_that_names_a_file_is_still_read(tmp_path: Path) -> None:
    file = own_file(tmp_path, "cash-n-guns", "wounds_to_die = 3", "wounds_to_die = 2")
    record = played(file)
    options = {**record.options, "deck": str(file)}
    promised = commitment(record.seed, record.game, options)
    assert verify(replace(record, options=options, commitment=promised)) == verify(record)


def test_a_variant_that_was_tampered_with_is_no_variant(tmp_path: Path) -> None:
    record = played(own_file(tmp_path, "cash-n-guns", "rounds = 8", "rounds = 7"))
    packed = record.options["deck"]
    other = pack({**unpack(packed), "rounds": 8})
    for deck, code in (
        (packed.replace("@3:", "@4:"), "variant-damaged"),
        (packed.rpartition(":")[0] + ":" + other.rpartition(":")[2], "variant-damaged"),
        (other, "verify-commitment"),
    ):
        with pytest.raises(RecordError) as refused:
            verify(replace(record, options={**record.options, "deck": deck}))
        assert refused.value.problem.code == code


@pytest.mark.parametrize("name", games())
def test_a_variant_is_begun_checked_compared_and_packed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "mine.toml")
    assert run(capsys, "variant", "new", name, file, "--name", "Mine") == (0, "", "")
    assert run(capsys, "variant", "new", name, file)[0] == 2
    assert "Mine, version 1, hash " in run(capsys, "variant", "check", file, "--lang", "en")[1]
    packed = run(capsys, "variant", "pack", file)[1].strip()
    assert unpack(packed)["name"] == "Mine"
    assert run(capsys, "variant", "diff", file, "--lang", "en")[1] == "Nothing differs.\n"
    # What was packed can be taken apart again, on a machine without the file.
    again = str(tmp_path / "again.toml")
    assert run(capsys, "variant", "new", name, again, "--from", packed)[0] == 0
    assert json.loads(run(capsys, "variant", "diff", again, file, "--json")[1])["changes"] == []


def test_a_difference_is_told_thing_by_thing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_file(
        tmp_path, "stetsons-and-sixguns", 'name = "Snap Shot", notoriety = 1', 'name = "Snap Shot"'
    )
    out = run(capsys, "variant", "diff", str(file))[1]
    assert out == "cards · Snap Shot · notoriety: 1 → –\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        (
            "blasting-billy",
            "hand_size = 3",
            "hand_size = 5",
            "a whole number from 1 to 4",
        ),
        ("blasting-billy", "5 = 0", "5 = 50", "5 players need 70 cards at least: there are 60"),
        ("blasting-billy", "[cards]\n", "[cards]\nfurs = [1]\n", "up to 5 of [cards]: there are 6"),
        ("blasting-billy", "gold ", "dynamite ", "is a word of records"),
        ("blasting-billy", "[0, 1, 2,", "[0, 0, 2,", 'gold is a list of 0 to 10 and "dynamite"'),
        ("cash-n-guns", "rounds = 8", "rounds = 9", "9 rounds need 9 bullets: there are 8"),
        ("cash-n-guns", "20 = 10", "20 = 5", "8 rounds need 40 notes: there are 35"),
        ("cash-n-guns", "click = 5", "click = 8", "click is a whole number from 1 to 7"),
        ("cash-n-guns", "the-kid  ", "own-1  ", "is a word of records"),
        ("cash-n-guns", "{ aims_last = true }", "{ flies = true }", "unknown 'flies'; known are"),
        ("cash-n-guns", "last_phone_round = 6", "last_phone_round = 8", "after the last of 8"),
        ("get-billy-the-kid", "town_size = 2", "town_size = 3", "from 0 to 2"),
        ("stetsons-and-sixguns", "starting_cards = 4", "starting_cards = 0", "from 1 to 6"),
    ],
)
def test_what_the_rules_cannot_bear_is_told_with_its_line(
    name: str,
    old: str,
    new: str,
    problem: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = own_file(tmp_path, name, old, new)
    status, _, err = run(capsys, "variant", "check", str(file), "--game", name)
    assert status == 2
    assert problem in err
    assert err.startswith("line ")
    with pytest.raises(Invalid, match="deck-file"):
        find_game(name).rules.start(4, {"deck": str(file)})


def test_a_variants_numbers_are_played_by(tmp_path: Path) -> None:
    billy = find_game("blasting-billy").rules
    file = own_file(tmp_path, "blasting-billy", "hand_size = 3", "hand_size = 4")
    assert billy.start(3, {"deck": str(file)}).deck.hand_size == 4
    assert "deck" not in billy.start(3, {}).options
    guns = played(own_file(tmp_path, "cash-n-guns", "rounds = 8", "rounds = 7"))
    assert len([line for line in guns.lines if line.text.startswith("notes ")]) <= 7


def test_a_variant_that_names_its_game_is_of_that_game_however_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_file(tmp_path, "cash-n-guns", "rounds = 8", "rounds = 99")
    text = file.read_text().replace("wounds_to_die = 3", "wounds_to_die = 99")
    file.write_text(f'game = "cash-n-guns"\n{text}')
    status, _, err = run(capsys, "variant", "check", str(file), "--lang", "nl")
    assert status == 2
    lines = err.splitlines()
    assert len(lines) == 2
    assert all([line.startswith("regel ") and "een geheel getal van 1" in line for line in lines])


@pytest.mark.parametrize("name", games())
def test_variants_that_nobody_plays_any_more_are_forgotten(name: str) -> None:
    """A stranger may bring as many as there are: what was worked out for one goes with it."""
    game = find_game(name)
    assert game.variants is not None
    assert game.evaluate is not None
    assert game.outlook is not None
    players = game.rules.fewest
    kind = type(game.variants.standard)
    before = alive(kind)
    for version in range(1, 2 * KEPT):
        deck = pack({"game": name, **game.variants.standard_data, "version": version})
        for bot in ("rules", "hothead"):
            bots = fill_seats([bot], players)
            Variant(name, {"deck": deck}, players, bots, 0, 0, {}).play(version)
        s = game.rules.start(players, {"deck": deck})
        drive(game.rules, s, lambda s, seat: NOTHING, QuickDice(version))
        game.rules.view(s, 0)
        game.evaluate(s, 0)
        game.outlook.chances(s)
    assert alive(kind) <= before + KEPT + 1


def alive(kind: type) -> int:
    """Return how many things of a kind there are in memory."""
    gc.collect()
    return len([one for one in gc.get_objects() if type(one) is kind])
