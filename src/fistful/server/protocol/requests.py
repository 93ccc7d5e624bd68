"""What a device sends: requests, each with a number of the device's own."""

from typing import Annotated, TypeAlias

import msgspec

Id = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=7)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Line = Annotated[str, msgspec.Meta(max_length=280)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]

#: An option's value; that of `deck` may be a whole variant, packed.
Value = Annotated[str, msgspec.Meta(max_length=6000)]
Choices = Annotated[dict[Short, Value], msgspec.Meta(max_length=20)]


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
    """Structured table talk: `threaten Bob`, or in a line's words `threaten-liar-3 Bob`. `deal` and
    `pact` are offers, which the one they are made to answers: `accept Ann`, `decline Ann`."""

    text: Short


class Chat(Request, tag="chat"):
    """A line of chat."""

    text: Line


class Emote(Request, tag="emote"):
    """One of the emotes."""

    emote: Short


class TakeBack(Request, tag="take-back"):
    """Whoever plays alone with bots takes the last answer back, if nothing was learnt from it."""


class Hint(Request, tag="hint"):
    """Whoever plays alone with bots asks what the strongest of them would do: `hinted` answers. The
    record says so."""


class Bet(Request, tag="bet"):
    """Somebody who is out, or watches under a name, bets on what will happen in a `round` of bets:
    `pick` is a seat or a word of the wager's kind, -1 for nobody. The last bet counts."""

    round: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    wager: Short
    pick: Annotated[int, msgspec.Meta(ge=-1, le=100)]


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


class Ready(Request, tag="ready"):
    """A player is ready for the next game, or not yet after all."""

    is_ready: bool = True


class Dress(Request, tag="dress"):
    """A player picks a face and a colour between games, by their numbers: nobody else's."""

    face: Annotated[int, msgspec.Meta(ge=0, le=7)]
    colour: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Admit(Request, tag="admit"):
    """Somebody who may decide on a knock lets it in, or not: for a device that says it is
    somebody's the host, a neighbour or that person; for a bot's chair all who play."""

    knock: Short
    is_welcome: bool = True


class Start(Request, tag="start"):
    """Host, or any player once all are ready: deal. Empty chairs are filled with bots of this
    kind, or dropped if it is empty."""

    fill: Short = "rules"


class Teach(Request, tag="teach"):
    """Host, before the deal: let all screens show this card of the game's opening; -1: no more."""

    card: Annotated[int, msgspec.Meta(ge=-1, le=9)]


class Pause(Request, tag="pause"):
    """Host: stop the clock."""


class Resume(Request, tag="resume"):
    """Host: let it go on."""


class Skip(Request, tag="skip"):
    """Host: let the scene being played be over, for everybody."""


class Extend(Request, tag="extend"):
    """Host: more time for everybody on the open question."""


class Kick(Request, tag="kick"):
    """Host: send somebody away, by seat or (watchers) by person. Their tokens are void."""

    seat: Seat = -1
    person: Short = ""


class Arrange(Request, tag="arrange"):
    """Host, before the start: who sits where, as a list of person ids, `bot:<kind>` or ''."""

    chairs: Annotated[list[Short], msgspec.Meta(max_length=8)]


class Choose(Request, tag="choose"):
    """Host, before the deal or after the end: another game for the same people, or this one with
    other options, another clock (nothing: as it is), more or fewer chairs (0: as many as now, if
    the game allows it)."""

    game: Short
    options: Choices = {}
    seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    clock: Short = ""


class GiveChair(Request, tag="give-chair"):
    """Host, in a game: let somebody who waits have a bot's chair at once. Where sides are hidden
    all who play are asked first."""

    person: Short
    seat: Seat


class PutBot(Request, tag="put-bot"):
    """Host: let a bot play a seat; an empty kind gives it back to its person."""

    seat: Seat
    bot: Short = "rules"


class Change(Request, tag="change"):
    """Host: lock the table, hide the code, mute chat, change the clock, how quickly what happens is
    played, whether only the host starts, whether late friends take a bot's chair at once (where
    nothing is said: as it is)."""

    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    clock: Short
    speed: Short = ""
    is_start_kept: bool | None = None
    lets_in: bool | None = None


class Mute(Request, tag="mute"):
    """Host: let somebody talk no more, or again."""

    person: Short
    is_muted: bool = True


class Rematch(Request, tag="rematch"):
    """Host, or any player once all are ready, after the end: the same people again."""


AnyRequest: TypeAlias = (
    Hello
    | Answer
    | Say
    | Chat
    | Emote
    | TakeBack
    | Hint
    | Bet
    | MoreTime
    | AddNonce
    | Ping
    | Leave
    | Link
    | ClaimHost
    | Ready
    | Dress
    | Admit
    | Start
    | Teach
    | Pause
    | Resume
    | Skip
    | Extend
    | Kick
    | Arrange
    | Choose
    | GiveChair
    | PutBot
    | Change
    | Mute
    | Rematch
)
