"""What a finished game counts for on the board of an evening: its record says it, and nothing else.

A promise, and a deal that was accepted, that is broken by a hit counts as a betrayal in every game.
Whether a word was kept that was given on what a game says (`Ledger`) is counted beside that.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from fistful.engine.events import Event
from fistful.engine.state import OVER
from fistful.games.deeds import BETRAYAL, COWARDICE, HARM, KILL, Deed
from fistful.table.players import PLAYED_BY, TAKEN_BY
from fistful.table.pledges import Pledges
from fistful.table.record import (
    CLOCK_LINE,
    COMMENT_LINE,
    NATURE_LINE,
    PERSON,
    SEAT_LINE,
    Record,
)
from fistful.table.replay import Replay
from fistful.table.talk import ACCEPT, DEAL, PROMISE, Talk, read_comment

#: The lines of a record that do something.
ACTIONS: Final = (SEAT_LINE, CLOCK_LINE, NATURE_LINE)


@dataclass
class Tally:
    """One game: lists are by seat. `who` are those it counts for, in the end; money in thousands.
    `kept` and `broken` are words given, as far as the game came to what they were about.

    A game that came to no end has no winners, and counts for nothing.
    """

    game: str
    who: list[str]
    bots: list[bool]
    winners: list[int]
    money: list[int]
    kills: list[int]
    betrayed: list[int]
    cowardice: list[int]
    kept: list[int]
    broken: list[int]


@dataclass
class Row:
    """One person (or bot) on the board: all that was counted, in so many games."""

    name: str
    is_bot: bool
    games: int = 0
    wins: int = 0
    money: int = 0
    kills: int = 0
    betrayed: int = 0
    cowardice: int = 0
    kept: int = 0
    broken: int = 0


@dataclass
class Word:
    """A word given by a seat to another, when so many events had happened."""

    at: int
    by: int
    to: int
    is_broken: bool = field(default=False)


def tally(record: Record) -> Tally:
    """Return what a game counts for. Raises RecordError if its record cannot be played."""
    replay = Replay(record)
    events: list[Event] = []
    words: list[Word] = []
    pledges = Pledges(replay.game.ledger)
    who = list(record.names)
    players = list(record.players) or [PERSON] * len(who)
    for line in record.lines:
        if line.kind == COMMENT_LINE:
            said = read_comment(line.text, record.names)
            if said is not None:
                words += words_given(*said, pledges.offers, len(events))
                pledges.say(*said)
            note_player(line.text, record.names, who, players)
            continue
        replay.take(line)
        if line.kind in ACTIONS:
            events += replay.events
            pledges.hear(replay.events)
    seats, state = range(len(who)), replay.state
    is_over, ledger = bool(state.phase == OVER), replay.game.ledger
    deeds = ledger.deeds(state, events) if ledger is not None and is_over else []
    outcome = replay.rules.outcome(state) if is_over else None
    scores = outcome.scores if outcome and ledger and ledger.is_money else []
    betrayals = [deed for deed in deeds if deed.kind == BETRAYAL or breaks_word(deed, words)]
    return Tally(
        record.game,
        who,
        [player != PERSON for player in players],
        list(outcome.winners) if outcome else [],
        [score or 0 for score in scores] or [0 for _ in seats],
        count([deed.by for deed in deeds if deed.kind == KILL], len(who)),
        count([deed.to for deed in betrayals], len(who)),
        count([deed.by for deed in deeds if deed.kind == COWARDICE], len(who)),
        count([by for by, is_kept in pledges.settled if is_kept and is_over], len(who)),
        count([by for by, is_kept in pledges.settled if not is_kept and is_over], len(who)),
    )


def words_given(
    speaker: int, talk: Talk, offers: Mapping[tuple[int, int], int], at: int
) -> list[Word]:
    """Return the words somebody gives by speaking: one's own, or both if that accepts a deal."""
    if talk.act == PROMISE:
        return [Word(at, speaker, talk.to)]
    if talk.act == ACCEPT and offers.get((talk.to, speaker)) == DEAL:
        return [Word(at, speaker, talk.to), Word(at, talk.to, speaker)]
    return []


def breaks_word(deed: Deed, words: Iterable[Word]) -> bool:
    """Tell whether a deed breaks a word that still stands; it stands no longer then."""
    if deed.kind not in (HARM, KILL):
        return False
    for word in words:
        is_meant = (word.by, word.to) == (deed.by, deed.to) and word.at <= deed.at
        if is_meant and not word.is_broken:
            word.is_broken = True
            return True
    return False


def note_player(comment: str, names: Sequence[str], who: list[str], players: list[str]) -> None:
    """Note who plays a seat from a record's comment on."""
    for mark, noted in ((PLAYED_BY, players), (TAKEN_BY, who)):
        name, found, player = comment.partition(mark)
        if found and name in names:
            noted[names.index(name)] = player


def count(seats: Iterable[int], many: int) -> list[int]:
    """Return how often each seat is among these."""
    found = [0] * many
    for seat in seats:
        found[seat] += 1
    return found


def board(tallies: Iterable[Tally]) -> list[Row]:
    """Return everybody of an evening with all that was counted: most wins first, then money, then
    by name; people before bots."""
    rows: dict[tuple[str, bool], Row] = {}
    for one in tallies:
        for seat, name in enumerate(one.who):
            row = rows.setdefault((name, one.bots[seat]), Row(name, one.bots[seat]))
            row.games += 1
            row.wins += seat in one.winners
            row.money += one.money[seat]
            row.kills += one.kills[seat]
            row.betrayed += one.betrayed[seat]
            row.cowardice += one.cowardice[seat]
            row.kept += one.kept[seat]
            row.broken += one.broken[seat]
    return sorted(rows.values(), key=lambda row: (row.is_bot, -row.wins, -row.money, row.name))
