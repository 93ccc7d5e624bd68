"""Does the review stay what it was? Decisions and whole games judged with different roll-outs.

    python bench/labels.py GAME [--labels 60] [--again 2] [--worlds 8] [--bots level-1] [--first 0]
    python bench/labels.py GAME --record game.fistful [--seeds 5]

Games are played by bots that make mistakes; one decision in so many is judged, and those that get a
label are judged again with other seeds: how many keep a label, how many the same one. Each is told
with what would have been better (its number), what was given away, in points, and the error of
that. With a record the whole game
is reviewed with several seeds: everybody's skill and luck by each of them, and whether any changes
its sign by more than two standard errors.
"""

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.rollout import Watching, play_on
from fistful.engine.dice import Dice
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.executor import Here
from fistful.lab.play import stream
from fistful.review.judge import Decision, Judge
from fistful.review.review import Balance, review
from fistful.review.rollouts import Rollouts
from ladder import PLAYERS

#: One decision in so many is judged.
EVERY: Final = 5


class Judged:
    """A player whose decisions are judged now and then."""

    def __init__(self, player: Watching, judges: list[Judge], labels: int) -> None:
        self.player = player
        self.judges = judges
        #: How many labels are wanted.
        self.labels = labels
        self.decisions = 0
        #: Of each that got a label: what every judge said, the first one first.
        self.found: list[list[Decision]] = []

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        action = self.player.choose(s, seat, legal, dice)
        if dice.below(EVERY) == 0 and len(self.found) < self.labels:
            self.decisions += 1
            first = self.judges[0].decide(s, seat, action, 0)
            if first.label:
                again = [judge.decide(s, seat, action, 0) for judge in self.judges[1:]]
                self.found.append([first, *again])
                print("  " + "; ".join([told(one) for one in self.found[-1]]), flush=True)
        return action


def told(one: Decision) -> str:
    """Return what a judge said, in words."""
    return f"{one.label or 'nothing'} ({one.best}) {100 * one.loss:.1f} ± {100 * one.error:.1f}"


def judge_again(game: Game, given: argparse.Namespace) -> None:
    """Judge decisions of bots with several seeds; say how many labels stay."""
    players = given.players or PLAYERS.get(given.game, game.rules.most)
    judges = [Judge(Rollouts(game, 1 + seed), given.worlds) for seed in range(1 + given.again)]
    one = Judged(Watching(game.rules, find_bot(given.bots, game)), judges, given.labels)
    number = given.first
    begun = time.process_time()
    while len(one.found) < given.labels:
        s = game.rules.start(players, {})
        play_on(game.rules, s, [one] * players, stream("labels", number))
        number += 1
    print(
        f"{given.game}: {one.decisions} decisions of {given.bots} in games {given.first} to "
        f"{number - 1}, {players} players, "
        f"{given.worlds} worlds, {time.process_time() - begun:.0f} s: {len(one.found)} labels, "
        f"each judged {given.again} times more"
    )
    kept = [[bool(other.label) for other in others] for _, *others in one.found]
    same = [[other.label == first.label for other in others] for first, *others in one.found]
    for what, held in (("has a label again", kept), ("has the same", same)):
        print(f"  {what}: {share(held)}")


def share(held: list[list[bool]]) -> str:
    """Return in how many cases something held, with the standard error: those of one decision are
    not independent."""
    if not held:
        return "none to tell"
    parts = [sum(one) / len(one) for one in held]
    mean = sum(parts) / len(parts)
    spread = sum([(part - mean) ** 2 for part in parts]) / max(len(parts) - 1, 1)
    cases = sum([len(one) for one in held])
    return (
        f"{sum([sum(one) for one in held])} of {cases}, "
        f"{100 * mean:.0f} ± {100 * sqrt(spread / len(parts)):.0f} %"
    )


def judge_record(text: str, worlds: int, seeds: int) -> None:
    """Review a game with several seeds; say what everybody's skill and luck are by each."""
    begun = time.process_time()
    found = [review(text, worlds, seed, None, Here()).balances for seed in range(seeds)]
    took = (time.process_time() - begun) / seeds
    turns = 0
    for own in zip(*found, strict=True):
        skills = " ".join([f"{100 * one.skill:+.0f}±{200 * one.skill_error:.0f}" for one in own])
        lucks = " ".join([f"{100 * one.luck:+.0f}±{200 * one.luck_error:.0f}" for one in own])
        print(f"seat {own[0].seat}: skill {skills}; luck {lucks}; {turned(own)} turned")
        turns += turned(own)
    print(f"{seeds} seeds, {worlds} worlds, {took:.0f} s each: {turns} pairs turned")


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
    parser.add_argument("--labels", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--again", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="level-1")
    parser.add_argument("--record", type=Path)
    parser.add_argument("--seeds", type=int, default=5)
    given = parser.parse_args()
    if given.record:
        judge_record(given.record.read_text(encoding="utf-8"), given.worlds, given.seeds)
    else:
        judge_again(find_game(given.game), given)


if __name__ == "__main__":
    main()
