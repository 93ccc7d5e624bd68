"""Stetsons & Sixguns in numbers by seat: what its outlook is learnt from.

One who knows everything sees every hand and the cards played; a seat sees its own, and of the
others how many cards they hold and which of those it knows of.
"""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.outlook import ALL, clipped
from fistful.games.stetsons_and_sixguns.cards import (
    CARD_COUNT,
    FIRE,
    HIT,
    HIT_FC,
    RELOAD,
    RUN,
    STAND,
    STAY,
)
from fistful.games.stetsons_and_sixguns.ending import notoriety_on
from fistful.games.stetsons_and_sixguns.knowledge import FIELD, WIDTH
from fistful.games.stetsons_and_sixguns.marks import (
    ACTED,
    BEHIND,
    CANCELLED,
    FIRED,
    ON_TABLE,
    SHOWN,
    STOLEN,
)
from fistful.games.stetsons_and_sixguns.mind.chances import (
    Facts,
    can_shoot,
    chances,
    reach,
    shot,
    threat,
)
from fistful.games.stetsons_and_sixguns.mind.evaluation import facts_of
from fistful.games.stetsons_and_sixguns.notoriety import hurt_seats
from fistful.games.stetsons_and_sixguns.order import LIGHT_FINGERS_PHASE, NEXT_PHASE, STANCE_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    gun_bullets,
    gun_jam,
    has_ability,
)
from fistful.games.stetsons_and_sixguns.vocabulary import ABILITIES

#: What amounts are told as parts of.
FAMOUS: Final = 20.0
MOST: Final = 8
#: What an unknown card in a hand is worth beside itself: NOTORIETY, handiness, pace.
UNKNOWN: Final = (0.45, 0.45, 0.5)


class Hands:
    """What everybody holds, in somebody's eyes."""

    def __init__(self, s: StetsonsAndSixguns, facts: Facts, eye: int) -> None:
        seats = s.seats
        self.eye = eye
        #: By seat: the cards an eye knows of, beside the one that was played.
        self.known: list[list[int]] = [[] for _ in range(seats)]
        if eye == ALL:
            self.known = [list(hand) for hand in s.hands]
        else:
            shift = WIDTH * eye
            for card in range(CARD_COUNT):
                where = s.known[card] >> shift & FIELD
                if where and not where & where - 1 and where < 1 << seats:
                    self.known[where.bit_length() - 1].append(card)
            self.known[eye] = list(s.hands[eye])
        #: By seat: how many cards it has, how many of these nobody knows; what they are worth.
        self.held = [0] * seats
        self.hidden = [0] * seats
        self.fame = [0.0] * seats
        self.handy = [0.0] * seats
        self.slow = [1.0] * seats
        #: By seat: its score so far, as far as the eye can tell.
        self.score = [0.0] * seats
        for seat in range(seats):
            self.count(s, facts, seat)

    def count(self, s: StetsonsAndSixguns, facts: Facts, seat: int) -> None:
        """Count a hand; what is not known of it is worth what cards are on average."""
        played = self.played(s, seat)
        on_table = (s.marks[ON_TABLE] & ~(s.marks[STOLEN] | s.marks[CANCELLED])) >> seat & 1
        held = len(s.hands[seat])
        if on_table and played == NOTHING:
            # What it played may be a card one knows of, so all it has is counted together.
            held += 1
        hidden = max(held - len(self.known[seat]), 0)
        fame = hidden * UNKNOWN[0]
        handy = hidden * UNKNOWN[1]
        slow = UNKNOWN[2] if hidden else 1.0
        for card in self.known[seat]:
            fame += notoriety_on(s, card)
            handy += facts.handy[card]
            slow = min(slow, facts.pace[card])
        if on_table and played != NOTHING:
            fame += notoriety_on(s, played)
        self.held[seat] = held
        self.hidden[seat] = hidden
        self.fame[seat] = fame
        self.handy[seat] = handy
        self.slow[seat] = slow
        self.score[seat] = s.notoriety[seat] + held + fame

    def played(self, s: StetsonsAndSixguns, seat: int) -> int:
        """Return the card a seat played, if the eye may see it."""
        is_seen = self.eye in (ALL, seat) or s.marks[SHOWN]
        return s.played[seat] if is_seen else NOTHING


def situation(s: StetsonsAndSixguns, eye: int) -> list[list[float]]:
    """Return what speaks for each living seat."""
    facts = facts_of(s.deck)
    hands = Hands(s, facts, eye)
    hurt = hurt_seats(s)
    left = int(s.options["rounds"]) - s.round
    table = of_table(s, left)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        if not s.alive >> seat & 1:
            rows.append([])
            continue
        row = [*table, *of_score(s, seat, hands, left), *of_arms(s, facts, seat, hurt, left)]
        rows.append(row + of_round(s, facts, seat, hands) + of_person(s, seat))
    return rows


def of_table(s: StetsonsAndSixguns, left: int) -> list[float]:
    """Return how far the game and the round are, and how many live."""
    return [
        left / 8,
        1.0 / (1 + left),
        float(left == 0),
        float(s.phase <= STANCE_PHASE),
        float(LIGHT_FINGERS_PHASE <= s.phase < NEXT_PHASE),
        s.alive.bit_count() / MOST,
        1.0 / s.alive.bit_count(),
    ]


def of_score(s: StetsonsAndSixguns, seat: int, hands: Hands, left: int) -> list[float]:
    """Return the score so far beside the others', and what it is made of."""
    others = [other for other in SEATS_IN[s.alive] if other != seat]
    own = hands.score[seat]
    rest = [hands.score[other] for other in others] or [0.0]
    most = max(rest)
    mean = sum(rest) / len(rest)
    late = 1.0 / (1 + left)
    return [
        clipped(own, 2 * FAMOUS),
        clipped(own - most, FAMOUS),
        clipped(own - mean, FAMOUS),
        clipped((own - most) * late, FAMOUS / 2),
        clipped((own - mean) * late, FAMOUS / 2),
        len([score for score in rest if score > own]) / MOST,
        clipped(s.notoriety[seat], 2 * FAMOUS),
        hands.held[seat] / 8,
        hands.held[seat] / 8 * late,
        clipped(hands.fame[seat], 6.0),
        clipped(hands.handy[seat], 6.0),
        hands.slow[seat],
        hands.slow[seat] * late,
        float(hands.hidden[seat] == 0),
        clipped(sum([hands.handy[other] for other in others]) / max(len(others), 1), 6.0),
    ]


def of_arms(s: StetsonsAndSixguns, facts: Facts, seat: int, hurt: int, left: int) -> list[float]:
    """Return wounds, guns and cover."""
    wounds = s.wounds[seat]
    guns = s.guns[seat]
    bullets = gun_bullets(guns[0])
    is_jammed = gun_jam(guns[0]) != 0
    cover = s.covers[seat]
    says = chances(s, guns[0])
    pay = float(hurt >> seat & 1)
    return [
        wounds / 3,
        float(wounds >= 2),
        pay,
        pay * left / 8,
        float(bullets == 0),
        min(bullets, 6) / 6,
        float(is_jammed),
        (len(guns) - 1) / 3,
        float(can_shoot(s, seat)),
        clipped(shot(facts, guns, says, NOTHING), 2.0),
        says[HIT] + says[HIT_FC],
        float(cover != NOTHING),
        cover_kind(cover) / 2 if cover != NOTHING else 0.0,
        cover_hits(cover) / 4 if cover != NOTHING else 0.0,
    ]


def of_round(s: StetsonsAndSixguns, facts: Facts, seat: int, hands: Hands) -> list[float]:
    """Return what a seat does this round, and what is done to it."""
    bit = 1 << seat
    stance = s.stances[seat]
    up = float(s.up & bit != 0)
    card = hands.played(s, seat)
    acted = float(s.marks[ACTED] & bit != 0)
    aimed = 0.0
    for other in SEATS_IN[s.up & ~bit]:
        if s.aims[other] == seat and not s.marks[FIRED] >> other & 1 and can_shoot(s, other):
            aimed += 1.0
    to = s.aims[seat]
    return [
        up,
        float(s.marks[BEHIND] & bit != 0),
        acted,
        float(s.marks[FIRED] & bit != 0),
        *[float(stance == one) for one in (STAND, RUN, STAY, FIRE, RELOAD)],
        aimed / 3,
        threat(s, seat, 0) * up,
        threat(s, seat, 0) * reach(s, seat),
        float(card != NOTHING),
        facts.brings[0][card] * (1 - acted) / 2 if card != NOTHING else 0.0,
        facts.pace[card] if card != NOTHING else 0.0,
        shot(facts, s.guns[seat], chances(s, s.guns[seat][0]), card) * (1 - acted) / 2
        if card != NOTHING and to != NOTHING and stance in (STAND, FIRE)
        else 0.0,
        float(to != NOTHING and hands.score[to] >= max(hands.score)),
        float(s.limits[seat] < 6),
    ]


def of_person(s: StetsonsAndSixguns, seat: int) -> list[float]:
    """Return which ability a seat's character has (SS-R3), and whether it is used up."""
    row = [float(has_ability(s, seat, ability)) for ability in range(len(ABILITIES))]
    return [*row, float(s.used >> seat & 1)]


def mark(s: StetsonsAndSixguns) -> int:
    """Return the round."""
    return s.round
