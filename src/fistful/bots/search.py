"""The searching player: plays many guessed games ahead, everybody in them on what they know.

Multi-observer information-set tree search with simultaneous decisions. Each simulation guesses a
world that looks like the view and draws a player from the pool for every seat. As far as it knows
the way, every seat does what its own tree has learnt; from there on the players drawn play by
instinct. What came out is learnt by all who decided on the way. In some worlds the searcher's own
secrets are others as well, so that those who watch it learn not to know them: that is what makes a
bluff worth its price.
"""

from time import monotonic
from typing import Any, Final

from fistful.bots.pool import pool_of
from fistful.bots.tree import WARM_UP, Memory, Node, RegretNode, mixed
from fistful.bots.worth import Judge
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.events import Out
from fistful.engine.game import Game
from fistful.engine.instinct import Instinct
from fistful.engine.phase import WAIT, Phase
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER

#: How many games are played ahead if nobody says.
SIMULATIONS: Final = 300
#: In so many of them the searcher's own secrets are made up too.
MADE_UP: Final = 0.25
#: The clock is looked at once in so many simulations.
GLANCE: Final = 8


#: Who decided what on the way, where.
Path = list[tuple[int, Node, int]]


class Search:
    """One search: what every seat has learnt so far, and how to learn more."""

    def __init__(self, game: Game, view: View, legal: list[int], dice: Dice) -> None:
        self.rules = game.rules
        self.legal = sorted(legal)
        self.foresight = game.foresight
        self.judge = Judge(game)
        self.pool = pool_of(game)
        self.view = view
        self.you: int = view["you"]
        self.dice = dice
        self.trees: list[dict[int, Node]] = [{} for _ in range(view["seats"])]
        #: How many games were played ahead.
        self.simulations = 0

    def simulate(self) -> None:
        """Play one guessed game ahead, and let everybody learn from it."""
        rules = self.rules
        dice = self.dice
        s = rules.guess(self.view, dice)
        memory = Memory(rules, s.seats)
        memory.knows = 1 << self.you
        if self.simulations and dice.fraction() < MADE_UP:
            s = rules.guess(rules.view(s, SPECTATOR), dice)
            memory.knows = 0
        pool = self.pool
        players = [pool[dice.below(len(pool))] for _ in range(s.seats)]
        path = self.descend(s, players, memory)
        self.play_out(s, players)
        paid = self.judge.shares(s)
        for seat, node, action in path:
            node.learn(action, paid[seat])
        self.simulations += 1

    def descend(self, s: Any, players: list[Instinct], memory: Memory) -> Path:
        """Play by what the trees have learnt until one of them knows no further."""
        rules = self.rules
        path: Path = []
        is_known = True
        while is_known and s.phase != OVER:
            here = rules.phases[s.phase]
            out = Out()
            if s.waiting:
                asked = self.asked(here, s, memory)
                answers: list[int] = []
                for seat in asked:
                    legal = here.legal(s, seat)
                    if len(legal) == 1:
                        answers.append(legal[0])
                        continue
                    idea = players[seat].choose(s, seat, legal, self.dice)
                    key = memory.key(s, seat)
                    if not key:
                        legal, idea = self.legal, self.idea(idea)
                    if key not in self.trees[seat]:
                        self.trees[seat][key] = self.new_node(here, legal)
                        is_known = False
                    node = self.trees[seat][key]
                    action = node.pick(legal, idea, WARM_UP if key else 0, self.dice)
                    path.append((seat, node, action))
                    memory.does(seat, action)
                    answers.append(action)
                for seat, action in zip(asked, answers, strict=True):
                    rules.play(s, seat, action, out)
            else:
                rules.play(s, NATURE, here.draw(s, self.dice), out)
            memory.hear(out.events)
        return path

    def idea(self, idea: int) -> int:
        """Return an instinct's idea for the searcher's own decision, if it is among its answers."""
        return idea if idea in self.legal else self.dice.pick(self.legal)

    def asked(self, here: Phase[Any], s: Any, memory: Memory) -> tuple[int, ...]:
        """Return who answers now: all who are asked under seal, or one.

        Who is quickest in a race is chance; only the searcher's own answer is always in time.
        """
        asked: tuple[int, ...] = SEATS_IN[s.waiting]
        if here.is_sealed:
            return asked
        if here.is_race and not (self.you in asked and memory.is_fresh(self.you)):
            return (asked[self.dice.below(len(asked))],)
        return (self.you,) if self.you in asked else (asked[0],)

    def new_node(self, here: Phase[Any], legal: list[int]) -> Node:
        """Return an empty node for a decision of a phase."""
        if self.foresight.by_regret and (here.is_sealed or here.is_race):
            return RegretNode(legal)
        return Node(legal)

    def play_out(self, s: Any, players: list[Instinct]) -> None:
        """Let the players go on by instinct, to the end or the horizon."""
        rules = self.rules
        phases = rules.phases
        dice = self.dice
        left = self.foresight.horizon
        while s.phase != OVER and left:
            here = phases[s.phase]
            if s.waiting:
                asked = SEATS_IN[s.waiting]
                seat = asked[dice.below(len(asked))] if here.is_race else asked[0]
                legal = here.legal(s, seat)
                action = legal[0] if len(legal) == 1 else players[seat].choose(s, seat, legal, dice)
            else:
                seat = NATURE
                action = here.draw(s, dice)
            following = here.hear(s, seat, action, None)
            if following != WAIT:
                rules.enter(s, following, None)
            left -= 1

    def root(self) -> Node:
        """Return what the searcher learnt about the decision it has to make."""
        return self.trees[self.you][0]


class SearchBot:
    """Searches for so many simulations, or so many seconds if that is less."""

    def __init__(
        self, game: Game, simulations: int = SIMULATIONS, seconds: float | None = None
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        search = Search(self.game, view, legal, QuickDice(dice.below(1 << 48)))
        self.explore(search)
        root = search.root()
        if self.is_secret(view["phase"]):
            return mixed(root.actions, root.weights(), dice)
        best = max(range(len(root.actions)), key=lambda place: (root.visits[place], -place))
        return root.actions[best]

    def explore(self, search: Search) -> None:
        """Let a search run within its budget."""
        end = None if self.seconds is None else monotonic() + self.seconds
        while search.simulations < self.simulations:
            search.simulate()
            if end is not None and search.simulations % GLANCE == 0 and monotonic() > end:
                return

    def is_secret(self, phase: str) -> bool:
        """Tell whether others decide at the same time, not knowing what we do."""
        here = next(here for here in self.game.rules.phases if here.name == phase)
        return here.is_sealed or here.is_race
