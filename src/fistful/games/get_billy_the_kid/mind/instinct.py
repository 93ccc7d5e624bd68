"""The instinct: rules of thumb for both sides, on the position itself.

Every card has a worth to keep, for its side and stage of the game (`worth`); every action has a
use. A player does what brings most: use less the worth of the card it costs, moved a little by
whim. Lawmen reckon with `Suspicion` and arrest when the odds pay. Outlaws answer as one Lawman they
pretend to be, hoard Gold and ways out, and spend the rest. All of it looks only at what the seat
knows: its own hand and character, what lies open, and what it remembers of other hands.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.seats import MOST_SEATS, SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    AGAIN,
    ARREST,
    ARREST_SEAT,
    ASK,
    DISCARD,
    ENTICE,
    ESCAPE,
    FEATURE_COUNT,
    GOLD,
    LOOK,
    PISTOL,
    QUESTION,
    RIFLE,
    STEAL,
    TAKE,
    VERBS,
)
from fistful.games.get_billy_the_kid.deck import Deck
from fistful.games.get_billy_the_kid.mind.conduct import Conduct
from fistful.games.get_billy_the_kid.mind.evaluation import (
    CHASED,
    COUNTS,
    LAWFUL,
    UNREVEALED,
    stage,
)
from fistful.games.get_billy_the_kid.order import (
    ANSWER,
    BURYING,
    GIVING,
    PICKING,
    PLAY,
    POT,
    RACE,
    RESPONSE,
    RETURNING,
    REVEAL,
    SHOOTOUT,
    SLIPPING,
    SUPPLY,
)
from fistful.games.get_billy_the_kid.state import BY, GetBilly
from fistful.games.mind import Habits
from fistful.games.variant import shelve

Chooser = Callable[[GetBilly, int, list[int], Dice], int]

#: From which odds on a Lawman arrests a suspect, by hour up to the last: later there is less to
#: lose, and a longer game begins as patiently as the rulebook's.
ARREST_AT: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.5, 0.42, 0.3, 0.0]
#: What asking, robbing and looking bring, and what each adds for a sure suspect.
ASKING: Final = 1.0
SPLITTING: Final = 10.0
LOOKING: Final = -1.8
ROBBING: Final = 2.2
SUSPECT: Final = 3.0
#: How many guns a Lawman keeps at least when it looks at a hand with a Rifle, one less; and what it
#: takes from a look to know some of the hand.
SPARE: Final = 2
SEEN: Final = 3.0
#: What an arrest brings once all is revealed; what it counts that an Outlaw was the last accused;
#: and from how many guns on an Outlaw is only faced with as many.
CHASING: Final = 15.0
FOCUS: Final = 1.5
ARMED: Final = 2.0
#: Going again costs nothing but a card of no other use.
FREE: Final = 50.0
#: What a whole certainty above the odds asked for adds to an arrest.
SURE: Final = 12.0

#: By entry of the past: whom it was done to (asked, looked at, robbed, accused), or NOTHING.
DONE_TO: Final[list[int]] = [NOTHING] * (len(VERBS.verb_of) * BY)
for _seat in range(MOST_SEATS):
    for _by in range(BY):
        for _feature in range(FEATURE_COUNT):
            DONE_TO[(ASK + _seat * FEATURE_COUNT + _feature) * BY + _by] = _seat
        DONE_TO[(LOOK + _seat) * BY + _by] = _seat
        DONE_TO[(TAKE + _seat) * BY + _by] = _seat
        DONE_TO[(ARREST_SEAT + _seat) * BY + _by] = _seat

#: The entries of the past that are Arrests.
FIRST_ACCUSATION: Final[int] = ARREST_SEAT * BY
AFTER_ACCUSATIONS: Final[int] = ENTICE * BY

#: By deck, of so many variants at most: by number of players and set of Lawmen a seat can be how
#: evenly the best question splits it, and which do.
Split = tuple[float, list[int]]
SPLITS: Final[dict[Deck, dict[tuple[int, int], Split]]] = {}


def split(deck: Deck, players: int, could: int) -> Split:
    """Return how evenly the best question about a seat that can be these Lawmen splits them, and
    which ones do."""
    known = SPLITS.get(deck)
    if known is None:
        known = shelve(SPLITS, deck, {})
    key = (players, could)
    found = known.get(key)
    if found is None:
        count = max(1, could.bit_count())
        asked = deck.questions[players]
        shares = [(could & deck.affirms[f]).bit_count() / count for f in asked]
        best = max([share * (1 - share) for share in shares])
        which = [
            f for f, share in zip(asked, shares, strict=True) if share * (1 - share) >= best - 1e-9
        ]
        found = known[key] = (best, which)
    return found


def last_accused(s: GetBilly) -> int:
    """Return whom the last Arrest was played on, or NOTHING."""
    for entry in reversed(s.past):
        if FIRST_ACCUSATION <= entry < AFTER_ACCUSATIONS:
            return entry // BY - ARREST_SEAT
    return NOTHING


class GetBillyInstinct(Conduct):
    """Answers every question of the game by rule of thumb."""

    def __init__(self, habits: Habits) -> None:
        super().__init__(habits)
        self.choosers: list[Chooser | None] = [None] * 32
        self.choosers[PLAY] = self.play
        self.choosers[POT] = self.pot
        self.choosers[BURYING] = self.bury
        self.choosers[SUPPLY] = self.supply
        self.choosers[SLIPPING] = self.slip
        self.choosers[RETURNING] = self.give_back
        self.choosers[ANSWER] = self.answer
        self.choosers[GIVING] = self.give
        self.choosers[REVEAL] = self.replace
        self.choosers[RESPONSE] = self.respond
        self.choosers[RACE] = self.race
        self.choosers[SHOOTOUT] = self.shoot
        self.choosers[PICKING] = self.pick

    def choose(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        chooser = self.choosers[s.phase]
        return chooser(s, seat, legal, dice) if chooser else min(legal)

    def play(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        """Choose what to do with a card: for each kind in hand its best use, then the best kind."""
        hand = s.hands[seat]
        side = stage(s, seat)
        keep = self.keep[side]
        odds = self.suspicion.odds(s, seat) if side == LAWFUL and not s.revealed else []
        if side == CHASED and self.entices(s, seat, legal):
            return ENTICE
        best = -1e9
        chosen = NOTHING
        last = NOTHING
        for card in hand:
            if card == last:
                continue
            last = card
            action = DISCARD + card
            use = 0.0
            if QUESTION <= card <= ARREST:
                use, action = self.use(s, seat, card, side, odds, dice)
            elif card == GOLD and not s.revealed:
                use = self.throw_gold(hand, side, dice)
            kind = card if card < ESCAPE else ESCAPE
            score = use - keep[kind * COUNTS + (hand.count(card) if card < ESCAPE else 1)]
            score += self.whim * dice.fraction()
            if score > best and (action in legal):
                best = score
                chosen = action
        if side == CHASED and GOLD not in hand:
            # No Gold, no victory: a gun for one, a Rifle before a Pistol.
            for gun in (RIFLE, PISTOL):
                if STEAL + gun in legal:
                    return STEAL + gun
        return chosen if chosen != NOTHING else min(legal)

    def use(
        self, s: GetBilly, seat: int, card: int, side: int, odds: list[float], dice: Dice
    ) -> tuple[float, int]:
        """Return the best use of a Question, Rifle, Binoculars or Arrest, and what it is."""
        if card == QUESTION:
            return (FREE, AGAIN) if s.revealed else self.ask(s, seat, odds, dice)
        if card == ARREST:
            return self.arrest(s, seat, side, odds, dice)
        best = -1e9
        victim = NOTHING
        foes = s.alive & ~(1 << seat)
        if s.revealed:
            foes &= s.outlaws if side == LAWFUL else ~s.outlaws
        sore = self.sore(s, seat)
        for other in SEATS_IN[foes]:
            score = sore[other] + dice.fraction() * 0.1
            if odds:
                score += SUSPECT * odds[other]
            if card == RIFLE and s.known[seat * s.seats + other]:
                score -= SEEN
            if score > best and (card == RIFLE or s.hands[other]):
                best = score
                victim = other
        if victim == NOTHING:
            return 0.0, DISCARD + card
        if card == RIFLE:
            return self.look(s, seat, side, best), LOOK + victim
        return self.thieving * (ROBBING + best + (1.0 if s.revealed else 0.0)), TAKE + victim

    def look(self, s: GetBilly, seat: int, side: int, best: float) -> float:
        """A Lawman with a gun to spare looks at whom it suspects, or at whom it means to arrest."""
        hand = s.hands[seat]
        rifles = hand.count(RIFLE)
        if side != LAWFUL or rifles + hand.count(PISTOL) < SPARE:
            return 0.0
        return self.keep[LAWFUL][RIFLE * COUNTS + rifles] + self.curiosity * (LOOKING + best)

    def sore(self, s: GetBilly, seat: int) -> list[float]:
        """Return how sore a seat is at each other for what was done to it."""
        sore = [0.0] * s.seats
        grudge = self.grudge
        if grudge:
            done_to = DONE_TO
            for entry in s.past:
                if done_to[entry] == seat:
                    sore[entry % BY] += grudge
        return sore

    def ask(self, s: GetBilly, seat: int, odds: list[float], dice: Dice) -> tuple[float, int]:
        """A Lawman asks what tells most, of whom it suspects; an Outlaw what tells nothing."""
        deck = s.deck
        own = deck.lawmen & ~(1 << s.characters[seat])
        sore = self.sore(s, seat)
        best = -1e9
        asked = NOTHING
        which: list[int] = []
        for other in range(s.seats):
            if other == seat:
                continue
            tells, features = split(deck, s.seats, s.could[other] & own)
            score = sore[other] + dice.fraction() * 0.1
            score += SPLITTING * tells + 2.0 * odds[other] if odds else -SPLITTING * tells
            if score > best:
                best = score
                asked = other
                which = features
        use = self.curiosity * (ASKING + best) if odds else 1.8
        return use, ASK + asked * FEATURE_COUNT + which[dice.below(len(which))]

    def arrest(
        self, s: GetBilly, seat: int, side: int, odds: list[float], dice: Dice
    ) -> tuple[float, int]:
        """An arrest pays from certain odds on; once all is revealed it always does."""
        nothing = (0.0, DISCARD + ARREST)
        if s.hour < s.deck.first_arrest:
            return nothing
        best = -1e9
        suspect = NOTHING
        if s.revealed:
            if side != LAWFUL:
                return nothing
            return self.chase(s, seat)
        if side == UNREVEALED:
            if s.options["bluff_arrest"] == "no" or dice.fraction() >= self.bluff:
                return nothing
            others = SEATS_IN[s.alive & ~(1 << seat)]
            return 6.0, ARREST_SEAT + others[dice.below(len(others))]
        sore = self.sore(s, seat)
        for other in range(s.seats):
            score = odds[other] + 0.02 * sore[other]
            if score > best and other != seat:
                best = score
                suspect = other
        held = s.hands[seat].count(ARREST)
        hour = max(0, s.hour + len(ARREST_AT) - 1 - s.deck.hours)
        gain = SURE * (best - ARREST_AT[hour] - self.patience)
        last = 0.5 if s.hour == s.deck.hours else 0.0
        return self.keep[LAWFUL][ARREST * COUNTS + held] + gain + last, ARREST_SEAT + suspect

    def chase(self, s: GetBilly, seat: int) -> tuple[float, int]:
        """Go after whoever answered last and is short of answers.

        While two are at large and there is time, nobody runs into guns it cannot meet.
        """
        best = -1e9
        suspect = NOTHING
        hunted = last_accused(s)
        for other in SEATS_IN[s.outlaws & s.alive]:
            score = -0.5 * self.answers(s, seat, other) + (FOCUS if other == hunted else 0.0)
            if score > best:
                best = score
                suspect = other
        hand = s.hands[seat]
        against = self.guns_of(s, seat, suspect)
        is_armed = against < ARMED or hand.count(PISTOL) + hand.count(RIFLE) >= round(against)
        is_last = s.hour == s.deck.hours or (s.outlaws & s.alive).bit_count() == 1
        if is_armed or is_last:
            return CHASING, ARREST_SEAT + suspect
        return 0.0, DISCARD + ARREST

    def throw_gold(self, hand: tuple[int, ...], side: int, dice: Dice) -> float:
        """Who throws Gold away is believed a little more."""
        if side == LAWFUL:
            return 0.6
        return 12.0 if hand.count(GOLD) > 1 and dice.fraction() < self.bluff else 0.0

    def entices(self, s: GetBilly, seat: int, legal: list[int]) -> bool:
        """One Gold in the Pot tempts Doc; more than can be spared is foolish."""
        return s.hands[seat].count(GOLD) > 1 and not s.pot and ENTICE in legal
