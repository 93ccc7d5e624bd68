"""Cash 'n Guns for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.cash_n_guns.cards import RULEBOOK_POWERS, SIZE
from fistful.games.cash_n_guns.deck import VARIANTS
from fistful.games.cash_n_guns.shots import holder
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.cash_n_guns.view import FATES, seen_aim, seen_card, seen_power
from fistful.games.features import Features, Memory
from fistful.games.fields import (
    BySeat,
    Counts,
    Each,
    Field,
    Flag,
    Number,
    Numbers,
    OneEach,
    OneOf,
    OneSeat,
    Row,
    SomeSeats,
    shares_of,
)

#: What amounts are told as parts of.
RICH: Final = 100
BULLETS_OF_A_KIND: Final = 5
POWER_COUNT: Final = len(RULEBOOK_POWERS)
ROUNDS: Final = VARIANTS.standard.rounds
#: A variant may need more: they count as all.
CALLS: Final[list[bytes]] = [*shares_of(3), *shares_of(3)[-1:] * 3]

HOLDER: Final = OneSeat("holder", "who fires it")
AIM: Final = OneSeat("aim", "at whom it points")
CARD: Final = OneOf("card", "this round's card", range(3))
FATE: Final = OneOf("fate", "what became of it", FATES)
NO_BBB: Final = Flag("no_bbb", "surely no BBB")
FIRED: Final = Flag("fired", "fired a BBB")
UNUSED: Final = Number("unused", "bullets left", 8)
DISCARDED: Final = Number("discarded", "bullets face down", 8)
DISCARDED_NO_BBB: Final = Number("discarded_no_bbb", "of these surely no BBB", 8)
BULLETS: Final = Numbers("shown", "Click, Bang!, BBB shown", 3, BULLETS_OF_A_KIND)
GUN: Final[tuple[Field, ...]] = (
    HOLDER,
    AIM,
    CARD,
    FATE,
    NO_BBB,
    FIRED,
    UNUSED,
    DISCARDED,
    DISCARDED_NO_BBB,
    BULLETS,
)

ROUND: Final = Number("round", "the round", ROUNDS)
PILE: Final = Numbers("pile", "notes of 5, 10, 20 in the pile", 3, 15)
TABLE: Final = Numbers("table", "notes of 5, 10, 20 on the table", 3, 15)
BOX: Final = Number("box", "money of the dead, in thousands", RICH)
MONEY: Final = BySeat("money", "money, in thousands", RICH)
WOUNDS: Final = BySeat("wounds", "wounds", 3)
SHAME: Final = BySeat("shame", "Shame markers", ROUNDS)
LIGHTS: Final = BySeat("lights", "flashing lights among them", ROUNDS)
SEATS: Final = SomeSeats("alive", "who lives")
SEAT: Final = OneSeat("taker", "who took a dead seat's gun")
SEEN: Final = OneEach("powers", "powers the viewer knows", POWER_COUNT)
UNSHOWN: Final = Counts("unshown", "powers nobody has shown", POWER_COUNT)
EXPLODED: Final = Flag("exploded", "the grenade went off this round")
ARMED: Final = Flag("armed", "own grenade is ready")

FIELDS: Final[tuple[Field, ...]] = (
    ROUND,
    PILE,
    TABLE,
    BOX,
    MONEY,
    WOUNDS,
    SHAME,
    LIGHTS,
    SEATS,
    SomeSeats("standing", "who stands"),
    SomeSeats("hurt", "who was wounded this round"),
    Each("guns", "the guns, by the seat that brought them", GUN),
    Numbers("deck-unused", "own Click, Bang!, BBB left", 3, BULLETS_OF_A_KIND),
    Numbers("deck-discarded", "own, face down", 3, BULLETS_OF_A_KIND),
    Numbers("second-unused", "of a taken gun", 3, BULLETS_OF_A_KIND),
    Numbers("second-discarded", "of it, face down", 3, BULLETS_OF_A_KIND),
    SEAT,
    OneSeat("taken", "whose gun it was"),
    SEEN,
    SomeSeats("open", "who has shown its power"),
    UNSHOWN,
    SomeSeats("hit_twice", "who was ever wounded twice in a round"),
    OneSeat("grenade", "who holds the grenade"),
    OneSeat("kid", "who is The Kid"),
    OneSeat("cunning", "who is The Cunning"),
    EXPLODED,
    SomeSeats("fallen", "the first dead, in the round they died"),
    ARMED,
    OneSeat("cop", "the cop, if the viewer knows"),
    Field("calls", "the police", "how many ÷ 3, then by seat ÷ 3", 1, 1),
)


class CashNGunsFeatures(Features[CashNGuns]):
    """All of it, in the order of the fields."""

    def write(self, s: CashNGuns, seat: int, row: Row, memory: Memory) -> None:
        self.write_table(s, row)
        for gun in row.order:
            self.write_gun(s, gun, seat, row)
        own = seat if seat < s.seats and seat != s.taken else NOTHING
        second = s.taken if s.taker != NOTHING and seat == s.taker else NOTHING
        for gun in (own, second):
            for bullets in (s.hands, s.discarded):
                if gun == NOTHING:
                    BULLETS.put_none(row)
                else:
                    put_handful(row, bullets[gun])
        self.write_powers(s, seat, row)

    def write_table(self, s: CashNGuns, row: Row) -> None:
        """Write what lies open to all."""
        ROUND.put(row, s.round)
        for notes in s.pile:
            PILE.put(row, notes)
        for notes in s.table:
            TABLE.put(row, notes)
        BOX.put(row, s.box)
        MONEY.put(row, s.money)
        WOUNDS.put(row, s.wounds)
        SHAME.put(row, s.shame)
        LIGHTS.put(row, list(s.lights))
        SEATS.put(row, s.alive)
        SEATS.put(row, s.standing)
        SEATS.put(row, s.hurt)

    def write_gun(self, s: CashNGuns, gun: int, seat: int, row: Row) -> None:
        """Write a gun as a seat sees it."""
        HOLDER.put(row, holder(s, gun))
        AIM.put(row, seen_aim(s, gun, seat))
        CARD.put(row, seen_card(s, gun, seat))
        FATE.put(row, s.fates[gun])
        NO_BBB.put(row, s.no_bbb >> gun & 1 != 0)
        FIRED.put(row, s.fired >> gun & 1 != 0)
        UNUSED.put(row, SIZE[s.hands[gun]])
        DISCARDED.put(row, SIZE[s.discarded[gun]])
        DISCARDED_NO_BBB.put(row, s.discarded_no_bbb[gun])
        put_handful(row, s.shown[gun])

    def write_powers(self, s: CashNGuns, seat: int, row: Row) -> None:
        """Write the Super Powers and the police."""
        over = s.phase == OVER
        known_as = s.deck.power.known_as
        SEAT.put(row, s.taker)
        SEAT.put(row, s.taken)
        for owner in row.order:
            power = seen_power(s, owner, over or owner == seat)
            SEEN.put_one(row, known_as[power] if power >= 0 else power)
        SEATS.put(row, s.open)
        unshown = {known_as[power] for power in s.deck.power.dealt if s.unshown >> power & 1}
        UNSHOWN.put(row, sorted(unshown - {NOTHING}))
        SEATS.put(row, s.hit_twice)
        SEAT.put(row, s.grenade)
        SEAT.put(row, s.kid)
        SEAT.put(row, s.cunning)
        EXPLODED.put(row, s.exploded != 0)
        SEATS.put(row, s.fallen)
        ARMED.put(row, s.armed >> seat & 1 != 0)
        SEAT.put(row, s.cop if over or seat == s.cop else HIDDEN)
        row.pieces.append(CALLS[len(s.calls)])
        for other in row.order:
            row.pieces.append(CALLS[sum([call >> other & 1 for call in s.calls])])


def put_handful(row: Row, handful: int) -> None:
    """Write how many Click, Bang! and BBB are in a handful."""
    BULLETS.put(row, handful & 7)
    BULLETS.put(row, handful >> 3 & 7)
    BULLETS.put(row, handful >> 6)


FEATURES: Final = CashNGunsFeatures(FIELDS)
