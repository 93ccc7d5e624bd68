"""Studies: what to vary and how long to look, read from a TOML file.

Every list is varied: the variants are all combinations. `docs/lab.md` describes the file.
"""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final

from fistful.bots import find_bot
from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.options import FreeOption, parse_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.variant import is_packed, short
from fistful.lab.observe import Observed
from fistful.lab.play import luck_of
from fistful.lab.series import Sitting, fill_seats, moved_on, own_luck
from fistful.lab.tally import SEATS
from fistful.table.record import RecordError

FIELDS: Final = ("title", "game", "seed", "players", "bots", "games", "options", "until", "ladder")
UNTIL_FIELDS: Final = ("width", "of", "least", "most")
LADDER_FIELDS: Final = ("bots", "games", "players")

#: How many games a variant has if the study does not say.
USUAL_GAMES: Final = 1000
#: With `until`: how many games between one look at the intervals and the next, and at most.
USUAL_LEAST: Final = 400
USUAL_MOST: Final = 10_000
USUAL_LADDER: Final = 400
MOST_GAMES: Final = 10_000_000


class StudyError(RecordError):
    """Something is wrong with a study file; `line` says where, `problem` what."""


@dataclass(frozen=True)
class Variant(Observed):
    """One combination: a table to play at, and what sets it apart from the others."""

    number: int
    #: The varied things, by name.
    told: dict[str, str] = field(hash=False)

    @property
    def has_leads(self) -> bool:
        return True

    def sitting(self, number: int) -> Sitting:
        names = (self.seed, self.number, number)
        own = own_luck(self.players, *names)
        return Sitting(moved_on(self.bots, number), luck_of(*names), own)

    def key(self, first: int, count: int) -> str:
        return f"{self.number} {first} {count}"


@dataclass(frozen=True)
class Until:
    """When to stop: no interval of a group is wider than `width`, or `most` games are played."""

    width: float
    of: str
    least: int
    most: int


@dataclass(frozen=True)
class Ladder:
    """Bots from weak to strong: does better play win more? At these table sizes."""

    bots: tuple[str, ...]
    games: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class Study:
    """A question to the lab."""

    title: str
    game: str
    seed: int
    variants: tuple[Variant, ...]
    games: int
    until: Until | None
    ladder: Ladder | None
    #: The file as it stands.
    text: str


def load_study(file: Path) -> Study:
    """Read a study from a file. Raises Invalid, or StudyError with the line that is wrong."""
    return read_study(study_text(file), file.parent)


def study_text(file: Path) -> str:
    """Return what a file says. Raises Invalid."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Invalid("record-not-found", file=str(file)) from None
    except (OSError, UnicodeDecodeError):
        raise Invalid("record-unreadable", file=str(file)) from None


def read_study(text: str, folder: Path) -> Study:
    """Read a study; deck files are looked for in the folder. Raises StudyError."""
    reader = Reader(study_data(text), lines_of_fields(text), folder)
    with reader.telling_lines():
        return reader.study(text)


def study_data(text: str) -> dict[str, Any]:
    """Return the data of a study's text. Raises StudyError."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at line ")
        digits = place.partition(",")[0]
        line = int(digits) if digits.isdigit() else 1
        raise StudyError(line, Invalid("study-toml", problem=reason)) from None


def lines_of_fields(text: str) -> dict[str, int]:
    """Return the line of every field (`ladder.bots`) and section; "" is the first line."""
    found = {"": 1}
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("[") and "=" not in bare:
            section = bare.partition("#")[0].strip(" []\t") + "."
            found.setdefault(section[:-1], number)
        elif "=" in bare and not bare.startswith("#"):
            found.setdefault(section + bare.split("=")[0].strip().strip("\"'"), number)
    return found


class Reader:
    """Reads a study field by field; `at` is the field being read, so that errors have a line."""

    def __init__(self, data: dict[str, Any], lines: Mapping[str, int], folder: Path) -> None:
        self.data = data
        self.lines = lines
        self.folder = folder
        self.at = ""

    @contextmanager
    def telling_lines(self) -> Iterator[None]:
        """Tell what is wrong with the line of the field it is about. Raises StudyError."""
        try:
            yield
        except StudyError:
            raise
        except FistfulError as problem:
            line = self.lines.get(self.at, self.lines[""])
            raise StudyError(line, problem) from None

    def study(self, text: str) -> Study:
        """Return the study. Raises Invalid about the field `at`."""
        self.known(self.data, "", FIELDS)
        if "game" not in self.data:
            raise Invalid("study-missing", field="game")
        game = find_game(self.text(self.data, "game"))
        title = self.text(self.data, "title", game.name)
        seed = self.whole(self.data, "seed", 0, 0)
        games = self.whole(self.data, "games", USUAL_GAMES, 1)
        until = self.until(game)
        if until and "games" in self.data:
            self.at = "games"
            raise Invalid("study-both", field="games", other="until")
        variants = self.variants(game, seed)
        return Study(title, game.name, seed, variants, games, until, self.ladder(game), text)

    def until(self, game: Game) -> Until | None:
        section = self.section("until", UNTIL_FIELDS)
        if section is None:
            return None
        self.at = "until.width"
        width = section.get("width")
        if not isinstance(width, float) or not 0 < width < 1:
            raise Invalid("study-width", field=self.at)
        least = self.whole(section, "least", USUAL_LEAST, 1, "until.")
        most = self.whole(section, "most", max(USUAL_MOST, least), least, "until.")
        groups = (SEATS, *(game.insight.groups if game.insight else ()))
        of = self.text(section, "of", SEATS, "until.")
        if of not in groups:
            raise Invalid("study-group", field=self.at, group=of, known=", ".join(groups))
        return Until(width, of, least, most)

    def ladder(self, game: Game) -> Ladder | None:
        section = self.section("ladder", LADDER_FIELDS)
        if section is None:
            return None
        self.at = "ladder.bots"
        bots = self.names(section.get("bots"))
        if len(bots) < 2:
            raise Invalid("study-rungs", field=self.at)
        for bot in bots:
            find_bot(bot, game, by_path=True)
        games = self.whole(section, "games", USUAL_LADDER, 1, "ladder.")
        return Ladder(bots, games, tuple(self.players(game, section, "ladder.")))

    def variants(self, game: Game, seed: int) -> tuple[Variant, ...]:
        """Return all combinations of what is varied."""
        counts = self.players(game)
        populations = self.populations(game)
        options = self.options(game)
        varied = [name for name, values in options.items() if len(values) > 1]
        found: list[Variant] = []
        choices = [dict(zip(options, one, strict=True)) for one in product(*options.values())]
        for players, bots, values in product(counts, populations, choices):
            told = {"players": str(players)} if len(counts) > 1 else {}
            told |= {"bots": ", ".join(bots)} if len(populations) > 1 else {}
            told |= {name: short(values[name]) for name in varied}
            self.at = "options" if options else "players"
            complete = parse_options(game.rules.options, values)
            game.rules.start(players, complete)
            self.at = "bots"
            seated = fill_seats(bots, players)
            number = len(found)
            found.append(Variant(game.name, complete, players, seated, seed, number, told))
        return tuple(found)

    def players(
        self, game: Game, section: Mapping[str, Any] | None = None, prefix: str = ""
    ) -> list[int]:
        """Return the table sizes; those of the study where a section does not say."""
        rules = game.rules
        usual = self.data.get("players", min(max(4, rules.fewest), rules.most))
        self.at = prefix + "players" if section and "players" in section else "players"
        given = (section or {}).get("players", usual)
        counts = given if isinstance(given, list) else [given]
        if not counts or not all(isinstance(one, int) for one in counts):
            raise Invalid("study-players", field=self.at)
        for seats in counts:
            if not rules.fewest <= seats <= rules.most:
                raise Invalid(
                    "player-count",
                    game=game.name,
                    seats=seats,
                    fewest=rules.fewest,
                    most=rules.most,
                )
        return counts

    def populations(self, game: Game) -> list[tuple[str, ...]]:
        self.at = "bots"
        given = self.data.get("bots", ["rules"])
        is_nested = isinstance(given, list) and given and isinstance(given[0], list)
        found = [self.names(one) for one in (given if is_nested else [given])]
        for bots in found:
            for bot in bots:
                find_bot(bot, game, by_path=True)
        return found

    def options(self, game: Game) -> dict[str, list[str]]:
        """Return the values of every option the study names."""
        known = {option.name: option for option in game.rules.options}
        section = self.section("options", tuple(known)) or {}
        found: dict[str, list[str]] = {}
        for name, given in section.items():
            self.at = f"options.{name}"
            values = list(given) if isinstance(given, list) else [given]
            if not values or not all(isinstance(value, str) for value in values):
                raise Invalid("study-values", field=self.at)
            option = known[name]
            if isinstance(option, FreeOption):
                values = [self.file(value) for value in values]
            found[name] = [option.parse(value) for value in values]
            for value in found[name]:
                # Files are looked into: a deck that is wrong has its line here.
                if isinstance(option, FreeOption):
                    game.rules.start(game.rules.fewest, {name: value})
        return found

    def file(self, value: str) -> str:
        """Return a file's name as seen from here, or the value as it is."""
        if is_packed(value):
            return value
        beside = self.folder / value
        return str(beside) if beside.is_file() else value

    # Fields of a kind.

    def section(self, name: str, known: tuple[str, ...]) -> dict[str, Any] | None:
        self.at = name
        given = self.data.get(name)
        if given is None:
            return None
        if not isinstance(given, dict):
            raise Invalid("study-section", field=name)
        self.known(given, f"{name}.", known)
        return given

    def known(self, section: Mapping[str, Any], prefix: str, known: tuple[str, ...]) -> None:
        for name in section:
            if name not in known:
                self.at = prefix + name
                raise Invalid("study-unknown", field=self.at, known=", ".join(known))

    def text(self, section: Mapping[str, Any], name: str, usual: str = "", prefix: str = "") -> str:
        self.at = prefix + name
        given = section.get(name, usual)
        if not isinstance(given, str) or not given:
            raise Invalid("study-text", field=self.at)
        return given

    def whole(
        self, section: Mapping[str, Any], name: str, usual: int, least: int, prefix: str = ""
    ) -> int:
        self.at = prefix + name
        given = section.get(name, usual)
        if isinstance(given, bool) or not isinstance(given, int) or given < least:
            raise Invalid("study-whole", field=self.at, least=least)
        return min(given, MOST_GAMES) if name != "seed" else given

    def names(self, given: Any) -> tuple[str, ...]:
        is_list = isinstance(given, list) and bool(given)
        if not is_list or not all(isinstance(name, str) for name in given):
            raise Invalid("study-bots", field=self.at)
        return tuple(given)
