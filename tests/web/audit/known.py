"""What the audit found and nobody has mended yet: `known.txt`, a list that only gets shorter.

A line is `game | check | element | screen, screen`, a `#` begins a remark. Whatever is found and
not listed fails; so does what is listed and found no more.
"""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.web.audit.plan import Result
from tests.web.audit.walk import Finding

LIST: Final = Path(__file__).parent / "known.txt"
#: A game, a check, an element and a screen.
Entry = tuple[str, str, str, str]


def known() -> set[Entry]:
    """Return what the list says."""
    found: set[Entry] = set()
    for line in LIST.read_text(encoding="utf-8").splitlines():
        bare = line.partition("#")[0].strip()
        if bare:
            game, check, element, screens = bare.split(" | ")
            found |= {(game, check, element, screen) for screen in screens.split(", ")}
    return found


def entry(one: Finding) -> Entry:
    return one.game, one.check, one.element, one.screen


def judge(result: Result) -> tuple[list[str], list[str]]:
    """Return what is new, with where and how much, and which entries are true no more."""
    listed = {one for one in known() if (one[0], one[3]) in result.walks}
    found = {entry(one): one for one in result.findings}
    new = [
        f"{' | '.join(key)}: {one.measure} ({one.moment})"
        for key, one in sorted(found.items())
        if key not in listed
    ]
    return new, [" | ".join(key) for key in sorted(listed - found.keys())]


def written(findings: Iterable[Finding]) -> str:
    """Return findings as the list has them."""
    screens: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for one in findings:
        screens[one.game, one.check, one.element].add(one.screen)
    lines = [" | ".join([*key, ", ".join(sorted(on))]) for key, on in sorted(screens.items())]
    return "".join([f"{line}\n" for line in lines])
