"""Cash 'n Guns: what is hidden from whom, straight from the table "Who sees what"."""

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful.games.cash_n_guns.cards import (
    BBB,
    EACH,
    SIZE,
    UNIT,
)
from fistful.games.cash_n_guns.order import AIMING, KID_AIM
from fistful.games.cash_n_guns.powers import has_second_gun
from fistful.games.cash_n_guns.rules import PHASES
from fistful.games.cash_n_guns.split import value_of
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, CashNGuns

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (5, {}),
    (6, {}),
    (4, {"powers": "first-six"}),
    (6, {"powers": "first-six"}),
    (4, {"powers": "all"}),
    (5, {"powers": "all", "specialist": "played"}),
    (6, {"powers": "all"}),
    (5, {"cop": "on"}),
    (6, {"cop": "on"}),
    (6, {"powers": "first-six", "cop": "on"}),
    (5, {"powers": "all", "cop": "on", "specialist": "played"}),
    (6, {"powers": "all", "cop": "on"}),
]


def conserved(s: CashNGuns) -> object:
    """CG-01, CG-02: all money is somewhere; every deck holds its eight bullets."""
    money = sum(s.money) + s.box + value_of(s.table) + value_of(s.pile)
    notes = sum(s.pile) + sum(s.table)
    decks = [
        s.hands[gun]
        + s.shown[gun]
        + s.discarded[gun]
        + (UNIT[s.cards[gun]] if s.fates[gun] == LOADED else 0)
        for gun in range(s.seats)
    ]
    return money, notes <= sum(s.deck.notes), decks


def hidden(s: CashNGuns, seat: int) -> dict[str, object]:
    """What a seat may not know, by name."""
    secrets: dict[str, object] = {}
    over = s.phase == OVER
    for other in range(s.seats):
        if other != seat and not over and not s.open >> other & 1:
            secrets[f"power {other}"] = s.powers[other]
        if not knows_deck(s, other, seat):
            secrets[f"hand {other}"] = s.hands[other]
            secrets[f"discarded {other}"] = s.discarded[other]
        if s.fates[other] in (LOADED, DISCARDED) and loader(s, other) != seat:
            secrets[f"card {other}"] = s.cards[other]
        if other != seat and s.phase == KID_AIM:
            secrets[f"armed {other}"] = s.armed >> other & 1
    if s.cop != NOTHING and seat != s.cop and not over:
        secrets["cop"] = s.cop
    return secrets


def knows_deck(s: CashNGuns, gun: int, seat: int) -> bool:
    """A deck is known to its owner, a taken one to its taker."""
    return seat == (s.taker if gun == s.taken else gun)


def loader(s: CashNGuns, gun: int) -> int:
    """Whoever put this round's card into a gun."""
    if gun == s.taken and s.round > s.spoils[3]:
        return s.taker
    return gun


def scramble(s: CashNGuns, seat: int, dice: Dice) -> None:
    """Make everything a seat may not know different, at random, in place."""
    if s.phase != OVER:
        scramble_powers(s, seat, dice)
        if s.cop not in (NOTHING, seat):
            suspects = [other for other in range(s.seats) if other != seat]
            suspects = [x for x in suspects if all(call >> x & 1 for call in s.calls)]
            s.cop = dice.pick(suspects)
    for gun in range(s.seats):
        scramble_gun(s, gun, seat, dice)
    if s.phase == KID_AIM and not s.armed >> seat & 1:
        s.armed = sum(
            [
                dice.below(2) << other
                for other in SEATS_IN[s.alive & ~s.open & ~(1 << seat)]
                if s.deck.power.grenade[s.powers[other]] and s.aims[other] != NOTHING
            ]
        )
    if s.phase == AIMING and has_second_gun(s) and s.taker != seat:
        targets = [other for other in SEATS_IN[s.alive] if other != s.taker]
        s.aims[s.taken] = dice.pick([*targets, NOTHING])
    if s.phase != OVER:
        scramble_answers(s, seat, dice)


def scramble_powers(s: CashNGuns, seat: int, dice: Dice) -> None:
    """Deal the unshown powers anew; some of them show themselves, so their absence is known."""
    closed = [
        other
        for other in range(s.seats)
        if other != seat and not s.open >> other & 1 and s.powers[other] != NOTHING
    ]
    kept = [s.powers[other] for other in range(s.seats) if other not in closed]
    pool = [power for power in s.deck.powers[s.options["powers"]] if power not in kept]
    while True:
        dice.shuffle(pool)
        powers = list(s.powers)
        for other, power in zip(closed, pool, strict=False):
            powers[other] = power
        no_corpse = all(s.alive >> x & 1 for x in closed if s.deck.power.tough >> powers[x] & 1)
        scaly = s.deck.power.scaly
        no_sieve = not any(s.hit_twice >> x & 1 for x in closed if scaly >> powers[x] & 1)
        if no_corpse and no_sieve:
            s.powers = tuple(powers)
            return


class Places:
    """Places where a gun's bullets lie, each with whether a BBB may be there; shuffled by lot."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.may: list[bool] = []

    def put(self, handful: int, discarded_no_bbb: int) -> list[int]:
        """Add a handful, so many of which are known to be no BBB; return the places."""
        start = len(self.cards)
        self.cards += EACH[handful]
        self.may += [place >= discarded_no_bbb for place in range(SIZE[handful])]
        return list(range(start, len(self.cards)))

    def shuffle(self, dice: Dice) -> None:
        while True:
            dice.shuffle(self.cards)
            if all(may or card != BBB for card, may in zip(self.cards, self.may, strict=True)):
                return

    def take(self, places: list[int]) -> int:
        return sum(UNIT[self.cards[place]] for place in places)


def scramble_gun(s: CashNGuns, gun: int, seat: int, dice: Dice) -> None:
    """Lay the bullets that a seat has not seen elsewhere: hand, gun, face down."""
    if knows_deck(s, gun, seat):
        scramble_last_card(s, gun, seat, dice)
        return
    no_bbb = int(s.no_bbb >> gun & 1)
    is_taken = gun == s.taken
    # What the gun's first owner put face down, then what its taker did.
    owners, owners_no_bbb = (s.spoils[1], s.spoils[2]) if is_taken else face_down(s, gun)
    takers, takers_no_bbb = s.discarded[gun] - owners, s.discarded_no_bbb[gun] - owners_no_bbb
    places = Places()
    in_hand = places.put(s.hands[gun], 0)
    in_this: list[int] = []
    by_owner = loader(s, gun) == gun
    if s.fates[gun] in (LOADED, DISCARDED) and loader(s, gun) != seat:
        this = UNIT[s.cards[gun]]
        in_this = places.put(this, no_bbb)
        if s.fates[gun] == DISCARDED and by_owner:
            owners, owners_no_bbb = owners - this, owners_no_bbb - no_bbb
        elif s.fates[gun] == DISCARDED:
            takers, takers_no_bbb = takers - this, takers_no_bbb - no_bbb
    knows_owners = gun == seat
    in_owners = [] if knows_owners else places.put(owners, owners_no_bbb)
    in_takers = places.put(takers, takers_no_bbb)
    places.shuffle(dice)
    s.hands[gun] = places.take(in_hand)
    owners = owners if knows_owners else places.take(in_owners)
    takers = places.take(in_takers)
    if in_this:
        s.cards[gun] = places.cards[in_this[0]]
    if in_this and s.fates[gun] == DISCARDED:
        owners += places.take(in_this) if by_owner else 0
        takers += 0 if by_owner else places.take(in_this)
    s.discarded[gun] = owners + takers
    if is_taken:
        held = s.spoils[0] + s.spoils[1] - owners
        s.spoils = (held, owners, s.spoils[2], s.spoils[3])


def face_down(s: CashNGuns, gun: int) -> tuple[int, int]:
    """The bullets a gun has lying face down, and how many of them all know to be no BBB."""
    return s.discarded[gun], s.discarded_no_bbb[gun]


def scramble_last_card(s: CashNGuns, gun: int, seat: int, dice: Dice) -> None:
    """Whoever took a gun knows its deck, not which of the cards its owner played last."""
    if loader(s, gun) != seat and s.fates[gun] == DISCARDED:
        no_bbb = s.no_bbb >> gun & 1
        s.cards[gun] = dice.pick([c for c in EACH[s.discarded[gun]] if c != BBB or not no_bbb])


def scramble_answers(s: CashNGuns, seat: int, dice: Dice) -> None:
    """Others' sealed answers are unknown; in quiet phases even who has answered is."""
    phase = PHASES[s.phase]
    asked = phase.asks(s)
    others = [other for other in SEATS_IN[asked] if other != seat]
    if phase.is_quiet:
        answered = [other for other in others if dice.below(2)]
        if len(answered) == len(others) and not s.waiting >> seat & 1:
            answered = answered[1:]
        for other in others:
            s.said[other] = NOTHING
            s.waiting |= 1 << other
        for other in answered:
            s.waiting &= ~(1 << other)
    for other in others:
        if not s.waiting >> other & 1:
            s.said[other] = dice.pick(phase.legal(s, other))
