"""Notoriety: how it is gained and lost, and who is paid for standing hurt (SS-14)."""

from fistful.engine.events import Out
from fistful.games.stetsons_and_sixguns.events import GAINS, LOSES
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


def gain(s: StetsonsAndSixguns, seat: int, points: int, why: int, out: Out | None) -> None:
    """Give a seat Notoriety from the bank."""
    s.notoriety[seat] += points
    if out:
        out.all(GAINS, seat, points, why)


def lose(s: StetsonsAndSixguns, seat: int, points: int, why: int, out: Out | None) -> int:
    """Take Notoriety from a seat, never below 0 (SS-R1); return how much there was to take."""
    taken = min(points, s.notoriety[seat])
    if taken:
        s.notoriety[seat] -= taken
        if out:
            out.all(LOSES, seat, taken, why)
    return taken


def is_bonus_kept(s: StetsonsAndSixguns) -> bool:
    """SS-14: tell whether who has bound its wounds is paid for standing all the same."""
    return s.options["stupidity_bonus"] == "once_wounded"


def hurt_seats(s: StetsonsAndSixguns) -> int:
    """SS-14: return the seats that are paid for standing in the rounds to come."""
    if is_bonus_kept(s):
        return s.hurt
    return sum([1 << seat for seat in range(s.seats) if s.wounds[seat]])
