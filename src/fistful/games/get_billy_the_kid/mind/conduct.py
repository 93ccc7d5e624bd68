"""The instinct away from the play step: answers, gifts, the Town, the confrontation."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    BURY,
    BUY,
    DISGUISE,
    DRAW,
    ESCAPE,
    GARCIA,
    GIVE,
    GOLD,
    JOIN,
    KID,
    MATCH,
    NO,
    PASS,
    PICK,
    PISTOL,
    QUESTION,
    RESPOND,
    RETURN,
    RIFLE,
    SLIP,
    STAY,
    STEAL,
    TNT,
    YES,
)
from fistful.games.get_billy_the_kid.mind.evaluation import (
    CHASED,
    COUNTS,
    LAWFUL,
    capture,
    keep_tables,
    stage,
)
from fistful.games.get_billy_the_kid.mind.habits import HABITS
from fistful.games.get_billy_the_kid.mind.suspicion import Suspicion
from fistful.games.get_billy_the_kid.state import (
    GetBilly,
    lawmen,
)
from fistful.games.mind import Habits

#: How good it is to shoot one's way out, by the number of guns held.
DUEL: Final[list[float]] = [0.0, 0.08, 0.25, 0.42, 0.6, 0.7, 0.75, 0.8, 0.8]
#: How good it is to answer with a Disguise, and with TNT.
SURE_WAYS: Final[list[float]] = [0.81, 0.98]
#: How many times its share of the unseen guns a hunted Outlaw holds.
HOARDED: Final = 1.3
#: What it takes from a duel to know that the other has as many guns.
OUTGUNNED: Final = 0.4


class Conduct:
    """What a player of certain habits is like, and how it answers what others put to it."""

    def __init__(self, habits: Habits) -> None:
        of = {habit.name: habits.get(habit.name, habit.value) for habit in HABITS}
        self.patience = of["patience"]
        self.curiosity = of["curiosity"]
        self.thieving = of["thieving"]
        self.zeal = of["zeal"]
        self.loyalty = of["loyalty"]
        self.flight = of["flight"]
        self.trigger = of["trigger"]
        self.lying = of["lying"]
        self.bluff = of["bluff"]
        self.grudge = of["grudge"]
        self.whim = of["whim"]
        self.suspicion = Suspicion(of["nose"])
        self.keep = keep_tables(of)

    def answers(self, s: GetBilly, seat: int, other: int) -> int:
        """Return how many ways out of an arrest a seat is known to hold for certain."""
        row = seat * s.seats + other
        count = -s.lost[row]
        for card in s.known[row]:
            if card >= PISTOL or card == RIFLE:
                count += 1
        return count if count > 0 else 0

    def guns_of(self, s: GetBilly, seat: int, other: int) -> float:
        """Return about how many guns a seat thinks another holds: those it knows, and its share."""
        row = seat * s.seats + other
        known = s.known[row]
        seen = len(known) - s.lost[row]
        guns = min(seen, known.count(PISTOL) + known.count(RIFLE))
        gone = [*s.hands[seat], *s.discards, *s.table, *s.town, *known]
        pack = s.deck.packs[s.seats]
        left = pack[PISTOL] + pack[RIFLE] - gone.count(PISTOL) - gone.count(RIFLE)
        unseen = max(1, sum(pack) - len(gone))
        return guns + HOARDED * max(0, left) * (len(s.hands[other]) - seen) / unseen

    def pot(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Doc weighs on which side he is likelier to win."""
        outlaws = (s.outlaws & s.alive).bit_count()
        law = lawmen(s).bit_count()
        hours = s.deck.hours - s.hour + 0.5
        stay = capture(hours * law, outlaws)
        join = 1 - capture(hours * (law - 1), outlaws + 1)
        return JOIN if join > stay + self.loyalty else STAY

    def cheapest(self, s: GetBilly, seat: int, legal: list[int], first: int) -> int:
        """Part with the card worth least."""
        hand = s.hands[seat]
        keep = self.keep[stage(s, seat)]
        best = 1e9
        chosen = NOTHING
        for action in sorted(legal):
            card = action - first
            worth = (
                keep[card * COUNTS + hand.count(card)]
                if card < ESCAPE
                else keep[ESCAPE * COUNTS + 1]
            )
            if worth < best:
                best = worth
                chosen = action
        return chosen

    def bury(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Put under the deck what is worth least."""
        return self.cheapest(s, seat, legal, BURY)

    def supply(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Buy what is worth more than a Gold and a card from the deck; steal Gold when short."""
        hand = s.hands[seat]
        gold = hand.count(GOLD)
        if not s.outlaws >> seat & 1:
            return BUY + ARREST if ARREST not in hand and BUY + ARREST in legal else DRAW
        keep = self.keep[CHASED]
        best = 2.5
        chosen = DRAW
        ways = len([card for card in hand if card >= PISTOL or card == RIFLE])
        for action in sorted(legal):
            if action >= STEAL:
                if gold and hand.count(PISTOL) + hand.count(RIFLE) < 2:
                    continue
                gun = action - STEAL
                score = keep[GOLD * COUNTS + gold + 1] - keep[gun * COUNTS + hand.count(gun)]
            elif action >= BUY:
                card = action - BUY
                kind = card if card < ESCAPE else ESCAPE
                more = hand.count(card) + 1 if card < ESCAPE else 1
                score = keep[kind * COUNTS + more] - keep[GOLD * COUNTS + gold]
                score += 2.0 if ways < 2 else 0.0
            else:
                continue
            if score > best:
                best = score
                chosen = action
        return chosen

    def answer(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Answer as one Lawman: each that still fits, as likely as nobody else seems to be it."""
        could = s.could
        own = could[seat] & s.deck.lawmen
        affirms = s.deck.affirms[s.feature]
        is_true = s.deck.has[s.characters[seat]] >> s.feature & 1
        yes = 1e-9 if is_true else 1e-9 * self.lying
        no = 1e-9 if not is_true else 1e-9 * self.lying
        while own:
            who = own & -own
            own ^= who
            weight = 1.0
            for other in range(s.seats):
                mask = could[other]
                if other != seat and mask & who:
                    weight *= 1.0 - 1.0 / mask.bit_count()
            if affirms & who:
                yes += weight if is_true else weight * self.lying
            else:
                no += weight * self.lying if is_true else weight
        return YES if dice.fraction() * (yes + no) < yes else NO

    def give(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Give what is worth least, to a foe what it can least use."""
        hand = s.hands[seat]
        mine = stage(s, seat)
        keep = self.keep[mine]
        theirs = self.keep[CHASED if mine == LAWFUL else LAWFUL]
        is_friend = s.revealed and (s.outlaws >> s.victim ^ s.outlaws >> seat) & 1 == 0
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            card = action - GIVE
            kind = card if card < ESCAPE else ESCAPE
            score = -keep[kind * COUNTS + (hand.count(card) if card < ESCAPE else 1)]
            if not is_friend:
                score -= 0.5 * theirs[kind * COUNTS + 1]
            if score > best:
                best = score
                chosen = action
        return chosen

    def slip(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Garcia's card for the Kid."""
        return self.share(s, seat, legal, SLIP, s.characters.index(KID))

    def give_back(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """The Kid's card for Garcia."""
        return self.share(s, seat, legal, RETURN, s.characters.index(GARCIA))

    def share(self, s: GetBilly, seat: int, legal: list[int], first: int, partner: int) -> int:
        """Pass the partner what it lacks if one can spare it, a Question to go on with, or junk."""
        hand = s.hands[seat]
        keep = self.keep[CHASED]
        row = seat * s.seats + partner
        has_gold = s.known[row].count(GOLD) > s.lost[row]
        has_answer = self.answers(s, seat, partner) > 0
        for_kid = first == SLIP and s.options["kid_alone"] == "yes"
        spare_gold = hand.count(GOLD) > 1 or for_kid
        spare_answer = len([card for card in hand if card >= PISTOL or card == RIFLE]) > 2
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            card = action - first
            kind = card if card < ESCAPE else ESCAPE
            score = -keep[kind * COUNTS + (hand.count(card) if card < ESCAPE else 1)]
            if card == GOLD and not has_gold and spare_gold:
                score += 12.0
            elif (card >= PISTOL or card == RIFLE) and not has_answer and spare_answer:
                score += 7.0
            elif card == QUESTION and first == RETURN:
                score += 1.5
            if score > best:
                best = score
                chosen = action
        return chosen

    def replace(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """At the reveal all Arrests go: an Outlaw has no use for them."""
        return max(legal)

    def respond(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Play the response likeliest to get away with; keep the sure ones for later."""
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            score = self.safety(s, seat, action - RESPOND) + 0.05 * self.whim * dice.fraction()
            if score > best:
                best = score
                chosen = action
        return chosen

    def safety(self, s: GetBilly, seat: int, card: int) -> float:
        """Return how good a response is."""
        hand = s.hands[seat]
        if card in (TNT, DISGUISE):
            return SURE_WAYS[card - DISGUISE]
        if card < ESCAPE:
            guns = hand.count(PISTOL) + hand.count(RIFLE)
            duel = self.trigger * DUEL[guns]
            row = seat * s.seats + s.facing
            known = s.known[row]
            if known and known.count(PISTOL) + known.count(RIFLE) - s.lost[row] >= guns:
                duel -= OUTGUNNED
            return duel - 0.02 if card == RIFLE else duel
        left = s.deck.packs[s.seats][card] - hand.count(card) - s.discards.count(card)
        left -= s.table.count(card) + s.town.count(card)
        held = 0
        for other in SEATS_IN[lawmen(s)]:
            held += len(s.hands[other])
        unseen = held + len(s.bag) + len(s.bottom) + 1
        return self.flight * 0.95 * float((1 - held / unseen) ** left)

    def race(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Take up the chase: an Outlaw that has to answer again is one response poorer."""
        hand = s.hands[seat]
        if PISTOL not in hand and RIFLE not in hand and dice.fraction() >= self.zeal:
            return PASS
        return MATCH

    def shoot(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Cards are refilled afterwards, lives are not: whoever can fire does, Rifles first."""
        return min(legal)

    def pick(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Take what is worth most."""
        hand = s.hands[seat]
        keep = self.keep[stage(s, seat)]
        best = -1e9
        chosen = NOTHING
        for action in sorted(legal):
            card = action - PICK
            kind = card if card < ESCAPE else ESCAPE
            score = keep[kind * COUNTS + (hand.count(card) + 1 if card < ESCAPE else 1)]
            if score > best:
                best = score
                chosen = action
        return chosen
