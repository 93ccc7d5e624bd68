"""Final scoring: dynamite, Billy's revolver, totals, ties (BB-40 to BB-45)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.outcome import ALIVE, SHOT, Outcome, Tie
from fistful.games.blasting_billy.cards import IS_DYNAMITE, TYPE_COUNT, VALUE
from fistful.games.blasting_billy.events import (
    BILLY_BLEW_UP,
    BILLY_TURNED_UP,
    BLEW_UP,
    KIND_TIE,
    SCORED,
    SHOT_COLUMN,
    STRUCK,
    TIED,
    TURNED_UP,
    WON,
)
from fistful.games.blasting_billy.state import FROM, BlastingBilly

#: What breaks a tie among survivors (BB-43), and when all were shot (BB-44), in that order.
AMONG_SURVIVORS: Final = ("fewest-cards",)
AMONG_SHOT: Final = ("fewest-face-up", "fewest-face-down")


def blasted(column: tuple[int, ...], all_earlier: bool) -> tuple[int, ...]:
    """BB-40: return the cards a column loses to its dynamite, the dynamite last; none without."""
    for place, card in enumerate(column):
        if IS_DYNAMITE[card]:
            first = 0 if all_earlier else max(place - 1, 0)
            return column[first : place + 1]
    return ()


def total(cards: tuple[int, ...]) -> int:
    """Return the sum of the cards' values."""
    return sum([VALUE[card] for card in cards])


def minimum(column: tuple[int, ...], all_earlier: bool) -> int:
    """Return the least a column can be worth, as all can see: its first card lies face down."""
    worth = before = 0
    for card in column[1:]:
        if IS_DYNAMITE[card]:
            worth -= worth if all_earlier else before
        before = VALUE[card]
        worth += before
    return worth


class Loot:
    """A column after the dynamite: its cards, their total, and whether it was shot (BB-41)."""

    __slots__ = ("cards", "is_shot", "total")

    def __init__(self, cards: tuple[int, ...], billy: int) -> None:
        self.cards = cards
        self.total = total(cards)
        self.is_shot = self.total > billy


class Scoring:
    """The whole reckoning of a finished game, worked out once."""

    def __init__(self, s: BlastingBilly) -> None:
        all_earlier = s.options["blast"] == "all_earlier"
        self.billy_columns = [tuple([card % FROM for card in column]) for column in s.billy]
        self.billy_blasted = [blasted(column, all_earlier) for column in self.billy_columns]
        self.billy = [
            total(self.billy_columns[t]) - total(self.billy_blasted[t]) for t in range(TYPE_COUNT)
        ]
        self.blasted = [blasted(column, all_earlier) for column in s.loot]
        self.loot = [
            Loot(
                tuple([card for card in s.loot[i] if card not in self.blasted[i]]),
                self.billy[i % TYPE_COUNT],
            )
            for i in range(len(s.loot))
        ]
        columns = [self.loot[i : i + TYPE_COUNT] for i in range(0, len(self.loot), TYPE_COUNT)]
        #: BB-42.
        self.eliminated = [any([column.is_shot for column in own]) for own in columns]
        #: BB-43: the survivors' totals; BB-44: only columns not shot count.
        self.points = [
            sum([column.total for column in own if not column.is_shot]) for own in columns
        ]
        self.all_shot = all(self.eliminated)
        self.outcome = self.judge(columns, s.options["zero"] == "billy")

    def counts(self, seat: int) -> bool:
        """BB-42, BB-44: tell whether a seat's points count: who is shot has none by survivors."""
        return self.all_shot or not self.eliminated[seat]

    def judge(self, columns: list[list[Loot]], zero_billy: bool) -> Outcome:
        """BB-43 to BB-45: return the outcome."""
        seats = range(len(columns))
        points = self.points
        best = max([points[seat] for seat in seats if self.counts(seat)])
        if not any(points) or (best == 0 and zero_billy):
            return self.ended([], "billy", None)
        tied = [seat for seat in seats if points[seat] == best and self.counts(seat)]
        reason = "all-shot" if self.all_shot else "survivor"
        if len(tied) == 1:
            return self.ended(tied, reason, None)
        words = AMONG_SHOT if self.all_shot else AMONG_SURVIVORS
        tie = Tie(tied, [self.rank(own) for own in columns], words)
        return self.ended(tie.winners, reason, tie)

    def ended(self, winners: list[int], reason: str, tie: Tie | None) -> Outcome:
        """Return the outcome; points that do not count are struck."""
        seats = range(len(self.points))
        scores = [self.points[seat] if self.counts(seat) else None for seat in seats]
        struck = [None if self.counts(seat) else self.points[seat] for seat in seats]
        fates = [SHOT if is_shot else ALIVE for is_shot in self.eliminated]
        return Outcome(winners, scores, reason, fates, tie, struck)

    def rank(self, own: list[Loot]) -> list[int]:
        """Return what breaks a tie, less being better: face-up cards, then face-down ones.

        A survivor has no face-down cards, so the first is BB-43's fewest cards as well as BB-44's.
        """
        face_up = sum([len(column.cards) for column in own if not column.is_shot])
        face_down = sum([len(column.cards) for column in own if column.is_shot])
        return [face_up, face_down]

    def tell(self, s: BlastingBilly, out: Out) -> None:
        """Tell the reckoning step by step: what blew up, who was shot for what, who won."""
        for t in range(TYPE_COUNT):
            out.all(BILLY_TURNED_UP, t, *self.billy_columns[t])
            for seat in range(s.seats):
                out.all(TURNED_UP, seat, t, *s.loot[seat * TYPE_COUNT + t])
            if self.billy_blasted[t]:
                out.all(BILLY_BLEW_UP, t, *self.billy_blasted[t])
            for seat in range(s.seats):
                if self.blasted[seat * TYPE_COUNT + t]:
                    out.all(BLEW_UP, seat, t, *self.blasted[seat * TYPE_COUNT + t])
        for t in range(TYPE_COUNT):
            for seat in range(s.seats):
                column = self.loot[seat * TYPE_COUNT + t]
                if column.is_shot:
                    out.all(SHOT_COLUMN, seat, t, column.total, self.billy[t])
        for seat in range(s.seats):
            out.all(SCORED if self.counts(seat) else STRUCK, seat, self.points[seat])
        tie = self.outcome.tie
        if tie:
            out.all(TIED, KIND_TIE.words.index(tie.broken_by), *tie.seats)
        out.all(WON, *self.outcome.winners)
