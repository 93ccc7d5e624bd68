"""Which rules a game is played by: one that was begun goes on under these and no others."""

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.variant import DECK, is_packed, unpack

#: Why a game ended that cannot be gone on with: a code of the catalogue.
RULES_CHANGED: Final = "rules-changed"
#: Numbers the built-in files have had since later; they say what the rules said before.
LATER: Final = (
    "hand_size",
    "town_size",
    "hours",
    "first_arrest",
    "starting_cards",
    "starting_notoriety",
    "few_players",
)
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
    return f"{game.rules.version}{f'-{deck_hash(game.name, deck)}' if deck else ''}"


def first_edition(game: Game, options: Mapping[str, str]) -> str:
    """Return what a game was begun with whose journal does not say it."""
    known = (game.name, options.get(DECK, ""))
    return BEFORE.get(known) or edition(game, options)


@lru_cache(maxsize=256)
def deck_hash(game: str, deck: str) -> str:
    """Return a short hash of a table's variant; the words of all are the built-in file's."""
    variants = find_game(game).variants
    usual = variants.standard_data if variants else {}
    data = [{key: value for key, value in usual.items() if key not in LATER}]
    if is_packed(deck):
        data.append(unpack(deck))
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]
