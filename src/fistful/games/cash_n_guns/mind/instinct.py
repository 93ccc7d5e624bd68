"""The instinct of Cash 'n Guns: money against wounds, nerve against bluff.

From the bullets a gun has shown it works out how likely the hidden one is to hurt. Staying is worth
the expected share less what the wounds would cost, withdrawing costs a marker; the nearer the two,
the more is left to chance. Bullets are loaded by lot, the louder ones the likelier the richer the
table, so that a Click may be a bluff; and rivals are aimed at by lot, the better the likelier.
"""

from math import exp
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIM_ARMED,
    BANG,
    BBB,
    CALLING,
    CLICK,
    DISCARD,
    FULL,
    LOAD,
    LOAD_SHOW,
    PASS,
    SHOW,
    STAND_UP,
    STAY,
    TAKE,
    TELEPHONE_USE,
    WITHDRAW,
)
from fistful.games.cash_n_guns.mind.habits import HABITS
from fistful.games.cash_n_guns.order import (
    AIMING,
    COURAGE,
    CUNNING_LOAD,
    KID_AIM,
    LOADING,
    SECOND_AIM,
    SECOND_LOAD,
)
from fistful.games.cash_n_guns.split import split, value_of
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, CashNGuns
from fistful.games.mind import Habits, softmax

#: By the bullets a gun has shown: how often it has hurt somebody.
SHOTS: Final[list[int]] = [(h >> 3 & 7) + (h >> 6) for h in range(FULL + 1)]
#: How likely a rival stays with so many guns on it.
STANDS: Final[list[float]] = [0.97, 0.75, 0.5, 0.35, 0.25, 0.2, 0.15]
#: What a table holds in a usual round, in thousands.
USUAL_TABLE: Final = 55.0
#: What standing by the telephone is worth to the cop, in thousands; how much more when there is no
#: other chance left; and what the one flashing light is worth that it may take.
CALL: Final = 30.0
URGENT: Final = 3.0
LIGHT: Final = 15.0
#: How much dearer its life is to the cop: there is no victory without it.
DUTY: Final = 2.0
#: CG-59: the share worth standing up for in round 1, and how much less it takes each round.
WORTH_STANDING: Final = 30
IMPATIENCE: Final = 3
#: How many thousands one thing must be better than another to be done e times as often.
NERVES: Final = 4.0
#: More than anything that can be weighed.
CERTAIN: Final = 1000.0


class CashNGunsInstinct:
    """Plays a seat by rules of thumb, on what its seat knows."""

    def __init__(self, habits: Habits) -> None:
        chosen = {habit.name: habits.get(habit.name, habit.value) for habit in HABITS}
        self.aggression = chosen["aggression"]
        self.fury = chosen["fury"]
        self.timing = chosen["timing"] / USUAL_TABLE
        self.patience = chosen["patience"] / 4
        self.envy = chosen["envy"] / 10
        self.cruelty = chosen["cruelty"]
        self.bluff = chosen["bluff"]
        self.grudge = chosen["grudge"]
        self.caution = chosen["caution"]
        self.fear = chosen["fear"]
        self.pain = chosen["pain"]
        self.life = chosen["life"]
        self.pride = chosen["pride"]
        self.suspicion = chosen["suspicion"]
        self.whim = chosen["whim"]

    def choose(self, s: CashNGuns, seat: int, legal: list[int], dice: Dice) -> int:
        phase = s.phase
        if phase == COURAGE:
            return STAY if self.is_brave(s, seat, dice) else WITHDRAW
        if phase in (AIMING, KID_AIM):
            aim = AIM_ARMED if max(legal) >= AIM_ARMED and readies_grenade(s, seat) else AIM
            return aim + self.target(s, seat, seat, dice)
        if phase == LOADING:
            return self.first_bullet(s, seat, max(legal), dice)
        if phase == CUNNING_LOAD:
            return LOAD + self.late_bullet(s, seat, dice)
        if phase == SECOND_AIM:
            return AIM + self.target(s, seat, s.taken, dice)
        if phase == SECOND_LOAD:
            return LOAD + self.bullet(s, s.hands[s.taken], dice)
        return self.after_shots(s, seat, sorted(legal))

    def first_bullet(self, s: CashNGuns, seat: int, last: int, dice: Dice) -> int:
        """Load, and show a power that the others had better know of (CG-54 to CG-56)."""
        if last == SHOW:
            return SHOW
        bullet = self.bullet(s, s.hands[seat], dice)
        if last < LOAD_SHOW or (
            s.deck.power.grenade[s.powers[seat]] and not shows_grenade(s, seat, dice)
        ):
            return LOAD + bullet
        return LOAD_SHOW + bullet

    def bullet(self, s: CashNGuns, handful: int, dice: Dice) -> int:
        """Draw a bullet by lot: the louder ones when there is much to win (CG-11)."""
        loud = self.aggression + self.timing * (value_of(s.table) - USUAL_TABLE)
        loud += self.patience * (s.round - 4.5)
        clicks = handful & 7
        bangs = (handful >> 3 & 7) * exp(loud)
        bbb = (handful >> 6) * exp(loud + self.fury)
        at = dice.fraction() * (clicks + bangs + bbb)
        if at < clicks:
            return CLICK
        return BANG if at < clicks + bangs else BBB

    def late_bullet(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-56: The Cunning wastes no bullet on a round it leaves, nor on one who will leave."""
        handful = s.hands[seat]
        aim = s.aims[seat]
        if handful & 7 and (aim == NOTHING or dice.fraction() > STANDS[s.aims.count(aim)]):
            return CLICK
        if handful & 7 and self.courage(s, seat) < 0:
            return CLICK
        return self.bullet(s, handful, dice)

    def is_brave(self, s: CashNGuns, seat: int, dice: Dice) -> bool:
        """Stay or withdraw (CG-15): the nearer the two are, the more is left to chance."""
        luck = dice.fraction()
        better = self.courage(s, seat) / (NERVES * self.whim)
        if better > 20.0 or better < -20.0:
            return better > 0.0
        return luck * (1.0 + exp(-better)) < 1.0

    def courage(self, s: CashNGuns, seat: int) -> float:
        """Return how much better it is to stay than to withdraw, in thousands."""
        on = guns_on(s)
        none, wounds, deadly = self.danger(s, seat, on)
        rounds, shame = s.deck.rounds, s.deck.shame_costs
        left = rounds - s.round
        share = value_of(s.table) / standing(s, seat, on)
        grenade = s.grenade
        if grenade != NOTHING and grenade != seat and on[grenade]:
            blast = 0.3 * STANDS[on[grenade]] * on[grenade]
            none *= 1.0 - blast
            wounds += blast
        pain = self.pain / rounds * left * (1 + s.wounds[seat])
        life = self.life * (left + 1) / rounds + s.money[seat]
        power = s.powers[seat]
        flee = -self.pride - shame
        powers = s.deck.power
        if powers.is_proud_of_shame[power]:
            flee += shame + powers.pay_per_shame[power]
        if powers.stands_up[power] and not s.open >> seat & 1:
            flee += share / 2
        if seat == s.cop:
            if s.lights[seat] >= s.deck.lights_allowed:
                return CERTAIN
            danger = DUTY * (pain * wounds + self.life * deadly)
            return share_of_cop(s, share) * none - danger + light_of_cop(s)
        return share * none - pain * wounds - life * deadly - flee

    def danger(self, s: CashNGuns, seat: int, on: list[int]) -> tuple[float, float, float]:
        """Return how likely a seat that stays is not hit, its wounds on average, and if it dies."""
        none, one, two, more = 1.0, 0.0, 0.0, 0.0
        fires_bbb = s.cards[seat] == BBB and s.fates[seat] == LOADED
        for gun, aim in enumerate(s.aims):
            if aim != seat or s.fates[gun] == DISCARDED:
                continue
            holder = gun if gun != s.taken else s.taker
            shown = s.shown[gun]
            # CG-18: a BBB is quicker than a Bang!.
            hit = (
                s.deck.quick[shown] if fires_bbb and s.aims[seat] == holder else s.deck.loud[shown]
            )
            hit *= self.fear * STANDS[on[holder]]
            if hit > 0.95:
                hit = 0.95
            more += two * hit
            two += (one - two) * hit
            one += (none - one) * hit
            none -= none * hit
        power = s.powers[seat]
        lives = s.deck.power.deadly[power] - s.wounds[seat]
        if s.deck.power.one_wound[power]:
            one, two, more = 1.0 - none, 0.0, 0.0
        deadly = more if lives == 3 else two + more if lives == 2 else 0.0
        if lives == 1:
            deadly = 1.0 - none
        return none, one + 2 * two + 3 * more, deadly

    def target(self, s: CashNGuns, seat: int, gun: int, dice: Dice) -> int:
        """Pick a rival by lot: one worth a bullet, or one whom a bluff will move (CG-12)."""
        card = s.cards[gun] if s.fates[gun] == LOADED else CLICK
        rivals = SEATS_IN[s.alive & ~(1 << seat)]
        worths = self.worths(s, rivals, card)
        if s.calls and seat != s.cop:
            hunt = self.suspicion * len(s.calls) / s.deck.calls_needed
            for suspect in SEATS_IN[suspected(s, seat)]:
                # The cop is likely to be careful: whoever has withdrawn often is suspected more.
                careful = 1 + s.wounds[suspect] + s.shame[suspect]
                worths[rivals.index(suspect)] += hunt * careful
        if s.phase == KID_AIM:
            # The Kid sees who aims at him: a BBB is quicker, a threat may be answered.
            for place, rival in enumerate(rivals):
                if s.aims[rival] == seat:
                    worths[place] += 4.0 if card == BBB else 1.0
        return rivals[softmax(worths, self.whim, dice)]

    def worths(self, s: CashNGuns, rivals: tuple[int, ...], card: int) -> list[float]:
        """Return how much one would like each rival out of the way, with a card in one's gun."""
        money, shame, all_wounds, all_shown = s.money, s.shame, s.wounds, s.shown
        cost, quick, near = s.deck.shame_costs, s.deck.quick, s.deck.deadly - 1
        envy, grudge, caution = self.envy, self.grudge, self.caution * 8
        is_bluff = card == CLICK
        found: list[float] = []
        for rival in rivals:
            worth = envy * (money[rival] - cost * shame[rival])
            shown = all_shown[rival]
            worth += grudge * SHOTS[shown] + caution * quick[shown]
            wounds = all_wounds[rival]
            if is_bluff:
                # Whoever is near death is likeliest to run from a Click.
                found.append(worth + self.bluff * wounds)
                continue
            if s.open >> rival & 1:
                power = s.powers[rival]
                wounds -= s.deck.power.deadly[power] - s.deck.deadly
                if s.deck.power.one_wound[power]:
                    worth -= 1.0
            if wounds >= near:
                worth += self.cruelty
            if rival == s.grenade:
                worth -= 8.0
            found.append(worth)
        return found

    def after_shots(self, s: CashNGuns, seat: int, legal: list[int]) -> int:
        """Use a power (CG-61) and the telephone (CG-71), or neither; passing comes first."""
        deeds = [action for action in legal if PASS < action < TELEPHONE_USE]
        deed = PASS
        if deeds and deeds[0] < DISCARD:
            louder = [s.deck.loud[s.shown[take - TAKE]] for take in deeds]
            deed = deeds[louder.index(max(louder))]
        elif deeds and (deeds[0] != STAND_UP or stands_up(s)):
            deed = deeds[0]
        return deed + CALLING if deed + CALLING in legal and calls(s) else deed


def guns_on(s: CashNGuns) -> list[int]:
    """Return how many guns are pointed at each seat, once all aims are out."""
    on = [0] * s.seats
    for gun, aim in enumerate(s.aims):
        if aim != NOTHING and s.fates[gun] != DISCARDED:
            on[aim] += 1
    return on


def standing(s: CashNGuns, seat: int, on: list[int]) -> float:
    """Return how many will share if the seat stays and is not hit."""
    count = 1.0
    for rival in SEATS_IN[s.alive & ~(1 << seat)]:
        count += STANDS[on[rival]]
    if s.cards[seat] > CLICK and s.fates[seat] == LOADED:
        count -= 0.7 * STANDS[on[s.aims[seat]]]
    return count


def share_of_cop(s: CashNGuns, share: float) -> float:
    """Return what standing at the end of the round is worth to the cop (CG-71, CG-74)."""
    needed = s.deck.calls_needed - len(s.calls)
    if not needed:
        return 0.0
    chances = s.deck.last_phone_round - s.round + 1
    if chances < needed:
        return share
    return CALL if chances > needed else CALL * URGENT


def light_of_cop(s: CashNGuns) -> float:
    """CG-73, CG-74: return what withdrawing costs the cop: nothing, until the police comes."""
    return LIGHT if len(s.calls) == s.deck.calls_needed else 0.0


def suspected(s: CashNGuns, seat: int) -> int:
    """CG-71, CG-74: return who may be a cop and win, in a gangster's eyes: there at every call."""
    suspects = s.alive & ~(1 << seat)
    for call in s.calls:
        suspects &= call
    for suspect in SEATS_IN[suspects]:
        if s.lights[suspect] > s.deck.lights_allowed:
            suspects &= ~(1 << suspect)
    return suspects


def calls(s: CashNGuns) -> bool:
    """The cop calls from a crowd, or when time runs out."""
    needed = s.deck.calls_needed - len(s.calls)
    return s.standing.bit_count() >= 3 or s.deck.last_phone_round - s.round <= needed


def stands_up(s: CashNGuns) -> bool:
    """CG-59: once in a game, so for a good share."""
    share = split(s.table, s.standing.bit_count() + 1)[0]
    return share > 0 and share >= WORTH_STANDING - IMPATIENCE * s.round


def scared(s: CashNGuns, seat: int) -> int:
    """Return how many rivals have wounds to fear."""
    return len([rival for rival in SEATS_IN[s.alive & ~(1 << seat)] if s.wounds[rival]])


def shows_grenade(s: CashNGuns, seat: int, dice: Dice) -> bool:
    """CG-54: known before anybody aims, a grenade keeps guns away from whoever holds it."""
    return scared(s, seat) >= 3 and dice.below(9) < 5


def readies_grenade(s: CashNGuns, seat: int) -> bool:
    """CG-54: best shown when guns point here and the others have wounds to fear."""
    return scared(s, seat) >= 2 or s.deck.rounds - s.round < 4
