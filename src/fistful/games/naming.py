"""A variant's own words: what its designer calls things, and what is written about them.

Things keep their canonical words in records, files and on the wire, whatever they are called: a
name is only shown. So a variant has new things by giving known ones other numbers, other effects
and another name.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fistful.engine.words import NUMBER, SEAT, Kind, slug
from fistful.games.draft import Draft
from fistful.games.wording import ANY_LANGUAGE

#: The sections of a file that hold a variant's own words.
NAMES: Final = "names"
TEXTS: Final = "texts"
OWN_WORDS: Final = (NAMES, TEXTS)
#: How long a name and a text may be; and what neither may hold: what faces could take for markup.
LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 200
SAFE: Final = re.compile(r"[^\W_]([^\W_]|[ .,;:!?'’()&+$%/–-])*")
#: What a designer's own text begins with, wherever it is shown.
MARK: Final = "✎ "
LANGUAGE: Final = re.compile(r"[a-z]{2}")


def check_own_words(
    draft: Draft, named: Iterable[str], told: Iterable[str], *, may_share: bool = False
) -> None:
    """Note what is wrong with a variant's words: `named` can have names, `told` can have texts.

    No two things have the same name, unless they may share one.
    """
    for section, known, longest in (
        (NAMES, list(named), LONGEST_NAME),
        (TEXTS, list(told), LONGEST_TEXT),
    ):
        if section not in draft.data:
            continue
        if not isinstance(draft.data[section], dict):
            draft.say("", section, "own-table", section=section)
        draft.only(section, known)
        seen: dict[tuple[str, str], str] = {}
        for word, said in draft.section(section).items():
            if not is_said(said, longest):
                draft.say(section, word, "own-text", word=word, longest=longest)
                continue
            for language, text in by_language(said).items():
                twin = seen.setdefault((language, text.casefold()), word)
                if twin != word and section == NAMES and not may_share:
                    draft.say(section, word, "own-twin", word=word, twin=twin, text=text)


def check_own_name(draft: Draft, section: str, name: str, taken: Iterable[str]) -> None:
    """Note what is wrong with the name of a thing a variant adds: it is shown as it is written,
    and is none of the words that records have for such things."""
    if not is_said(name, LONGEST_NAME):
        draft.say(section, name, "name", longest=LONGEST_NAME, name=name)
    elif name in taken:
        draft.say(section, name, "name-taken", name=name)


def is_said(said: object, longest: int) -> bool:
    """Tell whether these are words: a text, or one for each language."""
    if not isinstance(said, (str, dict)) or not said:
        return False
    return all(
        [
            isinstance(text, str) and len(text) <= longest and SAFE.fullmatch(text) is not None
            for text in by_language(said).values()
        ]
    ) and all([LANGUAGE.fullmatch(one) or one == ANY_LANGUAGE for one in by_language(said)])


def by_language(said: Any) -> dict[str, Any]:
    """Return words by their language: a mere text is for all."""
    return dict(said) if isinstance(said, dict) else {ANY_LANGUAGE: said}


def complete(said: Any, before: str = "") -> dict[str, str]:
    """Return words for all languages: one that is left out is told in the first of the others."""
    found = {language: before + text for language, text in by_language(said).items()}
    return {ANY_LANGUAGE: next(iter(found.values())), **found}


def own_names(data: Mapping[str, Any], kinds: Iterable[Kind]) -> dict[str, dict[str, str]]:
    """Return what messages say for the things that a variant names."""
    names: dict[str, Any] = data.get(NAMES, {})
    found: dict[str, dict[str, str]] = {}
    for kind in kinds if names else ():
        for word in [word for word in names if word in kind.number_of]:
            found |= called(kind.name, word, names[word])
    return found


def adopted(names: Iterable[str], words: Iterable[str]) -> dict[str, str]:
    """Return the word of each thing a variant has: its own name if that is a word, else one of the
    words that are free, in their order.

    >>> adopted(["horse", "balloon"], ["canoe", "horse"])
    {'horse': 'horse', 'balloon': 'canoe'}
    """
    own = list(names)
    known = list(words)
    free = iter([word for word in known if word not in own])
    return {name: name if name in known else next(free) for name in own}


def called(kind: str, word: str, said: Any) -> dict[str, dict[str, str]]:
    """Return what messages say for a thing with a name of its own, and for its letter."""
    name = complete(said)
    letter = {language: text[:2] for language, text in name.items()}
    return {f"{kind}-{slug(word)}": name, f"letter-{kind}-{slug(word)}": letter}


def own_texts(data: Mapping[str, Any], key: Callable[[str], str]) -> dict[str, dict[str, str]]:
    """Return what messages say for the things that a variant writes about, by each one's key."""
    return {key(word): complete(said, MARK) for word, said in data.get(TEXTS, {}).items()}


def kinds_of(things: Iterable[Kind]) -> list[Kind]:
    """Return these kinds and their parts, each once, without seats and numbers."""
    found: dict[str, Kind] = {}
    for kind in things:
        if kind.parts:
            found |= {part.name: part for part in kinds_of(kind.parts.values())}
        elif kind not in (SEAT, NUMBER):
            found[kind.name] = kind
    return list(found.values())
