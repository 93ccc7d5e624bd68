"""A game as the rest of the project sees it: rules, words for positions, a bot, a face, texts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.options import parse_options
from fistful.engine.outcome import unit
from fistful.engine.position import Fact
from fistful.engine.rules import Rules, View
from fistful.games.bets import Book
from fistful.games.deeds import Ledger
from fistful.games.features import Features
from fistful.games.headlines import Course, Headline
from fistful.games.metrics import Insight
from fistful.games.mind import Foresight, Habit, Habits, Instinct, Likelihood, Prospects
from fistful.games.naming import kinds_of, own_names
from fistful.games.outlook import Outlook, Reasons
from fistful.games.primer import Primer
from fistful.games.show import Show
from fistful.games.speaker import Speaker
from fistful.games.variant import DECK, Variants, is_packed
from fistful.games.wording import Wording


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
    #: The game's data file, and how those of others are read.
    variants: Variants[Any] | None = None
    #: What the game's sentences name that a table's options, its variant among them, decide.
    wording: Callable[[Mapping[str, str]], Wording] | None = None
    #: What is printed on the built-in cards, for screens; it comes with the game's words.
    deck: Callable[[], Mapping[str, Any]] | None = None
    #: What the rules count for every seat, as nouns of `facts`: a game is drawn over time by these.
    counted: tuple[str, ...] = ()
    #: What a seat may know as numbers, for learners.
    features: Features[Any] = field(default_factory=lambda: Features(()))
    #: The numbers by which the game's players differ, and the players who are known by name.
    habits: tuple[Habit, ...] = ()
    personas: Mapping[str, Habits] = field(default_factory=dict)
    #: Makes the rules of thumb of a player with these habits.
    instinct: Callable[[Habits], Instinct] | None = None
    #: How well a seat stands, as far as it knows: comparable between positions, more is better.
    evaluate: Callable[[Any, int], float] | None = None
    #: Which of the worlds that look alike are the likelier ones; without it all are alike.
    likelihood: Likelihood | None = None
    #: Who will win, before a game played ahead is over; without it they are played to the end.
    prospects: Prospects | None = None
    #: How likely everybody is to win, at any moment and in any eyes: what reviews are drawn with.
    outlook: Outlook | None = None
    #: What may come of a move, to say why one is better than another.
    reasons: Reasons | None = None
    #: What the game tells those who study it.
    insight: Insight | None = None
    #: Whether somebody who looks at a hand may learn who is on which side, by the table's options.
    hides_sides: Callable[[Mapping[str, str]], bool] | None = None
    #: What is counted of it on the board of an evening.
    ledger: Ledger | None = None
    #: What those who are out, and those who watch, bet on.
    book: Book | None = None
    #: What a game that is over is remembered by, the best words first.
    headlines: Callable[[Course], list[Headline]] | None = None
    #: What newcomers are told at the table, beside the question.
    primer: Primer | None = None
    #: How what happens is played on the screens, and how long that takes.
    show: Show = field(default_factory=Show)
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

    def worded(self, options: Mapping[str, str] | None = None) -> Wording:
        """Return what sentences say at a table with these options; by the rulebook without."""
        if self.wording is None:
            return Wording()
        complete = parse_options(self.rules.options, options or {})
        found = self.wording(complete)
        if self.variants is None or not is_packed(complete.get(DECK, "")):
            return found
        verbs = [thing for verb in self.rules.verbs.verbs for thing in verb.things.values()]
        events = [thing for event in self.rules.events.kinds for thing in event.things.values()]
        names = own_names(self.variants.data_of(complete[DECK]), kinds_of([*verbs, *events]))
        return Wording(found.numbers, {**found.says, **names}, found.told)

    @property
    def unit(self) -> str:
        """What the game's rates of winning count (`engine.outcome`)."""
        return unit(self.rules.by_sides)
