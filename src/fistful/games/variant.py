"""Variants: a game's data file, changed, as a thing with a name, a version and a hash.

Each game has one built-in data file, and everybody may have others. A file is checked whole before
it is used, every mistake with its line. What a table plays with is the *packed* variant, a text
that holds all of it: `<name>@<version>:<hash>:<data>`. It is the value of the option `deck`, so
that records, journals, views and links carry the variant itself and no file is needed to replay.
"""

import json
import re
import tomllib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from fistful.engine.errors import Invalid
from fistful.engine.options import FreeOption, Option, write_options
from fistful.engine.words import slug
from fistful.games.draft import Draft, Problem, problem

#: The option that chooses a variant, and its value for the built-in file.
DECK: Final = "deck"
STANDARD_NAME: Final = "standard"
#: The error of a variant that cannot be used: it names the problem and all that is told of it.
DECK_FILE: Final = "deck-file"
#: What a variant may say about itself, whatever the game; and what it is without that.
ABOUT: Final = ("game", "name", "version")
UNNAMED: Final = "variant"
MOST_VERSION: Final = 9999
LONGEST_NAME: Final = 40
#: How large a variant may be, packed and as data.
MOST_PACKED: Final = 16_000
MOST_BYTES: Final = 64_000
#: How many variants a process keeps at hand.
KEPT: Final = 64
PACKED: Final = re.compile(r"([a-z0-9-]{1,40})@([0-9]{1,4}):([0-9a-f]{12}):([A-Za-z0-9_-]+)")

D = TypeVar("D")
V = TypeVar("V")
Data = dict[str, Any]


def is_packed(value: str) -> bool:
    """Tell whether an option's value is a packed variant, and not a name or a file."""
    return len(value) <= MOST_PACKED and PACKED.fullmatch(value) is not None


def short(value: str) -> str:
    """Return how an option's value is shown: a packed variant by its name and version.

    >>> short("tough-town@2:0123456789ab:eJyr"), short("standard")
    ('tough-town@2', 'standard')
    """
    return value.split(":")[0] if is_packed(value) else value


def shown(options: Mapping[str, str]) -> str:
    """Return options as people read them: a packed variant by its name and version."""
    return write_options({name: short(value) for name, value in options.items()})


def hash_of(data: Data) -> str:
    """Return the short hash of a variant: of all it says, in its own order."""
    return sha256(written(data)).hexdigest()[:12]


def written(data: Data) -> bytes:
    """Return a variant's data as its hash sees it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def pack(data: Data) -> str:
    """Return a checked variant as a text that holds all of it. Raises Invalid if it is too large.

    >>> data = unpack(pack({"name": "Tough Town", "version": 2, "hand_size": 4}))
    >>> data["name"], data["hand_size"]
    ('Tough Town', 4)
    """
    raw = written(data)
    body = urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")
    name, version = slug(data.get("name", UNNAMED)) or UNNAMED, data.get("version", 1)
    text = f"{name}@{version}:{hash_of(data)}:{body}"
    if len(text) > MOST_PACKED or len(raw) > MOST_BYTES:
        raise Invalid("variant-large", most=MOST_PACKED)
    return text


def unpack(text: str) -> Data:
    """Return the data of a packed variant, as it was packed. Raises Invalid."""
    match = PACKED.fullmatch(text) if len(text) <= MOST_PACKED else None
    if not match:
        raise Invalid("variant-damaged", value=text[:40])
    name, version, claimed, body = match.groups()
    try:
        reader = zlib.decompressobj()
        raw = reader.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), MOST_BYTES + 1)
        is_whole = reader.eof and len(raw) <= MOST_BYTES
        data: Any = json.loads(raw) if is_whole else None
    except (zlib.error, Base64Error, ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or sha256(raw).hexdigest()[:12] != claimed:
        raise Invalid("variant-damaged", value=short(text)[:40])
    said = (slug(str(data.get("name", UNNAMED))) or UNNAMED, str(data.get("version", 1)))
    if said != (name, version):
        raise Invalid("variant-damaged", value=short(text)[:40])
    return data


class Variants(Generic[D]):
    """A game's built-in data, how others are checked, and those in use by their option's value.

    `check` notes what is wrong in a draft; `build` makes tables of data that passed it; `notes`
    says where a variant that can be played leaves the rulebook's game; `more` is what things can
    have that the built-in file has no example of; `renew` writes data of an older form as the
    built-in file does now.
    """

    def __init__(
        self,
        game: str,
        file: Path,
        check: Callable[[Draft], None],
        build: Callable[[Data], D],
        notes: Callable[[Draft], None] | None = None,
        more: dict[str, Data] | None = None,
        renew: Callable[[Data], Data] | None = None,
    ) -> None:
        self.game = game
        self.file = file
        self.check = check
        self.build = build
        self.notes = notes
        #: By part of the file: what its things can have though none of the built-in ones has it.
        self.more = more or {}
        self.renew = renew
        draft = self.read(file.read_text("utf-8"))
        if draft.problems:
            # A mistake in the built-in file is ours and stops the game from loading.
            raise ValueError(f"{file}: {draft.problems}")
        self.standard_data = draft.data
        self.standard: D = build(draft.data)
        self.known: dict[str, D] = {STANDARD_NAME: self.standard}

    def read(self, text: str) -> Draft:
        """Return a file's text as a checked draft: its problems say what is wrong."""
        try:
            draft = Draft(tomllib.loads(text), text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            draft = Draft({}, "")
            draft.note(0, problem("not-toml", why=str(error)))
            return draft
        return self.checked(draft)

    def checked(self, draft: Draft) -> Draft:
        """Check a draft; return it."""
        check_about(draft, self.game)
        if not draft.problems:
            self.check(draft)
        return draft

    def read_file(self, file: Path) -> Draft:
        """Return a file as a checked draft; one that cannot be read has that as its problem."""
        try:
            if file.stat().st_size > MOST_BYTES:
                raise Invalid("variant-large", most=MOST_BYTES)
            return self.read(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            draft = Draft({}, "")
            draft.note(0, problem("unreadable", why=str(error)))
            return draft

    def problems(self, file: Path) -> list[Problem]:
        """Return all that is wrong with a file, each with its line; [] if it can be played."""
        return self.read_file(file).problems

    def departures(self, file: Path) -> list[Problem]:
        """Return where a file that can be played leaves the rulebook's game, each with its line."""
        draft = self.read_file(file)
        if self.notes and not draft.problems:
            self.notes(draft)
        return draft.problems

    def packed(self, value: str) -> str:
        """Return the packed variant of an option's value: of a file, or itself. Raises Invalid."""
        if value == STANDARD_NAME:
            return value
        if is_packed(value):
            self.find(value)
            return value
        draft = self.read_file(Path(value))
        if draft.problems:
            raise Invalid(DECK_FILE, **{**draft.problems[0].told(), "file": value})
        return pack({"game": self.game, **draft.data})

    def data_of(self, value: str) -> Data:
        """Return what a variant in use says, by its option's value."""
        return unpack(value) if is_packed(value) else self.standard_data

    def find(self, value: str) -> D:
        """Return the tables an option's value stands for. Raises Invalid."""
        found = self.known.get(value)
        if found is not None:
            return found
        text = self.packed(value) if not is_packed(value) else value
        if text not in self.known:
            draft = self.checked(Draft(unpack(text), ""))
            if draft.problems:
                raise Invalid(DECK_FILE, **{**draft.problems[0].told(), "file": short(text)})
            if len(self.known) > KEPT:
                del self.known[next(name for name in self.known if name != STANDARD_NAME)]
            self.known[text] = self.build(draft.data)
        return self.known[text]


def shelve(shelf: dict[D, V], deck: D, found: V) -> V:
    """Keep what was found of a deck beside it, for as many decks as are kept at hand, and return
    it: strangers bring as many as there are, so a full shelf is cleared."""
    if len(shelf) >= KEPT:
        shelf.clear()
    shelf[deck] = found
    return found


def check_about(draft: Draft, game: str) -> None:
    """Check what a variant says about itself."""
    data = draft.data
    if data.get("game", game) != game:
        draft.say("", "game", "other-game", other=str(data["game"]), game=game)
    name = data.get("name", UNNAMED)
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        draft.say("", "name", "variant-name", longest=LONGEST_NAME)
    draft.number("", "version", 1, MOST_VERSION, 1)


class DeckOption(FreeOption):
    """The choice of a variant: `standard`, a packed one or, at one's own machine, a file.

    An implied one is left out where it is `standard`, as it was before the game had any.
    """

    def __init__(
        self,
        variants: Variants[Any],
        moved: Mapping[str, str] | None = None,
        is_implied: bool = False,
    ) -> None:
        super().__init__(DECK, STANDARD_NAME, moved=moved, is_implied=is_implied)
        self.variants = variants

    def parse(self, value: str) -> str:
        """Return the variant itself, whole and checked. Raises Invalid."""
        return self.variants.packed(super().parse(value))

    def parse_named(self, value: str) -> str:
        if is_packed(value):
            return self.parse(value)
        # Whoever may not name files must not have one looked into either.
        return Option.parse(self, FreeOption.parse(self, value))
