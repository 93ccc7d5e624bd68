"""Small games walked to the last leaf: OpenSpiel and our engine agree state by state.

The engine is asked directly on one side, OpenSpiel's state on the other; nothing of the adapter
is used to check the adapter. The values are OpenSpiel's.
"""

from functools import cache
from json import dumps
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from fistful.adapters.open_spiel import FistfulGame
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER

#: The reduced games, and how many states each has.
SIZES = {
    "fistful_blasting_billy(start=seven-cards,reward=margin)": 9862,
    "fistful_cash_n_guns(start=two-rounds,reward=margin)": 4017,
    "fistful_cash_n_guns(start=last-round,reward=margin)": 284,
    "fistful_get_billy_the_kid(start=last-hour,reward=margin)": 1754,
    "fistful_stetsons_and_sixguns(start=last-round,reward=margin)": 940,
}
EVERY_GAME = pytest.mark.parametrize("spec", list(SIZES))

#: What a player has seen and done, as a chain; two chains are the same if they are equal.
Story = tuple[Any, ...]


class Walk:
    """A walk through a whole game, in both engines at once."""

    def __init__(self, game: FistfulGame) -> None:
        self.rules: Rules[Any] = game.made.rules
        self.players: int = game.num_players()
        self.moves = game.moves
        self.states = 0
        #: Which stories each information state stands for, and the other way round.
        self.stories: dict[tuple[int, str], set[Story]] = {}
        self.strings: dict[tuple[int, Story], set[str]] = {}
        self.enter(game.new_initial_state(), game.start.clone(), [()] * self.players)

    def enter(self, state: Any, s: Any, before: list[Story]) -> None:
        """Compare a state with our position, then all that follow."""
        self.states += 1
        stories = [self.look(s, player, before[player]) for player in range(self.players)]
        for player, story in enumerate(stories):
            string = state.information_state_string(player)
            self.stories.setdefault((player, string), set()).add(story)
            self.strings.setdefault((player, story), set()).add(string)
        if s.phase == OVER:
            assert state.is_terminal()
            assert state.returns() == pytest.approx(self.margins(s))
            return
        seat, steps = self.steps(s)
        assert not state.is_terminal()
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if seat == NATURE else seat)
        if seat == NATURE:
            assert dict(state.chance_outcomes()) == pytest.approx(steps)
        else:
            assert state.legal_actions() == sorted([self.told(seat, action) for action in steps])
        for action in steps:
            after = list(stories)
            if seat != NATURE:
                after[seat] = (after[seat], action)
            position = s.clone()
            self.rules.play(position, seat, action, None)
            self.enter(state.child(self.told(seat, action)), position, after)

    def told(self, seat: int, action: int) -> int:
        """Return an action as whoever moves tells it: a player counts seats from its own."""
        return action if seat == NATURE else int(self.moves.known[seat, action])

    def steps(self, s: Any) -> tuple[int, dict[int, float]]:
        """Return who moves, and what it may do, with nature's probabilities."""
        if s.waiting:
            seat = SEATS_IN[s.waiting][0]
            return seat, dict.fromkeys(self.rules.legal(s, seat), 1.0)
        odds = self.rules.weights(s)
        total = sum(odds)
        legal = self.rules.legal(s, NATURE)
        return NATURE, {action: odd / total for action, odd in zip(legal, odds, strict=True)}

    def look(self, s: Any, player: int, story: Story) -> Story:
        """Return a player's story, with what it sees now unless nothing has changed."""
        seen = dumps(self.rules.view(s, player))
        return story if story and story[-1] == seen else (story, seen)

    def margins(self, s: Any) -> list[float]:
        """Return what each player has of the victory less what the others have on average."""
        shares = self.rules.outcome(s).shares()[: self.players]
        rest = self.players - 1
        return [share - (sum(shares) - share) / rest for share in shares]


@cache
def walked(spec: str) -> Walk:
    """Return the walk through a game, done once."""
    return Walk(pyspiel.load_game(spec))


@EVERY_GAME
def test_players_actions_chances_and_returns_agree_in_every_state(spec: str) -> None:
    assert walked(spec).states == SIZES[spec]


@EVERY_GAME
def test_an_information_state_is_what_a_player_has_seen_and_done(spec: str) -> None:
    """The strings part the states of a game exactly as the views on the way there do."""
    walk = walked(spec)
    for (player, string), stories in walk.stories.items():
        assert len(stories) == 1, (player, string)
    for (player, _), strings in walk.strings.items():
        assert len(strings) == 1, (player, strings)


def best_response_value(game: FistfulGame, against: policy.Policy, player: int) -> float:
    """Return what a player gets who knows the other's strategy."""
    found = exploitability.best_response(game, against, player)
    return float(found["best_response_value"])


@pytest.mark.parametrize(
    ("spec", "value"),
    [
        ("fistful_blasting_billy(start=seven-cards,reward=margin)", -0.0123456790),
        ("fistful_cash_n_guns(start=two-rounds,reward=margin)", 0.0),
        ("fistful_cash_n_guns(start=last-round,reward=margin)", -0.3611111111),
        ("fistful_get_billy_the_kid(start=last-hour,reward=margin)", -0.0911290796),
        ("fistful_stetsons_and_sixguns(start=last-round,reward=margin)", -0.0365506329),
    ],
)
def test_what_random_play_is_worth_to_the_first_player(spec: str, value: float) -> None:
    game = pyspiel.load_game(spec)
    uniform = policy.UniformRandomPolicy(game)
    found = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    assert found == pytest.approx([value, -value], abs=1e-9)


@pytest.mark.parametrize(
    ("spec", "value", "iterations", "width"),
    [
        # Even, although one is richer.
        ("fistful_cash_n_guns(start=last-round,reward=margin)", 0.0, 40, 0.004),
        ("fistful_get_billy_the_kid(start=last-hour,reward=margin)", -0.1428, 10, 0.07),
        ("fistful_stetsons_and_sixguns(start=last-round,reward=margin)", 0.2165, 6, 0.07),
    ],
)
def test_what_the_best_play_is_worth_to_the_first_player(
    spec: str, value: float, iterations: int, width: float
) -> None:
    """Solved by CFR+: best responses to its strategies bound the value from both sides."""
    game = pyspiel.load_game(spec)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    least = -best_response_value(game, found, 1)
    most = best_response_value(game, found, 0)
    assert least <= value <= most
    assert most - least < width
