"""Another game for the same people."""

from fistful.games import find_game
from fistful.server import journal, protocol
from fistful.server.offers import bots_for, table_options
from fistful.server.room import Room
from fistful.server.seating import BOT, fit, give_chairs, people_in
from fistful.server.stages import OVER
from fistful.table.clock import find_clock


def choose(room: Room, request: protocol.Choose, at: float) -> list[journal.AnyEntry]:
    """Return the entries that lay another game for the same people, as many as it has chairs for.

    Raises FistfulError if there is no such game, or it cannot be played so.
    """
    game = find_game(request.game)
    options = table_options(game, request.options)
    clock = find_clock(request.clock or room.clock).name
    people = len(people_in(room.chairs)) + len(room.waiting)
    usual = min(max(people, len(room.chairs), game.rules.fewest), game.rules.most)
    wanted = request.seats or usual
    game.rules.start(wanted, options)
    chairs, _ = give_chairs(fit(room.chairs, wanted), room.waiting, takes_bots=True)
    known = bots_for(game)
    chairs = [
        chair if chair.removeprefix(BOT) in known or not chair.startswith(BOT) else BOT + "rules"
        for chair in chairs
    ]
    chosen = journal.Chosen(at, game.name, options, chairs, clock)
    is_so = (game.name, options, chairs, clock) == (
        room.game.name,
        room.options,
        room.chairs,
        room.clock,
    )
    if room.stage == OVER:
        return [journal.Rematched(at), chosen]
    return [] if is_so else [chosen]
