"""How well a seat stands: its money, and what its wounds and its duty leave of it."""

from typing import Final

from fistful.games.cash_n_guns.ending import score
from fistful.games.cash_n_guns.state import CashNGuns

#: What a round still to come is worth to a gangster unhurt, in thousands, and what part of that
#: and of all money is lost to the wounds so far.
ROUND: Final = 8.0
LOST: Final[list[float]] = [0.0, 0.1, 0.35, 1.0]
#: What a call is worth to the cop (CG-72), and what the light it may not see again (CG-74).
CALL: Final = 30.0
LIGHT: Final = 15.0


def evaluate(s: CashNGuns, seat: int) -> float:
    """Return what a seat may expect to own at the end, in thousands; the dead own nothing."""
    if not s.alive >> seat & 1:
        return 0.0
    deck = s.deck
    left = deck.rounds - s.round
    money = float(score(s, seat))
    if seat == s.cop:
        lights = s.lights[seat]
        is_late = len(s.calls) == deck.calls_needed and lights > deck.lights_allowed
        money = 0.0 if is_late else CALL * len(s.calls) - LIGHT * lights
    wounds = s.wounds[seat] - deck.power.deadly[s.powers[seat]] + deck.deadly
    # By how many more it takes to die: two, one, none.
    nearness = min(max(wounds + len(LOST) - 1 - deck.deadly, 0), len(LOST) - 1) if wounds > 0 else 0
    lost = LOST[nearness] * left / deck.rounds
    return (money + ROUND * left) * (1.0 - lost)
