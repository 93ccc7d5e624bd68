"""The instinct once cards are face up: what to say ahead, and what is asked at one's Speed."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.ahead import plan_cover, shot_ahead
from fistful.games.stetsons_and_sixguns.cards import (
    BIND,
    DEED_IGNORE,
    DEED_PLAIN,
    DEED_USE,
    FACE_UP,
    FIRE,
    FROM_DECK,
    HOLD_GUN,
    IGNORE,
    MISS_ASK,
    MISS_ON,
    NO_GUN,
    PASS,
    PLAN_SHOT,
    RELOAD,
    RUN,
    SHELTER_DECK,
    SHELTER_HERE,
    SOFT,
    STAND,
    USE,
    WISH,
)
from fistful.games.stetsons_and_sixguns.cover import wants_reload
from fistful.games.stetsons_and_sixguns.mind.chances import (
    MANY,
    STOCKS,
    Facts,
    chances,
    gun_reach,
    hits_expected,
    reach,
    shot,
    threat,
)
from fistful.games.stetsons_and_sixguns.mind.conduct import Conduct, is_paid_to_hold
from fistful.games.stetsons_and_sixguns.notoriety import hurt_seats, is_bonus_kept
from fistful.games.stetsons_and_sixguns.plan import bindable, shelters, shots
from fistful.games.stetsons_and_sixguns.shooting import shoots, steps_of
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    LOAD_SHIFT,
    StetsonsAndSixguns,
    gun_bullets,
    has_ability,
)
from fistful.games.stetsons_and_sixguns.stock import WISHED, by_speed, wish
from fistful.games.stetsons_and_sixguns.vocabulary import ONLY_SHOOT, STEADY_HANDS

#: With so few cards left one hides: the next wound may kill.
FEW_CARDS: Final = 1
#: What each round to come adds to the worth of a first wound and a gun.
BRASS: Final = 0.3
ARMED: Final = 0.5
#: What a card somebody plays is usually worth.
USUAL_CARD: Final = 1.4
#: What firing another gun must bring at least; what the preacher is paid, and if his hit is sure.
WORTH_FIRING: Final = 0.05
PAID_TO_HOLD: Final = 0.95
HELD_FOR_A_SURE_HIT: Final = 0.3


class Planning(Conduct):
    """How a player of certain habits sees its own Action, its cover and its wounds."""

    def plan(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Say all of it ahead."""
        steps = steps_of(s, seat)
        deed = DEED_PLAIN
        if steps and steps != ONLY_SHOOT:
            is_used = self.use(s, seat, [USE, IGNORE], dice) == USE
            deed = DEED_USE if is_used else DEED_IGNORE
        if not shoots(s, seat):
            return self.stay(s, seat, deed, dice)
        offered = shots(s, seat, deed)
        best = -1e9
        chosen = NOTHING
        for action in offered:
            if (action - PLAN_SHOT) & 1 == MISS_ON:
                # The same guns as in the plan before it.
                continue
            value = self.worth_of_guns(s, seat, action, deed) if len(offered) > 2 else 0.0
            if value > best:
                best = value
                chosen = action
        going_on = chosen - MISS_ASK + MISS_ON
        return going_on if going_on in offered and self.goes_on(s, seat, chosen) else chosen

    def goes_on(self, s: StetsonsAndSixguns, seat: int, action: int) -> bool:
        """Tell whether to flip on after a MISS, whatever comes: a hit would count."""
        first, _ = shot_ahead(action)
        gun = self.gun_numbered(s, seat, first)
        gets, risk = self.odds(s, gun, s.aims[seat])
        return gets > risk

    def worth_of_guns(self, s: StetsonsAndSixguns, seat: int, action: int, deed: int) -> float:
        """Return what the guns named in a plan bring."""
        first, second = shot_ahead(action)
        if first == HOLD_GUN:
            card = s.played[seat]
            is_sure = deed == DEED_USE and self.facts(s).first[card] > 0
            if not is_paid_to_hold(s, seat):
                return 0.0
            sure = is_sure and reach(s, s.aims[seat]) == 1
            return HELD_FOR_A_SURE_HIT if sure else PAID_TO_HOLD
        worth = self.worth_of_gun(s, seat, first)
        if second != NO_GUN:
            worth += self.worth_of_gun(s, seat, second) - WORTH_FIRING
        return worth

    def worth_of_gun(self, s: StetsonsAndSixguns, seat: int, number: int) -> float:
        """Return what firing a gun brings, also one that is still to be laid."""
        gun = self.gun_numbered(s, seat, number)
        hits = hits_expected(s.deck, gun, MANY, chances(s, gun))
        return self.aggression * hits * gun_reach(s, gun, s.aims[seat]) + 0.001 * gun_bullets(gun)

    def gun_numbered(self, s: StetsonsAndSixguns, seat: int, number: int) -> int:
        """Return a gun of a seat's own, or one fresh from its card."""
        for own in s.guns[seat]:
            if own & GUN_BITS == number:
                return own
        return number | s.deck.guns[number].bullets << LOAD_SHIFT

    def stay(self, s: StetsonsAndSixguns, seat: int, deed: int, dice: Dice) -> int:
        """Say ahead which cover, how many wounds, and reload whenever that is possible."""
        offered = shelters(s, seat)
        shelter = offered[0]
        if len(offered) > 1 and self.take_cover(s, seat, [FACE_UP, FROM_DECK], dice) == FROM_DECK:
            shelter = SHELTER_DECK
        if s.stances[seat] == RELOAD:
            return plan_cover(deed, SHELTER_HERE, 0, 0)
        bound = self.wounds_to_bind(s, seat, bindable(s, seat))
        return plan_cover(deed, shelter, bound, int(wants_reload(s, seat)))

    def wounds_to_bind(self, s: StetsonsAndSixguns, seat: int, most: int) -> int:
        """Return how many wounds are worth binding, one after the other."""
        free = self.binds_free(s, seat)
        bound = 0
        while bound < most:
            points = s.notoriety[seat] - max(0, bound - free)
            is_free = free and not bound
            if not self.is_worth_binding(s, seat, bound, points, is_free):
                break
            bound += 1
        return bound

    def wish(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Want the most valuable cards most."""
        facts = self.facts(s)
        left = int(s.options["rounds"]) - s.round
        values = [
            (-self.card_value(s, facts, card, left), card, place)
            for place, card in enumerate(by_speed(s))
        ]
        count = len(WISHED[legal[0] - WISH])
        return wish([place for _, _, place in sorted(values)[:count]])

    def loss(self, s: StetsonsAndSixguns, seat: int, card: int, left: int) -> float:
        """Return what a wound would cost: the card, the pick; a first one pays to stand with."""
        loss = 1.0 + self.mean_pick(s, self.facts(s), left)
        if card != NOTHING:
            loss += self.greed * s.deck.notoriety[card]
        if not hurt_seats(s) >> seat & 1:
            loss -= self.grit * BRASS * left
        return loss + 6.0 if len(s.hands[seat]) <= FEW_CARDS else loss

    def binds_free(self, s: StetsonsAndSixguns, seat: int) -> bool:
        """Tell whether a first wound costs this seat nothing, behind the cover it has."""
        has_quiet = s.covers[seat] != NOTHING and s.stances[seat] != RUN
        return has_quiet and has_ability(s, seat, STEADY_HANDS)

    def take_cover(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Take the face-up cover, unless it is the weakest: then the deck is worth a try."""
        if s.cover_up == SOFT and FROM_DECK in legal and threat(s, seat, 0) <= 0.4:
            return FROM_DECK
        return FACE_UP if FACE_UP in legal else FROM_DECK

    def bind(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Bind one more wound, or not."""
        free = self.binds_free(s, seat)
        is_worth_it = self.is_worth_binding(s, seat, 0, s.notoriety[seat], free)
        return BIND if is_worth_it else PASS

    def is_worth_binding(
        self, s: StetsonsAndSixguns, seat: int, bound: int, points: int, is_free: bool
    ) -> bool:
        """Bind what costs no pay for standing: at the end all, before perhaps all but one wound.

        `bound` wounds have been bound already, and so many points are left.
        """
        left = int(s.options["rounds"]) - s.round
        few = len(s.hands[seat]) + bound < FEW_CARDS + 2
        worthwhile = is_bonus_kept(s) or s.wounds[seat] - bound > 1 or not left or few
        worthwhile = worthwhile or self.grit * left < 0.7
        return worthwhile and (is_free or few or points > 1)

    def changes_hands(
        self, s: StetsonsAndSixguns, facts: Facts, seat: int, card: int, left: int
    ) -> float:
        """Return how much better or worse than usual the pick given up and the card taken are."""
        more = 0.0
        if facts.skips[card] and s.row:
            more -= self.mean_pick(s, facts, left) + STOCKS[0]
        if facts.steals[card]:
            theirs = s.played[s.aims[seat]]
            if theirs != NOTHING:
                more += self.card_value(s, facts, theirs, left) - USUAL_CARD
        return more

    def use(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Carry out the Action if it brings more than the plain shot."""
        facts = self.facts(s)
        card = s.played[seat]
        left = int(s.options["rounds"]) - s.round
        hides = 0 if s.stances[seat] in (STAND, FIRE) else 1
        danger = threat(s, seat, s.deck.speed[card])
        loss = self.loss(s, seat, card, left)
        used = facts.brings[hides][card]
        used += danger * (facts.calms[hides][card] + loss * facts.saves[hides][card])
        if facts.lays[card]:
            used += self.arms * (ARMED * left - 1.3)
        elif facts.binds[card] and s.wounds[seat]:
            used += 1.3 if s.wounds[seat] > 1 or not left else 0.5
        used += self.changes_hands(s, facts, seat, card, left)
        plain = 0.0
        if not hides:
            through = self.aggression * reach(s, s.aims[seat])
            guns = s.guns[seat]
            says = chances(s, guns[0])
            plain = through * shot(facts, guns, says, NOTHING)
            if facts.shoots[card]:
                used += through * shot(facts, guns, says, card)
        return USE if used > plain - 0.05 else IGNORE
