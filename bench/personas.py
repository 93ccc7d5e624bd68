"""Are the characters equally strong, and can they be told apart? The figures of `docs/bots.md`.

    python bench/personas.py GAME [--games 1500] [--players N] [--options ...]

Characters meet at mixed tables, drawn by lot. Their shares of the victories are counted, in a game
of sides by side. A simple classifier (naive Bayes) then looks at what a seat did, learns from half
of the games and names the character in the other half: from one game, and from five of a character.
It counts decisions by phase, verb and things, whether the seat had been named by others since it
last decided, and of a seat named whether it had named this one before and how well it stands.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log
from typing import Any, Final

from fistful.bots.rollout import play_on
from fistful.bots.rules import instinct_of
from fistful.engine.dice import Dice
from fistful.engine.options import parse_options, read_options
from fistful.engine.words import SEAT
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.lab.play import stream
from fistful.lab.stats import wilson
from ladder import PLAYERS

#: From how many games of one character it is named.
FROM: Final = (1, 5)
#: What a character was never seen to do counts as done half a time.
SMOOTH: Final = 0.5

#: What a seat did in a game, counted by what it looks like.
Conduct = Counter[tuple[object, ...]]


class Observer:
    """Counts what everybody at one table does."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.conduct: list[Conduct] = [Counter() for _ in range(seats)]
        #: Who has named whom in the game, and how often each was named since it last decided.
        self.named: set[tuple[int, int]] = set()
        self.threats = [0] * seats

    def note(self, s: Any, seat: int, action: int) -> None:
        """Count a decision."""
        verbs = self.game.rules.verbs
        verb = verbs.verb_of[action]
        things = verbs.things(action)
        whom = [number for name, number in things.items() if verb.things[name] is SEAT]
        what = tuple([n for name, n in things.items() if verb.things[name] is not SEAT])
        here = (s.phase, verb.word, min(self.threats[seat], 2))
        self.threats[seat] = 0
        conduct = self.conduct[seat]
        conduct[here] += 1
        conduct[(*here[:2], *what, "things")] += 1
        for other in whom:
            conduct[(*here[:2], (other, seat) in self.named, "named")] += 1
            conduct[(*here[:2], self.rank(s, other, seat), "rank")] += 1
            self.named.add((seat, other))
            self.threats[other] += 1

    def rank(self, s: Any, other: int, seat: int) -> int:
        """Return how many of the rest stand better than a seat that was named."""
        evaluate = self.game.evaluate
        assert evaluate is not None
        values = [evaluate(s, one) for one in range(s.seats) if one != seat]
        return sum([value > evaluate(s, other) for value in values])


class Seated:
    """A character at a table, observed."""

    def __init__(self, instinct: Instinct, observer: Observer) -> None:
        self.instinct = instinct
        self.observer = observer

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        action = self.instinct.choose(s, seat, legal, dice)
        self.observer.note(s, seat, action)
        return action


def seen(conducts: Sequence[Conduct]) -> Conduct:
    """Return several games' conduct as one."""
    whole: Conduct = Counter()
    for conduct in conducts:
        whole.update(conduct)
    return whole


def named_rightly(found: dict[str, list[Conduct]], games: int) -> tuple[int, int]:
    """Learn from half of what was seen; return how many are named rightly, of how many."""
    models = {name: seen(conducts[::2]) for name, conducts in found.items()}
    words = set(seen(list(models.values())))
    chances = {
        name: {
            word: log((model[word] + SMOOTH) / (model.total() + SMOOTH * len(words)))
            for word in words
        }
        for name, model in models.items()
    }
    right = tried = 0
    for name, conducts in found.items():
        rest = conducts[1::2]
        for first in range(0, len(rest) - games + 1, games):
            conduct = seen(rest[first : first + games])
            scores = {
                one: sum([count * of[word] for word, count in conduct.items() if word in of])
                for one, of in chances.items()
            }
            right += max(scores, key=lambda one: scores[one]) == name
            tried += 1
    return right, tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--players", type=int)
    parser.add_argument("--options", default="")
    given = parser.parse_args()
    game = find_game(given.game)
    rules = game.rules
    options = parse_options(rules.options, read_options(given.options))
    players = given.players or PLAYERS.get(given.game, rules.most)
    names = list(game.personas)
    instincts = [instinct_of(game, habits) for habits in game.personas.values()]
    found: dict[str, list[Conduct]] = {name: [] for name in names}
    wins: defaultdict[tuple[str, str], float] = defaultdict(float)
    played: Counter[tuple[str, str]] = Counter()
    insight = game.insight
    sides = insight.sides if insight else ()
    for number in range(given.games):
        dice = stream("personas", number)
        who = [dice.below(len(names)) for _ in range(players)]
        observer = Observer(game, players)
        s = rules.start(players, options)
        play_on(rules, s, [Seated(instincts[one], observer) for one in who], dice)
        outcome = rules.outcome(s)
        for seat, one in enumerate(who):
            side = sides[insight.side(s, seat)] if sides and insight and insight.side else ""
            won = outcome.shares()[seat]
            wins[names[one], side] += won
            played[names[one], side] += 1
            found[names[one]].append(observer.conduct[seat])
    print(f"{given.game}: {given.games} games, {players} players")
    for side in sides or ("",):
        for name in names:
            rate = wilson(wins[name, side], played[name, side])
            print(
                f"  {name} {side}: {100 * rate.rate:.1f} % ({100 * rate.low:.1f}–"
                f"{100 * rate.high:.1f})"
            )
    for games in FROM:
        right, tried = named_rightly(found, games)
        print(f"  named rightly from {games}: {100 * right / tried:.0f} % of {tried}")


if __name__ == "__main__":
    main()
