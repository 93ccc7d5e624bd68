"""When the smoke clears: pay, cards back to hand, taking stock, the next round (SS-60 to SS-62)."""

from itertools import permutations
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.cards import (
    FEW_PLACES,
    GIVE,
    PASS,
    PLACES,
    RUN,
    STAY,
    SWAP,
    WISH,
)
from fistful.games.stetsons_and_sixguns.effects.theft import take_card
from fistful.games.stetsons_and_sixguns.ending import finish, notoriety_on
from fistful.games.stetsons_and_sixguns.events import (
    CHEEK_PAY,
    COURAGE_PAY,
    LOST_CARD,
    RETURNS,
    ROW_DISCARDED,
    WANTS,
)
from fistful.games.stetsons_and_sixguns.knowledge import seen_in_hand
from fistful.games.stetsons_and_sixguns.marks import (
    BRAVE,
    CHOICE,
    FIRED,
    NO_STOCK,
    ON_TABLE,
    STOCK_FIRST,
    STOCK_TWO,
)
from fistful.games.stetsons_and_sixguns.notoriety import gain
from fistful.games.stetsons_and_sixguns.ops import (
    GO,
    OP_LIGHT_FINGERS,
    OP_PICK,
    PICK_OF,
)
from fistful.games.stetsons_and_sixguns.order import (
    LIGHT_FINGERS_PHASE,
    LIGHT_GIVE_PHASE,
    NEXT_PHASE,
    STEAL_PHASE,
    STOCK_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    seats_with,
)
from fistful.games.stetsons_and_sixguns.vocabulary import LIGHT_FINGERS, OTHER_CHEEK
from fistful.games.stetsons_and_sixguns.windows import seats_left_with, use_ability


def wish(places: list[int]) -> int:
    """Return the action that names the cards at these places of the row, the dearest first."""
    first = places[0]
    second = places[1] if len(places) > 1 else PLACES
    third = places[2] if len(places) > 2 else FEW_PLACES
    return WISH + (first * (PLACES + 1) + second) * (FEW_PLACES + 1) + third


def wished(action: int) -> list[int]:
    """Return the places of the cards an action names, the dearest first."""
    rest, third = divmod(action - WISH, FEW_PLACES + 1)
    first, second = divmod(rest, PLACES + 1)
    if second == PLACES:
        return [first]
    return [first, second] if third == FEW_PLACES else [first, second, third]


def most_wishes(cards: int) -> int:
    """SS-61: return how many cards of so many are named at most: few enough to think of."""
    return 3 if cards <= FEW_PLACES else 2


#: By cards that can be named, and how many are: all ways to do so.
WISHES: Final[list[list[list[int]]]] = [
    [
        [wish(list(places)) for places in permutations(range(cards), count)] if count else []
        for count in range(most_wishes(cards) + 1)
    ]
    for cards in range(PLACES + 1)
]

#: By action, from WISH on: the places it names.
WISHED: Final[list[list[int]]] = [
    wished(WISH + number) for number in range(PLACES * (PLACES + 1) * (FEW_PLACES + 1))
]


def smoke_clears(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-60: those who earned it by standing are paid, and played cards go back to hand."""
    preachers = paid_preachers(s)
    brave = s.marks[BRAVE]
    if brave or preachers:
        pay_the_standing(s, brave, preachers, out)
    are_discarded = s.options["played_cards"] == "discard"
    for seat in SEATS_IN[s.marks[ON_TABLE]]:
        card = s.played[seat]
        if are_discarded:
            s.discards = [*s.discards, card]
            if out:
                out.all(LOST_CARD, seat, card)
            continue
        s.hands[seat] += (card,)
        seen_in_hand(s, seat, card)
        if out:
            out.all(RETURNS, seat, card)
    s.marks[ON_TABLE] = 0
    return GO


def pay_the_standing(s: StetsonsAndSixguns, brave: int, preachers: int, out: Out | None) -> None:
    """SS-60, SS-R3: a point for courage, and for the Preacher who held his fire."""
    for seat in SEATS_IN[s.up]:
        hid = s.stances[seat] in (RUN, STAY)
        if brave >> seat & 1 and s.stances[seat] != RUN:
            gain(s, seat, 1, COURAGE_PAY, out)
        if preachers >> seat & 1 and not hid and not s.marks[FIRED] >> seat & 1:
            gain(s, seat, 1, CHEEK_PAY, out)


def paid_preachers(s: StetsonsAndSixguns) -> int:
    """SS-R3: return who is paid for holding fire: whoever has the ability and was shot at."""
    paid = 0
    for preacher in SEATS_IN[seats_with(s, OTHER_CHEEK)]:
        shot_at = [s.aims[other] for other in SEATS_IN[s.marks[FIRED] & ~(1 << preacher)]]
        paid |= int(preacher in shot_at) << preacher
    return paid


def take_stock(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-61: everyone still up picks, fastest first; Fast Shuffle before all, the Hat twice."""
    s.wishes = [()] * s.seats
    picking = s.up & ~s.marks[NO_STOCK]
    pickers = [seat for seat in s.order if picking >> seat & 1]
    if s.marks[STOCK_FIRST]:
        first = [seat for seat in pickers if s.marks[STOCK_FIRST] >> seat & 1]
        pickers = first + [seat for seat in pickers if seat not in first]
    two = s.marks[STOCK_TWO]
    thieves = seats_left_with(s, LIGHT_FINGERS)
    for seat in reversed(pickers):
        s.agenda.append(PICK_OF[seat])
        if two >> seat & 1:
            s.agenda.append(PICK_OF[seat])
        if thieves >> seat & 1:
            s.agenda.append((OP_LIGHT_FINGERS, seat))
    return STOCK_PHASE


def pick(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-61: take the card wanted most of those left; if all wanted are gone, name others.

    An empty row gives nothing, and who takes all that is left need not be asked.
    """
    if not s.row:
        return GO
    for card in s.wishes[seat]:
        if card in s.row:
            take_card(s, seat, card, out)
            return GO
    s.agenda.append(PICK_OF[seat])
    if taken_before(s, seat) < len(s.row):
        return STOCK_PHASE
    s.agenda.pop()
    take_card(s, seat, s.row[0], out)
    return GO


def taken_before(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-61: return how many cards will be gone once a seat has taken its own: it takes all its
    cards in a row."""
    count = mine = 0
    for op in reversed(s.agenda):
        if op[0] == OP_PICK:
            count += 1
            if op[1] == seat:
                mine = count
            elif mine:
                break
        elif op[0] != OP_LIGHT_FINGERS:
            break
    return mine


def choosers(s: StetsonsAndSixguns) -> int:
    """SS-61: return the seats that take a card, and will have a choice."""
    found = count = 0
    last = NOTHING
    for op in reversed(s.agenda):
        if op[0] == OP_PICK:
            count += 1
            if count >= len(s.row):
                # Who takes the last card has none, not even of its first.
                return found if op[1] != last else found & ~(1 << last)
            last = op[1]
            found |= 1 << last
        elif op[0] != OP_LIGHT_FINGERS:
            break
    return found


def wishes_needed(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-61: return how many cards a seat names that will have a choice.

    As many as make sure of its own, with all that are taken before; but few enough to think of.
    """
    return min(taken_before(s, seat), most_wishes(len(s.row)))


def by_speed(s: StetsonsAndSixguns) -> list[int]:
    """Return the cards of the row that can be named, the fastest first."""
    # The row is sorted, and stays so where Speeds are alike.
    return sorted(s.row, key=s.deck.speed.__getitem__)[:PLACES]


class TakingStock(Together[StetsonsAndSixguns]):
    """SS-61: sealed and all at once, the face-up card one wants, and others if it will be gone."""

    number = STOCK_PHASE

    def asks(self, s: StetsonsAndSixguns) -> int:
        return choosers(s)

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        known = WISHES[min(len(s.row), PLACES)]
        return known[min(taken_before(s, seat), len(known) - 1)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: the most NOTORIETY, then the fastest."""
        cards = by_speed(s)
        best = sorted([(-notoriety_on(s, card), place) for place, card in enumerate(cards)])
        return wish([place for _, place in best[: wishes_needed(s, seat)]])

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        cards = by_speed(s)
        wishes: list[tuple[int, ...]] = []
        for seat, said in enumerate(s.said):
            if said == NOTHING:
                # What was heard of somebody stays known until the next stock is taken.
                wishes.append(s.wishes[seat])
                continue
            wishes.append(tuple([cards[place] for place in WISHED[said - WISH]]))
            if out:
                out.all(WANTS, seat, *wishes[seat])
        s.wishes = wishes
        return NEXT_PHASE


def swappable(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-R3: return the living players Belle wounded this round who have a card to swap."""
    has_wounded = s.has_wounded[seat] & s.alive
    return sum([1 << other for other in SEATS_IN[has_wounded] if s.hands[other]])


def offer_light_fingers(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-50: Belle Starling at her pick."""
    if not s.hands[seat] or not swappable(s, seat):
        return GO
    s.who = seat
    return LIGHT_FINGERS_PHASE


class LightFingers(Ask):
    """SS-R3: Belle Starling, once a game: swap a hand card with a player she wounded."""

    number = LIGHT_FINGERS_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [*[SWAP + other for other in SEATS_IN[swappable(s, seat)]], PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == PASS:
            return NEXT_PHASE
        use_ability(s, seat, out)
        s.action[CHOICE] = action - SWAP
        return LIGHT_GIVE_PHASE


class LightGive(Ask):
    """SS-R3: Belle Starling: the card she gives, before she takes one blind."""

    number = LIGHT_GIVE_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [GIVE + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: gift: random."""
        return GIVE + dice.pick(sorted(s.hands[seat]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.drawn = [action - GIVE]
        return STEAL_PHASE


def end_round(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-61, SS-70: the rest of the row is discarded; after the last round the game is over."""
    if out and s.row:
        out.all(ROW_DISCARDED, *s.row)
    s.discards = s.discards + s.row
    s.row = []
    if s.round == int(s.options["rounds"]):
        return finish(s, "rounds", out)
    return GO
