"""Which language a command speaks: `--lang`, else the machine's, else English."""

import os
from collections.abc import Callable
from typing import Any

import click

from fistful.texts import DEFAULT_LANGUAGE, languages


def machine_language() -> str:
    """Return the machine's language if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "").partition("_")[0]
        if code:
            return code if code in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command its `--lang`."""
    return click.option(
        "--lang",
        default=machine_language,
        show_default="the machine's language",
        help=f"The language: {', '.join(languages())}.",
    )(command)
