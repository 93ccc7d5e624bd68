"""The whole audit, and a contact sheet for each game: `python -m tests.web.audit`.

Writes what it finds to `build/screens/findings.txt` and a picture of many moments of each game to
`build/screens/<game>.png`. Fails if something is wrong that `known.txt` does not say.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.web.audit.known import judge, written
from tests.web.audit.plan import QUICK, WALKS, WHOLE, Result, audit
from tests.web.audit.sheet import Sheet
from tests.web.audit.walk import TV, Look, Screen
from tests.web.browser import ROOT, running_browser

OUT: Final = ROOT / "build" / "screens"
#: What the sheets show: the table by night, the hand by day and in Dutch.
SHOWN: Final = (Screen("tv", TV), Screen("hand", (390, 844), "nl", theme="light"))
#: A game, the screens that are led through it, and the folder of its sheet, if it gets one.
Task = tuple[str, tuple[Screen, ...], str]
#: So many screens are led through a game by one process before another takes over.
SHARE: Final = 12


def run(task: Task) -> Result:
    """Lead some screens through a game; write a sheet if there is a folder for it."""
    name, screens, folder = task
    sheet = Sheet(name)
    look: dict[str, Look] = {}
    if folder:
        look = {str(screen): partial(sheet.take, str(screen)) for screen in SHOWN}
    with running_browser() as browser:
        result = audit(browser, name, screens, look)
        if folder:
            sheet.write(browser, Path(folder) / f"{name.replace(' ', '-')}.png")
    return result


def tasks(wishes: Any) -> list[Task]:
    """Return what is to be done, in shares for two processes."""
    plan = QUICK if wishes.quick else WHOLE
    names = [name for name in plan if wishes.game in (None, name)]
    played = [] if wishes.quick else [name for name in names if name not in WALKS]
    found: list[Task] = [(name, SHOWN, str(OUT)) for name in played]
    for name in [] if wishes.sheets else names:
        screens = [screen for screen in plan[name] if wishes.screens in str(screen)]
        found += [(name, tuple(screens[i : i + SHARE]), "") for i in range(0, len(screens), SHARE)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--screens", default="", help="only these: 320x568, nl, 200%%, page")
    parser.add_argument("--quick", action="store_true", help="only what the tests run")
    parser.add_argument("--sheets", action="store_true", help="only the contact sheets")
    parser.add_argument("--jobs", type=int, default=2)
    wishes: Any = parser.parse_args()
    with ProcessPoolExecutor(wishes.jobs) as pool:
        results = list(pool.map(run, tasks(wishes)))
    found = [one for result in results for one in result.findings]
    OUT.mkdir(parents=True, exist_ok=True)
    lines = sorted(
        {
            f"{one.game} | {one.screen} | {one.check} | {one.element}: {one.measure} ({one.moment})"
            for one in found
        }
    )
    (OUT / "findings.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (OUT / "known.txt").write_text(written(found), encoding="utf-8")
    new, gone = judge(Result({walk for result in results for walk in result.walks}, found))
    print(*[f"wrong: {one}" for one in new], *[f"mended: {one}" for one in gone], sep="\n")
    raise SystemExit(1 if new or gone else 0)


if __name__ == "__main__":
    main()
