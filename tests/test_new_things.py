"""New things without programming: a designer adds lines to a file, and every door knows them."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from fistful.cli import main
from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.games.variant import is_packed
from fistful.server.bodies import Draft
from fistful.server.drafts import look
from fistful.server.offers import table_options
from fistful.table.record import read_record, write_record
from fistful.table.verify import verify
from fistful.texts import Catalogue, summary
from tests.make_golden import play_golden


@dataclass(frozen=True)
class Added:
    """What a designer writes where, and what is then said of it in English and Dutch."""

    game: str
    players: int
    options: str
    after: str
    lines: str
    words: str
    en: list[str]
    nl: list[str]
    #: What else is changed: before, after, and so on.
    instead: tuple[str, ...] = ()


ADDED = [
    Added(
        game="blasting-billy",
        players=4,
        options="",
        after="[cards]\n",
        lines='furs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "dynamite"]\n',
        words='[names]\nfurs = { en = "Furs", nl = "Bont" }\n',
        en=[],
        nl=[],
        instead=(
            'coins     = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "dynamite"]\n',
            "",
        ),
    ),
    Added(
        game="cash-n-guns",
        players=5,
        options="powers=first-six,",
        after="[powers]\n",
        lines='Scarface = { extra_wounds = 1, pay_per_wound = 5 }\n"Last Word" = { pay = 10 }\n',
        words='[names]\nScarface = { en = "Scarface", nl = "Littekens" }\n',
        en=["*Scarface*: At the end, if you live: $5,000 for each of your wounds.", "Last Word"],
        nl=["*Littekens*: Aan het eind", "Pas vier wonden zijn dodelijk voor je."],
    ),
    Added(
        game="get-billy-the-kid",
        players=5,
        options="",
        after="[escapes]\n",
        lines="balloon = [2, 1, 0, 0, 0]\n",
        words='[names]\nballoon = { en = "Hot-air balloon", nl = "Luchtballon" }\n',
        en=[],
        nl=[],
    ),
    Added(
        game="stetsons-and-sixguns",
        players=4,
        options="",
        after="characters = [\n",
        lines='  { name = "Six-Toed Pete", sex = "m", ability = ["never-jams", "dug-in"] },\n',
        words='[names]\n"Six-Toed Pete" = { en = "Six-Toed Pete", nl = "Piet Zesteen" }\n',
        en=[],
        nl=[],
        instead=(
            '  { name = "Calamity Jen", sex = "f", ability = ["never-jams"] },\n',
            "",
            'to = 84, name = "Take Aim", players = 7, does = ["shoot"] },\n',
            'to = 83, name = "Take Aim", players = 7, does = ["shoot"] },\n'
            '  { speed = 90, name = "Hangman", notoriety = 1, does = ["limit 2", "shoot"] },\n',
        ),
    ),
]


def written(added: Added, folder: Path) -> Path:
    """Return the file as the designer leaves it."""
    variants = find_game(added.game).variants
    assert variants
    text = variants.file.read_text()
    assert added.after in text
    text = text.replace(added.after, added.after + added.lines, 1)
    for before, now in zip(added.instead[::2], added.instead[1::2], strict=True):
        assert before in text
        text = text.replace(before, now, 1)
    file = folder / "mine.toml"
    file.write_text(f'game = "{added.game}"\nname = "Mine"\n{text}\n{added.words}')
    return file


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str]:
    """Return a command's status and output."""
    with pytest.raises(SystemExit) as stop:
        main(list(words))
    return stop.value.code, capsys.readouterr().out


@pytest.mark.parametrize("added", ADDED, ids=lambda added: added.game)
def test_what_a_designer_adds_is_checked_played_measured_and_verified(
    added: Added, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(added, tmp_path)
    options = f"{added.options}deck={file}"
    assert run(capsys, "variant", "check", str(file), "--lang", "en")[0] == 0
    sim = ["--games", "4", "--players", str(added.players), "--jobs", "1", "--options", options]
    assert run(capsys, "sim", added.game, "--bots", "rules", *sim)[0] == 0
    record = read_record(
        write_record(play_golden(added.game, added.players, options, 3)),
    )
    file.unlink()
    assert is_packed(record.options["deck"])
    assert verify(record)


@pytest.mark.parametrize("added", [one for one in ADDED if one.en], ids=lambda added: added.game)
def test_what_it_does_is_said_in_every_language(added: Added, tmp_path: Path) -> None:
    file = written(added, tmp_path)
    game = find_game(added.game)
    for language, wanted in (("en", added.en), ("nl", added.nl)):
        rules = summary(game, language, {"deck": str(file)})
        for text in wanted:
            assert text in rules


@pytest.mark.parametrize("added", ADDED, ids=lambda added: added.game)
def test_the_workbench_opens_it_and_a_table_is_laid_with_it(added: Added, tmp_path: Path) -> None:
    drafted = look(Draft(text=written(added, tmp_path).read_text()))
    assert (drafted.game, drafted.problems) == (added.game, [])
    game = find_game(added.game)
    table = table_options(game, {"deck": drafted.packed})
    assert Catalogue("en", game, (), table).wording == drafted.wording
    state = game.rules.start(added.players, table)
    playout(game.rules, state, QuickDice(1))
    assert state.phase == OVER


def test_a_power_that_is_left_out_is_not_in_the_rules(tmp_path: Path) -> None:
    game = find_game("cash-n-guns")
    assert game.variants
    lines = game.variants.file.read_text().splitlines()
    file = tmp_path / "mine.toml"
    file.write_text("\n".join([line for line in lines if not line.startswith("dragon-skin")]))
    assert "Dragon Skin" in summary(game, "en")
    assert "Dragon Skin" not in summary(game, "en", {"deck": str(file)})
    assert "Drakenhuid" not in summary(game, "nl", {"deck": str(file)})


def test_a_longer_get_billy_is_played_to_its_last_hour_by_rules_of_thumb(tmp_path: Path) -> None:
    variants = find_game("get-billy-the-kid").variants
    assert variants
    text = variants.file.read_text().replace("hours = 7", "hours = 12")
    file = tmp_path / "long.toml"
    file.write_text(text.replace("first_arrest = 4", "first_arrest = 11"))
    record = play_golden("get-billy-the-kid", 6, f"deck={file}", 1)
    assert record.lines
