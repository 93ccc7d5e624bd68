"""Toy Standoff: a game of our own for the suite, with every kind of phase and of secret in it.

Each seat is dealt a card. Twice: all aim at once (sealed, one sees who has answered); whom two aim
at is dead. Then all who live may mark their card (sealed, quiet), and race for a coin. One living
seat after the other may then hide or show a coin. In the end the highest card, doubled by marks,
wins. The dead keep their card and learn nothing.
"""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Events, Out
from fistful.engine.options import Option
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Automatic, Draw, Order, Phase, Race, Together, Turn
from fistful.engine.rules import CommonView, Rules, View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER, State
from fistful.engine.words import SEAT, Verbs, kind
from fistful.testing.secrets import Secrets

CARDS: Final = 8
ROUNDS: Final = 2
KIND_CARD: Final = kind("card", [f"card-{number}" for number in range(CARDS)])

VERBS: Final = Verbs()
DEAL: Final[int] = VERBS.draw("deal", card=KIND_CARD)
AIM: Final[int] = VERBS.add("aim", seat=SEAT)
MARK: Final[int] = VERBS.add("mark")
LEAVE: Final[int] = VERBS.add("leave")
GRAB: Final[int] = VERBS.add("grab")
PASS: Final[int] = VERBS.add("pass")
SHOW: Final[int] = VERBS.add("show")
HIDE: Final[int] = VERBS.add("hide")

EVENTS: Final = Events()
DEALT: Final[int] = EVENTS.add("dealt", seat=SEAT)
DEALT_YOU: Final[int] = EVENTS.add("dealt-you", card=KIND_CARD)
AIMED: Final[int] = EVENTS.add("aimed", seat=SEAT, at=SEAT)
FELL: Final[int] = EVENTS.add("fell", seat=SEAT)
MARKED: Final[int] = EVENTS.add("marked")
MARKED_YOU: Final[int] = EVENTS.add("marked-you")
GRABBED: Final[int] = EVENTS.add("grabbed", seat=SEAT)
SHOWED: Final[int] = EVENTS.add("showed", seat=SEAT)
HID: Final[int] = EVENTS.add("hid", seat=SEAT)

ORDER: Final = Order()
DEALING: Final[int] = ORDER.add("deal", to="deal aim")
AIMING: Final[int] = ORDER.add("aim", to="mark")
MARKING: Final[int] = ORDER.add("mark", to="race")
GRABBING: Final[int] = ORDER.add("race", to="coin")
COINING: Final[int] = ORDER.add("coin", to="coin next")
NEXT: Final[int] = ORDER.add("next", to="aim over")


class Toy(State):
    """A position."""

    __slots__ = ("aims", "bag", "cards", "coins", "dead", "marks", "round", "shown", "turn")

    cards: list[int]
    bag: list[int]
    dead: int
    #: How often each seat has marked its card: its own secret.
    marks: list[int]
    coins: list[int]
    #: Public: what was aimed at whom, round after round; who has shown how many coins.
    aims: list[tuple[int, ...]]
    shown: list[int]
    round: int
    turn: int

    def clone(self) -> "Toy":
        other = Toy()
        self.copy_to(other)
        other.cards = self.cards[:]
        other.bag = self.bag[:]
        other.dead = self.dead
        other.marks = self.marks[:]
        other.coins = self.coins[:]
        other.aims = self.aims[:]
        other.shown = self.shown[:]
        other.round = self.round
        other.turn = self.turn
        return other

    @property
    def alive(self) -> int:
        return (1 << self.seats) - 1 & ~self.dead


class Deal(Draw[Toy]):
    number = DEALING

    def legal(self, s: Toy, seat: int) -> list[int]:
        return [DEAL + card for card in s.bag]

    def draw(self, s: Toy, dice: Dice) -> int:
        return DEAL + dice.pick(s.bag)

    def hear(self, s: Toy, seat: int, action: int, out: Out | None) -> int:
        to = s.cards.index(NOTHING)
        s.cards[to] = action - DEAL
        s.bag.remove(action - DEAL)
        if out:
            out.only(to, DEALT_YOU, s.cards[to])
            out.others(to, DEALT, to)
        return DEALING if NOTHING in s.cards else AIMING


class Aim(Together[Toy]):
    number = AIMING

    def asks(self, s: Toy) -> int:
        return s.alive

    def legal(self, s: Toy, seat: int) -> list[int]:
        return [AIM + other for other in SEATS_IN[s.alive & ~(1 << seat)]]

    def default(self, s: Toy, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def settle(self, s: Toy, out: Out | None) -> int:
        aims = tuple([said - AIM if said != NOTHING else NOTHING for said in s.said])
        s.aims.append(aims)
        for seat in SEATS_IN[s.alive]:
            if out:
                out.all(AIMED, seat, aims[seat])
            if aims.count(seat) > 1:
                s.dead |= 1 << seat
                if out:
                    out.all(FELL, seat)
        return MARKING


class Mark(Together[Toy]):
    number = MARKING
    is_quiet = True

    def asks(self, s: Toy) -> int:
        return s.alive

    def legal(self, s: Toy, seat: int) -> list[int]:
        return [MARK, LEAVE]

    def default(self, s: Toy, seat: int, dice: Dice) -> int:
        return LEAVE

    def settle(self, s: Toy, out: Out | None) -> int:
        for seat in SEATS_IN[s.alive]:
            if s.said[seat] == MARK:
                s.marks[seat] += 1
                if out:
                    out.only(seat, MARKED_YOU)
        if out:
            out.all(MARKED)
        return GRABBING


class Grab(Race[Toy]):
    number = GRABBING

    def asks(self, s: Toy) -> int:
        return s.alive

    def legal(self, s: Toy, seat: int) -> list[int]:
        return [GRAB, PASS]

    def default(self, s: Toy, seat: int, dice: Dice) -> int:
        return PASS

    def passing(self, s: Toy) -> int:
        return PASS

    def win(self, s: Toy, seat: int, action: int, out: Out | None) -> int:
        s.coins[seat] += 1
        if out:
            out.all(GRABBED, seat)
        return self.settle(s, out)

    def settle(self, s: Toy, out: Out | None) -> int:
        s.turn = SEATS_IN[s.alive][0]
        return COINING


class Coin(Turn[Toy]):
    number = COINING

    def asks(self, s: Toy) -> int:
        return 1 << s.turn

    def legal(self, s: Toy, seat: int) -> list[int]:
        return [SHOW, HIDE] if s.coins[seat] else [HIDE]

    def default(self, s: Toy, seat: int, dice: Dice) -> int:
        return HIDE

    def hear(self, s: Toy, seat: int, action: int, out: Out | None) -> int:
        s.shown[seat] = int(action == SHOW)
        if out:
            out.all(SHOWED if action == SHOW else HID, seat)
        later = [other for other in SEATS_IN[s.alive] if other > seat]
        s.turn = later[0] if later else NOTHING
        return COINING if later else NEXT


class Next(Automatic[Toy]):
    number = NEXT

    def settle(self, s: Toy, out: Out | None) -> int:
        s.round += 1
        return AIMING if s.round < ROUNDS and s.alive & s.alive - 1 else OVER


PHASES: Final[list[Phase[Toy]]] = [Deal(), Aim(), Mark(), Grab(), Coin(), Next()]


class ToyRules(Rules[Toy]):
    """The toy's rules; `open` tables see the dead's cards."""

    game = "toy"
    fewest = 3
    most = 5
    options = [Option("open", "no", "yes")]

    def __init__(self) -> None:
        super().__init__(ORDER, PHASES, VERBS, EVENTS)

    def begin(self, seats: int, options: dict[str, str]) -> Toy:
        s = Toy()
        s.begin(seats, options)
        s.cards = [NOTHING] * seats
        s.bag = list(range(CARDS))
        s.dead = 0
        s.marks = [0] * seats
        s.coins = [0] * seats
        s.shown = [0] * seats
        s.aims = []
        s.round = 0
        s.turn = NOTHING
        return s

    def outcome(self, s: Toy) -> Outcome:
        scores = [(card + 1) << mark for card, mark in zip(s.cards, s.marks, strict=True)]
        best = max([scores[seat] for seat in SEATS_IN[s.alive]], default=0)
        winners = [seat for seat in SEATS_IN[s.alive] if scores[seat] == best]
        return Outcome(winners, scores, "highest")

    def build_view(self, s: Toy, seat: int, common: CommonView) -> View:
        view: View = dict(common)
        view["cards"] = [
            card if is_known(s, owner, seat) else NOTHING for owner, card in enumerate(s.cards)
        ]
        view["marks"] = [
            mark if owner == seat or s.phase == OVER else NOTHING
            for owner, mark in enumerate(s.marks)
        ]
        view["said"] = s.said[seat] if seat < s.seats else NOTHING
        view["dead"] = list(SEATS_IN[s.dead])
        view["coins"] = s.coins[:]
        view["shown"] = s.shown[:]
        view["aims"] = [list(aims) for aims in s.aims]
        view["dealt"] = CARDS - len(s.bag)
        view["round"] = s.round
        view["turn"] = s.turn
        return view

    def guess(self, view: View, dice: Dice) -> Toy:
        s = self.begin(view["seats"], view["options"])
        s.bag = [card for card in range(CARDS) if card not in view["cards"]]
        s.cards = view["cards"][:]
        for seat in range(view["dealt"]):
            if s.cards[seat] == NOTHING:
                s.cards[seat] = dice.pick(s.bag)
                s.bag.remove(s.cards[seat])
        s.coins = view["coins"]
        s.shown = view["shown"]
        s.aims = [tuple(aims) for aims in view["aims"]]
        s.dead = sum([1 << seat for seat in view["dead"]])
        s.round = view["round"]
        s.turn = view["turn"]
        names = [phase.name for phase in self.phases]
        s.phase = OVER if view["phase"] == "over" else names.index(view["phase"])
        for seat in range(s.seats):
            mark = view["marks"][seat]
            s.marks[seat] = dice.below(marks_of(s, seat) + 1) if mark == NOTHING else mark
        s.waiting = sum([1 << seat for seat in view["asked"]])
        if view["you"] < s.seats:
            s.said[view["you"]] = view["said"]
        if s.phase != OVER and not self.phases[s.phase].is_quiet:
            for seat in SEATS_IN[self.phases[s.phase].asks(s) & ~s.waiting]:
                if seat != view["you"]:
                    s.said[seat] = dice.pick(self.phases[s.phase].legal(s, seat))
        return s


def is_known(s: Toy, owner: int, seat: int) -> bool:
    """Tell whether a seat knows the card of another."""
    is_open = s.options["open"] == "yes" and bool(s.dead >> owner & 1)
    return owner == seat or is_open or s.phase == OVER


def marks_of(s: Toy, seat: int) -> int:
    """Return how often a seat can have marked its card by now."""
    done = len(s.aims) - (s.phase == MARKING)
    # A seat nobody aimed at twice lived through that round.
    lived = [aims.count(seat) < 2 and aims[seat] != NOTHING for aims in s.aims[:done]]
    return sum(lived)


def scramble(s: Toy, seat: int, dice: Dice) -> None:
    """Deal the unknown cards anew, mark them anew."""
    owners = [
        owner
        for owner, card in enumerate(s.cards)
        if card != NOTHING and not is_known(s, owner, seat)
    ]
    cards = s.bag + [s.cards[owner] for owner in owners]
    dice.shuffle(cards)
    for owner in owners:
        s.cards[owner] = cards.pop()
    s.bag = sorted(cards)
    for owner in range(s.seats):
        if owner != seat and s.phase != OVER:
            s.marks[owner] = dice.below(marks_of(s, owner) + 1)


def conserved(s: Toy) -> object:
    """Return all cards."""
    return sorted(s.bag + [card for card in s.cards if card != NOTHING])


def hidden(s: Toy, seat: int) -> dict[str, object]:
    """Return the others' cards and marks."""
    found: dict[str, object] = {}
    for owner, card in enumerate(s.cards):
        if card != NOTHING and not is_known(s, owner, seat):
            found[f"card {owner}"] = card
        if owner != seat and s.phase != OVER and marks_of(s, owner):
            found[f"marks {owner}"] = s.marks[owner]
    return found


TOY_SECRETS: Final = Secrets(
    [(3, {"open": "no"}), (4, {"open": "yes"}), (5, {"open": "no"})], scramble, conserved, hidden
)
