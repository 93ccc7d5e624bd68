"""The PettingZoo environments: PettingZoo's own tests, and that sealed answers stay sealed."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from fistful.adapters.pettingzoo import env, parallel_env
from fistful.adapters.picture import LIGHT
from fistful.engine.errors import Illegal, Invalid
from fistful.games import games
from fistful.testing.tables import Table
from tests.adapters.tables import all_tables

# PettingZoo would rather have arrays than dicts with masks, and excuses its own games by name.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

GAMES = pytest.mark.parametrize("game", list(games()))


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_pettingzoos_api_tests_pass_at_every_table(table: Table) -> None:
    name, seats, options = table.rules.game, table.seats, table.options
    api_test(env(name, seats, options), num_cycles=8)
    parallel_api_test(parallel_env(name, seats, options), num_cycles=8)


@GAMES
def test_whole_games_pass_the_api_test(game: str) -> None:
    fewest = games()[game].rules.fewest
    api_test(env(game, fewest, reward="score"), num_cycles=200)
    parallel_api_test(parallel_env(game, fewest), num_cycles=300)


@GAMES
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(partial(env, game), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game), num_cycles=20)


@GAMES
def test_games_are_cut_short_after_max_cycles(game: str) -> None:
    module = SimpleNamespace(
        parallel_env=partial(parallel_env, game), env=partial(env, game, everyone=True)
    )
    max_cycles_test(module)


@GAMES
def test_every_render_mode_renders(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(env, game),
        {"svg": lambda svg: svg.startswith("<svg"), "ansi": lambda text: "player_0" in text},
    )
    assert "player_0" in capsys.readouterr().out


@GAMES
def test_the_svg_and_the_pixels_are_one_picture(game: str) -> None:
    environment = env(game, render_mode="svg")
    environment.reset(seed=2)
    drawn = ElementTree.fromstring(environment.render())
    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert set(environment.possible_agents) <= set(texts)
    environment.table.render_mode = "rgb_array"
    pixels = environment.render()
    assert pixels.shape == (int(drawn.attrib["height"]), int(drawn.attrib["width"]), 3)
    # Those asked, and only those, have a light frame.
    lit = [box for box in drawn if box.attrib["fill"] == LIGHT and box.tag.endswith("rect")]
    assert len(lit) == len(environment.table.match.asked())
    for box in lit:
        x, y, height = [int(box.attrib[name]) for name in ("x", "y", "height")]
        assert f"#{bytes(pixels[y + height // 2, x]).hex()}" == LIGHT


def play(environment: Any, until: str) -> None:
    """Play the first legal action until a phase comes."""
    environment.reset(seed=3)
    while environment.view(environment.agent_selection)["phase"] != until:
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(np.flatnonzero(mask)[0]))


@pytest.mark.parametrize("phase", ["load", "aim", "courage"])
def test_who_answers_later_sees_nothing_of_earlier_answers(phase: str) -> None:
    seen = set()
    for choice in (0, -1):
        environment = env("cash-n-guns")
        play(environment, phase)
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(np.flatnonzero(mask)[choice]))
        observation, _, _, _, info = environment.last()
        seen.add((observation["observation"].tobytes(), str(info)))
    assert len(seen) == 1


@GAMES
def test_in_parallel_those_not_asked_can_only_do_nothing(game: str) -> None:
    environment = parallel_env(game)
    observations, _ = environment.reset(seed=1)
    idle = environment.table.match.actions.idle
    for _ in range(40):
        actions = {}
        for agent, observation in observations.items():
            legal = np.flatnonzero(observation["action_mask"])
            is_asked = environment.table.seat_of[agent] in environment.view(agent)["asked"]
            assert (list(legal) == [idle]) == (not is_asked)
            actions[agent] = int(legal[-1])
        observations, _, terminations, _, _ = environment.step(actions)
        if any(terminations.values()):
            break


def test_an_illegal_action_is_silence_or_an_error() -> None:
    forgiving = env("cash-n-guns")
    play(forgiving, "courage")
    for _ in range(forgiving.num_agents):
        forgiving.step(0)
    # CG-80: the clock lets a silent seat stay.
    assert forgiving.table.match.view(0)["shame"] == [0] * forgiving.num_agents
    assert forgiving.table.match.was_illegal == set(range(forgiving.num_agents))
    strict = env("cash-n-guns", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(strict.table.match.actions.idle)


@GAMES
@pytest.mark.parametrize("make", [env, parallel_env])
def test_the_state_is_what_all_seats_see(game: str, make: Any) -> None:
    environment = make(game)
    environment.reset(seed=4)
    state = environment.state()
    assert environment.state_space.contains(state)
    match = environment.table.match
    rows = state.reshape(match.seats, match.encoder.size)
    for seat, row in enumerate(rows):
        assert (row == match.encoder.vector(match.state, seat)).all()


def test_rewards_are_parts_of_the_victory_or_scores() -> None:
    for reward in ("win", "score"):
        environment = parallel_env("blasting-billy", 3, reward=reward)
        observations, _ = environment.reset(seed=5)
        while environment.agents:
            actions = {
                agent: int(np.flatnonzero(seen["action_mask"])[0])
                for agent, seen in observations.items()
            }
            observations, rewards, _, _, _ = environment.step(actions)
        outcome = environment.view("player_0")["outcome"]
        if reward == "score":
            assert list(rewards.values()) == outcome["scores"]
        else:
            assert [agent for agent, share in rewards.items() if share] == [
                f"player_{seat}" for seat in outcome["winners"]
            ]


def test_a_wrong_table_is_told_at_once() -> None:
    with pytest.raises(Invalid):
        env("cash-n-guns", 9)
    with pytest.raises(Invalid):
        env("cash-n-guns", options={"powers": "some"})
    with pytest.raises(ValueError, match="render_mode"):
        env("cash-n-guns", render_mode="film")


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("argument", "word", "known"),
    [("reward", "winn", "win, score"), ("illegal", "no", "clock, raise")],
)
def test_a_wrong_word_is_told_with_the_right_ones(
    make: Any, argument: str, word: str, known: str
) -> None:
    with pytest.raises(Invalid) as told:
        make("cash-n-guns", **{argument: word})
    assert told.value.params == {"option": argument, "value": word, "known": known}


CALLS: dict[str, Callable[[Any], Any]] = {
    "step": lambda environment: environment.step(0),
    "last": lambda environment: environment.last(),
    "observe": lambda environment: environment.observe("player_0"),
    "agent_iter": lambda environment: list(environment.agent_iter()),
    "render": lambda environment: environment.render(),
}


@pytest.mark.parametrize("call", list(CALLS))
def test_before_the_first_reset_there_is_no_game(call: str) -> None:
    environment = env("cash-n-guns", render_mode="ansi")
    with pytest.raises(ResetNeeded, match=rf"call reset\(\) before {call}\(\)"):
        CALLS[call](environment)


def test_before_the_first_reset_there_is_no_game_in_parallel() -> None:
    environment = parallel_env("cash-n-guns", render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"no game yet: call reset\(\) before step\(\)"):
        environment.step({})
    with pytest.raises(ResetNeeded, match=r"call reset\(\) before render\(\)"):
        environment.render()


def test_a_game_that_is_over_is_not_stepped_on() -> None:
    together = parallel_env("cash-n-guns", max_cycles=1)
    together.reset(seed=1)
    together.step({})
    with pytest.raises(ResetNeeded, match="the game is over"):
        together.step({})
    one = env("cash-n-guns", max_cycles=1)
    one.reset(seed=1)
    for _ in one.agent_iter():
        one.step(None)
    with pytest.raises(ResetNeeded, match="the game is over"):
        one.step(None)
