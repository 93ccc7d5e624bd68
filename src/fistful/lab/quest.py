"""Quests: which variant is as one wants it? What may vary and what is wanted, read from a study
that has the sections `[vary]` and `[want]`. `docs/lab.md` describes the file.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.engine.options import parse_options
from fistful.engine.words import NUMBER, SEAT
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.variant import DECK, STANDARD_NAME, unpack
from fistful.lab.findings import MEASURES, groups
from fistful.lab.places import MOST_CHOICES, Place, Sum, choices_of, expand, sum_of, value_at
from fistful.lab.series import fill_seats
from fistful.lab.study import Reader, Study, lines_of_fields, read_study, study_data, study_text
from fistful.lab.tally import SEATS
from fistful.lab.wants import EACH, OF_LEADS, Want
from fistful.workbench import variants_of, without_about

FIELDS: Final = ("title", "game", "seed", "players", "bots", "options", "vary", "want", "find")
FIND_FIELDS: Final = ("games", "least", "most", "variants", "keep", "rulebook")
WANT_FIELDS: Final = ("is", "weight", "players")

#: How many games all variants have together, if the quest does not say.
USUAL_GAMES: Final = 40_000
#: How many a variant has at a table before its first look, and at most once it is confirmed.
USUAL_LEAST: Final = 50
USUAL_MOST: Final = 1000
#: How many games a variant has had at each table after each round of a race, in `least`s.
RACE: Final = (1, 2, 4)
#: How many of the best so far race again with each generation, beside the game as it is.
AGAIN: Final = 3
#: Which part of all games may be spent before the front is confirmed.
SEARCHED: Final = (2, 3)
#: How many variants are drawn each generation.
USUAL_VARIANTS: Final = 16


@dataclass(frozen=True)
class Quest:
    """A question to the lab: which variant of a game is as it is wanted?"""

    title: str
    game: str
    seed: int
    #: The game's options, but for the deck; the variant to begin with, and its data.
    options: dict[str, str]
    deck: str
    data: dict[str, Any]
    players: tuple[int, ...]
    bots: tuple[str, ...]
    places: tuple[Place, ...]
    sums: tuple[Sum, ...]
    wants: tuple[Want, ...]
    games: int
    least: int
    most: int
    variants: int
    #: Whether a variant that leaves the rulebook's game, by the game's own notes, is discarded.
    rulebook: bool
    #: The file as it stands.
    text: str

    @property
    def has_leads(self) -> bool:
        """Whether it must be noted who leads."""
        return any([want.name in OF_LEADS for want in self.wants])


def load_question(file: Path) -> Study | Quest:
    """Read a study or a quest from a file. Raises Invalid, or StudyError with its line."""
    text = study_text(file)
    is_quest = not {"vary", "want", "find"}.isdisjoint(study_data(text))
    return read_quest(text, file.parent) if is_quest else read_study(text, file.parent)


def read_quest(text: str, folder: Path) -> Quest:
    """Read a quest; variants are looked for in the folder. Raises StudyError."""
    reader = QuestReader(study_data(text), lines_of_fields(text), folder)
    with reader.telling_lines():
        return reader.quest(text)


class QuestReader(Reader):
    """Reads a quest field by field."""

    def quest(self, text: str) -> Quest:
        """Return the quest. Raises Invalid about the field `at`."""
        self.known(self.data, "", FIELDS)
        for name in ("game", "vary", "want"):
            if name not in self.data:
                self.at = ""
                raise Invalid("study-missing", field=name)
        game = find_game(self.text(self.data, "game"))
        title = self.text(self.data, "title", game.name)
        seed = self.whole(self.data, "seed", 0, 0)
        players = tuple(self.players(game))
        self.at = "game"
        variants = variants_of(game)
        options = self.one_of_each(game)
        for seats in players:
            self.at = "options" if "options" in self.data else "players"
            game.rules.start(seats, options)
        deck = options.pop(DECK, STANDARD_NAME)
        data = without_about(
            variants.standard_data if deck == STANDARD_NAME else unpack(variants.packed(deck))
        )
        bots = self.one_population(game, min(players))
        places = self.places(data)
        wants = self.wants(game, players)
        find = self.section("find", FIND_FIELDS) or {}
        least = self.whole(find, "least", USUAL_LEAST, 1, "find.")
        drawn = self.whole(find, "variants", USUAL_VARIANTS, 2, "find.")
        needed = fewest_games(least, drawn, len(players))
        return Quest(
            title, game.name, seed, options, deck, data, players, bots, places,
            self.sums(find, data, places), wants,
            self.whole(find, "games", max(USUAL_GAMES, needed), needed, "find."), least,
            self.whole(find, "most", max(USUAL_MOST, least), least, "find."), drawn,
            self.yes_or_no(find, "rulebook", "find."), text,
        )  # fmt: skip

    def one_of_each(self, game: Game) -> dict[str, str]:
        """Return all options, each with one value: nothing but the data varies."""
        values: dict[str, str] = {}
        for name, given in self.options(game).items():
            self.at = f"options.{name}"
            if len(given) > 1:
                raise Invalid("quest-one", field=self.at)
            values[name] = given[0]
        self.at = "options" if values else "game"
        return parse_options(game.rules.options, values)

    def one_population(self, game: Game, fewest: int) -> tuple[str, ...]:
        found = self.populations(game)
        if len(found) > 1:
            raise Invalid("quest-one", field=self.at)
        fill_seats(found[0], fewest)
        return found[0]

    def places(self, data: dict[str, Any]) -> tuple[Place, ...]:
        """Return what may vary; what is named twice is as the last line says."""
        found: dict[str, Place] = {}
        for name, given in leaves(self.table("vary")):
            self.at = f"vary.{name}"
            choices = choices_of(given)
            if not choices:
                raise Invalid("quest-values", field=self.at, most=MOST_CHOICES)
            for called, path in expand(data, name):
                usual = value_at(data, path)
                if isinstance(usual, dict):
                    inner = ", ".join(usual)
                    raise Invalid("quest-nothing", place=name, step=called, known=inner)
                found[called] = Place(called, path, choices, usual)
        return tuple(found.values())

    def sums(
        self, find: Mapping[str, Any], data: dict[str, Any], places: tuple[Place, ...]
    ) -> tuple[Sum, ...]:
        self.at = "find.keep"
        given = find.get("keep", [])
        if not isinstance(given, list) or not all([isinstance(one, str) for one in given]):
            raise Invalid("quest-keep", field=self.at)
        return tuple([sum_of(data, text, places) for text in given])

    # What is wanted.

    def wants(self, game: Game, players: tuple[int, ...]) -> tuple[Want, ...]:
        found: list[Want] = []
        for name, given in leaves(self.table("want"), WANT_FIELDS):
            self.at = f"want.{name}"
            said = given if isinstance(given, dict) else {"is": given}
            self.known(said, f"want.{name}.", WANT_FIELDS)
            group, number = self.thing(game, name)
            low, high = self.bounds(said.get("is"), bool(group) or MEASURES[name])
            weight = said.get("weight", 1)
            if not is_number(weight) or weight <= 0:
                raise Invalid("quest-weight", field=self.at)
            there = self.tables(said.get("players", list(players)), players)
            found.append(Want(name, group, number, low, high, float(weight), there))
        return tuple(found)

    def thing(self, game: Game, name: str) -> tuple[str, int]:
        """Return the group and the thing that are meant; no group for a measure."""
        if name in MEASURES:
            return "", EACH
        group, dot, word = name.partition(".")
        known = groups(game)
        if group not in known:
            inside = ", ".join([*known, *MEASURES])
            raise Invalid("study-group", field=self.at, group=name, known=inside)
        if not dot:
            return group, EACH
        kind: Any = known[group]
        if kind in (NUMBER, SEAT):
            # Seats are counted from 1, as the report does.
            first = 1 if group == SEATS else 0
            if word.isdigit() and int(word) >= first:
                return group, int(word) - first
            raise Invalid("study-group", field=self.at, group=word, known=f"{first}, {first + 1} …")
        if word not in kind.number_of:
            raise Invalid("study-group", field=self.at, group=word, known=", ".join(kind.words))
        return group, kind.number_of[word]

    def bounds(self, given: Any, is_share: bool) -> tuple[float, float]:
        """Return between what it is wanted: a range, or a number twice."""
        ends = given if isinstance(given, list) else [given, given]
        most = 1.0 if is_share else 1e9
        if len(ends) != 2 or not all([is_number(end) for end in ends]):
            raise Invalid("quest-range", field=self.at)
        if not 0 <= ends[0] <= ends[1] <= most:
            raise Invalid("quest-share" if is_share else "quest-range", field=self.at)
        return float(ends[0]), float(ends[1])

    def tables(self, given: Any, players: tuple[int, ...]) -> tuple[int, ...]:
        counts = given if isinstance(given, list) else [given]
        if not counts or not all([count in players for count in counts]):
            known = ", ".join([str(count) for count in players])
            raise Invalid("quest-tables", field=self.at, known=known)
        return tuple(counts)

    # Fields of a kind.

    def table(self, name: str) -> dict[str, Any]:
        """Return a section in which something is said."""
        self.at = name
        given = self.data[name]
        if not isinstance(given, dict):
            raise Invalid("study-section", field=name)
        if not given:
            raise Invalid("quest-empty", field=name)
        return given

    def yes_or_no(self, section: Mapping[str, Any], name: str, prefix: str) -> bool:
        self.at = prefix + name
        given = section.get(name, False)
        if not isinstance(given, bool):
            raise Invalid("quest-yes", field=self.at)
        return given


def fewest_games(least: int, variants: int, tables: int) -> int:
    """Return how many games one generation takes, with the game as it is and some to confirm."""
    race = least * (RACE[-1] + 2 * (variants + AGAIN + 2))
    part, whole = SEARCHED
    return -(-race * tables * whole // part)


def leaves(
    section: Mapping[str, Any], ends: tuple[str, ...] = (), where: str = ""
) -> Iterator[tuple[str, Any]]:
    """Return what a section says by its whole name; a table with one of the ends is said whole."""
    for name, given in section.items():
        called = f"{where}.{name}" if where else name
        if isinstance(given, dict) and given and set(ends).isdisjoint(given):
            yield from leaves(given, ends, called)
        else:
            yield called, given


def is_number(given: Any) -> bool:
    """Tell whether this is a number one can measure by."""
    return type(given) in (int, float) and isfinite(given)
