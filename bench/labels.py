"""Does the review stay what it was? Decisions and whole games judged with different roll-outs.

    python bench/labels.py GAME [--decisions 400] [--worlds 8] [--players N] [--bots level-1]
    python bench/labels.py GAME --record game.fistful [--seeds 5]

Games are played by bots that make mistakes; one decision in so many is judged, and those that get a
label are judged again with another seed: how many keep a label, how many the same one. With a
record the whole game is reviewed with several seeds: everybody's skill and luck by each of them,
and whether any changes its sign by more than two standard errors.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.rollout import Watching, play_on
from fistful.engine.dice import Dice
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.executor import Here
from fistful.lab.play import stream
from fistful.review.judge import Judge
from fistful.review.review import Balance, review
from fistful.review.rollouts import Rollouts
from ladder import PLAYERS

#: One decision in so many is judged.
EVERY: Final = 5


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
            label = first.decide(s, seat, action, 0).label
            if label:
                again = second.decide(s, seat, action, 0).label
                self.found[f"{label}, then {again or 'nothing'}"] += 1
        return action


def judge_twice(game: Game, given: argparse.Namespace) -> None:
    """Judge decisions of bots with two seeds; say how many labels stay."""
    players = given.players or PLAYERS.get(given.game, game.rules.most)
    judges = [Judge(Rollouts(game, seed), given.worlds) for seed in (1, 2)]
    found: Counter[str] = Counter()
    number = 0
    while found["decisions"] < given.decisions:
        s = game.rules.start(players, {})
        one = Judged(Watching(game.rules, find_bot(given.bots, game)), judges, found)
        play_on(game.rules, s, [one] * players, stream("labels", number))
        number += 1
    decisions = found.pop("decisions")
    labels = found.total()
    kept = labels - sum([count for words, count in found.items() if words.endswith("nothing")])
    same = sum([found[f"{one}, then {one}"] for one in ("blunder", "mistake", "inaccuracy")])
    print(
        f"{given.game}: {decisions} decisions of {given.bots}, {players} players, "
        f"{given.worlds} worlds: {labels} labels, {kept} again have one, {same} the same"
    )
    for words, count in sorted(found.items()):
        print(f"  {words}: {count}")


def judge_record(text: str, worlds: int, seeds: int) -> None:
    """Review a game with several seeds; say what everybody's skill and luck are by each."""
    found = [review(text, worlds, seed, None, Here()).balances for seed in range(seeds)]
    for own in zip(*found, strict=True):
        skills = " ".join([f"{100 * one.skill:+.0f}±{200 * one.skill_error:.0f}" for one in own])
        lucks = " ".join([f"{100 * one.luck:+.0f}±{200 * one.luck_error:.0f}" for one in own])
        print(f"seat {own[0].seat}: skill {skills}; luck {lucks}; {turned(own)} turned")


def turned(own: tuple[Balance, ...]) -> int:
    """Return how many pairs of seeds give skill or luck another sign, both beyond two errors."""
    turns = 0
    for name in ("skill", "luck"):
        sure = [
            getattr(one, name)
            for one in own
            if abs(getattr(one, name)) > 2 * getattr(one, f"{name}_error")
        ]
        turns += len([a for a in sure if a > 0]) * len([b for b in sure if b < 0])
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="level-1")
    parser.add_argument("--record", type=Path)
    parser.add_argument("--seeds", type=int, default=5)
    given = parser.parse_args()
    if given.record:
        judge_record(given.record.read_text(encoding="utf-8"), given.worlds, given.seeds)
    else:
        judge_twice(find_game(given.game), given)


if __name__ == "__main__":
    main()
