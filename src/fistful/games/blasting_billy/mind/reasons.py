"""What may come of a move in Blasting Billy, to say why one is better than another."""

from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.mind.situation import Columns
from fistful.games.blasting_billy.state import BlastingBilly
from fistful.games.outlook import ALL, Fact, Reasons


def facts(before: BlastingBilly, after: BlastingBilly, seat: int) -> list[float]:
    """Return whether Billy would shoot the seat; its safe points; the best of the others'."""
    columns = Columns(after, ALL)
    shot: list[float] = []
    points: list[float] = []
    for own in columns.own:
        is_shot = any([held > columns.billy[t] for t, held in enumerate(own) if held != NOTHING])
        shot.append(float(is_shot))
        total = sum([held for held in own if held != NOTHING])
        points.append(0.0 if is_shot else total)
    others = [points[other] for other in range(after.seats) if other != seat]
    return [shot[seat], points[seat], max(others)]


REASONS: Final = Reasons(
    (Fact("shot", -0.12), Fact("points", 2.0, 1), Fact("rival", -2.0, 1)), facts
)
