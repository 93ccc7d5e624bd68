"""Worlds that fit what a viewer knows: hidden cards and the bullets of each batch sampled."""

from fistful.engine.dice import Dice
from fistful.engine.phase import Phase, Together
from fistful.engine.seats import SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.stetsons_and_sixguns.cards import BULLET_KINDS, CARD_COUNT
from fistful.games.stetsons_and_sixguns.course import put_course, put_marks, set_of
from fistful.games.stetsons_and_sixguns.knowledge import (
    DECK,
    DRAWN,
    PLACE_COUNT,
    PLACES_IN,
    WATCHER,
    WIDTH,
    looked_at_hand,
    set_places,
    viewer_of,
)
from fistful.games.stetsons_and_sixguns.marks import CHOICE, ON_TABLE, SHOWN
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    CLEAN,
    HITS_SHIFT,
    JAM_SHIFT,
    JAMMED,
    JAMMED_BARE,
    LOAD_SHIFT,
    LYING_BITS,
    LYING_SHIFT,
    StetsonsAndSixguns,
    fresh,
)
from fistful.games.stetsons_and_sixguns.view import (
    StetsonsCover,
    StetsonsGun,
    StetsonsView,
    Whereabouts,
)


def guess(
    view: StetsonsView, dice: Dice, phases: list[Phase[StetsonsAndSixguns]]
) -> StetsonsAndSixguns:
    """Return a position that looks like this view: hidden cards and bullets sampled."""
    s = fresh(view["seats"], view["options"])
    put_open(s, view)
    s.batches = split_batches(view, dice)
    s.phase = OVER
    where = place_sets(view["where"])
    deal_hidden_cards(s, view, where, dice)
    know_as(s, view, where)
    for number, phase in enumerate(phases):
        if phase.name == view["phase"]:
            s.phase = number
            seal_answers(s, phase, view, dice)
    return s


def put_open(s: StetsonsAndSixguns, view: StetsonsView) -> None:
    """Set what lies open to all."""
    s.round = view["round"]
    s.alive = set_of(view["alive"])
    s.up = set_of(view["up"])
    s.hurt = set_of(view["hurt"])
    s.used = set_of(view["used"])
    s.characters = view["characters"][:]
    s.notoriety = view["notoriety"][:]
    s.wounds = view["wounds"][:]
    s.grudges = [set_of(seats) for seats in view["grudges"]]
    s.has_wounded = [set_of(seats) for seats in view["has_wounded"]]
    s.guns = [tuple([packed_gun(gun) for gun in guns]) for guns in view["guns"]]
    s.covers = [packed_cover(cover) for cover in view["covers"]]
    s.aims = view["aims"][:]
    s.stances = view["stances"][:]
    s.plans = view["plans"][:]
    s.wishes = [tuple(cards) for cards in view["wishes"]]
    s.shields = view["shields"][:]
    s.limits = view["limits"][:]
    s.order = view["order"][:]
    put_marks(s, view["marks"])
    s.marks[SHOWN] = int(view["revealed"])
    s.row = view["row"][:]
    s.raised = [(one["card"], one["notoriety"]) for one in view["raised"]]
    s.discards = view["discards"][:]
    s.who = view["who"]
    wanted = view["wanted"]
    s.wanted = (wanted["round"], wanted["points"]) if wanted else (0, 0)
    s.pile = view["pile"]
    s.sure = [count for batch in view["sure"] for count in batch]
    s.spent = view["spent"][:]
    s.lost = packed_load(view["lost"])
    s.cover_deck = view["cover_deck"][:]
    s.cover_discards = view["cover_discards"][:]
    s.cover_up = view["cover_up"]
    put_course(s, view["course"])


def packed_load(batches: list[int]) -> int:
    """Return the load of so many bullets of each batch."""
    return sum([count << BATCH_BITS * batch for batch, count in enumerate(batches)])


def packed_gun(gun: StetsonsGun) -> int:
    """Return a gun as positions keep it."""
    jam = CLEAN
    if gun["is_jammed"]:
        jam = JAMMED if gun["has_jam_on_it"] else JAMMED_BARE
    return gun["gun"] | jam << JAM_SHIFT | packed_load(gun["batches"]) << LOAD_SHIFT


def packed_cover(cover: StetsonsCover | None) -> int:
    """Return a cover as positions keep it."""
    if cover is None:
        return NOTHING
    lying = sum([count << LYING_BITS * kind for kind, count in enumerate(cover["bullets"])])
    return cover["kind"] | cover["hits"] << HITS_SHIFT | lying << LYING_SHIFT


def place_sets(known: list[Whereabouts]) -> list[int]:
    """Return by card the set of places where it may be; 0 for an open card."""
    sets = [0] * CARD_COUNT
    for group in known:
        where = set_of(group["places"])
        for card in group["cards"]:
            sets[card] = where
    return sets


def split_batches(view: StetsonsView, dice: Dice) -> list[int]:
    """Return unseen bullets by batch: what is sure stays, the rest is dealt at random."""
    sure = [count for batch in view["sure"] for count in batch]
    count = len(view["sure"])
    sizes = [0] * count
    sizes[-1] += view["pile"]
    for load in [view["lost"], *[gun["batches"] for guns in view["guns"] for gun in guns]]:
        for batch, bullets in enumerate(load):
            sizes[batch] += bullets
    rest: list[int] = []
    for kind in range(BULLET_KINDS):
        rest += [kind] * (view["bullets"][kind] - sum(sure[kind::BULLET_KINDS]))
    dice.shuffle(rest)
    batches = sure
    for batch in range(count):
        first = batch * BULLET_KINDS
        for _ in range(sizes[batch] - sum(sure[first : first + BULLET_KINDS])):
            batches[first + rest.pop()] += 1
    return batches


class Dealer:
    """Deals hidden cards to places with room, each to one where it may be."""

    def __init__(self, room: list[int], dice: Dice) -> None:
        self.room = room
        self.dice = dice
        self.cards: list[list[int]] = [[] for _ in room]
        self.where: dict[int, int] = {}

    def deal(self, cards: list[tuple[int, int]]) -> None:
        """Deal (card, set of places) pairs, those with the fewest places first."""
        order = list(range(len(cards)))
        self.dice.shuffle(order)
        order.sort(key=lambda i: cards[i][1].bit_count())
        for i in order:
            card, where = cards[i]
            self.where[card] = where
            place = self.pick(PLACES_IN[where])
            if place == NOTHING:
                place = self.make_room(where, set())
            self.room[place] -= 1
            self.cards[place].append(card)

    def pick(self, places: tuple[int, ...]) -> int:
        """Return one of the places, likelier the more room it has; NOTHING if all are full."""
        room = self.room
        total = sum([room[place] for place in places])
        if total <= 0:
            return NOTHING
        left = self.dice.below(total)
        for place in places:
            left -= room[place]
            if left < 0:
                return place
        raise AssertionError("room miscounted")

    def make_room(self, where: int, seen: set[int]) -> int:
        """Return a place of the set in which a card was moved on to make room for another."""
        for place in range(len(self.room)):
            if not where >> place & 1 or place in seen:
                continue
            seen.add(place)
            if self.room[place] > 0:
                return place
            for card in self.cards[place]:
                other = self.make_room(self.where[card] & ~(1 << place), seen)
                if other != NOTHING:
                    self.cards[place].remove(card)
                    self.room[place] += 1
                    self.cards[other].append(card)
                    self.room[other] -= 1
                    return place
        return NOTHING


def deal_hidden_cards(
    s: StetsonsAndSixguns, view: StetsonsView, where_may_be: list[int], dice: Dice
) -> None:
    """Give the hidden cards to hands and deck as the viewer's knowledge allows."""
    you = view["you"]
    face_down = 0 if s.marks[SHOWN] else s.marks[ON_TABLE]
    room = [0] * PLACE_COUNT
    for seat in range(s.seats):
        room[seat] = view["hands"][seat] + (face_down >> seat & 1)
    room[DECK] = view["deck"]
    about = view["drawn_count"] if s.who != you else 0
    room[DRAWN] = about
    room[s.who] -= about
    from_deck = 1 << DECK | 1 << s.who
    cards: list[tuple[int, int]] = []
    for card, where in enumerate(where_may_be):
        if where:
            # What was drawn came from the deck, or at least is in that hand.
            may_be_drawn = where & from_deck == from_deck or (about and where == 1 << s.who)
            cards.append((card, where | 1 << DRAWN if about and may_be_drawn else where))
    dealer = Dealer(room, dice)
    dealer.deal(cards)
    s.stack = sorted(dealer.cards[DECK])
    s.drawn = list(view["drawn"]) if s.who == you else dealer.cards[DRAWN][:]
    for seat in range(s.seats):
        hold = dealer.cards[seat] + (dealer.cards[DRAWN] if seat == s.who else [])
        s.played[seat] = view["played"][seat]
        if face_down >> seat & 1:
            if seat != you:
                s.played[seat] = dice.pick(sorted(dealer.cards[seat]))
            hold.remove(s.played[seat])
        s.hands[seat] = tuple(sorted(hold))


def know_as(s: StetsonsAndSixguns, view: StetsonsView, where_may_be: list[int]) -> None:
    """Give every seat of a guessed world what is public, its own hand, and this viewer its own."""
    viewer = viewer_of(view["you"])
    spread: dict[int, int] = {0: 0}
    for card, public in enumerate(place_sets(view["public"])):
        if public not in spread:
            # A seat knows that what it does not hold is elsewhere.
            fields = [public & ~(1 << seat) or public for seat in range(WATCHER)] + [public]
            spread[public] = sum([field << WIDTH * seat for seat, field in enumerate(fields)])
        s.known[card] = spread[public]
    for owner in range(s.seats):
        hidden = [s.played[owner]] if s.played[owner] >= 0 and not s.marks[SHOWN] else []
        for card in [*s.hands[owner], *hidden]:
            set_places(s, card, owner, 1 << owner)
    if view["phase"] == "swap-take" and viewer != s.who:
        # SS-R1: Card Sharp sees the hand it takes from.
        looked_at_hand(s, s.who, s.action[CHOICE])
    for card in range(CARD_COUNT):
        set_places(s, card, viewer, where_may_be[card])


def seal_answers(
    s: StetsonsAndSixguns, phase: Phase[StetsonsAndSixguns], view: StetsonsView, dice: Dice
) -> None:
    """Set who still owes an answer, and guess the sealed ones of the others."""
    if phase.is_nature:
        return
    asked = phase.asks(s)
    s.waiting = set_of(view["asked"])
    if not isinstance(phase, Together):
        return
    for seat in SEATS_IN[asked & ~s.waiting]:
        own = seat == view["you"] and view["you"] != SPECTATOR
        s.said[seat] = view["said"] if own else dice.pick(phase.legal(s, seat))
