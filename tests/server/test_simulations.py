"""Simulations over HTTP: the lab's games, in processes of their own, within a budget."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from fistful.engine.errors import FistfulError
from fistful.games import find_game
from fistful.games.variant import pack
from fistful.lab import findings
from fistful.lab.tally import read_tally
from fistful.server import limits
from fistful.server.bodies import Simulate
from fistful.server.gate import Gate
from fistful.server.lanes import Lane, Share
from fistful.server.simulations import (
    BLOCK,
    INTEREST,
    MOST_PLAYED,
    Simulations,
    Step,
    play_some,
    series_of,
)
from fistful.workbench import variants_of
from tests.server.client import running
from tests.server.inside import run
from tests.server.test_lanes import SlowHand

GAME = find_game("cash-n-guns")
DECK = pack({"game": GAME.name, **variants_of(GAME).standard_data, "wounds_to_die": 2})
HERE = Share("192.0.2.1")


def asked(games: int, **more: Any) -> Simulate:
    return Simulate(game=GAME.name, players=4, games=games, options={"deck": DECK}, **more)


class Quick(SlowHand):
    """Takes a second of the loop's time for a step, and has nothing to do for it; a step costs so
    much."""

    def __init__(self, cost: float) -> None:
        self.cost = cost

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(1.0)
        series, first, last = args
        tallies = [one.count(iter([])) for one in series]
        return Step(last - first, tallies, self.cost)


def simulations(cost: float = 1.0) -> Simulations:
    found = Simulations(cast(Gate, None))
    found.lane = Lane([Quick(cost)], tries=1)
    return found


def test_a_simulation_is_what_the_lab_counts_on_the_same_seeds_for_both() -> None:
    async def work() -> Any:
        found = Simulations(cast(Gate, None))
        found.lane = Lane([Here()])
        try:
            one = found.find(asked(30), HERE)
            assert one.task is not None
            await one.task
            return found.state(one)
        finally:
            found.close()

    state = asyncio.run(work())
    assert (state.done, state.total, state.stopped) == (30, 30, "")
    options = {option.name: option.values[0] for option in GAME.rules.options}
    pair = series_of(GAME, 4, {**options, "deck": DECK})
    assert [one.sitting(7).luck for one in pair] == [pair[0].sitting(7).luck] * 2
    whole = [read_tally(one.count(map(one.play, range(30)))) for one in pair]
    length = findings.measure(whole[0], "length")
    assert length is not None
    assert state.found.measures[0].now.rate == length.rate
    usual = findings.measure(whole[1], "length")
    assert usual is not None
    assert state.found.changes[0].change.rate == length.rate - usual.rate


class Here(SlowHand):
    """Does jobs in this process."""

    def __init__(self) -> None:
        pass

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        return job(*args)


def test_the_rulebooks_game_is_played_alone() -> None:
    options = {option.name: option.values[0] for option in GAME.rules.options}
    assert len(series_of(GAME, 4, options)) == 1
    step = play_some(series_of(GAME, 4, options), 0, 3)
    assert (step.games, len(step.tallies)) == (3, 1)


def test_work_stops_when_nobody_asks_and_goes_on_when_somebody_does() -> None:
    async def work() -> tuple[int, int]:
        found = simulations()
        try:
            one = found.find(asked(50 * BLOCK), HERE)
            await asyncio.sleep(3600.0)
            stopped = one.done
            while one.done < one.total:
                assert found.find(asked(50 * BLOCK), HERE) is one
                await asyncio.sleep(1.5)
            return stopped, one.done
        finally:
            found.close()

    stopped, total = run(work())
    assert 0 < stopped <= (INTEREST + 1) * BLOCK < total == 50 * BLOCK


def test_an_address_has_a_budget_and_others_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SIMULATING", (3.0, 3600.0))

    async def work() -> list[Any]:
        found = simulations()
        heard: list[Any] = []
        try:
            one = found.find(asked(10 * BLOCK), HERE)
            await asyncio.sleep(6.0)
            found.find(asked(10 * BLOCK), HERE)
            heard.append((one.done, found.state(one).stopped))
            for place in (HERE, Share("198.51.100.7")):
                try:
                    found.find(Simulate(game=GAME.name, players=5, games=1), place)
                    heard.append("begun")
                except FistfulError as error:
                    heard.append(error.code)
            await asyncio.sleep(3600.0)
            found.find(asked(10 * BLOCK), HERE)
            heard.append(found.state(one).stopped)
            return heard
        finally:
            found.close()

    assert run(work()) == [(3 * BLOCK, "simulation-budget"), "simulation-budget", "begun", ""]


def test_only_so_many_are_played_at_a_time() -> None:
    async def work() -> list[str]:
        found = simulations()
        refused: list[str] = []
        try:
            places = [*["192.0.2.1"] * 3, *[f"198.51.100.{n}" for n in range(MOST_PLAYED[0])]]
            for number, place in enumerate(places):
                try:
                    # Tables that differ in an option are different simulations.
                    deck = {**variants_of(GAME).standard_data, "version": number + 1}
                    options = {"deck": pack({"game": GAME.name, **deck})}
                    wanted = Simulate(game=GAME.name, players=4, games=20, options=options)
                    found.find(wanted, Share(place))
                except FistfulError as error:
                    assert error.code == "too-fast"
                    refused.append(place)
        finally:
            found.close()
        return refused

    most, each = MOST_PLAYED
    crowd = [f"198.51.100.{n}" for n in range(most - each, most)]
    assert asyncio.run(work()) == ["192.0.2.1", *crowd]


def test_a_simulation_that_fails_is_said_to_have_failed_and_can_be_tried_again() -> None:
    class Broken(Here):
        async def do(self, job: Callable[..., Any], *args: Any) -> Any:
            raise RuntimeError

    async def work() -> list[str]:
        found = simulations()
        found.lane = Lane([Broken()])
        heard: list[str] = []
        try:
            for _ in range(3):
                try:
                    one = found.find(asked(5), HERE)
                    assert one.task is not None
                    await one.task
                    heard.append("begun")
                except FistfulError as error:
                    heard.append(error.code)
        finally:
            found.close()
        return heard

    assert asyncio.run(work()) == ["begun", "simulation-failed", "begun"]


def test_what_cannot_be_simulated_is_refused_with_its_reason(tmp_path: Path) -> None:
    body = {"game": GAME.name, "players": 4, "games": 10, "options": {"deck": DECK}}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"game": "no-such-game"}, "unknown-game"),
        ({"players": 8}, "player-count"),
        ({"players": 1}, "bad-request"),
        ({"games": 0}, "bad-request"),
        ({"games": 10**9}, "bad-request"),
        ({"options": {"deck": DECK[:-5]}}, "variant-damaged"),
        ({"options": {"deck": "/etc/passwd"}}, "option-value"),
        ({"bots": "search:9000"}, "bad-request"),
    ]
    with running(tmp_path) as server:
        assert httpx.get(f"{server.url}/api/simulations").json()["is_on"]
        for more, code in cases:
            answer = httpx.post(f"{server.url}/api/simulations", json={**body, **more})
            assert (answer.json()["error"], answer.is_error) == (code, True)


@pytest.mark.parametrize("operator", [(), ("--simulations",)])
def test_strangers_simulate_only_where_the_operator_says_so(
    tmp_path: Path, operator: tuple[str, ...]
) -> None:
    body = {"game": GAME.name, "players": 4, "games": 1}
    with running(tmp_path, arguments=("--public", *operator)) as server:
        answer = httpx.post(f"{server.url}/api/simulations", json=body, timeout=30)
        is_on = httpx.get(f"{server.url}/api/simulations").json()["is_on"]
        assert is_on == bool(operator)
        if operator:
            assert answer.json()["total"] == 1
        else:
            assert (answer.status_code, answer.json()["error"]) == (403, "simulation-off")
