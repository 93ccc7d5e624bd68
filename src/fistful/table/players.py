"""Who plays at a table, what they say to each other, and the lines of its log."""

from collections.abc import Sequence
from typing import Final

from fistful.games.deeds import Ledger
from fistful.table.messages import AnyMessage, Said
from fistful.table.names import check_names
from fistful.table.pledges import Pledges
from fistful.table.record import AGENT, COMMENT_LINE, PERSON, Line
from fistful.table.talk import Talk, parse_talk, plain_talk, read_comment, write_talk

#: Somebody at their own seat, not replaced by a bot.
OWN: Final = ""
#: Lines of talk that are kept in views.
MOST_TALK: Final = 60
#: How it stands in a record that somebody had a hint.
HELPED: Final = " was helped"
#: How it stands in a record that somebody else plays a seat from there on.
PLAYED_BY: Final = " is played by: "
#: And that it is somebody with another name, who had no seat before.
TAKEN_BY: Final = " is taken by: "


class Players:
    """The players of one game: a person, a bot or somebody's program in each seat."""

    def __init__(self, names: Sequence[str], ledger: Ledger | None) -> None:
        """Seat them; raises Invalid if they cannot be called so."""
        check_names(names)
        self.names = tuple(names)
        #: The bot that plays each seat in its owner's place, or OWN.
        self.bots: list[str] = [OWN] * len(names)
        #: Seats that somebody's own program plays for itself.
        self.agents: frozenset[int] = frozenset()
        #: Who played each seat at the deal.
        self.first: tuple[str, ...] = ()
        self.talk: list[tuple[int, Talk]] = []
        self.pledges = Pledges(ledger)
        #: How many hints were had.
        self.hints = 0
        self.lines: list[Line] = []

    def who_plays(self, seat: int) -> str:
        """Return who plays a seat, as records say it."""
        return self.bots[seat] or (AGENT if seat in self.agents else PERSON)

    def people(self) -> list[int]:
        """Return the seats that people play."""
        seats = range(len(self.names))
        return [seat for seat in seats if self.who_plays(seat) == PERSON]

    def playing(self) -> tuple[str, ...]:
        """Return who plays, seat by seat."""
        return tuple([self.who_plays(seat) for seat in range(len(self.names))])

    def help(self, seat: int) -> None:
        """Note that a seat was told what a strong player would do."""
        self.hints += 1
        self.write(COMMENT_LINE, "", f"{self.names[seat]}{HELPED}")

    def replace(self, seat: int, bot: str) -> None:
        """Let a bot play a seat; `OWN` gives it back to its player."""
        self.bots[seat] = bot
        self.write(COMMENT_LINE, "", f"{self.names[seat]}{PLAYED_BY}{self.who_plays(seat)}")

    def take(self, seat: int, name: str) -> None:
        """Let somebody of another name play a seat from here on."""
        self.replace(seat, OWN)
        self.write(COMMENT_LINE, "", f"{self.names[seat]}{TAKEN_BY}{name}")

    def say(self, seat: int, text: str) -> list[AnyMessage]:
        """Say something across the table. Raises Invalid for what is no table talk."""
        talk = parse_talk(seat, text, self.names)
        self.hear(seat, talk)
        self.write(COMMENT_LINE, "", write_talk(seat, talk, self.names))
        return [Said(seat, text)]

    def hear(self, seat: int, talk: Talk) -> None:
        """Take up what somebody said."""
        self.talk.append((seat, talk))
        self.pledges.say(seat, talk)

    def heard(self) -> tuple[list[list[int | str]], list[list[int]]]:
        """Return what was said lately and which offers are open, as they stand in views."""
        talk = [plain_talk(speaker, talk) for speaker, talk in self.talk[-MOST_TALK:]]
        return talk, [list(pair) for pair in self.pledges.open_offers()]

    def recall(self, comment: str) -> None:
        """Take up who said something, or played, from a record's comment; others mean nothing."""
        said = read_comment(comment, self.names)
        if said is not None:
            self.hear(*said)
        self.hints += comment.endswith(HELPED)
        name, mark, who = comment.partition(PLAYED_BY)
        if mark and name in self.names:
            self.bots[self.names.index(name)] = OWN if who in (PERSON, AGENT) else who

    def write(self, kind: str, who: str, text: str) -> None:
        self.lines.append(Line(len(self.lines), kind, who, text))
