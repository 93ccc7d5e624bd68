"""Every game as a Python game of OpenSpiel: `fistful_cash_n_guns` and so on.

    import fistful.adapters.open_spiel

    game = pyspiel.load_game("fistful_cash_n_guns(players=5,powers=all)")

Dynamics are sequential throughout. OpenSpiel's simultaneous nodes ask all players, ours ask some,
and its search and its solvers want turns; so sealed answers are given one after the other, by
seats that see nothing of each other's: the same game, as the information states tell. Whose answer
comes first in a race is a chance node.

Chance is explicit: nature's actions with their exact probabilities. The information state is all a
player has heard and done, in order; the observation is its view. `start` names a reduced game.
"""

from hashlib import blake2b
from json import dumps
from typing import Any, Final

import numpy as np
import pyspiel

from fistful.adapters.encode import Actions, Encoder
from fistful.adapters.history import DID, History
from fistful.adapters.match import check_word
from fistful.adapters.open_spiel_observer import Observer
from fistful.adapters.reduced import find_reduced, reduced_state
from fistful.adapters.story import Position, kept
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.events import Out
from fistful.engine.options import parse_options
from fistful.engine.phase import Together
from fistful.engine.rules import Rules
from fistful.engine.seats import MOST_SEATS, NATURE, SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful.games import games
from fistful.games.game import Game
from fistful.games.variant import DECK, STANDARD_NAME

#: No game takes more decisions than so many for each seat, nor more of nature's draws: half as many
#: again as the longest of some at random. Variants and games from elsewhere have all they may need.
LONGEST: Final = {
    "blasting-billy": 31,
    "cash-n-guns": 48,
    "get-billy-the-kid": 42,
    "stetsons-and-sixguns": 90,
}
ANY_LENGTH: Final = 5_000
#: The lowest and the highest score there can be, none counting as 0; money is in thousands.
SCORES: Final = {
    "blasting-billy": (0, 275),
    "cash-n-guns": (-40, 600),
    "get-billy-the-kid": (0, 1),
    "stetsons-and-sixguns": (0, 200),
}
ANY_SCORE: Final = (-10_000, 10_000)
#: Reduced games of more positions than this cannot be resampled exactly.
MOST_POSITIONS: Final = 200_000

#: What `returns` can be.
REWARDS: Final = ("win", "margin", "score")


def load(spec: str) -> "FistfulGame":
    """Return a game by what OpenSpiel calls it; games come out of their pickles this way too.

    >>> game = load("fistful_cash_n_guns(players=4)")
    >>> game.num_players(), game.new_initial_state().is_chance_node()
    (4, True)
    """
    game: FistfulGame = pyspiel.load_game(spec)
    return game


def utilities(game: str, reward: str) -> tuple[float, float]:
    """Return the least and the most anybody can get at the end."""
    if reward == "score":
        least, most = SCORES.get(game, ANY_SCORE)
        return float(least), float(most)
    return (-1.0, 1.0) if reward == "margin" else (0.0, 1.0)


class FistfulGame(pyspiel.Game):
    """A game at a table. Parameters: `players`, `reward` (`win`, `margin`: zero-sum, `score`),
    `start` (a reduced game), and the game's options."""

    made: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        rules: Rules[Any] = self.made.rules
        self.options = parse_options(
            rules.options, {option.name: str(given[option.name]) for option in rules.options}
        )
        self.reward: str = given["reward"]
        check_word("reward", self.reward, REWARDS)
        self.reduced = find_reduced(rules.game, given["start"]) if given["start"] else None
        self.players: int = self.reduced.players if self.reduced else given["players"]
        # A variant's numbers may be any.
        known = rules.game if self.options.get(DECK, STANDARD_NAME) == STANDARD_NAME else ""
        least, most = utilities(known, self.reward)
        #: What the players can do, seats counted from the one who acts.
        seats = self.reduced.seats if self.reduced else self.players
        self.moves = Actions(rules.verbs, seats)
        self.recent = History(rules, self.moves)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.moves.width,
            max_chance_outcomes=len(rules.verbs.verb_of) + MOST_SEATS,
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if self.reward == "margin" else None,
            max_game_length=LONGEST[known] * seats if known in LONGEST else ANY_LENGTH,
        )
        super().__init__(game_type(self.made, self.reward == "margin"), info, params or {})
        if self.reduced:
            self.start = reduced_state(rules.game, self.reduced, self.options)
        else:
            self.start = rules.start(self.players, self.options)
        self.encoder = Encoder(self.made, self.start.seats)
        #: Of a reduced game: its positions by information state, once they are needed.
        self.worlds: dict[str, list[tuple[Position, float]]] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> "FistfulState":
        return FistfulState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError("there are no observation parameters")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def find_worlds(self) -> dict[str, list[tuple[Position, float]]]:
        """Return all positions of a reduced game by who moves and what it knows, with the
        probability that chance leads there."""
        if self.worlds is None:
            self.worlds = {}
            self.enter(self.new_initial_state(), 1.0, self.worlds, 0)
        return self.worlds

    def enter(
        self,
        state: "FistfulState",
        chance: float,
        worlds: dict[str, list[tuple[Position, float]]],
        count: int,
    ) -> int:
        """Enter a position and all that follow; return how many there are by now."""
        if count > MOST_POSITIONS:
            raise ValueError("this reduced game is too large to be resampled")
        if state.is_terminal():
            return count + 1
        if state.is_chance_node():
            steps = state.chance_outcomes()
        else:
            key = state.information_state_string(state.current_player())
            worlds.setdefault(key, []).append((state.position, chance))
            steps = [(action, 1.0) for action in state.legal_actions()]
        for action, probability in steps:
            child = state.clone()
            child.apply_action(action)
            count = self.enter(child, chance * probability, worlds, count)
        return count + 1


class FistfulState(pyspiel.State):
    """A position as OpenSpiel sees it."""

    def __init__(self, game: FistfulGame) -> None:
        super().__init__(game)
        self.position = Position(game.start.clone(), None)

    @property
    def rules(self) -> Rules[Any]:
        """The rules it is played by."""
        rules: Rules[Any] = self.get_game().made.rules
        return rules

    @property
    def moves(self) -> Actions:
        """What the players can do."""
        moves: Actions = self.get_game().moves
        return moves

    def is_racing(self) -> bool:
        """Tell whether chance has yet to say who answers first."""
        s = self.position.s
        return (
            self.position.first == NOTHING
            and s.waiting & (s.waiting - 1) != 0
            and self.rules.phases[s.phase].is_race
        )

    def current_player(self) -> int:
        position = self.position
        s = position.s
        if s.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if not s.waiting or self.is_racing():
            return int(pyspiel.PlayerId.CHANCE)
        return position.first if position.first != NOTHING else SEATS_IN[s.waiting][0]

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.rules.legal(self.position.s, player)
        places = self.moves.places[player]
        return sorted([places[action] for action in legal])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.position.s
        if self.is_racing():
            seats = SEATS_IN[s.waiting]
            first = len(self.rules.verbs.verb_of)
            return [(first + seat, 1 / len(seats)) for seat in seats]
        odds = self.rules.weights(s)
        total = sum(odds)
        actions = self.rules.legal(s, NATURE)
        return sorted([(a, odd / total) for a, odd in zip(actions, odds, strict=True)])

    def _apply_action(self, action: int) -> None:
        position = self.position
        if self.is_racing():
            position.first = action - len(self.rules.verbs.verb_of)
            return
        player = self.current_player()
        out = Out()
        if player < 0:
            self.rules.play(position.s, NATURE, action, out)
        else:
            played = int(self.moves.played[player, action])
            position.log = (position.log, 1 << player, (DID, played))
            position.first = NOTHING
            self.rules.play(position.s, player, played, out)
        for event in out.events:
            position.log = (position.log, event.audience, (event.code, *event.things))

    def _action_to_string(self, player: int, action: int) -> str:
        verbs = self.rules.verbs
        if player >= 0:
            return verbs.text(int(self.moves.played[player, action]), [])
        if action >= len(verbs.verb_of):
            return f"first {action - len(verbs.verb_of)}"
        return verbs.text(action, [])

    def is_terminal(self) -> bool:
        return bool(self.position.s.phase == OVER)

    def returns(self) -> list[float]:
        game: FistfulGame = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        outcome = self.rules.outcome(self.position.s)
        if game.reward == "score":
            return [float(score or 0) for score in outcome.scores[: game.players]]
        shares = outcome.shares()[: game.players]
        if game.reward == "win":
            return shares
        return [share - (sum(shares) - share) / max(game.players - 1, 1) for share in shares]

    def resample_from_infostate(self, player: int, sampler: Any) -> "FistfulState":
        """Return a state the player cannot tell from this one.

        From what the game's `guess` makes of its view; in a reduced game, of which both sides
        know more than a view tells, out of all positions it has, as often as chance leads there.
        """
        game: FistfulGame = self.get_game()
        dice = QuickDice(int(sampler() * (1 << 53)))
        state = game.new_initial_state()
        if game.reduced and player == self.current_player():
            worlds = game.find_worlds()[self.information_state_string(player)]
            chances = np.cumsum([chance for _, chance in worlds])
            drawn = int(np.searchsorted(chances, sampler() * chances[-1], side="right"))
            state.position = worlds[min(drawn, len(worlds) - 1)][0].__deepcopy__({})
            return state
        s = self.rules.guess(self.rules.view(self.position.s, player), dice)
        answer_in_order(self.rules, s, player, dice)
        state.position = Position(s, kept(self.position.log, player), self.position.first)
        for other in range(s.seats):
            if other != player:
                # What it heard in private is another's story now: its view stands for that.
                seen = fingerprint(dumps(self.rules.view(s, other)))
                state.position.log = (state.position.log, 1 << other, f"sees {seen}")
        return state

    def __str__(self) -> str:
        s = self.position.s
        phase = "over" if s.phase == OVER else self.rules.phases[s.phase].name
        return f"{phase} after {len(self.history())} actions: " + " ".join(map(str, self.history()))


def answer_in_order(rules: Rules[Any], s: Any, player: int, dice: Dice) -> None:
    """Let a guessed world be one in which seats have answered in order up to a player.

    A view may hide who has answered already; here, that is no secret.
    """
    phase = rules.phases[s.phase]
    if s.phase == OVER or not isinstance(phase, Together) or not phase.is_quiet:
        return
    for seat in SEATS_IN[phase.asks(s)]:
        if seat < player and s.waiting >> seat & 1:
            s.said[seat] = dice.pick(phase.legal(s, seat))
            s.waiting &= ~(1 << seat)
        elif seat > player:
            s.said[seat] = NOTHING
            s.waiting |= 1 << seat


def fingerprint(text: str) -> str:
    """Return a short word that stands for a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def game_type(game: Game, is_zero_sum: bool = False) -> Any:
    """Return what OpenSpiel wants to know about a game."""
    rules = game.rules
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {
        "players": (rules.fewest + rules.most + 1) // 2,
        "reward": "win",
        "start": "",
    }
    for option in rules.options:
        # OpenSpiel reads digits as a number.
        value = option.values[0]
        parameters[option.name] = int(value) if value.isdigit() else value
    return kinds(
        short_name=short_name(game),
        long_name=f"Fistful: {rules.game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        # Reduced games may have fewer players than the rules allow.
        min_num_players=2,
        max_num_players=rules.most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        # Private information is not told apart from what is public.
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def short_name(game: Game) -> str:
    """Return a game's name in OpenSpiel."""
    return "fistful_" + game.name.replace("-", "_")


def register() -> list[str]:
    """Register all games with OpenSpiel; return their names there."""
    names: list[str] = []
    for game in games().values():
        kind = game_type(game)
        made = type(short_name(game), (FistfulGame,), {"made": game, "kind": kind})
        pyspiel.register_game(kind, made)
        names.append(short_name(game))
    return names


#: The games' names in OpenSpiel.
NAMES: Final = register()
