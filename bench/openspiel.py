"""What is measured of OpenSpiel, driven from Python, when it is installed (the extra `peers`)."""

from importlib import import_module
from random import Random
from typing import Any, Final

from clock import now

#: The measure all ratios refer to.
REFERENCE: Final = "goofspiel generic"
GOOFSPIEL: Final = {"players": 3, "num_cards": 5, "imp_info": False}


def peers() -> dict[str, "Peer"]:
    """Return the peers by name; none without OpenSpiel."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return {}
    goofspiel = pyspiel.load_game("goofspiel", GOOFSPIEL)
    tight = pyspiel.load_game("goofspiel", {**GOOFSPIEL, "points_order": "descending"})
    return {
        REFERENCE: Peer(goofspiel, play_generic),
        "goofspiel tightened": Peer(tight, play_tight),
        "liars_dice generic": Peer(pyspiel.load_game("liars_dice"), play_generic),
    }


def play_generic(game: Any, dice: Random) -> int:
    """Play any game at random, as OpenSpiel's examples do; return how many actions that took."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
            actions += 1
        elif state.is_simultaneous_node():
            moves = [dice.choice(state.legal_actions(seat)) for seat in range(game.num_players())]
            state.apply_actions(moves)
            actions += len(moves)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            actions += 1
    return actions


def play_tight(game: Any, dice: Random) -> int:
    """Play a simultaneous game without chance at random, as tightly as Python allows."""
    state = game.new_initial_state()
    random, legal = dice.random, state.legal_actions
    over, apply = state.is_terminal, state.apply_actions
    seats = range(game.num_players())
    actions = 0
    while not over():
        moves = []
        for seat in seats:
            choices = legal(seat)
            moves.append(choices[int(random() * len(choices))])
        apply(moves)
        actions += len(moves)
    return actions


class Peer:
    """A game of OpenSpiel and the loop that plays it."""

    def __init__(self, game: Any, play: Any) -> None:
        self.game = game
        self.play = play

    def measure(self, seconds: float) -> dict[str, float]:
        """Play whole games at random, then copy positions: how many a second of each."""
        dice = Random(1)
        actions = played = 0
        start = now()
        while (spent := now() - start) < seconds:
            for _ in range(10):
                actions += self.play(self.game, dice)
            played += 10
        return {
            "decisions": actions / spent,
            "games": played / spent,
            "clones": self.clones(seconds),
        }

    def clones(self, seconds: float) -> float:
        """Copy positions of a random game."""
        dice = Random(1)
        state = self.game.new_initial_state()
        states = []
        while not state.is_terminal():
            states.append(state.clone())
            if state.is_simultaneous_node():
                seats = range(self.game.num_players())
                state.apply_actions([dice.choice(state.legal_actions(seat)) for seat in seats])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        done = 0
        start = now()
        while (spent := now() - start) < seconds:
            for _ in range(20):
                for position in states:
                    position.clone()
            done += 20 * len(states)
        return done / spent
