"""A game as the rest of the project sees it: rules, words for positions, a bot, a face, texts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.outcome import unit
from fistful.engine.position import Fact
from fistful.engine.rules import Rules, View
from fistful.games.features import Field
from fistful.games.metrics import Insight
from fistful.games.mind import Foresight, Habit, Habits, Instinct, Likelihood, Prospects
from fistful.games.primer import Primer
from fistful.games.speaker import Speaker


class Bot(Protocol):
    """Somebody who decides: sees exactly what a person in that seat would see."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        """Return one of the legal actions."""


@dataclass(frozen=True)
class Game:
    """One folder under `games/`, or a plug-in."""

    rules: Rules[Any]
    facts: tuple[Fact[Any], ...]
    #: Draws a view for the terminal, as lines of markup (`games.markup`); names come escaped.
    draw: Callable[[Any, Sequence[str], Speaker], list[str]]
    #: Where `texts/` and the rules summaries lie.
    folder: Path
    #: Makes the rule-of-thumb player of a game without an instinct.
    bot: Callable[[], Bot] | None = None
    #: Raises Invalid for a position in words that no game comes to in the phase so named.
    check_position: Callable[[Any, str], None] | None = None
    #: Says what is wrong with somebody's own deck file, if the game reads such files.
    check_deck: Callable[[Path], list[str]] | None = None
    #: Says where a deck file that can be played leaves the rulebook's game.
    deck_notes: Callable[[Path], list[str]] | None = None
    #: What the rules count for every seat, as nouns of `facts`: a game is drawn over time by these.
    counted: tuple[str, ...] = ()
    #: The view as numbers, for learners.
    fields: tuple[Field, ...] = ()
    #: The numbers by which the game's players differ, and the players who are known by name.
    habits: tuple[Habit, ...] = ()
    personas: Mapping[str, Habits] = field(default_factory=dict)
    #: Makes the rules of thumb of a player with these habits.
    instinct: Callable[[Habits], Instinct] | None = None
    #: How well a seat stands, as far as it knows: comparable between positions, more is better.
    worth: Callable[[Any, int], float] | None = None
    #: Which of the worlds that look alike are the likelier ones; without it all are alike.
    likelihood: Likelihood | None = None
    #: Who will win, before a game played ahead is over; without it they are played to the end.
    prospects: Prospects | None = None
    #: What the game tells those who study it.
    insight: Insight | None = None
    #: What newcomers are told at the table, beside the question.
    primer: Primer | None = None
    #: How many answers one seat is offered at once, at most.
    breadth: int = 160
    #: How a search looks ahead.
    foresight: Foresight = field(default_factory=Foresight)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are the game of that name: it never changes. Raises Invalid for a
        game that is not found by its name."""
        # Imported here: it knows all games, and each of them is made of this.
        from fistful.games import find_game

        if find_game(self.name) is not self:
            raise Invalid("unknown-game", game=f"{self.name} of one's own", known=self.name)
        return find_game, (self.name,)

    @property
    def name(self) -> str:
        """The game's name at the command line and in records."""
        return self.rules.game

    @property
    def unit(self) -> str:
        """What the game's rates of winning count (`engine.outcome`)."""
        return unit(self.rules.by_sides)
