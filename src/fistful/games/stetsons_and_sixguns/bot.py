"""A rule-of-thumb player.

It weighs what an Action brings against what may be lost with it, stands where nobody points at it
or where being hurt pays, hides when guns are on it or its own is empty, shoots at the leader it
can reach, goes on flipping while the odds of its own bullets are good, and hoards NOTORIETY.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    AIM,
    BIND,
    CALL,
    CALL_SHOT,
    CANCEL,
    CLICK,
    DISCARD,
    FIRE,
    FLIP,
    FROM_DECK,
    GIVE,
    HOLD,
    IGNORE,
    KEEP,
    LOAD,
    MISS,
    NAME,
    PASS,
    PAY,
    PERSUADE,
    PLAY,
    RELOAD,
    RUN,
    SHOOT_WITH,
    SOFT,
    STANCE,
    STAND,
    STAY,
    STOP,
    SWAP,
    TAKE,
    USE,
)
from fistful.games.stetsons_and_sixguns.odds import Odds
from fistful.games.stetsons_and_sixguns.state import CLEAN, GUN_BITS, gun_bullets, gun_jam
from fistful.games.stetsons_and_sixguns.steps import (
    GUN,
    MOD_FIRST_CALLED,
    MOD_FIRST_HIT,
    MODS,
    SHOWN,
    TARGET,
)
from fistful.games.stetsons_and_sixguns.vocabulary import DUG_IN, SHOOT, STEADY_HANDS

Chooser = Callable[[Odds, list[int]], int]

#: What goes with a wound: the card taken in stock, and the shot that is not fired.
STOCK_WORTH: Final = 1.4
#: With so few cards left one hides: the next wound may kill.
FEW_CARDS: Final = 1


def best(legal: list[int], value: Callable[[int], float]) -> int:
    """Return the action of the highest value; the first of equals."""
    values = [value(action) for action in legal]
    return legal[values.index(max(values))]


def play_card(odds: Odds, legal: list[int]) -> int:
    """Choose the Action card: what it brings, less what is lost with it if one is shot."""
    threat = odds.expected_threat()
    hurt = odds.view["wounds"][odds.you] > 0

    def value(action: int) -> float:
        card = action - PLAY
        steps = odds.deck.does[card]
        before = threat * min(odds.deck.speed[card], 60) / 60
        plain = odds.shot(card, [SHOOT])
        used = odds.shot(card, steps) + odds.brings(card, steps, threat - before)
        covered = odds.view["covers"][odds.you] != NOTHING
        leaves = 0.3 if covered and odds.deck.breaks_cover[card] and not hurt else 0.0
        return (1 - before) * max(plain, used) - threat * (1 + odds.worth(card)) - leaves

    return best(legal, value)


def target_value(odds: Odds, seat: int) -> float:
    """Return how good a target a seat is: near the lead, without cover or points to hide with."""
    view = odds.view
    rivals = [odds.standing(other) for other in SEATS_IN[odds.others]]
    value = 1.0 + 0.25 * (odds.standing(seat) - max(rivals))
    if view["marks"][SHOWN]:
        return value * odds.reach(seat)
    if view["covers"][seat] != NOTHING:
        value *= 0.7
    if view["notoriety"][seat] == 0:
        value *= 1.3
    if view["hands"][seat] == 0:
        value *= 1.4
    return value


def aim(odds: Odds, legal: list[int]) -> int:
    return best(legal, lambda action: target_value(odds, action - AIM))


def name(odds: Odds, legal: list[int]) -> int:
    """Name the best target; giving others their points back is declined."""
    if odds.view["phase"] == "covering-fire":
        return PASS
    named = [action for action in legal if action != PASS]
    return best(named, lambda action: target_value(odds, action - NAME))


def stance(odds: Odds, legal: list[int]) -> int:
    """Weigh standing against hiding, knowing who points here."""
    view = odds.view
    you = odds.you
    card = view["played"][you]
    threat = odds.threat()
    cards = view["hands"][you] + 1
    loss = 1.0 + (odds.worth(card) if card != NOTHING else 0) + STOCK_WORTH
    loss += 6.0 if cards <= FEW_CARDS + 1 and threat else 0.0
    steps = odds.deck.does[card] if card != NOTHING else [SHOOT]
    shot = 0.6 * max(odds.shot(card, steps), odds.shot(card, [SHOOT]))
    hiding = odds.deck.does_hiding[card] if card != NOTHING else []
    extra = odds.brings(card, steps, threat) if card != NOTHING else 0.0
    extra_hiding = odds.brings(card, hiding, 0.0) if card != NOTHING else 0.0
    empty = reload_value(odds)
    free = odds.deck.ability[view["characters"][you]] == DUG_IN
    brass = 1.0 if view["wounds"][you] else 0.0

    def value(action: int) -> float:
        taken = action - STANCE
        if taken == STAND:
            return brass + shot + max(0.0, extra) - threat * loss
        if taken == FIRE:
            return shot + max(0.0, extra) - threat * 0.4 * loss - 1.0
        if taken == RELOAD:
            return empty + max(0.0, extra_hiding) - threat * loss
        cost = 0.0 if taken == STAY and free else 1.0
        shelter = 0.25 if taken == RUN else 0.15
        return empty + max(0.0, extra_hiding) - threat * shelter * loss - cost

    return best(legal, value)


def reload_value(odds: Odds) -> float:
    """Return what filling the guns is worth for the rounds to come."""
    if not odds.left:
        return 0.0
    sixgun = odds.view["guns"][odds.you][0]
    if gun_jam(sixgun) != CLEAN or gun_bullets(sixgun) == 0:
        return 0.45 * min(odds.left, 3)
    return 0.3 if gun_bullets(sixgun) == 1 and odds.left > 1 else 0.0


def take_cover(odds: Odds, legal: list[int]) -> int:
    """Take the face-up cover, unless it is the weakest: then the deck is worth a try."""
    exposed = odds.threat() > 0.4
    if odds.view["cover_up"] == SOFT and FROM_DECK in legal and not exposed:
        return FROM_DECK
    return legal[0]


def bind(odds: Odds, legal: list[int]) -> int:
    """Bind at the end, or down to the one wound that makes standing pay, or to stay alive."""
    view = odds.view
    free = odds.deck.ability[view["characters"][odds.you]] == STEADY_HANDS
    few = view["hands"][odds.you] < FEW_CARDS + 2
    worthwhile = view["wounds"][odds.you] > 1 or not odds.left or few
    return BIND if worthwhile and (free or few or view["notoriety"][odds.you] > 1) else PASS


def use(odds: Odds, legal: list[int]) -> int:
    """Carry out the Action if it brings more than the plain shot."""
    view = odds.view
    card = view["played"][odds.you]
    shoots = view["stances"][odds.you] in (STAND, FIRE)
    steps = odds.deck.does[card] if shoots else odds.deck.does_hiding[card]
    threat = odds.threat(odds.deck.speed[card])
    reach = odds.reach(view["aims"][odds.you])
    used = odds.brings(card, steps, threat) + reach * odds.shot(card, steps)
    plain = reach * odds.shot(card, [SHOOT]) if shoots else 0.0
    return USE if used > plain - 0.05 else IGNORE


def gun(odds: Odds, legal: list[int]) -> int:
    """Fire the gun that gets through best; hold fire where that is paid better."""
    own = {one & GUN_BITS: one for one in odds.view["guns"][odds.you]}
    target = odds.view["act"][TARGET]

    def value(action: int) -> float:
        if action == HOLD:
            sure = odds.view["act"][MODS] & (MOD_FIRST_HIT | MOD_FIRST_CALLED)
            return 0.3 if sure and odds.reach(target) == 1 else 0.95
        if action == PASS:
            return 0.05
        one = own[action - SHOOT_WITH]
        expected = odds.hits_expected(one, 99, odds.chances(one))
        return expected * odds.gun_reach(one, target) + 0.001 * gun_bullets(one)

    return best(legal, value)


def again(odds: Odds, legal: list[int]) -> int:
    """Go on while a hit would count; spare the bullets otherwise."""
    act = odds.view["act"]
    one = odds.view["guns"][odds.you][act[GUN]]
    says = odds.chances(one)
    worth = (says[0] + says[1]) * odds.gun_reach(one, act[TARGET])
    return FLIP if worth > says[4] * (0.8 if odds.left else 0.0) + 0.02 else STOP


def call(odds: Odds, legal: list[int]) -> int:
    """Call what is likelier of the results that are no hit."""
    says = odds.chances(odds.view["guns"][odds.you][0])
    return CALL + (MISS if says[MISS] >= says[CLICK] else CLICK)


def keep_best(odds: Odds, legal: list[int]) -> int:
    """Take or keep the most valuable card."""
    first = KEEP if odds.view["phase"] == "snake-oil" else TAKE
    return best(legal, lambda action: odds.card_value(action - first))


def give_worst(odds: Odds, legal: list[int]) -> int:
    """Part with the least valuable card."""
    first = DISCARD if odds.view["phase"] == "discard" else GIVE
    return best(legal, lambda action: -odds.card_value(action - first))


def blackmail(odds: Odds, legal: list[int]) -> int:
    """Give a poor card from a full hand, else pay."""
    gifts = [action for action in legal if action != PAY]
    if PAY in legal and (len(gifts) < 4 or not gifts):
        return PAY
    return give_worst(odds, gifts)


def cancel(odds: Odds, legal: list[int]) -> int:
    """Cancel the slower Action that brings its player most, if it is worth the one use."""

    def value(action: int) -> float:
        if action == PASS:
            return 0.9 if odds.left else 0.2
        seat = action - CANCEL
        steps = odds.deck.does[odds.view["played"][seat]]
        mine = 0.5 if odds.view["aims"][seat] == odds.you else 0.0
        return mine + odds.brings(odds.view["played"][seat], steps, 0.2)

    return best(legal, value)


def persuade(odds: Odds, legal: list[int]) -> int:
    """Speak up once it is clear who shoots, or when two or more point here."""
    sure = odds.view["marks"][SHOWN] and odds.threat() > 0.3
    return PERSUADE if sure or len(odds.aimers()) > 1 else PASS


def called_shot(odds: Odds, legal: list[int]) -> int:
    act = odds.view["act"]
    return CALL_SHOT if odds.reach(act[TARGET]) == 1 else PASS


def swap(odds: Odds, legal: list[int]) -> int:
    named = [action for action in legal if action != PASS]
    return best(named, lambda action: odds.standing(action - SWAP))


def load(odds: Odds, legal: list[int]) -> int:
    """Bullets go to the gun that has fewest for what it takes."""
    own = {one & GUN_BITS: one for one in odds.view["guns"][odds.you]}
    loads = [action for action in legal if action != STOP]
    return best(loads, lambda action: -gun_bullets(own[action - LOAD]))


CHOOSERS: Final[dict[str, Chooser]] = {
    "choose": play_card,
    "aim": aim,
    "new-aim": aim,
    "double-bluff": aim,
    "stance": stance,
    "take-cover": take_cover,
    "bind": bind,
    "action": use,
    "gun": gun,
    "second-gun": gun,
    "again": again,
    "called-shot": called_shot,
    "dead-eye": call,
    "discard": give_worst,
    "give-back": give_worst,
    "swap-give": give_worst,
    "light-give": give_worst,
    "saloon-brawl": give_worst,
    "blackmail": blackmail,
    "swap-take": keep_best,
    "snake-oil": keep_best,
    "five-finger": keep_best,
    "taking-stock": keep_best,
    "badge": cancel,
    "persuade": persuade,
    "light-fingers": swap,
    "bandolier": load,
    "look-over-there": name,
    "call-out": name,
    "human-shield": name,
    "ricochet": name,
    "crossfire": name,
    "covering-fire": name,
}


class StetsonsBot:
    """Asks one of the rules above; where there is none, takes what is listed first."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        chooser = CHOOSERS.get(view["phase"])
        return chooser(Odds(view), legal) if chooser else legal[0]
