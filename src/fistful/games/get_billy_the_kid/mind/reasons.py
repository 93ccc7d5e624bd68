"""What may come of a move in Get Billy the Kid!, to say why one is better than another."""

from typing import Final

from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid.cards import GOLD, PISTOL, RIFLE
from fistful.games.get_billy_the_kid.state import GetBilly
from fistful.games.outlook import Fact, Reasons


def facts(before: GetBilly, after: GetBilly, seat: int) -> list[float]:
    """Return whether the seat's side has lost, who was caught or shot of the others and of its own
    side, its guns and Gold."""
    gone = ~after.alive & (1 << after.seats) - 1
    caught = (after.outlaws & gone).bit_count()
    fallen = (~after.outlaws & gone).bit_count()
    hand = after.hands[seat]
    guns = hand.count(PISTOL) + hand.count(RIFLE)
    lost = after.phase == OVER and not after.won >> seat & 1
    if after.outlaws >> seat & 1:
        sides = [0.0, float(caught), float(fallen), 0.0]
    else:
        sides = [float(caught), 0.0, 0.0, float(fallen)]
    return [float(lost), *sides, float(guns), float(hand.count(GOLD))]


REASONS: Final = Reasons(
    (
        Fact("lost", -0.06),
        Fact("caught", 0.1),
        Fact("taken", -0.1),
        Fact("shot", 0.15),
        Fact("fallen", -0.15),
        Fact("guns", 0.4),
        Fact("gold", 0.5),
    ),
    facts,
)
