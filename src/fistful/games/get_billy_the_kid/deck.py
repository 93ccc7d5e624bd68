"""The deck file: which cards and characters a table plays with (GB-R1 to GB-R3).

A file is checked whole before it is used, and every mistake is told with its line. The built-in
file also gives the words that records have for Escape designs, features and characters. Other files
may call theirs as they like: what has another name takes one of the words that are free.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypedDict

from fistful.games.draft import Draft
from fistful.games.get_billy_the_kid.checking import Checker
from fistful.games.get_billy_the_kid.fidelity import check_fidelity
from fistful.games.get_billy_the_kid.lines import (
    FEWEST,
    LIKE,
    MORE_DESIGNS,
    MOST,
    NUMBERS,
    PLAIN,
    features_of,
    role_of,
)
from fistful.games.naming import NAMES, adopted, called, own_texts
from fistful.games.variant import DECK, Variants
from fistful.games.wording import Wording

#: What was built in once.
MOVED: Final = {"draft": "studies/get-billy-the-kid-draft.toml"}


class SheetEntryView(TypedDict):
    """GB-02: a character of the reference sheet, as everybody sees it."""

    who: int
    is_lawman: bool
    #: What it looks like.
    features: list[int]


class Deck:
    """A checked deck file: everything by number, in the file's order."""

    def __init__(self, data: dict[str, Any]) -> None:
        number = {key: data.get(key, usual) for key, (_, _, usual) in NUMBERS.items()}
        #: GB-10: a hand, and what a refill fills it up to (GB-46).
        self.hand_size: int = number["hand_size"]
        #: GB-11.
        self.town_size: int = number["town_size"]
        #: GB-20; GB-35: the first hour in which an Arrest may be played.
        self.hours: int = number["hours"]
        self.first_arrest: int = number["first_arrest"]
        #: The Escape designs, the features with their values, the characters: their words.
        nothing = [0] * (MOST - FEWEST + 1)
        words = words_in(data)
        escapes: dict[str, list[int]] = {
            words["card"][design]: counts for design, counts in data["escapes"].items()
        }
        for design in MORE_DESIGNS:
            escapes.setdefault(design, nothing)
        self.designs: list[str] = list(escapes)
        told = features_of(data)
        self.features: list[str] = [words["feature"][feature] for feature in told]
        self.characters: list[str] = list(words["character"].values())
        #: `counts[kind]`: cards in the base and in each pack.
        self.counts: list[list[int]] = [data["cards"][kind] for kind in PLAIN]
        self.counts += list(escapes.values())
        people: list[dict[str, Any]] = list(data["characters"].values())
        #: By character: from how many players on it takes part, and whether it is a Lawman.
        self.since: list[int] = [person["from"] for person in people]
        self.is_lawman: list[bool] = [person["side"] == "lawman" for person in people]
        #: `has[character]`: the set of features, a bit each.
        self.has: list[int] = [
            sum([1 << told.index(f"{name} {person[name]}") for name in data["features"]])
            for person in people
        ]
        #: The set of all Lawmen among the characters.
        self.lawmen: int = sum([1 << i for i, lawman in enumerate(self.is_lawman) if lawman])
        #: GB-31: `denies[feature]` and `affirms[feature]`: the set of characters that could say no
        #: and yes: Outlaws always, Lawmen truly.
        self.denies: list[int] = []
        self.affirms: list[int] = []
        #: By number of players: GB-R1, the cards sorted by kind, and how many of each kind there
        #: are; GB-01, the characters; GB-02, the reference sheet. All of it is shared and
        #: never changed.
        self.bags: dict[int, list[int]] = {}
        self.packs: dict[int, list[int]] = {}
        self.casts: dict[int, list[int]] = {}
        self.sheets: dict[int, list[SheetEntryView]] = {}
        #: GB-31: the features to ask about, each question once.
        self.questions: dict[int, list[int]] = {}
        self.work_out()

    def work_out(self) -> None:
        """Work out all that follows from the numbers."""
        self.affirms = []
        self.denies = []
        everyone = (1 << len(self.characters)) - 1
        for feature in range(len(self.features)):
            have = sum([1 << who for who, has in enumerate(self.has) if has >> feature & 1])
            self.affirms.append(everyone & (have | ~self.lawmen))
            self.denies.append(everyone & (~have | ~self.lawmen))
        for players in range(FEWEST, MOST + 1):
            pack = [sum(counts[: players - FEWEST + 1]) for counts in self.counts]
            self.packs[players] = pack
            self.bags[players] = [kind for kind, count in enumerate(pack) for _ in range(count)]
            cast = [who for who, since in enumerate(self.since) if since <= players]
            self.casts[players] = cast
            self.sheets[players] = [
                {
                    "who": who,
                    "is_lawman": self.is_lawman[who],
                    "features": [i for i in range(len(self.features)) if self.has[who] >> i & 1],
                }
                for who in cast
            ]
            self.questions[players] = self.worth_asking(cast)

    def worth_asking(self, cast: list[int]) -> list[int]:
        """GB-31: return the features whose question tells something no other question does.

        Nobody is asked what is true of all at the table or of none, nor what another question
        (the other of two values, say) has the same answers to, or the opposite ones.
        """
        everyone = sum([1 << who for who in cast])
        known = {0, everyone}
        found: list[int] = []
        for feature in range(len(self.features)):
            have = sum([1 << who for who in cast if self.has[who] >> feature & 1])
            if have not in known:
                known |= {have, everyone & ~have}
                found.append(feature)
        return found

    def ordered_like(self, other: "Deck") -> "Deck":
        """Put designs, features and characters into another deck's order.

        A design this deck lacks has no cards, a feature nobody.
        """
        plain = len(PLAIN)
        nothing = [0] * (MOST - FEWEST + 1)
        by_design = dict(zip(self.designs, self.counts[plain:], strict=True))
        self.counts[plain:] = [by_design.get(design, nothing) for design in other.designs]
        places = [self.characters.index(word) for word in other.characters]
        bits = [
            (1 << self.features.index(word), 1 << place)
            for place, word in enumerate(other.features)
            if word in self.features
        ]
        self.has = [sum([new for old, new in bits if self.has[i] & old]) for i in places]
        self.since = [self.since[i] for i in places]
        self.is_lawman = [self.is_lawman[i] for i in places]
        self.lawmen = sum([1 << i for i, lawman in enumerate(self.is_lawman) if lawman])
        self.designs = other.designs
        self.features = other.features
        self.characters = other.characters
        self.work_out()
        return self


def words_in(data: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return by kind the words that records have for a file's designs, features and characters."""
    own = {
        "card": list(data["escapes"]),
        "feature": features_of(data),
        "character": [role_of(who, person) for who, person in data["characters"].items()],
    }
    if not WORDS:
        return {kind: dict(zip(names, names, strict=True)) for kind, names in own.items()}
    known = known_words()
    found = {
        "card": adopted(own["card"], known["escapes"]),
        "feature": adopted(own["feature"], known["features"]),
        "character": adopted(own["character"], known["characters"]),
    }
    found["character"] = {
        who: found["character"][role_of(who, person)] for who, person in data["characters"].items()
    }
    return found


def known_words() -> dict[str, list[str]]:
    """Return the words of the built-in deck by part of the file; none before it is read."""
    if not WORDS:
        return {}
    usual = WORDS[0]
    return {
        "escapes": usual.designs,
        "features": usual.features,
        "characters": usual.characters,
    }


def check(draft: Draft) -> None:
    """Note all that is wrong with a deck; the built-in one gives the words of all others."""
    Checker(draft, known_words())


def departures(draft: Draft) -> None:
    """Note where a deck that can be played leaves the rulebook's game (GB-R1, GB-R2).

    Whoever corrects the built-in file from the printed game is told as well, but not stopped.
    """
    check_fidelity(draft.data, draft.say)


def build(data: dict[str, Any]) -> Deck:
    """Return a deck, its words in the order of the built-in one, which is built first."""
    deck = Deck(data)
    if WORDS:
        return deck.ordered_like(WORDS[0])
    WORDS.append(deck)
    return deck


#: The built-in deck, once it is read: its words are everybody's.
WORDS: Final[list[Deck]] = []
VARIANTS: Final = Variants(
    "get-billy-the-kid",
    Path(__file__).with_name("deck.toml"),
    check,
    build,
    departures,
    more={"characters": {LIKE: "Doc"}, "escapes": {}},
)
STANDARD: Final[Deck] = VARIANTS.standard


def deck_of(options: Mapping[str, str]) -> Deck:
    """Return the deck a table plays with. Raises Invalid."""
    return VARIANTS.find(options[DECK])


def wording(options: Mapping[str, str]) -> Wording:
    """Return what the game's sentences name at a table."""
    deck = deck_of(options)
    numbers = {
        "hand_size": deck.hand_size,
        "town_size": deck.town_size,
        "hours": deck.hours,
        "first_arrest": deck.first_arrest,
    }
    data = VARIANTS.data_of(options[DECK])
    says = own_texts(data, "screen-about-{}".format)
    for kind, words in words_in(data).items():
        for name, word in [pair for pair in words.items() if pair[0] != pair[1]]:
            says |= called(kind, word, data.get(NAMES, {}).get(name, name))
    return Wording(numbers, says)
