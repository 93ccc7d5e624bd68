"""`fistful sim`, without the process around it."""

import json

import pytest
from click.testing import CliRunner

from fistful.engine.errors import Invalid
from fistful.lab.sim import simulate
from fistful.lab.sim_command import sim


def run(*arguments: str) -> str:
    result = CliRunner().invoke(sim, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    assert result.stderr == "", "no bar where nobody can see it"
    return result.stdout


def test_json_is_the_report() -> None:
    table = ["blasting-billy", "--games", "6", "--players", "4", "--seed", "8"]
    text = run(
        *table, "--json", "--bots", "rules, random", "--options", "zero=billy,blast=all_earlier"
    )
    options = {"zero": "billy", "blast": "all_earlier"}
    report = simulate("blasting-billy", 6, 4, ["rules", "random"], options, seed=8, jobs=1)
    assert json.loads(text) == report.plain()


def test_the_table_names_bots_and_seats() -> None:
    lines = run("blasting-billy", "--games", "3", "--bots", "random", "--jobs", "1").splitlines()
    assert lines[0].startswith("blasting-billy · memory_aid=off")
    assert lines[1].startswith("players 2 · games 3 · seed 0 · victory-share · ")
    assert any("random" in line and " 6 " in line for line in lines)
    assert lines[-1] == "length mean 44.0 · least 44 · most 44"


def test_mistakes_come_out_as_errors_with_a_code() -> None:
    with pytest.raises(Invalid, match="bot-count"):
        run("blasting-billy", "--players", "2", "--bots", "random,random,rules")
    with pytest.raises(Invalid, match="games-count"):
        run("blasting-billy", "--games", "0")
    with pytest.raises(Invalid, match="option-form"):
        run("blasting-billy", "--options", "zero")
