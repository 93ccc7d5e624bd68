"""The deck file: which cards and characters a table plays with (GB-R1 to GB-R3).

A file is checked whole before it is used, and every mistake is told with its line. The built-in
file also gives the words that records have for Escape designs, features and characters. Other files
may call theirs as they like: what has another name takes one of the words that are free.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypedDict

from fistful.games.draft import Draft
from fistful.games.get_billy_the_kid.fidelity import check_fidelity
from fistful.games.naming import (
    NAMES,
    OWN_WORDS,
    adopted,
    called,
    check_own_name,
    check_own_words,
    own_texts,
)
from fistful.games.variant import ABOUT, DECK, Variants
from fistful.games.wording import Wording

#: GB-03: the kinds of cards but for the Escapes, whose designs the file names.
PLAIN: Final = (
    "gold", "question", "rifle", "binoculars", "arrest", "pistol", "disguise", "tnt",
)  # fmt: skip
#: GB-10: every table has these, and packs are added up to the number of players.
FEWEST: Final = 4
MOST: Final = 8
#: GB-10, GB-11, GB-20, GB-35: the numbers a file may have, each with its least, its most and the
#: rulebook's: no hand is larger than a Reveal can replace.
NUMBERS: Final[dict[str, tuple[int, int, int]]] = {
    "hand_size": (3, 7, 7),
    "town_size": (0, 2, 2),
    "hours": (1, 12, 7),
    "first_arrest": (1, 12, 4),
}
#: How many cards a deck can have, and how many beside those dealt it needs for each player.
MOST_DECK: Final = 200
SPARE: Final = 2
#: The characters the rules themselves name, with their side and the player count they come in at.
NAMED: Final = {"Kid": ("outlaw", 4), "Doc": ("lawman", 4), "Garcia": ("outlaw", 5)}
#: Of a character: what is no feature; the part it has, if that of one the rules name.
LIKE: Final = "like"
NO_FEATURES: Final = ("side", "from", LIKE)
#: What was built in once.
MOVED: Final = {"draft": "studies/get-billy-the-kid-draft.toml"}
#: Escape designs that other decks may have besides those of the built-in one: they have texts too.
MORE_DESIGNS: Final = ("mine tunnel", "covered wagon")
SECTIONS: Final = ("cards", "escapes", "features", "characters")


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


def features_of(data: dict[str, Any]) -> list[str]:
    """Return the features a file has: what is looked at, and what it is like."""
    return [f"{name} {value}" for name, values in data["features"].items() for value in values]


def words_in(data: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return by kind the words that records have for a file's designs, features and characters."""
    own = {
        "card": list(data["escapes"]),
        "feature": features_of(data),
        "character": [role_of(who, person) for who, person in data["characters"].items()],
    }
    if not WORDS:
        return {kind: dict(zip(names, names, strict=True)) for kind, names in own.items()}
    known = {
        "card": WORDS[0].designs,
        "feature": WORDS[0].features,
        "character": WORDS[0].characters,
    }
    found = {kind: adopted(names, known[kind]) for kind, names in own.items()}
    found["character"] = {
        who: found["character"][role_of(who, person)] for who, person in data["characters"].items()
    }
    return found


def role_of(who: str, person: object) -> str:
    """Return whose part a character has: its own, or that of one the rules name."""
    return str(person.get(LIKE, who)) if isinstance(person, dict) else who


class Checker:
    """Looks through a draft and notes what is wrong; the words are those of the built-in deck."""

    def __init__(self, draft: Draft, standard: Deck | None) -> None:
        self.draft = draft
        self.data = draft.data
        self.problems = draft.problems
        self.say = draft.say
        self.standard = standard
        missing = [name for name in SECTIONS if not isinstance(self.data.get(name), dict)]
        for name in missing:
            self.say("", name, f"the section [{name}] is missing")
        draft.only("", [*ABOUT, *OWN_WORDS, *NUMBERS, *SECTIONS])
        self.number = {key: draft.number("", key, *bounds) for key, bounds in NUMBERS.items()}
        if self.number["first_arrest"] > self.number["hours"]:
            self.say("", "first_arrest", "first_arrest is no later than the last of the hours")
        if not missing:
            self.check_cards()
            self.check_features()
            self.check_characters()
        if standard and not self.problems:
            things = [*PLAIN, *standard.designs, *standard.features, *standard.characters]
            things += [*self.data["escapes"], *features_of(self.data), *self.data["characters"]]
            check_own_words(draft, dict.fromkeys(things), PLAIN)

    def check_cards(self) -> None:
        """GB-03, GB-R3: all kinds, whole numbers, enough cards for every table."""
        for kind in PLAIN:
            if kind not in self.data["cards"]:
                self.say("cards", "", f"the card {kind!r} is missing")
        for kind in self.data["cards"]:
            if kind not in PLAIN:
                self.say("cards", kind, f"unknown card {kind!r}; known are {', '.join(PLAIN)}")
        packs = MOST - FEWEST + 1
        sums = [0] * packs
        for section in ("cards", "escapes"):
            for kind, counts in self.data[section].items():
                if not is_counts(counts, packs):
                    self.say(section, kind, f"{kind!r} needs {packs} whole numbers, none below 0")
                    continue
                sums = [a + b for a, b in zip(sums, counts, strict=True)]
        for players in range(FEWEST, MOST + 1):
            found = sum(sums[: players - FEWEST + 1])
            least = players * (self.number["hand_size"] + SPARE) + self.number["town_size"]
            if not least <= found <= MOST_DECK and not self.problems:
                wanted = f"{least} to {MOST_DECK} are needed"
                self.say("cards", "", f"{players} players have {found} cards: {wanted}")
        if self.standard:
            self.check_names("escapes", list(self.data["escapes"]), self.standard.designs)

    def check_features(self) -> None:
        """GB-02: features, each with a few values."""
        for name, values in self.data["features"].items():
            if not (isinstance(values, list) and len(values) > 1 and is_texts(values)):
                self.say("features", name, f"{name!r} needs a list of at least two values")
            elif len(set(values)) < len(values):
                self.say("features", name, f"{name!r} has the same value twice")
            elif name in NO_FEATURES:
                self.say("features", name, f"{name!r} is no feature")
        if self.standard and not self.problems:
            self.check_names("features", features_of(self.data), self.standard.features)

    def check_names(self, section: str, names: list[str], known: list[str]) -> None:
        """Names that can be shown, none of them a word for something else, and as many as records
        have words for."""
        assert self.standard
        others = [*PLAIN, *self.standard.designs, *self.standard.features]
        others += self.standard.characters
        for name in [name for name in names if name not in known]:
            check_own_name(self.draft, section, name, others)
        if len(names) > len(known):
            self.say(section, "", f"up to {len(known)} of [{section}]: there are {len(names)}")

    def check_characters(self) -> None:
        """GB-01, GB-02, GB-R3: sides, player counts, all features, no two characters alike."""
        alike: dict[tuple[str, ...], str] = {}
        since: list[int] = []
        for who, person in self.data["characters"].items():
            if not isinstance(person, dict):
                self.say("characters", who, f"{who!r} needs {{ side, from, and all features }}")
                continue
            if person.get("side") not in ("lawman", "outlaw"):
                self.say("characters", who, f"{who!r}: side is 'lawman' or 'outlaw'")
            if not isinstance(person.get("from"), int):
                self.say("characters", who, f"{who!r}: 'from' is the number of players")
            since.append(person.get("from", 0))
            self.check_person(who, person, alike)
        self.check_roles()
        wanted = [FEWEST] * FEWEST + list(range(FEWEST + 1, MOST + 1))
        if sorted(since) != wanted and not self.problems:
            self.say("characters", "", "four characters are 'from' 4, one each from 5, 6, 7 and 8")
        if self.standard:
            self.check_names("characters", list(self.data["characters"]), self.standard.characters)

    def check_roles(self) -> None:
        """GB-61, GB-71: three have a part of their own, whatever they are called."""
        parts: dict[str, str] = {}
        for who, person in self.data["characters"].items():
            role = role_of(who, person)
            if role != who and role not in NAMED:
                known = ", ".join(NAMED)
                self.say("characters", who, f"{who!r}: {LIKE} is one of {known}, or left out")
            other = parts.setdefault(role, who)
            if other != who:
                self.say("characters", who, f"{who!r} has the part of {role!r}, as {other!r} has")
        for word, (side, players) in NAMED.items():
            person = self.data["characters"].get(parts.get(word, word))
            if not isinstance(person, dict):
                self.say("characters", "", f"the rules need a character {word!r}, or one like it")
            elif (person.get("side"), person.get("from")) != (side, players):
                who = parts[word]
                self.say("characters", who, f"{who!r} is an {side} from {players} players on")

    def check_person(
        self, who: str, person: dict[str, Any], alike: dict[tuple[str, ...], str]
    ) -> None:
        """Check one character's features; outlaws are those whom the rules name."""
        if person.get("side") == "outlaw" and role_of(who, person) not in NAMED:
            self.say("characters", who, f"{who!r} cannot be an outlaw: only Kid and Garcia are")
        features: dict[str, Any] = self.data["features"]
        for name in person:
            if name not in NO_FEATURES and name not in features:
                self.say("characters", who, f"{who!r}: unknown feature {name!r}")
        vector: list[str] = []
        for name, values in features.items():
            value = person.get(name)
            if value not in values:
                self.say("characters", who, f"{who!r}: {name} is one of {values}")
            vector.append(str(value))
        twin = alike.setdefault(tuple(vector), who)
        if twin != who:
            self.say("characters", who, f"{who!r} has the same features as {twin!r}")


def is_counts(counts: object, packs: int) -> bool:
    """Tell whether this is a list of as many whole numbers, none below zero."""
    return (
        isinstance(counts, list)
        and len(counts) == packs
        and all([type(count) is int and count >= 0 for count in counts])
    )


def is_texts(values: list[object]) -> bool:
    """Tell whether all of these are texts."""
    return all([isinstance(value, str) for value in values])


def check(draft: Draft) -> None:
    """Note all that is wrong with a deck; the built-in one gives the words of all others."""
    Checker(draft, WORDS[0] if WORDS else None)


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
