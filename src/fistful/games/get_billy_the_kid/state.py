"""The state of a game of Get Billy the Kid!, and the numbers of its phases."""

from typing import ClassVar, Final

from fistful.engine.state import NOTHING, State
from fistful.games.get_billy_the_kid.cards import KID
from fistful.games.get_billy_the_kid.deck import Deck, deck_of

#: In `past` an action carries who did it: action times this plus the seat.
BY: Final = 16
#: Whose deed it is when the Town refuses a card: nobody's.
NOBODY: Final = BY - 1


class GetBilly(State):
    """A position. Hands are sorted tuples of kinds: cards of one kind are all alike.

    `known` and `lost` are what everybody remembers of the hands: `known[o * seats + h]` are cards
    that observer *o* knows seat *h* got hold of, and all but `lost` of them are certainly still
    there. The observer after the last seat is the public.

    Lists that seldom change are shared between clones: they are replaced, never changed. They are
    `lost`, `characters`, `could`, `falsely` and `table`.
    """

    __slots__ = (
        "alive",
        "arrester",
        "asked",
        "bag",
        "bottom",
        "characters",
        "could",
        "dead",
        "deck",
        "discards",
        "drawer",
        "enticed",
        "facing",
        "falsely",
        "feature",
        "hands",
        "has_held",
        "has_played",
        "hour",
        "involved",
        "known",
        "lead",
        "lost",
        "missing",
        "outlaw",
        "outlaws",
        "owed",
        "past",
        "pot",
        "reason",
        "replaced",
        "revealed",
        "shooter",
        "start",
        "table",
        "town",
        "turn",
        "victim",
        "won",
    )

    shared: ClassVar[tuple[str, ...]] = ("deck",)
    #: The deck file in use; shared between clones, never changed.
    deck: Deck
    #: The cards in the deck but for those known to lie under it, sorted: nobody knows the order.
    bag: list[int]
    #: GB-71: the cards Doc put under the deck, the first to be drawn first.
    bottom: tuple[int, ...]
    #: The discard pile, the top card last.
    discards: list[int]
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]
    lost: list[int]
    #: By seat: its character, and the set of characters all know it to be one of.
    characters: list[int]
    could: list[int]
    #: GB-36 with `bluff_arrest`: the false arrests, accuser times 8 plus accused.
    falsely: list[int]
    #: All that was done in public, in order (`BY`), with the cards of hands thrown down and those
    #: the Town refused: all remember them, even if the discard pile becomes the deck at once.
    past: list[int]
    #: Sets of seats: in play; Outlaws (whether known or not); missing their next turn (GB-43).
    alive: int
    outlaws: int
    missing: int
    revealed: bool
    #: GB-12, GB-20: who started, which hour it is, whose turn it is.
    start: int
    hour: int
    turn: int
    town: tuple[int, ...]
    #: GB-70: Gold in the Pot, and whether some was put there this turn.
    pot: int
    enticed: bool
    #: Whether a card was played this turn already (GB-32, GB-70).
    has_played: bool
    #: GB-31: who was asked, about which feature. GB-34: whom the Binoculars look at.
    asked: int
    feature: int
    victim: int
    #: GB-37: which Outlaws had their exchange. Who draws now, and how many cards more.
    replaced: int
    drawer: int
    owed: int
    #: The confrontation: who arrested, the Outlaw, the Lawman now facing it, the cards on the
    #: table, who played any of them.
    arrester: int
    outlaw: int
    facing: int
    table: list[int]
    involved: int
    #: GB-45: whose shot it is; the Outlaw's shots less the Lawman's; whether the last to act held;
    #: who was shot.
    shooter: int
    lead: int
    has_held: bool
    dead: int
    #: Once it is over: the set of winners, and why.
    won: int
    reason: str

    def share(self) -> None:
        self.deck = deck_of(self.options)

    def clone(self) -> "GetBilly":
        other = GetBilly()
        self.copy_to(other)
        other.deck = self.deck
        other.bag = self.bag.copy()
        other.bottom = self.bottom
        other.discards = self.discards.copy()
        other.hands = self.hands.copy()
        other.known = self.known.copy()
        other.lost = self.lost
        other.characters = self.characters
        other.could = self.could
        other.falsely = self.falsely
        other.past = self.past.copy()
        other.alive = self.alive
        other.outlaws = self.outlaws
        other.missing = self.missing
        other.revealed = self.revealed
        other.start = self.start
        other.hour = self.hour
        other.turn = self.turn
        other.town = self.town
        other.pot = self.pot
        other.enticed = self.enticed
        other.has_played = self.has_played
        other.asked = self.asked
        other.feature = self.feature
        other.victim = self.victim
        other.replaced = self.replaced
        other.drawer = self.drawer
        other.owed = self.owed
        other.arrester = self.arrester
        other.outlaw = self.outlaw
        other.facing = self.facing
        other.table = self.table
        other.involved = self.involved
        other.shooter = self.shooter
        other.lead = self.lead
        other.has_held = self.has_held
        other.dead = self.dead
        other.won = self.won
        other.reason = self.reason
        return other


def fresh(seats: int, options: dict[str, str]) -> GetBilly:
    """Return the position before the deal. Raises Invalid for a deck file that is wrong."""
    s = GetBilly()
    s.begin(seats, options)
    s.deck = deck_of(options)
    s.bag = s.deck.bags[seats][:]
    s.bottom = ()
    s.discards = []
    s.hands = [()] * seats
    s.known = [()] * (seats * (seats + 1))
    s.lost = [0] * (seats * (seats + 1))
    s.characters = [NOTHING] * seats
    cast = sum([1 << who for who in s.deck.casts[seats]])
    s.could = [cast] * seats
    s.falsely = []
    s.past = []
    s.alive = (1 << seats) - 1
    s.outlaws = 0
    s.missing = 0
    s.revealed = False
    s.start = NOTHING
    s.hour = 1
    s.turn = NOTHING
    s.town = ()
    s.pot = 0
    s.enticed = False
    s.has_played = False
    s.asked = NOTHING
    s.feature = NOTHING
    s.victim = NOTHING
    s.replaced = 0
    s.drawer = NOTHING
    s.owed = 0
    end_confrontation(s)
    s.won = 0
    s.reason = ""
    return s


def end_confrontation(s: GetBilly) -> None:
    """Nobody faces anybody, and no confrontation's card lies on the table."""
    s.arrester = NOTHING
    s.outlaw = NOTHING
    s.facing = NOTHING
    s.table = []
    s.involved = 0
    s.shooter = NOTHING
    s.lead = 0
    s.has_held = False
    s.dead = NOTHING


def lawmen(s: GetBilly) -> int:
    """Return the set of Lawmen in play."""
    return s.alive & ~s.outlaws


def seat_of(s: GetBilly, character: int) -> int:
    """Return who plays a character, or NOTHING."""
    return s.characters.index(character) if character in s.characters else NOTHING


def kid(s: GetBilly) -> int:
    """Return who plays the Kid."""
    return seat_of(s, KID)
