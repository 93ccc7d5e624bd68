"""What the audiences of a room see of it at one moment: the lobby, the question, the game."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fistful.engine.events import Event
from fistful.engine.words import Verbs
from fistful.games.game import Game
from fistful.games.show import Act
from fistful.games.wording import Wording
from fistful.server import protocol
from fistful.server.betting import bets
from fistful.server.branching import branch_of
from fistful.server.faces import dressed
from fistful.server.undo import last_answer
from fistful.table import messages
from fistful.table.texts import texts_of

if TYPE_CHECKING:
    from fistful.server.room import Room

#: Tables of which it is remembered how long answers may be: for the next game of the same people.
MOST_TABLES: Final = 256


class Seen:
    """How one room looks."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        #: What happened in this game, the same as it goes over the wire (as far as anybody wanted
        #: to see that), and how much of it is of the last scene.
        self.events: list[Event] = []
        self.plain: list[dict[str, object]] = []
        self.last = 0
        #: What the game's sentences say at this table, and with which options.
        self.wording: tuple[Game, dict[str, str], Wording] | None = None
        #: The answers of the game as they go over the wire, by action.
        self.choices: dict[int, protocol.Choice] = {}
        #: The bytes that all answers a seat could be offered at once would take.
        self.choice_bytes = 0

    def lobby(self) -> protocol.Lobby:
        """Return the table as all may see it."""
        room = self.room
        names, agents = room.names(), room.agents()
        faces, colours = dressed(room) if room.table is None else room.worn
        return protocol.Lobby(
            game=room.game.name,
            options=room.options,
            code="" if room.is_code_hidden else room.code,
            stage=room.stage,
            host=room.host,
            chairs=[
                protocol.Chair(
                    names[seat],
                    room.person_at(seat),
                    room.bot_at(seat),
                    seat in agents,
                    faces[seat],
                    colours[seat],
                )
                for seat in range(len(room.chairs))
            ],
            clock=room.clock,
            speed=room.speed,
            is_public=room.is_public,
            is_locked=room.is_locked,
            is_code_hidden=room.is_code_hidden,
            is_muted=room.is_muted,
            muted=sorted(room.muted),
            commitment=room.commitment(),
            branch=branch_of(room.branched),
            deal=room.deal.deal if room.deal else "",
            wording=self.worded(),
            games=len(room.records),
            ended=room.ended,
            ready=sorted(room.ready),
            waiting=[protocol.Waiter(one, room.people[one].name) for one in room.waiting],
            is_start_kept=room.is_start_kept,
            lets_in=room.lets_in,
            knocks=room.knocking(),
            hints=0 if room.table is None else room.table.hints,
            bets=bets(room),
            card=room.card,
            is_practice=room.is_practice,
        )

    def worded(self) -> Wording:
        """Return what the game's sentences say at this table: found out once for its options."""
        room, known = self.room, self.wording
        if known is None or known[0] is not room.game or known[1] is not room.options:
            known = (room.game, room.options, room.game.worded(room.options))
            self.wording = known
        return known[2]

    def question(self, audience: int) -> protocol.Question | None:
        """Return the open question as an audience may see it."""
        table = self.room.table
        if table is None or table.is_over():
            return None
        asked = table.question
        return protocol.Question(
            number=asked.number,
            phase=table.phase().name,
            is_race=table.phase().is_race,
            seats=list(asked.seats),
            legal=[self.choice(action) for action in sorted(table.legal(audience))],
            sealed=asked.answers.get(audience, ""),
            opens=asked.opens,
            deadline=table.deadline(),
            is_paused=table.paused_at is not None,
            count=asked.count,
            may_take_back=last_answer(self.room, audience) is not None,
        )

    def choice(self, action: int) -> protocol.Choice:
        """Return a legal answer as it goes over the wire."""
        if action not in self.choices:
            table = self.room.table
            assert table is not None
            self.choices[action] = choice_of(table.rules.verbs, action, table.text(action))
        return self.choices[action]

    def view(self, seat: int, is_played: bool) -> dict[str, object] | None:
        """Return what a seat sees; while a scene is being played, what it saw before that."""
        table = self.room.table
        if table is None:
            return None
        return table.view_before(seat) if is_played else table.view(seat)

    def heard(self, audience: int, first: int, end: int) -> list[dict[str, object]]:
        """Return what an audience heard of some events, as it goes over the wire."""
        plain = self.room.game.rules.events.plain
        self.plain += [plain(event) for event in self.events[len(self.plain) :]]
        bit = 1 << audience
        return [self.plain[one] for one in range(first, end) if self.events[one].audience & bit]

    def scene(self, seat: int) -> protocol.Scene:
        """Return what is being played."""
        table = self.room.table
        assert table is not None
        events = self.heard(seat, len(self.events) - self.last, len(self.events))
        acts = [plain_act(act) for act in table.scene.acts(seat)]
        return protocol.Scene(table.scene.at, events, acts, table.view(seat))

    def begin_game(self) -> None:
        """Look how much there can be to choose from: as many answers as the game ever offers at
        once, each as long as the longest at this table."""
        table = self.room.table
        assert table is not None
        longest = longest_choice(table.rules.verbs, table.names)
        self.choice_bytes = self.room.game.breadth * (longest + 1)

    def forget(self) -> None:
        """Forget the last game."""
        self.events, self.plain, self.last = [], [], 0
        self.choices = {}

    def remember(self, message: messages.Happened) -> None:
        """Note what happened."""
        self.events += message.scene.events
        self.last = len(message.scene.events)


def choice_of(verbs: Verbs, action: int, text: str) -> protocol.Choice:
    """Return an action as it goes over the wire, by its text at a table."""
    return protocol.Choice(text, verbs.verb_of[action].word, verbs.things(action))


@lru_cache(MOST_TABLES)
def longest_choice(verbs: Verbs, names: tuple[str, ...]) -> int:
    """Return how many bytes the longest of a game's answers has at a table: the same as long as the
    same people play, and there may be thousands to look at."""
    texts, _ = texts_of(verbs, names)
    choices = [choice_of(verbs, action, text) for text, action in texts.items()]
    return max([protocol.bare_length(choice) for choice in choices])


def plain_act(act: Act) -> protocol.Act:
    """Return an act as it goes over the wire."""
    before = [protocol.Beat(beat.name, beat.ms) for beat in act.before]
    after = [protocol.Beat(beat.name, beat.ms) for beat in act.after]
    return protocol.Act(act.ms, before, after, act.holds)
