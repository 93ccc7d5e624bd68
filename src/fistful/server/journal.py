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
    """A table is laid. `host` becomes a person without a seat (the TV), held by a token.

    For practice one person plays with bots, sees all cards and takes back what it likes.
    """

    game: str
    options: dict[str, str]
    seats: int
    clock: str
    is_public: bool
    host: str
    host_token: str
    code: str
    speed: str = "normal"
    is_practice: bool = False


class Joined(Entry, tag="joined"):
    """Somebody sits down (or, with seat -1, watches) and is known by a token's hash.

    Who `waits` watches for want of a chair, and has one as soon as there is one; an insider has
    left this very game, and gets none in it; an agent is a program that plays.
    """

    person: str
    name: str
    token: str
    seat: int
    waits: bool = False
    is_insider: bool = False
    is_agent: bool = False


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


class Knocked(Entry, tag="knocked"):
    """Somebody wants what others decide on. With a `code` (a hash) a device says that it is the
    person's; with a `seat`, a person who waits is to have that bot's chair in the running game."""

    knock: str
    person: str
    code: str = ""
    seat: int = -1


class Agreed(Entry, tag="agreed"):
    """One of those who decide together said yes."""

    knock: str
    person: str


class Declined(Entry, tag="declined"):
    """Somebody who may said no."""

    knock: str


class Returned(Entry, tag="returned"):
    """A device was let in as the person it says it is: all others of that person are out."""

    knock: str


class Seated(Entry, tag="seated"):
    """Somebody who waited has a bot's chair from now on, in the middle of a game."""

    person: str
    seat: int


class Hosted(Entry, tag="hosted"):
    """Somebody else is host now."""

    person: str


class Arranged(Entry, tag="arranged"):
    """Who sits where before the start: person ids, `bot:<kind>`, or empty."""

    chairs: list[str]


class Chosen(Entry, tag="chosen"):
    """Another game is laid, or the same one otherwise, and who sits where at it.

    Who has no chair any more waits for the next one.
    """

    game: str
    options: dict[str, str]
    chairs: list[str]
    clock: str


class Branched(Entry, tag="branched"):
    """Games here go on from a moment of another game: its record up to there.

    That record says where it branches off (`table.branch`).
    """

    record: str


class Dealt(Entry, tag="dealt"):
    """The next game here is a deal that others have too: its name, and what the dice are made of.

    In the room of the deal itself nobody plays.
    """

    deal: str
    seed: str
    bot: str


class Compared(Entry, tag="compared"):
    """In the room of a deal: somebody has played it at a table, and how that ended."""

    table: str
    name: str
    place: int
    share: float
    score: int | None
    hints: int


class Readied(Entry, tag="readied"):
    """Somebody at a chair is ready for the next game, or not yet after all."""

    person: str
    is_ready: bool


class Dressed(Entry, tag="dressed"):
    """Somebody at a chair picked a face and a colour, by their numbers."""

    person: str
    face: int
    colour: int


class Taught(Entry, tag="taught"):
    """The host's screen shows a card of the opening, counted from 0; -1: none any more."""

    card: int


class Set(Entry, tag="set"):
    """The host changed the table: a lock, the code's visibility, talk, the clock, the show, who may
    start, whether late friends sit down at once.

    In old journals there is no speed: it stays as it is.
    """

    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    clock: str
    speed: str = ""
    is_start_kept: bool = False
    lets_in: bool = False


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
    """The cards are dealt, to these names, by this edition of the rules, and played at a speed.

    In old journals there is nothing of that: those games are played without a show. `is_solo`: one
    person plays with bots, and nothing waits for a fixed instant.
    """

    names: list[str] = []
    edition: str = ""
    speed: str = "off"
    is_solo: bool = False


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


class Skipped(Entry, tag="skipped"):
    """The host let the scene being played be over."""


class Extended(Entry, tag="extended"):
    """More time for the open question: a wish, or a `grace` because nobody was there to answer."""

    seconds: float
    is_grace: bool = False


class Replaced(Entry, tag="replaced"):
    """A bot plays a seat from now on; an empty kind gives it back."""

    seat: int
    bot: str


class TakenBack(Entry, tag="taken-back"):
    """Somebody who plays alone takes an answer back: the line of the record it is."""

    line: int


class Helped(Entry, tag="helped"):
    """Somebody who plays alone was told what a strong player would do."""

    seat: int


class Talked(Entry, tag="talked"):
    """Structured table talk."""

    seat: int
    text: str


class Chatted(Entry, tag="chatted"):
    """A line of chat or an emote."""

    person: str
    text: str
    is_emote: bool


class Bet(Entry, tag="bet"):
    """Somebody who is out, or watches, bets on what will happen; what it pays was settled then."""

    person: str
    wager: str
    pick: int
    pays: int


class Abandoned(Entry, tag="abandoned"):
    """The game cannot be gone on with, for a reason with a name: back to the chairs. What is known
    of it is its record."""

    reason: str
    record: str


class Rematched(Entry, tag="rematched"):
    """The same people, a new game: back to the chairs."""


AnyEntry: TypeAlias = (
    Created
    | Joined
    | Tokened
    | Rotated
    | Offered
    | Gone
    | Knocked
    | Agreed
    | Declined
    | Returned
    | Seated
    | Hosted
    | Arranged
    | Chosen
    | Branched
    | Dealt
    | Compared
    | Readied
    | Dressed
    | Taught
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
    | Skipped
    | Extended
    | Replaced
    | TakenBack
    | Helped
    | Talked
    | Chatted
    | Bet
    | Abandoned
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """Return an entry as it is stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Read an entry as it was stored."""
    return _decoder.decode(data)
