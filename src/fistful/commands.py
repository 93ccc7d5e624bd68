"""The commands about games and records: `games`, `rules`, `replay`, `verify`."""

from pathlib import Path
from typing import Any

import click

from fistful.bots import bot_names
from fistful.bots.plugins import plugin_names
from fistful.engine.errors import Invalid
from fistful.engine.options import read_options
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER
from fistful.files import load_record, load_text
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.language import language_option
from fistful.mine import my_games, rates, show_mine
from fistful.output import json_option, write_json
from fistful.table.replay import Replay
from fistful.table.verify import verify as verify_record
from fistful.table.verify import verify_source
from fistful.texts import Catalogue
from fistful.texts import summary as rules_summary
from fistful.texts.ending import ending


@click.command("games")
@click.option("--mine", is_flag=True, help="Your own games on this machine, and how often you won.")
@json_option
@language_option
def list_games(mine: bool, json_file: str | None, lang: str) -> None:
    """List the games."""
    if mine:
        found = my_games()
        plain = {"games": [one.plain() for one in found], "rates": rates(found)}
        if not write_json(json_file, plain):
            show_mine(lang)
        return
    if write_json(json_file, [plain_game(game, lang) for game in games().values()]):
        return
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


def plain_game(game: Game, lang: str) -> dict[str, Any]:
    """Return a game as plain data."""
    say = Catalogue(lang, game).say
    rules = game.rules
    return {
        "game": game.name,
        "title": say("game"),
        "tagline": say("tagline"),
        "fewest": rules.fewest,
        "most": rules.most,
        "options": {option.name: list(option.values) for option in rules.options},
        "bots": [*bot_names(game), *plugin_names(game)],
    }


@click.command("rules")
@click.argument("game")
@click.option("--options", default="", help="The game's options: name=value, divided by commas.")
@language_option
def show_rules(game: str, options: str, lang: str) -> None:
    """Print the rules of GAME in short, as played with these options, and its options."""
    found = find_game(game)
    chosen = read_options(options)
    say = Catalogue(lang, found, (), chosen)
    click.echo(rules_summary(found, lang, chosen).rstrip())
    click.echo("")
    for option in found.rules.options:
        click.echo(f"{option.name}: {say.say(f'option-{option.name}')}")
        for value in option.values:
            click.echo(f"  {value}: {say.say(f'option-{option.name}-{value}')}")


@click.command("replay")
@click.argument("file", type=Path)
@json_option
@click.option("--until", type=int, help="Stop after this line of the file.")
@click.option("--as", "seat", help="See with this seat's eyes (default: a spectator's).")
@language_option
def replay(
    file: Path, json_file: str | None, until: int | None, seat: str | None, lang: str
) -> None:
    """Play a record FILE again, line by line, and show where it ends."""
    record = load_record(file)
    if until is not None and not 1 <= until <= len(file.read_text().splitlines()):
        lines = len(file.read_text().splitlines())
        raise Invalid("record-until", line=until, lines=lines)
    if seat is not None and seat not in record.names:
        raise Invalid("seat-unknown", seat=seat, known=", ".join(record.names))
    viewer = SPECTATOR if seat is None else record.names.index(seat)
    game = Replay(record)
    data = plain_replay(Replay(record).play(until), viewer) if json_file else {}
    if not write_json(json_file, data):
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
    say = Catalogue(lang, game.game, game.names, game.options)
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


@click.command("verify")
@click.argument("file", type=Path)
@click.option("--source", type=Path, help="The record that FILE branched off: checked as well.")
@json_option
@language_option
def verify(file: Path, source: Path | None, json_file: str | None, lang: str) -> None:
    """Check that a record FILE was dealt fairly and played by the rules."""
    record = load_record(file)
    actions = verify_record(record)
    if source is not None:
        verify_source(record, load_text(source))
    if write_json(json_file, {"verified": True, "actions": actions}):
        return
    click.echo(Catalogue(lang).say("ui-verified", actions=actions))
