"""What the page for researchers says is what the code does."""

import re
from pathlib import Path
from runpy import run_path

import pytest

from fistful import __version__
from fistful.adapters.tables import with_tables

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "research.md"


def test_the_tables_of_observations_and_actions_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run: python -m fistful.adapters.tables docs/research.md"


def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), {})


def test_the_citation_names_this_version_and_licence() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    told = dict(re.findall(r"^([a-z-]+): \"?(.*?)\"?$", citation, re.MULTILINE))
    assert told["version"] == __version__
    assert f"Version {__version__}" in PAGE.read_text(encoding="utf-8")
    assert told["title"] in PAGE.read_text(encoding="utf-8")
    assert told["license"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "The Fistful contributors" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_example_solves_a_small_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["exploitability.py", "--quick"])
    run_path(str(ROOT / "examples" / "exploitability.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    before, after = [float(line.rpartition(" ")[2]) for line in lines[:2]]
    assert after < before / 2
    assert "IS-MCTS wins" in lines[2]
