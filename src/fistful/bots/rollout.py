"""Playing on by instinct, as fast as positions go: for searches, contests and reviews."""

from typing import Any

from fistful.engine.dice import Dice
from fistful.engine.driver import drive
from fistful.engine.rules import Rules
from fistful.engine.state import NOTHING
from fistful.games.mind import Instinct, Prospects


def play_on(
    rules: Rules[Any],
    s: Any,
    players: list[Instinct],
    dice: Dice,
    prospects: Prospects | None = None,
) -> None:
    """Let the players go on from a position, to the end or until it can be judged."""
    later = prospects.later if prospects else 0

    def choose(s: Any, seat: int) -> int:
        nonlocal later
        if prospects and prospects.is_calm(s):
            if not later:
                return NOTHING
            later -= 1
        legal = rules.legal(s, seat)
        return legal[0] if len(legal) == 1 else players[seat].choose(s, seat, legal, dice)

    drive(rules, s, choose, dice)
