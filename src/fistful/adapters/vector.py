"""Many games as one environment in Gymnasium's vector convention: arrays in, arrays out.

    envs = FistfulVectorEnv("cash-n-guns", games=256, players=5, workers=2)
    seen, info = envs.reset(seed=1)
    seen, rewards, terminations, truncations, info = envs.step(actions)

Every seat of every game is an environment: row `game * players + seat`. A row's observation is the
vector of its seat, `info["action_mask"]` says which actions are legal; a seat that is not asked has
one, which does nothing. An illegal answer is silence, to which the clock plays the question's
default, so a learner that knows nothing of masks can play. All rows of a game end together; the
step after that begins its next game, whatever is answered (Gymnasium's `NEXT_STEP`).

A game with seed *s* is the game of `parallel_env(…).reset(seed=s)`, step by step, whether it is
played here or in one of the `workers`, processes that are spawned and write into shared memory.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fistful.adapters.encode import Actions, Encoder, Mask, Vector
from fistful.adapters.match import Illegality, Match, Reward
from fistful.adapters.whole import Whole
from fistful.engine.seats import SEATS_IN
from fistful.games import find_game
from fistful.games.game import Game

#: How long a worker may take to end.
PATIENCE: Final = 10.0


class Board:
    """What a vector environment tells, a row a seat: arrays in memory that may be shared."""

    def __init__(self, rows: int, size: int, actions: int, memory: Any = None) -> None:
        kinds: list[tuple[str, tuple[int, ...], Any]] = [
            ("seen", (rows, size), np.float32),
            ("rewards", (rows,), np.float64),
            ("answers", (rows,), np.int64),
            ("masks", (rows, actions), np.int8),
            ("terminations", (rows,), np.bool_),
            ("truncations", (rows,), np.bool_),
            ("illegal", (rows,), np.bool_),
        ]
        lengths = [
            int(np.prod(shape)) * np.dtype(kind).itemsize + 7 & ~7 for _, shape, kind in kinds
        ]
        #: How many bytes it takes.
        self.length = sum(lengths)
        room = bytearray(self.length) if memory is None else memory
        at = 0
        found: dict[str, Any] = {}
        for (name, shape, kind), length in zip(kinds, lengths, strict=True):
            found[name] = np.ndarray(shape, kind, room, at)
            at += length
        self.seen: Vector = found["seen"]
        self.rewards: NDArray[np.float64] = found["rewards"]
        self.answers: NDArray[np.int64] = found["answers"]
        self.masks: Mask = found["masks"]
        self.terminations: NDArray[np.bool_] = found["terminations"]
        self.truncations: NDArray[np.bool_] = found["truncations"]
        self.illegal: NDArray[np.bool_] = found["illegal"]


class Group:
    """Some of the games, which one process plays, and where their rows begin."""

    def __init__(self, matches: list[Match], first: int, max_cycles: int | None) -> None:
        self.matches = matches
        self.first = first
        self.max_cycles = max_cycles
        self.dealers = [np.random.default_rng() for _ in matches]
        #: The games that are over and begin anew with the next step.
        self.over = [False] * len(matches)

    def reset(self, seeds: list[int | None], board: Board) -> None:
        """Begin all games; those without a seed go on with what they had."""
        for game, seed in enumerate(seeds):
            if seed is not None:
                self.dealers[game] = np.random.default_rng(seed)
            self.begin(game, board)
        self.look(board)

    def begin(self, game: int, board: Board) -> None:
        """Begin a game."""
        match = self.matches[game]
        match.start(int(self.dealers[game].integers(1 << 62)))
        self.over[game] = False
        self.tell(game, board, 0.0, False)

    def tell(self, game: int, board: Board, rewards: Any, is_cut: bool) -> None:
        """Write what came of a game's last step."""
        match = self.matches[game]
        rows = slice(self.first + game * match.seats, self.first + (game + 1) * match.seats)
        board.rewards[rows] = rewards
        board.terminations[rows] = match.is_over
        board.truncations[rows] = is_cut
        for seat in range(match.seats):
            board.illegal[rows.start + seat] = seat in match.was_illegal

    def step(self, board: Board) -> None:
        """Play one question of every game, or begin it anew."""
        for game, match in enumerate(self.matches):
            if self.over[game]:
                self.begin(game, board)
                continue
            row = self.first + game * match.seats
            for seat in match.asked():
                if match.answer(seat, int(board.answers[row + seat])):
                    break
            is_cut = (
                not match.is_over
                and self.max_cycles is not None
                and match.questions >= self.max_cycles
            )
            self.over[game] = match.is_over or is_cut
            self.tell(game, board, match.rewards(), is_cut)
        self.look(board)

    def look(self, board: Board) -> None:
        """Write what all seats see and may do."""
        match = self.matches[0]
        seats, count = match.seats, len(self.matches)
        rows = slice(self.first, self.first + count * seats)
        games = [game for game in range(count) for _ in range(seats)]
        states = [match.state for match in self.matches]
        match.encoder.fill(states, games, [*range(seats)] * count, board.seen[rows])
        masks = board.masks[rows]
        masks[:] = np.frombuffer(match.actions.resting, np.int8)
        for game, one in enumerate(self.matches):
            for seat in SEATS_IN[one.state.waiting]:
                masks[game * seats + seat] = one.mask(seat)


def work(name: str, shape: tuple[int, int, int], pipe: Connection) -> None:
    """Play a group of games for somebody in another process, until told to stop."""
    memory = SharedMemory(name)
    board = Board(*shape, memory.buf)
    group: Group = pipe.recv()
    while (order := pipe.recv()) is not None:
        if order == "step":
            group.step(board)
            pipe.send(None)
        elif order == "group":
            pipe.send(group)
        else:
            group.reset(order, board)
            pipe.send(None)
    # The arrays hold the memory; they go first.
    del board
    memory.close()


class Crew:
    """Processes that play the groups, and the memory they share with this one."""

    def __init__(self, groups: list[Group], shape: tuple[int, int, int]) -> None:
        self.memory = SharedMemory(create=True, size=Board(*shape).length)
        self.board = Board(*shape, self.memory.buf)
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for group in groups:
            ours, theirs = context.Pipe()
            arguments = (self.memory.name, shape, theirs)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            ours.send(group)
            self.pipes.append(ours)
            self.processes.append(process)

    def order(self, orders: Sequence[Any]) -> list[Any]:
        """Tell each what to do; return what they answer once all have."""
        for pipe, order in zip(self.pipes, orders, strict=True):
            pipe.send(order)
        return [pipe.recv() for pipe in self.pipes]

    def end(self) -> None:
        """Stop the processes, and give the memory back."""
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.send(None)
            process.join(PATIENCE)
            pipe.close()
        del self.board
        # Somebody may still hold arrays that were not copied; the memory goes with the last.
        with suppress(BufferError):
            self.memory.close()
        self.memory.unlink()


class FistfulVectorEnv(Whole, VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Games at tables of one kind, every seat an environment. Raises Invalid for a wrong table.

    `games` are played together, on `workers` processes or, with none, in this one. The other
    arguments are those of `parallel_env`. Without `copy` the arrays returned are written anew by
    the next step.
    """

    def __init__(
        self,
        game: str = "blasting-billy",
        games: int = 1,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: Reward = "win",
        illegal: Illegality = "clock",
        max_cycles: int | None = None,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        found = find_game(game)
        seats = players or (found.rules.fewest + found.rules.most + 1) // 2
        first = Match(found, seats, options or {}, reward, illegal)
        # A wrong table is told at once, not at the first reset.
        first.start(0)
        matches = [first, *[first.beside() for _ in range(games - 1)]]
        shares = np.array_split(np.arange(games), max(workers, 1))
        groups = [
            Group([matches[game] for game in share], int(share[0]) * seats, max_cycles)
            for share in shares
            if len(share)
        ]
        self.begin(found, seats, groups, workers > 0, copy)

    def begin(
        self, game: Game, seats: int, groups: list[Group], is_spread: bool, copy: bool
    ) -> None:
        """Set up all that follows from the groups of games."""
        self.metadata = {"name": game.name, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.game = game
        self.players = seats
        self.copy = copy
        self.is_spread = is_spread
        self.counts = [len(group.matches) for group in groups]
        self.games = sum(self.counts)
        self.num_envs = self.games * seats
        actions, encoder = Actions(game.rules.verbs, seats), Encoder(game, seats)
        self.single_observation_space = Box(-1, 1, (encoder.size,), np.float32)
        self.single_action_space = Discrete(actions.count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        shape = (self.num_envs, encoder.size, actions.count)
        self.groups = [] if is_spread else groups
        self.crew = Crew(groups, shape) if is_spread else None
        self.board = self.crew.board if self.crew else Board(*shape)
        self.has_begun = False

    def __reduce__(self) -> tuple[Any, ...]:
        crew = self.crew
        groups = crew.order(["group"] * len(self.counts)) if crew else self.groups
        table = (self.game, self.players, groups, self.is_spread, self.copy)
        kept = [getattr(self.board, name).copy() for name in vars(self.board) if name != "length"]
        return resumed, (table, kept, self.has_begun)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin all games, game *g* with seed `seed + g`, or with a seed of its own from a list."""
        seeds: list[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + game for game in range(self.games)]
        else:
            seeds = list(seed)
        if len(seeds) != self.games:
            raise ValueError(f"{len(seeds)} seeds for {self.games} games")
        at = 0
        orders: list[list[int | None]] = []
        for count in self.counts:
            orders.append(seeds[at : at + count])
            at += count
        if self.crew:
            self.crew.order(orders)
        else:
            self.groups[0].reset(orders[0], self.board)
        self.has_begun = True
        return self.told(self.board.seen), self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Vector, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer with one action a row; what rows answer that are not asked means nothing."""
        if not self.has_begun:
            raise ResetNeeded("there is no game yet: call reset() before step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"give {self.num_envs} actions, as integers: one for each row")
        self.board.answers[:] = given
        if self.crew:
            self.crew.order(["step"] * len(self.counts))
        else:
            self.groups[0].step(self.board)
        board = self.board
        ends = (self.told(board.terminations), self.told(board.truncations))
        return self.told(board.seen), self.told(board.rewards), *ends, self.info()

    def told(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return an array as it is given out."""
        return array.copy() if self.copy else array

    def info(self) -> dict[str, Any]:
        """Return what else is told: which actions are legal, and whose last answer was not."""
        return {
            "action_mask": self.told(self.board.masks),
            "illegal": self.told(self.board.illegal),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the workers."""
        if self.crew:
            del self.board
            self.crew.end()
            self.crew = None


def resumed(table: tuple[Any, ...], kept: list[Any], has_begun: bool) -> FistfulVectorEnv:
    """Return an environment out of its pickle."""
    env = FistfulVectorEnv.__new__(FistfulVectorEnv)
    env.begin(*table)
    for name, array in zip([n for n in vars(env.board) if n != "length"], kept, strict=True):
        getattr(env.board, name)[:] = array
    env.has_begun = has_begun
    return env
