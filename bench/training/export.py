"""Writes a learned player for the bots, which know nothing of PyTorch, and reads it back."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from player import HIDDEN, Player

from fistful.bots.learned import network_file
from fistful.bots.network import layout_of
from fistful.games import find_game


def export(player: Player, about: dict[str, Any], file: Path | None = None) -> Path:
    """Write the network into its game's folder, or into a file; return where."""
    game = find_game(player.game)
    target = file or network_file(game)
    layers = (player.enter, player.think, player.policy)
    inputs, actions = player.enter.in_features, player.policy.out_features
    head = {
        "game": game.name,
        "layout": layout_of(game),
        "sizes": [inputs, HIDDEN, actions],
        **about,
    }
    parts: list[Any] = []
    for layer in layers:
        weight = layer.weight.detach().numpy()
        parts += [weight.T if layer is player.enter else weight, layer.bias.detach().numpy()]
    numbers = np.concatenate([part.reshape(-1) for part in parts]).astype("<f2")
    target.write_bytes(json.dumps(head).encode() + b"\n" + numbers.tobytes())
    return target


def imported(file: Path) -> Player:
    """Return a player that was written; how good things look to it was not."""
    head, _, weights = file.read_bytes().partition(b"\n")
    player = Player(find_game(json.loads(head)["game"]))
    numbers = torch.from_numpy(np.frombuffer(weights, "<f2").astype(np.float32))
    with torch.no_grad():
        for layer in (player.enter, player.think, player.policy):
            count = layer.weight.numel()
            rows = layer.weight.T if layer is player.enter else layer.weight
            rows.copy_(numbers[:count].reshape(rows.shape))
            layer.bias.copy_(numbers[count : count + len(layer.bias)])
            numbers = numbers[count + len(layer.bias) :]
    return player
