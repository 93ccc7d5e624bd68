"""What the shell offers while a command is typed: games, bots, options and their values."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from fistful.games.game import Game


def game_words(context: click.Context) -> list[str]:
    """Return the games."""
    from fistful.games import games

    return list(games())


def typed_game(context: click.Context) -> "Game | None":
    """Return the game that was typed, if it was: while a value is missing it is among the rest."""
    from fistful.games import games

    typed = [context.params.get("game"), *context.args]
    return next((games()[word] for word in typed if word in games()), None)


def bot_words(context: click.Context) -> list[str]:
    """Return the bots of the game that was typed."""
    from fistful.bots import bot_names

    game = typed_game(context)
    return bot_names(game) if game else []


def option_words(context: click.Context) -> list[str]:
    """Return the options of the game that was typed, with their values."""
    game = typed_game(context)
    options = game.rules.options if game else []
    return [f"{option.name}={value}" for option in options for value in option.values]


Words = Callable[[click.Context], list[str]]
WORDS: Final[dict[str, Words]] = {
    "game": game_words,
    "bots": bot_words,
    "options": option_words,
}


def completing(command: click.Command) -> click.Command:
    """Let the shell complete a command's games, bots and options."""
    for parameter in command.params:
        words = WORDS.get(parameter.name or "")
        if words:
            parameter.shell_complete = completer(words)  # type: ignore[method-assign, assignment]
    return command


def completer(words: Words) -> Callable[[click.Context, str], list[CompletionItem]]:
    """Return what completes a word, or the last of several that are divided by commas.

    >>> offered = completer(lambda context: ["random", "rules"])
    >>> [item.value for item in offered(click.Context(click.Command("sim")), "rules,ra")]
    ['rules,random']
    """

    def complete(context: click.Context, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [
            CompletionItem(f"{before}{comma}{word}")
            for word in words(context)
            if word.startswith(last)
        ]

    return complete
