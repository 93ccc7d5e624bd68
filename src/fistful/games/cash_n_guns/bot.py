"""A rule-of-thumb player: counts what every rival has shown, and weighs money against wounds.

From the bullets a gun has shown it works out how likely the hidden one is to hurt. Staying is worth
the expected share less what the wounds would cost; withdrawing costs a marker. Bullets are loaded
by lot, the louder ones the likelier the richer the table, so that a Click may be a bluff.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    AIM,
    BANG,
    BBB,
    CLICK,
    CUNNING,
    DEADLY,
    DISCARD,
    DRAGON_SKIN,
    INSANE,
    KID,
    LOAD,
    PASS,
    ROUNDS,
    SHAME_COST,
    SIX_FEET_UNDER,
    STAND_UP,
    STAY,
    SUPER_COWARD,
    TAKE,
    TELEPHONE_USE,
    TOO_SLOW,
    UNBREAKABLE,
    WITHDRAW,
)
from fistful.games.cash_n_guns.order import LAST_PHONE_ROUND
from fistful.games.cash_n_guns.scoring import CALLS_NEEDED, LIGHTS_ALLOWED
from fistful.games.cash_n_guns.split import split, worth

#: What a table holds in a usual round, in thousands: a richer one is worth a louder bullet.
USUAL_TABLE: Final = 55.0
#: How likely a rival stays, and how much less for every gun on it.
NERVE: Final = 0.85
FEAR: Final = 0.7
#: How likely somebody who aims at you stays to fire.
RESOLVE: Final = 0.75
#: What a wound costs for each round still to come, and what a life is worth beside its money.
PAIN: Final = 2.5
LIFE: Final = 15.0
PROSPECT: Final = 8.0
#: How many thousands more make a rival as much more worth a bullet; how far chance may decide.
ENVY: Final = 12.0
WHIM: Final = 6.0
#: CG-59: the share worth standing up for in round 1, and how much less it takes each round.
WORTH_STANDING: Final = 30
IMPATIENCE: Final = 3


class Table:
    """What the bot makes of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.you: int = view["you"]
        self.power: int = view["powers"][self.you]
        self.is_cop = view["cop"] == self.you
        self.rounds_left: int = ROUNDS - view["round"]
        self.rivals = [seat for seat in view["alive"] if seat != self.you]
        fives, tens, twenties = view["table"]
        self.loot = (fives, tens, twenties)
        self.suspects = suspects(view)

    def lives(self, seat: int) -> int:
        """Return how many wounds kill a seat, as far as can be known."""
        bears = DEADLY + (self.view["powers"][seat] == UNBREAKABLE)
        return int(bears - self.view["wounds"][seat])

    def guns_on(self, seat: int) -> list[int]:
        """Return the loaded guns pointed at a seat, and those of The Cunning yet to be loaded."""
        return [
            gun
            for gun, seen in enumerate(self.view["guns"])
            if seen["aim"] == seat
            and seen["fate"] != "discarded"
            and seen["holder"] in self.view["alive"]
        ]

    def danger(self, gun: int) -> tuple[float, float]:
        """Return how likely a gun holds a Bang!, and a BBB, by what it has shown."""
        seen = self.view["guns"][gun]
        if seen["card"] >= 0:
            return float(seen["card"] == BANG), float(seen["card"] == BBB)
        bangs = 2 - seen["shown"][BANG]
        bbb = 1 - seen["shown"][BBB]
        unknown = 8 - sum(seen["shown"])
        if seen["calm"]:
            return bangs / (unknown - bbb), 0.0
        return bangs / unknown, bbb / unknown

    def hit_chances(self, seat: int) -> list[float]:
        """Return how likely each gun pointed at a seat hits it."""
        own = self.view["guns"][self.you]
        chances = []
        for gun in self.guns_on(seat):
            bang, bbb = self.danger(gun)
            holder = self.view["guns"][gun]["holder"]
            if own["card"] == BBB and own["aim"] == holder and holder != self.you:
                bang = 0.0
            chances.append((bang + bbb) * (1.0 if holder == self.you else RESOLVE))
        return chances

    def hits(self) -> list[float]:
        """Return how likely you take 0, 1, 2… bullets, were you to stay."""
        spread = [1.0]
        for chance in self.hit_chances(self.you):
            spread = [
                (spread[n] if n < len(spread) else 0.0) * (1 - chance)
                + (spread[n - 1] if n else 0.0) * chance
                for n in range(len(spread) + 1)
            ]
        if self.power == DRAGON_SKIN:
            spread = [spread[0], 1 - spread[0]]
        return spread

    def blast(self) -> float:
        """Return how likely the grenade goes off, in somebody else's hand."""
        grenade: int = self.view["grenade"]
        if grenade in (NOTHING, self.you):
            return 0.0
        safe = 1.0
        for chance in self.hit_chances(grenade):
            safe *= 1 - chance
        return (1 - safe) * NERVE

    def share(self) -> float:
        """Return what you can expect of the split, if you are standing then."""
        standing = [0.0, 1.0]
        for rival in self.rivals:
            chance = NERVE * FEAR ** len(self.guns_on(rival))
            if rival in self.own_targets():
                chance *= 0.2
            standing = [
                (standing[n] if n < len(standing) else 0.0) * (1 - chance)
                + (standing[n - 1] if n else 0.0) * chance
                for n in range(len(standing) + 1)
            ]
        return sum([standing[n] * split(self.loot, n)[0] for n in range(1, len(standing))])

    def own_targets(self) -> list[int]:
        """Return whom you are about to shoot in earnest."""
        return [
            seen["aim"]
            for seen in self.view["guns"]
            if seen["holder"] == self.you and seen["card"] in (BANG, BBB)
        ]

    def pain(self, wounds: int) -> float:
        """Return what so many wounds would cost you, in thousands."""
        lives = self.lives(self.you)
        if wounds >= lives:
            money: int = self.view["money"][self.you]
            return LIFE + PROSPECT * self.rounds_left + money
        scars = DEADLY + 1 - lives + wounds
        return PAIN * self.rounds_left * wounds * scars


def suspects(view: View) -> list[int]:
    """CG-71: return who may be the cop in your eyes: in every round the telephone was used."""
    if not view["calls"] or view["cop"] == view["you"]:
        return []
    return [
        seat
        for seat in view["alive"]
        if seat != view["you"] and all([seat in call for call in view["calls"]])
    ]


class CashNGunsBot:
    """Plays a seat by rules of thumb; remembers nothing but what its view tells."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        # In the order of the verbs: passing comes before using a power, aiming before hesitating.
        legal = sorted(legal)
        table = Table(view)
        if legal[0] == STAY:
            return STAY if self.is_brave(table) else WITHDRAW
        if legal[-1] == TOO_SLOW:
            return AIM + self.target(table, legal, dice)
        if legal[0] < AIM:
            return LOAD + self.bullet(table, legal, dice)
        return self.use_power(table, legal, dice)

    def is_brave(self, table: Table) -> bool:
        """Weigh the share against the bullets (CG-15)."""
        hits = table.hits()
        blast = table.blast() * hits[0]
        stay = table.share() * (hits[0] - blast) - blast * table.pain(1)
        stay -= sum([hits[n] * table.pain(n) for n in range(1, len(hits))])
        flee = float(-SHAME_COST)
        if table.power == SUPER_COWARD:
            flee = float(SHAME_COST)
        if table.is_cop and len(table.view["calls"]) == CALLS_NEEDED:
            # The police is coming: one marker more is free, the next one costs the game.
            if table.view["lights"][table.you] >= LIGHTS_ALLOWED:
                return True
            stay -= table.share() * (hits[0] - blast)
        return stay >= flee

    def bullet(self, table: Table, legal: list[int], dice: Dice) -> int:
        """Draw a bullet by lot: the louder ones when there is much to win (CG-11)."""
        view = table.view
        bullets = [action - LOAD for action in legal]
        if view["phase"] == "cunning-load":
            aimed = view["guns"][table.you]["aim"] != NOTHING
            if CLICK in bullets and not (aimed and self.is_brave(table)):
                return CLICK
        deck = view["second"] if view["phase"] == "second-load" else view["deck"]
        richness = worth(table.loot) / USUAL_TABLE
        loudness = [1.0, richness, richness * richness]
        weights = [deck["unused"][bullet] * loudness[bullet] for bullet in bullets]
        at = dice.below(10_000) / 10_000 * sum(weights)
        for bullet, weight in zip(bullets, weights, strict=True):
            at -= weight
            if at < 0:
                return bullet
        return bullets[-1]

    def target(self, table: Table, legal: list[int], dice: Dice) -> int:
        """Pick the rival most worth a bullet, or the one a bluff will move (CG-12)."""
        gun = table.you if table.view["phase"] != "second-aim" else table.view["taken"]
        card: int = table.view["guns"][gun]["card"]
        targets = [action - AIM for action in legal if action != TOO_SLOW]
        values = [
            self.worth_a_bullet(table, seat, card) + WHIM * dice.below(100) / 100
            for seat in targets
        ]
        return targets[values.index(max(values))]

    def worth_a_bullet(self, table: Table, seat: int, card: int) -> float:
        """Return how much you would like a rival out of the way."""
        view = table.view
        value: float = (view["money"][seat] - SHAME_COST * view["shame"][seat]) / ENVY
        lives = table.lives(seat)
        if card in (BANG, BBB):
            if lives == 1:
                value += 6.0 + 4.0 * (table.power == SIX_FEET_UNDER)
            if seat == view["grenade"]:
                value -= 8.0
            if view["powers"][seat] == DRAGON_SKIN:
                value -= 2.0
        else:
            # Whoever is near death is likeliest to run from a Click.
            value += 1.5 * (DEADLY - lives)
        if view["taker"] == seat:
            value += 3.0
        if seat in table.suspects:
            value += 6.0 * len(view["calls"]) / len(table.suspects)
        for gun in table.guns_on(table.you):
            # The Kid sees who aims at him: a BBB is quicker, a threat may be answered.
            if view["guns"][gun]["holder"] == seat:
                value += 8.0 if card == BBB else 2.0
        return value

    def use_power(self, table: Table, legal: list[int], dice: Dice) -> int:
        """Decide in a window (CG-61) or with the telephone in hand (CG-71)."""
        action = legal[-1]
        if action == TELEPHONE_USE:
            return TELEPHONE_USE if self.calls(table) else PASS
        if action == STAND_UP:
            return STAND_UP if self.stands_up(table) else PASS
        if TAKE <= action < DISCARD:
            return max(legal[1:], key=lambda take: self.deck_worth(table, take - TAKE))
        if DISCARD <= action < STAND_UP:
            return legal[1]
        if table.power in (KID, CUNNING):
            return action
        if table.power == INSANE:
            return action if self.shows_grenade(table, dice) else PASS
        return PASS

    def calls(self, table: Table) -> bool:
        """The cop calls from a crowd, or when time runs out."""
        view = table.view
        needed = CALLS_NEEDED - len(view["calls"])
        chances_left = LAST_PHONE_ROUND - view["round"]
        return len(view["standing"]) >= 3 or chances_left <= needed

    def stands_up(self, table: Table) -> bool:
        """CG-59: once in a game, so for a good share."""
        share = split(table.loot, len(table.view["standing"]) + 1)[0]
        return share > 0 and share >= WORTH_STANDING - IMPATIENCE * table.view["round"]

    def deck_worth(self, table: Table, dead: int) -> float:
        """CG-52: return how loud a dead rival's bullets are likely to be."""
        shown: list[int] = table.view["guns"][dead]["shown"]
        return (2 - shown[BANG] + 1.5 * (1 - shown[BBB])) / (8 - sum(shown))

    def shows_grenade(self, table: Table, dice: Dice) -> bool:
        """CG-54: best shown when guns point here and the others have wounds to fear."""
        scared = [seat for seat in table.rivals if table.lives(seat) < DEADLY]
        if table.view["phase"] == "last-chance":
            return bool(table.guns_on(table.you)) and (len(scared) >= 2 or table.rounds_left < 4)
        return len(scared) >= 3 and dice.below(3) == 0
