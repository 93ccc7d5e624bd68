"""The texts of all actions at a table: the same as long as the same people play."""

from functools import lru_cache

from fistful.engine.words import Verbs


@lru_cache(64)
def texts_of(verbs: Verbs, names: tuple[str, ...]) -> tuple[dict[str, int], dict[int, str]]:
    """Return a game's actions by their texts and their texts by action, at a table."""
    texts = verbs.texts(names)
    return texts, {action: text for text, action in texts.items()}
