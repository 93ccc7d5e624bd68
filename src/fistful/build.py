"""Which build this is: the same code, interpreted or compiled."""

from importlib.util import find_spec


def build() -> str:
    """Return which build of the rules runs: `compiled` or `interpreted`. Both play the same games.

    >>> build() in ("compiled", "interpreted")
    True
    """
    found = find_spec("fistful.engine.rules")
    is_source = found is None or (found.origin or "").endswith(".py")
    return "interpreted" if is_source else "compiled"
