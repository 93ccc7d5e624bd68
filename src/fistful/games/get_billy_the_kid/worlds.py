"""Worlds that fit what a viewer knows."""

from itertools import combinations
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase
from fistful.engine.state import NOTHING, OVER
from fistful.games.get_billy_the_kid.cards import (
    ARREST_SEAT,
    GOLD,
    LOOK,
    PASS,
    TAKE,
)
from fistful.games.get_billy_the_kid.hands import see_hand
from fistful.games.get_billy_the_kid.notebook import notebook
from fistful.games.get_billy_the_kid.state import BY, GetBilly, fresh
from fistful.games.get_billy_the_kid.view import GetBillyView, RememberedView

#: How often hands are drawn at random before all ways are tried one by one.
TRIES: Final = 20


def guess(view: GetBillyView, dice: Dice, phases: list[Phase[GetBilly]]) -> GetBilly:
    """Return a position that looks like this view, sampled from all that fit.

    Characters that fit answers and arrests are all equally likely. Unseen cards are dealt at
    random around those the viewer knows to be somewhere.
    """
    s = fresh(view["seats"], view["options"])
    lay_table(s, view)
    seat_people(s, view, dice)
    deal_hands(s, view, dice)
    share_memories(s, view, dice)
    s.phase = OVER
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            s.waiting = phase.asks(s)
            if phase.is_race:
                pass_already(s, view)
    return s


def pass_already(s: GetBilly, view: GetBillyView) -> None:
    """In a race one's own pass is known; nobody else's is."""
    you = view["you"]
    if you < s.seats and s.waiting >> you & 1 and you not in view["asked"]:
        s.waiting &= ~(1 << you)
        s.said[you] = PASS


def bits(members: list[int]) -> int:
    """Return the set of these seats, or of these characters."""
    return sum([1 << one for one in members])


def lay_table(s: GetBilly, view: GetBillyView) -> None:
    """Copy what all can see."""
    s.hour = view["hour"]
    s.start = view["start"]
    s.turn = view["turn"]
    s.alive = bits(view["alive"])
    s.missing = bits(view["missing"])
    s.town = tuple(view["town"])
    s.pot = view["pot"]
    s.discards = list(view["discards"])
    s.past = [action * BY + seat % BY for action, seat in view["past"]]
    s.falsely = [seat * BY + suspect for seat, suspect in view["falsely"]]
    s.enticed = view["enticed"]
    s.has_played = view["has_played"]
    s.revealed = view["revealed"]
    s.asked = view["asked_seat"]
    s.feature = view["feature"]
    s.victim = view["victim"]
    s.drawer = view["drawer"]
    s.owed = view["owed"]
    s.replaced = bits(view["replaced"])
    s.arrester = view["arrester"]
    s.outlaw = view["outlaw"]
    s.facing = view["facing"]
    s.table = list(view["table"])
    s.involved = bits(view["involved"])
    s.shooter = view["shooter"]
    s.lead = view["lead"]
    s.has_held = view["has_held"]
    s.dead = view["dead"]
    if view["outcome"] is not None:
        s.won = bits(view["outcome"]["winners"])
        s.reason = view["outcome"]["reason"]


def seat_people(s: GetBilly, view: GetBillyView, dice: Dice) -> None:
    """Give every seat that has one a character that fits what was said and done."""
    s.could = [bits(people) for people in view["could"]]
    if s.revealed:
        s.characters = list(view["characters"])
        s.outlaws = bits(view["outlaws"])
        return
    could = s.could[:]
    for seat, who in enumerate(view["characters"]):
        if who != NOTHING:
            could[seat] = 1 << who
    people = notebook(could, s.deck.lawmen, s.falsely).draw(dice)
    for seat in range(view["dealt"]):
        s.characters[seat] = people[seat]
        if not s.deck.is_lawman[people[seat]]:
            s.outlaws |= 1 << seat


def deal_hands(s: GetBilly, view: GetBillyView, dice: Dice) -> None:
    """Deal the cards the viewer has not seen, around those it knows where they are."""
    you = view["you"]
    left = s.deck.packs[s.seats][:]
    for card in [*s.town, *s.discards, *s.table, *[GOLD] * s.pot, *view["hand"], *view["buried"]]:
        left[card] -= 1
    others = [seat for seat in range(s.seats) if seat != you]
    kept = keep_known(others, view, left, dice)
    rest: list[int] = []
    for card, count in enumerate(left):
        rest += [card] * count
    dice.shuffle(rest)
    for seat, cards in zip(others, kept, strict=True):
        s.hands[seat] = tuple(
            sorted([*cards, *[rest.pop() for _ in range(view["sizes"][seat] - len(cards))]])
        )
    if you < s.seats:
        s.hands[you] = tuple(view["hand"])
    if view["buried"]:
        s.bottom = tuple(view["buried"])
    else:
        s.bottom = tuple([rest.pop() for _ in range(view["under"])])
    s.bag = sorted(rest)


def keep_known(
    others: list[int], view: GetBillyView, left: list[int], dice: Dice
) -> list[tuple[int, ...]]:
    """Choose which of the cards known to have come to each hand are still there; take them."""
    known = view["known"]
    for _ in range(TRIES):
        kept = [at_random(known[seat], view["sizes"][seat], dice) for seat in others]
        if take_all(kept, left):
            return kept
    found: list[tuple[int, ...]] = []
    ways = [all_ways(known[seat], view["sizes"][seat], dice) for seat in others]
    search(ways, left, found)
    return found


def at_random(known: RememberedView, size: int, dice: Dice) -> tuple[int, ...]:
    """Lose cards at random from a hand of this size; return which of the known ones remain."""
    cards = known["cards"]
    if not known["gone"]:
        return tuple(cards)
    places = list(range(max(size, len(cards))))
    dice.shuffle(places)
    gone = set(places[: known["gone"]])
    return tuple([card for place, card in enumerate(cards) if place not in gone])


def all_ways(known: RememberedView, size: int, dice: Dice) -> list[tuple[int, ...]]:
    """Return every choice of the known cards that can remain, in random order."""
    cards = known["cards"]
    fewest = len(cards) - known["gone"]
    ways = [
        way
        for count in range(fewest, min(size, len(cards)) + 1)
        for way in sorted(set(combinations(cards, count)))
    ]
    order = list(range(len(ways)))
    dice.shuffle(order)
    return [ways[i] for i in order]


def take_all(kept: list[tuple[int, ...]], left: list[int]) -> bool:
    """Take these cards from those left; leave them all if there are not enough."""
    taken: list[int] = []
    for cards in kept:
        for card in cards:
            left[card] -= 1
            taken.append(card)
            if left[card] < 0:
                for back in taken:
                    left[back] += 1
                return False
    return True


def search(
    ways: list[list[tuple[int, ...]]], left: list[int], found: list[tuple[int, ...]]
) -> bool:
    """Find a choice for every hand that leaves no card short: the truth is one."""
    if len(found) == len(ways):
        return True
    for cards in ways[len(found)]:
        if take_all([cards], left):
            found.append(cards)
            if search(ways, left, found):
                return True
            found.pop()
            for card in cards:
                left[card] += 1
    return False


def share_memories(s: GetBilly, view: GetBillyView, dice: Dice) -> None:
    """Let everybody remember something true of this world: the viewer exactly what it does.

    What others know of the viewer's hand it knows too. What they know of each other's hands is
    guessed from the looks all saw; whoever picks from a hand sees it (GB-46).
    """
    seats = s.seats
    you = view["you"]
    for holder in range(seats):
        for observer in range(seats + 1):
            row = observer * seats + holder
            if observer == holder:
                continue
            source = view["open"][holder]
            if observer == you:
                source = view["known"][holder]
            elif holder == you and observer < seats:
                source = view["exposed"][observer]
            s.known[row] = tuple(source["cards"])
            s.lost[row] = source["gone"]
    for (observer, holder), gone in looks(view).items():
        count = min(len(s.hands[holder]), view["sizes"][holder]) - gone
        if you not in (observer, holder) and count > len(s.known[observer * seats + holder]):
            cards = list(s.hands[holder])
            dice.shuffle(cards)
            s.known[observer * seats + holder] = tuple(sorted(cards[:count]))
            s.lost[observer * seats + holder] = 0
    if view["phase"] == "picking" and you not in (s.drawer, s.dead):
        see_hand(s, s.drawer, s.dead)


def looks(view: GetBillyView) -> dict[tuple[int, int], int]:
    """Return who looked at whose hand, and how many cards have left that hand since, at least."""
    found: dict[tuple[int, int], int] = {}
    for action, seat in view["past"]:
        spent = [seat]
        if TAKE <= action < ARREST_SEAT:
            spent = [seat, seat, action - TAKE]
        for holder in spent:
            for pair in found:
                if pair[1] == holder:
                    found[pair] += 1
        if LOOK <= action < TAKE:
            found[seat, action - LOOK] = 0
    return found
