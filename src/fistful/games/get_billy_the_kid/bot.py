"""A rule-of-thumb player for both sides.

Every card has a worth to keep, for its side and stage of the game; every action has a use. It does
what brings most: use less the worth of the card it costs. Lawmen reckon with `Suspicion` and
arrest when the odds pay. Outlaws answer as one Lawman they pretend to be, hoard Gold and responses,
and spend the rest.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.games.get_billy_the_kid.cards import (
    AGAIN,
    ARREST,
    ARREST_SEAT,
    ASK,
    BINOCULARS,
    BURY,
    BUY,
    DISCARD,
    DISGUISE,
    DRAW,
    ENTICE,
    ESCAPE,
    FEATURE_COUNT,
    GARCIA,
    GIVE,
    GOLD,
    HOURS,
    JOIN,
    KID,
    LOOK,
    MATCH,
    NO,
    PICK,
    PISTOL,
    QUESTION,
    RESPOND,
    RETURN,
    RIFLE,
    SLIP,
    STAY,
    STEAL,
    TAKE,
    TNT,
    YES,
)
from fistful.games.get_billy_the_kid.notebook import Seating
from fistful.games.get_billy_the_kid.suspicion import Suspicion

#: What the first, second, third … card of a kind is worth to keep. Escapes count as one kind.
LAWMAN: Final[dict[int, list[float]]] = {
    GOLD: [1.4, 1.2, 1.0],
    QUESTION: [1.5, 1.2],
    RIFLE: [8.5, 7.5, 6.5, 5.0],
    BINOCULARS: [2.0, 1.4],
    ARREST: [6.0, 5.0, 3.5, 2.0, 1.0],
    PISTOL: [9.0, 8.0, 7.0, 6.0, 5.0],
    DISGUISE: [1.0],
    TNT: [1.0],
    ESCAPE: [2.6],
}
HIDDEN_OUTLAW: Final[dict[int, list[float]]] = {
    GOLD: [14.0, 5.5, 3.5, 2.2],
    QUESTION: [1.3, 1.0],
    RIFLE: [6.5, 6.0, 5.0],
    BINOCULARS: [1.8, 1.0],
    ARREST: [2.2, 2.0, 1.8],
    PISTOL: [7.0, 6.5, 6.0, 5.0],
    DISGUISE: [7.0],
    TNT: [7.5],
    ESCAPE: [5.5],
}
CHASED_OUTLAW: Final[dict[int, list[float]]] = {
    GOLD: [14.0, 5.0, 3.0, 2.0],
    QUESTION: [1.0],
    RIFLE: [7.0, 6.5, 6.0],
    BINOCULARS: [1.5, 0.8],
    ARREST: [0.2],
    PISTOL: [7.0, 7.0, 6.5, 6.0],
    DISGUISE: [7.5],
    TNT: [8.0],
    ESCAPE: [5.5],
}
#: From which odds on a Lawman arrests a suspect, by hour: later there is less to lose.
ARREST_AT: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.5, 0.42, 0.3, 0.0]
#: How good it is to shoot one's way out, by the number of guns held.
DUEL: Final[list[float]] = [0.0, 0.1, 0.3, 0.5, 0.7]
#: How likely one arrest is to take an Outlaw, when Doc weighs his chances.
CAPTURE: Final = 0.2


def kind_of(card: int) -> int:
    """Return the kind a card counts as: all Escapes are one."""
    return min(card, ESCAPE)


class Mind:
    """One decision: what the seat holds, who is who, what cards are worth."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.you: int = view["you"]
        self.hand: list[int] = view["hand"]
        self.character: int = view["characters"][self.you]
        self.revealed: bool = view["revealed"]
        self.hour: int = view["hour"]
        born_outlaws = [who for who, lawman, _ in view["sheet"] if not lawman]
        is_born_outlaw = self.character in born_outlaws
        self.is_outlaw = self.you in view["outlaws"] if self.revealed else is_born_outlaw
        self.worths = LAWMAN
        if self.is_outlaw:
            self.worths = CHASED_OUTLAW if self.revealed else HIDDEN_OUTLAW
        self.guns: int = self.hand.count(PISTOL) + self.hand.count(RIFLE)
        self.gold: int = self.hand.count(GOLD)

    def worth(self, card: int) -> float:
        """Return what the last card of a kind in the hand is worth to keep."""
        kind = kind_of(card)
        steps = self.worths[kind]
        place = 0 if kind == ESCAPE else max(0, self.hand.count(card) - 1)
        return steps[place] if place < len(steps) else steps[-1] * 0.5

    def gain(self, card: int) -> float:
        """Return what one more card of a kind would be worth."""
        kind = kind_of(card)
        steps = self.worths[kind]
        place = 0 if kind == ESCAPE else self.hand.count(card)
        return steps[place] if place < len(steps) else steps[-1] * 0.5

    def is_foe(self, seat: int) -> bool:
        """Tell whether a seat is on the other side, after the reveal."""
        return (seat in self.view["outlaws"]) != self.is_outlaw

    def responses(self) -> int:
        """Return how many cards could answer an arrest."""
        return len([card for card in self.hand if card >= PISTOL or card == RIFLE])

    def best(self, scored: list[tuple[float, int]]) -> int:
        """Return the action with the highest score; equal ones are left to chance."""
        highest = max([score for score, _ in scored])
        return self.dice.pick([action for score, action in scored if score >= highest - 1e-9])

    # The play step.

    def play(self, legal: list[int]) -> int:
        """Choose what to do with a card."""
        self.suspicion = None if self.revealed or self.is_outlaw else Suspicion(self.view)
        return self.best([(self.use(action) - self.cost(action), action) for action in legal])

    def cost(self, action: int) -> float:
        """Return the worth of the card an action spends."""
        if action < ASK:
            return self.worth(action - DISCARD if action >= DISCARD else action - STEAL)
        if action < LOOK:
            return self.worth(QUESTION)
        if action < TAKE:
            return self.worth(RIFLE)
        if action < ARREST_SEAT:
            return self.worth(BINOCULARS)
        return self.worth(ARREST) if action < ENTICE else self.worth(GOLD)

    def use(self, action: int) -> float:
        """Return what an action brings."""
        if action < DISCARD:
            return self.gain(GOLD)
        if action < ASK:
            return self.use_of_signal(action - DISCARD)
        if action < AGAIN:
            return self.use_of_question(action - ASK)
        if action < LOOK:
            return 4.0
        if action < TAKE:
            return self.use_of_look(action - LOOK)
        if action < ARREST_SEAT:
            return self.use_of_theft(action - TAKE)
        if action < ENTICE:
            return self.use_of_arrest(action - ARREST_SEAT)
        return self.use_of_bribe()

    def use_of_signal(self, card: int) -> float:
        """A Lawman who throws Gold away is believed a little more."""
        return 0.6 if card == GOLD and not self.is_outlaw and not self.revealed else 0.0

    def use_of_question(self, question: int) -> float:
        """A question that splits what a Lawman in that seat could be tells most."""
        if not self.suspicion:
            return 1.8
        seat, feature = divmod(question, FEATURE_COUNT)
        yes = self.suspicion.says_yes(seat, feature)
        return 1.0 + 10.0 * yes * (1 - yes) + 2.0 * self.suspicion.outlaw[seat]

    def use_of_look(self, seat: int) -> float:
        """A look tells most about a suspect, or about an Outlaw before arresting it."""
        if self.suspicion:
            return 1.5 + 3.0 * self.suspicion.outlaw[seat]
        return 0.5

    def use_of_theft(self, seat: int) -> float:
        """Binoculars take from foes what they hoard."""
        if self.suspicion:
            return 2.2 + 3.0 * self.suspicion.outlaw[seat]
        if not self.revealed:
            return 2.2
        if not self.is_foe(seat):
            return 0.0
        return 2.5 if self.is_outlaw else 4.0

    def use_of_arrest(self, seat: int) -> float:
        """An arrest pays from certain odds on; once all is revealed it always does."""
        if self.revealed:
            cards, lost = self.view["known"][seat]
            answers = len([card for card in cards if card >= PISTOL or card == RIFLE])
            size: int = self.view["sizes"][seat]
            safe: int = max(0, answers - lost)
            return 16.0 - 0.5 * safe - 0.2 * size
        if not self.suspicion:
            return -20.0
        odds = self.suspicion.outlaw[seat] - ARREST_AT[self.hour]
        return self.worth(ARREST) + 12.0 * odds + (0.5 if self.hour == HOURS else 0.0)

    def use_of_bribe(self) -> float:
        """One Gold in the Pot tempts Doc; more than can be spared is foolish."""
        return 20.0 if self.gold >= 2 and not self.view["pot"] else 0.0

    # The other questions, in play order.

    def pot(self, legal: list[int]) -> int:
        """Doc weighs on which side he is likelier to win."""
        outlaws = len([seat for seat in self.view["outlaws"] if seat in self.view["alive"]])
        lawmen = len(self.view["alive"]) - outlaws
        turns = (HOURS - self.hour + 0.5) * lawmen
        stay = (1 - (1 - CAPTURE) ** (turns / outlaws)) ** outlaws
        turns *= (lawmen - 1) / lawmen
        join = 1 - (1 - (1 - CAPTURE) ** (turns / (outlaws + 1))) ** (outlaws + 1)
        return JOIN if join > stay else STAY

    def supply(self, legal: list[int]) -> int:
        """Buy what is worth more than a Gold and a card from the deck; steal Gold when short."""
        scored: list[tuple[float, int]] = []
        for action in legal:
            if action == DRAW:
                scored.append((2.5, action))
            elif action >= STEAL:
                score = self.gain(GOLD) - self.worth(action - STEAL)
                scored.append((score if self.guns > 1 or not self.gold else -1.0, action))
            elif self.is_outlaw:
                short = 2.0 if self.responses() < 2 else 0.0
                score = self.gain(action - BUY) + short - self.worth(GOLD)
                scored.append((score, action))
            else:
                scored.append((9.0 if ARREST not in self.hand else 0.0, action))
        return self.best(scored)

    def answer(self, legal: list[int]) -> int:
        """Answer as the Lawman one pretends to be: always the likeliest that fits so far."""
        view = self.view
        could: list[int] = view["could"]
        lawmen = [(who, features) for who, lawman, features in view["sheet"] if lawman]
        best, chosen = -1, legal[0]
        for who, features in lawmen:
            if not could[self.you] >> who & 1:
                continue
            # Nobody else can be the one pretended to be; one of them is then the Outlaw.
            others = [mask & ~(1 << who) for s, mask in enumerate(could) if s != self.you]
            ways = Seating(others).ways
            if ways > best:
                best, chosen = ways, YES if view["feature"] in features else NO
        return chosen

    def give(self, legal: list[int]) -> int:
        """Give what is worth least, to a foe what it can least use."""
        to = self.view["victim"]
        foe_worths = CHASED_OUTLAW if not self.is_outlaw else LAWMAN
        is_friend = self.revealed and not self.is_foe(to)
        return self.best(
            [
                (
                    -self.worth(action - GIVE)
                    - (0.0 if is_friend else 0.5 * foe_worths[kind_of(action - GIVE)][0]),
                    action,
                )
                for action in legal
            ]
        )

    def cast_off(self, legal: list[int], first: int) -> int:
        """Part with the card worth least."""
        return self.best([(-self.worth(action - first), action) for action in legal])

    def slip(self, legal: list[int], first: int) -> int:
        """Pass the partner what it lacks if one can spare it, a Question to go on with, or junk."""
        partner = self.view["characters"].index(KID if self.character == GARCIA else GARCIA)
        cards, lost = self.view["known"][partner]
        has_gold = cards.count(GOLD) > lost
        has_answer = len([card for card in cards if card >= PISTOL or card == RIFLE]) > lost
        scored: list[tuple[float, int]] = []
        for action in legal:
            card = action - first
            score = -self.worth(card)
            if card == GOLD and not has_gold and (self.gold > 1 or self.needs_kid_gold()):
                score += 12.0
            elif (card >= PISTOL or card == RIFLE) and not has_answer and self.responses() > 2:
                score += 7.0
            elif card == QUESTION and self.character == KID:
                score += 1.5
            scored.append((score, action))
        return self.best(scored)

    def needs_kid_gold(self) -> bool:
        """With `kid_alone` only the Kid's Gold counts."""
        return self.view["options"]["kid_alone"] == "yes" and self.character == GARCIA

    def respond(self, legal: list[int]) -> int:
        """Play the response likeliest to get away with; keep the sure ones for later."""
        return self.best([(self.safety(action - RESPOND), action) for action in legal])

    def safety(self, card: int) -> float:
        """Return how good a response is."""
        view = self.view
        if card == TNT:
            return 0.96
        if card == DISGUISE:
            return 0.8
        if card < ESCAPE:
            duel = DUEL[min(self.guns, 4)]
            return duel - 0.02 if card == RIFLE else duel
        seen = [*self.hand, *view["discards"], *view["table"], *view["town"]]
        left: int = view["pack"][card] - seen.count(card)
        lawmen = [seat for seat in view["alive"] if seat not in view["outlaws"]]
        held: int = sum([view["sizes"][seat] for seat in lawmen])
        unseen: int = held + view["deck"] + 1
        return 0.95 * float((1 - held / unseen) ** left)

    def race(self, legal: list[int]) -> int:
        """Take up the chase: an Outlaw that has to answer again is one response poorer."""
        return MATCH

    def pick(self, legal: list[int]) -> int:
        """Take what is worth most."""
        return self.best([(self.gain(action - PICK), action) for action in legal])


class GetBillyBot:
    """Answers every question of the game by its rule of thumb."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view, dice)
        phase = view["phase"]
        if phase == "play":
            return mind.play(legal)
        if phase == "pot":
            return mind.pot(legal)
        if phase == "burying":
            return mind.cast_off(legal, BURY)
        if phase == "supply":
            return mind.supply(legal)
        if phase == "slipping":
            return mind.slip(legal, SLIP)
        if phase == "returning":
            return mind.slip(legal, RETURN)
        if phase == "answer":
            return mind.answer(legal)
        if phase == "giving":
            return mind.give(legal)
        if phase == "response":
            return mind.respond(legal)
        if phase == "race":
            return mind.race(legal)
        if phase == "shootout":
            # Cards are refilled afterwards, lives are not: whoever can fire does, Rifles first.
            return min(legal)
        if phase == "picking":
            return mind.pick(legal)
        # At the reveal all Arrests go: an Outlaw has no use for them.
        return max(legal)
