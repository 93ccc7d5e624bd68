"""What is settled in a room before the deal: which game, from which cards, how fast, for whom."""

from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.server import journal


class Settings:
    """The settings of one room, from its journal."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.code = ""
        self.options: dict[str, str] = {}
        self.clock = "none"
        self.speed = "normal"
        self.is_public = False
        self.is_practice = False
        self.is_locked = False
        self.is_code_hidden = False
        self.is_muted = False
        #: Whether only the host starts; whether late friends take a bot's chair at once.
        self.is_start_kept = False
        self.lets_in = False
        #: The card of the opening that is being shown.
        self.card = -1
        #: The record that games here go on from, if they do.
        self.branched = ""
        #: The deal that the next game here is, and if it is this room's: who did what with it.
        self.deal: journal.Dealt | None = None
        self.results: list[journal.Compared] = []

    def hides_sides(self) -> bool:
        """Tell whether whoever looks at a hand of this game may learn who is on which side."""
        return self.game.hides_sides is not None and self.game.hides_sides(self.options)

    def on_created(self, entry: journal.Created) -> None:
        self.choose_game(entry.game, entry.options, entry.clock)
        self.speed = entry.speed
        self.is_public = entry.is_public
        self.is_practice = entry.is_practice
        self.code = entry.code

    def on_chosen(self, entry: journal.Chosen) -> None:
        self.choose_game(entry.game, entry.options, entry.clock)
        self.branched, self.deal, self.card = "", None, -1

    def choose_game(self, game: str, options: dict[str, str], clock: str) -> None:
        """Let this be the next game."""
        self.game = find_game(game)
        self.options = parse_options(self.game.rules.options, options)
        self.clock = clock

    def on_set(self, entry: journal.Set) -> None:
        self.is_locked = entry.is_locked
        self.is_code_hidden = entry.is_code_hidden
        self.is_muted = entry.is_muted
        self.clock = entry.clock
        self.is_start_kept = entry.is_start_kept
        self.lets_in = entry.lets_in
        self.speed = entry.speed or self.speed

    def on_taught(self, entry: journal.Taught) -> None:
        self.card = entry.card

    def on_branched(self, entry: journal.Branched) -> None:
        self.branched = entry.record

    def on_dealt(self, entry: journal.Dealt) -> None:
        self.deal = entry

    def on_compared(self, entry: journal.Compared) -> None:
        self.results.append(entry)
