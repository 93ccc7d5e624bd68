"""Saved games: a record becomes the table it was written at."""

from fistful.engine.driver import is_natures
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.table.clock import OFF, Clock
from fistful.table.messages import AnyMessage, Said
from fistful.table.players import OWN
from fistful.table.record import AGENT, COMMENT_LINE, PERSON, THEN_LINE, Record, RecordError
from fistful.table.replay import Replay
from fistful.table.table import Table


def resume(record: Record, clock: Clock = OFF, now: float = 0.0) -> Table:
    """Return the table a saved record was written at, ready to go on.

    Raises RecordError if a line does not fit, or if the record does not carry its seed.
    """
    return retell(record, clock, now)[0]


def retell(record: Record, clock: Clock = OFF, now: float = 0.0) -> tuple[Table, list[AnyMessage]]:
    """Return the table a saved record was written at, and all that happened and was said at it.

    Raises what `resume` raises.
    """
    if not record.seed:
        raise RecordError(record.header_line("commitment"), Invalid("verify-no-seed"))
    replay = Replay(record).play()
    if replay.is_given:
        raise RecordError(record.header_line("commitment"), Invalid("record-given-verify"))
    table = Table(replay.game, record.options, record.names, record.seed, record.nonces, clock)
    table.branch_off(record.branches, ())
    players = record.players or [PERSON] * len(table.names)
    table.bots = [OWN if who in (PERSON, AGENT) else who for who in players]
    table.agents = frozenset([seat for seat, who in enumerate(players) if who == AGENT])
    table.first = tuple(players)
    actions = iter(replay.log)
    story: list[AnyMessage] = []
    out = Out()
    if table.state.waiting:
        # A game may begin with a question, before anything is drawn.
        story.append(table.tell(out, now))
    for line in record.lines:
        if line.kind == COMMENT_LINE:
            spoken = len(table.talk)
            table.write(COMMENT_LINE, "", line.text)
            table.recall(line.text)
            story += [Said(seat, talk.text(table.names)) for seat, talk in table.talk[spoken:]]
        elif line.kind != THEN_LINE:
            seat, action = next(actions)
            is_closed = table.advance(seat, action, line.kind, out)
            if is_closed and (table.state.waiting or table.is_over()):
                story.append(table.tell(out, now))
                out = Out()
    if is_natures(table.state):
        story += table.start(now)
    return table, story
