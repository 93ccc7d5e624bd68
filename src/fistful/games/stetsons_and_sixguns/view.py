"""What each seat may know (the table "Who sees what")."""

from typing import TypedDict

from fistful.engine.rules import CommonView
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import HIDDEN, NOTHING, OVER
from fistful.games.stetsons_and_sixguns.about import PrintedDeck, printed
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS
from fistful.games.stetsons_and_sixguns.course import (
    StetsonsCourse,
    StetsonsMarks,
    seen_course,
    seen_marks,
)
from fistful.games.stetsons_and_sixguns.knowledge import FIELD, PLACES_IN, WATCHER, WIDTH, viewer_of
from fistful.games.stetsons_and_sixguns.marks import SHOWN
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    BATCH_MASK,
    CLEAN,
    GUN_BITS,
    JAMMED,
    LOAD_SHIFT,
    LYING_BITS,
    LYING_MASK,
    LYING_SHIFT,
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    gun_jam,
)


class StetsonsGun(TypedDict):
    """A gun in front of a seat."""

    #: Which gun it is.
    gun: int
    #: How many bullets it has, the one that jammed it not counted.
    bullets: int
    #: The same by batch, the oldest first: bullets shuffled together are one batch.
    batches: list[int]
    #: Whether it is jammed, and whether by a bullet that lies on it.
    is_jammed: bool
    has_jam_on_it: bool


class StetsonsCover(TypedDict):
    """A cover in front of a seat."""

    kind: int
    #: The hits it has taken.
    hits: int
    #: How many bullets of each result lie on it.
    bullets: list[int]


class RaisedCard(TypedDict):
    """SS-62: a card of the row raised in the last round, and its NOTORIETY now."""

    card: int
    notoriety: int


class WantedPoster(TypedDict):
    """Until the end of which round wounding the leader pays, and how much."""

    round: int
    points: int


class Whereabouts(TypedDict):
    """Hidden cards of which the same is known."""

    cards: list[int]
    #: Where each of them may be: seats that may hold it, 8 for the deck.
    places: list[int]


class StetsonsView(CommonView):
    """A game of Stetsons & Sixguns as a seat sees it. -1 stands for nobody and nothing, -2 for a
    card face down; bullets are counted by result, covers by kind."""

    round: int
    #: Seats that live, that are up this round, that were ever wounded, whose ability for the whole
    #: game is used up.
    alive: list[int]
    up: list[int]
    hurt: list[int]
    used: list[int]
    #: By seat.
    characters: list[int]
    notoriety: list[int]
    wounds: list[int]
    #: By seat: who ever wounded it, and whom it has wounded this round.
    grudges: list[list[int]]
    has_wounded: list[list[int]]
    guns: list[list[StetsonsGun]]
    covers: list[StetsonsCover | None]
    #: By seat: the card played, which stays for its Speed when it is gone; the target; the stance.
    played: list[int]
    aims: list[int]
    stances: list[int]
    #: By seat: what it said ahead once the cards were face up, as the number of its action; the
    #: cards it wants when stock is taken, the dearest first.
    plans: list[int]
    wishes: list[list[int]]
    #: Whether the played cards are face up.
    revealed: bool
    #: By seat: who takes its first hit, and how many bullets others let it flip, 99 for all.
    shields: list[int]
    limits: list[int]
    #: Seats by Speed, fastest first.
    order: list[int]
    marks: StetsonsMarks
    #: The face-up row, which of its cards are raised, the discards as they lie, how many cards the
    #: deck has.
    row: list[int]
    raised: list[RaisedCard]
    discards: list[int]
    deck: int
    #: By seat: how many cards in hand.
    hands: list[int]
    #: Own hand.
    hand: list[int]
    #: By seat: the hands turned up at the end.
    shown: list[list[int]]
    #: Whom the present question asks; own cards it is about, and how many these are.
    who: int
    drawn: list[int]
    drawn_count: int
    #: Own sealed answer.
    said: int
    wanted: WantedPoster | None
    #: How many bullets are in the pile, and how many of each result nobody has seen.
    pile: int
    bullets: list[int]
    #: By batch and result: how many unseen bullets are surely there, as all can count.
    sure: list[list[int]]
    #: Discarded bullets: face up by result, unseen by batch.
    spent: list[int]
    lost: list[int]
    #: Cover cards in the deck and discarded, and the kind lying face up.
    cover_deck: list[int]
    cover_discards: list[int]
    cover_up: int
    #: Where the hidden cards may be as far as the viewer knows, and those who only watch.
    where: list[Whereabouts]
    public: list[Whereabouts]
    #: Where the deck says otherwise than the built-in one.
    printed: PrintedDeck
    course: StetsonsCourse


def build_view(s: StetsonsAndSixguns, seat: int, common: CommonView) -> StetsonsView:
    """Return what a seat may know."""
    over = s.phase == OVER
    is_shown = s.marks[SHOWN] != 0
    alike = known_alike(s)
    return {
        **common,
        "round": s.round,
        "alive": list(SEATS_IN[s.alive]),
        "up": list(SEATS_IN[s.up]),
        "hurt": list(SEATS_IN[s.hurt]),
        "used": list(SEATS_IN[s.used]),
        "characters": s.characters[:],
        "notoriety": s.notoriety[:],
        "wounds": s.wounds[:],
        "grudges": [list(SEATS_IN[seats]) for seats in s.grudges],
        "has_wounded": [list(SEATS_IN[seats]) for seats in s.has_wounded],
        "guns": [[seen_gun(gun) for gun in guns] for guns in s.guns],
        "covers": [seen_cover(cover) for cover in s.covers],
        "played": [
            card if is_shown or owner == seat or card == NOTHING else HIDDEN
            for owner, card in enumerate(s.played)
        ],
        "aims": s.aims[:],
        "stances": s.stances[:],
        "plans": s.plans[:],
        "wishes": [list(cards) for cards in s.wishes],
        "revealed": is_shown,
        "shields": s.shields[:],
        "limits": s.limits[:],
        "order": s.order[:],
        "marks": seen_marks(s.marks),
        "row": s.row[:],
        "raised": [{"card": card, "notoriety": notoriety} for card, notoriety in s.raised],
        "discards": s.discards[:],
        "deck": len(s.stack),
        "hands": [len(hand) for hand in s.hands],
        "hand": sorted(s.hands[seat]) if seat < s.seats else [],
        "shown": [sorted(hand) if over else [] for hand in s.hands],
        "who": s.who,
        "drawn": sorted(s.drawn) if s.who == seat else [],
        "drawn_count": len(s.drawn),
        "said": s.said[seat] if seat < s.seats else NOTHING,
        "wanted": seen_poster(s.wanted),
        "pile": s.pile,
        "bullets": unseen_bullets(s),
        "sure": [s.sure[i : i + BULLET_KINDS] for i in range(0, len(s.sure), BULLET_KINDS)],
        "spent": s.spent[:],
        "lost": batches_of(s.lost),
        "cover_deck": s.cover_deck[:],
        "cover_discards": s.cover_discards[:],
        "cover_up": s.cover_up,
        "where": whereabouts(alike, viewer_of(seat)),
        "public": whereabouts(alike, WATCHER),
        "printed": printed(s.deck),
        "course": seen_course(s),
    }


def unseen_bullets(s: StetsonsAndSixguns) -> list[int]:
    """Return how many bullets of each result nobody has seen: everybody can count the others."""
    return [sum(s.batches[kind::BULLET_KINDS]) for kind in range(BULLET_KINDS)]


def batches_of(load: int) -> list[int]:
    """Return how many bullets of each batch a load has."""
    batches: list[int] = []
    while load:
        batches.append(load & BATCH_MASK)
        load >>= BATCH_BITS
    return batches


def seen_gun(gun: int) -> StetsonsGun:
    """Return a gun as all see it."""
    jam = gun_jam(gun)
    batches = batches_of(gun >> LOAD_SHIFT)
    return {
        "gun": gun & GUN_BITS,
        "bullets": sum(batches),
        "batches": batches,
        "is_jammed": jam != CLEAN,
        "has_jam_on_it": jam == JAMMED,
    }


def seen_cover(cover: int) -> StetsonsCover | None:
    """Return a cover as all see it."""
    if cover == NOTHING:
        return None
    lying = cover >> LYING_SHIFT
    return {
        "kind": cover_kind(cover),
        "hits": cover_hits(cover),
        "bullets": [lying >> LYING_BITS * kind & LYING_MASK for kind in range(BULLET_KINDS)],
    }


def seen_poster(wanted: tuple[int, int]) -> WantedPoster | None:
    """Return the Wanted Poster, if there was one."""
    until, points = wanted
    if not until:
        return None
    return {"round": until, "points": points}


def known_alike(s: StetsonsAndSixguns) -> dict[int, list[int]]:
    """Return the hidden cards by what all viewers know of them: many are known alike."""
    alike: dict[int, list[int]] = {}
    for card, known in enumerate(s.known):
        if known in alike:
            alike[known].append(card)
        elif known:
            alike[known] = [card]
    return alike


def whereabouts(alike: dict[int, list[int]], viewer: int) -> list[Whereabouts]:
    """Return where the hidden cards may be as far as a viewer knows."""
    shift = WIDTH * viewer
    found: dict[int, list[int]] = {}
    for known, cards in alike.items():
        where = known >> shift & FIELD
        found[where] = found[where] + cards if where in found else cards
    return [
        {"cards": sorted(cards), "places": list(PLACES_IN[where])} for where, cards in found.items()
    ]
