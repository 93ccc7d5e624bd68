"""Who is out, and who has won (GB-80 to GB-82)."""

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import GOLD
from fistful.games.get_billy_the_kid.events import REVEALED, SHOWED, WON
from fistful.games.get_billy_the_kid.hands import lay_open
from fistful.games.get_billy_the_kid.state import GetBilly, kid, lawmen


def reveal(s: GetBilly, out: Out | None) -> None:
    """GB-36, GB-82: all characters are turned up."""
    if s.revealed:
        return
    s.revealed = True
    s.could = [1 << who for who in s.characters]
    for seat in range(s.seats):
        if out:
            out.all(REVEALED, seat, s.characters[seat])


def leave_play(s: GetBilly, seat: int, out: Out | None) -> bool:
    """GB-40, GB-45: a seat is out of the game; tell whether that ends it (GB-80, GB-63)."""
    s.alive &= ~(1 << seat)
    s.missing &= ~(1 << seat)
    if not s.outlaws & s.alive:
        finish(s, False, "outlaws-out", out)
    elif s.options["kid_alone"] == "yes" and not s.alive >> kid(s) & 1:
        finish(s, False, "kid-out", out)
    elif not lawmen(s):
        finish(s, True, "lawmen-out", out)
    return bool(s.won)


def strike_seven(s: GetBilly, out: Out | None) -> None:
    """GB-81, GB-82: after the seventh hour the Outlaws still in play show what they hold."""
    reveal(s, out)
    counts = 1 << kid(s) if s.options["kid_alone"] == "yes" else s.outlaws
    has_gold = False
    for seat in SEATS_IN[s.outlaws & s.alive]:
        lay_open(s, seat)
        if out:
            out.all(SHOWED, seat, *s.hands[seat])
        if counts >> seat & 1 and GOLD in s.hands[seat]:
            has_gold = True
    finish(s, has_gold, "gold" if has_gold else "no-gold", out)


def finish(s: GetBilly, outlaws_win: bool, reason: str, out: Out | None) -> None:
    """GB-81: the whole side wins, its dead included."""
    s.won = s.outlaws if outlaws_win else (1 << s.seats) - 1 & ~s.outlaws
    s.reason = reason
    if out:
        out.all(WON, int(outlaws_win), *SEATS_IN[s.won])
