"""What packagers, contributors and their machines go by agrees with the project."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path

from fistful import __version__

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_version_stands_in_one_place_and_the_rest_agrees() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    lock = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    assert "version" not in next(one for one in lock if one["name"] == "fistful")
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest and newest[1] == __version__
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert cited and cited[1] == __version__
    routes = json.loads((ROOT / "docs" / "openapi.json").read_text())
    assert routes["info"]["version"] == __version__


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("fistful") / "py.typed").is_file()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_the_workflows_run_make_and_nothing_else() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for workflow in WORKFLOWS:
        steps = re.findall(r"- run: (.*)", workflow.read_text())
        assert steps, workflow
        for step in steps:
            make, target = step.split()
            assert make == "make" and target in targets, step


def test_the_pythons_tried_are_those_the_package_names() -> None:
    named = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if ":: Python :: 3." in one]
    assert PROJECT["requires-python"] == f">={named[0]}"
    tried = [json.loads(f"[{row}]") for row in matrices()]
    assert tried == [named] * len(WORKFLOWS)


def matrices() -> list[str]:
    """Return the lists of Pythons of all workflows."""
    return [
        row
        for workflow in WORKFLOWS
        for row in re.findall(r"^ +python: \[(.*)\]$", workflow.read_text(), re.MULTILINE)
    ]


def test_before_a_commit_runs_what_make_lint_runs() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"entry: (.*)", hooks) == ["make lint"]
