"""The course of a game: clones, orders of answers, refusals, legal lists, the end."""

from copy import copy
from functools import partial
from itertools import pairwise
from typing import Any

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import drive, playout
from fistful.engine.errors import FistfulError
from fistful.engine.events import Out
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Race, Together
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.testing.plain import canonical, digest
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import MOST_ACTIONS, moves


def phase_name(rules: Rules[Any], s: State) -> str:
    """Return the name of the phase, for messages."""
    return "over" if s.phase == OVER else rules.phases[s.phase].name


def cloning(table: Table, games: int, dice: Dice) -> int:
    """Play on clones at every step; return how many. Raises Fault if a parent or clone changes."""
    clones = 0
    for _ in range(games):
        s = table.start()
        for seat, action in moves(table, s, dice):
            before = digest(s)
            clone, kept = s.clone(), s.clone()
            if digest(clone) != before:
                raise Fault(f"{table}: a clone differs in phase {phase_name(table.rules, s)}")
            playout(table.rules, clone, dice)
            if digest(s) != before:
                raise Fault(f"{table}: playing on a clone changed its parent, from {action}")
            table.rules.play(s, seat, action, None)
            if digest(kept) != before:
                raise Fault(f"{table}: playing on changed a clone, from {action}")
            clones += 1
    return clones


def anything(rules: Rules[Any], dice: Dice, s: Any, seat: int) -> int:
    """Return any legal action."""
    return dice.pick(rules.legal(s, seat))


def driving(table: Table, games: int, seed: int) -> int:
    """Play games at random in both loops of the driver; return how many actions that took.

    Raises Fault if the tight loop does not play the same game.
    """
    rules = table.rules
    actions = 0
    for number in range(games):
        dice = QuickDice(seed + number)
        one, other = table.start(), table.start()
        played = drive(rules, one, partial(anything, rules, dice), dice)
        if playout(rules, other, QuickDice(seed + number)) != played:
            raise Fault(f"{table}: the loops differ in length, seed {seed + number}")
        if digest(one) != digest(other):
            raise Fault(f"{table}: the loops end in different positions, seed {seed + number}")
        actions += played
    return actions


def commuting(table: Table, games: int, dice: Dice) -> int:
    """Give sealed answers in other orders; return how many sets. Raises Fault at a difference."""
    sets = 0
    for _ in range(games):
        s = table.start()
        for seat, action in moves(table, s, dice):
            asked = list(SEATS_IN[s.waiting])
            phase = table.rules.phases[s.phase]
            if len(asked) > 1 and isinstance(phase, Together | Race):
                answers = {other: answer(table, s, other, dice) for other in asked}
                one = settled(table, s, asked, answers)
                dice.shuffle(asked)
                if settled(table, s, asked, answers) != one:
                    raise Fault(f"{table}: in {phase.name} the order of {answers} matters")
                sets += 1
            table.rules.play(s, seat, action, None)
    return sets


def answer(table: Table, s: State, seat: int, dice: Dice) -> int:
    """Return any answer that is under seal: in a race only a pass is."""
    phase = table.rules.phases[s.phase]
    return phase.passing(s) if isinstance(phase, Race) else dice.pick(phase.legal(s, seat))


def settled(
    table: Table, s: State, order: list[int], answers: dict[int, int]
) -> tuple[bytes, list[object]]:
    """Answer in an order; return the position and what each viewer heard, in any order."""
    after = s.clone()
    out = Out()
    for seat in order:
        table.rules.play(after, seat, answers[seat], out)
    events = [
        sorted([canonical(table.rules.events.plain(e)) for e in out.events if e.is_for(viewer)])
        for viewer in table.viewers
    ]
    return digest(after), list(events)


def refusing(table: Table, games: int, dice: Dice) -> int:
    """Try what is not allowed; return how often. Raises Fault if it is, or changes anything.

    Looking changes nothing either: views, lists and guesses are asked for at every step.
    """
    refused = 0
    actions = len(table.rules.verbs.verb_of)
    for _ in range(games):
        s = table.start()
        for seat, action in moves(table, s, dice):
            refused += try_everybody(table, s, dice.below(actions))
            table.rules.play(s, seat, action, None)
        refused += try_everybody(table, s, dice.below(actions))
    return refused


def try_everybody(table: Table, s: State, action: int) -> int:
    """Let everybody try an action, and what is others' to do; return how many were refused."""
    rules = table.rules
    before = digest(s)
    movers = (SEATS_IN[s.waiting] or (NATURE,)) if s.phase != OVER else ()
    owed = [rules.legal(s, mover)[0] for mover in movers]
    refused = 0
    for seat in (*table.viewers, NATURE):
        for tried in (action, *owed):
            try:
                rules.check(s, seat, tried)
            except FistfulError:
                refused += 1
                continue
            if seat not in movers or tried not in rules.legal(s, seat):
                raise Fault(f"{table}: {tried} of seat {seat} is allowed and not legal")
        if seat != NATURE:
            rules.view(s, seat)
            rules.asked(s, seat)
    if digest(s) != before:
        raise Fault(f"{table}: a refusal changed the game in {phase_name(rules, s)}")
    return refused


def coursing(table: Table, games: int, dice: Dice) -> int:
    """Check every step of games; return the number of steps. Raises Fault."""
    steps = 0
    for _ in range(games):
        s = table.start()
        constant = repr(table.secrets.conserved(s))
        for seat, action in moves(table, s, dice):
            check_lists(table, s, seat, action, dice)
            step_on(table, s, seat, action, constant)
            steps += 1
        check_end(table, s)
    return steps


def check_lists(table: Table, s: State, seat: int, action: int, dice: Dice) -> None:
    """Legal lists hold what can be done, once each; the clock's and nature's moves are in them."""
    rules = table.rules
    phase = rules.phases[s.phase]
    if phase.is_nature != (s.waiting == 0):
        raise Fault(f"{table}: {phase.name} waits for {s.waiting:b}")
    if s.waiting & ~phase.asks(s):
        raise Fault(f"{table}: {phase.name} waits for seats it does not ask")
    for mover in SEATS_IN[s.waiting] or (NATURE,):
        legal = rules.legal(s, mover)
        if not legal or len(set(legal)) != len(legal):
            raise Fault(f"{table}: {phase.name} lets seat {mover} do {legal}")
        if [a for a in legal if not 0 <= a < len(rules.verbs.verb_of)]:
            raise Fault(f"{table}: {phase.name} knows no such action: {legal}")
        if [a for a in legal if rules.verbs.verb_of[a].is_nature != (mover == NATURE)]:
            raise Fault(f"{table}: in {phase.name} nature's verbs and seats' are mixed: {legal}")
        forced = rules.draw(s, dice) if mover == NATURE else rules.default(s, mover, dice)
        if forced not in legal:
            raise Fault(f"{table}: in {phase.name} {forced} of seat {mover} is not legal")
    if action not in rules.legal(s, seat):
        raise Fault(f"{table}: in {phase.name} seat {seat} chose {action}, which is not legal")


class Entered(list[Any]):
    """A list of phases that writes down which of them are looked up."""

    def __init__(self, phases: list[Any]) -> None:
        super().__init__(phases)
        self.names: list[str] = []

    def __getitem__(self, key: Any) -> Any:
        phase = super().__getitem__(key)
        self.names.append(phase.name)
        return phase


def step_on(table: Table, s: State, seat: int, action: int, constant: str) -> None:
    """Play an action; what is conserved stays, and each phase is one the last leads to."""
    rules = copy(table.rules)
    entered = Entered(rules.phases)
    rules.phases = entered
    rules.play(s, seat, action, None)
    names = entered.names + (["over"] if s.phase == OVER else [])
    leads_to = dict(zip(rules.order.names, rules.order.ways, strict=True))
    for here, following in pairwise(names):
        if following not in leads_to[here]:
            raise Fault(f"{table}: {here} leads to {following}, not only to {leads_to[here]}")
    if repr(table.secrets.conserved(s)) != constant:
        raise Fault(f"{table}: {names} does not conserve: {table.secrets.conserved(s)}")


def check_end(table: Table, s: State) -> None:
    """A finished game waits for nobody and says who has won."""
    outcome: Outcome = table.rules.outcome(s)
    if s.waiting or len(outcome.scores) != table.seats:
        raise Fault(f"{table}: an end with {s.waiting:b} waiting and scores {outcome.scores}")
    if outcome.winners != sorted(set(outcome.winners) & set(range(table.seats))):
        raise Fault(f"{table}: the winners are {outcome.winners}")


def ending(table: Table, games: int, dice: Dice) -> int:
    """Play games in which seats fall silent or leave for good; return the longest's actions."""
    longest = 0
    for _ in range(games):
        s = table.start()
        constant = repr(table.secrets.conserved(s))
        # From this action on, the clock answers for a seat: at once, later, or hardly ever.
        leaves_at = [dice.below(3) * dice.below(100) for _ in range(table.seats)]
        for number in range(MOST_ACTIONS + 1):
            if s.phase == OVER:
                break
            seat = dice.pick(list(SEATS_IN[s.waiting]) or [NATURE])
            if seat == NATURE:
                action = table.rules.draw(s, dice)
            elif number >= leaves_at[seat] or dice.below(8) == 0:
                action = table.rules.default(s, seat, dice)
            else:
                action = dice.pick(table.rules.legal(s, seat))
            table.rules.play(s, seat, action, None)
            if repr(table.secrets.conserved(s)) != constant:
                raise Fault(f"{table}: {action} of seat {seat} does not conserve")
            longest = max(longest, number + 1)
        else:
            raise Fault(f"{table}: no end after {MOST_ACTIONS} actions")
        check_end(table, s)
    return longest
