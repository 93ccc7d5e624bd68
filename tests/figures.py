"""What tests reached: figures for the table of promises, which names a file for them."""

from os import environ
from pathlib import Path

#: The variable of the environment with the file's name.
FILE = "FISTFUL_FIGURES"


def reached(figure: str) -> None:
    """Note a figure, if anybody wants to know."""
    if FILE in environ:
        with Path(environ[FILE]).open("a", encoding="utf-8") as file:
            file.write(figure + "\n")
