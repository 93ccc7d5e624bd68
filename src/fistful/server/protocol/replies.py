"""What the server answers: one reply to each request."""

from typing import TypeAlias

import msgspec


class Reply(msgspec.Struct, tag_field="type"):
    """Carries the request's `id`."""

    id: int


class Ok(Reply, tag="ok"):
    """Done, and safely stored. `code` only answers `link`."""

    code: str = ""


class Error(Reply, tag="error"):
    """Not done, nothing has changed. `code` names a message of the catalogue."""

    code: str
    params: dict[str, str | int]


class Pong(Reply, tag="pong"):
    """Answers `ping`: the device's clock as sent, the server's clock, both in milliseconds."""

    sent: float
    server: float


class Advice(msgspec.Struct):
    """An answer, and how much of a strong player's mind is for it, in per cent."""

    text: str
    share: int


class Hinted(Reply, tag="hinted"):
    """Answers `hint`: what the strongest bot would do, what it is surest of first."""

    advice: list[Advice]


AnyReply: TypeAlias = Ok | Error | Pong | Hinted
