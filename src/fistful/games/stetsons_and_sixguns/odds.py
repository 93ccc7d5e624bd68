"""What a rule-of-thumb player reads off a view: bullets left, threats, what cards are worth."""

from typing import Final

from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    CLICK,
    FIRE,
    HIT,
    HIT_FC,
    JAM,
    MISS,
    POCKET,
    STAND,
)
from fistful.games.stetsons_and_sixguns.deck import Deck, Gun, load_deck
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    BATCH_MASK,
    CLEAN,
    GUN_BITS,
    LOAD_SHIFT,
    cover_kind,
    gun_bullets,
    gun_jam,
)
from fistful.games.stetsons_and_sixguns.steps import BEHIND, DIRT, FROM_COVER, GHOST, SHOWN
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
    REFILL,
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
)

#: What a step brings its player in points, beside what it does to the shot and against threats.
BRINGS: Final[dict[int, float]] = {
    KEEP_ONE_OF: 1.6,
    BLACKMAIL: 1.0,
    STEAL_PLAYED: 1.0,
    UNHIT_BONUS: 0.8,
    COURAGE: 0.8,
    TAKE_FROM_ROW: 0.3,
    PICK_POCKET: 0.4,
    SWAP_CARD: 0.6,
    PASS_LEFT: 0.3,
    CROSSFIRE: 0.2,
    RICOCHET: 0.2,
    WANTED: 0.1,
    REFILL: 0.1,
    ADD_BULLETS: 0.3,
}
#: What everybody flipping costs the table, the player included.
FLIPPING: Final = -0.4
#: How likely somebody with a gun pointed at one stands and shoots, and then hits.
STANDS: Final = 0.6
HITS: Final = 0.45


class Odds:
    """A view, asked the questions a player asks."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.you: int = view["you"]
        self.deck: Deck = load_deck(view["options"]["deck"])
        self.left: int = int(view["options"]["rounds"]) - view["round"]
        self.others: int = view["alive"] & ~(1 << self.you)

    # Bullets and guns.

    def chances(self, gun: int) -> list[float]:
        """Return the chances of each result for a gun's next bullet, as all can count them."""
        load = gun >> LOAD_SHIFT
        batch = 0
        while load and not load & BATCH_MASK:
            load >>= BATCH_BITS
            batch += 1
        counts = self.view["sure"][batch * BULLET_KINDS : (batch + 1) * BULLET_KINDS]
        if sum(counts) == 0:
            counts = self.view["bullets"]
        total = max(1, sum(counts))
        return [count / total for count in counts]

    def can_fire(self, gun: int, fast: int) -> bool:
        """Tell whether a gun is loaded, clean and allowed at this Speed."""
        needs = self.deck.guns[gun & GUN_BITS].need
        return gun_bullets(gun) > 0 and gun_jam(gun) == CLEAN and needs <= fast

    def hits_expected(self, gun: int, most: int, says: list[float]) -> float:
        """Return how many hits firing a gun brings on average, flipping so many at most."""
        count = min(gun_bullets(gun), most)
        data: Gun = self.deck.guns[gun & GUN_BITS]
        hit = says[HIT] + says[HIT_FC]
        if data.flips:
            more = says[MISS] * hit if data.more_on_miss and count > 1 else 0.0
            return (min(count, data.flips) * hit + more) * data.wounds
        return sum([says[MISS] ** flips * hit for flips in range(count)])

    def shot(self, card: int, steps: list[int]) -> float:
        """Return the wounds a card's shot brings on average, at a target in the open."""
        fast = self.deck.speed[card] if card != NOTHING else 0
        guns = [gun for gun in self.view["guns"][self.you] if self.can_fire(gun, fast)]
        codes = {op & 255: op >> 8 for op in steps}
        if LAY in codes and self.deck.gun_of[card] != NOTHING:
            number = self.deck.gun_of[card]
            guns.append(number | self.deck.guns[number].bullets << LOAD_SHIFT)
        if not guns or SHOOT not in codes:
            return 0.0
        most = codes.get(LIMIT, 99)
        values = sorted([self.hits_expected(gun, most, self.chances(gun)) for gun in guns])
        best = values[-1]
        says = self.chances(guns[0])
        if FIRST_BULLET in codes:
            sure = 1 - says[JAM] if codes[FIRST_BULLET] == 0 else 1 - says[JAM] - says[CLICK]
            best = max(best, sure)
        if FAN in codes and gun_jam(guns[0]) == CLEAN:
            count = min(codes[FAN], gun_bullets(guns[0]))
            best = max(best, count * (says[HIT] + says[HIT_FC]) * (1 - says[JAM]) ** (count - 1))
        if ROB in codes or TWO_WOUNDS in codes:
            best *= 1.5
        if CLICK_AGAIN in codes:
            best *= 1.2
        second = values[-2] if len(values) > 1 and most > 1 else 0.0
        return best + second * 0.8

    # Threats.

    def aimers(self) -> list[int]:
        """Return who is up and aims at this seat."""
        aims = self.view["aims"]
        return [seat for seat in SEATS_IN[self.others & self.view["up"]] if aims[seat] == self.you]

    def threat(self, slower_than: int = 0) -> float:
        """Return the chance to be shot by those who aim here (slower than a Speed, once shown)."""
        safe = 1.0
        shown = self.view["marks"][SHOWN]
        for seat in self.aimers():
            if not any([self.can_fire(gun, 99) for gun in self.view["guns"][seat]]):
                continue
            chance = STANDS * HITS
            if shown:
                card = self.view["played"][seat]
                fast = self.deck.speed[card] if card >= 0 else 999
                stands = self.view["stances"][seat] in (STAND, FIRE)
                chance = HITS if stands and fast > slower_than else 0.0
            safe *= 1 - chance
        return 1 - safe

    def expected_threat(self) -> float:
        """Return the chance to be shot before anybody has aimed: leaders draw fire."""
        rivals = max(1, self.others.bit_count())
        best = max([self.standing(seat) for seat in SEATS_IN[self.others]], default=0.0)
        share = 1.3 if self.standing(self.you) >= best else 0.9
        return min(0.6, share * STANDS * HITS * max(1, rivals - 1) / rivals)

    def reach(self, seat: int) -> float:
        """Return how much of a shot gets to a seat now: cover, dirt, ghosts."""
        view = self.view
        bit = 1 << seat
        if not view["up"] & bit:
            return 0.0
        if (view["marks"][DIRT] | view["marks"][GHOST]) & bit:
            return 0.05
        if view["marks"][BEHIND] & bit and view["covers"][seat] != NOTHING:
            return 0.35 if view["marks"][FROM_COVER] & bit else 0.1
        return 1.0

    def gun_reach(self, gun: int, seat: int) -> float:
        """Return how much of a gun's hits gets to a seat behind its cover."""
        reach = self.reach(seat)
        cover = self.view["covers"][seat]
        if reach in (0.0, 0.05, 1.0) or cover == NOTHING:
            return reach
        data = self.deck.guns[gun & GUN_BITS]
        kind = cover_kind(cover)
        if data.kind != POCKET and (
            not self.deck.cover_stops[kind][data.kind] or data.penetrates >> kind & 1
        ):
            return 1.0
        return 0.0 if data.kind == POCKET and reach < 0.3 else reach

    # Cards and scores.

    def worth(self, card: int) -> int:
        """Return the NOTORIETY on a card, raised or printed."""
        for raised in self.view["raised"]:
            if raised >> 2 == card:
                return int(raised & 3)
        return self.deck.notoriety[card]

    def standing(self, seat: int) -> float:
        """Return about what a seat would score now."""
        view = self.view
        if not view["alive"] >> seat & 1:
            return 0.0
        if seat == self.you:
            known = sum([self.worth(card) for card in view["hand"]])
        else:
            where = view["where"]
            known = sum([self.worth(c) for c in range(len(where)) if where[c] == 1 << seat])
        played = view["played"][seat] != NOTHING
        return float(view["notoriety"][seat] + view["hands"][seat] + known + played)

    def brings(self, card: int, steps: list[int], threat: float) -> float:
        """Return what a card's steps bring beside the shot, given a threat to come."""
        view = self.view
        value = 0.0
        loss = 2.3 + self.worth(card)
        for op in steps:
            code, about = op & 255, op >> 8
            value += BRINGS.get(code, 0.0)
            if code in (EVADE, HUMAN_SHIELD):
                value += threat * loss * 0.9
            elif code in (TIN_STAR, LIMIT_OTHERS):
                value += threat * 0.4
            elif code == COVER:
                value += threat * loss * 0.5 + 0.2 * (self.left > 0)
            elif code == EVERYONE_FLIPS:
                value += FLIPPING
            elif code == STOCK:
                value += (-1.3, 0.3, 1.3)[about]
            elif code == BIND_FREE and view["wounds"][self.you]:
                value += 1.3 if view["wounds"][self.you] > 1 or not self.left else 0.5
            elif code == LAY:
                value += 0.5 * self.left - 1.3
            elif code == DYNAMITE:
                target = view["aims"][self.you]
                covered = target != NOTHING and view["covers"][target] != NOTHING
                value += 0.3 if covered else 0.4
        return value

    def card_value(self, card: int) -> float:
        """Return what a card in the hand is worth: at the end, and until then."""
        use = self.shot(card, self.deck.does[card]) - 0.5
        use += self.brings(card, self.deck.does[card], 0.25)
        early = 0.2 * (1 - min(self.deck.speed[card], 60) / 60)
        return 1 + self.worth(card) + (max(0.0, use) * 0.5 + early) * min(1.0, self.left / 3)
