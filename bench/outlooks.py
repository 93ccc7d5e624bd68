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
roll-outs to the end, and keeps how far apart these are.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from calibration import Pair, brier, by_luck, calibration_error
from fistful.bots import find_bot
from fistful.bots.pool import pool_of
from fistful.bots.rollout import Watching, play_on
from fistful.engine.dice import Dice
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.games.outlook import ALL, Outlook
from fistful.lab.play import stream
from fistful.review.curves import checked
from fistful.review.judge import Judge
from fistful.review.judge import compare as compare_trials
from fistful.review.rollouts import Rollouts

#: So many moments of a game are kept, of those at which somebody has something to choose.
MOMENTS: Final = 10
#: At one table in so many there are players in haste, in half of the seats.
HASTY: Final = 20
IN_HASTE: Final = ("greedy", "level-1", "level-2", "level-3")
#: Games a file.
CHUNK: Final = 250
#: The networks: hidden units, rounds of learning, positions a step.
UNITS: Final = 10
EPOCHS: Final = 15
BATCH: Final = 256
RATE: Final = 0.01
#: How strongly weights are held near nought.
DECAY: Final = 1e-4
#: One file in so many is kept from learning, to be told how right the chances are.
HELD_OUT: Final = 5
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
    """Moments as arrays: rows padded to a full table, whose they are, and what came of them."""

    def __init__(self) -> None:
        self.rows: list[list[list[float]]] = []
        self.won: list[list[float]] = []
        self.own: list[int] = []

    def add(self, rows: list[list[float]], won: list[float], own: int) -> None:
        self.rows.append(rows)
        self.won.append(won)
        self.own.append(own)

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
        return {"seen": seen, "is_there": is_there, "won": won, "own": np.array(self.own)}


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
                eyes["truth"].add(one.truth, one.won, -1)
                eyes["known"].add(one.known, one.own_won, one.own)
        found = {f"{eye}_{k}": v for eye, data in eyes.items() for k, v in data.save(most).items()}
        part = file.with_suffix(".part.npz")
        np.savez_compressed(part, **found)
        part.rename(file)
        took = time.process_time() - begun
        print(f"{file.name}: {CHUNK / took:.0f} games/s", flush=True)


class Learner:
    """A network being learnt, by Adam; what is weighed are all rows of a moment together."""

    def __init__(self, width: int, units: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.w = {
            "direct": np.zeros(width),
            "into": dice.normal(0, 1 / np.sqrt(width / 4), (width, units)),
            "bias": np.zeros(units),
            "out": dice.normal(0, 0.1, units),
        }
        self.m = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.steps = 0

    def forward(self, seen: Any) -> tuple[Any, Any]:
        hidden = np.tanh(seen @ self.w["into"] + self.w["bias"])
        return seen @ self.w["direct"] + hidden @ self.w["out"], hidden

    def step(self, seen: Any, hidden: Any, slope: Any, rate: float, decay: float) -> None:
        """Go a step down: `slope` is by how much each row's log odds are too high."""
        back = slope[..., None] * self.w["out"] * (1 - hidden**2)
        flat = seen.reshape(-1, seen.shape[-1])
        count = len(seen)
        grads = {
            "direct": flat.T @ slope.reshape(-1) / count,
            "into": flat.T @ back.reshape(-1, back.shape[-1]) / count,
            "bias": back.reshape(-1, back.shape[-1]).sum(0) / count,
            "out": hidden.reshape(-1, hidden.shape[-1]).T @ slope.reshape(-1) / count,
        }
        self.steps += 1
        for name, grad in grads.items():
            grad = grad + decay * self.w[name] if name != "bias" else grad
            self.m[name] += 0.1 * (grad - self.m[name])
            self.v[name] += 0.001 * (grad**2 - self.v[name])
            mean = self.m[name] / (1 - 0.9**self.steps)
            spread = self.v[name] / (1 - 0.999**self.steps)
            self.w[name] -= rate * mean / (np.sqrt(spread) + 1e-8)


def chances_of(odds: Any, is_there: Any, sided: bool) -> Any:
    """Return the chances of rows from their log odds."""
    if sided:
        return 1 / (1 + np.exp(-odds))
    fit = np.where(is_there, odds, -np.inf)
    powers = np.exp(fit - fit.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def learn_eye(files: list[Path], eye: str, sided: bool, epochs: int, units: int) -> dict[str, Any]:
    """Fit a network; return its numbers."""
    parts = []
    for file in files:
        with np.load(file) as data:
            parts.append({k: data[f"{eye}_{k}"] for k in ("seen", "is_there", "won", "own")})
    held = [part for place, part in enumerate(parts) if place % HELD_OUT == HELD_OUT - 1]
    rest = [part for place, part in enumerate(parts) if place % HELD_OUT != HELD_OUT - 1]
    train = {k: np.concatenate([part[k] for part in rest]) for k in parts[0]}
    test = {k: np.concatenate([part[k] for part in held or parts[-1:]]) for k in parts[0]}
    learner = Learner(train["seen"].shape[2], units, 1)
    dice = np.random.default_rng(2)
    count = len(train["seen"])
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = dice.permutation(count)
        for first in range(0, count, BATCH):
            batch = np.sort(order[first : first + BATCH])
            seen = train["seen"][batch].astype(np.float32)
            odds, hidden = learner.forward(seen)
            is_there = train["is_there"][batch]
            chances = chances_of(odds, is_there, sided)
            won = train["won"][batch].astype(np.float32)
            slope = np.where(is_there, chances - won, 0.0)
            if eye == "known" and not sided:
                slope = own_slope(chances, won, train["own"][batch], is_there)
            learner.step(seen, hidden, slope, rate, DECAY)
    report(eye, pairs_of(learner, train, sided), "learnt from")
    report(eye, pairs_of(learner, test, sided), "held out")
    return {name: np.round(value, 4).tolist() for name, value in learner.w.items()}


def pairs_of(learner: Learner, data: dict[str, Any], sided: bool) -> list[Pair]:
    """Return chances and what came of them: of all who may win, or of the seat that looks."""
    odds, _ = learner.forward(data["seen"].astype(np.float32))
    chances = chances_of(odds, data["is_there"], sided)
    own = data["own"]
    if own[0] >= 0:
        places = np.arange(len(own))
        found = chances[places, own], data["won"][places, own]
    else:
        found = chances[data["is_there"]], data["won"][data["is_there"]]
    return [(float(chance), float(won)) for chance, won in zip(*found, strict=True)]


def report(eye: str, found: list[Pair], what: str) -> None:
    """Say how right chances are."""
    mean = sum([result for _, result in found]) / len(found)
    print(
        f"  {eye}, {what}: calibration error {100 * calibration_error(found):.1f} points "
        f"({100 * by_luck(found):.1f} by luck alone), Brier {brier(found):.4f} "
        f"(knowing nothing {brier([(mean, won) for _, won in found]):.4f})",
        flush=True,
    )


def own_slope(chances: Any, won: Any, own: Any, is_there: Any) -> Any:
    """Return by how much each row is too high, if only the own seat's chance matters."""
    places = np.arange(len(own))
    mine = np.zeros_like(chances)
    mine[places, own] = 1.0
    chance = np.clip(chances[places, own], 1e-6, 1 - 1e-6)
    # The others' rows matter as far as they take from the own chance.
    share = chances / (1 - chance)[:, None]
    result = won[places, own]
    slope = np.where(mine > 0, (chance - result)[:, None], -(chance - result)[:, None] * share)
    return np.where(is_there, slope, 0.0)


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
    truth: list[Pair] = []
    known: list[Pair] = []
    beside: dict[str, list[tuple[float, float, float]]] = {"truth": [], "known": []}
    # Two streams, so that what both are off by is not the same luck.
    ahead, again = Rollouts(game, seed=2), Rollouts(game, seed=1)
    for number in range(games):
        (s,), end, dice = played(game, "outlooks test", number, 1)
        won = ahead.won(end)
        seat = dice.below(s.seats)
        chances, own = checked(s, ahead), outlook.own(s, seat)
        truth += zip(chances, won, strict=True)
        known.append((own, won[seat]))
        if number < compared:
            beside["truth"] += zip(chances, again.truth(s, rollouts), won, strict=True)
            beside["known"].append((own, again.known(s, seat, rollouts), won[seat]))
    print(f"{game.name}: {games} games, {rollouts} roll-outs at {compared} moments")
    errors: dict[str, float] = {}
    for what, found in (("truth", truth), ("known", known)):
        report(what, found, "played anew")
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
        belief = short.rollouts.believe(game.rules.view(s, seat), rollouts)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["play", "learn", "test", "check"])
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
    else:
        test(game, given.games or 2000, given.checked, given.rollouts)


if __name__ == "__main__":
    main()
