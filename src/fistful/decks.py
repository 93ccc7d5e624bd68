"""`fistful deck check`: what is wrong with somebody's own deck file."""

from pathlib import Path

import click

from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.language import language_option
from fistful.texts import Catalogue


@click.group("deck")
def deck() -> None:
    """Work with deck files."""


@deck.command("check")
@click.argument("file", type=Path)
@click.option("--game", help="The game it is for (default: the one it fits best).")
@language_option
def check(file: Path, game: str | None, lang: str) -> None:
    """Say what is wrong with a deck FILE, line by line, and where it leaves the rulebook's game."""
    if not file.is_file():
        raise Invalid("record-not-found", file=str(file))
    found, problems = best_fit(file, game)
    if problems:
        for problem in problems:
            click.echo(problem, err=True)
        raise SystemExit(2)
    say = Catalogue(lang, found)
    click.echo(say.say("ui-deck-fine", file=str(file), game=say.say("game")))
    notes = found.deck_notes(file) if found.deck_notes else []
    if notes:
        click.echo(say.say("ui-deck-notes"))
    for note in notes:
        click.echo(note)


def best_fit(file: Path, name: str | None) -> tuple[Game, list[str]]:
    """Return the game a file fits best (or the one named) and what is wrong with it there."""
    candidates = [find_game(name)] if name else list(games().values())
    fits = [(game, game.check_deck(file)) for game in candidates if game.check_deck]
    if not fits:
        known = [game.name for game in games().values() if game.check_deck]
        raise Invalid("no-deck", game=name or "", known=", ".join(known))
    return min(fits, key=lambda fit: len(fit[1]))
