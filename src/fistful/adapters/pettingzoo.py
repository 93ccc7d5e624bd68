"""PettingZoo environments for every game: `env` (AEC) and `parallel_env`.

    env = fistful.adapters.pettingzoo.env("cash-n-guns", 5, {"powers": "all"})

Observations are dicts: `observation`, the view as a vector (`Encoder` says what stands where), and
`action_mask`; `view(agent)` is the view itself, as a bot gets it. Actions (`Actions`) name seats as
the vectors do, counted clockwise from the one who acts; one more does nothing.

Sealed choices: in AEC those asked act one after the other and see nothing of each other's answers;
in Parallel they act together, and for everybody else the mask leaves the action that does nothing.
Nature draws by itself. Seats that are out of the game stay until its end: they get their reward
then, like everybody.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from fistful.adapters.encode import Mask, Vector
from fistful.adapters.match import Illegality, Match, Reward
from fistful.adapters.picture import Painter
from fistful.adapters.whole import Whole
from fistful.engine.rules import View
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game

#: A vector, and the mask of legal actions.
Observation = dict[str, Vector | Mask]
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


class Environment(Whole):
    """What both kinds of environment share: a match, its agents and their spaces."""

    def __init__(
        self,
        game: str,
        players: int | None,
        reward: Reward,
        illegal: Illegality,
        max_cycles: int | None,
        render_mode: str | None,
        options: Mapping[str, str],
    ) -> None:
        found = find_game(game)
        seats = players or (found.rules.fewest + found.rules.most + 1) // 2
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode must be one of {RENDER_MODES}")
        self.match = Match(found, seats, options, reward, illegal)
        # A wrong table is told at once, not at the first reset.
        self.match.start(0)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        count = self.match.actions.count
        self.action_spaces = {agent: Discrete(count) for agent in self.agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1, 1, (self.match.encoder.size,), np.float32),
                    "action_mask": Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.state_space = Box(-1, 1, (self.match.encoder.size * seats,), np.float32)
        self.painter = Painter(found, tuple(self.agents))
        self.dealer = np.random.default_rng()
        #: Whether there has been a reset: before, there is no game to look at.
        self.has_begun = False

    def reset(self, seed: int | None) -> None:
        """Begin a new game; without a seed the last seeding goes on."""
        if seed is not None:
            self.dealer = np.random.default_rng(seed)
        self.match.start(int(self.dealer.integers(1 << 62)))
        self.has_begun = True

    def check_begun(self, call: str) -> None:
        """Raise ResetNeeded before the first game."""
        if not self.has_begun:
            raise ResetNeeded(f"there is no game yet: call reset() before {call}()")

    def check_playing(self, agents: list[str]) -> None:
        """Raise ResetNeeded when nobody is left to step: before the first game, after the last."""
        self.check_begun("step")
        if not agents:
            raise ResetNeeded("the game is over: call reset() before step()")

    def look(self, agent: str) -> Observation:
        """Return what an agent sees."""
        seat = self.seat_of[agent]
        match = self.match
        return {
            "observation": match.encoder.vector(match.state, seat),
            "action_mask": match.mask(seat),
        }

    def info(self, agent: str) -> dict[str, Any]:
        """Return what else an agent is told: whether its last answer was not legal."""
        return {"illegal": self.seat_of[agent] in self.match.was_illegal}

    def view(self, agent: str) -> View:
        """Return what an agent may know, as a bot of ours gets it."""
        self.check_begun("view")
        return self.match.view(self.seat_of[agent])

    def state(self) -> Vector:
        """Return what all seats see, one after the other: for critics that may know everything."""
        return self.match.look().reshape(-1)

    @property
    def is_cut_short(self) -> bool:
        """Whether the game has gone on for as many questions as it may."""
        return self.max_cycles is not None and self.match.questions >= self.max_cycles

    def render(self) -> Any:
        """Return the table as those see it who only watch, in the mode chosen."""
        self.check_begun("render")
        if self.render_mode is None:
            return None
        view = self.match.view(SPECTATOR)
        if self.render_mode == "human":
            print(self.painter.text(view))
            return None
        if self.render_mode == "ansi":
            return self.painter.text(view)
        return self.painter.svg(view) if self.render_mode == "svg" else self.painter.pixels(view)


class FistfulAEC(Whole, AECEnv[str, Observation, int | None]):
    """One agent at a time: only those who are asked."""

    metadata = {"name": "fistful_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(self, table: Environment) -> None:
        super().__init__()
        self.table = table
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.state_space = table.state_space

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.order: list[int] = []
        self.select()

    def select(self) -> None:
        """Turn to the next who is asked."""
        if not self.order:
            self.order = self.table.match.asked()
        self.agent_selection = self.possible_agents[self.order[0]]
        self.infos[self.agent_selection] = self.table.info(self.agent_selection)

    def observe(self, agent: str) -> Observation:
        self.table.check_begun("observe")
        return self.table.look(agent)

    def view(self, agent: str) -> View:
        """Return what an agent may know, as a bot of ours gets it."""
        return self.table.view(agent)

    def last(self, observe: bool = True) -> Any:
        self.table.check_begun("last")
        return super().last(observe)

    def agent_iter(self, max_iter: int = 1 << 63) -> Any:
        self.table.check_begun("agent_iter")
        return super().agent_iter(max_iter)

    def step(self, action: int | None) -> None:
        self.table.check_playing(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.table.match
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_closed = match.answer(self.order.pop(0), action)
        if is_closed:
            self.order = []
        if match.is_over or (is_closed and self.table.is_cut_short):
            self.finish(match.is_over)
        else:
            self.select()
        self._accumulate_rewards()

    def finish(self, is_over: bool) -> None:
        """Let everybody know the end, or that it will not be played out."""
        for seat, reward in enumerate(self.table.match.rewards()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = is_over
            self.truncations[agent] = not is_over
            self.infos[agent] = self.table.info(agent)
        self.agent_selection = self.agents[0]

    def state(self) -> Vector:
        self.table.check_begun("state")
        return self.table.state()

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


class FistfulParallel(Whole, ParallelEnv[str, Observation, int]):
    """All agents at once; those who are not asked do nothing."""

    metadata = {"name": "fistful_v0", "render_modes": RENDER_MODES}

    def __init__(self, table: Environment) -> None:
        super().__init__()
        self.table = table
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.state_space = table.state_space

    @property
    def max_cycles(self) -> int | None:
        """How many questions are put before a game is cut short."""
        return self.table.max_cycles

    @max_cycles.setter
    def max_cycles(self, cycles: int | None) -> None:
        self.table.max_cycles = cycles

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self.look()

    def look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Return the observations and infos of all agents."""
        match, info = self.table.match, self.table.info
        seen = zip(self.agents, match.look(), match.masks(), strict=True)
        return (
            {agent: {"observation": row, "action_mask": mask} for agent, row, mask in seen},
            {agent: info(agent) for agent in self.agents},
        )

    def view(self, agent: str) -> View:
        """Return what an agent may know, as a bot of ours gets it."""
        return self.table.view(agent)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        self.table.check_playing(self.agents)
        match = self.table.match
        for seat in match.asked():
            if match.answer(seat, actions.get(self.possible_agents[seat])):
                break
        is_cut_short = not match.is_over and self.table.is_cut_short
        observations, infos = self.look()
        rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, match.is_over)
        truncations = dict.fromkeys(self.agents, is_cut_short)
        if match.is_over or is_cut_short:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def state(self) -> Vector:
        self.table.check_begun("state")
        return self.table.state()

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


class FistfulEveryone(Whole, OrderEnforcingWrapper[str, Observation, int | None]):
    """All agents in turn, also those who are not asked: the AEC twin of the Parallel kind."""

    def view(self, agent: str) -> View:
        """Return what an agent may know, as a bot of ours gets it."""
        together: FistfulParallel = self.env.env
        return together.view(agent)


def parallel_env(
    game: str = "blasting-billy",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "win",
    illegal: Illegality = "clock",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> FistfulParallel:
    """Return a Parallel environment. Raises Invalid for a wrong table or a wrong word.

    `reward` is what each seat won ("win": its share of the victory, all of it with its side in a
    game of sides) or its score, 0 for a seat that has none; it comes at the end.
    `illegal`: an action that is not legal is silence, to which the clock plays the question's
    default ("clock"), or an error ("raise"). After `max_cycles` questions a game is cut short.
    """
    return FistfulParallel(
        Environment(game, players, reward, illegal, max_cycles, render_mode, options or {})
    )


def env(
    game: str = "blasting-billy",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "win",
    illegal: Illegality = "clock",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    everyone: bool = False,
) -> Any:
    """Return an AEC environment; the arguments are those of `parallel_env`.

    Only those who are asked act. With `everyone` all agents act in every cycle, those who are not
    asked by doing nothing: the AEC twin of the Parallel environment.

    >>> game = env("blasting-billy", players=3)
    >>> game.reset(seed=1)
    >>> for agent in game.agent_iter():
    ...     seen, reward, is_over, is_cut, info = game.last()
    ...     game.step(None if is_over else int(seen["action_mask"].argmax()))
    """
    table = Environment(game, players, reward, illegal, max_cycles, render_mode, options or {})
    if everyone:
        return FistfulEveryone(parallel_to_aec_wrapper(FistfulParallel(table)))
    return FistfulAEC(table)
