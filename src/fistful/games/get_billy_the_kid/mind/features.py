"""Get Billy the Kid! for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import NOTHING
from fistful.engine.words import SEAT
from fistful.games.features import Features, Kept, Memory
from fistful.games.fields import (
    NUMBER_SIZE,
    ZEROS,
    BySeat,
    Counts,
    Field,
    Flag,
    Number,
    OneEach,
    OneOf,
    OneSeat,
    Row,
    SomeSeats,
    one_hots,
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
from fistful.games.get_billy_the_kid.notebook import possible_people
from fistful.games.get_billy_the_kid.state import BY, NOBODY, GetBilly

CHARACTER_COUNT: Final[int] = len(KIND_CHARACTER)
VERB_COUNT: Final[int] = len(VERBS.verbs)
DECK_SIZE: Final = 100
#: What is remembered of a hand: cards by kind, and how many may be gone.
MEMORY_SIZE: Final[int] = KIND_COUNT + 1
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
    Field("known", "cards the viewer knows of in other hands", REMEMBERED, 0, MEMORY_SIZE),
    Field("exposed", "what the others so know of the viewer's hand", REMEMBERED, 0, MEMORY_SIZE),
    Field("open", "what all know so", REMEMBERED, 0, MEMORY_SIZE),
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
#: How often something was done, to whom too.
TIMES: Final[list[bytes]] = shares_of(HOURS)
CARDS: Final[list[bytes]] = shares_of(HAND_SIZE)
PEOPLE: Final[list[bytes]] = subsets(CHARACTER_COUNT)


def no_confrontation(seats: int) -> bytes:
    """Return what is written of a confrontation when there is none."""
    nobody = one_hots(seats + 1)[seats]
    return b"".join([nobody * 3, ZEROS[KIND_COUNT], ZEROS[seats], nobody, ZEROS[2], nobody])


#: By number of seats.
QUIET: Final[list[bytes]] = [no_confrontation(seats) for seats in range(MOST_SEATS + 1)]


class GetBillyMemory(Memory):
    """What is done in public only grows; once revealed, everybody stays who it is."""

    __slots__ = ("against", "deeds", "past", "people", "read", "seats", "times", "times_against")

    def __init__(self, s: GetBilly) -> None:
        super().__init__(s)
        self.seats = s.seats
        #: By who is counted first: all characters, once revealed, and the Outlaws.
        self.people = [Kept() for _ in range(s.seats)]
        self.begin(s.past)

    def begin(self, past: list[int]) -> None:
        """Begin to read what was done in public."""
        seats = self.seats
        self.past = past
        #: How much of it was read.
        self.read = 0
        #: By seat and verb: how often it was done, and by seat as it is written.
        self.times = [0] * (seats * VERB_COUNT)
        self.deeds: list[bytes] = [ZEROS[VERB_COUNT]] * seats
        #: By seat and seat: how often the first did something to the second. As it is written the
        #: seats follow each other twice, so that it can be read from each of them on.
        self.times_against = [0] * (seats * seats)
        self.against = b""

    def read_on(self, past: list[int]) -> None:
        """Read what was done since."""
        if past is not self.past or len(past) < self.read:
            self.begin(past)
        for at in range(self.read, len(past)):
            entry = past[at]
            seat = entry & BY - 1
            if seat == NOBODY:
                continue
            action = entry >> BY_BITS
            place = seat * VERB_COUNT + VERB_OF[action]
            count = self.times[place] + 1
            self.times[place] = count
            if count <= HOURS:
                self.deeds[seat] = patched(self.deeds[seat], VERB_OF[action], TIMES[count])
            if DONE_TO[action] >= 0:
                self.count_against(seat, DONE_TO[action])
        self.read = len(past)

    def count_against(self, seat: int, to: int) -> None:
        """Count a deed against somebody."""
        seats = self.seats
        count = self.times_against[seat * seats + to] + 1
        self.times_against[seat * seats + to] = count
        if count <= HOURS:
            place = seat * seats * 2 + to
            done = patched(self.against or ZEROS[2 * seats] * seats, place, TIMES[count])
            self.against = patched(done, place + seats, TIMES[count])


def patched(piece: bytes, place: int, number: bytes) -> bytes:
    """Return a piece with another number in one place."""
    at = place * NUMBER_SIZE
    return piece[:at] + number + piece[at + NUMBER_SIZE :]


class GetBillyFeatures(Features[GetBilly]):
    """All of it, in the order of the fields."""

    def memory(self, s: GetBilly) -> Memory:
        return GetBillyMemory(s)

    def write(self, s: GetBilly, seat: int, row: Row, memory: Memory) -> None:
        assert isinstance(memory, GetBillyMemory)
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
        memory.read_on(s.past)
        self.write_past(memory, row)
        if s.revealed:
            row.pieces.append(self.people(s, row, memory.people[row.order[0]]))
        else:
            self.write_guesses(s, seat, row)
        self.write_hands(s, seat, row)
        self.write_turn(s, row)

    def write_past(self, memory: GetBillyMemory, row: Row) -> None:
        """Write how often each seat has done what in public, and against whom."""
        pieces, deeds, against, seats = row.pieces, memory.deeds, memory.against, row.seats
        for other in row.order:
            pieces.append(deeds[other])
        if not against:
            pieces.append(ZEROS[seats * seats])
            return
        first, width = row.order[0], seats * NUMBER_SIZE
        for other in row.order:
            start = (other * 2 * seats + first) * NUMBER_SIZE
            pieces.append(against[start : start + width])

    def people(self, s: GetBilly, row: Row, kept: Kept) -> bytes:
        """Return who is whom, once all know."""
        # GB-71: Doc may change sides.
        source = (s.outlaws, *s.characters)
        if kept.source == source:
            return kept.piece
        start = len(row.pieces)
        REVEALED.put(row, True)
        CHARACTERS.put(row, s.characters)
        for other in row.order:
            row.pieces.append(PEOPLE[1 << s.characters[other]])
        SEATS.put(row, s.outlaws)
        return kept.keep(source, row.taken_back(start))

    def write_guesses(self, s: GetBilly, seat: int, row: Row) -> None:
        """Write who can be whom, as far as the viewer knows: only itself for certain."""
        seats, pieces = s.seats, row.pieces
        who = s.characters[seat] if seat < seats else NOTHING
        REVEALED.put(row, False)
        CHARACTERS.put_one(row, who)
        pieces.append(ZEROS[(seats - 1) * CHARACTER_COUNT])
        could = s.could
        if who != NOTHING:
            could = could.copy()
            could[seat] = 1 << who
        possible = possible_people(could, s.deck.lawmen, s.falsely)
        for other in row.order:
            pieces.append(PEOPLE[possible[other]])
        pieces.append(ZEROS[seats])

    def write_hands(self, s: GetBilly, seat: int, row: Row) -> None:
        """Write the own cards, and what is remembered of hands."""
        seats = s.seats
        has_seat = seat < seats
        HAND.put_handful(row, s.hands[seat] if has_seat else ())
        SIZES.put(row, [len(hand) for hand in s.hands])
        # What is remembered lies in a row for each observer, the public after the last seat.
        public = seats * seats
        put_memories(s, row, seat * seats if has_seat else public, 1)
        if has_seat:
            put_memories(s, row, seat, seats)
        else:
            row.pieces.append(ZEROS[seats * MEMORY_SIZE])
        put_memories(s, row, public, 1)
        TOWN.put(row, list(s.bottom) if has_seat and s.characters[seat] == DOC else [])

    def write_turn(self, s: GetBilly, row: Row) -> None:
        """Write the turn and the confrontation."""
        pieces = row.pieces
        REVEALED.put(row, s.enticed)
        REVEALED.put(row, s.has_played)
        ONE.put(row, s.asked)
        FEATURE.put(row, s.feature)
        ONE.put(row, s.victim)
        ONE.put(row, s.drawer)
        OWED.put(row, s.owed)
        SEATS.put(row, s.replaced)
        if is_quiet(s):
            pieces.append(QUIET[s.seats])
            return
        ONE.put(row, s.arrester)
        ONE.put(row, s.outlaw)
        ONE.put(row, s.facing)
        TOWN.put(row, s.table)
        SEATS.put(row, s.involved)
        ONE.put(row, s.shooter)
        LEAD.put(row, s.lead)
        REVEALED.put(row, s.has_held)
        ONE.put(row, s.dead)


def is_quiet(s: GetBilly) -> bool:
    """Tell whether there is nothing to say of a confrontation."""
    return (
        s.arrester == NOTHING
        and s.outlaw == NOTHING
        and s.facing == NOTHING
        and not s.table
        and not s.involved
        and s.shooter == NOTHING
        and not s.lead
        and not s.has_held
        and s.dead == NOTHING
    )


def put_memories(s: GetBilly, row: Row, first: int, step: int) -> None:
    """Write, by seat, the cards known to have come to a hand and how many of these may be gone;
    nothing is known of most."""
    pieces, known = row.pieces, s.known
    gap = 0
    for other in row.order:
        place = first + other * step
        cards = known[place]
        if not cards:
            gap += MEMORY_SIZE
            continue
        if gap:
            pieces.append(ZEROS[gap])
            gap = 0
        HAND.put_handful(row, cards)
        gone = s.lost[place]
        pieces.append(CARDS[gone if gone < HAND_SIZE else HAND_SIZE])
    if gap:
        pieces.append(ZEROS[gap])


FEATURES: Final = GetBillyFeatures(FIELDS)
