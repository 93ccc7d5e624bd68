"""Tasks: named, versioned tables for learners, so that results can be compared.

    task = find_task("cash_n_guns_v1")
    table, envs = task.env(), task.vector_env(games=64)

A version is a promise: the table, what an observation and an action mean (`layout`), the reward and
how a player is measured stay as they are. What changes any of it makes a new version beside the old
one, or in its place where the old rules are no more. `python -m fistful.adapters.tasks FILE` writes
the page that defines them.
"""

import sys
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fistful.adapters.batch import Batch, make_batch
from fistful.adapters.encode import Encoder
from fistful.adapters.pettingzoo import FistfulParallel, env, parallel_env
from fistful.adapters.tables import action_table
from fistful.adapters.vector import FistfulVectorEnv
from fistful.engine.errors import Invalid
from fistful.engine.options import write_options
from fistful.games import find_game

#: Seeds below this are for measuring: learners keep off them.
FIRST_TO_LEARN: Final = 1_000_000
#: Games of a measurement.
MEASURED: Final = 2_000


@dataclass(frozen=True)
class Task:
    """A table learners meet at. `layout` stands for what observations and actions mean."""

    name: str
    game: str
    players: int
    layout: str
    options: dict[str, str] = field(default_factory=dict)
    about: str = ""

    def env(self, **how: Any) -> Any:
        """Return its AEC environment; `how` is as for `pettingzoo.env`."""
        return env(self.game, self.players, self.options, **how)

    def parallel_env(self, **how: Any) -> FistfulParallel:
        """Return its Parallel environment."""
        return parallel_env(self.game, self.players, self.options, **how)

    def vector_env(self, games: int, **how: Any) -> FistfulVectorEnv:
        """Return many of its games as one environment."""
        return FistfulVectorEnv(self.game, games, self.players, self.options, **how)

    def batch(self, count: int, seed: int = FIRST_TO_LEARN) -> Batch:
        """Return many of its games as a batch."""
        return make_batch(self.game, self.players, count, seed, self.options)


def layout_of(game: str, players: int) -> str:
    """Return what stands for the meaning of observations and actions at such a table."""
    found = find_game(game)
    lines = [
        f"{piece.start} {piece.field.name} {piece.field.how}"
        for piece in Encoder(found, players).slices
    ]
    lines += action_table(found.rules, players)
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


TASKS: Final[tuple[Task, ...]] = (
    Task(
        "blasting_billy_v1",
        "blasting-billy",
        4,
        "9e558b9dde284cee",
        about="Memory and bluffing with open types and hidden values; turns, no sealed choices.",
    ),
    Task(
        "cash_n_guns_v1",
        "cash-n-guns",
        5,
        "e1fa43e84a7abd9e",
        about="Sealed simultaneous choices: bullets, aims, courage; the base game.",
    ),
    Task(
        "cash_n_guns_powers_v1",
        "cash-n-guns",
        5,
        "e1fa43e84a7abd9e",
        {"powers": "all", "cop": "on"},
        "The same with a hidden power each, and a hidden cop among the players.",
    ),
    Task(
        "get_billy_the_kid_v1",
        "get-billy-the-kid",
        6,
        "75e709fff8a0e48e",
        about="Hidden sides that find each other by questions; a side wins as a whole.",
    ),
    Task(
        "stetsons_and_sixguns_v1",
        "stetsons-and-sixguns",
        5,
        "1c99fff136b0fb5a",
        about="Many cards, long turns, a wide range of actions; hands and bullets are hidden.",
    ),
)


def find_task(name: str) -> Task:
    """Return a task by its name. Raises Invalid, naming those there are.

    >>> task = find_task("cash_n_guns_v1")
    >>> task.parallel_env().possible_agents[-1]
    'player_4'
    """
    known = {task.name: task for task in TASKS}
    if name not in known:
        raise Invalid("unknown-word", kind="task", word=name, known=", ".join(known))
    return known[name]


def defined(task: Task) -> str:
    """Return the definition of a task, as Markdown."""
    game, encoder = find_game(task.game), Encoder(find_game(task.game), task.players)
    among = ",".join(["rules"] * (task.players - 1))
    seats = f"--players {task.players}"
    chosen = f" --options {write_options(task.options)}" if task.options else ""
    ours, theirs = f"BOT,{among}", f"rules,{','.join(['BOT'] * (task.players - 1))}"
    lines = [
        f"## {task.name}",
        "",
        task.about,
        "",
        f"- **Table**: {task.game}, {task.players} players, options"
        f" {write_options(task.options) or 'as they are by default'}. The seats change from game"
        " to game.",
        f"- **Observation**: {encoder.size} numbers; **actions**: {game_actions(task)} and one that"
        f" does nothing ([tables](research.md)). **Layout**: `{task.layout}`.",
        f"- **Reward**: `win`, at the end ({game.unit}). A fair share is"
        f" {'½ or so, by the sides' if game.rules.by_sides else f'1/{task.players}'}.",
        "- **As a guest** (hero): the player alone among `rules`. "
        f"`fistful sim {task.game} {seats}{chosen} --bots {ours} --games {MEASURED}`",
        "- **As a host**: how well a stranger fares among copies of the player. "
        f"`fistful sim {task.game} {seats}{chosen} --bots {theirs} --games {MEASURED}`,"
        " and the same with `level-5`, and with a best response trained against it for as long as"
        " the player was, in the stranger's place.",
        "- **Told**: both numbers with their intervals (the commands print them), what the player"
        " costs (seconds of one core a decision, and of training), and over how many training runs"
        " (at least five).",
        "",
    ]
    return "\n".join(lines)


def game_actions(task: Task) -> int:
    """Return how many actions a seat has at a task's table."""
    space: Any = task.env().action_space("player_0")
    return int(space.n) - 1


HEAD: Final = f"""\
# Tasks

Named tables for learners, so that results can be compared: `fistful.adapters.tasks.find_task`. Written by `python -m fistful.adapters.tasks docs/tasks.md`.

- **Versions.** A version is a promise: the table, what an observation and an action mean, the reward and the measure stay as they are; `layout` stands for the meaning of observations and actions, and a test fails when it changes without a new version. A new version comes with a change of rules, of features or of actions; name the version with your numbers.
- **Seeds.** Measure with seeds below {FIRST_TO_LEARN:,} (the commands take `--seed 0` unless told otherwise) and learn with seeds from there on: `reset(seed={FIRST_TO_LEARN:_} + n)`, `batch(count, seed={FIRST_TO_LEARN:_} + n)`. Training runs are numbered from 0, and run *r* begins at seed {FIRST_TO_LEARN:,} × (1 + *r*).
- **Players.** `BOT` below is `module:Class` of your own, or any of ours ([bots.md](bots.md)).
- **Both sides of the table.** A player that wins among weak ones may be easy prey itself: tell how it does as a guest and as a host.

"""  # noqa: E501


def page() -> str:
    """Return the page that defines all tasks."""
    return HEAD + "\n".join([defined(task) for task in TASKS])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
