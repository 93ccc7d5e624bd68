"""Bets of those who are out and of those who watch: a part of a room, from its journal.

Nothing of it touches the game. What may be bet on, what it pays and how it ended come from what all
hear and see; what somebody bets is nobody else's to know before it is decided.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fistful.engine.errors import Illegal, Invalid
from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.games.bets import NOBODY, Book
from fistful.server import journal, protocol
from fistful.server.stages import PLAYING
from fistful.table.messages import AnyMessage, Happened

if TYPE_CHECKING:
    from fistful.server.referee import Referee
    from fistful.server.room import Room

#: How often somebody may bet, or bet otherwise, before bets are closed.
MOST_BETS: Final = 8


@dataclass
class Stake:
    """What somebody bets on, and the points it brings."""

    pick: int
    pays: int


@dataclass
class Betting:
    """The bets at one table: of the running game, and what became of all before."""

    #: Counts the rounds of bets of a game; whether bets are taken now.
    round: int = 0
    is_open: bool = False
    #: By person and wager, and how often each person has bet in this round.
    stakes: dict[str, dict[str, Stake]] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    #: Whom or what the events named since bets were opened, by wager.
    named: dict[str, list[int]] = field(default_factory=dict)
    #: What was decided last, and the board of ghosts.
    settled: list[protocol.Settled] = field(default_factory=list)
    ghosts: dict[str, protocol.Ghost] = field(default_factory=dict)

    def begin(self) -> None:
        """A game begins: nothing is bet yet."""
        self.round, self.is_open, self.settled, self.named = 0, False, [], {}
        self.void()

    def void(self) -> None:
        """Forget all bets that are not decided."""
        self.stakes, self.times = {}, {}

    def forget(self, person: str) -> None:
        """Somebody is gone, or plays: its bets count no more."""
        self.stakes.pop(person, None)

    def place(self, person: str, wager: str, stake: Stake) -> None:
        """Take a bet; a new one takes the place of the one before."""
        self.stakes.setdefault(person, {})[wager] = stake
        self.times[person] = self.times.get(person, 0) + 1

    def hear(self, book: Book, said: list[AnyMessage], name: Callable[[str], str]) -> bool:
        """Take in what happened; tell whether bets were opened or closed: nothing else of this may
        be heard while the game is on."""
        before = self.round, self.is_open
        for message in said:
            if isinstance(message, Happened):
                for event in message.scene.events:
                    self.take(book, event, name)
                if message.outcome is not None:
                    self.settle(book, name, is_end=True)
                    self.is_open = False
        return before != (self.round, self.is_open)

    def take(self, book: Book, event: Event, name: Callable[[str], str]) -> None:
        """Take in one event, if all hear it."""
        if not event.is_for(SPECTATOR):
            return
        for wager in book.wagers:
            self.named.setdefault(wager.name, []).extend(wager.named(event))
        if event.code in book.opens:
            self.settle(book, name, is_end=False)
            self.round, self.is_open, self.times = self.round + 1, True, {}
        elif event.code in book.closes:
            self.is_open = False

    def settle(self, book: Book, name: Callable[[str], str], is_end: bool) -> None:
        """Decide the bets on a round that is over, at the end of the game those on it as well."""
        decided = [wager for wager in book.wagers if is_end or not wager.lasts]
        self.settled = []
        for person, stakes in self.stakes.items():
            for wager in decided:
                if wager.name in stakes:
                    stake = stakes.pop(wager.name)
                    self.score(name(person), wager.name, stake)
        for wager in decided:
            self.named[wager.name] = []

    def score(self, name: str, wager: str, stake: Stake) -> None:
        """Write what became of a bet on the board of ghosts."""
        named = self.named.get(wager, [])
        is_right = stake.pick in named if named else stake.pick == NOBODY
        points = stake.pays if is_right else 0
        ghost = self.ghosts.setdefault(name, protocol.Ghost(name, 0, 0, 0))
        ghost.bets += 1
        ghost.right += is_right
        ghost.points += points
        self.settled.append(protocol.Settled(name, wager, stake.pick, points))

    def board(self) -> list[protocol.Ghost]:
        """Return the board of ghosts: most points first, then by name."""
        return sorted(self.ghosts.values(), key=lambda one: (-one.points, one.name))


# What a room shows, and asks of whoever bets.


def living(room: "Room") -> list[int]:
    """Return the seats that are still in, as all can see."""
    book, table = room.game.book, room.table
    assert book is not None and table is not None
    return book.living(table.view(SPECTATOR))


def is_taken(room: "Room") -> bool:
    """Tell whether bets are taken at a table now."""
    is_on = room.stage == PLAYING and room.table is not None and not room.is_practice
    return is_on and room.game.book is not None and room.betting.is_open


def bets(room: "Room") -> protocol.Bets | None:
    """Return what may be bet on and what became of bets, as all may see it."""
    betting, book = room.betting, room.game.book
    if room.is_practice or (book is None and not betting.ghosts):
        return None
    wagers: list[protocol.Wager] = []
    is_on = room.stage == PLAYING and room.table is not None and book is not None
    seats = living(room) if is_on else []
    if book is not None and is_taken(room):
        for one in book.wagers:
            picks = one.picks(seats)
            pays = [one.pays(pick, seats) for pick in picks]
            wagers.append(protocol.Wager(one.name, one.kind, picks, pays))
    out = [seat for seat in range(len(room.chairs)) if seat not in seats] if is_on else []
    return protocol.Bets(betting.round, wagers, out, list(betting.settled), betting.board())


def bet(
    referee: "Referee", person: str, request: protocol.Bet, at: float
) -> list[journal.AnyEntry]:
    """Return the entry of a bet. Raises FistfulError: players who are in have none."""
    room = referee.room
    referee.named(person)
    referee.playing()
    book = room.game.book
    if book is None:
        raise Illegal("no-bets")
    seats, seat = living(room), room.seat_of(person)
    if seat in seats:
        raise Illegal("not-out")
    betting = room.betting
    if not is_taken(room) or request.round != betting.round:
        raise Illegal("bets-closed")
    wager = book.find(request.wager)
    if wager is None or request.pick not in wager.picks(seats):
        raise Invalid("bet-unknown")
    stake = Stake(request.pick, wager.pays(request.pick, seats))
    if betting.stakes.get(person, {}).get(request.wager) == stake:
        return []
    if betting.times.get(person, 0) >= MOST_BETS:
        raise Illegal("bets-enough")
    return [journal.Bet(at, person, request.wager, request.pick, stake.pays)]
