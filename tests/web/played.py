"""Scenes for the client's own tests: `python -m tests.web.played GAME` writes them as JSON.

The client retells rules while a scene is played: old view, event by event. Its tests hold that
against scenes of games in which every answer is any legal one, and the clock speaks now and then.
All tables of a game's secrets are played; of what happens often, some is kept.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import is_natures, whose
from fistful.engine.events import Event, Out
from fistful.engine.rules import Rules, View
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.table.show import find_speed, make_scene
from tests.secrets import find_secrets

#: One answer in so many is the clock's.
LATE: Final = 12
#: How often each table is played.
GAMES: Final = 40
#: In how many scenes each event is kept, live and replayed, for a seat and for whoever watches.
ENOUGH: Final = 12

NORMAL: Final = find_speed("normal")
Told = list[dict[str, object]]


class Scene(msgspec.Struct):
    """What a seat (15: whoever watches) is told together, and its views before and after.

    At a table nature's moves are told with the answer before them; a replay tells every action by
    itself. `heard` is all that was told before. `is_held`: screens show the view before it until it
    is over.
    """

    table: str
    is_replay: bool
    before: View
    events: Told
    after: View
    heard: Told
    is_held: bool


class Playing:
    """One game being played, as somebody hears it."""

    def __init__(self, name: str, seats: int, options: dict[str, str], number: int) -> None:
        self.game = find_game(name)
        self.rules: Rules[Any] = self.game.rules
        self.dice: Dice = QuickDice(number)
        self.table = f"{seats} {options} game {number}"
        self.state = self.rules.start(seats, options)
        self.is_replay = number % 2 == 1
        self.you = SPECTATOR if number % 4 > 1 else self.dice.below(seats)
        self.heard: Told = []

    def scenes(self, kept: Counter[str]) -> Iterator[Scene]:
        """Play to the end; yield the scenes with something that was not heard often enough."""
        while self.state.phase != OVER:
            before = self.state.clone()
            happened = self.play()
            events = self.told(happened)
            words = {f"{one['event']} {self.is_replay} {self.you == SPECTATOR}" for one in events}
            if any(kept[word] < ENOUGH for word in words):
                kept.update(words)
                yield self.scene(before, events, self.is_held(happened))
            self.heard += events

    def scene(self, before: Any, events: Told, is_held: bool) -> Scene:
        seen, after = [self.rules.view(state, self.you) for state in (before, self.state)]
        return Scene(self.table, self.is_replay, seen, events, after, self.heard[:], is_held)

    def is_held(self, happened: list[Event]) -> bool:
        """Tell whether the view before a scene stays to its end."""
        acts = make_scene(self.game, happened, NORMAL, 0.0, 0.0).acts(self.you)
        return bool(acts) and acts[-1].holds

    def play(self) -> list[Event]:
        """Play on until something is told, or could be."""
        out = Out()
        is_closed = self.step(out)
        while not self.is_replay and not (is_closed and not is_natures(self.state)):
            is_closed = self.step(out)
        return out.events

    def step(self, out: Out) -> bool:
        """Take one action; tell whether it closed its question."""
        rules, s, dice = self.rules, self.state, self.dice
        if is_natures(s):
            return rules.play(s, NATURE, rules.draw(s, dice), out)
        seat = whose(rules, s, dice)
        is_late = dice.below(LATE) == 0
        action = rules.default(s, seat, dice) if is_late else dice.pick(rules.legal(s, seat))
        return rules.play(s, seat, action, out)

    def told(self, events: list[Event]) -> Told:
        return [self.rules.events.plain(event) for event in events if event.is_for(self.you)]


def scenes(name: str) -> Iterator[Scene]:
    """Play a game at all its tables; yield scenes with all that can happen."""
    kept: Counter[str] = Counter()
    for number in range(GAMES):
        for place, (seats, options) in enumerate(find_secrets(name).tables):
            yield from Playing(name, seats, options, number + GAMES * place).scenes(kept)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(scenes(sys.argv[1]))))
