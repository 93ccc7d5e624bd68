"""Noninterference (R1): no byte a seat gets depends on what it may not know.

A position is compared with its twins, worlds the viewer cannot tell from it: guessed ones, and
scrambled ones made by the table of secrets, which knows nothing of views.
"""

import json
from dataclasses import dataclass
from itertools import islice

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import FistfulError
from fistful.engine.events import Out
from fistful.engine.phase import Race, Together
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.testing.plain import canonical, heard
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import moves, positions


@dataclass
class Looked:
    """How much was looked at."""

    states: int = 0
    comparisons: int = 0
    #: Pairs of moves after which a viewer saw the same, so that it had to hear the same.
    echoes: int = 0


@dataclass(frozen=True)
class Viewer:
    """Somebody at a table, with what it tries: actions that may or may not be allowed."""

    table: Table
    seat: int
    attempts: list[int]
    #: For the clock's dice, the same in every world.
    seed: int

    def gets(self, s: State, in_order: bool) -> bytes:
        """Return all a viewer can get out of a position: view, vector, lists, errors, the clock's
        move.

        In a guessed world a legal list may be in another order: that may be the order in which the
        seat itself came by its cards, which is its own business and in no view.
        """
        rules, writer = self.table.rules, self.table.writer
        is_asked = self.seat < s.seats and s.waiting >> self.seat & 1
        legal = rules.legal(s, self.seat) if is_asked else []
        return canonical(
            {
                "view": rules.view(s, self.seat),
                "vector": writer.write(s, self.seat).hex() if writer else None,
                "asked": rules.asked(s, self.seat),
                "legal": legal if in_order else sorted(legal),
                "clock": rules.default(s, self.seat, QuickDice(self.seed)) if is_asked else None,
                "errors": [self.error(s, action) for action in self.attempts],
            }
        )

    def sees(self, s: State) -> bytes:
        """Return the view alone."""
        return canonical(
            [self.table.rules.view(s, self.seat), self.table.rules.asked(s, self.seat)]
        )

    def error(self, s: State, action: int) -> object:
        """Return what a viewer is told who tries an action; None if it may."""
        try:
            self.table.rules.check(s, self.seat, action)
        except FistfulError as error:
            return [type(error).__name__, error.code, error.params, str(error)]
        return None


def noninterference(table: Table, states: int, twins: int, dice: Dice, looked: Looked) -> None:
    """Look at positions of mixed games from every seat; raise Fault at the first difference."""
    for s in islice(positions(table, dice), states):
        looked.states += 1
        for seat in table.viewers:
            viewer = Viewer(table, seat, attempts(table, s, seat, dice), dice.below(1 << 30))
            look(viewer, s, twins, dice, looked)


def attempts(table: Table, s: State, seat: int, dice: Dice) -> list[int]:
    """Return actions a nosy seat would try: any, and those that are others' to take."""
    rules = table.rules
    tried = [dice.below(len(rules.verbs.verb_of)) for _ in range(3)]
    if s.phase != OVER:
        for other in SEATS_IN[s.waiting] or (NATURE,):
            if other != seat:
                tried.append(dice.pick(rules.legal(s, other)))
    return tried


def look(viewer: Viewer, s: State, twins: int, dice: Dice, looked: Looked) -> None:
    """Compare what a viewer gets in a position and in its twins."""
    table = viewer.table
    view = table.rules.view(s, viewer.seat)
    wire = canonical(view)
    if json.loads(wire) != view:
        raise Fault(f"{table}: the view of seat {viewer.seat} is no plain data")
    truth = viewer.gets(s, True)
    try:
        guessed = [table.rules.guess(json.loads(wire), dice) for _ in range(twins)]
    except Exception as error:
        raise Fault(f"{table}: no world can be guessed from {wire!r}") from error
    scrambled = [table.scrambled(s, viewer.seat, dice) for _ in range(twins)]
    for world in scrambled:
        compare(viewer, truth, viewer.gets(world, True), "scrambled")
    any_order = viewer.gets(s, False)
    for world in guessed:
        compare(viewer, any_order, viewer.gets(world, False), "guessed")
    looked.comparisons += 2 * twins
    if s.phase != OVER:
        listen(viewer, [s, guessed[0], scrambled[0]], dice, looked)
    # What the rules were asked in between must not matter: they keep no memory of their own.
    meddle(table, s.clone(), dice)
    compare(viewer, truth, viewer.gets(s, True), "later")


def meddle(table: Table, s: State, dice: Dice) -> None:
    """Play a few moves on a position nobody needs any more."""
    for seat, action in islice(moves(table, s, dice), 3):
        table.rules.play(s, seat, action, None)


def compare(viewer: Viewer, truth: bytes, other: bytes, kind: str) -> None:
    """Raise Fault if a viewer got something else in another world, naming the first part."""
    if truth == other:
        return
    one, two = json.loads(truth), json.loads(other)
    parts = [f"{part}: {one[part]} / {two[part]}" for part in one if one[part] != two[part]]
    if one["view"] != two["view"]:
        parts = [
            f"view[{key!r}]: {one['view'].get(key)} / {two['view'].get(key)}"
            for key in {**one["view"], **two["view"]}
            if one["view"].get(key) != two["view"].get(key)
        ]
    phase = one["view"]["phase"]
    raise Fault(
        f"{viewer.table}: in phase {phase} seat {viewer.seat} can tell the true world from a "
        f"{kind} one by {parts or 'the order of keys'}"
    )


def listen(viewer: Viewer, worlds: list[State], dice: Dice, looked: Looked) -> None:
    """Let one seat move in several worlds, in several ways, and compare what the viewer hears.

    Whatever a viewer hears it must see afterwards (views have perfect recall), so wherever it sees
    the same it must have heard the same. A sealed answer that is not the last changes nothing but
    who has answered; in a quiet phase not even that.
    """
    rules = viewer.table.rules
    phase = rules.phases[worlds[0].phase]
    mover = dice.pick(list(SEATS_IN[worlds[0].waiting]) or [NATURE])
    before = viewer.sees(worlds[0])
    echoes: dict[tuple[int, bytes], bytes] = {}
    sealed: set[tuple[bytes, bytes]] = {(before, b"[]")} if phase.is_quiet else set()
    for world, action in ways(viewer, worlds, mover, dice):
        is_sealed = (
            mover != viewer.seat
            and bool(world.waiting & ~(1 << mover) if mover != NATURE else 0)
            and (
                isinstance(phase, Together)
                or (isinstance(phase, Race) and action == phase.passing(world))
            )
        )
        after = world.clone()
        out = Out()
        rules.play(after, mover, action, out)
        sees, hears = viewer.sees(after), heard(rules, out, viewer.seat)
        own = action if mover == viewer.seat else NATURE
        if (own, sees) in echoes:
            looked.echoes += 1
        if echoes.setdefault((own, sees), hears) != hears:
            raise Fault(
                f"{viewer.table}: after seat {mover} moved in phase {phase.name} seat "
                f"{viewer.seat} sees the same and heard {echoes[own, sees]!r} or {hears!r}: a "
                "leak, or something its view ought to remember"
            )
        if is_sealed:
            sealed.add((sees, hears))
    if len(sealed) > 1:
        raise Fault(
            f"{viewer.table}: seat {viewer.seat} learns about the sealed answer of seat {mover} "
            f"in phase {phase.name}: {sorted(sealed)[:2]!r}"
        )


def ways(viewer: Viewer, worlds: list[State], mover: int, dice: Dice) -> list[tuple[State, int]]:
    """Return what a seat may do in several worlds: much alike, so that it may look the same."""
    rules = viewer.table.rules
    first = dice.pick(rules.legal(worlds[0], mover))
    found: list[tuple[State, int]] = [(worlds[0], first)]
    for world in worlds:
        # Where who has answered is hidden, the seat may have done so in another world.
        if mover != NATURE and not world.waiting >> mover & 1:
            continue
        legal = rules.legal(world, mover)
        if mover == viewer.seat:
            found += [(world, action) for action in legal if action == first]
            continue
        alike = [
            action for action in legal if rules.verbs.verb_of[action] is rules.verbs.verb_of[first]
        ]
        found += [(world, dice.pick(alike or legal)) for _ in range(2)]
        phase = rules.phases[world.phase]
        # In a race passing is the answer under seal, so that one is always tried.
        any_other = phase.passing(world) if isinstance(phase, Race) else dice.pick(legal)
        found.append((world, any_other))
    return found
