"""What goes over HTTP: bodies of requests and answers, as types."""

from typing import Annotated

import msgspec

from fistful.server import protocol


class Lay(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`: with a name the host sits down, without one it watches."""

    game: protocol.Short
    options: protocol.Choices = {}
    seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    clock: protocol.Short = "normal"
    is_public: bool = False
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/people`."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    watches: bool = False


class TakeLink(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/devices`: a one-time code from another device."""

    code: protocol.Short


class Laid(msgspec.Struct):
    """A table to go to, and who one is there."""

    code: str
    person: str
    seat: int


class ErrorBody(msgspec.Struct):
    """What went wrong: a code of the catalogue with its parameters."""

    error: str
    params: dict[str, str | int]


class OptionInfo(msgspec.Struct):
    """An option and its values, the default first."""

    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    game: str
    fewest: int
    most: int
    options: list[OptionInfo]
    #: The bots people may want to meet: difficulties from easy to hard, then characters.
    bots: list[str]


class TableInfo(msgspec.Struct):
    """A public table."""

    code: str
    game: str
    stage: str
    seats: int
    free: int


class Address(msgspec.Struct):
    """Where phones in the same network find this server."""

    url: str


class Health(msgspec.Struct):
    """How the server is: `ok`, or `no-store` while its tables cannot be read."""

    status: str
    version: str
