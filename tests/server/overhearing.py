"""R3 at what an evening adds to a game: deals with bots, bets, chairs that change hands.

Two worlds look the same to Ann, who is host. In both the same is said, bet and asked for at the
same instants; bots may hold other cards. Until the open question closes Ann and all who watch must
be sent the same frames at the same instants.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from unittest import mock

from fistful.bots.talk import PLAIN, Manner
from fistful.engine.dice import Dice, QuickDice, SealedDice
from fistful.engine.errors import FistfulError, Late
from fistful.server import journal, protocol
from fistful.server.betting import bets
from fistful.server.tokens import token_hash
from fistful.testing.tables import Fault
from tests.secrets import find_secrets
from tests.server.inside import BotsHere, Ear, Inside, ListStore

#: People sit in the first chairs, bots in the others.
PEOPLE = 2
FRIEND, KNOCK = "wim", "knock"
#: In the place of what comes when the open question closes.
CLOSED = "closed"
#: So long at most is listened, and so long is between two things that are asked for. All instants
#: are parts of a second that a float has exactly, whenever a world began.
SECONDS, STEP = 6.0, 0.25
#: Everybody always has something to say, and agrees half of the time.
TALKER = Manner(0.5, 1.0, PLAIN.phrases, 0.5)

#: What a device was sent, with the instants.
Heard = list[tuple[float, str]]


class Tongues(BotsHere):
    """Bots whose talk has dice of its own, as at a server: what they think about uses up none."""

    def __init__(self) -> None:
        super().__init__()
        self.tongue = QuickDice(9)

    def talk_dice(self) -> Dice:
        return QuickDice(self.tongue.below(1 << 30))


@dataclass
class World:
    """What came of one world."""

    heard: dict[str, Heard] = field(default_factory=dict)
    #: What the friend was sent once it sat in the bot's chair, and how much was said by bots.
    secrets: Heard = field(default_factory=list)
    bots_said: int = 0


@contextmanager
def talkative() -> Iterator[None]:
    """Let bots talk whenever they may, and ids be the same in all worlds."""
    with (
        mock.patch("fistful.bots.talk.manner_of", lambda bot: TALKER),
        mock.patch("fistful.server.clockwork.BOTS_SILENCE", 0.0),
        mock.patch("fistful.server.referee.new_id", lambda: "id"),
    ):
        yield


def thinking(seed: int) -> Callable[[], float]:
    """Return how long bots think: drawn, the same in all worlds, hardly two at one instant."""
    dice = QuickDice(seed)
    return lambda: 0.375 + dice.below(1 << 16) / (1 << 14)


async def play_on(inside: Inside, dice: Dice, questions: int) -> bool:
    """Let people answer at random until so many questions have passed; tell whether one is open."""
    goal = inside.table.question.number + questions
    while not inside.table.is_over() and inside.table.question.number < goal:
        people = [seat for seat in inside.table.owing() if not inside.table.bots[seat]]
        if not people:
            await asyncio.sleep(0.25)
            continue
        legal = inside.legal(people[0])
        try:
            await inside.answer(people[0], legal[dice.below(len(legal))])
        except Late:
            # While another world was heard the time of this question was up.
            await asyncio.sleep(0.25)
    return not inside.table.is_over()


async def overhear(store: ListStore, at: float, twin: int, lead: int) -> World:
    """Wake a room, true or as it might be, and do all that could give something away."""
    inside = await Inside(store, think=thinking(lead), at=at).wake()
    inside.hub.bots = Tongues()  # type: ignore[assignment]
    table = inside.table
    if twin:
        rules = table.rules
        table.state = rules.guess(rules.view(table.state, 0), QuickDice(twin))
        table.dice = SealedDice(bytes([twin % 256] * 32))
    world, begun = World(), len(table.talk)
    for person in ("ann", "bob", ""):
        listen_as(inside, person)
    await evening(inside, lead)
    await asyncio.sleep(SECONDS)
    world.heard = {person: inside.ears[person].heard for person in ("ann", "")}
    world.secrets = inside.ears[FRIEND].heard
    spoken = inside.table.talk[begun:]
    world.bots_said = len([seat for seat, _ in spoken if seat >= PEOPLE])
    await inside.close()
    return world


def listen_as(inside: Inside, person: str) -> Ear:
    ear = inside.ears[person] = Ear(inside.hub, person)
    inside.hub.connect(inside.live, ear, protocol.Hello(id=1, version=protocol.VERSION))
    return ear


async def evening(inside: Inside, lead: int) -> None:
    """Offer deals, bet, let a friend have a bot's chair and go again, let Bob lose his phone."""
    live, table = inside.live, inside.table
    acts = ("deal", "pact")
    for seat in range(PEOPLE, len(table.names)):
        act = acts[(seat + lead) % 2]
        await wish(inside, "ann", protocol.Say(id=1, text=f"{act} {table.names[seat]}"))
    await asyncio.sleep(STEP)
    joined = journal.Joined(live.time(), FRIEND, "Wim", "token", -1, waits=True)
    await inside.hub.write(live, lambda: [joined])
    friend = listen_as(inside, FRIEND)
    await bet(inside)
    await asyncio.sleep(STEP)
    await wish(inside, "ann", protocol.GiveChair(id=1, person=FRIEND, seat=PEOPLE))
    for person in ("ann", "bob"):
        await wish(inside, person, protocol.Admit(id=1, knock="id"))
    await asyncio.sleep(STEP)
    await lose_phone(inside)
    await asyncio.sleep(STEP)
    await wish(inside, FRIEND, protocol.Leave(id=1))
    last = len(friend.heard)
    await asyncio.sleep(STEP)
    if len(friend.heard) != last:
        raise Fault("whoever leaves is told something still")


async def wish(inside: Inside, person: str, request: protocol.AnyRequest) -> None:
    """Ask for something; a refusal is heard like any frame."""
    try:
        await inside.ask(person, request)
    except FistfulError as refusal:
        told = json.dumps({"type": "refused", "code": refusal.code})
        inside.ears[person].send(protocol.Frame(told.encode()))


async def bet(inside: Inside) -> None:
    """Let the friend bet on all there is to bet on."""
    found = bets(inside.live.room)
    if found is None:
        return
    for wager in found.open:
        request = protocol.Bet(id=1, round=found.round, wager=wager.name, pick=wager.picks[0])
        await wish(inside, FRIEND, request)


async def lose_phone(inside: Inside) -> None:
    """A new device is Bob's, Ann says so; the old one is told nothing more."""
    live, old = inside.live, inside.ears["bob"]
    await inside.hub.write(live, lambda: live.doorman.knock(KNOCK, "bob", "code", live.time()))
    await wish(inside, "ann", protocol.Admit(id=1, knock=KNOCK))
    last = len(old.heard)
    token = token_hash("new")
    await inside.hub.write(live, lambda: live.doorman.take_link("code", token, live.time()))
    fresh = listen_as(inside, "bob")
    await asyncio.sleep(STEP)
    if len(old.heard) != last or not old.is_dropped:
        raise Fault("a device that was replaced is told something still")
    if not fresh.heard:
        raise Fault("the new device is told nothing")


def until_closed(heard: Heard) -> Heard:
    """Return what came before the open question closed, and the instant of that."""
    for place, (at, frame) in enumerate(heard):
        if json.loads(frame)["type"] in ("told", "ended"):
            return [*heard[:place], (at, CLOSED)]
    return heard


def differ(here: Heard, there: Heard, is_race: bool) -> bool:
    """Tell whether two worlds sound different. A race is won at once, for all to see."""
    one, other = until_closed(here), until_closed(there)
    if is_race:
        first = min([at for at, frame in [*one, *other] if frame == CLOSED], default=inf)
        one, other = [[sent for sent in heard if sent[0] < first] for heard in (one, other)]
    return one != other


async def compare(game: str, seed: int, pairs: int) -> tuple[int, int, int]:
    """Walk through a game; on the way compare two worlds. Return how often, how much bots said,
    and how often whoever took the chair was told what the others may not know."""
    tables = [table for table in find_secrets(game).tables if table[0] >= PEOPLE + 2]
    seats, options = tables[seed % len(tables)]
    dice = QuickDice(seed)
    inside = await Inside().lay(
        game, seats, options=options, bots=range(PEOPLE, seats), seed=f"{seed:064x}"
    )
    compared = said = told = 0
    while compared < pairs and await play_on(inside, dice, 1 + dice.below(4)):
        at, lead, phase = inside.hub.clock(), dice.below(1000), inside.table.phase()
        # The bots of this world go on meanwhile.
        stores = inside.store.copy(), inside.store.copy()
        one = await overhear(stores[0], at, 0, lead)
        other = await overhear(stores[1], at, 1 + dice.below(1000), lead)
        for person in one.heard:
            if differ(one.heard[person], other.heard[person], phase.is_race):
                raise Fault(f"{person or 'a watcher'} hears what bots hold: {phase.name}, {lead}")
        compared, said = compared + 1, said + one.bots_said
        told += until_closed(one.secrets) != until_closed(other.secrets)
    await inside.close()
    return compared, said, told
