"""Which rules a game is played by: one that was begun goes on under these and no others."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from fistful.games.game import Game

#: Why a game ended that cannot be gone on with: a code of the catalogue.
RULES_CHANGED: Final = "rules-changed"
#: The option that chooses a deck file, and the file all take their words from.
DECK: Final = "deck"
STANDARD: Final = "standard"
#: What games were played by before journals said so, by game and deck.
BEFORE: Final = {
    ("blasting-billy", ""): "1",
    ("cash-n-guns", ""): "1",
    ("get-billy-the-kid", "standard"): "1-a032e7edcdb9",
    ("get-billy-the-kid", "draft"): "1-0b8fd60f527d",
    ("stetsons-and-sixguns", "standard"): "1-b59907d9ea93",
    ("stetsons-and-sixguns", "draft"): "1-a17bb2a6fee0",
}


def edition(game: Game, options: Mapping[str, str]) -> str:
    """Return the version of a game's rules, and of the deck that the options choose."""
    deck = options.get(DECK, "")
    return f"{game.rules.version}{f'-{deck_hash(game.folder, deck)}' if deck else ''}"


def first_edition(game: Game, options: Mapping[str, str]) -> str:
    """Return what a game was begun with whose journal does not say it."""
    known = (game.name, options.get(DECK, ""))
    return BEFORE.get(known) or edition(game, options)


@cache
def deck_hash(folder: Path, deck: str) -> str:
    """Return a short hash of what is in a deck file; the words of all decks are the standard's."""
    files = [folder / f"{DECK}.toml", folder / f"{deck}.toml" if deck != STANDARD else Path()]
    data = [tomllib.loads(file.read_text("utf-8")) for file in files if file.is_file()]
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]
