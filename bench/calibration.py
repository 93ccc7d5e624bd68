"""Are the review's win chances right? Chances against results, on games the review has not seen.

    python bench/calibration.py GAME [--games 2000] [--rollouts 400] [--players N] [--jobs 2]

Every game is played by players drawn from the review's pool, with dice of its own; at one moment of
it, drawn at random, everybody's chance is worked out as one who knows everything sees it, and one
seat's as it could know it, and kept beside who won in the end.
Calibration error: chances in ten bins, the gap between mean chance and mean result in each,
weighted by how many fall into it. Brier score beside that of knowing nothing (1/n for everybody).
"""

import argparse
from dataclasses import dataclass
from math import pi, sqrt
from typing import Any

from fistful.bots import find_bot
from fistful.engine.dice import Dice
from fistful.engine.options import parse_options, read_options
from fistful.games import find_game
from fistful.lab.executor import executor
from fistful.lab.play import play_out, stream
from fistful.review.rollouts import Rollouts
from ladder import PLAYERS

BINS = 10


@dataclass(frozen=True)
class Moment:
    """A game to be played, and how to look at one of its moments."""

    game: str
    options: dict[str, str]
    players: int
    rollouts: int
    number: int


#: A chance, and what came of it.
Pair = tuple[float, float]


def look(moment: Moment) -> tuple[list[Pair], list[Pair]]:
    """Play a game; return chances at a moment of it, and what came of them in the end.

    First everybody's as one who knows everything sees them, then one seat's as it could know it.
    """
    game = find_game(moment.game)
    dice = stream("calibration", moment.number)
    names = ["rules", *game.personas]
    bots = [find_bot(names[dice.below(len(names))], game) for _ in range(moment.players)]
    positions: list[Any] = []
    s = game.rules.start(moment.players, moment.options)
    seat_dice: list[Dice] = [dice] * moment.players
    play_out(
        game.rules,
        s,
        lambda s, seat: bots[seat],
        dice,
        seat_dice,
        None,
        lambda s, seat: positions.append(s.clone()),
    )
    chances = Rollouts(game, seed=1)
    there = positions[dice.below(len(positions))]
    won = chances.won(s)
    seat = dice.below(moment.players)
    return (
        list(zip(chances.truth(there, moment.rollouts), won, strict=True)),
        [(chances.known(there, seat, moment.rollouts), won[seat])],
    )


def in_bins(found: list[Pair]) -> list[list[Pair]]:
    """Return the pairs by chance."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for chance, result in found:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, result))
    return bins


def calibration_error(found: list[Pair]) -> float:
    """Return the mean gap between chance and result, bin by bin."""
    gaps = [abs(sum([chance - result for chance, result in one])) for one in in_bins(found)]
    return sum(gaps) / len(found)


def by_luck(games: list[list[Pair]]) -> float:
    """Return about the error of chances that are right: games are independent of each other, what
    was looked at in one of them is not."""
    squares = [0.0] * BINS
    for found in games:
        for place, one in enumerate(in_bins(found)):
            squares[place] += sum([chance - result for chance, result in one]) ** 2
    spread = sum([sqrt(square) for square in squares])
    return sqrt(2 / pi) * spread / sum([len(found) for found in games])


def report(games: list[list[Pair]]) -> str:
    """Return in words how right chances were, game by game."""
    found = [pair for one in games for pair in one]
    mean = sum([result for _, result in found]) / len(found)
    return (
        f"calibration error {100 * calibration_error(found):.1f} points "
        f"({100 * by_luck(games):.1f} by luck alone), Brier {brier(found):.4f} "
        f"(knowing nothing {brier([(mean, result) for _, result in found]):.4f})"
    )


def brier(found: list[Pair]) -> float:
    """Return the mean squared gap between chance and result."""
    return sum([(chance - result) ** 2 for chance, result in found]) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rollouts", type=int, default=400)
    parser.add_argument("--players", type=int)
    parser.add_argument("--options", default="")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    rules = find_game(given.game).rules
    options = parse_options(rules.options, read_options(given.options))
    players = given.players or PLAYERS.get(given.game, rules.most)
    moments = [
        Moment(given.game, options, players, given.rollouts, number)
        for number in range(given.games)
    ]
    work = executor(given.jobs)
    try:
        looks = list(work.map(look, moments))
    finally:
        work.close()
    print(f"{given.game}: {given.games} games, {players} players, {given.rollouts} roll-outs")
    for what, which in (("all-knowing", 0), ("a seat's own", 1)):
        print(f"  {what}: {report([pairs[which] for pairs in looks])}")


if __name__ == "__main__":
    main()
