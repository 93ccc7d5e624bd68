"""The state of a game of Cash 'n Guns."""

from typing import ClassVar, Final

from fistful.engine.state import NOTHING, State
from fistful.games.cash_n_guns.deck import Deck, deck_of

#: What became of a gun's card this round: not yet there, in the gun, shown to all, or face down.
NOT_LOADED: Final = 0
LOADED: Final = 1
SHOWN: Final = 2
DISCARDED: Final = 3


class CashNGuns(State):
    """A position. Money is in thousands; guns are numbered by the seat that brought them.

    A seat fires its own gun; whoever took a dead seat's gun (CG-52) fires that one too. What
    changes seldom is a tuple, so that clones can share it.
    """

    __slots__ = (
        "aims",
        "alive",
        "armed",
        "box",
        "calls",
        "cards",
        "cop",
        "cunning",
        "deck",
        "discarded",
        "discarded_no_bbb",
        "exploded",
        "fallen",
        "fates",
        "fired",
        "grenade",
        "hands",
        "hit_twice",
        "hurt",
        "kid",
        "lights",
        "money",
        "no_bbb",
        "open",
        "pile",
        "powers",
        "round",
        "shame",
        "shown",
        "spoils",
        "standing",
        "table",
        "taken",
        "taker",
        "unshown",
        "wounds",
    )

    shared: ClassVar[tuple[str, ...]] = ("deck",)
    #: The numbers the table plays with; shared between clones, never changed.
    deck: Deck
    round: int
    #: How many notes of 5, 10 and 20 are in the pile (in no order) and on the table.
    pile: tuple[int, int, int]
    table: tuple[int, int, int]
    #: Money of the dead, out of the game (CG-30).
    box: int
    money: list[int]
    wounds: list[int]
    shame: list[int]
    #: Shame markers with the flashing light, counted in `shame` too (CG-73).
    lights: tuple[int, ...]
    #: Sets of seats: who lives, and who stands (CG-10, CG-16).
    alive: int
    standing: int
    #: By gun, as handfuls: bullets unused, shown to all, and discarded face down.
    hands: list[int]
    shown: list[int]
    discarded: list[int]
    #: By gun: how many of the discarded ones cannot be a BBB, as all could see (CG-18).
    discarded_no_bbb: tuple[int, ...]
    #: By gun: this round's card, what became of it, and the seat it is aimed at.
    cards: list[int]
    fates: list[int]
    aims: list[int]
    #: Sets of guns: whose card this round cannot be a BBB, as all can see; which fired a BBB.
    no_bbb: int
    fired: int
    #: Sets of seats: who was wounded this round; who ever was twice in one round (CG-53).
    hurt: int
    hit_twice: int
    #: The power of each seat, the set of seats that have shown theirs, the set of powers not shown.
    powers: tuple[int, ...]
    open: int
    unshown: int
    #: The seats that showed The Insane and still hold the grenade, The Kid, The Cunning.
    grenade: int
    kid: int
    cunning: int
    #: Whether the grenade went off this round (CG-54).
    exploded: int
    #: CG-52: who took whose gun; the bullets then unused, discarded, how many of these could not
    #: be a BBB, and in which round it was taken.
    taker: int
    taken: int
    spoils: tuple[int, ...]
    #: The seats of the first death, in the round it happened.
    fallen: int
    #: The set of seats whose sealed answer holds more that is yet to be done: a grenade that is
    #: ready while The Kid aims (CG-54), a call while the loot is split (CG-71).
    armed: int
    #: The seat of the cop; for each use of the telephone, the set of seats it went round.
    cop: int
    calls: tuple[int, ...]

    def share(self) -> None:
        self.deck = deck_of(self.options)

    def clone(self) -> "CashNGuns":
        other = CashNGuns()
        self.copy_to(other)
        other.deck = self.deck
        other.round = self.round
        other.pile = self.pile
        other.table = self.table
        other.box = self.box
        other.money = self.money.copy()
        other.wounds = self.wounds.copy()
        other.shame = self.shame.copy()
        other.lights = self.lights
        other.alive = self.alive
        other.standing = self.standing
        other.hands = self.hands.copy()
        other.shown = self.shown.copy()
        other.discarded = self.discarded.copy()
        other.discarded_no_bbb = self.discarded_no_bbb
        other.cards = self.cards.copy()
        other.fates = self.fates.copy()
        other.aims = self.aims.copy()
        other.no_bbb = self.no_bbb
        other.fired = self.fired
        other.hurt = self.hurt
        other.hit_twice = self.hit_twice
        other.powers = self.powers
        other.open = self.open
        other.unshown = self.unshown
        other.grenade = self.grenade
        other.kid = self.kid
        other.cunning = self.cunning
        other.exploded = self.exploded
        other.taker = self.taker
        other.taken = self.taken
        other.spoils = self.spoils
        other.fallen = self.fallen
        other.armed = self.armed
        other.cop = self.cop
        other.calls = self.calls
        return other


def fresh(seats: int, options: dict[str, str]) -> CashNGuns:
    """Return the position before anything is dealt: full decks, an empty table. Raises Invalid
    for a wrong variant."""
    s = CashNGuns()
    s.begin(seats, options)
    s.deck = deck_of(options)
    s.round = 0
    s.pile = s.deck.notes
    s.table = (0, 0, 0)
    s.box = 0
    s.money = [0] * seats
    s.wounds = [0] * seats
    s.shame = [0] * seats
    s.lights = (0,) * seats
    s.alive = s.standing = (1 << seats) - 1
    s.hands = [s.deck.bullets] * seats
    s.shown = [0] * seats
    s.discarded = [0] * seats
    s.discarded_no_bbb = (0,) * seats
    new_round(s)
    s.hit_twice = 0
    s.powers = (NOTHING,) * seats
    s.open = 0
    s.unshown = sum([1 << power for power in s.deck.powers[options["powers"]]])
    s.grenade = s.kid = s.cunning = NOTHING
    s.taker = s.taken = NOTHING
    s.spoils = ()
    s.armed = 0
    s.cop = NOTHING
    s.calls = ()
    return s


def new_round(s: CashNGuns) -> None:
    """CG-10: forget the last round: guns are empty, every living gangster stands again."""
    seats = s.seats
    s.standing = s.alive
    s.cards = [NOTHING] * seats
    s.fates = [NOT_LOADED] * seats
    s.aims = [NOTHING] * seats
    s.no_bbb = 0
    s.fired = 0
    s.hurt = 0
    s.exploded = 0
    s.fallen = 0
