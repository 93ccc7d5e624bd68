"""Get Billy the Kid! for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, replaced
from fistful.engine.words import SEAT
from fistful.games.features import (
    ZEROS,
    BySeat,
    Counts,
    Features,
    Field,
    Flag,
    Number,
    OneEach,
    OneOf,
    OneSeat,
    Row,
    SomeSeats,
    shares_of,
    subsets,
)
from fistful.games.get_billy_the_kid.cards import (
    DOC,
    FEATURE_COUNT,
    KIND_CHARACTER,
    KIND_COUNT,
    KIND_FEATURE,
    VERBS,
)
from fistful.games.get_billy_the_kid.deck import STANDARD
from fistful.games.get_billy_the_kid.state import BY, NOBODY, GetBilly
from fistful.games.get_billy_the_kid.view import possible_characters, seen_characters

CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
VERB_COUNT: Final[int] = len(VERBS.verbs)
DECK_SIZE: Final = 100
REMEMBERED: Final = "by seat: by kind ÷ 7, then how many may be gone ÷ 7"

#: Amounts are parts of the rulebook's.
HAND_SIZE: Final = STANDARD.hand_size
HOURS: Final = STANDARD.hours
HOUR: Final = Number("hour", "the hour", HOURS)
ONE: Final = OneSeat("start", "who started")
SEATS: Final = SomeSeats("alive", "who is in play")
TOWN: Final = Counts("town", "the cards in town", KIND_COUNT)
POT: Final = Number("pot", "Gold in the Pot", HAND_SIZE)
DECK: Final = Number("deck", "cards in the deck", DECK_SIZE)
UNDER: Final = Number("under", "of these put under it by Doc", HAND_SIZE)
DISCARDS: Final = Counts("discards", "the discard pile", KIND_COUNT, 10)
REVEALED: Final = Flag("revealed", "the characters are revealed")
CHARACTERS: Final = OneEach(
    "characters",
    f"characters the viewer knows ({', '.join(KIND_CHARACTER.words)})",
    CHARACTER_COUNT,
)
HAND: Final = Counts("hand", "own cards", KIND_COUNT, HAND_SIZE)
SIZES: Final = BySeat("sizes", "cards in hand", HAND_SIZE + 1)
FEATURE: Final = OneOf(
    "feature", f"about what ({', '.join(KIND_FEATURE.words)})", range(FEATURE_COUNT)
)
OWED: Final = Number("owed", "how many cards more", HAND_SIZE)
LEAD: Final = Number("lead", "the Outlaw's shots less the Lawman's", 3)

FIELDS: Final[tuple[Field, ...]] = (
    HOUR,
    ONE,
    OneSeat("turn", "whose turn it is"),
    SEATS,
    SomeSeats("missing", "who misses the next turn"),
    TOWN,
    POT,
    DECK,
    UNDER,
    DISCARDS,
    Field("deeds", "what was done in public", "by seat and verb, ÷ 7", 0, VERB_COUNT),
    Field("against", "and against whom", "by seat and seat, ÷ 7", by_pair=1),
    REVEALED,
    CHARACTERS,
    Field("notebook", "who can be whom, for certain", "by seat and kind", 0, CHARACTER_COUNT),
    SomeSeats("outlaws", "the Outlaws, once revealed"),
    HAND,
    SIZES,
    Field("known", "cards the viewer knows of in other hands", REMEMBERED, 0, KIND_COUNT + 1),
    Field("exposed", "what the others so know of the viewer's hand", REMEMBERED, 0, KIND_COUNT + 1),
    Field("open", "what all know so", REMEMBERED, 0, KIND_COUNT + 1),
    Counts("buried", "own cards under the deck", KIND_COUNT),
    Flag("enticed", "Gold was put into the Pot this turn"),
    Flag("has_played", "a card was played this turn"),
    OneSeat("asked_seat", "who is questioned"),
    FEATURE,
    OneSeat("victim", "at whom the Binoculars look"),
    OneSeat("drawer", "who draws"),
    OWED,
    SomeSeats("replaced", "Outlaws that exchanged their Arrests"),
    OneSeat("arrester", "who arrested"),
    OneSeat("outlaw", "the Outlaw confronted"),
    OneSeat("facing", "the Lawman now facing it"),
    Counts("table", "cards played in the confrontation", KIND_COUNT),
    SomeSeats("involved", "who played any of them"),
    OneSeat("shooter", "whose shot it is"),
    LEAD,
    Flag("has_held", "the last to act held fire"),
    OneSeat("dead", "who was shot"),
)

BY_BITS: Final = BY.bit_length() - 1
#: By action: the place of its verb, and the seat it is done to.
VERB_OF: Final[list[int]] = [VERBS.verbs.index(verb) for verb in VERBS.verb_of]
DONE_TO: Final[list[int]] = [
    VERBS.things(action)["seat"] if verb.things.get("seat") is SEAT else NOTHING
    for action, verb in enumerate(VERBS.verb_of)
]
#: How often something was done, and against whom.
TIMES: Final[list[bytes]] = shares_of(HOURS)
AGAINST: Final = BySeat("against", "against whom", HOURS)
#: How many games' tallies are kept.
TALLY_COUNT: Final = 4096
CARDS: Final[list[bytes]] = shares_of(HAND_SIZE)
PEOPLE: Final[list[bytes]] = subsets(CHARACTER_COUNT)


class Tally:
    """What was done in public in a game, as far as it was read: it only grows."""

    __slots__ = ("against", "deeds", "past", "pieces", "read")

    def __init__(self, past: list[int], before: "Tally | None", seats: int) -> None:
        self.past = past
        self.read = len(past)
        #: By seat: how often it has done what, and against each seat; the first as it is written.
        self.deeds: list[list[int]] = [[0] * VERB_COUNT] * seats
        self.against: list[list[int]] = [[0] * seats] * seats
        self.pieces: list[bytes] = [ZEROS[VERB_COUNT]] * seats
        if before:
            self.deeds = before.deeds.copy()
            self.against = before.against.copy()
            self.pieces = before.pieces.copy()
        changed = 0
        for entry in past[before.read :] if before else past:
            seat = entry & BY - 1
            if seat != NOBODY:
                action = entry >> BY_BITS
                self.deeds[seat] = counted(self.deeds[seat], VERB_OF[action])
                if DONE_TO[action] >= 0:
                    self.against[seat] = counted(self.against[seat], DONE_TO[action])
                changed |= 1 << seat
        for seat in SEATS_IN[changed]:
            self.pieces[seat] = b"".join([TIMES[min(count, HOURS)] for count in self.deeds[seat]])


def counted(counts: list[int], place: int) -> list[int]:
    """Return counts with one more in one place; who shares the old ones keeps them."""
    return replaced(counts, place, counts[place] + 1)


#: By the identity of a game's past: a tally holds on to it, so that no other can have it.
TALLIES: Final[dict[int, Tally]] = {}


def tally_of(s: GetBilly) -> Tally:
    """Return what was done in public; of a game that was read before only what is new is read."""
    key = id(s.past)
    before = TALLIES.get(key)
    if before is not None:
        if before.past is not s.past or before.read > len(s.past):
            before = None
        elif before.read == len(s.past):
            return before
    if len(TALLIES) >= TALLY_COUNT:
        TALLIES.clear()
    tally = TALLIES[key] = Tally(s.past, before, s.seats)
    return tally


class GetBillyFeatures(Features[GetBilly]):
    """All of it, in the order of the fields."""

    def write(self, s: GetBilly, seat: int, row: Row) -> None:
        HOUR.put(row, s.hour)
        ONE.put(row, s.start)
        ONE.put(row, s.turn)
        SEATS.put(row, s.alive)
        SEATS.put(row, s.missing)
        TOWN.put(row, list(s.town))
        POT.put(row, s.pot)
        DECK.put(row, len(s.bag) + len(s.bottom))
        UNDER.put(row, len(s.bottom))
        DISCARDS.put(row, s.discards)
        self.write_past(s, row)
        self.write_characters(s, seat, row)
        self.write_hands(s, seat, row)
        self.write_turn(s, row)

    def write_past(self, s: GetBilly, row: Row) -> None:
        """Write how often each seat has done what in public, and against whom."""
        tally = tally_of(s)
        for other in row.order:
            row.pieces.append(tally.pieces[other])
        for other in row.order:
            AGAINST.put(row, tally.against[other])

    def write_characters(self, s: GetBilly, seat: int, row: Row) -> None:
        """Write who is and who can be whom, as far as the viewer knows."""
        characters = seen_characters(s, seat)
        REVEALED.put(row, s.revealed)
        CHARACTERS.put(row, characters)
        possible = possible_characters(s, characters)
        for other in row.order:
            row.pieces.append(PEOPLE[possible[other]])
        SEATS.put(row, s.outlaws if s.revealed else 0)

    def write_hands(self, s: GetBilly, seat: int, row: Row) -> None:
        """Write the own cards, and what is remembered of hands."""
        seats = s.seats
        has_seat = seat < seats
        HAND.put(row, list(s.hands[seat]) if has_seat else [])
        SIZES.put(row, [len(hand) for hand in s.hands])
        # What is remembered lies in a row for each observer, the public after the last seat.
        public = seats * seats
        own = seat * seats if has_seat else public
        for other in row.order:
            put_remembered(row, s.known[own + other], s.lost[own + other])
        for other in row.order:
            place = other * seats + seat
            put_remembered(
                row, s.known[place] if has_seat else (), s.lost[place] if has_seat else 0
            )
        for other in row.order:
            put_remembered(row, s.known[public + other], s.lost[public + other])
        TOWN.put_handful(row, s.bottom if has_seat and s.characters[seat] == DOC else ())

    def write_turn(self, s: GetBilly, row: Row) -> None:
        """Write the turn and the confrontation."""
        REVEALED.put(row, s.enticed)
        REVEALED.put(row, s.has_played)
        ONE.put(row, s.asked)
        FEATURE.put(row, s.feature)
        ONE.put(row, s.victim)
        ONE.put(row, s.drawer)
        OWED.put(row, s.owed)
        SEATS.put(row, s.replaced)
        ONE.put(row, s.arrester)
        ONE.put(row, s.outlaw)
        ONE.put(row, s.facing)
        TOWN.put(row, s.table)
        SEATS.put(row, s.involved)
        ONE.put(row, s.shooter)
        LEAD.put(row, s.lead)
        REVEALED.put(row, s.has_held)
        ONE.put(row, s.dead)


def put_remembered(row: Row, cards: tuple[int, ...], gone: int) -> None:
    """Write cards known to have come to a hand, and how many of these may be gone."""
    if not cards:
        row.pieces.append(ZEROS[KIND_COUNT + 1])
        return
    HAND.put_handful(row, cards)
    row.pieces.append(CARDS[gone if gone < HAND_SIZE else HAND_SIZE])


FEATURES: Final = GetBillyFeatures(FIELDS)
