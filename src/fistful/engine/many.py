"""Many games side by side: all their questions at once, all answers at once.

For training loops. What is asked comes as flat lists of ints that turn into arrays cheaply; the
loops over games are here, where they can be compiled.
"""

from fistful.engine.dice import Dice
from fistful.engine.driver import draw_on, whose
from fistful.engine.rules import Rules
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import OVER, State


class Many:
    """Games at tables of one kind. A game that ends begins anew at once.

    After each `ask` the questions stand in `games`, `seats`, `legal` and `ends`: question *q* is
    put to seat `seats[q]` of game `games[q]`, which may play `legal[ends[q - 1]:ends[q]]`. All
    seats that owe a sealed answer are asked together; of others, one.
    """

    def __init__(
        self, rules: Rules[State], seats: int, options: dict[str, str], count: int, dice: Dice
    ) -> None:
        self.rules = rules
        self.dice = dice
        self.fresh = rules.start(seats, options)
        self.states: list[State] = [self.fresh.clone() for _ in range(count)]
        self.games: list[int] = []
        self.seats: list[int] = []
        self.legal: list[int] = []
        self.ends: list[int] = []
        #: Actions played so far, nature's included, and games finished.
        self.actions = 0
        self.finished = 0
        #: The games that ended with the last answers, and the final positions of these.
        self.over: list[int] = []
        self.ended: list[State] = []
        for s in self.states:
            self.actions += draw_on(rules, s, dice)

    def ask(self) -> None:
        """Collect what all games ask now."""
        phases = self.rules.phases
        games: list[int] = []
        seats: list[int] = []
        legal: list[int] = []
        ends: list[int] = []
        for game, s in enumerate(self.states):
            here = phases[s.phase]
            asked = (whose(self.rules, s, self.dice),) if here.is_race else SEATS_IN[s.waiting]
            for seat in asked:
                games.append(game)
                seats.append(seat)
                legal += here.legal(s, seat)
                ends.append(len(legal))
        self.games = games
        self.seats = seats
        self.legal = legal
        self.ends = ends

    def answer(self, answers: list[int]) -> None:
        """Play one legal action for each question, in their order."""
        rules, games, seats = self.rules, self.games, self.seats
        self.over = []
        self.ended = []
        count = len(answers)
        place = 0
        while place < count:
            game = games[place]
            s = self.states[game]
            is_closed = False
            while place < count and games[place] == game:
                if not is_closed:
                    is_closed = rules.play(s, seats[place], answers[place], None)
                    self.actions += 1
                place += 1
            self.actions += draw_on(rules, s, self.dice)
            if s.phase == OVER:
                self.over.append(game)
                self.ended.append(s)
                again = self.fresh.clone()
                self.actions += draw_on(rules, again, self.dice)
                self.states[game] = again
        self.finished += len(self.over)
