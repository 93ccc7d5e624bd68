"""The command line. Whatever a person gets wrong is answered with one line and exit status 2.

Commands are imported when they are called: whoever asks for help need not wait for all of them.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import click

from fistful import __version__
from fistful.completion import completing
from fistful.engine.errors import FistfulError


class Entry(NamedTuple):
    """Where a command is, and what it does."""

    module: str
    name: str
    about: str


COMMANDS: Final = {
    "arena": Entry(
        "lab.arena_command",
        "arena",
        "Let bots meet at tables of GAME: who wins alone among others, and in mixed company.",
    ),
    "dataset": Entry(
        "lab.dataset_command",
        "dataset",
        "Play GAME between bots and write what they saw, did, said and won as Parquet files.",
    ),
    "deck": Entry("variants", "deck", "The same as `variant`, as it was called before."),
    "games": Entry("commands", "list_games", "List the games."),
    "lab": Entry(
        "lab.study_command",
        "lab",
        "Play what STUDY (a TOML file) asks for and write report.html and report.json.",
    ),
    "play": Entry(
        "terminal.command",
        "play",
        "Play GAME in the terminal against bots and people at the same keyboard.",
    ),
    "puzzles": Entry(
        "puzzles.command", "puzzles", "Make puzzles from games of bots, and count those there are."
    ),
    "replay": Entry(
        "commands", "replay", "Play a record FILE again, line by line, and show where it ends."
    ),
    "review": Entry(
        "review.command",
        "review_command",
        "Review a finished game's RECORD: win chances, mistakes, luck and skill, bluffs.",
    ),
    "rules": Entry(
        "commands",
        "show_rules",
        "Print the rules of GAME in short, as played with these options, and its options.",
    ),
    "serve": Entry(
        "server.command",
        "serve",
        "Serve tables over the network: phones, friends far away, bots in empty chairs.",
    ),
    "sim": Entry(
        "lab.sim_command",
        "sim",
        "Play many games of GAME between bots: win rates per bot, seat, side, role, length.",
    ),
    "site": Entry(
        "site.command",
        "site",
        "Write into FOLDER what any web host can serve: all games against bots, without a server.",
    ),
    "tune": Entry(
        "lab.tune_command",
        "tune_command",
        "Tune the habits of GAME's rules of thumb against a growing pool of players.",
    ),
    "variant": Entry(
        "variants", "variant", "Make a game your own: start a variant, check, compare and pack it."
    ),
    "verify": Entry(
        "commands", "verify", "Check that a record FILE was dealt fairly and played by the rules."
    ),
}


class Commands(click.Group):
    """The commands, by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        entry = COMMANDS[cmd_name]
        command = getattr(import_module(f"fistful.{entry.module}"), entry.name)
        assert isinstance(command, click.Command)
        return completing(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        room = formatter.width - 6 - max([len(name) for name in COMMANDS])
        rows = [
            (name, click.Command(name, help=entry.about).get_short_help_str(room))
            for name, entry in COMMANDS.items()
        ]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def say_version(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    """Say which version this is, and which build of it."""
    if is_asked and not context.resilient_parsing:
        from fistful.build import build

        click.echo(f"fistful {__version__} · {build()}")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=say_version,
    help="Show the version, interpreted or compiled, and exit.",
)
def fistful() -> None:
    """Fistful: the table for standoff games."""


def spoken_language(arguments: list[str]) -> str:
    """Return the language to put an error in, whatever else the arguments are."""
    from fistful.language import machine_language
    from fistful.texts import languages

    for place, argument in enumerate(arguments):
        following = arguments[place + 1] if place + 1 < len(arguments) else ""
        wanted = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and wanted in languages():
            return wanted
    return machine_language()


def error_line(error: Exception, arguments: list[str]) -> str:
    """Return an error as one line."""
    from fistful.table.record import RecordError
    from fistful.texts import Catalogue

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
