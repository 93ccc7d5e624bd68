"""Playing on by instinct, as fast as positions go: for searches, contests and reviews."""

from typing import Any

from fistful.engine.dice import Dice
from fistful.engine.instinct import Instinct, Prospects
from fistful.engine.phase import WAIT
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER


def play_on(
    rules: Rules[Any],
    s: Any,
    players: list[Instinct],
    dice: Dice,
    prospects: Prospects | None = None,
) -> None:
    """Let the players go on from a position, to the end or until it can be judged."""
    phases = rules.phases
    later = prospects.later if prospects else 0
    while s.phase != OVER:
        here = phases[s.phase]
        if s.waiting:
            if prospects and prospects.is_calm(s):
                if not later:
                    return
                later -= 1
            asked = SEATS_IN[s.waiting]
            # Who is quickest in a race is chance; elsewhere the order changes nothing.
            seat = asked[dice.below(len(asked))] if here.is_race else asked[0]
            legal = here.legal(s, seat)
            action = legal[0] if len(legal) == 1 else players[seat].choose(s, seat, legal, dice)
        else:
            seat = NATURE
            action = here.draw(s, dice)
        following = here.hear(s, seat, action, None)
        if following != WAIT:
            rules.enter(s, following, None)
