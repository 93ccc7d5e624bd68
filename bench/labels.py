"""Do the review's labels stay? Decisions judged twice, with different roll-outs.

    python bench/labels.py GAME [--decisions 400] [--rollouts 50] [--players N] [--bots level-1]

Games are played by bots that make mistakes; one decision in so many is judged, and those called a
blunder are judged again with another seed. How many keep the label, and how many are called less.
"""

import argparse
from collections import Counter
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice
from fistful.games import find_game
from fistful.lab.contest import Watching
from fistful.lab.play import stream
from fistful.review.judge import Judge
from fistful.review.rollouts import Rollouts
from ladder import PLAYERS

#: One decision in so many is judged.
EVERY: Final = 5
#: The label that is judged again.
BLUNDER: Final = "blunder"


class Judged:
    """A player whose decisions are judged now and then."""

    def __init__(self, player: Watching, judges: list[Judge], found: Counter[str]) -> None:
        self.player = player
        self.judges = judges
        self.found = found

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        action = self.player.choose(s, seat, legal, dice)
        if dice.below(EVERY) == 0:
            first, second = self.judges
            self.found["decisions"] += 1
            if first.decide(s, seat, action, 0).label == BLUNDER:
                again = second.decide(s, seat, action, 0).label
                self.found[again or "nothing"] += 1
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--rollouts", type=int, default=50)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="level-1")
    given = parser.parse_args()
    game = find_game(given.game)
    players = given.players or PLAYERS.get(given.game, game.rules.most)
    judges = [Judge(Rollouts(game, seed), given.rollouts) for seed in (1, 2)]
    found: Counter[str] = Counter()
    number = 0
    while found["decisions"] < given.decisions:
        s = game.rules.start(players, {})
        one = Judged(Watching(game.rules, find_bot(given.bots, game)), judges, found)
        play_on(game.rules, s, [one] * players, stream("labels", number))
        number += 1
    blunders = sum(found.values()) - found["decisions"]
    print(
        f"{given.game}: {found['decisions']} decisions of {given.bots}, {players} players, "
        f"{given.rollouts} roll-outs: {blunders} blunders, {found[BLUNDER]} again; "
        f"else {found['mistake']} a mistake, {found['inaccuracy']} an inaccuracy, "
        f"{found['nothing']} nothing"
    )


if __name__ == "__main__":
    main()
