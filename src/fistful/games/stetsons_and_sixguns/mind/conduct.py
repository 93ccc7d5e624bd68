"""The instinct away from the round's own choices: guns, cards that change hands, abilities."""

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.mind import Habits
from fistful.games.stetsons_and_sixguns.cards import (
    CALL,
    CALL_SHOT,
    CANCEL,
    CLICK,
    DISCARD,
    FLIP,
    GIVE,
    HIT,
    HIT_FC,
    HOLD,
    JAM,
    KEEP,
    LOAD,
    MISS,
    MOST_ADDED,
    NAME,
    PASS,
    PAY,
    PERSUADE,
    REFILL_GUNS,
    SHOOT_WITH,
    STOP,
    SWAP,
    TAKE,
    WOUND,
)
from fistful.games.stetsons_and_sixguns.deck import Deck
from fistful.games.stetsons_and_sixguns.marks import (
    CHOICE,
    GUN,
    MOD_FIRST_CALLED,
    MOD_FIRST_HIT,
    MODS,
    SHOWN,
    TARGET,
)
from fistful.games.stetsons_and_sixguns.mind.chances import (
    FAR,
    MANY,
    Facts,
    chances,
    gun_reach,
    hits_expected,
    reach,
    standings,
    threat,
)
from fistful.games.stetsons_and_sixguns.mind.habits import HABITS
from fistful.games.stetsons_and_sixguns.order import DISCARD_PHASE, KEEP_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    StetsonsAndSixguns,
    gun_bullets,
)
from fistful.games.variant import shelve


def is_paid_to_hold(s: StetsonsAndSixguns, seat: int) -> bool:
    """Tell whether a preacher who holds his fire may be paid for it: somebody points at him."""
    return seat in [s.aims[other] for other in SEATS_IN[s.alive & ~(1 << seat)]]


class Conduct:
    """What a player of certain habits is like, and how it answers what cards and others ask."""

    def __init__(self, habits: Habits) -> None:
        of = {habit.name: habits.get(habit.name, habit.value) for habit in HABITS}
        self.of = of
        self.fear = of["fear"]
        self.aggression = of["aggression"]
        self.greed = of["greed"]
        self.haste = of["haste"]
        self.envy = of["envy"]
        self.bullying = of["bullying"]
        self.grudge = of["grudge"]
        self.thrift = of["thrift"]
        self.arms = of["arms"]
        self.grit = of["grit"]
        self.care = of["care"]
        self.luck = of["luck"]
        self.whim = of["whim"]
        self.decks: dict[Deck, Facts] = {}
        #: The tables asked for last: nearly always those asked for next.
        self.last: Facts | None = None

    def facts(self, s: StetsonsAndSixguns) -> Facts:
        """Return the tables of the deck in use."""
        last = self.last
        if last is not None and last.deck is s.deck:
            return last
        found = self.decks.get(s.deck)
        if found is None:
            found = shelve(self.decks, s.deck, Facts(s.deck, self.of))
        self.last = found
        return found

    def card_value(self, s: StetsonsAndSixguns, facts: Facts, card: int, left: int) -> float:
        """Return what a card in the hand is worth, raised or not."""
        value = facts.values[left if left < FAR else FAR][card]
        for raised, notoriety in s.raised:
            if raised == card:
                value += self.greed * (notoriety - s.deck.notoriety[card])
        return value

    def mean_pick(self, s: StetsonsAndSixguns, facts: Facts, left: int) -> float:
        """Return what a card of the row is worth on average; nothing if it is empty."""
        total = 0.0
        for value in self.row_values(s, facts, left):
            total += value
        return total / len(s.row) if s.row else 0.0

    def row_values(self, s: StetsonsAndSixguns, facts: Facts, left: int) -> list[float]:
        """Return what each card of the row is worth."""
        if s.raised:
            return [self.card_value(s, facts, card, left) for card in s.row]
        values = facts.values[left if left < FAR else FAR]
        return [values[card] for card in s.row]

    def best_target(self, s: StetsonsAndSixguns, seat: int, seats: list[int], dice: Dice) -> int:
        """Return whom to shoot at: near the lead, without cover or points to hide with, hated."""
        scores = standings(s, self.facts(s), seat)
        scores[seat] = -99.0
        lead = max([scores[other] for other in SEATS_IN[s.alive]])
        hated = s.grudges[seat]
        shown = s.marks[SHOWN]
        best = -1e9
        chosen = NOTHING
        for other in sorted(seats):
            value = 0.25 * self.envy * (scores[other] - lead)
            if self.grudge and hated >> other & 1:
                value += self.grudge
            if shown:
                value = (max(0.1, 1.0 + value)) * reach(s, other)
            else:
                if s.covers[other] != NOTHING:
                    value -= 0.3 * self.bullying
                if not s.notoriety[other]:
                    value += 0.3 * self.bullying
                if not s.hands[other]:
                    value += 0.4 * self.bullying
            value += self.whim * dice.fraction()
            if value > best:
                best = value
                chosen = other
        return chosen

    def the_usual(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Reload whenever it is offered; a wound is worth more than a jam."""
        return REFILL_GUNS if REFILL_GUNS in legal else WOUND

    def gun(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Fire the gun that gets through best; hold fire where that is paid better."""
        target = s.action[TARGET]
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            if action == HOLD:
                sure = s.action[MODS] & (MOD_FIRST_HIT | MOD_FIRST_CALLED)
                value = 0.3 if sure and reach(s, target) == 1 else 0.95
                if not is_paid_to_hold(s, seat):
                    value = 0.0
            elif action == PASS:
                value = 0.05
            else:
                number = action - SHOOT_WITH
                value = 0.0
                for one in s.guns[seat]:
                    if one & GUN_BITS == number:
                        hits = hits_expected(s.deck, one, MANY, chances(s, one))
                        value = self.aggression * hits * gun_reach(s, one, target)
                        value += 0.001 * gun_bullets(one)
            if value > best:
                best = value
                chosen = action
        return chosen

    def again(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Go on while a hit would count; spare the bullets otherwise."""
        gets, risk = self.odds(s, s.guns[seat][s.action[GUN]], s.action[TARGET])
        return FLIP if gets > risk else STOP

    def odds(self, s: StetsonsAndSixguns, gun: int, target: int) -> tuple[float, float]:
        """Return what the next bullet of a gun promises, and what it threatens."""
        says = chances(s, gun)
        gets = self.luck * (says[HIT] + says[HIT_FC]) * gun_reach(s, gun, target)
        risk = 0.8 * says[JAM] if s.round < int(s.options["rounds"]) else 0.0
        return gets, risk + 0.02

    def call(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Call what is likelier of the results that are no hit."""
        says = chances(s, s.guns[seat][0])
        return CALL + (MISS if says[MISS] >= says[CLICK] else CLICK)

    def called_shot(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Annie calls a shot that nothing keeps from its target."""
        return CALL_SHOT if reach(s, s.action[TARGET]) == 1 else PASS

    def keep_best(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Take or keep the most valuable card."""
        first = KEEP if s.phase == KEEP_PHASE else TAKE
        return first + self.by_value(s, seat, [action - first for action in legal], 1)

    def give_worst(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Part with the least valuable card."""
        first = DISCARD if s.phase == DISCARD_PHASE else GIVE
        return first + self.by_value(s, seat, [action - first for action in legal], -1)

    def by_value(self, s: StetsonsAndSixguns, seat: int, cards: list[int], sign: int) -> int:
        """Return the card worth most (sign 1) or least (sign -1)."""
        facts = self.facts(s)
        left = int(s.options["rounds"]) - s.round
        best = -1e9
        chosen = NOTHING
        for card in sorted(cards):
            value = sign * self.card_value(s, facts, card, left)
            if value > best:
                best = value
                chosen = card
        return chosen

    def blackmail(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Give a poor card from a full hand, else pay."""
        if PAY in legal and len(legal) < 5:
            return PAY
        return self.give_worst(s, seat, [action for action in legal if action != PAY], dice)

    def cancel(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Cancel the slower Action that brings its player most, if it is worth the one use."""
        facts = self.facts(s)
        best = 0.9 if s.round < int(s.options["rounds"]) else 0.2
        chosen = PASS
        for action in sorted(legal):
            if action == PASS:
                continue
            other = action - CANCEL
            card = s.played[other]
            value = 0.5 if s.aims[other] == seat else 0.0
            value += facts.brings[0][card] + 0.2 * (facts.calms[0][card] + 3 * facts.saves[0][card])
            if value > best:
                best = value
                chosen = action
        return chosen

    def persuade(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Speak up once it is clear who shoots, or when two or more point here."""
        if s.marks[SHOWN] and threat(s, seat, 0) > 0.3:
            return PERSUADE
        aimers = len([other for other in SEATS_IN[s.up] if s.aims[other] == seat])
        return PERSUADE if aimers > 1 else PASS

    def swap(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Belle swaps with whoever stands best."""
        scores = standings(s, self.facts(s), seat)
        best = -1e9
        chosen = PASS
        for action in sorted(legal):
            if action != PASS and scores[action - SWAP] > best:
                best = scores[action - SWAP]
                chosen = action
        return chosen

    def load(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """All bullets go to the gun that has fewest."""
        fewest = 1 << 20
        chosen = STOP
        most = min(MOST_ADDED, s.action[CHOICE])
        for one in s.guns[seat]:
            count = gun_bullets(one) * 16 + (one & GUN_BITS)
            if count < fewest:
                fewest = count
                chosen = LOAD + (one & GUN_BITS) * MOST_ADDED + most - 1
        return chosen

    def name(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Name the best target."""
        seats = [action - NAME for action in legal if action != PASS]
        return NAME + self.best_target(s, seat, seats, dice)

    def decline(self, s: StetsonsAndSixguns, seat: int, legal: list[int], dice: Dice) -> int:
        """Giving others their points back is declined."""
        return PASS if PASS in legal else min(legal)
