"""The end: who lives scores tokens, cards and the NOTORIETY on them (SS-70 to SS-72)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.outcome import ALIVE, DEAD, Outcome, Tie
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.events import HAND_SHOWN, KIND_TIE, SCORED, TIED, WON
from fistful.games.stetsons_and_sixguns.knowledge import seen_in_hand
from fistful.games.stetsons_and_sixguns.ops import GO
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

#: Why a game ended; `s.ended` is one of these, counted from 1.
REASONS: Final = ["rounds", "survivor", "cards"]
#: SS-72: what breaks a tie.
TIE_BREAKS: Final = ("most-tokens",)


def notoriety_on(s: StetsonsAndSixguns, card: int) -> int:
    """SS-62: return the NOTORIETY on a card, raised or printed."""
    for raised, notoriety in s.raised:
        if raised == card:
            return notoriety
    return s.deck.notoriety[card]


def score(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-71: return a living seat's score: tokens, cards in hand, NOTORIETY on them."""
    hand = s.hands[seat]
    return s.notoriety[seat] + len(hand) + sum([notoriety_on(s, card) for card in hand])


def outcome(s: StetsonsAndSixguns) -> Outcome:
    """SS-70 to SS-72: the living player with most; a tie goes to more tokens, then is shared."""
    seats = range(s.seats)
    points = [score(s, seat) if s.alive >> seat & 1 else NOTHING for seat in seats]
    scores = [own if own != NOTHING else None for own in points]
    fates = [ALIVE if s.alive >> seat & 1 else DEAD for seat in seats]
    reason = REASONS[s.ended - 1]
    if not s.alive:
        return Outcome([], scores, reason, fates)
    best = max(points)
    tied = [seat for seat in seats if points[seat] == best]
    if len(tied) == 1:
        return Outcome(tied, scores, reason, fates)
    tie = Tie(tied, [[-tokens] for tokens in s.notoriety], TIE_BREAKS)
    return Outcome(tie.winners, scores, reason, fates, tie)


def finish(s: StetsonsAndSixguns, reason: str, out: Out | None) -> int:
    """SS-70: the game is over; hands are shown, and the scores told one by one."""
    s.ended = REASONS.index(reason) + 1
    for seat in SEATS_IN[s.alive]:
        for card in s.hands[seat]:
            seen_in_hand(s, seat, card)
    if out:
        for seat in SEATS_IN[s.alive]:
            hand = sorted(s.hands[seat])
            extra = sum([notoriety_on(s, card) for card in hand])
            out.all(HAND_SHOWN, seat, *hand)
            out.all(SCORED, seat, s.notoriety[seat], len(hand), extra, score(s, seat))
        end = outcome(s)
        if end.tie:
            out.all(TIED, KIND_TIE.words.index(end.tie.broken_by), *end.tie.seats)
        out.all(WON, *end.winners)
    return GO


def end_if_alone(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-70: one player alive ends the game at once."""
    if s.alive.bit_count() == 1:
        finish(s, "survivor", out)
