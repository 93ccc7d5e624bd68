"""What the documents say is what the code does."""

import re
from pathlib import Path

import pytest

from fistful.cli import COMMANDS
from fistful.diagram import with_diagrams
from fistful.games import games
from fistful.games.game import Game
from fistful.table.record import read_record
from fistful.table.replay import Replay

ROOT = Path(__file__).parent.parent


def test_the_phase_diagrams_are_up_to_date() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    assert with_diagrams(text) == text, "run: python -m fistful.diagram docs/architecture.md"


@pytest.mark.parametrize("name", list(games()))
def test_every_game_is_in_the_readme_and_has_its_page(name: str) -> None:
    assert f"docs/games/{name}.md" in (ROOT / "README.md").read_text()
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    for option in games()[name].rules.options:
        assert f"`{option.name}`" in page


def test_every_command_is_documented_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for command in COMMANDS:
        assert f"fistful {command}" in readme, command


def test_the_example_of_the_notation_is_a_record() -> None:
    blocks = re.findall(r"```\n(.*?)```", (ROOT / "docs" / "notation.md").read_text(), re.DOTALL)
    example = next(block for block in blocks if block.startswith("fistful 1"))
    assert read_record(example).names == ("Ann", "Bob", "El Toro")
    position = next(block for block in blocks if block.startswith("given:"))
    header = "fistful 1\ngame: blasting-billy\nseats: Ann, Bob\n\n"
    Replay(read_record(header + position)).play()


def test_the_pictures_kept_are_those_the_documents_show() -> None:
    """All others are made when wanted: `python docs/screens/make.py --all`."""
    shown: set[Path] = set()
    for page in documents():
        for address in re.findall(r"!\[[^]]+\]\(([^)]+\.webp)\)", page.read_text()):
            shown.add((page.parent / address).resolve())
    assert shown == set((ROOT / "docs" / "screens").glob("*.webp"))


def test_pages_lead_only_to_pages_there_are() -> None:
    for page in documents():
        for address in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / address).exists(), f"{page.name}: {address}"


def files_in_table(page: Path, after: str) -> list[str]:
    """Return the files a page's table names in its first column: the first table after some words.

    A file that comes in every language stands there in English.
    """
    table = page.read_text().partition(after)[2].partition("|---|---|\n")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()]
    found = [
        name for cell in cells for name in re.findall(r"`([\w/.<>]+\.(?:py|ftl|md|toml))`", cell)
    ]
    assert found, after
    return [name.replace("<language>", "en") for name in found]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_has_the_files_it_is_said_to_need(game: Game) -> None:
    needed = files_in_table(ROOT / "CONTRIBUTING.md", "**Every game needs**")
    assert [name for name in needed if not (game.folder / name).exists()] == []


def test_every_file_a_game_may_have_some_game_has() -> None:
    may = files_in_table(ROOT / "CONTRIBUTING.md", "**A game may have**")
    folders = [game.folder for game in games().values()]
    assert [name for name in may if not any((one / name).exists() for one in folders)] == []


def test_the_sample_package_has_the_files_it_names() -> None:
    sample = ROOT / "examples" / "noon"
    named = files_in_table(sample / "README.md", "# Noon")
    assert [name for name in named if not (sample / name).exists()] == []
    code = {str(file.relative_to(sample)) for file in sample.rglob("*.py")}
    assert code <= set(named)


def documents() -> list[Path]:
    """Return all pages about the project."""
    return [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "web").glob("*.md")]


def test_the_project_names_nothing_outside_itself() -> None:
    for file in documents():
        assert "shared/" not in file.read_text(), file
