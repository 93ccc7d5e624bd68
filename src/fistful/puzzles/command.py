"""`fistful puzzles`: make puzzles from games of bots, and say how many there are."""

from pathlib import Path

import click

from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.lab.progress import progress_bar
from fistful.language import language_option
from fistful.puzzles.make import look_through
from fistful.puzzles.puzzle import PuzzleFile, puzzles_of, read_file, write_file
from fistful.texts import Catalogue

#: More seats than this make long games.
MOST_SEATS = 5


@click.group("puzzles")
def puzzles() -> None:
    """Make puzzles from games of bots, and count those there are."""


@puzzles.command("count")
@language_option
def count(lang: str) -> None:
    """Say how many puzzles come with each game."""
    for game in games().values():
        say = Catalogue(lang, game)
        click.echo(say.say("ui-puzzles", game=say.say("game"), count=len(puzzles_of(game.name))))


@puzzles.command("make")
@click.argument("game")
@click.option(
    "--into",
    "file",
    type=Path,
    required=True,
    help="The file: what is in it stays, and is added to.",
)
@click.option("--games", "last", default=100, show_default=True, help="Look through so many games.")
@click.option("--most", default=120, show_default=True, help="Stop when there are so many puzzles.")
@click.option("--bot", default="level-4", show_default=True, help="Who plays the games.")
@language_option
def make(game: str, file: Path, last: int, most: int, bot: str, lang: str) -> None:
    """Look through games of bots for moments where what looks best gives much away.

    Goes on where it stopped: the file says how many games were looked through.
    """
    found = find_game(game)
    if found.evaluate is None or found.instinct is None:
        raise Invalid("no-puzzles", game=found.name)
    kept = read_file(file) if file.is_file() else PuzzleFile(found.name, 0, [])
    rules = found.rules
    with progress_bar() as told:
        while kept.tried < last and len(kept.puzzles) < most:
            choices = range(rules.fewest, max(min(rules.most, MOST_SEATS), rules.fewest) + 1)
            seats = choices[kept.tried % len(choices)]
            kept.puzzles += look_through(found, seats, bot, kept.tried)
            kept.tried += 1
            write_file(file, kept)
            if told:
                told(kept.tried, last)
    title = Catalogue(lang, found).say("game")
    click.echo(Catalogue(lang).say("ui-puzzles", game=title, count=len(kept.puzzles)))
