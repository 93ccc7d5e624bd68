"""What is measured of other libraries, each when it is installed: random play, whole games.

uv pip install rlcard termcolor                       # RLCard
uv pip install "pettingzoo[classic]"                  # PettingZoo's classic games
uv pip install pgx                                    # pgx (JAX, on the CPU)
npm install --prefix build/peers boardgame.io         # boardgame.io (Node)
"""

import json
import shutil
import subprocess
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from clock import IS_CPU, now

ROOT: Final = Path(__file__).resolve().parent.parent
NODE_FOLDER: Final = ROOT / "build" / "peers"
#: Games that pgx steps together.
TOGETHER: Final = 1024

#: Name, version, decisions a second.
Row = tuple[str, str, float]


def rate(play: Callable[[], int], seconds: float) -> float:
    """Play for a while; return decisions a second."""
    play()
    done = 0
    start = now()
    while (spent := now() - start) < seconds:
        done += play()
    return done / spent


def rlcard(seconds: float) -> list[Row]:
    """RLCard's environments with its own random agents."""
    library = import_module("rlcard")
    agents = import_module("rlcard.agents")
    rows: list[Row] = []
    for name in ("leduc-holdem", "uno"):
        env = library.make(name, config={"seed": 1})
        env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            trajectories, _ = env.run(is_training=False)
            return sum([len(trajectory) // 2 for trajectory in trajectories])

        rows.append((f"RLCard {name}", version("rlcard"), rate(play, seconds)))
    return rows


def pettingzoo_classic(seconds: float) -> list[Row]:
    """PettingZoo's classic games, random legal actions."""
    rows: list[Row] = []
    dice = np.random.default_rng(1)
    for name in ("tictactoe_v3", "leduc_holdem_v4"):
        env = import_module(f"pettingzoo.classic.{name}").env()

        def play(env: Any = env) -> int:
            env.reset(seed=int(dice.integers(1 << 30)))
            count = 0
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                    count += 1
            return count

        rows.append((f"PettingZoo {name}", version("pettingzoo"), rate(play, seconds)))
    return rows


def pgx(seconds: float) -> list[Row]:
    """pgx on the CPU, 1,024 games together, random legal actions, compiled by JAX."""
    jax = import_module("jax")
    library = import_module("pgx")
    wrapped = import_module("pgx.experimental.wrappers").auto_reset
    rows: list[Row] = []
    for name in ("kuhn_poker", "leduc_holdem"):
        env = library.make(name)
        step = wrapped(env.step, env.init)

        def advance(state: Any, key: Any, step: Any = step) -> Any:
            logits = jax.numpy.log(state.legal_action_mask.astype(float))
            keys = jax.random.split(key, TOGETHER + 1)
            action = jax.random.categorical(keys[0], logits, axis=1)
            return jax.vmap(step)(state, action, keys[1:])

        moved = jax.jit(advance)
        box = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TOGETHER))]
        box.append(jax.random.PRNGKey(2))

        def play(box: list[Any] = box, moved: Any = moved) -> int:
            box[1], key = jax.random.split(box[1])
            box[0] = moved(box[0], key)
            jax.block_until_ready(box[0].rewards)
            return TOGETHER

        rows.append((f"pgx {name}, 1,024 games", version("pgx"), rate(play, seconds)))
    return rows


SCRIPT: Final = """
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, id) => {
    if (G.cells[id] !== null) return INVALID_MOVE;
    G.cells[id] = playerID;
  } },
  endIf: ({ G, ctx }) => {
    if (lines.some(l => G.cells[l[0]] !== null && l.every(i => G.cells[i] === G.cells[l[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every(c => c !== null)) return { draw: true };
  },
};
const seconds = Number(process.argv[2]);
let moves = 0;
const play = () => {
  const client = Client({ game, debug: false });
  client.start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const free = G.cells.map((c, i) => c === null ? i : -1).filter(i => i >= 0);
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
};
play(); moves = 0;
const cpu = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
const now = process.argv[3] === 'cpu' ? cpu : () => Number(process.hrtime.bigint()) / 1e9;
const start = now();
let spent = 0;
while (spent < seconds) { play(); spent = now() - start; }
const version = require('boardgame.io/package.json').version;
console.log(JSON.stringify([version, moves / spent]));
"""


def boardgame_io(seconds: float) -> list[Row]:
    """boardgame.io's tutorial game through its local client."""
    node = shutil.which("node")
    if not node or not (NODE_FOLDER / "node_modules" / "boardgame.io").exists():
        raise ImportError("boardgame.io")
    answer = subprocess.run(
        [node, "-e", SCRIPT, "-", str(seconds), "cpu" if IS_CPU else "wall"],
        cwd=NODE_FOLDER,
        capture_output=True,
        text=True,
        check=True,
    )
    number, found = json.loads(answer.stdout.splitlines()[-1])
    return [("boardgame.io tic-tac-toe, local client", number, found)]


OTHERS: Final[dict[str, Callable[[float], list[Row]]]] = {
    "RLCard": rlcard,
    "PettingZoo classic": pettingzoo_classic,
    "pgx": pgx,
    "boardgame.io": boardgame_io,
}
