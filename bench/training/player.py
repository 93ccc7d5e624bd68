"""The network of a learned player: one for tables of all sizes, in the frame of the largest."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import torch
from torch import nn

from fistful.games import find_game
from fistful.games.features import Writer
from fistful.games.game import Game

HIDDEN: Final = 128
#: What an illegal action is worth.
NEVER: Final = -1e9


@dataclass(frozen=True)
class Frame:
    """Where the numbers and the actions of a table stand in those of the largest."""

    places: Any
    moves: Any


@cache
def frame(name: str, seats: int) -> Frame:
    """Return the frame of a game at a table of so many seats."""
    game = find_game(name)
    most = game.rules.most
    writer = Writer(game.rules, game.features, seats)
    wide = {action: place for place, action in enumerate(game.rules.verbs.of_seats(most))}
    moves = [wide[action] for action in game.rules.verbs.of_seats(seats)]
    return Frame(torch.tensor(writer.widened(most)), torch.tensor(moves))


class Player(nn.Module):
    """Two hidden layers; out come preferences for all actions, and how good things look.

    A clone plays several kinds of players: which, is told to the first layer.
    """

    def __init__(self, game: Game, kinds: int = 0) -> None:
        super().__init__()
        most = game.rules.most
        self.game = game.name
        self.enter = nn.Linear(Writer(game.rules, game.features, most).size, HIDDEN)
        self.think = nn.Linear(HIDDEN, HIDDEN)
        self.policy = nn.Linear(HIDDEN, len(game.rules.verbs.of_seats(most)))
        self.value = nn.Linear(HIDDEN, 1)
        self.kinds = nn.Embedding(kinds, HIDDEN) if kinds else None

    def forward(self, seen: Any, mask: Any, seats: int, kinds: Any = None) -> tuple[Any, Any]:
        """Return the logarithms of the chances of all actions, and the values."""
        at = frame(self.game, seats)
        first = nn.functional.linear(seen, self.enter.weight[:, at.places], self.enter.bias)
        if self.kinds is not None:
            first = first + self.kinds(kinds)
        body = torch.relu(self.think(torch.relu(first)))
        chosen = nn.functional.linear(
            body, self.policy.weight[at.moves], self.policy.bias[at.moves]
        )
        logits = chosen.masked_fill(~mask, NEVER)
        return torch.log_softmax(logits, 1), self.value(body)[:, 0]


def one_of(clone: Player, kind: int) -> Player:
    """Return a player of its own that begins as one kind of a clone."""
    player = Player(find_game(clone.game))
    assert clone.kinds is not None
    kept = {name: part for name, part in clone.state_dict().items() if not name.startswith("kinds")}
    kept["enter.bias"] = kept["enter.bias"] + clone.kinds.weight[kind].detach()
    player.load_state_dict(kept)
    return player


def draw(chances: Any) -> Any:
    """Draw an action for each row of logarithms of chances."""
    noise = torch.empty_like(chances).exponential_()
    return (chances - noise.log()).argmax(1)
