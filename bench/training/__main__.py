"""Makes a learned player: imitation, then improvement against itself, its past and a clone.

    python bench/training GAME --minutes M --folder DIR [--run R] [--watched DIR]
    python bench/training GAME --folder DIR --export       # for the bots
    python bench/training GAME --minutes M --folder DIR --against FILE   # a best response

Broken off, the same command goes on where it was. `curve.csv` in the folder tells how the learner
does among clones of the rules of thumb and of searchers, and they among it, in fair shares. A best
response begins as a learned player, read from its file, and is always alone among copies of it; its
curve tells how it does among them. Needs the extra `research` and PyTorch; quicker with
compiled rules (`make compiled`).
"""

import argparse
from itertools import cycle
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import torch
from export import export, imported
from imitate import Lesson, imitate, kinds_of, watch_instincts, watched
from improve import KIND, PAST, Seating, Table, frozen, improve, play, trial
from player import Player, one_of
from tables import COURSES, Kind

from fistful.adapters.batch import make_batch
from fistful.games import find_game

#: Training runs begin at this seed times one more than their number (docs/tasks.md).
SEEDS: Final = 1_000_000
#: Windows in which only values are learnt; between trials; between memories of the past.
SETTLING: Final = 12
TRIALS: Final = 60
PASTS: Final = 15
REMEMBERED: Final = 12
RATE: Final = 4e-4
ENTROPY: Final = 0.015
TRIED: Final = 600
#: How often searchers are met, if they were watched, beside the rules of thumb's 2 and 1 for each
#: character.
SEARCHERS: Final = 3.0


class Training:
    """One run: a learner, its past and the clone, and how it has done so far."""

    def __init__(
        self, name: str, folder: Path, run: int, lessons: Path | None, against: Path | None
    ) -> None:
        self.game = find_game(name)
        self.folder = folder
        self.course = COURSES[name]
        self.seed = SEEDS * (run + 1)
        self.kept = folder / "training.pt"
        self.curve = folder / "curve.csv"
        self.kinds = kinds_of(self.game)
        #: Whether searchers were watched, so that the clone plays them too.
        self.has_watched = lessons is not None
        self.is_response = against is not None
        torch.manual_seed(self.seed)
        folder.mkdir(parents=True, exist_ok=True)
        if against is not None:
            self.player = self.clone = imported(against)
        else:
            self.clone = self.cloned(lessons)
            self.player = one_of(self.clone, 0)
        self.past = Player(self.game)
        self.optimizer = torch.optim.Adam(self.player.parameters(), RATE)
        self.pasts: list[Any] = [frozen(self.player)]
        self.windows = 0
        self.seconds = 0.0
        if self.kept.exists():
            self.resume()
        self.past.load_state_dict(self.pasts[0])

    def cloned(self, watching: Path | None) -> Player:
        """Return the clone, trained unless it is there."""
        file = self.folder / "clone.pt"
        if file.exists():
            clone = Player(self.game, len(self.kinds))
            clone.load_state_dict(torch.load(file))
            return clone
        lessons: list[Lesson] = watched(self.game, watching) if watching else []
        for kind in self.course.kinds:
            count = self.course.lessons // len(self.course.kinds)
            lessons.append(watch_instincts(self.game, kind.seats, count, self.seed))
            print(f"watched {kind}", flush=True)
        clone = imitate(self.game, lessons, self.seed)
        torch.save(clone.state_dict(), file)
        return clone

    def resume(self) -> None:
        """Go on from what was kept."""
        kept = torch.load(self.kept)
        self.player.load_state_dict(kept["player"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.pasts = kept["pasts"]
        self.windows = kept["windows"]
        self.seconds = kept["seconds"]
        torch.manual_seed(self.seed + self.windows)

    def keep(self, seconds: float) -> None:
        """Write everything down."""
        unfinished = self.kept.with_suffix(".part")
        torch.save(
            {
                "player": self.player.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "pasts": self.pasts,
                "windows": self.windows,
                "seconds": self.seconds + seconds,
            },
            unfinished,
        )
        unfinished.rename(self.kept)

    def table(self, place: int, kind: Kind, weights: list[float]) -> Table:
        """Return games of a kind, begun."""
        seed = self.seed + 1000 * place + self.windows
        batch = make_batch(self.game.name, kind.seats, kind.games, seed)
        return Table(batch, Seating(batch, weights, seed), kind.steps)

    def learn(self, minutes: float, entropy: float, weights: list[float]) -> None:
        """Learn for so long."""
        tables = [self.table(place, kind, weights) for place, kind in enumerate(self.course.kinds)]
        start = process_time()
        lots = Random(self.seed + self.windows)
        turns = cycle(tables)
        while (spent := process_time() - start) < minutes * 60:
            if self.windows % TRIALS == 0:
                self.keep(spent)
                self.tell(self.seconds + spent)
            self.past.load_state_dict(lots.choice(self.pasts))
            window = play(next(turns), [self.player, self.past, self.clone])
            fixed = self.windows < SETTLING
            self.mixed = improve(self.player, self.optimizer, window, entropy, fixed)
            self.windows += 1
            if self.windows % PASTS == 0 and not self.is_response:
                self.pasts = [*self.pasts, frozen(self.player)][-REMEMBERED:]
        self.keep(spent)

    mixed = 0.0

    def hours(self) -> float:
        """Return how long it has learnt so far."""
        return round(self.seconds / 3600, 2)

    def tell(self, seconds: float) -> None:
        """Try the learner on both sides of the table and note how it does."""
        cast = [self.player, self.past, self.clone]
        kind = self.course.kinds[0]
        others = {"rules": KIND}
        if self.has_watched:
            others["search"] = KIND + len(self.kinds) - 1
        if self.is_response:
            others = {"it": PAST}
        found: list[float] = []
        for other in others.values():
            found += trial(self.game.name, kind.seats, cast, other, TRIED)
        if not self.curve.exists():
            heads = [f"among_{name},{name}_among" for name in others]
            self.curve.write_text(",".join(["windows,seconds,mixed", *heads]) + "\n")
        numbers = ",".join([f"{value:.3f}" for value in (self.mixed, *found)])
        line = f"{self.windows},{seconds:.0f},{numbers}"
        with self.curve.open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)


def main() -> None:
    """Learn, or write the learned player for the bots."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=COURSES)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60, help="of the processor")
    parser.add_argument("--run", type=int, default=0)
    parser.add_argument("--watched", type=Path, help="where searchers' decisions are")
    parser.add_argument("--against", type=Path, help="the learned player to respond to")
    parser.add_argument("--entropy", type=float, default=ENTROPY)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--export", action="store_true", help="write it into the game's folder")
    parser.add_argument(
        "--seats", action="store_true", help="write clone.net and learner.net, for `seat.py`"
    )
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    training = Training(
        arguments.game, arguments.folder, arguments.run, arguments.watched, arguments.against
    )
    if arguments.export:
        about = {
            "run": arguments.run,
            "windows": training.windows,
            "hours": training.hours(),
            "options": training.course.options,
        }
        print(export(training.player, about))
        return
    if arguments.seats:
        print(export(one_of(training.clone, 0), {}, arguments.folder / "clone.net"))
        print(export(training.player, {}, arguments.folder / "learner.net"))
        return
    searchers = SEARCHERS if training.has_watched else 0.0
    weights = [2.0, *[1.0] * (len(training.kinds) - 2), searchers]
    if training.is_response:
        weights = []
    training.learn(arguments.minutes, arguments.entropy, weights)


if __name__ == "__main__":
    main()
