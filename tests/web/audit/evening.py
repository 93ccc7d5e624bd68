"""An evening on one screen: the door, the room, a game and what comes after it; and watching.

Everybody else at the table is a device without a screen.
"""

from typing import Final

from playwright.sync_api import Browser

from tests.server.client import Device, Server
from tests.web.audit.walk import LAPTOP, Finding, Look, Screen, Visit, shown

#: A code that no table has.
NOWHERE: Final = "QQQQ"
HOST: Final = "Wilhelmina"
GUESTS: Final = ("Ann", "Bartholomew")
#: The door to talk on a phone, and in the bar of what is wider.
TALK: Final = "nav button:nth-last-child(2), .bar > .bare:has(+ .faces)"
#: So many cards has an opening.
CARDS: Final = 5


def sit_down(way: Visit, name: str) -> None:
    way.page.locator("form input").fill(name)
    way.page.locator("form .primary").click()


def laid(server: Server, seats: int, game: str = "blasting-billy", name: str = "Ann") -> Device:
    """Lay a table by a device without a screen, which hosts it."""
    device = Device(server).lay(game, seats=seats, clock="none", name=name)
    return device.connect()


def joined(server: Server, code: str, name: str) -> Device:
    return Device(server).join(code, name).connect()


def play_on(devices: list[Device], asked: Device | None = None) -> None:
    """Give the first answer to everything until the game is over, or somebody is asked."""
    while True:
        for device in devices:
            # Whatever was sent before the reply has been taken in with it.
            device.ask("ping", sent=0.0)
        owing = [device for device in devices if device.owes()]
        if devices[0].stage == "over" or asked in owing:
            return
        for device in owing:
            assert device.question is not None
            device.answer(str(device.question["legal"][0]["text"]))
        if not owing:
            devices[0].receive()


def walk_door(browser: Browser, server: Server, screen: Screen, look: Look | None) -> list[Finding]:
    """Come to doors that are open, full, shut and gone."""
    ann = laid(server, 3)
    bob = joined(server, ann.code, "Bob")
    door = f"/t/{ann.code}"
    with shown(browser, screen) as page:
        way = Visit(page, server, screen, "door", look)
        way.go("/join", "#code")
        page.locator("#code").fill(NOWHERE)
        way.press(".join .primary", ".join .problem", "a wrong code")
        way.go(f"/t/{NOWHERE}", ".note h1")
        way.stop("no such table")
        way.go(door, "form input")
        way.stop("an open door")
        page.locator("form input").fill("Bob")
        way.press("form .primary", ".problem", "a name that is taken")
        way.press("summary", "details[open] button", "a lost phone")
        way.press("details button >> nth=1", "main .big", "somebody is asked")
        ann.ask("admit", knock=knock_of(server, ann.code), is_welcome=False)
        way.await_(".problem")
        way.stop("nobody said yes")
        # Sent away, from a game that is on: the door says so, and whoever watches may.
        sit_down(way, "Cid")
        way.await_(".chair.mine")
        assert ann.ask("start", fill="rules")["type"] == "ok"
        way.await_(".play")
        assert ann.ask("kick", seat=2)["type"] == "ok"
        way.await_(".code ~ p[role=status]")
        way.stop("sent away")
        page.context.clear_cookies()
        way.go(door, "form input")
        way.stop("a game is on")
        assert change(ann, is_locked=True)
        way.go(door, ".code ~ p[role=status]")
        way.stop("a locked door")
    for device in (ann, bob):
        device.close()
    return list(way.found.values())


def knock_of(server: Server, code: str) -> str:
    """Return the knock that waits at a table."""
    lobby = Device(server).http.get(f"/api/tables/{code}").json()
    return str(lobby["knocks"][0]["id"])


def change(host: Device, **switches: bool) -> bool:
    usual = {"is_locked": False, "is_code_hidden": False, "is_muted": False}
    reply = host.ask("change", clock="none", speed="off", **{**usual, **switches})
    return bool(reply["type"] == "ok")


def walk_room(browser: Browser, server: Server, screen: Screen, look: Look | None) -> list[Finding]:
    """Host a room on a TV or a phone: who comes, how it is played, a game, its end."""
    with shown(browser, screen) as page:
        way = Visit(page, server, screen, "room", look)
        people = sit_around(way)
        before_the_game(way, people)
        play_one(way, people)
    for device in people:
        device.close()
    return list(way.found.values())


def sit_around(way: Visit) -> list[Device]:
    """Open a room: a TV hosts it, a phone is a second device of whoever does."""
    server, page = way.server, way.page
    if way.screen.face == "tv":
        wishes = {"game": "cash-n-guns", "seats": 4, "clock": "none", "speed": "off", "name": ""}
        code = page.request.post(f"{server.url}/api/tables", data=wishes).json()["code"]
        people, path = [], f"/t/{code}"
    else:
        host = laid(server, 4, "cash-n-guns", HOST)
        code, people = host.code, [host]
        path = f"/t/{code}#link={host.ask('link')['code']}"
    people += [joined(server, code, name) for name in GUESTS]
    way.go(path, ".lobby")
    page.locator(".chair", has_text=GUESTS[-1]).wait_for()
    people[-1].ask("emote", emote="hooray")
    way.stop("people sit down")
    return people


def before_the_game(way: Visit, people: list[Device]) -> None:
    """See all that a host sees while people sit down."""
    page, is_tv = way.page, way.screen.face == "tv"
    way.press(".title button >> nth=0", "dialog li .art svg", "another game")
    page.locator("dialog summary").first.click()
    way.stop("other options")
    way.close()
    way.press(".title button >> nth=1", ".opening svg", "the story")
    for card in range(1, CARDS):
        now = f".opening li:nth-child({card + 1}).now"
        way.press(".opening .primary", now, f"card {card} of the opening")
    way.close()
    if is_tv:
        way.press(".heading button", ".tools", "the host arranges")
        page.locator(".heading button").click()
    else:
        way.press(".deal details summary", ".deal details[open] .row", "a face and a colour")
    code, guest = people[-1].code, people[-1].person
    knocking = Device(way.server).post(f"/api/tables/{code}/knocks", person=guest)
    assert knocking.is_success, knocking.text
    way.await_(".knock")
    way.stop("somebody knocks")
    people[-1].ask("admit", knock=knock_of(way.server, code), is_welcome=False)
    page.locator(".knock").wait_for(state="detached")


def play_one(way: Visit, people: list[Device]) -> None:
    """Play another game at this table to its end, and see what comes of it."""
    page, is_tv = way.page, way.screen.face == "tv"
    page.locator(".title button").first.click()
    page.locator("dialog li button").filter(has_text="Blasting Billy").click()
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".deal .primary").click()
    way.await_(".play")
    if not is_tv:
        talk(way, people)
    play_on(people)
    way.await_(".end .headlines li svg")
    way.stop("the end")
    way.press(".end .doors button:last-of-type", "dialog li", "the board of the evening")
    way.close()
    if is_tv:
        way.press(".headlines button >> nth=1", ".reel h3", "scene of a headline")
        page.keyboard.press("Escape")
        page.locator(".reel").wait_for(state="detached")
    else:
        way.press(".end .more > summary", ".more[open] a", "more about this game")
    way.press(".end .doors button >> nth=2", ".lobby .board, .lobby .invite li", "after a game")


def talk(way: Visit, people: list[Device]) -> None:
    """Be offered a deal, and press a face; on a keyboard, see what its keys do."""
    page = way.page
    play_on(people, people[0])
    page.locator(".status .asked").wait_for()
    assert people[-1].ask("say", text=f"deal {HOST}")["type"] == "ok"
    page.locator(".heard").wait_for()
    way.stop("a deal is offered")
    if way.screen.size == LAPTOP:
        page.keyboard.press("?")
        way.await_(".marks kbd")
        way.stop("the keys")
        page.keyboard.press("Escape")
    door = ".dock .faces button" if page.locator(".dock").count() else TALK
    way.press(door, "dialog .acts button", "talk")
    way.press("dialog .faces button >> nth=1", "dialog .acts button", "another face")
    way.close()


def walk_watching(
    browser: Browser, server: Server, screen: Screen, look: Look | None
) -> list[Finding]:
    """Come too late, watch, and bet; practise meanwhile."""
    ann = laid(server, 4, "cash-n-guns")
    with shown(browser, screen) as page:
        way = Visit(page, server, screen, "watching", look)
        way.go(f"/t/{ann.code}", "form input")
        sit_down(way, "Cid")
        way.await_(".chair.mine")
        way.press(".deal > button:last-of-type", ".practice", "practice")
        way.press(".practice button >> nth=0", "dialog", "everybody's cards")
        way.close()
        page.context.clear_cookies()
        assert ann.ask("start", fill="rules")["type"] == "ok"
        way.go(f"/t/{ann.code}", "form input")
        sit_down(way, "Wim")
        # A screen that watches and is wide is a stage: one bets on phones.
        way.await_(".play.tv, .bets fieldset, .bets p.muted")
        way.stop("a watcher")
    ann.close()
    return list(way.found.values())
