"""What may come of a move in Stetsons & Sixguns, to say why one is better than another."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.games.outlook import Fact, Reasons
from fistful.games.stetsons_and_sixguns.ending import score
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


def facts(before: StetsonsAndSixguns, after: StetsonsAndSixguns, seat: int) -> list[float]:
    """Return whether the seat died or was wounded, its score, and what others suffered."""
    is_alive = bool(after.alive >> seat & 1)
    hit = after.wounds[seat] > before.wounds[seat] or not is_alive
    points = score(after, seat) if is_alive else 0
    others = [other for other in SEATS_IN[before.alive] if other != seat]
    hurt = sum([max(after.wounds[other] - before.wounds[other], 0) for other in others])
    best = max([score(after, other) for other in others if after.alive >> other & 1], default=0)
    return [float(not is_alive), float(hit), float(points), float(hurt), float(best)]


REASONS: Final = Reasons(
    (
        Fact("killed", -0.05),
        Fact("wounded", -0.12),
        Fact("score", 0.6, 1),
        Fact("hurt", 0.25),
        Fact("rival", -0.8, 1),
    ),
    facts,
)
