"""Four ways to be wrong. Errors are codes with parameters; sentences live in the catalogue."""

from typing import Any


class FistfulError(Exception):
    """A mistake somebody made at the table or at the command line, never one of ours.

    `code` names a message `error-<code>` of the catalogue, `params` are its placeholders.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, str | int] = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, and those that come from other processes, are the same."""
        return made_again, (type(self), self.code, self.params)

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value!r}" for name, value in self.params.items()]])


def made_again(kind: type[FistfulError], code: str, params: dict[str, str | int]) -> FistfulError:
    """Return an error of a kind with this code."""
    error = kind.__new__(kind)
    FistfulError.__init__(error, code, **params)
    return error


class Invalid(FistfulError):
    """It cannot be read, whatever the position."""


class Illegal(FistfulError):
    """It can be read and is not allowed now."""


class Late(FistfulError):
    """The question it answers is closed."""


class NotYours(FistfulError):
    """The question was not put to this seat."""
