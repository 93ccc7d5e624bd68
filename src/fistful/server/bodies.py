"""What goes over HTTP: bodies of requests and answers, as types."""

from typing import Annotated, Any, Final

import msgspec

from fistful.games.wording import Wording
from fistful.server import protocol
from fistful.table.tally import Row, Tally

#: Games of one simulation.
MOST_GAMES: Final = 10_000


class Lay(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`: with a name the host sits down, without one it watches.

    A program that plays says that it `is_agent`. For practice one person plays with bots.
    """

    game: protocol.Short
    options: protocol.Choices = {}
    seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    clock: protocol.Short = "normal"
    speed: protocol.Short = "normal"
    is_public: bool = False
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    is_agent: bool = False
    is_practice: bool = False


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/branches`: a table that goes on after a line of a record (0: from its
    deal), with whoever asks in a `seat`.

    `is_guess`: the rest is what that seat could think of; else as it was, if the game is over.
    `bot` sits down in the other chairs; without one they wait for friends.
    """

    record: str
    line: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    is_guess: bool = True
    bot: protocol.Short = ""
    clock: protocol.Short = "none"
    speed: protocol.Short = "normal"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/drafts`: a variant that is being made, as `data` of a `game`; or one
    to open, as the `text` of a file, packed or in a record; a game alone is the rulebook's."""

    game: protocol.Short = ""
    text: str = ""
    data: dict[str, Any] | None = None


class Simulate(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/simulations`: so many games of bots with these options, a variant
    among them (`deck`), beside as many with the rulebook's."""

    game: protocol.Short
    players: Annotated[int, msgspec.Meta(ge=2, le=8)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    options: protocol.Choices = {}


class MakeDeal(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/deals`: a deal for everybody who gets its name."""

    game: protocol.Short
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    bot: protocol.Short
    options: protocol.Choices = {}


class TakeDeal(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/deals/{deal}/tables`: a table of one's own at which it is played."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    speed: protocol.Short = "normal"


class DealResult(msgspec.Struct):
    """How a deal ended for somebody: the place, the part of a victory, the score if there is one,
    and how many hints were had. `is_own`: at the table that was asked with."""

    name: str
    place: int
    share: float
    score: int | None
    hints: int
    is_own: bool


class DealInfo(msgspec.Struct):
    """A deal: what it is dealt to, and how many have played it. `results` are for those."""

    deal: str
    game: str
    options: dict[str, str]
    seats: int
    bot: str
    played: int
    results: list[DealResult]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/people`. Who `waits` watches while there is no chair,
    and sits down as soon as there is one between two games. A program says that it `is_agent`."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    watches: bool = False
    waits: bool = False
    is_agent: bool = False


class TakeLink(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/devices`: a one-time code from another device."""

    code: protocol.Short


class Knock(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/knocks`: whose device this is, as it says."""

    person: protocol.Short


class Knocked(msgspec.Struct):
    """The knock, and the one-time code that is good for `devices` once somebody has said yes."""

    knock: str
    code: str


class Standing(msgspec.Struct):
    """What a device is at a table: `stranger`, `known`, `kicked` from the running game, or
    `replaced` by another device of the same person; `is_open`: the knock it asks about waits."""

    standing: str
    is_open: bool


class Laid(msgspec.Struct, omit_defaults=True):
    """A table to go to, and who one is there. An agent gets its `token`; people have a cookie that
    no script can read."""

    code: str
    person: str
    seat: int
    token: str = ""


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
    #: The clocks that make a difference here.
    clocks: list[str]
    #: What the game's sentences say where it is played by the rulebook.
    wording: Wording


class TableInfo(msgspec.Struct):
    """A public table."""

    code: str
    game: str
    stage: str
    seats: int
    free: int


class OpenHands(msgspec.Struct):
    """What every seat sees, by seat: for whoever practises."""

    views: list[dict[str, object]]


class OwnBets(msgspec.Struct):
    """What this device's person has bet and is not decided: the pick of each wager."""

    picks: dict[str, int]


class Evening(msgspec.Struct):
    """An evening in one room: what everybody did in all its games, and in each (a game that came to
    no end is null), and the board of ghosts: whose bets were right."""

    code: str
    board: list[Row]
    games: list[Tally | None]
    ghosts: list[protocol.Ghost]


class EveningFile(Evening, tag_field="format", tag="fistful evening 1"):
    """The same to keep, with the records: each is a whole game that can be opened again."""

    records: list[str]


class Address(msgspec.Struct):
    """Where phones in the same network find this server."""

    url: str


class Health(msgspec.Struct):
    """How the server is: `ok`, or `no-store` while its tables cannot be read."""

    status: str
    version: str
