"""Four ways to be wrong. Errors are codes with parameters; sentences live in the catalogue."""


class FistfulError(Exception):
    """A mistake somebody made at the table or at the command line, never one of ours.

    `code` names a message `error-<code>` of the catalogue, `params` are its placeholders.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, str | int] = params

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value!r}" for name, value in self.params.items()]])


class Invalid(FistfulError):
    """It cannot be read, whatever the position."""


class Illegal(FistfulError):
    """It can be read and is not allowed now."""


class Late(FistfulError):
    """The question it answers is closed."""


class NotYours(FistfulError):
    """The question was not put to this seat."""
