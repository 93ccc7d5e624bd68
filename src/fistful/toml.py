"""Data as TOML text, as far as variants need it, and how two of them differ."""

import json
from collections.abc import Mapping
from typing import Any

#: What is where, before and after, as texts; nothing where it is not there.
Change = tuple[str, str, str]


def toml(data: Mapping[str, Any]) -> str:
    """Return data as TOML: plain values first, then tables, lists of tables a line each.

    >>> print(toml({"hand_size": 3, "cards": {"gold": [1, "dynamite"]}}), end="")
    hand_size = 3
    <BLANKLINE>
    [cards]
    gold = [1, "dynamite"]
    """
    lines = [f"{key(name)} = {value(of)}" for name, of in data.items() if not isinstance(of, dict)]
    for name, of in data.items():
        if isinstance(of, dict):
            lines += ["", f"[{key(name)}]", *[f"{key(k)} = {value(v)}" for k, v in of.items()]]
    return "\n".join(lines) + "\n"


def key(name: str) -> str:
    """Return a key as TOML writes it."""
    is_bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if is_bare else json.dumps(name, ensure_ascii=False)


def value(of: Any) -> str:
    """Return a value as TOML writes it."""
    if isinstance(of, dict):
        inner = ", ".join([f"{key(name)} = {value(one)}" for name, one in of.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(of, list) and of and isinstance(of[0], dict):
        return "[\n" + "".join([f"  {value(one)},\n" for one in of]) + "]"
    if isinstance(of, list):
        return f"[{', '.join([value(one) for one in of])}]"
    return json.dumps(of, ensure_ascii=False)


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """Return where data differ, thing by thing.

    >>> difference({"hand": 3, "cards": {"gold": 1}}, {"hand": 4, "cards": {"gold": 1}})
    [('hand', '3', '4')]
    """
    old, new = flat(before), flat(after)
    places = list(dict.fromkeys([*old, *new]))
    changes = [(place, old.get(place, ""), new.get(place, "")) for place in places]
    return [change for change in changes if change[1] != change[2]]


def flat(data: Mapping[str, Any], where: str = "") -> dict[str, str]:
    """Return data as texts by their place; things in a list that have a name are told by it."""
    found: dict[str, str] = {}
    for name, of in data.items():
        place = f"{where} · {name}" if where else name
        if isinstance(of, dict):
            found |= flat(of, place)
        elif isinstance(of, list) and of and all([isinstance(o, dict) and "name" in o for o in of]):
            found |= flat({one["name"]: unnamed(one) for one in of}, place)
        else:
            found[place] = value(of)
    return found


def unnamed(thing: Mapping[str, Any]) -> dict[str, Any]:
    """Return a thing without its name."""
    return {key: of for key, of in thing.items() if key != "name"}
