"""Who sees what in Stetsons & Sixguns, independently of its guesses: who can tell which card.

What a seat remembers is kept in the game itself, as the places where each hidden card may be for
it. Cards that may be in each other's places are exchanged; so are unseen bullets between batches.
"""

from fistful.engine.dice import Dice
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS, CARD_COUNT
from fistful.games.stetsons_and_sixguns.knowledge import DECK, FIELD, WIDTH
from fistful.games.stetsons_and_sixguns.marks import LAID, ON_TABLE, SHOWN
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    JAMMED,
    LYING_BITS,
    LYING_SHIFT,
    StetsonsAndSixguns,
    count_load,
    gun_bullets,
    gun_jam,
)

#: Every player count; every value of every option.
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"rounds": "4"}),
    (2, {"rounds": "1", "characters": "chosen"}),
    (3, {"rounds": "2", "stupidity_bonus": "still_wounded"}),
    (4, {"rounds": "3", "characters": "chosen", "bloodier": "on"}),
    (2, {"rounds": "8", "bloodier": "on"}),
    (3, {"rounds": "6", "played_cards": "discard"}),
    (4, {"rounds": "8"}),
    (5, {"rounds": "5", "bloodier": "on", "played_cards": "discard"}),
    (6, {"rounds": "7", "stupidity_bonus": "still_wounded"}),
    (7, {"rounds": "8", "bloodier": "on"}),
    (8, {"rounds": "8"}),
]


#: How often every card changes places with another that may be where it is.
SWEEPS = 3


def may_be(s: StetsonsAndSixguns, card: int, seat: int) -> int:
    """Return the places where a hidden card may be for a viewer; 0 if the card lies open."""
    viewer = DECK if seat == SPECTATOR else seat
    return s.known[card] >> WIDTH * viewer & FIELD


def lies(s: StetsonsAndSixguns) -> dict[int, int]:
    """Return where every hidden card is: in a seat's hold (hand or face down), or in the deck."""
    found = dict.fromkeys(s.stack, DECK)
    for owner in range(s.seats):
        found |= dict.fromkeys(s.hands[owner], owner)
        if s.marks[ON_TABLE] >> owner & 1 and not s.marks[SHOWN]:
            found[s.played[owner]] = owner
    return found


def scramble(s: StetsonsAndSixguns, seat: int, dice: Dice) -> None:
    """Exchange hidden cards two by two where a seat allows both to be in the other's place."""
    if s.phase == OVER:
        return
    place = lies(s)
    movable = [card for card, where in sorted(place.items()) if where != seat]
    may = {card: may_be(s, card, seat) for card in movable}
    #: Which card now lies where each lay, and the other way round.
    becomes = list(range(CARD_COUNT))
    was = list(range(CARD_COUNT))
    for one in movable * SWEEPS:
        here = place[one]
        other = dice.pick(movable)
        # Any card that fits, each as likely as the others; the card itself does.
        while not (may[one] >> place[other] & 1 and may[other] >> here & 1):
            other = dice.pick(movable)
        place[one], place[other] = place[other], here
        becomes[was[one]], becomes[was[other]] = other, one
        was[one], was[other] = was[other], was[one]
    before = [s.hands[owner] for owner in range(s.seats)]
    s.played = s.played[:]
    for owner in range(s.seats):
        if owner == seat:
            continue
        hold = [becomes[card] for card in before[owner]]
        if s.marks[ON_TABLE] >> owner & 1 and not s.marks[SHOWN]:
            # Which card of its hold a seat has put face down is its secret too.
            hold.append(becomes[s.played[owner]])
            dice.shuffle(hold)
            s.played[owner] = hold.pop()
        s.hands[owner] = tuple(sorted(hold))
    if s.who != seat:
        s.drawn = [becomes[card] for card in s.drawn]
    s.stack = sorted([becomes[card] for card in s.stack])
    reknow(s, seat, becomes)
    scramble_batches(s, dice)


def reknow(s: StetsonsAndSixguns, seat: int, becomes: list[int]) -> None:
    """What the others know of the cards goes with the cards; what this seat knows stays."""
    viewer = DECK if seat == SPECTATOR else seat
    own = FIELD << WIDTH * viewer
    watchers = FIELD << WIDTH * DECK
    before = s.known[:]
    for card in range(CARD_COUNT):
        kept = own | watchers
        s.known[becomes[card]] = before[card] & ~kept | before[becomes[card]] & kept


def scramble_batches(s: StetsonsAndSixguns, dice: Dice) -> None:
    """Exchange unseen bullets between batches, beyond those that all can count."""
    spare: list[int] = []
    owed: list[int] = []
    s.batches = s.batches[:]
    for place, sure in enumerate(s.sure):
        extra = s.batches[place] - sure
        spare += [place % BULLET_KINDS] * extra
        owed += [place // BULLET_KINDS] * extra
        s.batches[place] = sure
    dice.shuffle(spare)
    for batch, kind in zip(owed, spare, strict=True):
        s.batches[batch * BULLET_KINDS + kind] += 1


def conserved(s: StetsonsAndSixguns) -> object:
    """Return all cards, all bullets, all covers: the same to the end."""
    cards = [*s.stack, *s.discards, *s.row]
    bullets = s.spent[:]
    covers = [s.cover_deck[kind] + s.cover_discards[kind] for kind in range(3)]
    unseen = s.pile + count_load(s.lost)
    for seat in range(s.seats):
        cards += s.hands[seat]
        if s.marks[ON_TABLE] >> seat & 1:
            cards.append(s.played[seat])
        for gun in s.guns[seat]:
            unseen += gun_bullets(gun)
            bullets[4] += gun_jam(gun) == JAMMED
            if s.deck.card_of[gun & GUN_BITS] != NOTHING:
                cards.append(s.deck.card_of[gun & GUN_BITS])
        if s.covers[seat] != NOTHING:
            covers[s.covers[seat] & 3] += 1
            for kind in range(BULLET_KINDS):
                bullets[kind] += s.covers[seat] >> LYING_SHIFT + LYING_BITS * kind & 7
    if s.cover_up != NOTHING:
        covers[s.cover_up] += 1
    for place, count in enumerate(s.batches):
        bullets[place % BULLET_KINDS] += count
    odd = [
        unseen - sum(s.batches),
        [count for count, sure in zip(s.batches, s.sure, strict=True) if count < sure],
        [points for points in s.notoriety if points < 0],
        s.marks[ON_TABLE] & s.marks[LAID],
        s.up & ~s.alive,
    ]
    return sorted(cards), bullets, covers, odd


def hidden(s: StetsonsAndSixguns, seat: int) -> dict[str, object]:
    """Return where every card is that a seat cannot place, and the bullets of each batch."""
    if s.phase == OVER:
        return {}
    place = lies(s)
    found: dict[str, object] = {
        f"card {card}": place[card]
        for card in range(CARD_COUNT)
        if may_be(s, card, seat).bit_count() > 1
    }
    for owner in range(s.seats):
        if owner != seat and s.marks[ON_TABLE] >> owner & 1 and not s.marks[SHOWN]:
            found[f"played {owner}"] = s.played[owner]
    return found
