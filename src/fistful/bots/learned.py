"""The learned player: a network that learnt by imitation and then by playing (`bench/training`).

It decides by what a seat may know as learners see it (a game's `features`), in one look and without
playing ahead. One network plays tables of all sizes: what a seat sees and can do stands where it
would at the largest table. With options it has not learnt to play with it goes by the rules of
thumb it began from.
"""

from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from fistful.bots.network import Network, head_of, layout_of
from fistful.bots.rules import RulesBot, instinct_of
from fistful.bots.tree import drawn
from fistful.engine.dice import Dice
from fistful.games.features import Writer
from fistful.games.game import Game
from fistful.games.variant import DECK, STANDARD_NAME

LEARNED: Final = "learned"


def network_file(game: Game) -> Path:
    """Return where the network of a game lies, if there is one."""
    return game.folder / "mind" / "learned.net"


class Lesson(NamedTuple):
    """What is known of a game's learned player; the game is kept so that its identity stays its."""

    game: Game
    instinct: "Learned | None"


#: The learned players looked for so far, by their games' identity.
LESSONS: Final[dict[int, Lesson]] = {}


def learned_of(game: Game) -> "Learned | None":
    """Return a game's learned instinct, if it has one for what it shows learners now."""
    if id(game) not in LESSONS:
        file = network_file(game)
        fits = file.exists() and head_of(file)["layout"] == layout_of(game)
        LESSONS[id(game)] = Lesson(game, Learned(game, Network(file)) if fits else None)
    return LESSONS[id(game)].instinct


def has_learned(game: Game) -> bool:
    """Tell whether a game has a learned player."""
    return learned_of(game) is not None


class Frame:
    """What a seat sees and can do at a table of one size, in the numbers of the largest."""

    def __init__(self, game: Game, seats: int) -> None:
        verbs, most = game.rules.verbs, game.rules.most
        self.writer = Writer(game.rules, game.features, seats)
        self.places = self.writer.widened(most)
        wide = {action: place for place, action in enumerate(verbs.of_seats(most))}
        #: By seat: the network's number of each action of the rules.
        self.moves = [
            {verbs.turned(action, seat, seats): wide[action] for action in verbs.of_seats(seats)}
            for seat in range(seats)
        ]

    def seen(self, s: Any, seat: int) -> list[tuple[int, float]]:
        """Return what a seat sees, but for zeros: where it stands, and the number."""
        numbers = array("f", self.writer.write(s, seat))
        return [(self.places[at], number) for at, number in enumerate(numbers) if number]


class Learned:
    """An instinct that was learnt."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game = game
        self.network = network
        self.usual = instinct_of(game, {})
        #: By option: the values it has learnt to play with; any, where it is not named.
        self.learnt: dict[str, list[str]] = network.head.get("options", {})
        self.frames: dict[int, Frame] = {}

    def has_learnt(self, options: Mapping[str, str]) -> bool:
        """Tell whether it can play with these options: a variant's numbers are none it has seen."""
        if options.get(DECK, STANDARD_NAME) != STANDARD_NAME:
            return False
        return all([options[name] in values for name, values in self.learnt.items()])

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        """Return one of the legal actions: as likely as it was learnt to be."""
        if not self.has_learnt(s.options):
            return self.usual.choose(s, seat, legal, dice)
        frame = self.frames.get(s.seats)
        if frame is None:
            frame = self.frames[s.seats] = Frame(self.game, s.seats)
        actions = sorted(legal)
        moves = [frame.moves[seat][action] for action in actions]
        return actions[drawn(self.network.chances(frame.seen(s, seat), moves), dice)]


class LearnedBot(RulesBot):
    """Plays what was learnt, behind what a person in the seat would see."""

    def __init__(self, game: Game, instinct: Learned) -> None:
        self.rules = game.rules
        self.instinct = instinct


def learned_bot(game: Game) -> LearnedBot:
    """Return a game's learned player. Raises ValueError if it has none."""
    instinct = learned_of(game)
    if instinct is None:
        raise ValueError(f"{game.name} has no learned player")
    return LearnedBot(game, instinct)
