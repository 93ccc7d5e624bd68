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

from fistful.bots.belief import GUESSES, Belief
from fistful.bots.payoff import Payoff
from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.bots.tree import Memory, Node, RegretNode, mixed
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.events import Out
from fistful.engine.phase import Phase, Together
from fistful.engine.rules import Rules, View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games.game import Game
from fistful.games.mind import Instinct

#: How many games are played ahead if nobody says.
SIMULATIONS: Final = 300
#: The clock is looked at once in so many simulations.
GLANCE: Final = 8
#: Of a limited time so much is for guessing worlds, at most.
PONDERING: Final = 0.2
#: Luck is drawn from so many numbers.
LUCK: Final = 1 << 48
#: The number of what the searcher knows before anything happens.
HERE: Final = 0

#: Who decided what on the way, where.
Path = list[tuple[int, Node, int]]


class Search:
    """One search: what every seat has learnt so far, and how to learn more.

    All answers of the searcher are tried in the same worlds, against the same players and with the
    same luck, one after the other: so they are told apart soonest.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        legal: list[int],
        dice: Dice,
        guesses: int = GUESSES,
        seconds: float | None = None,
    ) -> None:
        #: When it must be done, if there is a limit.
        self.end = None if seconds is None else monotonic() + seconds
        self.rules = game.rules
        self.foresight = game.foresight
        self.payoff = Payoff(game)
        self.pool = pool_of(game)
        self.view = view
        self.you: int = view["you"]
        self.legal = sorted(legal)
        #: What decides about everything ahead; for each simulation it is thrown anew.
        self.dice = dice
        self.luck = dice.below(LUCK)
        pondering = None if seconds is None else PONDERING * seconds
        self.belief = Belief(game, view, dice, guesses, pondering)
        #: The worlds believed in so far, and who plays in them.
        self.worlds: list[tuple[Any, list[Instinct]]] = []
        self.trees: list[dict[int, Node]] = [{} for _ in range(view["seats"])]
        self.root = self.new_node(phase_named(self.rules, view["phase"]))
        self.trees[self.you][HERE] = self.root
        #: How many games were played ahead, and in how many of them all was made up.
        self.simulations = 0
        self.redrawn = 0
        self.ask_around()

    def ask_around(self) -> None:
        """Let everybody in the pool say what they would do."""
        world, _ = self.world(0)
        for player in self.pool:
            idea = player.choose(world, self.you, self.legal, self.dice)
            if idea in self.legal:
                self.root.note(self.legal, idea, self.dice)
        if not self.root.actions:
            for action in self.legal:
                self.root.place_of(action)

    def world(self, number: int) -> tuple[Any, list[Instinct]]:
        """Return a world believed in and those who play in it."""
        while number >= len(self.worlds):
            s = self.belief.world(self.dice)
            unseal(self.rules, s)
            self.worlds.append((s, self.players(s.seats)))
        return self.worlds[number]

    def players(self, seats: int) -> list[Instinct]:
        """Draw somebody from the pool for every seat."""
        return [self.pool[self.dice.below(len(self.pool))] for _ in range(seats)]

    def simulate(self) -> None:
        """Play one guessed game ahead, and let everybody learn from it."""
        self.simulations += 1
        if self.redrawn < self.foresight.redrawn * self.simulations - 1:
            self.redrawn += 1
            world, _ = self.world(self.redrawn)
            s = self.rules.guess(self.rules.view(world, SPECTATOR), self.dice)
            unseal(self.rules, s)
            self.play(s, self.players(s.seats), NOTHING)
            return
        action = self.root.pick(self.legal, self.dice)
        number = self.root.visits[self.root.place_of(action)]
        world, players = self.world(number)
        before, self.dice = self.dice, QuickDice(self.luck + number)
        self.play(world.clone(), players, action)
        self.dice = before

    def play(self, s: Any, players: list[Instinct], answer: int) -> None:
        """Play a world to its end: first by what the trees know, then by instinct; learn from it.

        `answer` is what the searcher does first, or NOTHING where it is not itself.
        """
        memory = Memory(self.rules, s.seats)
        if answer != NOTHING:
            memory.knows = 1 << self.you
        path = self.descend(s, players, memory, answer)
        play_on(self.rules, s, players, self.dice, self.payoff.prospects)
        paid = self.payoff.shares(s)
        for seat, node, action in path:
            node.learn(action, paid[seat])

    def descend(self, s: Any, players: list[Instinct], memory: Memory, answer: int) -> Path:
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
                    tree = self.trees[seat]
                    key = memory.key(s, seat)
                    action = answer
                    if key != HERE:
                        if key not in tree:
                            tree[key] = self.new_node(here)
                            is_known = False
                        idea = players[seat].choose(s, seat, legal, self.dice)
                        tree[key].note(legal, idea, self.dice)
                        action = tree[key].pick(legal, self.dice)
                    path.append((seat, tree[key], action))
                    memory.does(seat, action)
                    answers.append(action)
                for seat, action in zip(asked, answers, strict=True):
                    rules.play(s, seat, action, out)
            else:
                rules.play(s, NATURE, rules.draw(s, self.dice), out)
            memory.hear(out.events)
        return path

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

    def new_node(self, here: Phase[Any]) -> Node:
        """Return an empty node for a decision of a phase."""
        by_regret = self.foresight.by_regret and (here.is_sealed or here.is_race)
        curiosity = self.foresight.curiosity
        return RegretNode(curiosity) if by_regret else Node(curiosity)


def unseal(rules: Rules[Any], s: Any) -> None:
    """Let everybody decide again whose sealed answer was only guessed: by their own lights."""
    here = rules.phases[s.phase]
    if isinstance(here, Together) and type(here).hear is Together.hear:
        s.waiting = here.asks(s)
        s.said = [NOTHING] * s.seats


def phase_named(rules: Rules[Any], name: str) -> Phase[Any]:
    """Return the phase of a name."""
    return next(here for here in rules.phases if here.name == name)


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
        search = self.search(view, legal, dice.below(LUCK))
        self.explore(search)
        return self.decide(search.root, view["phase"], dice)

    def search(self, view: View, legal: list[int], seed: int) -> Search:
        """Return a search that has not begun to play ahead; its time runs."""
        guesses = min(GUESSES, self.simulations)
        return Search(self.game, view, legal, QuickDice(seed), guesses, self.seconds)

    def decide(self, found: Node, phase: str, dice: Dice) -> int:
        """Return what to play after a search: by lot where others decide at the same time."""
        here = phase_named(self.game.rules, phase)
        if here.is_sealed or here.is_race:
            return mixed(found.actions, found.weights(), dice)
        return found.favourite()

    def explore(self, search: Search) -> None:
        """Let a search run within its budget."""
        end = search.end
        while search.simulations < self.simulations:
            search.simulate()
            if end is not None and search.simulations % GLANCE == 0 and monotonic() > end:
                return
