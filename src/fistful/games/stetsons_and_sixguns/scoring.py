"""The end: who lives scores tokens, cards and the NOTORIETY on them (SS-70 to SS-72)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.outcome import Outcome
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns.events import HAND_SHOWN, SCORED, WON
from fistful.games.stetsons_and_sixguns.knowledge import seen_in_hand
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

#: Why a game ended; `s.ended` is one of these, counted from 1.
REASONS: Final = ["rounds", "survivor", "cards"]


def worth(s: StetsonsAndSixguns, card: int) -> int:
    """SS-62: return the NOTORIETY on a card, raised or printed."""
    for raised in s.raised:
        if raised >> 2 == card:
            return raised & 3
    return s.deck.notoriety[card]


def score(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-71: return a living seat's score: tokens, cards in hand, NOTORIETY on them."""
    hand = s.hands[seat]
    return s.notoriety[seat] + len(hand) + sum([worth(s, card) for card in hand])


def outcome(s: StetsonsAndSixguns) -> Outcome:
    """SS-70 to SS-72: the living player with most; a tie goes to more tokens, then is shared."""
    living = SEATS_IN[s.alive]
    scores = [score(s, seat) if s.alive >> seat & 1 else 0 for seat in range(s.seats)]
    best = max([(scores[seat], s.notoriety[seat]) for seat in living])
    winners = [seat for seat in living if (scores[seat], s.notoriety[seat]) == best]
    return Outcome(winners, scores, REASONS[s.ended - 1])


def finish(s: StetsonsAndSixguns, reason: str, out: Out | None) -> int:
    """SS-70: the game is over; hands are shown, and the scores told one by one."""
    s.ended = REASONS.index(reason) + 1
    for seat in SEATS_IN[s.alive]:
        for card in s.hands[seat]:
            seen_in_hand(s, seat, card)
    if out:
        for seat in SEATS_IN[s.alive]:
            hand = sorted(s.hands[seat])
            extra = sum([worth(s, card) for card in hand])
            out.all(HAND_SHOWN, seat, *hand)
            out.all(SCORED, seat, s.notoriety[seat], len(hand), extra, score(s, seat))
        out.all(WON, *outcome(s).winners)
    return OVER


def end_if_alone(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-70: one player alive ends the game at once."""
    if s.alive.bit_count() == 1:
        finish(s, "survivor", out)
