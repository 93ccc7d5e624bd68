"""What a rule-of-thumb player reads off a position: bullets left, threats, what cards are worth.

Everything here is public or the seat's own: what is counted of others' cards is what this seat
knows of them (`knowledge`).
"""

from collections.abc import Mapping
from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    CARD_COUNT,
    CLICK,
    FIRE,
    HIT,
    HIT_FC,
    JAM,
    MISS,
    POCKET,
    RUN,
    STAND,
)
from fistful.games.stetsons_and_sixguns.deck import Deck
from fistful.games.stetsons_and_sixguns.knowledge import FIELD, WIDTH
from fistful.games.stetsons_and_sixguns.marks import (
    BEHIND,
    DIRT,
    FROM_COVER,
    GHOST,
    ON_TABLE,
    SHOWN,
)
from fistful.games.stetsons_and_sixguns.order import PLAN_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    BATCH_MASK,
    GUN_BITS,
    JAM_SHIFT,
    LOAD_SHIFT,
    StetsonsAndSixguns,
    cover_kind,
    gun_bullets,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ADD_BULLETS,
    BIND_FREE,
    BLACKMAIL,
    CLICK_AGAIN,
    COURAGE,
    COVER,
    CROSSFIRE,
    DYNAMITE,
    EVADE,
    EVERYONE_FLIPS,
    FAN,
    FIRST_BULLET,
    HUMAN_SHIELD,
    KEEP_ONE_OF,
    LAY,
    LIMIT,
    LIMIT_OTHERS,
    PASS_LEFT,
    PICK_POCKET,
    RICOCHET,
    ROB,
    SHOOT,
    STEAL_PLAYED,
    STOCK,
    SWAP_CARD,
    TAKE_FROM_ROW,
    TIN_STAR,
    TWO_WOUNDS,
    UNHIT_BONUS,
    WANTED,
    Op,
)

#: What a step brings its player in points, beside what it does to the shot and against threats.
BRINGS: Final[dict[int, float]] = {
    KEEP_ONE_OF: 1.45,
    UNHIT_BONUS: 0.65,
    COURAGE: 0.8,
    TAKE_FROM_ROW: 0.25,
    CROSSFIRE: 0.1,
    RICOCHET: 0.2,
    WANTED: 0.1,
    ADD_BULLETS: 0.3,
    DYNAMITE: 0.35,
    EVERYONE_FLIPS: -0.25,
}
#: The same for steps about other people's cards.
TRICKS: Final[dict[int, float]] = {
    BLACKMAIL: 0.9,
    STEAL_PLAYED: 1.2,
    PICK_POCKET: 0.45,
    SWAP_CARD: 0.6,
    PASS_LEFT: 0.4,
}
#: What `stock none`, `first` and `two` bring.
STOCKS: Final = (-1.3, 0.3, 1.3)
#: How likely somebody with a gun pointed at one stands and shoots, and then hits.
STANDS: Final = 0.6
HITS: Final = 0.45
#: The usual chances of a bullet, to value cards by: a hit, going on, a stop, a jam.
USUAL: Final[list[float]] = [0.26, 0.14, 0.25, 0.25, 0.1]
#: So many rounds ahead is as good as many.
FAR: Final = 3
#: How much of a shot gets to somebody who is about to run for cover.
RUNS: Final = 0.25
#: No limit to flips.
MANY: Final = 99


class Facts:
    """A deck as a player of certain habits sees it: tables by card number."""

    def __init__(self, deck: Deck, of: Mapping[str, float]) -> None:
        self.deck = deck
        self.pace: list[float] = [min(speed, 60) / 60 for speed in deck.speed]
        #: Cards with NOTORIETY.
        self.famous: list[int] = [card for card in range(CARD_COUNT) if deck.notoriety[card]]
        #: What a card brings when its player shoots or hides: points, per threat to the player,
        #: per threat to what it loses.
        self.brings: list[list[float]] = []
        self.calms: list[list[float]] = []
        self.saves: list[list[float]] = []
        for table in (deck.does, deck.does_hiding):
            sums = [read_steps(steps, of) for steps in table]
            self.brings.append([one[0] for one in sums])
            self.calms.append([one[1] for one in sums])
            self.saves.append([one[2] for one in sums])
        self.read_codes(
            [{op[0]: op[1] if len(op) > 1 else 0 for op in steps} for steps in deck.does]
        )
        self.handy: list[float] = [self.handiness(card, of) for card in range(CARD_COUNT)]
        #: What a card in the hand is worth by rounds left (three or more are alike): at the end,
        #: and until then.
        self.values: list[list[float]] = [
            [
                1 + of["greed"] * deck.notoriety[card] + self.handy[card] * left / FAR
                for card in range(CARD_COUNT)
            ]
            for left in range(FAR + 1)
        ]

    def read_codes(self, codes: list[dict[int, int]]) -> None:
        """Read off what each card's steps, by code, make of the shot and the round."""
        self.shoots: list[bool] = [SHOOT in code for code in codes]
        self.limit: list[int] = [code.get(LIMIT, MANY) for code in codes]
        #: Whether the first bullet is made a HIT: not, always, when called rightly.
        self.first: list[int] = [code.get(FIRST_BULLET, -1) + 1 for code in codes]
        self.fans: list[int] = [code.get(FAN, 0) for code in codes]
        self.boost: list[float] = [
            (1.5 if ROB in code or TWO_WOUNDS in code else 1.0)
            * (1.2 if CLICK_AGAIN in code else 1.0)
            for code in codes
        ]
        self.lays: list[bool] = [LAY in code for code in codes]
        #: Whether its shot is a sixgun's as it is, but for what it is limited to and boosted by.
        self.is_plain: list[bool] = [
            SHOOT in code and not {LAY, FIRST_BULLET, FAN} & set(code) for code in codes
        ]
        #: Whether using the card costs the pick, and whether it takes what the target played.
        self.skips: list[bool] = [code.get(STOCK) == 0 for code in codes]
        self.steals: list[bool] = [STEAL_PLAYED in code for code in codes]
        self.binds: list[bool] = [BIND_FREE in code for code in codes]

    def handiness(self, card: int, of: Mapping[str, float]) -> float:
        """Return how useful a card in the hand is while many rounds are left."""
        gun = 6 << LOAD_SHIFT
        use = of["aggression"] * (shot(self, (gun,), USUAL, card) - 0.5)
        use += self.brings[0][card] + 0.25 * (self.calms[0][card] + 2.5 * self.saves[0][card])
        if self.lays[card]:
            use += of["arms"] * 0.7
        return max(0.0, use) * 0.5 + 0.2 * of["haste"] * (1 - self.pace[card])


def read_steps(steps: list[Op], of: Mapping[str, float]) -> tuple[float, float, float]:
    """Return what steps bring: points, points per threat, part of a loss saved per threat."""
    brings = calms = saves = 0.0
    for op in steps:
        code = op[0]
        brings += BRINGS.get(code, 0.0) + of["tricks"] * TRICKS.get(code, 0.0)
        if code == STOCK:
            brings += STOCKS[op[1]]
        elif code in (EVADE, HUMAN_SHIELD):
            saves += 0.9 * of["dodging"]
        elif code in (TIN_STAR, LIMIT_OTHERS):
            calms += 0.4 * of["dodging"]
        elif code == COVER:
            saves += 0.5 * of["dodging"]
            brings += 0.15
    return brings, calms, saves


def chances(s: StetsonsAndSixguns, gun: int) -> list[float]:
    """Return the chances of each result for a gun's next bullet, as all can count them."""
    load = gun >> LOAD_SHIFT
    first = 0
    while load and not load & BATCH_MASK:
        load >>= BATCH_BITS
        first += BULLET_KINDS
    counts = s.sure[first : first + BULLET_KINDS]
    total = sum(counts)
    if not total:
        counts = [sum(s.batches[kind::BULLET_KINDS]) for kind in range(BULLET_KINDS)]
        total = sum(counts) or 1
    return [count / total for count in counts]


def hits_expected(deck: Deck, gun: int, most: int, says: list[float]) -> float:
    """Return how many hits firing a gun brings on average, flipping so many at most."""
    load = gun >> LOAD_SHIFT
    count = load if load <= BATCH_MASK else gun_bullets(gun)
    if count > most:
        count = most
    hit = says[HIT] + says[HIT_FC]
    data = deck.guns[gun & GUN_BITS]
    if data.flips:
        return min(count, data.flips) * hit * data.wounds
    miss = says[MISS]
    return float(hit * (1 - miss**count) / (1 - miss)) if miss < 1 else 0.0


def shot(facts: Facts, guns: tuple[int, ...], says: list[float], card: int) -> float:
    """Return the wounds a card's shot brings on average, at a target in the open.

    With no card (NOTHING) it is the plain shot of a slow player.
    """
    deck = facts.deck
    fast = 0 if card == NOTHING else deck.speed[card]
    most = MANY if card == NOTHING else facts.limit[card]
    best = second = 0.0
    for gun in guns:
        if (
            gun >> LOAD_SHIFT
            and not gun >> JAM_SHIFT & 3
            and deck.guns[gun & GUN_BITS].need <= fast
        ):
            hits = hits_expected(deck, gun, most, says)
            if hits > best:
                second = best
                best = hits
            elif hits > second:
                second = hits
    if card != NOTHING:
        if facts.lays[card]:
            number = deck.gun_of[card]
            hits = hits_expected(deck, number | deck.guns[number].bullets << LOAD_SHIFT, most, says)
            second = max(second, min(best, hits))
            best = max(best, hits)
        if best and facts.first[card]:
            sure = 1 - says[JAM] - (says[CLICK] if facts.first[card] == 2 else 0.0)
            best = max(best, sure)
        if best and facts.fans[card]:
            count = facts.fans[card]
            best = max(best, count * (says[HIT] + says[HIT_FC]) * (1 - says[JAM]) ** (count - 1))
        best *= facts.boost[card]
    return best + 0.8 * second if most > 1 else best


def standings(s: StetsonsAndSixguns, facts: Facts, seat: int) -> list[float]:
    """Return about what each seat would score now, as far as one seat knows."""
    scores = [float(s.notoriety[other] + len(s.hands[other])) for other in range(s.seats)]
    shift = WIDTH * seat
    known = s.known
    notoriety = s.deck.notoriety
    for card in facts.famous:
        where = known[card] >> shift & FIELD
        if where and not where & where - 1 and where < 1 << s.seats:
            scores[where.bit_length() - 1] += notoriety[card]
    for card, raised in s.raised:
        where = known[card] >> shift & FIELD
        if where and not where & where - 1 and where < 1 << s.seats:
            scores[where.bit_length() - 1] += raised - notoriety[card]
    for other in SEATS_IN[s.marks[ON_TABLE]]:
        scores[other] += 1.0
        if s.marks[SHOWN]:
            scores[other] += notoriety[s.played[other]]
    return scores


def can_shoot(s: StetsonsAndSixguns, seat: int) -> bool:
    """Tell whether any gun of a seat is loaded and clean."""
    return any([is_ready(gun) for gun in s.guns[seat]])


def threat(s: StetsonsAndSixguns, seat: int, slower_than: int) -> float:
    """Return the chance to be shot by those who aim here (slower than a Speed, once shown)."""
    safe = 1.0
    shown = s.marks[SHOWN]
    aims = s.aims
    for other in SEATS_IN[s.up & ~(1 << seat)]:
        if aims[other] != seat or not can_shoot(s, other):
            continue
        if not shown:
            safe *= 1 - STANDS * HITS
            continue
        card = s.played[other]
        fast = s.deck.speed[card] if card >= 0 else 999
        if fast > slower_than and s.stances[other] in (STAND, FIRE):
            safe *= 1 - HITS
    return 1 - safe


def reach(s: StetsonsAndSixguns, seat: int) -> float:
    """Return how much of a shot gets to a seat now: cover, dirt, ghosts."""
    bit = 1 << seat
    if not s.up & bit:
        return 0.0
    if (s.marks[DIRT] | s.marks[GHOST]) & bit:
        return 0.05
    if s.phase == PLAN_PHASE and s.stances[seat] == RUN:
        return RUNS
    if s.marks[BEHIND] & bit and s.covers[seat] != NOTHING:
        return 0.35 if s.marks[FROM_COVER] & bit else 0.1
    return 1.0


def gun_reach(s: StetsonsAndSixguns, gun: int, seat: int) -> float:
    """Return how much of a gun's hits gets to a seat behind its cover."""
    through = reach(s, seat)
    cover = s.covers[seat]
    if through in (0.0, 0.05, 1.0) or cover == NOTHING:
        return through
    data = s.deck.guns[gun & GUN_BITS]
    kind = cover_kind(cover)
    if data.kind == POCKET:
        return 0.0
    if not s.deck.cover_stops[kind][data.kind] or data.penetrates >> kind & 1:
        return 1.0
    return through
