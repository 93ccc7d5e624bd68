"""Tasks: what their versions promise."""

from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from fistful.adapters.tasks import TASKS, Task, find_task, layout_of, page
from fistful.engine.errors import Invalid

ROOT = Path(__file__).parent.parent.parent
EVERY = pytest.mark.parametrize("task", TASKS, ids=[task.name for task in TASKS])


@EVERY
def test_a_layout_changes_with_the_version_only(task: Task) -> None:
    assert layout_of(task.game, task.players) == task.layout, (
        "what observations or actions mean has changed: give the task a new version with this"
        " layout (after a release), and write docs/tasks.md anew"
    )


@EVERY
def test_all_doors_open_the_same_table(task: Task) -> None:
    size = task.parallel_env().observation_space("player_0")["observation"].shape
    assert task.env().observation_space("player_0")["observation"].shape == size
    assert task.batch(2).vectors().shape[1:] == size
    with closing(task.vector_env(2)) as envs:
        seen, info = envs.reset(seed=5)
        assert seen.shape == (2 * task.players, *size)
        one = task.parallel_env()
        first, _ = one.reset(seed=5)
        assert (seen[0] == first["player_0"]["observation"]).all()
        assert np.flatnonzero(info["action_mask"]).size


def test_the_page_is_up_to_date() -> None:
    text = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8")
    assert text == page(), "run: python -m fistful.adapters.tasks docs/tasks.md"


def test_an_unknown_task_is_told_with_those_there_are() -> None:
    with pytest.raises(Invalid, match="cash_n_guns_v1"):
        find_task("chess_v1")
