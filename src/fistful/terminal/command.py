"""`fistful play`: choose a game, sit down, play, and find the record afterwards."""

import os
import secrets
import sys
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

import click

from fistful.bots import DIFFICULTIES, bot_names
from fistful.engine.errors import Invalid
from fistful.engine.options import read_options
from fistful.files import load_record, new_record_file
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.language import language_option
from fistful.table.clock import OFF, REAL, Clock
from fistful.table.fairness import SEED_BYTES
from fistful.table.messages import AnyMessage
from fistful.table.saved import retell
from fistful.table.table import Table
from fistful.terminal.branching import WORLDS, branch_table
from fistful.terminal.keyboard import ask_line, find_watch
from fistful.terminal.plain import Leave, PlainGame
from fistful.terminal.seating import USUAL_BOT, read_seating, usual_seating, usual_seats
from fistful.terminal.session import Session
from fistful.texts import Catalogue

#: The clocks of one keyboard.
CLOCKS: Final = {clock.name: clock for clock in (OFF, REAL)}


@click.command("play")
@click.argument("game", required=False)
@click.option("--seats", help='Who sits down, e.g. "you,bot,bot" or "Ann=you,Bob=you,Doc=random".')
@click.option("--options", default="", help="The game's options: name=value, divided by commas.")
@click.option("--seed", type=click.IntRange(min=0), help="Same seed and answers, same game.")
@click.option("--resume", "saved", type=Path, help="Go on with a record that was saved.")
@click.option("--from", "source", type=Path, help="Play on from a moment of a record.")
@click.option(
    "--line",
    type=click.IntRange(min=1),
    help="Of --from: after this line of the file.  [default: the same deal again]",
)
@click.option("--as", "seat", help="Of --from: who you are.  [default: the first person]")
@click.option(
    "--world",
    type=click.Choice(WORLDS),
    help="Of --from: guessed: what you could think of; true: as it was.  [default: guessed]",
)
@click.option("--bots", default="", help="Bots that may be imported for a record: module:Class,…")
@click.option("--save", type=Path, help="Where to keep the record (never overwrites a file).")
@click.option(
    "--clock",
    type=click.Choice(list(CLOCKS)),
    default=OFF.name,
    help="real: as at the table, where somebody counts to three and too slow is too slow.",
)
@click.option("--plain", is_flag=True, help="Plain lines instead of the full screen.")
@language_option
def play(
    game: str | None,
    seats: str | None,
    options: str,
    seed: int | None,
    saved: Path | None,
    source: Path | None,
    line: int | None,
    seat: str | None,
    world: str | None,
    bots: str,
    save: Path | None,
    clock: str,
    plain: bool,
    lang: str,
) -> None:
    """Play GAME in the terminal against bots and people at the same keyboard."""
    if save and save.exists():
        raise Invalid("record-exists", file=str(save))
    story: list[AnyMessage] = []
    if saved:
        table, story = retell(load_record(saved), CLOCKS[clock])
        trusted = bots.split(",")
        file = save or saved
    elif source:
        table = branch_table(source, line, seat, seats, world, CLOCKS[clock], Catalogue(lang))
        trusted = table.bots
        file = save or new_record_file(table.game.name, datetime.now())
    else:
        found, seats, options = pick(game, seats, options, Catalogue(lang))
        table = set_table(found, seats, options, lang, seed, CLOCKS[clock])
        trusted = table.bots
        file = save or new_record_file(found.name, datetime.now())
    say = Catalogue(lang, table.game, table.names, table.options)
    session = Session(table, file, say, trusted, story)
    run(session, is_plain=plain or not is_full_screen())


def set_table(
    game: Game,
    seats: str | None,
    options: str,
    lang: str,
    number: int | None = None,
    clock: Clock = OFF,
) -> Table:
    """Lay a new table; the same `number` deals the same game. Raises Invalid."""
    seating = read_seating(seats or usual_seating(usual_seats(game.rules)), game, Catalogue(lang))
    seed = secrets.token_bytes(SEED_BYTES) if number is None else numbered_seed(number)
    table = Table(game, read_options(options), seating.names, seed, clock=clock)
    table.bots = list(seating.bots)
    return table


def numbered_seed(number: int) -> bytes:
    """Return the seed that goes by a number."""
    return sha256(f"fistful seed {number}".encode()).digest()


def is_full_screen() -> bool:
    """Tell whether there is a terminal that wants more than plain lines."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return is_terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def run(session: Session, *, is_plain: bool) -> None:
    """Play until the end or until the person leaves; the record is kept either way."""
    try:
        if is_plain:
            PlainGame(session, ask_line, click.echo, find_watch()).play()
        else:
            # Imported here: the full-screen toolkit takes a moment that plain lines need not wait.
            from fistful.terminal.app import FullScreen

            FullScreen(session).run()
    except (Leave, EOFError, KeyboardInterrupt, click.Abort):
        click.echo("")
    session.save()
    say = session.say
    if session.table.is_over() and not is_plain:
        click.echo("\n".join(session.ending()))
    click.echo(say.say("ui-saved", file=str(session.file)))
    if not session.table.is_over():
        click.echo(say.say("ui-resume", file=str(session.file)))


def pick(
    name: str | None, seats: str | None, options: str, say: Catalogue
) -> tuple[Game, str | None, str]:
    """Ask for what the command line did not say: the game, how many, the options."""
    if name is not None:
        return find_game(name), seats, options
    if not sys.stdin.isatty():
        raise Invalid("unknown-game", game="", known=", ".join(games()))
    click.echo(say.say("ui-welcome"))
    game = pick_game(say)
    rules = game.rules
    if seats is None:
        usual = usual_seats(rules)
        question = say.say("ui-pick-seats", fewest=rules.fewest, most=rules.most, usual=usual)
        count = pick_number(question, rules.fewest, rules.most, usual)
        seats = usual_seating(count, pick_bot(game, say))
    if not options:
        options = pick_options(game, Catalogue(say.language, game))
    return game, seats, options


def pick_game(say: Catalogue) -> Game:
    """Ask which game."""
    found = list(games().values())
    for number, game in enumerate(found, 1):
        own = Catalogue(say.language, game)
        click.echo(f"{number:3}  {own.say('game')}. {own.say('tagline')}")
    return found[pick_number(say.say("ui-pick-game"), 1, len(found), 1) - 1]


def pick_bot(game: Game, say: Catalogue) -> str:
    """Ask how strong the bots shall be."""
    found = [USUAL_BOT, *[name for name in DIFFICULTIES if name in bot_names(game)]]
    for number, name in enumerate(found, 1):
        click.echo(f"{number:3}  {say.say(f'bot-{name}')}")
    return found[pick_number(say.say("ui-pick-bots"), 1, len(found), 1) - 1]


def pick_options(game: Game, say: Catalogue) -> str:
    """Ask for each option that has a few values."""
    chosen: list[str] = []
    for option in game.rules.options:
        if len(option.values) < 2:
            continue
        for number, value in enumerate(option.values, 1):
            click.echo(f"{number:3}  {say.say(f'option-{option.name}-{value}')}")
        question = say.say("ui-pick-option", option=say.say(f"option-{option.name}"))
        place = pick_number(question, 1, len(option.values), 1)
        chosen.append(f"{option.name}={option.values[place - 1]}")
    return ",".join(chosen)


def pick_number(question: str, least: int, most: int, usual: int) -> int:
    """Ask for a number in a range until there is one; Enter takes the usual one."""
    while True:
        typed = ask_line(question).strip()
        if not typed:
            return usual
        if typed.isdecimal() and least <= int(typed) <= most:
            return int(typed)
