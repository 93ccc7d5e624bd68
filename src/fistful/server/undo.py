"""Taking an answer back, where one person plays with bots and has learnt nothing from it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from fistful.engine.dice import QuickDice
from fistful.engine.events import Out
from fistful.server.again import play_line
from fistful.table.record import COMMENT_LINE, SEAT_LINE, Line
from fistful.table.show import OFF
from fistful.table.table import Table

if TYPE_CHECKING:
    from fistful.server.room import Room

#: In so many worlds that fit what a person knew, an answer must have led to the same.
WORLDS: Final = 24


def is_practising(room: "Room") -> bool:
    """Tell whether one person learns the game with bots, with nothing to hide."""
    return room.is_practice and room.is_solo


def last_answer(room: "Room", seat: int) -> int | None:
    """Return which line of the record a seat's last answer is, if it may be taken back: nobody and
    nothing has moved since, but for answers that are still sealed, and it told nothing new. Whoever
    practises may take back any answer."""
    table = room.table
    if (
        not room.is_solo
        or room.deal
        or table is None
        or table.is_over()
        or not 0 <= seat < len(table.names)
    ):
        return None
    name, since = table.names[seat], 0
    if is_practising(room):
        own = [n for n, one in enumerate(table.lines) if (one.kind, one.who) == (SEAT_LINE, name)]
        return own[-1] if own else None
    for place in range(len(table.lines) - 1, -1, -1):
        line = table.lines[place]
        if table.branches and place < table.branches[-1].actions:
            return None
        if line.kind == SEAT_LINE and line.who == name:
            is_sealed = seat in table.question.answers
            is_last = not since and not is_sealed
            if is_last and learnt(table, seat, table.texts[line.text]):
                return None
            return place if is_last or (is_sealed and since < len(table.question.answers)) else None
        if line.kind != COMMENT_LINE:
            since += 1
            if line.kind != SEAT_LINE or table.names.index(line.who) not in table.question.answers:
                return None
    return None


def learnt(table: Table, seat: int, action: int) -> bool:
    """Tell whether a seat learnt something from its answer, which was the last thing to happen.

    It did not if the same answer leads to the same sight in every world that fits what it knew.
    """
    rules = table.rules
    if table.before is None:
        return True
    known, now = rules.view(table.before, seat), rules.view(table.state, seat)
    for number in range(WORLDS):
        world: Any = rules.guess(known, QuickDice(number))
        rules.play(world, seat, action, None)
        if rules.view(world, seat) != now:
            return True
    return False


def take_back(room: "Room", place: int, at: float) -> None:
    """Let the game be as it was without an answer: all other lines of its record happen again."""
    old = room.table
    assert old is not None
    taken = old.lines[place]
    since = old.lines[place + 1 :]
    if is_practising(room):
        # What came of it has not happened, but for what was said.
        since = [line for line in since if line.kind == COMMENT_LINE]
    lines = [*old.lines[:place], *since]
    room.teller.begin_anew()
    room.teller.begin_game()
    table = room.table = Table(
        room.game, room.options, old.names, old.seed, old.nonces, old.clock, OFF
    )
    table.first = old.first
    table.branch_off(old.branches, old.opening)
    out = Out()
    if table.state.waiting:
        room.teller.remember(table.tell(out, 0.0))
    for line in [*lines, Line(0, COMMENT_LINE, "", f"{taken.who} took back: {taken.text}")]:
        if line.kind == COMMENT_LINE:
            table.write(line.kind, line.who, line.text)
            table.recall(line.text)
        else:
            out = play_line(room, table, (line.kind, line.who, line.text), out)
    table.bots = list(old.bots)
    table.speed = old.speed
    table.scene = replace(table.scene, at=at, ends=at)
    renumber(table, old, at)
    last = max([n for n, line in enumerate(room.answers) if line.who == taken.who], default=-1)
    if last >= 0:
        after = [] if is_practising(room) else room.answers[last + 1 :]
        room.answers = [*room.answers[:last], *after]


def renumber(table: Table, old: Table, at: float) -> None:
    """Ask anew, under a number that was never used: nobody answers what they were asked before."""
    asked = table.question
    table.renumbered = old.question.number + 1 - asked.number
    asked.number = old.question.number + 1
    asked.opens = at
    if asked.deadline is not None:
        asked.deadline += at
