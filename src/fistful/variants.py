"""`fistful variant`: a game's data file of one's own, from the first line to the table."""

import sys
from pathlib import Path
from typing import Final

import click

from fistful.engine.errors import Invalid
from fistful.files import write_file
from fistful.games import find_game
from fistful.games.draft import Draft
from fistful.games.game import Game
from fistful.games.variant import DECK_FILE, STANDARD_NAME, is_packed
from fistful.language import language_option
from fistful.output import STDOUT, json_option, write_json
from fistful.texts import Catalogue
from fistful.toml import difference, toml
from fistful.workbench import departures, fit, identity, variants_of, without_about

#: What a file of one's own begins with; the built-in one follows.
HEAD: Final = 'game = "{game}"\nname = "{name}"\nversion = 1\n\n'


@click.group("variant")
def variant() -> None:
    """Make a game your own: start a variant, check, compare and pack it.

    Play it with `--options deck=FILE`, or in a study. FILE may also be a packed variant, or the
    record of a game that was played with one; - is standard input.
    """


@variant.command("new")
@click.argument("game")
@click.argument("file", default=STDOUT)
@click.option("--name", default="My variant", show_default=True, help="What it is called.")
@click.option("--from", "source", metavar="FILE", help="Begin with this variant, or record.")
def new(game: str, file: str, name: str, source: str | None) -> None:
    """Write the rulebook's GAME as a FILE to change, every number with its line of meaning."""
    found = find_game(game)
    variants = variants_of(found)
    if file != STDOUT and Path(file).exists():
        raise Invalid("file-exists", file=file)
    if source is None:
        text = HEAD.format(game=game, name=name) + variants.file.read_text("utf-8")
    else:
        draft = read_source(source, found)[1]
        text = toml({"game": game, "name": name, "version": 1, **without_about(draft.data)})
    if problems := variants.read(text).problems:
        raise Invalid(DECK_FILE, **{**problems[0].told(), "file": file})
    if file == STDOUT:
        click.echo(text, nl=False)
    else:
        write_file(Path(file), text)


@variant.command("check")
@click.argument("file")
@click.option("--game", help="The game it is for (default: the one it fits best).")
@json_option
@language_option
def check(file: str, game: str | None, json_file: str | None, lang: str) -> None:
    """Say what is wrong with a variant, line by line, and where it leaves the rulebook's game."""
    found, draft = read_source(file, find_game(game) if game else None)
    say = Catalogue(lang, found)
    problems = [say.problem(one) for one in draft.problems]
    notes = [say.problem(one) for one in departures(found, draft)]
    about = {} if problems else identity(found, draft.data)
    data = {"game": found.name, **about, "problems": problems, "notes": notes}
    if write_json(json_file, data):
        raise SystemExit(2 if problems else 0)
    if problems:
        for problem in problems:
            click.echo(problem, err=True)
        raise SystemExit(2)
    click.echo(say.say("ui-deck-fine", file=file, game=say.say("game")))
    click.echo(say.say("ui-variant-is", **about))
    if notes:
        click.echo(say.say("ui-deck-notes"))
    for note in notes:
        click.echo(note)


@click.group("deck")
def deck() -> None:
    """The same as `variant`, as it was called before."""


@variant.command("diff")
@click.argument("file")
@click.argument("other", default=STANDARD_NAME)
@click.option("--game", help="The game it is for (default: the one it fits best).")
@json_option
@language_option
def diff(file: str, other: str, game: str | None, json_file: str | None, lang: str) -> None:
    """Say how a variant differs from another FILE, or from the rulebook's game."""
    found, draft = readable(file, find_game(game) if game else None)
    usual = variants_of(found).standard_data
    before = usual if other == STANDARD_NAME else readable(other, found)[1].data
    changes = difference(without_about(before), without_about(draft.data))
    rows = [{"what": what, "before": old, "after": new} for what, old, new in changes]
    if write_json(json_file, {"game": found.name, "changes": rows}):
        return
    if not changes:
        click.echo(Catalogue(lang, found).say("ui-variant-same"))
    for what, old, now in changes:
        click.echo(f"{what}: {old or '–'} → {now or '–'}")


@variant.command("pack")
@click.argument("file")
@click.option("--game", help="The game it is for (default: the one it fits best).")
@json_option
def pack_command(file: str, game: str | None, json_file: str | None) -> None:
    """Print a variant as one line that holds all of it: for links, options and messages."""
    found, draft = readable(file, find_game(game) if game else None)
    about = identity(found, draft.data)
    if not write_json(json_file, about):
        click.echo(about["packed"])


def readable(file: str, game: Game | None) -> tuple[Game, Draft]:
    """Return a game and a variant of it. Raises Invalid at the first thing wrong."""
    found, draft = read_source(file, game)
    if draft.problems:
        raise Invalid(DECK_FILE, **{**draft.problems[0].told(), "file": file})
    return found, draft


def read_source(file: str, game: Game | None) -> tuple[Game, Draft]:
    """Return the game a file (or packed text) fits best, and it checked. Raises Invalid."""
    return fit(file if is_packed(file) else read_text(file), game)


def read_text(file: str) -> str:
    """Read a file, or standard input. Raises Invalid."""
    try:
        if file == STDOUT:
            return sys.stdin.read()
        return Path(file).read_text("utf-8")
    except FileNotFoundError:
        raise Invalid("record-not-found", file=file) from None
    except (OSError, UnicodeDecodeError):
        raise Invalid("record-unreadable", file=file) from None


deck.add_command(check)
