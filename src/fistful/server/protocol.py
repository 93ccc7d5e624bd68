"""What goes over the wire: typed messages, one JSON object a frame. The version is in `hello`.

`docs/protocol.md` is made from these types. Clients send requests with a number of their own and
get one reply to each, `ok` or `error`; everything else the server sends is numbered per audience
(`seq`), so that a device that was away asks for what it missed.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from fistful.engine.outcome import Fate, Unit

VERSION: Final = 2

Id = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=7)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Line = Annotated[str, msgspec.Meta(max_length=280)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]

Choices = Annotated[dict[Short, Short], msgspec.Meta(max_length=20)]


# From a device to the server.


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """`id` is the device's own number for the request; the reply carries it. `pad` is ignored:
    devices fill frames up with it so that their length says nothing."""

    id: Id
    pad: Annotated[str, msgspec.Meta(max_length=512)] = ""


class Hello(Request, tag="hello"):
    """First: the version, and what was seen: the last snapshot's `game`, the last `seq`."""

    version: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    game: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1
    seq: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class Answer(Request, tag="answer"):
    """An answer to a question, in the notation's words. Sending it twice is harmless."""

    question: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    text: Short


class Say(Request, tag="say"):
    """Structured table talk: `threaten Bob`."""

    text: Short


class Chat(Request, tag="chat"):
    """A line of chat."""

    text: Line


class Emote(Request, tag="emote"):
    """One of the emotes."""

    emote: Short


class MoreTime(Request, tag="more-time"):
    """A player asks for more time on the open question."""


class AddNonce(Request, tag="nonce"):
    """The device's share in the dice: 16 random bytes in hexadecimal, after `committed`."""

    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Ping(Request, tag="ping"):
    """Measures the device's offset and latency: `sent` is its own clock in milliseconds,
    `round_trip` what its last ping took. Races are corrected for half of that, within limits."""

    sent: float
    round_trip: Annotated[float, msgspec.Meta(ge=0, le=60_000)] = 0.0


class Leave(Request, tag="leave"):
    """Gives the seat up."""


class Link(Request, tag="link"):
    """Asks for a one-time code that lets another device take this seat as well."""


class ClaimHost(Request, tag="claim-host"):
    """Takes over as host while no host is connected."""


class Start(Request, tag="start"):
    """Host: deal. Empty chairs are filled with bots of this kind, or dropped if it is empty."""

    fill: Short = "rules"


class Pause(Request, tag="pause"):
    """Host: stop the clock."""


class Resume(Request, tag="resume"):
    """Host: let it go on."""


class Extend(Request, tag="extend"):
    """Host: more time for everybody on the open question."""


class Kick(Request, tag="kick"):
    """Host: send somebody away, by seat or (watchers) by person. Their tokens are void."""

    seat: Seat = -1
    person: Short = ""


class Arrange(Request, tag="arrange"):
    """Host, before the start: who sits where, as a list of person ids, `bot:<kind>` or ''."""

    chairs: Annotated[list[Short], msgspec.Meta(max_length=8)]


class PutBot(Request, tag="put-bot"):
    """Host: let a bot play a seat; an empty kind gives it back to its person."""

    seat: Seat
    bot: Short = "rules"


class Change(Request, tag="change"):
    """Host: lock the table, hide the code, mute chat, change the clock."""

    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    clock: Short


class Mute(Request, tag="mute"):
    """Host: let somebody talk no more, or again."""

    person: Short
    is_muted: bool = True


class Rematch(Request, tag="rematch"):
    """Host, after the end: the same people again."""


AnyRequest: TypeAlias = (
    Hello
    | Answer
    | Say
    | Chat
    | Emote
    | MoreTime
    | AddNonce
    | Ping
    | Leave
    | Link
    | ClaimHost
    | Start
    | Pause
    | Resume
    | Extend
    | Kick
    | Arrange
    | PutBot
    | Change
    | Mute
    | Rematch
)


# From the server to a device: replies.


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


# From the server to a device: what happened.


class Chair(msgspec.Struct):
    """A seat as all may see it. `person` is an id, `bot` a kind; both empty for an empty chair."""

    name: str
    person: str
    bot: str


class Lobby(msgspec.Struct):
    """The table as all may see it: `code` empty while hidden, `games` finished, `muted` people.

    `ended` says why the last game came to no end, if it did not: an error code of the catalogue.
    """

    game: str
    options: dict[str, str]
    code: str
    stage: str
    host: str
    chairs: list[Chair]
    clock: str
    is_public: bool
    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    muted: list[str]
    commitment: str
    games: int
    ended: str


class Choice(msgspec.Struct):
    """A legal answer: its text (what `answer` sends), and its verb with the things it names as
    numbers of their kinds (`GET /api/games/{game}/words` says what they are called)."""

    text: str
    verb: str
    things: dict[str, int]


class Question(msgspec.Struct):
    """What is asked. `legal` is for the receiver; `sealed` is its own answer, once given.

    `is_race`: the first who does not pass wins. A page has it on the screen at most 1.7 seconds
    after `at`, whatever it still plays; bots do not react before.
    """

    number: int
    phase: str
    is_race: bool
    seats: list[int]
    legal: list[Choice]
    sealed: str
    deadline: float | None
    is_paused: bool


class Update(msgspec.Struct, tag_field="type"):
    """`seq` counts what this audience was sent in this game; `at` is when to show it, in seconds
    of the server's clock."""

    seq: int
    at: float


class ChatLine(msgspec.Struct):
    """A line of chat, or an emote, by a person."""

    person: str
    name: str
    text: str
    is_emote: bool


class Snapshot(Update, tag="snapshot"):
    """All that the receiver knows: sent first, and when too much was missed.

    `game` names what `seq` counts in: it is another one after a rematch, or when chairs were
    moved. `events` are all the receiver has heard in it, `chat` the last lines.
    """

    game: int
    you: str
    seat: int
    lobby: Lobby
    view: dict[str, object] | None
    events: list[dict[str, object]]
    question: Question | None
    chat: list[ChatLine]


class LobbyChanged(Update, tag="lobby"):
    """Somebody came, went, moved, or the host changed something."""

    lobby: Lobby


class Told(Update, tag="told"):
    """Events, and the receiver's view after them."""

    events: list[dict[str, object]]
    view: dict[str, object]


class Asked(Update, tag="asked"):
    """A new question. What led to it was `told` before, perhaps as no event at all."""

    question: Question


class SealedAnswer(Update, tag="sealed"):
    """The receiver's own answer was taken (perhaps from another device)."""

    question: int
    text: str


class HasAnswered(Update, tag="answered"):
    """A seat has answered; what, nobody learns yet."""

    question: int
    seat: int


class Moved(Update, tag="moved"):
    """The deadline moved."""

    question: int
    deadline: float | None
    is_paused: bool


class Said(Update, tag="said"):
    """Structured table talk by a seat."""

    seat: int
    text: str


class Chatted(Update, tag="chatted"):
    """A line of chat, or an emote, by a person."""

    person: str
    name: str
    text: str
    is_emote: bool


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Whose devices are connected, by person ids. Not numbered: only the latest counts."""

    here: list[str]
    watchers: int


class Outcome(msgspec.Struct):
    """How a game ended; lists are by seat but for `winners` and `tied`, which are of seats.

    A seat has no score if it has lost what would count: `struck` are the points that do not.
    `places` begin with 1. `tied` were level on score for the victory, and `tie_broken_by` is what
    decided: a word of the game's, `nothing` if they share it. `unit`: winners share the victory, or
    win as a side.
    """

    winners: list[int]
    scores: list[int | None]
    struck: list[int | None]
    fates: list[Fate]
    places: list[int]
    tied: list[int]
    tie_broken_by: str | None
    unit: Unit
    reason: str


class Ended(Update, tag="ended"):
    """The game is over; the record can be fetched."""

    outcome: Outcome
    seed: str


AnyReply: TypeAlias = Ok | Error | Pong
AnyUpdate: TypeAlias = (
    Snapshot
    | LobbyChanged
    | Told
    | Asked
    | SealedAnswer
    | HasAnswered
    | Moved
    | Said
    | Chatted
    | Ended
    | Presence
)

#: Frames to devices are filled up with blanks to a multiple of this; those that carry somebody's
#: secrets further, to a length that depends on what all may know (`telling`).
BUCKET: Final = 256
#: Frames from devices are to be filled up to a multiple of this.
REQUEST_BUCKET: Final = 512
#: Those that repeat a device's own answer, which is still a secret: all are of one length.
SEALED_BUCKET: Final = 512
#: Errors may name what a seat might have answered.
ERROR_BUCKET: Final = 4096

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


_buckets: Final = {SealedAnswer: SEALED_BUCKET, Error: ERROR_BUCKET}


def write_frame(message: AnyReply | AnyUpdate, least: int = 0) -> str:
    """Return a message as a frame, its length (or the least it should have) rounded up."""
    frame = _encoder.encode(message)
    length = max(len(frame), least)
    length += -length % _buckets.get(type(message), BUCKET)
    return frame.ljust(length).decode()


def bare_length(message: AnyUpdate | Choice) -> int:
    """Return how long a message is before it is filled up."""
    return len(_encoder.encode(message))


def read_request(frame: str | bytes) -> AnyRequest:
    """Read a request. Raises msgspec.MsgspecError for anything else."""
    return _decoder.decode(frame)
