"""A learner of a public library on the vector environment, unchanged: skrl's PPO.

    pip install torch skrl
    python bench/library.py [--game cash-n-guns] [--steps 400]

The library knows nothing of our games: it gets a Gymnasium vector environment, and every seat of
every game is one of its environments. It does not look at masks; what is not legal is silence.
"""

import argparse
from importlib import import_module
from time import process_time
from typing import Any, Final

from fistful.adapters.vector import FistfulVectorEnv

NETWORK: Final = [
    {"name": "net", "input": "OBSERVATIONS", "layers": [64, 64], "activations": "elu"}
]


def settings(steps: int) -> dict[str, Any]:
    """Return what skrl's runner is told: its own PPO, a small network."""
    policy = {"class": "CategoricalMixin", "network": NETWORK, "output": "ACTIONS"}
    value = {"class": "DeterministicMixin", "network": NETWORK, "output": "ONE"}
    off = {"write_interval": 0, "checkpoint_interval": 0}
    return {
        "seed": 1,
        "models": {"separate": True, "policy": policy, "value": value},
        "memory": {"class": "RandomMemory", "memory_size": -1},
        "agent": {"class": "PPO", "rollouts": 32, "mini_batches": 4, "experiment": off},
        "trainer": {
            "class": "SequentialTrainer",
            "timesteps": steps,
            "environment_info": "log",
            "disable_progressbar": True,
            "headless": True,
            "close_environment_at_exit": False,
        },
    }


def main() -> None:
    """Learn for a while, and say how long it took."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="cash-n-guns")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--steps", type=int, default=400)
    asked = parser.parse_args()
    wrap = import_module("skrl.envs.wrappers.torch").wrap_env
    runner = import_module("skrl.utils.runner.torch").Runner
    envs = FistfulVectorEnv(asked.game, games=asked.games)
    start = process_time()
    runner(wrap(envs, wrapper="gymnasium"), settings(asked.steps)).run("train")
    print(
        f"{asked.steps} steps of {envs.num_envs} rows: {process_time() - start:.0f} s of processor"
    )
    envs.close()


if __name__ == "__main__":
    main()
