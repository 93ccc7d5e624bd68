"""Learns the outlooks of the games (`games/*/mind/outlook.json`), and says how right they are.

    python bench/outlooks.py play GAME [--games 20000] [--folder build/outlooks]
    python bench/outlooks.py learn GAME
    python bench/outlooks.py test GAME [--games 2000] [--checked 200] [--rollouts 200]
    python bench/outlooks.py check GAME [--games 200] [--rollouts 200]

`play` lets players of all kinds play: rules of thumb, personas, strangers, and at some tables
greedy players and levels 1 to 3. At some moments of each game it writes down what speaks for
everybody, in the eyes of one who knows everything and of one seat, and who won in the end. It can
be stopped and goes on where it was. `learn` fits both networks to that. `test` plays games that had
no part in it: chances at one moment of each against results, and beside them roll-outs at some of
these moments. `check` compares two moves at one moment of each game, as a review does and by
roll-outs to the end, and keeps how far apart these are. `still` reviews games of the pool's players
and says how far everybody's own curve moves at steps at which that seat sees nothing new.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from calibration import Pair, brier, report
from fistful.bots import find_bot
from fistful.bots.pool import pool_of
from fistful.bots.rollout import Watching, play_on
from fistful.engine.dice import Dice
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.games.outlook import ALL, Outlook
from fistful.lab.noted import record_of
from fistful.lab.play import stream
from fistful.lab.series import Series
from fistful.review.curves import checked, draw, is_news
from fistful.review.judge import Judge
from fistful.review.judge import compare as compare_trials
from fistful.review.positions import course_of
from fistful.review.rollouts import Rollouts
from fistful.table.record import write_record
from learner import EPOCHS, UNITS, learn_eye

#: So many moments of a game are kept, of those at which somebody has something to choose.
MOMENTS: Final = 10
#: At one table in so many there are players in haste, in half of the seats.
HASTY: Final = 20
IN_HASTE: Final = ("greedy", "level-1", "level-2", "level-3")
#: Games a file.
CHUNK: Final = 250
#: How far off chances and comparisons are taken to be before `test` and `check` have measured it.
USUAL_ERROR: Final = 0.15
USUAL_SLIP: Final = 0.02
#: No comparison is taken to be better than this.
LEAST_SLIP: Final = 0.01


class Kept(NamedTuple):
    """A moment: what speaks for everybody, in the eyes of one who knows all and of one seat; what
    came of each row, and which row is the seat's own."""

    truth: list[list[float]]
    won: list[float]
    known: list[list[float]]
    own_won: list[float]
    own: int


class Noting:
    """A player at a table where some moments are kept, each as likely as any other."""

    def __init__(self, player: Instinct, moments: "Moments") -> None:
        self.player = player
        self.moments = moments

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        self.moments.pass_by(s)
        return self.player.choose(s, seat, legal, dice)


class Moments:
    """So many of the moments that pass by, drawn by lot."""

    def __init__(self, most: int, dice: Dice) -> None:
        self.most = most
        self.dice = dice
        self.kept: list[Any] = []
        self.passed = 0

    def pass_by(self, s: Any) -> None:
        self.passed += 1
        if len(self.kept) < self.most:
            self.kept.append(s.clone())
        elif (place := self.dice.below(self.passed)) < self.most:
            self.kept[place] = s.clone()


def options_of(game: Game, dice: Dice) -> dict[str, str]:
    """Return a table's options: mostly as usual, at times others."""
    found = {option.name: option.values[0] for option in game.rules.options if option.values}
    if dice.below(3):
        return found
    for option in game.rules.options:
        if len(option.values) > 1 and option.name != "deck" and dice.below(4) == 0:
            found[option.name] = option.values[dice.below(len(option.values))]
    return found


def table_of(game: Game, dice: Dice, seats: int) -> list[Instinct]:
    """Return players for a table."""
    pool = pool_of(game)
    players = [pool[dice.below(len(pool))] for _ in range(seats)]
    if dice.below(HASTY) == 0:
        for seat in range(seats):
            if dice.below(2):
                bot = find_bot(IN_HASTE[dice.below(len(IN_HASTE))], game)
                players[seat] = Watching(game.rules, bot)
    return players


def played(game: Game, name: str, number: int, most: int) -> tuple[list[Any], Any, Dice]:
    """Play a game; return some positions at which somebody had a choice, the end, and its dice."""
    dice = stream(name, game.name, number)
    seats = game.rules.fewest + number % (game.rules.most - game.rules.fewest + 1)
    options = options_of(game, dice)
    if options.get("cop") == "on" and seats < 5:
        options["cop"] = "off"
    s = game.rules.start(seats, parse_options(game.rules.options, options))
    moments = Moments(most, stream(name, game.name, number, "moments"))
    players = [Noting(player, moments) for player in table_of(game, dice, seats)]
    play_on(game.rules, s, list(players), dice)
    return moments.kept, s, moments.dice


def kept_of(game: Game, name: str, number: int) -> list[Kept]:
    """Play a game; return some moments of it. There are none if nobody won."""
    moments, end, dice = played(game, name, number, MOMENTS)
    shares = game.rules.outcome(end).shares()
    return [] if not any(shares) else [kept(game, s, shares, dice) for s in moments]


def kept(game: Game, s: Any, shares: list[float], dice: Dice) -> Kept:
    """Write a moment down, as one who knows all and as a seat sees it."""
    outlook = game.outlook
    assert outlook is not None
    seat = dice.below(s.seats)
    if outlook.sides is not None:
        own = zip(shares, outlook.sides(s), strict=True)
        first = max([share for share, is_first in own if is_first])
        truth, known = outlook.situation(s, ALL), outlook.situation(s, seat)
        return Kept(truth, [first], known, [shares[seat]], 0)
    while not (known := outlook.situation(s, seat))[seat]:
        seat = (seat + 1) % s.seats
    return Kept(outlook.situation(s, ALL), shares, known, shares, seat)


class Data:
    """Moments as arrays: rows padded to a full table, whose they are, what came of them, and the
    number of the game."""

    def __init__(self) -> None:
        self.rows: list[list[list[float]]] = []
        self.won: list[list[float]] = []
        self.own: list[int] = []
        self.game: list[int] = []

    def add(self, rows: list[list[float]], won: list[float], own: int, game: int) -> None:
        self.rows.append(rows)
        self.won.append(won)
        self.own.append(own)
        self.game.append(game)

    def save(self, most: int) -> dict[str, Any]:
        width = max([len(row) for rows in self.rows for row in rows])
        seen = np.zeros((len(self.rows), most, width), dtype=np.float16)
        is_there = np.zeros((len(self.rows), most), dtype=bool)
        won = np.zeros((len(self.rows), most), dtype=np.float16)
        for place, rows in enumerate(self.rows):
            for seat, row in enumerate(rows):
                if row:
                    seen[place, seat] = row
                    is_there[place, seat] = True
            won[place, : len(self.won[place])] = self.won[place]
        own, game = np.array(self.own), np.array(self.game)
        return {"seen": seen, "is_there": is_there, "won": won, "own": own, "game": game}


def play(game: Game, folder: Path, games: int) -> None:
    """Play games and keep what was written down, a file for every so many."""
    assert game.outlook is not None
    most = 1 if game.outlook.sides is not None else game.rules.most
    for first in range(0, games, CHUNK):
        file = folder / f"{game.name}-{first:06d}.npz"
        if file.exists():
            continue
        begun = time.process_time()
        eyes = {"truth": Data(), "known": Data()}
        for number in range(first, first + CHUNK):
            for one in kept_of(game, "outlooks", number):
                eyes["truth"].add(one.truth, one.won, -1, number)
                eyes["known"].add(one.known, one.own_won, one.own, number)
        found = {f"{eye}_{k}": v for eye, data in eyes.items() for k, v in data.save(most).items()}
        part = file.with_suffix(".part.npz")
        np.savez_compressed(part, **found)
        part.rename(file)
        took = time.process_time() - begun
        print(f"{file.name}: {CHUNK / took:.0f} games/s", flush=True)


def learn(game: Game, folder: Path, epochs: int, units: int) -> None:
    assert game.outlook is not None
    files = sorted(folder.glob(f"{game.name}-*[0-9].npz"))
    print(f"{game.name}: {len(files) * CHUNK} games")
    found: dict[str, Any] = {}
    for eye in ("truth", "known"):
        found[eye] = learn_eye(files, eye, game.outlook.sides is not None, epochs, units)
        found[eye]["error"] = USUAL_ERROR
    write(game.outlook, {**found, "slip": USUAL_SLIP})


def write(outlook: Outlook, found: dict[str, Any]) -> None:
    """Write the networks, a line for every list of weights."""
    outlook.file.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


def test(game: Game, games: int, compared: int, rollouts: int) -> None:
    """Say how right the chances are, beside roll-outs; keep how far they are off."""
    outlook = game.outlook
    assert outlook is not None
    truth: list[list[Pair]] = []
    known: list[list[Pair]] = []
    beside: dict[str, list[tuple[float, float, float]]] = {"truth": [], "known": []}
    # Two streams, so that what both are off by is not the same luck.
    ahead, again = Rollouts(game, seed=2), Rollouts(game, seed=1)
    for number in range(games):
        (s,), end, dice = played(game, "outlooks test", number, 1)
        won = ahead.won(end)
        seat = dice.below(s.seats)
        chances, own = checked(s, ahead), outlook.own(s, seat)
        truth.append(list(zip(chances, won, strict=True)))
        known.append([(own, won[seat])])
        if number < compared:
            beside["truth"] += zip(chances, again.truth(s, rollouts), won, strict=True)
            beside["known"].append((own, again.known(s, seat, rollouts), won[seat]))
    print(f"{game.name}: {games} games, {rollouts} roll-outs at {compared} moments")
    errors: dict[str, float] = {}
    for what, found in (("truth", truth), ("known", known)):
        print(f"  {what}, played anew: {report(found)}", flush=True)
        if compared:
            errors[what] = compare(beside[what], rollouts)
    if compared:
        data = json.loads(outlook.file.read_text(encoding="utf-8"))
        for what, error in errors.items():
            data[what]["error"] = round(error, 3)
        write(outlook, data)


def compare(beside: list[tuple[float, float, float]], rollouts: int) -> float:
    """Say how an outlook does beside roll-outs at the same moments; return how far off it is.

    Roll-outs have luck of their own, which is taken off.
    """
    ours = brier([(chance, won) for chance, _, won in beside])
    theirs = brier([(chance, won) for _, chance, won in beside])
    gaps = np.array([(a - w) ** 2 - (b - w) ** 2 for a, b, w in beside])
    apart = np.array([(a - b) ** 2 for a, b, _ in beside])
    luck = np.array([b * (1 - b) / rollouts for _, b, _ in beside])
    spread = np.array([max(a * (1 - a), 0.0025) for a, _, _ in beside])
    off = max(float((apart - luck).mean()), 0.0)
    print(
        f"    there: Brier {ours:.4f}, roll-outs {theirs:.4f}, "
        f"apart {ours - theirs:+.4f} ± {gaps.std() / np.sqrt(len(gaps)):.4f}; "
        f"{100 * off**0.5:.1f} points off"
    )
    return float((off / spread.mean()) ** 0.5)


class ToTheEnd(Rollouts):
    """Plays every position to its end: nothing is left to an outlook."""

    def play_ahead(self, s: Any, number: int) -> list[float]:
        return self.play(s, number)


def check(game: Game, games: int, rollouts: int) -> None:
    """Say how far what a review makes of two moves is from what comes of them in the end."""
    outlook = game.outlook
    assert outlook is not None
    short, full = [
        Judge(kind(game, seed), rollouts) for kind, seed in ((Rollouts, 3), (ToTheEnd, 4))
    ]
    gaps: list[float] = []
    luck: list[float] = []
    for number in range(games):
        (s,), _, dice = played(game, "outlooks check", number, 1)
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        legal = game.rules.legal(s, seat)
        if len(legal) == 1:
            continue
        usual = short.votes(s, seat, number).most_common(1)[0][0]
        other = dice.pick([move for move in legal if move != usual])
        belief = short.rollouts.believe(game.rules.view(s, seat), 0, rollouts)
        found: list[tuple[float, float]] = []
        for judging in (short, full):
            trials = judging.try_out(belief, seat, (usual, other), 0, rollouts)
            found.append(compare_trials(trials[usual], trials[other]))
        gaps.append(found[0][0] - found[1][0])
        luck.append(found[0][1] ** 2 + found[1][1] ** 2)
    apart = float(np.mean(np.array(gaps) ** 2 - np.array(luck)))
    error = float(np.std(np.array(gaps) ** 2) / np.sqrt(len(gaps)))
    slip = max(max(apart, 0.0) ** 0.5, LEAST_SLIP)
    print(
        f"{game.name}: {len(gaps)} pairs of moves, {rollouts} roll-outs: {100 * slip:.1f} points "
        f"apart beyond luck (squared {1e4 * apart:.1f} ± {1e4 * error:.1f}), "
        f"on average {100 * float(np.mean(gaps)):+.1f}"
    )
    data = json.loads(outlook.file.read_text(encoding="utf-8"))
    data["slip"] = round(slip, 4)
    write(outlook, data)


def still(game: Game, games: int) -> None:
    """Say how far curves move where nothing is learnt."""
    bots = ("rules", *game.personas)
    jumps: list[float] = []
    for number in range(games):
        seats = game.rules.fewest + number % (game.rules.most - game.rules.fewest + 1)
        sitting = tuple([bots[(number + seat) % len(bots)] for seat in range(seats)])
        series = Series(game.name, parse_options(game.rules.options, {}), seats, sitting, 0)
        course = course_of(write_record(record_of(series, number)))
        known = draw(course, tuple(range(seats)), 0).known
        jumps += [
            abs(known[at][seat] - known[at - 1][seat])
            for at in range(2, len(course.positions))
            for seat in range(seats)
            if not is_news(course, at, seat)
        ]
    print(
        f"{game.name}: {games} games, {len(jumps)} times nothing was learnt: "
        f"{100 * float(np.mean(jumps)) if jumps else 0:.2f} points on average, "
        f"{100 * max(jumps, default=0):.1f} at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["play", "learn", "test", "check", "still"])
    parser.add_argument("game")
    parser.add_argument("--games", type=int)
    parser.add_argument("--folder", type=Path, default=Path("build/outlooks"))
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--units", type=int, default=UNITS)
    parser.add_argument("--checked", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=200)
    given = parser.parse_args()
    game = find_game(given.game)
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.what == "play":
        play(game, given.folder, given.games or 20000)
    elif given.what == "learn":
        learn(game, given.folder, given.epochs, given.units)
    elif given.what == "check":
        check(game, given.games or 200, given.rollouts)
    elif given.what == "still":
        still(game, given.games or 20)
    else:
        test(game, given.games or 2000, given.checked, given.rollouts)


if __name__ == "__main__":
    main()
