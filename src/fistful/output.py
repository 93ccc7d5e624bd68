"""What commands give to other programs: `--json` is the same everywhere."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from fistful.engine.errors import Invalid
from fistful.files import write_file

#: Standard output, where a file could be named.
STDOUT: Final = "-"


def json_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command its `--json`: a file, or standard output where none is named."""
    return click.option(
        "--json",
        "json_file",
        is_flag=False,
        flag_value=STDOUT,
        metavar="[FILE]",
        callback=check_place,
        help="Write JSON to FILE; print it, and nothing else, if that is - or not given.",
    )(command)


def check_place(
    context: click.Context, option: click.Parameter, json_file: str | None
) -> str | None:
    """Return where to write; before anything is worked out that could not be written there."""
    if json_file not in (None, STDOUT):
        folder = Path(json_file).absolute().parent
        while not folder.exists():
            folder = folder.parent
        if not folder.is_dir() or not os.access(folder, os.W_OK) or Path(json_file).is_dir():
            raise Invalid("file-unwritable", file=json_file, problem=str(folder))
    return json_file


def write_json(json_file: str | None, data: Any) -> bool:
    """Write data where `--json` says; tell whether it was printed and nothing else should be."""
    if json_file is None:
        return False
    text = json.dumps(data, ensure_ascii=False)
    if json_file == STDOUT:
        click.echo(text)
        return True
    write_file(Path(json_file), text + "\n")
    return False
