"""Get Billy the Kid! in numbers: what its outlook is learnt from.

There are two sides. For one who knows everything a single row speaks for the Lawmen; for a seat it
speaks for that seat's own side, by what it may know: its character and hand, what it remembers of
others' hands, and before the reveal whom it suspects.
"""

from math import log
from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    BINOCULARS,
    DISGUISE,
    DOC,
    ESCAPE,
    GOLD,
    PISTOL,
    QUESTION,
    RIFLE,
    TNT,
)
from fistful.games.get_billy_the_kid.mind.evaluation import USUAL_SUSPICION
from fistful.games.get_billy_the_kid.mind.outlook import (
    hours_left,
    of_lawmen,
    of_outlaws,
)
from fistful.games.get_billy_the_kid.order import PLAY, RACE, RESPONSE, SHOOTOUT
from fistful.games.get_billy_the_kid.state import GetBilly, lawmen
from fistful.games.outlook import ALL, clipped

MOST: Final = 8
#: Nobody is suspected not at all.
DOUBT: Final = 0.01
#: The kinds that are counted one by one; Escapes count as one kind.
KINDS: Final = (GOLD, QUESTION, RIFLE, BINOCULARS, ARREST, PISTOL, DISGUISE, TNT)


def situation(s: GetBilly, eye: int) -> list[list[float]]:
    """Return what speaks for the Lawmen, or for the side of the seat that looks."""
    return [truth(s)] if eye == ALL else [known(s, eye)]


def sides(s: GetBilly) -> list[bool]:
    """Return by seat whether it is a Lawman."""
    return [not s.outlaws >> seat & 1 for seat in range(s.seats)]


def truth(s: GetBilly) -> list[float]:
    """Return what one who knows everything sees."""
    left = hours_left(s) / s.deck.hours
    found = [*scaled(of_lawmen(s), LAW), *scaled(of_outlaws(s), OUT)]
    opened = float(s.revealed)
    early = 1.0 - opened
    row = of_clock(s)
    row += [value * opened for value in found]
    row += [value * opened * left for value in found]
    row += [value * early for value in found]
    row += [value * early * left for value in found]
    return [*row, *suspected(s), *of_turn(s), *of_duel(s, ALL)]


#: What the parts of `of_lawmen` and `of_outlaws` are told as parts of.
LAW: Final = (6.0, 6.0, 1.0, 3.0, 1.0, 1.0)
OUT: Final = (1.0, 1.0, 1.0, 6.0, 3.0, 4.0, 3.0, 3.0, 1.0, 1.0)


def scaled(values: list[float], most: tuple[float, ...]) -> list[float]:
    """Return values as parts of what they usually are at most."""
    return [value / part for value, part in zip(values, most, strict=True)]


def of_clock(s: GetBilly) -> list[float]:
    """Return the hour, how many there are, whether all is revealed."""
    left = hours_left(s)
    outlaws = (s.outlaws & s.alive).bit_count() if s.revealed else 1 + (s.seats > 4)
    return [
        left / s.deck.hours,
        1.0 / (0.5 + left),
        float(s.revealed),
        float(s.revealed) * left / s.deck.hours,
        s.seats / MOST,
        float(s.seats == 4),
        (s.alive.bit_count() - outlaws) / MOST,
        float(outlaws == 1),
        float(s.hour >= s.deck.first_arrest),
        s.pot / 5,
    ]


def suspected(s: GetBilly) -> list[float]:
    """Return how rightly the Lawmen suspect before the reveal: all, those armed, the best one."""
    if s.revealed:
        return [0.0] * 6
    outlaws = SEATS_IN[s.outlaws]
    seats = SEATS_IN[lawmen(s)]
    rights: list[float] = []
    armed = badges = 0.0
    for seat in seats:
        odds = USUAL_SUSPICION.odds(s, seat)
        right = sum([odds[outlaw] for outlaw in outlaws]) / len(outlaws)
        rights.append(right)
        if ARREST in s.hands[seat]:
            badges += right
            if PISTOL in s.hands[seat] or RIFLE in s.hands[seat]:
                armed += right
    left = hours_left(s) / s.deck.hours
    mean = sum(rights) / len(rights)
    return [mean, mean * left, max(rights), badges / 4, armed / 4, badges / 4 * left]


def of_turn(s: GetBilly) -> list[float]:
    """Return whose turn it is, for one who knows all: a Lawman's with an Arrest, an Outlaw's."""
    if s.turn == NOTHING:
        return [0.0] * 5
    is_law = not s.outlaws >> s.turn & 1
    hand = s.hands[s.turn]
    to_play = float(s.phase == PLAY and not s.has_played)
    has_arrest = float(ARREST in hand and s.hour >= s.deck.first_arrest)
    guns = hand.count(PISTOL) + hand.count(RIFLE)
    return [
        float(is_law),
        is_law * to_play * has_arrest,
        is_law * to_play * has_arrest * min(guns, 3) / 3,
        float(s.revealed) * is_law * to_play * has_arrest,
        float(s.has_played),
    ]


def of_duel(s: GetBilly, eye: int) -> list[float]:
    """Return how a confrontation stands: the Outlaw's answers, the guns of both, the lead."""
    if s.outlaw == NOTHING or s.arrester == NOTHING:
        return [0.0] * 13
    facing = s.facing if s.facing != NOTHING else s.arrester
    row = [
        1.0,
        float(s.phase == RESPONSE),
        float(s.phase == RACE),
        float(s.phase == SHOOTOUT),
        s.lead / 3,
        float(s.shooter == s.outlaw),
        float(s.has_held),
        float((s.alive & s.outlaws).bit_count() == 1),
    ]
    for seat in (s.outlaw, facing):
        if eye in (ALL, seat):
            hand = s.hands[seat]
            row += [1.0, min(hand.count(PISTOL) + hand.count(RIFLE), 4) / 4]
        else:
            row += [0.0, 0.0]
    flight = 0.0
    if eye in (ALL, s.outlaw):
        flight = min(len([card for card in s.hands[s.outlaw] if is_flight(card)]), 3) / 3
    return [*row, flight]


def is_flight(card: int) -> bool:
    """Tell whether a card answers an arrest without a shot (GB-40)."""
    return card >= ESCAPE or card in (DISGUISE, TNT)


def known(s: GetBilly, seat: int) -> list[float]:
    """Return what speaks for a seat's own side, as it may know it."""
    is_outlaw = bool(s.outlaws >> seat & 1)
    clock = of_clock(s)
    row = [float(is_outlaw), *clock]
    row += [value * is_outlaw for value in clock]
    hand = of_hand(s, seat)
    stage = [float(not is_outlaw), is_outlaw * float(not s.revealed), is_outlaw * float(s.revealed)]
    for part in stage:
        row += [value * part for value in hand]
    row += seen(s, seat, is_outlaw)
    row += believed(s, seat, is_outlaw)
    duel = of_duel(s, seat)
    row += duel
    row += [value * is_outlaw for value in duel]
    own_turn = float(s.turn == seat)
    law_turn = float(s.revealed and s.turn != NOTHING and not s.outlaws >> s.turn & 1)
    return [
        *row,
        own_turn,
        own_turn * float(s.has_played),
        law_turn,
        law_turn * is_outlaw,
        float(s.alive >> seat & 1),
        float(s.missing >> seat & 1),
        is_outlaw * (s.missing & ~s.outlaws).bit_count() / MOST if s.revealed else 0.0,
        float(s.characters[seat] == DOC),
    ]


def of_hand(s: GetBilly, seat: int) -> list[float]:
    """Return what a seat holds."""
    hand = s.hands[seat]
    row = [min(hand.count(kind), 3) / 3 for kind in KINDS]
    escapes = len([card for card in hand if card >= ESCAPE])
    guns = hand.count(PISTOL) + hand.count(RIFLE)
    left = hours_left(s) / s.deck.hours
    return [*row, min(escapes, 3) / 3, float(guns == 0), float(GOLD in hand), guns / 5 * left, left]


def seen(s: GetBilly, seat: int, is_outlaw: bool) -> list[float]:
    """Return what a seat surely knows of others' hands, by side once these are revealed."""
    row = [0.0] * 8
    for other in SEATS_IN[s.alive]:
        place = seat * s.seats + other
        if other == seat or not s.known[place] or s.lost[place]:
            continue
        is_foe = s.revealed and bool(s.outlaws >> other & 1) != is_outlaw
        first = 0 if not s.revealed else 0 if is_foe else 4
        for card in s.known[place]:
            row[first + (0 if card == GOLD else 1 if card in (PISTOL, RIFLE) else 2)] += 0.25
            row[first + 3] += 0.25 * (card == ARREST)
    left = hours_left(s) / s.deck.hours
    return [*row, *[value * float(s.revealed) for value in row], left * row[0], left * row[4]]


def believed(s: GetBilly, seat: int, is_outlaw: bool) -> list[float]:
    """Return before the reveal: whom a Lawman suspects and how surely, how an Outlaw looks."""
    if s.revealed:
        return [0.0] * 8
    left = hours_left(s) / s.deck.hours
    if not is_outlaw:
        odds = sorted(USUAL_SUSPICION.odds(s, seat), reverse=True)
        badge = float(ARREST in s.hands[seat])
        return [odds[0], odds[1], odds[0] * left, odds[0] * badge, 0.0, 0.0, 0.0, 0.0]
    doubts = USUAL_SUSPICION.doubts(s, seat)
    others = [log(doubts[other] + DOUBT) for other in SEATS_IN[s.alive & ~(1 << seat)]]
    own = log(doubts[seat] + DOUBT) - sum(others) / len(others)
    behind = len([other for other in others if other > log(doubts[seat] + DOUBT)])
    badge = float(ARREST in s.hands[seat])
    return [0.0, 0.0, 0.0, 0.0, clipped(own, 3.0), clipped(own * left, 3.0), behind / MOST, badge]


def mark(s: GetBilly) -> int:
    """Return how many turns there were, by the clock."""
    if s.turn == NOTHING:
        return 0
    return (s.hour - 1) * s.seats + (s.turn - s.start) % s.seats + 1
