"""The state of a game of Stetsons & Sixguns."""

from typing import ClassVar, Final

from fistful.engine.state import NOTHING, State, replaced
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    CARD_COUNT,
    COVER_KINDS,
    JAM,
    MISS,
    SIXGUN,
)
from fistful.games.stetsons_and_sixguns.deck import Deck, deck_of
from fistful.games.stetsons_and_sixguns.marks import MARK_COUNT, NOTE_COUNT
from fistful.games.stetsons_and_sixguns.vocabulary import Op

#: No flip limit.
NO_LIMIT: Final = 99

#: A gun is one int: its number, whether it is jammed, and above that its load.
GUN_BITS: Final = 15
JAM_SHIFT: Final = 4
LOAD_SHIFT: Final = 6
#: How a gun is jammed: not, by a bullet lying on it, or without one (Shoot the Gun Out).
CLEAN: Final = 0
JAMMED: Final = 1
JAMMED_BARE: Final = 2

#: A load counts bullets by batch, seven bits each, the oldest batch in the lowest.
BATCH_BITS: Final = 7
BATCH_MASK: Final = 127

#: A cover in front of a seat is one int: kind, hits taken, and how many of each bullet lie on it.
HITS_SHIFT: Final = 2
HITS_MASK: Final = 7
LYING_SHIFT: Final = 5
LYING_BITS: Final = 3
LYING_MASK: Final = 7


class StetsonsAndSixguns(State):
    """A position. Hands and guns are tuples, so that clones can share them.

    Lists that seldom change are shared too: `replaced` makes a new one instead of changing them.
    Changed in place are hands, notoriety, marks, action, agenda, stack, row, known and spent.
    """

    __slots__ = (
        "action",
        "agenda",
        "aims",
        "alive",
        "announced",
        "batches",
        "characters",
        "cover_deck",
        "cover_discards",
        "cover_up",
        "covers",
        "deck",
        "discards",
        "drawn",
        "ended",
        "grudges",
        "guns",
        "hands",
        "has_wounded",
        "hurt",
        "known",
        "limits",
        "lost",
        "marks",
        "notoriety",
        "order",
        "pile",
        "plans",
        "played",
        "raised",
        "round",
        "row",
        "shields",
        "spent",
        "stack",
        "stances",
        "sure",
        "up",
        "used",
        "volley",
        "wanted",
        "who",
        "wishes",
        "wounds",
    )

    shared: ClassVar[tuple[str, ...]] = ("deck",)
    #: The tables of the deck in use; shared, never changed.
    deck: Deck
    #: The round, from 1; seats alive, seats up (not knocked down this round).
    round: int
    alive: int
    up: int
    #: By seat: character, Notoriety, wounds, and who has ever wounded it (Old Grudge).
    characters: list[int]
    notoriety: list[int]
    wounds: list[int]
    grudges: list[int]
    #: SS-14: the seats that were ever wounded.
    hurt: int
    #: Characters whose ability for the whole game is used up, as a set of seats.
    used: int
    #: The cards each seat holds; their order means nothing. The card played stays in `played` for
    #: its Speed; whether it is still there tell the marks.
    hands: list[tuple[int, ...]]
    played: list[int]
    aims: list[int]
    stances: list[int]
    #: By seat, for all to know: what it said ahead of its Speed, an action or NOTHING; the cards it
    #: wants when stock is taken, the dearest first.
    plans: list[int]
    wishes: list[tuple[int, ...]]
    #: Each seat's guns, the sixgun first; each seat's cover, or NOTHING.
    guns: list[tuple[int, ...]]
    covers: list[int]
    #: By seat, this round: who takes its first hit, how many bullets others let it flip, and whom
    #: it has wounded.
    shields: list[int]
    limits: list[int]
    has_wounded: list[int]
    #: Seats by Speed, fastest first; sets of seats and notes of the action (see `marks`); the
    #: bullets of a volley, what each says and counts as, or NOTHING before they are read.
    order: list[int]
    marks: list[int]
    action: list[int]
    volley: list[tuple[int, int]]
    #: What is still to be done, the next thing last; whom the present question asks; the end.
    agenda: list[Op]
    who: int
    ended: int
    #: The last announcements that may leave no other trace, the newest last: an Action used or
    #: ignored, a bullet called, a seat named, a card discarded. By turns a seat and its action.
    announced: tuple[int, ...]
    #: Action cards: the deck (sorted, nobody knows its order), the discards, the face-up row, and
    #: who knows what of the hidden ones (see `knowledge`).
    stack: list[int]
    discards: list[int]
    row: list[int]
    known: list[int]
    #: SS-62: cards raised in the last round, each with its new NOTORIETY.
    raised: list[tuple[int, int]]
    #: Cards in the hand of whoever is asked that the question is about; its secret.
    drawn: list[int]
    #: The round until whose end a Wanted Poster pays, and what it pays.
    wanted: tuple[int, int]
    #: Unseen bullets by batch and result, wherever they are; at least how many of them are surely
    #: there, as all can count; how many of the last batch lie in the pile.
    batches: list[int]
    sure: list[int]
    pile: int
    #: Discarded bullets: face up by result, unseen by batch (as a load).
    spent: list[int]
    lost: int
    #: Cover cards by kind in the deck and the discards; the kind lying face up.
    cover_deck: list[int]
    cover_discards: list[int]
    cover_up: int

    def share(self) -> None:
        self.deck = deck_of(self.options)

    def announce(self, seat: int, action: int) -> None:
        """Remember what a seat announced. One answer may lead to an announcement of every seat, as
        Actions are said ahead (SS-16): so many of the last ones are remembered, and its own."""
        self.announced = (*self.announced, seat, action)[-2 * (self.seats + 1) :]

    def clone(self) -> "StetsonsAndSixguns":
        other = StetsonsAndSixguns()
        self.copy_to(other)
        other.deck = self.deck
        other.round = self.round
        other.alive = self.alive
        other.up = self.up
        other.characters = self.characters
        other.notoriety = self.notoriety.copy()
        other.wounds = self.wounds
        other.grudges = self.grudges
        other.hurt = self.hurt
        other.used = self.used
        other.hands = self.hands.copy()
        other.played = self.played
        other.aims = self.aims
        other.stances = self.stances
        other.plans = self.plans
        other.wishes = self.wishes
        other.guns = self.guns
        other.covers = self.covers
        other.shields = self.shields
        other.limits = self.limits
        other.has_wounded = self.has_wounded
        other.order = self.order
        other.marks = self.marks.copy()
        other.action = self.action.copy()
        other.volley = self.volley
        other.agenda = self.agenda.copy()
        other.who = self.who
        other.ended = self.ended
        other.announced = self.announced
        other.stack = self.stack.copy()
        other.discards = self.discards
        other.row = self.row.copy()
        other.known = self.known.copy()
        other.raised = self.raised
        other.drawn = self.drawn
        other.wanted = self.wanted
        other.batches = self.batches
        other.sure = self.sure
        other.pile = self.pile
        other.spent = self.spent.copy()
        other.lost = self.lost
        other.cover_deck = self.cover_deck
        other.cover_discards = self.cover_discards
        other.cover_up = self.cover_up
        return other


def fresh(seats: int, options: dict[str, str]) -> StetsonsAndSixguns:
    """Return the position before anything is dealt, the sixguns loaded (SS-01, SS-04)."""
    s = StetsonsAndSixguns()
    s.begin(seats, options)
    deck = deck_of(options)
    s.deck = deck
    s.round = 0
    s.alive = s.up = (1 << seats) - 1
    s.characters = [NOTHING] * seats
    s.notoriety = [deck.starting_notoriety] * seats
    s.wounds = [0] * seats
    s.grudges = [0] * seats
    s.hurt = 0
    s.used = 0
    s.hands = [()] * seats
    s.order = []
    s.agenda = []
    s.who = 0
    s.ended = 0
    s.announced = ()
    s.stack = deck.cards[seats].copy()
    s.discards = []
    s.row = []
    s.known = [0] * CARD_COUNT
    s.raised = []
    s.drawn = []
    s.wanted = (0, 0)
    s.batches = deck.bullets[:]
    if seats <= deck.few_players:
        s.batches[MISS] -= deck.misses_out
    s.sure = s.batches[:]
    dealt = deck.guns[SIXGUN].bullets
    s.pile = sum(s.batches) - seats * dealt
    s.guns = [(SIXGUN | dealt << LOAD_SHIFT,)] * seats
    s.covers = [NOTHING] * seats
    s.spent = [0] * BULLET_KINDS
    s.lost = 0
    s.cover_deck = deck.cover_cards[:]
    s.cover_discards = [0] * COVER_KINDS
    s.cover_up = NOTHING
    s.wishes = [()] * seats
    clear_round(s)
    return s


def clear_round(s: StetsonsAndSixguns) -> None:
    """Forget what lasts a round only."""
    seats = s.seats
    s.up = s.alive
    s.played = [NOTHING] * seats
    s.aims = [NOTHING] * seats
    s.stances = [NOTHING] * seats
    s.plans = [NOTHING] * seats
    s.shields = [NOTHING] * seats
    s.limits = [NO_LIMIT] * seats
    s.has_wounded = [0] * seats
    s.marks = [0] * MARK_COUNT
    s.action = [0] * NOTE_COUNT
    s.volley = []
    s.order = []


def has_ability(s: StetsonsAndSixguns, seat: int, ability: int) -> bool:
    """Tell whether a seat's character has this ability (SS-R3)."""
    character = s.characters[seat]
    return character != NOTHING and s.deck.abilities[character] >> ability & 1 != 0


def seats_with(s: StetsonsAndSixguns, ability: int) -> int:
    """Return the set of seats whose characters have this ability."""
    found = 0
    for person in s.deck.people_with[ability]:
        if person in s.characters:
            found |= 1 << s.characters.index(person)
    return found


def speed(s: StetsonsAndSixguns, seat: int) -> int:
    """Return the Speed of the card a seat played; without a card it is slowest of all."""
    card = s.played[seat]
    return s.deck.speed[card] if card != NOTHING else 1000 + seat


def gun_jam(gun: int) -> int:
    """Return how a gun is jammed."""
    return gun >> JAM_SHIFT & 3


def count_load(load: int) -> int:
    """Return how many bullets a load has."""
    if load <= BATCH_MASK:
        return load
    count = 0
    while load:
        count += load & BATCH_MASK
        load >>= BATCH_BITS
    return count


def gun_bullets(gun: int) -> int:
    """Return how many bullets a gun has, the one that jammed it not counted."""
    return count_load(gun >> LOAD_SHIFT)


def is_ready(gun: int) -> bool:
    """Tell whether a gun has a bullet and is not jammed."""
    return gun >> LOAD_SHIFT > 0 and not gun >> JAM_SHIFT & 3


def set_gun(s: StetsonsAndSixguns, seat: int, place: int, gun: int) -> None:
    """Put a changed gun back in its place."""
    own = s.guns[seat]
    set_guns(s, seat, (*own[:place], gun, *own[place + 1 :]) if len(own) > 1 else (gun,))


def set_guns(s: StetsonsAndSixguns, seat: int, own: tuple[int, ...]) -> None:
    """Let these be a seat's guns."""
    guns = s.guns.copy()
    guns[seat] = own
    s.guns = guns


def clear_jam(s: StetsonsAndSixguns, seat: int, place: int) -> bool:
    """SS-25: clear a gun's JAM, its bullet going to the discards; tell whether there was one."""
    gun = s.guns[seat][place]
    jam = gun_jam(gun)
    if jam == CLEAN:
        return False
    if jam == JAMMED:
        s.spent[JAM] += 1
    set_gun(s, seat, place, gun & ~(3 << JAM_SHIFT))
    return True


def cover_kind(cover: int) -> int:
    """Return the kind of a cover in front of a seat."""
    return cover & 3


def cover_hits(cover: int) -> int:
    """Return the hits a cover has taken."""
    return cover >> HITS_SHIFT & HITS_MASK


def drop_cover(s: StetsonsAndSixguns, seat: int) -> None:
    """SS-25: discard a seat's cover, if it has one; the bullets on it go to the discards."""
    cover = s.covers[seat]
    if cover == NOTHING:
        return
    discard_cover(s, cover_kind(cover))
    lying = cover >> LYING_SHIFT
    bullet = 0
    while lying:
        s.spent[bullet] += lying & LYING_MASK
        lying >>= LYING_BITS
        bullet += 1
    s.covers = replaced(s.covers, seat, NOTHING)


def discard_cover(s: StetsonsAndSixguns, kind: int) -> None:
    """SS-17: a Cover card goes to the discards."""
    s.cover_discards = replaced(s.cover_discards, kind, s.cover_discards[kind] + 1)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand without one of its cards."""
    left = [*cards]
    left.remove(card)
    return tuple(left)
