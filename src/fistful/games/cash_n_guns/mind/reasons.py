"""What may come of a move in Cash 'n Guns, to say why one is better than another."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.games.cash_n_guns.ending import score
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.outlook import Fact, Reasons


def facts(before: CashNGuns, after: CashNGuns, seat: int) -> list[float]:
    """Return whether the seat died or was wounded, its money, what others
    suffered and have, and its bullets left."""
    is_alive = bool(after.alive >> seat & 1)
    hit = after.wounds[seat] > before.wounds[seat] or not is_alive
    money = score(after, seat) if is_alive else 0
    others = [other for other in SEATS_IN[before.alive] if other != seat]
    hurt = sum([after.wounds[other] - before.wounds[other] for other in others])
    rich = max([score(after, other) for other in others if after.alive >> other & 1], default=0)
    bullets = (after.hands[seat] >> 3 & 7) + (after.hands[seat] >> 6)
    return [float(not is_alive), float(hit), float(money), float(hurt), float(rich), float(bullets)]


REASONS: Final = Reasons(
    (
        Fact("killed", -0.08),
        Fact("wounded", -0.12),
        Fact("money", 2.5, 1),
        Fact("hurt", 0.3),
        Fact("rival", -3.5, 1),
        Fact("bullets", 0.4),
    ),
    facts,
)
