"""Which tests demonstrate which numbered rules. `python -m tests.rule_ids` prints the listing.

The ids are those of the list items in `docs/games/`. A test names ids with the marker `rule`, a
record with a comment line `# rules: BB-12 BB-13`.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def demanded() -> set[str]:
    """Return all ids that the games' rules define."""
    item = re.compile(r"^- ([A-Z]{2}-R?\d+) ", re.MULTILINE)
    return {
        found
        for file in (ROOT / "docs" / "games").glob("*.md")
        for found in item.findall(file.read_text())
    }


def demonstrated() -> dict[str, list[str]]:
    """Return the tests and records that name each id."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in marked_ids(node):
                    found[rule].append(f"{file.relative_to(ROOT)}::{node.name}")
    for file in sorted((ROOT / "tests").rglob("*.fistful")):
        for line in file.read_text().splitlines():
            if line.startswith("# rules:"):
                for rule in ID.findall(line):
                    found[rule].append(str(file.relative_to(ROOT)))
    return found


def marked_ids(node: ast.FunctionDef) -> list[str]:
    """Return the ids in a test's `rule` markers."""
    marks = [ast.unparse(decorator) for decorator in node.decorator_list]
    return [
        rule for mark in marks if mark.startswith("pytest.mark.rule(") for rule in ID.findall(mark)
    ]


if __name__ == "__main__":
    tests = demonstrated()
    for rule in sorted(demanded()):
        print(rule, *tests.get(rule, ["–"]), sep="\n    ")
