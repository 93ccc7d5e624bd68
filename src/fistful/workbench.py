"""Variants as people bring them: which game one is of, what it is known by, what it changes."""

from typing import Any

from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.games.draft import Draft, Problem
from fistful.games.game import Game
from fistful.games.variant import (
    ABOUT,
    DECK,
    STANDARD_NAME,
    UNNAMED,
    Variants,
    hash_of,
    is_packed,
    pack,
    unpack,
)
from fistful.table.record import FIRST_LINE, read_record
from fistful.toml import Change, difference


def identity(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """Return what a variant is known by."""
    packed = pack({"game": game.name, **data})
    whole = unpack(packed)
    return {
        "name": whole.get("name", UNNAMED),
        "version": whole.get("version", 1),
        "hash": hash_of(whole),
        "packed": packed,
    }


def without_about(data: dict[str, Any]) -> dict[str, Any]:
    """Return what a variant changes, without what it says about itself."""
    return {key: value for key, value in data.items() if key not in ABOUT}


def departures(game: Game, draft: Draft) -> list[Problem]:
    """Return where a variant that can be played leaves the rulebook's game."""
    variants = variants_of(game)
    if draft.problems or variants.notes is None:
        return []
    variants.notes(draft)
    return draft.problems


def fit(text: str, game: Game | None = None) -> tuple[Game, Draft]:
    """Return the game a text fits best, and its variant, checked: of a file, packed, or the one a
    record was played with. Raises Invalid."""
    if text.startswith(FIRST_LINE):
        record = read_record(text)
        game = find_game(record.game)
        text = record.options.get(DECK, STANDARD_NAME)
        if text == STANDARD_NAME:
            text = variants_of(game).file.read_text("utf-8")
    fits = [(one, drafted(variants_of(one), text)) for one in candidates(game)]
    # One that says which game it is of is of that game, however much is wrong with it.
    return min(fits, key=lambda found: (is_of_another(*found), len(found[1].problems)))


def is_of_another(game: Game, draft: Draft) -> bool:
    """Tell whether a variant says that it is of another game."""
    return bool(draft.data.get("game", game.name) != game.name)


def drafted(variants: Variants[Any], text: str) -> Draft:
    """Return a variant, packed or as a file's text, as a checked draft."""
    if not is_packed(text.strip()):
        return variants.read(text)
    return variants.checked(Draft(unpack(text.strip()), ""))


def candidates(game: Game | None) -> list[Game]:
    """Return the games a variant may be of."""
    return [game] if game else [one for one in games().values() if one.variants]


def variants_of(game: Game) -> Variants[Any]:
    """Return a game's variants. Raises Invalid for a game that has none."""
    if game.variants is None:
        known = [one.name for one in games().values() if one.variants]
        raise Invalid("no-deck", game=game.name, known=", ".join(known))
    return game.variants


def changes(game: Game, data: dict[str, Any]) -> list[Change]:
    """Return where a variant differs from the rulebook's game."""
    return difference(without_about(variants_of(game).standard_data), without_about(data))
