"""What is wrong with a deck file, each with its line (GB-R3)."""

from typing import Any

from fistful.games.draft import Draft
from fistful.games.get_billy_the_kid.lines import (
    FEWEST,
    LIKE,
    MOST,
    MOST_DECK,
    NAMED,
    NO_FEATURES,
    NUMBERS,
    PLAIN,
    SECTIONS,
    SPARE,
    features_of,
    role_of,
)
from fistful.games.naming import OWN_WORDS, check_own_name, check_own_words
from fistful.games.variant import ABOUT


class Checker:
    """Looks through a draft and notes what is wrong; `words` are those of the built-in deck for its
    designs, features and characters, once it is read."""

    def __init__(self, draft: Draft, words: dict[str, list[str]]) -> None:
        self.draft = draft
        self.data = draft.data
        self.problems = draft.problems
        self.say = draft.say
        self.words = words
        missing = [name for name in SECTIONS if not isinstance(self.data.get(name), dict)]
        for name in missing:
            self.say("", name, "section-missing", section=name)
        draft.only("", [*ABOUT, *OWN_WORDS, *NUMBERS, *SECTIONS])
        self.number = {key: draft.number("", key, *bounds) for key, bounds in NUMBERS.items()}
        if self.number["first_arrest"] > self.number["hours"]:
            self.say("", "first_arrest", "first-arrest")
        if not missing:
            self.check_cards()
            self.check_features()
            self.check_characters()
        if words and not self.problems:
            things = [*PLAIN, *[word for known in words.values() for word in known]]
            things += [*self.data["escapes"], *features_of(self.data), *self.data["characters"]]
            check_own_words(draft, dict.fromkeys(things), PLAIN)

    def check_cards(self) -> None:
        """GB-03, GB-R3: all kinds, whole numbers, enough cards for every table."""
        for kind in PLAIN:
            if kind not in self.data["cards"]:
                self.say("cards", "", "card-missing", card=kind)
        for kind in self.data["cards"]:
            if kind not in PLAIN:
                self.say("cards", kind, "card-unknown", card=kind, known=", ".join(PLAIN))
        packs = MOST - FEWEST + 1
        sums = [0] * packs
        for section in ("cards", "escapes"):
            for kind, counts in self.data[section].items():
                if not is_counts(counts, packs):
                    self.say(section, kind, "counts", kind=kind, packs=packs)
                    continue
                sums = [a + b for a, b in zip(sums, counts, strict=True)]
        for players in range(FEWEST, MOST + 1):
            found = sum(sums[: players - FEWEST + 1])
            least = players * (self.number["hand_size"] + SPARE) + self.number["town_size"]
            if not least <= found <= MOST_DECK and not self.problems:
                told = {"players": players, "count": found, "least": least, "most": MOST_DECK}
                self.say("cards", "", "deck-size", **told)
        if self.words:
            self.check_names("escapes", list(self.data["escapes"]), self.words["escapes"])

    def check_features(self) -> None:
        """GB-02: features, each with a few values."""
        for name, values in self.data["features"].items():
            if not (isinstance(values, list) and len(values) > 1 and is_texts(values)):
                self.say("features", name, "feature-values", name=name)
            elif len(set(values)) < len(values):
                self.say("features", name, "feature-twice", name=name)
            elif name in NO_FEATURES:
                self.say("features", name, "feature-not", name=name)
        if self.words and not self.problems:
            self.check_names("features", features_of(self.data), self.words["features"])

    def check_names(self, section: str, names: list[str], known: list[str]) -> None:
        """Names that can be shown, none of them a word for something else, and as many as records
        have words for."""
        others = [*PLAIN, *[word for words in self.words.values() for word in words]]
        for name in [name for name in names if name not in known]:
            check_own_name(self.draft, section, name, others)
        if len(names) > len(known):
            self.say(section, "", "too-many", most=len(known), section=section, count=len(names))

    def check_characters(self) -> None:
        """GB-01, GB-02, GB-R3: sides, player counts, all features, no two characters alike."""
        alike: dict[tuple[str, ...], str] = {}
        since: list[int] = []
        for who, person in self.data["characters"].items():
            if not isinstance(person, dict):
                self.say("characters", who, "person-needs", who=who)
                continue
            if person.get("side") not in ("lawman", "outlaw"):
                self.say("characters", who, "person-side", who=who, key="side")
            if not isinstance(person.get("from"), int):
                self.say("characters", who, "person-from", who=who, key="from")
            since.append(person.get("from", 0))
            self.check_person(who, person, alike)
        self.check_roles()
        wanted = [FEWEST] * FEWEST + list(range(FEWEST + 1, MOST + 1))
        if sorted(since) != wanted and not self.problems:
            self.say("characters", "", "cast")
        if self.words:
            self.check_names("characters", list(self.data["characters"]), self.words["characters"])

    def check_roles(self) -> None:
        """GB-61, GB-71: three have a part of their own, whatever they are called."""
        parts: dict[str, str] = {}
        for who, person in self.data["characters"].items():
            role = role_of(who, person)
            if role != who and role not in NAMED:
                told = {"who": who, "key": LIKE, "known": ", ".join(NAMED)}
                self.say("characters", who, "person-like", **told)
            other = parts.setdefault(role, who)
            if other != who:
                self.say("characters", who, "part-twice", who=who, part=role, other=other)
        for word, (side, players) in NAMED.items():
            person = self.data["characters"].get(parts.get(word, word))
            if not isinstance(person, dict):
                self.say("characters", "", "part-missing", part=word)
            elif (person.get("side"), person.get("from")) != (side, players):
                who = parts[word]
                self.say("characters", who, "part-side", who=who, side=side, players=players)

    def check_person(
        self, who: str, person: dict[str, Any], alike: dict[tuple[str, ...], str]
    ) -> None:
        """Check one character's features; outlaws are those whom the rules name."""
        if person.get("side") == "outlaw" and role_of(who, person) not in NAMED:
            self.say("characters", who, "person-outlaw", who=who)
        features: dict[str, Any] = self.data["features"]
        for name in person:
            if name not in NO_FEATURES and name not in features:
                self.say("characters", who, "person-feature", who=who, name=name)
        vector: list[str] = []
        for name, values in features.items():
            value = person.get(name)
            if value not in values:
                known = ", ".join([str(one) for one in values])
                self.say("characters", who, "person-value", who=who, key=name, known=known)
            vector.append(str(value))
        twin = alike.setdefault(tuple(vector), who)
        if twin != who:
            self.say("characters", who, "person-alike", who=who, twin=twin)


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
