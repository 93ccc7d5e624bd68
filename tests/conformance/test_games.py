"""Every game stands the suite."""

import subprocess
import sys
from dataclasses import replace

import pytest

from fistful.games import find_game
from fistful.testing import Fault, Secrets, check_game
from fistful.testing.checks import checks_at, covering
from fistful.testing.suite import as_tests
from tests.conformance.tables import game_tables
from tests.conformance.toy import TOY_SECRETS, ToyRules
from tests.secrets import find_secrets

test_every_game_stands_the_suite = as_tests(
    [
        check
        for tables in game_tables().values()
        for check in checks_at(tables, tables[0].secrets, tables[0].rules)
    ]
)


def test_a_game_without_a_table_of_secrets_fails() -> None:
    with pytest.raises(Fault, match=r"tests/secrets/five_card_stud\.py"):
        find_secrets("five-card-stud")
    empty = Secrets([], TOY_SECRETS.scramble, TOY_SECRETS.conserved, TOY_SECRETS.hidden)
    with pytest.raises(Fault, match=r"no table of secrets for \[2, 3, 4, 5\] seats"):
        check_game(find_game("blasting-billy"), empty)


@pytest.mark.parametrize(
    ("tables", "missing"),
    [
        ([(3, {}), (5, {"open": "yes"})], r"for \[4\] seats"),
        ([(3, {}), (4, {}), (5, {})], r"with open \['yes'\]"),
    ],
)
def test_a_table_nobody_has_thought_of_fails(
    tables: list[tuple[int, dict[str, str]]], missing: str
) -> None:
    with pytest.raises(Fault, match=missing):
        covering(ToyRules(), replace(TOY_SECRETS, tables=tables))


def test_what_plays_does_not_need_what_tests() -> None:
    program = (
        "import sys, fistful.cli, fistful.games, fistful.bots, fistful.server.web\n"
        "import fistful.commands, fistful.lab.study_command, fistful.review.command\n"
        "assert not [name for name in sys.modules if name.startswith('fistful.testing')]\n"
        "import fistful.testing\n"
        "assert 'pytest' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
