"""The instinct: rules of thumb on the position itself.

It weighs what an Action brings against what may be lost with it, stands where nobody points at it
or where being hurt pays, hides when guns are on it or its own is empty, shoots at the leader it
can reach, goes on flipping while the odds of its own bullets are good, and hoards NOTORIETY. Whim
keeps the sealed choices from being foreseen. All of it looks only at what the seat knows.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.mind import Habits
from fistful.games.stetsons_and_sixguns.cards import (
    AIM,
    FIRE,
    PLAY,
    RELOAD,
    RUN,
    STANCE,
    STAND,
)
from fistful.games.stetsons_and_sixguns.marks import HURT_BEFORE
from fistful.games.stetsons_and_sixguns.mind.chances import (
    HITS,
    STANDS,
    Facts,
    chances,
    hits_expected,
    shot,
    standings,
    threat,
)
from fistful.games.stetsons_and_sixguns.mind.planning import ARMED, Planning
from fistful.games.stetsons_and_sixguns.notoriety import is_bonus_kept
from fistful.games.stetsons_and_sixguns.order import (
    ACTION_PHASE,
    AGAIN_PHASE,
    AIM_PHASE,
    BIND_PHASE,
    BLACKMAIL_PHASE,
    CALL_OUT_PHASE,
    CALL_PHASE,
    CALLED_SHOT_PHASE,
    CANCEL_PHASE,
    CHANGE_TARGET_PHASE,
    CHOOSE_PHASE,
    CROSSFIRE_PHASE,
    DISCARD_PHASE,
    DIVERT_PHASE,
    GIVE_BACK_PHASE,
    GUN_PHASE,
    HUMAN_SHIELD_PHASE,
    JAM_INSTEAD_PHASE,
    KEEP_PHASE,
    LIGHT_FINGERS_PHASE,
    LIGHT_GIVE_PHASE,
    LOAD_PHASE,
    NEW_AIM_PHASE,
    ORDER,
    PASS_LEFT_PHASE,
    PERSUADE_PHASE,
    PICK_CHARACTER_PHASE,
    PLAN_PHASE,
    REFUND_PHASE,
    RELOAD_PHASE,
    RICOCHET_PHASE,
    ROW_PHASE,
    SECOND_GUN_PHASE,
    STANCE_PHASE,
    STOCK_PHASE,
    SWAP_GIVE_PHASE,
    SWAP_TAKE_PHASE,
    TAKE_COVER_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    StetsonsAndSixguns,
    gun_bullets,
    gun_jam,
    has_ability,
)
from fistful.games.stetsons_and_sixguns.vocabulary import DUG_IN, HICCUPS

Chooser = Callable[[StetsonsAndSixguns, int, list[int], Dice], int]

#: What each round to come adds to the worth of a loaded sixgun.
LOADED: Final = 0.45


class StetsonsInstinct(Planning):
    """Answers every question of the game by rule of thumb."""

    def __init__(self, habits: Habits) -> None:
        super().__init__(habits)
        self.choosers: list[Chooser | None] = [None] * len(ORDER.names)
        self.meet_round()
        self.meet_cards()

    def meet_round(self) -> None:
        """Enter what every round asks."""
        choosers = self.choosers
        choosers[PICK_CHARACTER_PHASE] = self.anyone
        choosers[CHOOSE_PHASE] = self.play_card
        choosers[AIM_PHASE] = choosers[NEW_AIM_PHASE] = self.aim
        choosers[STANCE_PHASE] = self.stance
        choosers[PLAN_PHASE] = self.plan
        choosers[TAKE_COVER_PHASE] = self.take_cover
        choosers[BIND_PHASE] = self.bind
        choosers[RELOAD_PHASE] = choosers[JAM_INSTEAD_PHASE] = self.the_usual
        choosers[ACTION_PHASE] = self.use
        choosers[GUN_PHASE] = choosers[SECOND_GUN_PHASE] = self.gun
        choosers[AGAIN_PHASE] = self.again
        choosers[DISCARD_PHASE] = self.give_worst
        choosers[STOCK_PHASE] = self.wish
        choosers[CANCEL_PHASE] = self.cancel
        choosers[PERSUADE_PHASE] = self.persuade
        choosers[CALLED_SHOT_PHASE] = self.called_shot
        choosers[LIGHT_FINGERS_PHASE] = self.swap

    def meet_cards(self) -> None:
        """Enter what cards ask."""
        choosers = self.choosers
        choosers[CHANGE_TARGET_PHASE] = self.aim
        choosers[CALL_PHASE] = self.call
        for phase in (GIVE_BACK_PHASE, SWAP_GIVE_PHASE, LIGHT_GIVE_PHASE, PASS_LEFT_PHASE):
            choosers[phase] = self.give_worst
        for phase in (SWAP_TAKE_PHASE, KEEP_PHASE, ROW_PHASE):
            choosers[phase] = self.keep_best
        choosers[BLACKMAIL_PHASE] = self.blackmail
        choosers[LOAD_PHASE] = self.load
        for phase in (DIVERT_PHASE, CALL_OUT_PHASE, HUMAN_SHIELD_PHASE):
            choosers[phase] = self.name
        for phase in (RICOCHET_PHASE, CROSSFIRE_PHASE):
            choosers[phase] = self.name
        choosers[REFUND_PHASE] = self.decline

    def choose(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        chooser = self.choosers[s.phase]
        return chooser(s, seat, legal, dice) if chooser else min(legal)

    def anyone(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Be anyone: the characters are equally good."""
        return dice.pick(sorted(legal))

    def play_card(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Choose the Action card: what it brings, less what is lost with it if one is shot."""
        facts = self.facts(s)
        guns = s.guns[seat]
        says = chances(s, guns[0])
        left = int(s.options["rounds"]) - s.round
        danger = self.expected_threat(s, facts, seat)
        plain = shot(facts, guns, says, NOTHING)
        is_single = len(guns) == 1
        few = [0.0] + [hits_expected(s.deck, guns[0], n, says) for n in (1, 2) if plain]
        covered = s.covers[seat] != NOTHING and not s.marks[HURT_BEFORE] >> seat & 1
        row = self.row_values(s, facts, left)
        spread = self.haste * 0.6 * (max(row) - min(row)) if row else 0.0
        base = self.loss(s, seat, NOTHING, left)
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            card = action - PLAY
            hits = 0.0
            if is_single and facts.is_plain[card]:
                most = facts.limit[card]
                hits = (plain if most >= len(few) else few[most]) * facts.boost[card]
            elif facts.shoots[card]:
                hits = shot(facts, guns, says, card)
            value = self.weigh(s, facts, seat, card, danger, base, plain, hits)
            value += self.whim * dice.fraction() - spread * facts.pace[card]
            if covered and s.deck.breaks_cover[card]:
                value -= 0.3
            if value > best:
                best = value
                chosen = action
        return chosen

    def weigh(
        self,
        s: StetsonsAndSixguns,
        facts: Facts,
        seat: int,
        card: int,
        danger: float,
        base: float,
        plain: float,
        hits: float,
    ) -> float:
        """Return what a card brings when played into a danger, with these hits or a plain shot's.

        `base` is what a wound costs beside the NOTORIETY on the card.
        """
        before = danger * facts.pace[card]
        loss = base + self.greed * s.deck.notoriety[card]
        used = self.aggression * hits + facts.brings[0][card]
        used += (danger - before) * (facts.calms[0][card] + loss * facts.saves[0][card])
        if facts.lays[card]:
            used += self.arms * (ARMED * (int(s.options["rounds"]) - s.round) - 1.3)
        elif facts.binds[card] and s.wounds[seat]:
            is_last = s.round == int(s.options["rounds"])
            used += 1.3 if s.wounds[seat] > 1 or is_last else 0.5
        return (1 - before) * max(self.aggression * plain, used) - self.fear * danger * loss

    def expected_threat(self, s: StetsonsAndSixguns, facts: Facts, seat: int) -> float:
        """Return the chance to be shot before anybody has aimed: leaders draw fire."""
        scores = standings(s, facts, seat)
        others = SEATS_IN[s.alive & ~(1 << seat)]
        rivals = len(others)
        best = max([scores[other] for other in others])
        share = 1.3 if scores[seat] >= best else 0.9
        return min(0.6, share * STANDS * HITS * max(1, rivals - 1) / rivals)

    def aim(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Point at the best target."""
        return AIM + self.best_target(s, seat, [action - AIM for action in legal], dice)

    def stance(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Weigh standing against hiding, knowing who points here."""
        left = int(s.options["rounds"]) - s.round
        danger = threat(s, seat, 0)
        loss = self.loss(s, seat, s.played[seat], left)
        hurts = self.fear * danger * loss
        grazes = max(0.0, hurts)
        gains, hidden = self.prospects(s, seat, danger, loss, left)
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            taken = action - STANCE
            if taken == STAND:
                value = gains - hurts + (s.marks[HURT_BEFORE] >> seat & 1)
            elif taken == FIRE:
                value = gains - grazes * 0.4 - self.thrift
            elif taken == RELOAD:
                value = hidden - hurts
            elif taken == RUN:
                value = hidden - grazes * 0.25 - self.thrift
                if s.covers[seat] != NOTHING:
                    value -= 0.2
            else:
                free = has_ability(s, seat, DUG_IN)
                value = hidden - grazes * 0.15 - (0.0 if free else self.thrift)
            value += self.whim * dice.fraction()
            if value > best:
                best = value
                chosen = action
        return chosen

    def prospects(
        self, s: StetsonsAndSixguns, seat: int, danger: float, loss: float, left: int
    ) -> tuple[float, float]:
        """Return what the round brings to a seat that shoots, and to one that hides."""
        facts = self.facts(s)
        card = s.played[seat]
        guns = s.guns[seat]
        says = chances(s, guns[0])
        hits = shot(facts, guns, says, NOTHING)
        extra = extra_hiding = slow = 0.0
        if card != NOTHING:
            if facts.shoots[card]:
                hits = max(hits, shot(facts, guns, says, card))
            extra = facts.brings[0][card]
            extra += danger * (facts.calms[0][card] + loss * facts.saves[0][card])
            extra_hiding = facts.brings[1][card]
            slow = facts.pace[card]
            if facts.lays[card]:
                gun = self.arms * (ARMED * left - 1.3)
                extra += gun
                extra_hiding += gun
        gains = (0.6 * self.aggression * hits + max(0.0, extra)) * (1 - danger * slow)
        hidden = self.reload_value(s, seat, left) + max(0.0, extra_hiding)
        return gains, hidden + self.tending(s, seat, left)

    def reload_value(self, s: StetsonsAndSixguns, seat: int, left: int) -> float:
        """Return what filling the guns is worth for the rounds to come."""
        if not left:
            return 0.0
        sixgun = s.guns[seat][0]
        count = gun_bullets(sixgun)
        if has_ability(s, seat, HICCUPS):
            # The first bullet always misses.
            count = max(0, count - 1)
        if gun_jam(sixgun) != CLEAN or not count:
            return self.care * LOADED * min(left, 3)
        return 0.3 * self.care if count == 1 and left > 1 else 0.0

    def tending(self, s: StetsonsAndSixguns, seat: int, left: int) -> float:
        """Return what binding wounds behind cover is worth."""
        wounds = s.wounds[seat]
        if not wounds:
            return 0.0
        spare = wounds if not left or is_bonus_kept(s) else wounds - 1
        free = 1.0 if self.binds_free(s, seat) else 0.0
        return 0.3 * min(spare, s.notoriety[seat]) + free * (spare > 0)
