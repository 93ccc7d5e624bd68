"""What a game of Blasting Billy is remembered by: what was slipped to Billy, and who paid."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.games.blasting_billy.cards import IS_DYNAMITE, TYPE, TYPE_COUNT, VALUE
from fistful.games.blasting_billy.ending import Scoring, total
from fistful.games.blasting_billy.events import (
    BLEW_UP,
    CLAIMED,
    CLAIMED_FIRST_YOU,
    DUMPED_YOU,
    GAVE_YOU,
    SHOT_COLUMN,
)
from fistful.games.headlines import Course, Headline

#: A card that is given to Billy to look like more than it is.
SMALL: Final = 2
#: How many points short of being shot is close.
CLOSE: Final = 3

Found = list[Headline]


class Table:
    """Who put which card where, and what became of it."""

    def __init__(self, course: Course) -> None:
        #: (seat, card, moment) of what was given to Billy, dumped and claimed.
        self.given: list[tuple[int, int, int]] = []
        self.dumped: list[tuple[int, int, int]] = []
        self.claimed: list[tuple[int, int, int]] = []
        #: (seat, type, worth) of the columns Billy shot; (seat, cards) of those that blew up.
        self.shot: list[tuple[int, int, int]] = []
        self.blown: list[tuple[int, tuple[int, ...]]] = []
        for at, (_, event) in enumerate(course.moments):
            things = event.things
            if event.code == GAVE_YOU:
                self.given.append((SEATS_IN[event.audience][0], things[0], at))
            elif event.code == DUMPED_YOU:
                self.dumped.append((SEATS_IN[event.audience][0], things[0], at))
            elif event.code == CLAIMED_FIRST_YOU:
                self.claimed.append((SEATS_IN[event.audience][0], things[0], at))
            elif event.code == CLAIMED:
                self.claimed.append((things[0], things[1], at))
            elif event.code == SHOT_COLUMN:
                self.shot.append((things[0], things[1], things[2]))
            elif event.code == BLEW_UP:
                self.blown.append((things[0], things[2:]))

    def last_claim(self, seat: int, kind: int) -> int:
        """Return the moment at which a seat last claimed a card of a type."""
        return max([at for who, card, at in self.claimed if (who, TYPE[card]) == (seat, kind)])


def headlines(course: Course) -> Found:
    """Return what is worth telling, the best words first."""
    table = Table(course)
    return [
        *slipped(table, "betrayal", True),
        *slipped(table, "bluff", False),
        *bullets(table),
        *blasts(table),
        *columns(table, course),
        *cards(table.given, "present"),
        *cards(table.dumped, "waste"),
        *cards(table.claimed, "gamble"),
    ]


def slipped(table: Table, word: str, is_dynamite: bool) -> Found:
    """Dynamite or next to nothing given to Billy, and somebody else shot for trusting it."""
    return [
        Headline(word, at, worth, (giver, seat), worth)
        for giver, card, at in table.given
        for seat, kind, worth in table.shot
        if TYPE[card] == kind
        and giver != seat
        and IS_DYNAMITE[card] == is_dynamite
        and VALUE[card] <= SMALL
    ]


def bullets(table: Table) -> Found:
    """The card too many in a column that Billy shot."""
    return [
        Headline("bullet", table.last_claim(seat, kind), worth, (seat,), worth)
        for seat, kind, worth in table.shot
    ]


def blasts(table: Table) -> Found:
    """Loot that went up with the dynamite its owner had claimed."""
    claims = {card: at for _, card, at in table.claimed}
    return [
        Headline("blast", claims[cards[-1]], lost, (seat,), lost)
        for seat, cards in table.blown
        if (lost := total(cards))
    ]


def columns(table: Table, course: Course) -> Found:
    """Columns that Billy left: the one that came closest to his, and the fattest."""
    scoring = Scoring(course.state)
    found: Found = []
    for place, column in enumerate(scoring.loot):
        seat, kind = divmod(place, TYPE_COUNT)
        if column.is_shot or not column.total:
            continue
        at = table.last_claim(seat, kind)
        short = scoring.billy[kind] - column.total + 1
        if short <= CLOSE:
            found.append(Headline("hair", at, column.total - 4 * short, (seat,), short))
        found.append(Headline("feast", at, column.total, (seat,), column.total))
    return sorted(found, key=lambda one: one.word != "hair")


def cards(put: list[tuple[int, int, int]], word: str) -> Found:
    """The highest card of those that somebody gave away."""
    return [Headline(word, at, VALUE[card], (seat,), VALUE[card]) for seat, card, at in put]
