"""Who sees what in Get Billy the Kid!, independently of its views."""

from fistful.engine.dice import Dice
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    AGAIN,
    ARREST_SEAT,
    ASK,
    DOC,
    ENTICE,
    FEATURE_COUNT,
    GOLD,
    KIND_COUNT,
    NO,
    YES,
)
from fistful.games.get_billy_the_kid.state import BY, GetBilly

#: Every player count and every option value.
TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (4, {"enticement": "on", "rifle_opens": "no", "steal_is_play": "no"}),
    (5, {}),
    (5, {"enticement": "on", "kid_alone": "yes"}),
    (6, {"bluff_arrest": "yes", "out_may_match": "no"}),
    (6, {"enticement": "on"}),
    (7, {"kid_alone": "yes", "steal_is_play": "no"}),
    (8, {"enticement": "on", "bluff_arrest": "yes"}),
]

#: How often two cards nobody has shown the viewer change places.
SWAPS = 500


def scramble(s: GetBilly, seat: int, dice: Dice) -> None:
    """Seat the characters anew as far as answers and arrests allow; move the unseen cards about."""
    s.characters = s.characters[:]
    s.lost = s.lost[:]
    if not s.revealed:
        scramble_characters(s, seat, dice)
    scramble_cards(s, seat, dice)
    scramble_memories(s, seat, dice)


def scramble_characters(s: GetBilly, seat: int, dice: Dice) -> None:
    """Give the others characters at random until all that was said and done in public fits."""
    dealt = [other for other in range(s.seats) if s.characters[other] != NOTHING]
    own = s.characters[seat] if seat in dealt else NOTHING
    others = [other for other in dealt if other != seat]
    could = {
        other: [who for who in s.deck.casts[s.seats] if said(s, other, who)] for other in others
    }
    # Who could be few comes first, so that a draw seldom runs out of characters.
    others.sort(key=lambda other: len(could[other]))
    for _ in range(10_000):
        free = set(s.deck.casts[s.seats]) - {own}
        for other in others:
            fitting = [who for who in could[other] if who in free]
            if not fitting:
                break
            s.characters[other] = dice.pick(fitting)
            free.discard(s.characters[other])
        else:
            if arrests_fit(s):
                break
    else:
        raise AssertionError("no characters fit; the true ones did")
    s.outlaws = sum([1 << o for o in dealt if not s.deck.is_lawman[s.characters[o]]])


def said(s: GetBilly, seat: int, who: int) -> bool:
    """GB-31: tell whether a character could have given all the answers of a seat."""
    question = 0
    for entry in s.past:
        action, mover = entry // BY, entry % BY
        if ASK <= action < AGAIN:
            question = action - ASK
        elif action in (YES, NO) and mover == seat and s.deck.is_lawman[who]:
            truth = bool(s.deck.has[who] >> question % FEATURE_COUNT & 1)
            if truth != (action == YES):
                return False
    return True


def arrests_fit(s: GetBilly) -> bool:
    """GB-35, GB-36: a Lawman's arrest of an Outlaw would not have been a false one."""
    for entry in s.past:
        action, seat = entry // BY, entry % BY
        if ARREST_SEAT <= action < ENTICE:
            by_lawman = s.deck.is_lawman[s.characters[seat]]
            if by_lawman and not s.deck.is_lawman[s.characters[action - ARREST_SEAT]]:
                return False
            if not by_lawman and s.options["bluff_arrest"] == "no":
                return False
    return True


def scramble_cards(s: GetBilly, seat: int, dice: Dice) -> None:
    """Let cards the viewer cannot see change places, as long as what it knows stays true."""
    is_doc = seat < s.seats and s.characters[seat] == DOC
    places: list[list[int]] = [
        list(hand) if other != seat else [] for other, hand in enumerate(s.hands)
    ]
    places += [s.bag, [] if is_doc else list(s.bottom)]
    cells = [(place, i) for place, cards in enumerate(places) for i in range(len(cards))]
    if len(cells) > 1:
        for _ in range(SWAPS):
            a, i = cells[dice.below(len(cells))]
            b, j = cells[dice.below(len(cells))]
            swap(places, a, i, b, j)
            if not all([remembers(s, seat, h, places[h]) for h in (a, b) if h < s.seats]):
                swap(places, a, i, b, j)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = tuple(sorted(places[other]))
    s.bag = sorted(places[s.seats])
    if not is_doc:
        s.bottom = tuple(places[s.seats + 1])


def swap(places: list[list[int]], a: int, i: int, b: int, j: int) -> None:
    places[a][i], places[b][j] = places[b][j], places[a][i]


def remembers(s: GetBilly, seat: int, holder: int, hand: list[int]) -> bool:
    """Tell whether a hand has what the viewer knows it to have, but for what may be gone."""
    row = min(seat, s.seats) * s.seats + holder
    left = list(hand)
    gone = 0
    for card in s.known[row]:
        if card in left:
            left.remove(card)
        else:
            gone += 1
    return gone <= s.lost[row]


def scramble_memories(s: GetBilly, seat: int, dice: Dice) -> None:
    """What others know of each other's hands is hidden; what they know of one's own is not."""
    for observer in range(s.seats):
        for holder in range(s.seats):
            if seat in (observer, holder) or observer == holder:
                continue
            cards = list(s.hands[holder])
            dice.shuffle(cards)
            s.known[observer * s.seats + holder] = tuple(sorted(cards[: dice.below(8)]))
            s.lost[observer * s.seats + holder] = 0


def conserved(s: GetBilly) -> object:
    """Return all cards, wherever they lie."""
    cards = [*s.bag, *s.bottom, *s.discards, *s.table, *s.town, *[GOLD] * s.pot]
    for hand in s.hands:
        cards += hand
    return sorted(cards)


def hidden(s: GetBilly, seat: int) -> dict[str, object]:
    """Return the others' characters, how many of each kind they hold, what lies under the deck."""
    found: dict[str, object] = {}
    for other in range(s.seats):
        if other == seat:
            continue
        if not s.revealed:
            found[f"character {other}"] = s.characters[other]
        for kind in range(KIND_COUNT):
            found[f"hand {other} {kind}"] = s.hands[other].count(kind)
    if not (seat < s.seats and s.characters[seat] == DOC):
        found |= {f"under {i}": card for i, card in enumerate(s.bottom)}
    return found
