"""What the shell offers while a command is typed."""

import pytest
from click.shell_completion import ShellComplete

from fistful.cli import fistful


@pytest.mark.parametrize(
    ("words", "typed", "offered"),
    [
        ([], "var", ["variant"]),
        (["sim"], "cash", ["cash-n-guns"]),
        (["sim", "cash-n-guns", "--bots"], "rules,ran", ["rules,random"]),
        (["sim", "cash-n-guns", "--options"], "cop=", ["cop=off", "cop=on"]),
        (["sim", "poker", "--bots"], "r", []),
    ],
)
def test_commands_games_bots_and_options_are_completed(
    words: list[str], typed: str, offered: list[str]
) -> None:
    shell = ShellComplete(fistful, {}, "fistful", "_FISTFUL_COMPLETE")
    found = [item.value for item in shell.get_completions(words, typed)]
    assert found == offered
