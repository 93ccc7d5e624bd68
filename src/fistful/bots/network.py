"""A small trained network, read from a file and run by the standard library alone.

The file is a line of JSON, then all weights as half-precision numbers: a layer's weights by output
(the first layer's by input, since most of what a seat sees is zeros), then its biases.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from math import exp
from operator import add, mul
from pathlib import Path
from struct import Struct
from typing import Any, Final

from fistful.games.features import Writer
from fistful.games.game import Game

#: What is less likely than this is a slip of the training, not part of a mixture.
SLIP: Final = 0.02


def layout_of(game: Game) -> str:
    """Return a digest of what a network of a game is shown and may do, at its largest table."""
    most = game.rules.most
    writer = Writer(game.rules, game.features, most)
    fields = [[field.name, field.how, field.size(most)] for field in writer.fields]
    verbs = [verb.word for verb in game.rules.verbs.verbs]
    actions = len(game.rules.verbs.of_seats(most))
    return sha256(json.dumps([fields, verbs, actions]).encode()).hexdigest()[:16]


def head_of(file: Path) -> dict[str, Any]:
    """Return what a file says of its network."""
    with file.open("rb") as text:
        head: dict[str, Any] = json.loads(text.readline())
    return head


class Network:
    """Two hidden layers between what is seen and the chances of the answers."""

    def __init__(self, file: Path) -> None:
        head, _, weights = file.read_bytes().partition(b"\n")
        self.head: dict[str, Any] = json.loads(head)
        inputs, hidden, actions = self.head["sizes"]
        numbers = Struct(f"<{len(weights) // 2}e").unpack(weights)
        rows = self.rows(numbers, 0, inputs, hidden)
        self.enter, at = rows, inputs * hidden
        self.begin = list(numbers[at : at + hidden])
        at += hidden
        self.think = self.rows(numbers, at, hidden, hidden)
        at += hidden * hidden
        self.thought = numbers[at : at + hidden]
        at += hidden
        self.policy = self.rows(numbers, at, actions, hidden)
        self.usual = numbers[at + actions * hidden :]

    @staticmethod
    def rows(numbers: tuple[float, ...], first: int, count: int, width: int) -> list[list[float]]:
        """Return rows of weights."""
        starts = range(first, first + count * width, width)
        return [list(numbers[start : start + width]) for start in starts]

    def chances(self, seen: Iterable[tuple[int, float]], actions: list[int]) -> list[float]:
        """Return how likely each of some actions is, after what is seen: places and numbers."""
        first = self.begin
        for place, number in seen:
            row = self.enter[place]
            first = list(map(add, first, row if number == 1.0 else [number * w for w in row]))
        body = [value if value > 0.0 else 0.0 for value in first]
        layer = zip(self.think, self.thought, strict=True)
        second = [sum(map(mul, row, body), bias) for row, bias in layer]
        body = [value if value > 0.0 else 0.0 for value in second]
        worths = [
            sum(map(mul, self.policy[action], body), self.usual[action]) for action in actions
        ]
        best = max(worths)
        weights = [exp(worth - best) for worth in worths]
        least = SLIP * sum(weights)
        kept = [weight if weight >= least else 0.0 for weight in weights]
        total = sum(kept)
        return [weight / total for weight in kept]
