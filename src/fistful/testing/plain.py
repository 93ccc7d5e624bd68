"""Bytes to compare: what a seat gets, and what a position is."""

import marshal
import pickle
from hashlib import blake2b
from typing import Any

import msgspec

from fistful.engine.events import Out
from fistful.engine.rules import Rules
from fistful.engine.state import State


def canonical(data: object) -> bytes:
    """Return data as JSON bytes. Keys keep their order: on the wire that order could leak too."""
    return msgspec.json.encode(data)


#: The names of the fields, once looked up.
SLOTS: dict[type, list[str]] = {}


def slots_of(thing: object) -> list[str]:
    """Return the names of all fields of an object with slots, compiled or not."""
    kind = type(thing)
    if kind not in SLOTS:
        SLOTS[kind] = find_slots(kind)
    return SLOTS[kind]


def find_slots(kind: type) -> list[str]:
    """Look the fields of a class and its bases up."""
    names: set[str] = set()
    for base in kind.__mro__:
        own = base.__dict__.get("__slots__", ()) or base.__dict__.get("__mypyc_attrs__", ())
        names.update([own] if isinstance(own, str) else own)
    return sorted(names - {"__dict__", "__weakref__"})


def frozen(value: object) -> object:
    """Return a value as something whose `repr` says all of it, the same in every run."""
    if value is None or isinstance(value, int | str | float | bytes):
        return value
    if isinstance(value, list | tuple):
        return [type(value).__name__, *[frozen(item) for item in value]]
    if isinstance(value, dict):
        return ["dict", *[(frozen(key), frozen(item)) for key, item in value.items()]]
    if isinstance(value, set | frozenset):
        return ["set", *sorted([repr(frozen(item)) for item in value])]
    fields = slots_of(value) or sorted(vars(value))
    return [type(value).__name__, *[(name, frozen(getattr(value, name))) for name in fields]]


#: Objects with their pickles and texts: most are shared by all positions and never change.
KNOWN: dict[int, tuple[object, bytes, str]] = {}


def text_of(value: object) -> str:
    """Return a text that says all of a value, the same in every run."""
    text = repr(value)
    # Numbers, lists, tuples, a dict of them say all of themselves; the rest must be frozen first.
    braces = 1 if isinstance(value, dict) else 0
    if text.count("{") == braces and "<" not in text and "set(" not in text:
        return text
    if isinstance(value, list | tuple | dict | set | frozenset):
        return repr(frozen(value))
    pickled = pickle.dumps(value)
    known = KNOWN.get(id(value))
    if not known or known[1] != pickled:
        if len(KNOWN) > 1_000:
            KNOWN.clear()
        known = KNOWN[id(value)] = (value, pickled, repr(frozen(value)))
    return known[2]


#: What `marshal` writes out in full, the same in every run (in its version 2), unless it holds
#: something else.
PLAIN = (int, bool, str, list, tuple, type(None))


def digest(s: State) -> bytes:
    """Return a fingerprint of a whole position: every slot of every class it is made of."""
    values = [getattr(s, name) for name in slots_of(s)]
    try:
        plain = marshal.dumps([value for value in values if type(value) in PLAIN], 2)
        others = [text_of(value) for value in values if type(value) not in PLAIN]
    except ValueError:
        plain, others = b"", [text_of(value) for value in values]
    return blake2b(plain + " ".join(others).encode(), digest_size=16).digest()


def heard(rules: Rules[Any], out: Out, seat: int) -> bytes:
    """Return the events a seat (or SPECTATOR) has heard, in order."""
    return canonical([rules.events.plain(event) for event in out.events if event.is_for(seat)])


def all_heard(rules: Rules[Any], out: Out) -> bytes:
    """Return all events with their audiences, in order."""
    return canonical([[event.audience, rules.events.plain(event)] for event in out.events])
