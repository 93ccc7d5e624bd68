"""What the server tells by itself: what happened, numbered per audience, and what is in it."""

from typing import TypeAlias

import msgspec

from fistful.engine.outcome import OutcomeView
from fistful.games.wording import Wording


class Chair(msgspec.Struct):
    """A seat as all may see it. `person` is an id, `bot` a kind; both empty for an empty chair.
    Whoever `is_agent` is somebody's own program, and says so. No two have the same `face` or the
    same `colour`, which are numbers: screens draw them."""

    name: str
    person: str
    bot: str
    is_agent: bool = False
    face: int = 0
    colour: int = 0


class Waiter(msgspec.Struct):
    """Somebody who would like a chair and has none."""

    person: str
    name: str


class Knocking(msgspec.Struct):
    """Somebody knocks, `until` an instant: a device that says it is the person's, or (with a seat)
    a person who waits and is to have that bot's chair; then all must have `agreed`."""

    id: str
    person: str
    name: str
    seat: int
    until: float
    agreed: list[str]


class Wager(msgspec.Struct):
    """Something to bet on (`bet-<name>` in words): what may be picked, of which kind, -1 being
    nobody, and the points each pick pays."""

    name: str
    kind: str
    picks: list[int]
    pays: list[int]


class Settled(msgspec.Struct):
    """A bet that is decided: whose, on what, and the points it brought (0: it was wrong)."""

    name: str
    wager: str
    pick: int
    points: int


class Ghost(msgspec.Struct):
    """Somebody on the board of ghosts: bets, how many were right, and their points."""

    name: str
    bets: int
    right: int
    points: int


class Bets(msgspec.Struct):
    """What those who are out, and those who watch, may bet on now (nothing while bets are closed),
    which seats are `out`, the bets that were decided last, and the board of ghosts.

    What is bet and not decided nobody is told; `GET /api/tables/{code}/bets` has one's own.
    """

    round: int
    open: list[Wager]
    out: list[int]
    settled: list[Settled]
    ghosts: list[Ghost]


class Branch(msgspec.Struct):
    """Where games go on from: the fingerprint of a record, how many of its actions were taken over,
    and the seat whose guess the rest is (-1: it is as it was)."""

    source: str
    actions: int
    eyes: int


class Lobby(msgspec.Struct):
    """The table as all may see it: `code` empty while hidden, `games` finished, `muted` people,
    who is `ready` for the next game, who is `waiting` for a chair, first come first.

    `ended` says why the last game came to no end, if it did not: an error code of the catalogue.
    `hints` were had in this game. `branch`: its games go on from a moment of another one.
    `card` of the opening is on the host's screen, -1 if none.
    `is_practice`: one person learns the game with bots and open cards, and it counts for nothing.
    `deal`: the name of the shared deal that is played.
    `wording`: what the game's sentences say at this table.
    """

    game: str
    options: dict[str, str]
    code: str
    stage: str
    host: str
    chairs: list[Chair]
    clock: str
    speed: str
    is_public: bool
    is_locked: bool
    is_code_hidden: bool
    is_muted: bool
    muted: list[str]
    commitment: str
    games: int
    ended: str
    ready: list[str]
    waiting: list[Waiter]
    is_start_kept: bool
    lets_in: bool
    knocks: list[Knocking]
    hints: int = 0
    bets: Bets | None = None
    branch: Branch | None = None
    card: int = -1
    is_practice: bool = False
    deal: str = ""
    wording: Wording = msgspec.field(default_factory=Wording)


class Choice(msgspec.Struct):
    """A legal answer: its text (what `answer` sends), and its verb with the things it names as
    numbers of their kinds (`GET /api/games/{game}/words` says what they are called)."""

    text: str
    verb: str
    things: dict[str, int]


class Question(msgspec.Struct):
    """What is asked. `legal` is for the receiver; `sealed` is its own answer, once given.

    It `opens` when what led to it has been played on the screens, or with that if saying nothing is
    an answer to it: from then on its time runs, and bots think. Answers may come before, but not in
    a race.
    `is_race`: the first who does not pass wins.
    `may_take_back`: the receiver plays alone, and nothing was learnt from the answer before this.
    The last `count` seconds before its deadline are counted aloud: one, two, three. 0: nobody does.
    """

    number: int
    phase: str
    is_race: bool
    seats: list[int]
    legal: list[Choice]
    sealed: str
    opens: float
    deadline: float | None
    is_paused: bool
    count: float = 0.0
    may_take_back: bool = False


class Beat(msgspec.Struct):
    """A moment of an act that is no event: a count, a note dealt."""

    name: str
    ms: int


class Act(msgspec.Struct, omit_defaults=True):
    """How one event is played, in milliseconds: the beats `before` it comes on the stage, then it
    stands for `ms`, then the beats `after`. `holds`: the table is still shown as it was before."""

    ms: int
    before: list[Beat] = []
    after: list[Beat] = []
    holds: bool = False


class Scene(msgspec.Struct):
    """What is being played, from when on, and the receiver's view after it."""

    at: float
    events: list[dict[str, object]]
    acts: list[Act]
    view: dict[str, object]


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
    moved. `events` are all the receiver has heard in it, `chat` the last lines. If a scene is being
    played, `view` and `events` are as they were before it.
    """

    game: int
    you: str
    seat: int
    lobby: Lobby
    view: dict[str, object] | None
    events: list[dict[str, object]]
    question: Question | None
    chat: list[ChatLine]
    scene: Scene | None = None


class LobbyChanged(Update, tag="lobby"):
    """Somebody came, went, moved, or the host changed something."""

    lobby: Lobby


class Told(Update, tag="told"):
    """Events, how they are played from `at` on, and the receiver's view after them.

    As many acts as events, or none: then nothing is played.
    """

    events: list[dict[str, object]]
    acts: list[Act]
    view: dict[str, object]


class Asked(Update, tag="asked"):
    """A new question. What led to it was `told` before, perhaps as no event at all."""

    question: Question


class SealedAnswer(Update, tag="sealed"):
    """The receiver's own answer was taken (perhaps from another device); others are still to come.
    The last one is `told` as what came of it."""

    question: int
    text: str


class HasAnswered(Update, tag="answered"):
    """A seat has answered, and the question is still open; what, nobody learns yet."""

    question: int
    seat: int


class Moved(Update, tag="moved"):
    """The deadline moved, or the scene was skipped: the question opens now."""

    question: int
    opens: float
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


class Ended(Update, tag="ended"):
    """The game is over; the record can be fetched."""

    outcome: OutcomeView
    seed: str


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
