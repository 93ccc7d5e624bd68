"""The library: what is listed as public is there, explained, and its examples run."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

from fistful.reference import PUBLIC, defined, imported_from, reference, source_of

PAGE = Path(__file__).parent.parent / "docs" / "reference.md"
#: What the tests cannot do without; others may not have them.
NEEDS = {"fistful.adapters.pettingzoo": "pettingzoo", "fistful.adapters.open_spiel": "pyspiel"}


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == reference(), "run: python -m fistful.reference docs/reference.md"


@pytest.mark.parametrize("module", PUBLIC)
def test_what_is_public_is_there_and_explained(module: str) -> None:
    pytest.importorskip(NEEDS.get(module, "fistful"))
    there = import_module(module)
    tree = ast.parse(source_of(module).read_text())
    for name in PUBLIC[module]:
        thing = getattr(there, name)
        if isinstance(thing, type) or callable(thing):
            node = defined(tree, name) or defined(
                ast.parse(source_of(imported_from(tree, name)).read_text()), name
            )
            assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            assert ast.get_docstring(node), f"{module}.{name}"


@pytest.mark.parametrize("module", PUBLIC)
@pytest.mark.filterwarnings("default")
def test_the_examples_run(module: str) -> None:
    pytest.importorskip(NEEDS.get(module, "fistful"))
    assert doctest.testmod(import_module(module)).failed == 0


def test_every_part_of_the_library_has_an_example() -> None:
    for part in ("games", "engine", "table", "bots", "lab", "adapters"):
        files = [source_of(module) for module in PUBLIC if module.split(".")[1] == part]
        assert any([">>>" in file.read_text() for file in files]), part
