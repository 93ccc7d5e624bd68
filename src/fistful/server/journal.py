"""What a room's journal holds: everything that ever happened to it, in order.

A room is a function of its journal: the same entries give the same room, bit for bit, in every
process. So an entry carries all that is not computed: instants, secrets, names, answers.
"""

from typing import TypeAlias

import msgspec


class Entry(msgspec.Struct, tag_field="entry"):
    """`at` is the server's time in seconds; it never runs backwards within a room."""

    at: float


class Created(Entry, tag="created"):
    """A table is laid. `host` becomes a person without a seat (the TV), held by a token."""

    game: str
    options: dict[str, str]
    seats: int
    clock: str
    is_public: bool
    host: str
    host_token: str
    code: str


class Joined(Entry, tag="joined"):
    """Somebody sits down (or, with seat -1, watches) and is known by a token's hash."""

    person: str
    name: str
    token: str
    seat: int


class Tokened(Entry, tag="tokened"):
    """A person has one more device."""

    person: str
    token: str


class Rotated(Entry, tag="rotated"):
    """A device came with a token and was given a new one to come with next time."""

    person: str
    shown: str
    token: str


class Offered(Entry, tag="offered"):
    """A person asked for a link to another device; its one-time code is kept as a hash."""

    person: str
    code: str


class Gone(Entry, tag="gone"):
    """A person left for good, or was kicked: its tokens are void, its chair empty (or a bot's).

    Who was kicked does not come back before the next game.
    """

    person: str
    is_kicked: bool = False


class Hosted(Entry, tag="hosted"):
    """Somebody else is host now."""

    person: str


class Arranged(Entry, tag="arranged"):
    """Who sits where before the start: person ids, `bot:<kind>`, or empty."""

    chairs: list[str]


class Set(Entry, tag="set"):
    """The host changed the table: a lock, the code's visibility, talk, the clock."""

    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    clock: str


class Muted(Entry, tag="muted"):
    """The host wants nothing to be heard of somebody any more, or again."""

    person: str
    is_muted: bool


class Committed(Entry, tag="committed"):
    """The host starts: a seed is drawn and its commitment shown; devices add their nonces."""

    seed: str


class Nonce(Entry, tag="nonce"):
    """A seat's device adds to the dice."""

    seat: int
    nonce: str


class Started(Entry, tag="started"):
    """The cards are dealt, to these names, by this edition of the rules.

    In old journals there is neither.
    """

    names: list[str] = []
    edition: str = ""


class Answered(Entry, tag="answered"):
    """An answer was accepted. `by` is empty for the seat's own person, else a bot's kind."""

    seat: int
    question: int
    text: str
    by: str = ""


class Raced(Entry, tag="raced"):
    """Answers to a race, quickest first, with the evidence: arrival and correction in seconds."""

    question: int
    seats: list[int]
    texts: list[str]
    arrived: list[float]
    corrected: list[float]


class Ticked(Entry, tag="ticked"):
    """The open question's time was up."""


class Paused(Entry, tag="paused"):
    """The host stopped the clock."""


class Resumed(Entry, tag="resumed"):
    """The host let it go on."""


class Extended(Entry, tag="extended"):
    """More time for the open question: a wish, or a `grace` because nobody was there to answer."""

    seconds: float
    is_grace: bool = False


class Replaced(Entry, tag="replaced"):
    """A bot plays a seat from now on; an empty kind gives it back."""

    seat: int
    bot: str


class Talked(Entry, tag="talked"):
    """Structured table talk."""

    seat: int
    text: str


class Chatted(Entry, tag="chatted"):
    """A line of chat or an emote."""

    person: str
    text: str
    is_emote: bool


class Abandoned(Entry, tag="abandoned"):
    """The game cannot be gone on with, for a reason with a name: back to the chairs. What is known
    of it is its record."""

    reason: str
    record: str


class Rematched(Entry, tag="rematched"):
    """The same people, a new game: back to the chairs."""


Any: TypeAlias = (
    Created
    | Joined
    | Tokened
    | Rotated
    | Offered
    | Gone
    | Hosted
    | Arranged
    | Set
    | Muted
    | Committed
    | Nonce
    | Started
    | Answered
    | Raced
    | Ticked
    | Paused
    | Resumed
    | Extended
    | Replaced
    | Talked
    | Chatted
    | Abandoned
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def write_entry(entry: Any) -> bytes:
    """Return an entry as it is stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Any:
    """Read an entry as it was stored."""
    return _decoder.decode(data)
