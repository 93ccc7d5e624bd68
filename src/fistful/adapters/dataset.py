"""Games between bots as Parquet: what was seen, legal, done, said and won (docs/datasets.md).

A dataset is a folder of parts, some games each. `decisions-*.parquet` has a row a decision,
`talk-*.parquet` a row a thing said. A part depends on the table, the bots, the seed and its number
alone: a run that was broken off goes on where it was, and ends with the same files.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from fistful.adapters.encode import Actions, Encoder
from fistful.bots.talk import feels_like_talking, hold_to, kept, speak
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.options import write_options
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.lab.executor import Executor
from fistful.lab.noted import Move, play_noted
from fistful.lab.play import choose_of, luck_of
from fistful.lab.progress import Told
from fistful.lab.series import Series
from fistful.table.talk import TALK, Talk

#: Games in a part.
A_PART: Final = 50
#: What says how a dataset was made.
ABOUT: Final = "dataset.json"


@dataclass(frozen=True)
class Part:
    """Some games of a dataset."""

    series: Series
    folder: Path
    number: int
    games: int


def decision_schema(size: int) -> Any:
    """Return the columns of decisions, for vectors of so many numbers."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("phase", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.float32(), size)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("won", pa.float32()),
        ]
    )


def talk_schema(size: int) -> Any:
    """Return the columns of what was said."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("phrase", pa.dictionary(pa.int16(), pa.string())),
            ("to", pa.int8()),
            ("public", pa.list_(pa.float32(), size)),
            ("is_claim", pa.bool_()),
            ("is_true", pa.bool_()),
        ]
    )


class Watcher:
    """Plays one game of a dataset and notes it: rows of decisions, rows of talk."""

    def __init__(self, series: Series, number: int, encoder: Encoder, moves: Actions) -> None:
        self.series = series
        self.number = number
        self.encoder = encoder
        self.moves = moves
        self.game = find_game(series.game)
        sitting = series.sitting(number)
        self.bots = sitting.bots
        self.bot_at = series.bot_at(self.game, sitting)
        #: What is said has dice of its own: the deal and who is quickest do not depend on it.
        self.talk_dice = QuickDice(luck_of("talk", series.seed, number))
        self.played: list[Move] = []
        self.decisions: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.spoken: list[tuple[int, Talk]] = []

    def play(self) -> None:
        """Play the game."""
        s = play_noted(self.series, self.number, self.decide, self.played)
        won = self.game.rules.outcome(s).shares()
        for row in self.decisions:
            row["won"] = won[row["seat"]]

    def decide(self, s: Any, seat: int, dice: Dice) -> int:
        """Let a bot speak, perhaps, and choose; note what it saw, said and did."""
        rules = self.game.rules
        legal = rules.legal(s, seat)
        said = self.speak(s, seat)
        left = hold_to(rules, self.bots[seat], said, legal, self.talk_dice)
        action = choose_of(rules, s, seat, self.bot_at(s, seat), left, dice)
        if said is not None:
            claimed = kept(rules, said, legal)
            self.talk[-1]["is_claim"] = claimed is not None
            self.talk[-1]["is_true"] = None if claimed is None else action in claimed
        known = self.moves.places[seat]
        self.decisions.append(
            {
                **self.place(seat),
                "phase": rules.phases[s.phase].name,
                "observation": self.encoder.vector(s, seat),
                "legal": sorted([known[one] for one in legal]),
                "action": known[action],
            }
        )
        return action

    def speak(self, s: Any, seat: int) -> int | None:
        """Let a bot say something now and then, from what everybody sees."""
        rules, bot = self.game.rules, self.bots[seat]
        if s.phase == OVER or not feels_like_talking(bot, self.talk_dice):
            return None
        said = speak(rules, bot, rules.view(s, SPECTATOR), seat, self.talk_dice, self.spoken)
        if said is None:
            return None
        self.spoken.append((seat, said))
        self.talk.append(
            {
                **self.place(seat),
                "phrase": TALK.verb_of[said.action].word,
                "to": said.to,
                "public": self.encoder.vector(s, SPECTATOR),
            }
        )
        return said.action

    def place(self, seat: int) -> dict[str, Any]:
        """Return where in the dataset something belongs."""
        move = len(self.played)
        return {"game": self.number, "move": move, "seat": seat, "bot": self.bots[seat]}


def write_part(part: Part) -> int:
    """Play the games of a part and write them; return how many. What is there is left alone."""
    series = part.series
    target = part.folder / f"decisions-{part.number:05d}.parquet"
    if target.exists():
        return part.games
    game = find_game(series.game)
    encoder, moves = Encoder(game, series.players), Actions(game.rules.verbs, series.players)
    decisions: list[dict[str, Any]] = []
    talk: list[dict[str, Any]] = []
    for number in range(part.number * A_PART, part.number * A_PART + part.games):
        watcher = Watcher(series, number, encoder, moves)
        watcher.play()
        decisions += watcher.decisions
        talk += watcher.talk
    # The decisions come last: a part is there when they are.
    for name, rows, schema in (
        ("talk", talk, talk_schema(encoder.size)),
        ("decisions", decisions, decision_schema(encoder.size)),
    ):
        unfinished = part.folder / f".{name}-{part.number:05d}.part"
        pq.write_table(pa.Table.from_pylist(rows, schema), unfinished, compression="zstd")
        unfinished.rename(part.folder / f"{name}-{part.number:05d}.parquet")
    return part.games


def parts_of(series: Series, games: int, folder: Path) -> Iterator[Part]:
    """Return the parts of a dataset."""
    for number, first in enumerate(range(0, games, A_PART)):
        yield Part(series, folder, number, min(A_PART, games - first))


def write_dataset(
    series: Series, games: int, folder: Path, work: Executor, told: Told | None = None
) -> None:
    """Write a dataset, or the parts of it that are not there yet.

    Raises Invalid if the folder holds another one.
    """
    game = find_game(series.game)
    about = {
        "game": series.game,
        "players": series.players,
        "options": write_options(series.options),
        "bots": list(series.bots),
        "seed": series.seed,
        "games": games,
        "rules": game.rules.version,
        "numbers": Encoder(game, series.players).size,
    }
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / ABOUT
    if note.exists() and json.loads(note.read_text(encoding="utf-8")) != about:
        raise Invalid("dataset-other", folder=str(folder))
    note.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    done = 0
    for played in work.map(write_part, parts_of(series, games, folder)):
        done += played
        if told:
            told(done, games)
