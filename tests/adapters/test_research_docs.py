"""What the page for researchers says is what the code does."""

import re
from pathlib import Path

from fistful.adapters.tables import with_tables

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_tables_of_observations_and_actions_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run: python -m fistful.adapters.tables docs/research.md"


def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), {})
