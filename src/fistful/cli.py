"""The command line. Whatever a person gets wrong is answered with one line and exit status 2."""

import json
import sys
from pathlib import Path
from typing import Any

import click

from fistful import __version__
from fistful.decks import deck
from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER
from fistful.files import load_record
from fistful.games import find_game, games
from fistful.lab.arena_command import arena
from fistful.lab.command import sim
from fistful.lab.study_command import lab
from fistful.lab.tune_command import tune_command
from fistful.language import language_option, machine_language
from fistful.review.command import review_command
from fistful.server.command import serve
from fistful.table.record import RecordError
from fistful.table.replay import Replay
from fistful.table.verify import verify as verify_record
from fistful.terminal.command import play
from fistful.texts import Catalogue, languages
from fistful.texts import summary as rules_summary
from fistful.texts.ending import ending


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="fistful", message="%(prog)s %(version)s")
def fistful() -> None:
    """Fistful: the table for standoff games."""


fistful.add_command(arena)
fistful.add_command(deck)
fistful.add_command(lab)
fistful.add_command(play)
fistful.add_command(review_command)
fistful.add_command(serve)
fistful.add_command(sim)
fistful.add_command(tune_command)


@fistful.command("games")
@language_option
def list_games(lang: str) -> None:
    """List the games."""
    for game in games().values():
        say = Catalogue(lang, game)
        rules = game.rules
        click.echo(
            say.say(
                "ui-games",
                name=game.name,
                title=say.say("game"),
                tagline=say.say("tagline"),
                fewest=rules.fewest,
                most=rules.most,
            )
        )


@fistful.command("rules")
@click.argument("game")
@language_option
def show_rules(game: str, lang: str) -> None:
    """Print the rules of GAME in short, and its options."""
    found = find_game(game)
    say = Catalogue(lang, found)
    click.echo(rules_summary(found, lang).rstrip())
    click.echo("")
    for option in found.rules.options:
        click.echo(f"{option.name}: {say.say(f'option-{option.name}')}")
        for value in option.values:
            click.echo(f"  {value}: {say.say(f'option-{option.name}-{value}')}")


@fistful.command("replay")
@click.argument("file", type=Path)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of sentences.")
@click.option("--until", type=int, help="Stop after this line of the file.")
@click.option("--as", "seat", help="See with this seat's eyes (default: a spectator's).")
@language_option
def replay(file: Path, as_json: bool, until: int | None, seat: str | None, lang: str) -> None:
    """Play a record FILE again, line by line, and show where it ends."""
    record = load_record(file)
    if until is not None and not 1 <= until <= len(file.read_text().splitlines()):
        lines = len(file.read_text().splitlines())
        raise Invalid("record-until", line=until, lines=lines)
    if seat is not None and seat not in record.names:
        raise Invalid("seat-unknown", seat=seat, known=", ".join(record.names))
    viewer = SPECTATOR if seat is None else record.names.index(seat)
    game = Replay(record)
    if as_json:
        click.echo(json.dumps(plain_replay(game.play(until), viewer), ensure_ascii=False))
    else:
        tell_replay(game, viewer, until, lang)


def plain_replay(game: Replay, viewer: int) -> dict[str, Any]:
    """Return a replayed game as plain data."""
    is_over = game.state.phase == OVER
    return {
        "game": game.record.game,
        "options": game.options,
        "seats": list(game.names),
        "actions": len(game.log),
        "over": is_over,
        "outcome": game.rules.outcome(game.state).plain() if is_over else None,
        "view": game.view(viewer),
    }


def tell_replay(game: Replay, viewer: int, until: int | None, lang: str) -> None:
    """Tell a record as the viewer heard it, then how it stands."""
    say = Catalogue(lang, game.game, game.names)
    for line in game.record.lines:
        if until is not None and line.number > until:
            break
        before = len(game.log)
        game.take(line)
        if len(game.log) > before:
            for event in game.events:
                if event.is_for(viewer):
                    click.echo(say.event(event))
    game.look()
    click.echo(say.say("ui-replayed", game=say.say("game"), actions=len(game.log)))
    if game.state.phase == OVER:
        for sentence in ending(say, game.rules.outcome(game.state)):
            click.echo(sentence)
    elif game.state.waiting:
        click.echo(say.say("ui-not-over", asked=game.asked()))
    else:
        click.echo(say.say("ui-not-over-nature"))


@fistful.command("verify")
@click.argument("file", type=Path)
@language_option
def verify(file: Path, lang: str) -> None:
    """Check that a record FILE was dealt fairly and played by the rules."""
    actions = verify_record(load_record(file))
    click.echo(Catalogue(lang).say("ui-verified", actions=actions))


def spoken_language(arguments: list[str]) -> str:
    """Return the language to put an error in, whatever else the arguments are."""
    for place, argument in enumerate(arguments):
        following = arguments[place + 1] if place + 1 < len(arguments) else ""
        wanted = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and wanted in languages():
            return wanted
    return machine_language()


def error_line(error: Exception, arguments: list[str]) -> str:
    """Return an error as one line."""
    say = Catalogue(spoken_language(arguments))
    if isinstance(error, RecordError):
        names = [argument for argument in arguments if Path(argument).is_file()]
        problem = say.error(error.problem)
        file = names[0] if names else ""
        text = say.say("error-record-line", file=file, line=error.line, problem=problem)
    elif isinstance(error, FistfulError):
        text = say.error(error)
    else:
        assert isinstance(error, click.ClickException)
        text = error.format_message()
    return " ".join(text.split())


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        status = fistful.main(given, prog_name="fistful", standalone_mode=False)
    except (FistfulError, click.ClickException) as error:
        if isinstance(error, click.exceptions.NoArgsIsHelpError):
            error.show()
            sys.exit(2)
        print(f"fistful: {error_line(error, given)}", file=sys.stderr)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has had enough of it.
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)
