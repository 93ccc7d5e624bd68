"""Which screens are led through which games: a quick part with every run of the tests, and all."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from tests.server.client import Server
from tests.web.audit.after import walk_back
from tests.web.audit.alone import walk_alone, walk_design, walk_outside
from tests.web.audit.evening import walk_door, walk_room, walk_watching
from tests.web.audit.reels import AT_ONCE, SHOWS, Reel, record
from tests.web.audit.walk import LAPTOP, PHONES, TV, Finding, Look, Screen, walk
from tests.web.scenes import theatre

LANGUAGES: Final = ("en", "nl")
#: Worlds in which the moves of a review are tried: what it looks like does not depend on it. The
#: audit waits for reviews: they need not give way.
AHEAD: Final = {
    "fistful.server.reviewing.WORLDS": (1, 1),
    "fistful.server.reviewing.NICE": 0,
    "fistful.server.replays.NICE": 0,
}

#: On which screens a game is looked at: a table for all, laptops that show both, phones.
TABLES: Final = tuple(
    Screen("tv", size, language) for size in (TV, LAPTOP, (390, 844)) for language in LANGUAGES
)
HANDS: Final = tuple(
    Screen("hand", size, language, guides=guides)
    for size in (*PHONES, LAPTOP)
    for language in LANGUAGES
    for guides in (False, True)
)
LARGE: Final = tuple(
    Screen("hand", size, language, text=200) for size in PHONES for language in LANGUAGES
)
#: What lies around the games, and what comes after them.
AROUND: Final = tuple(
    Screen("page", size, language) for size in (*PHONES, LAPTOP, TV) for language in LANGUAGES
) + tuple(Screen("page", size, language, text=200) for size in PHONES for language in LANGUAGES)
#: Layers of options are the same game on fewer screens.
FEW: Final = (
    Screen("tv", TV, "en"),
    Screen("tv", LAPTOP, "nl"),
    Screen("hand", (320, 568), "nl", guides=True),
    Screen("hand", (390, 664), "en"),
)

#: A host's screen in a room for the night.
ROOMS: Final = tuple(
    Screen(face, size, language)
    for face, sizes in (("tv", (TV, LAPTOP)), ("hand", (*PHONES, LAPTOP)))
    for size in sizes
    for language in LANGUAGES
)

#: Walks on a real server, beside those that follow a game.
WALKS: Final = {
    "outside": walk_outside,
    "door": walk_door,
    "room": walk_room,
    "watching": walk_watching,
    "alone": walk_alone,
    "design": walk_design,
}
QUICK: Final = {
    "blasting-billy": (Screen("tv", TV, "nl"), Screen("hand", (360, 640), "nl")),
    "cash-n-guns": (Screen("tv", TV, "en"), Screen("hand", (320, 568), "nl")),
    "get-billy-the-kid": (Screen("tv", TV, "en"), Screen("hand", (390, 664), "nl")),
    "stetsons-and-sixguns": (Screen("tv", TV, "nl"), Screen("hand", (844, 390), "en")),
    "outside": (Screen("page", (320, 568), "nl"), Screen("page", TV, "en")),
    "door": (Screen("page", (320, 568), "nl"),),
    "room": (Screen("tv", TV, "nl"), Screen("hand", (360, 640), "nl")),
    "alone": (Screen("page", (360, 640), "nl"),),
    "design": (Screen("page", (320, 568), "nl"), Screen("page", LAPTOP, "en")),
}
WHOLE: Final = {
    name: (*TABLES, *HANDS, *LARGE, *AROUND) if " " not in name else FEW for name in SHOWS
} | {name: ROOMS if name == "room" else AROUND for name in WALKS}


@dataclass(frozen=True)
class Result:
    """What walks found, and which walks they were."""

    #: A game and a screen.
    walks: set[tuple[str, str]]
    findings: list[Finding]


def audit(
    browser: Browser, name: str, screens: tuple[Screen, ...], look: dict[str, Look] | None = None
) -> Result:
    """Lead screens through a game; `look` is called by the name of a screen."""
    show = SHOWS.get(name, SHOWS["blasting-billy"])
    found: list[Finding] = []
    with theatre(show, {**AT_ONCE, **AHEAD}) as server:
        reel = record(server, show) if name in SHOWS else None
        for screen in screens:
            found += visit(browser, server, name, reel, screen, (look or {}).get(str(screen)))
    return Result({(name, str(screen)) for screen in screens}, found)


def visit(
    browser: Browser,
    server: Server,
    name: str,
    reel: Reel | None,
    screen: Screen,
    look: Look | None,
) -> list[Finding]:
    if reel is None:
        return WALKS[name](browser, server, screen, look)
    if screen.face == "page":
        return walk_back(browser, server, name, reel, screen, look)
    return walk(browser, server.url, name, reel, screen, look)
