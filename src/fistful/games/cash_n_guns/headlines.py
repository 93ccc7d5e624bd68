"""What a game of Cash 'n Guns is remembered by: bluffs, bullets, nerve and money."""

from fistful.engine.events import Event
from fistful.engine.seats import SEATS_IN
from fistful.games.cash_n_guns.cards import CLICK
from fistful.games.cash_n_guns.events import (
    AIMED,
    KILLED,
    LOADED_GUN_YOU,
    LOOT_UP,
    REVEALED,
    ROUND,
    SPLIT_LOOT,
    STAYED,
    WITHDREW,
    WITHDREW_FLASHING,
    WOUNDED,
)
from fistful.games.headlines import Course, Headline

Found = list[Headline]


class Round:
    """One round, as everybody learns it in the end."""

    def __init__(self) -> None:
        self.loot = 0
        self.share = 0
        self.bullets: dict[int, int] = {}
        self.aims: dict[int, int] = {}
        #: At which moment a seat withdrew, stayed, was wounded.
        self.withdrew: dict[int, int] = {}
        self.stayed: dict[int, int] = {}
        self.wounded: dict[int, int] = {}
        #: What the dead had.
        self.lost: dict[int, int] = {}
        self.shots: list[tuple[int, int]] = []

    def hear(self, at: int, event: Event) -> None:
        """Note what happened at a moment."""
        code, things = event.code, event.things
        if code == LOOT_UP:
            self.loot = things[0]
        elif code == LOADED_GUN_YOU:
            self.bullets[SEATS_IN[event.audience][0]] = things[0]
        elif code == AIMED:
            self.aims[things[0]] = things[1]
        elif code in (WITHDREW, WITHDREW_FLASHING):
            self.withdrew[things[0]] = at
        elif code == STAYED:
            self.stayed.update(dict.fromkeys(things, at))
        elif code == REVEALED and things[1] != CLICK:
            self.shots.append((things[0], things[2]))
        elif code == WOUNDED:
            self.wounded[things[0]] = at
        elif code == KILLED:
            self.lost[things[0]] = things[1]
        elif code == SPLIT_LOOT:
            self.share = things[0]


def headlines(course: Course) -> Found:
    """Return what is worth telling, the best words first."""
    rounds = told_by_round(course)
    found: Found = []
    for tell in (bluffs, betrayals, bullets, nerves, hauls, flights):
        found += tell(rounds)
    return found


def told_by_round(course: Course) -> list[Round]:
    rounds: list[Round] = []
    for at, (_, event) in enumerate(course.moments):
        if event.code == ROUND:
            rounds.append(Round())
        if rounds:
            rounds[-1].hear(at, event)
    return rounds


def bluffs(rounds: list[Round]) -> Found:
    """A Click that chased somebody from the table: worth what lay on it, and twice that to whoever
    stayed for it."""
    return [
        Headline(
            "bluff",
            one.withdrew[target],
            one.loot * (1 + (seat in one.stayed)),
            (seat, target),
            one.loot,
        )
        for one in rounds
        for seat, target in one.aims.items()
        if target in one.withdrew and one.bullets.get(seat) == CLICK
    ]


def betrayals(rounds: list[Round]) -> Found:
    """A bullet for somebody who had never aimed at the one who fired it: the later, the colder."""
    found: Found = []
    enemies: set[tuple[int, int]] = set()
    for number, one in enumerate(rounds, 1):
        enemies |= set(one.aims.items())
        found += [
            Headline("betrayal", one.wounded[target], number, (seat, target), number)
            for seat, target in one.shots
            if target in one.wounded and (target, seat) not in enemies
        ]
    return found


def bullets(rounds: list[Round]) -> Found:
    """A bullet that cost its target the share of the round, or all it had."""
    return [
        Headline("bullet", one.wounded[target], cost, (seat, target), cost)
        for one in rounds
        for seat, target in one.shots
        if target in one.wounded and (cost := one.lost.get(target, one.share))
    ]


def nerves(rounds: list[Round]) -> Found:
    """Somebody who looked into many guns, stayed, and was not even scratched."""
    found: Found = []
    for one in rounds:
        for seat, at in one.stayed.items():
            guns = list(one.aims.values()).count(seat)
            if guns and seat not in one.wounded:
                found.append(Headline("nerve", at, guns, (seat,), guns))
    return found


def hauls(rounds: list[Round]) -> Found:
    """The most anybody took out of one round."""
    return [
        Headline("haul", max(one.stayed.values()), one.share, standing, one.share)
        for one in rounds
        if (standing := tuple([seat for seat in one.stayed if seat not in one.wounded]))
        and one.share
    ]


def flights(rounds: list[Round]) -> Found:
    """Whoever ran before a gun that would have fired."""
    return [
        Headline("flight", one.withdrew[target], one.bullets[seat], (target, seat))
        for one in rounds
        for seat, target in one.aims.items()
        if target in one.withdrew and one.bullets.get(seat, CLICK) != CLICK
    ]
