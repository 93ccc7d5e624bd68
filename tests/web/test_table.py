"""Around the game: lobby, host, other devices, talk, strange names."""

import json
import re

from playwright.sync_api import expect

from tests.server.client import Device, Server
from tests.web.conftest import Invite
from tests.web.people import TV, Person

PAYLOADS = (
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}} ${7*7} {$name}",
    "<script>alert(1)</script>",
)


def test_the_host_arranges_the_table(invite: Invite) -> None:
    doc = invite(size=(1280, 800))
    code = doc.host("Doc", seats=4)
    ann = invite(expects=("403",)).join(code, "Ann")
    chairs = doc.page.locator(".chair b")
    expect(chairs.nth(1)).to_have_text("Ann")
    doc.page.get_by_label("Move Ann up").click()
    expect(chairs.nth(0)).to_have_text("Ann")
    doc.page.get_by_role("button", name="Put a bot here").first.click()
    doc.page.get_by_label("Kind of bot").select_option("level-1")
    expect(doc.page.locator(".chair .muted").filter(has_text="greenhorn").first).to_be_visible()
    doc.click("Remove the last chair")
    expect(chairs).to_have_count(3)
    doc.page.get_by_label("Lock the table").check()
    expect(doc.page.get_by_label("Lock the table")).to_be_checked()
    doc.page.get_by_label("Hide the code").check()
    ann.sees("The code is hidden")
    doc.click("Send Ann away")
    ann.sees("You were sent away from this game")
    expect(chairs.nth(0)).not_to_have_text("Ann")


def test_a_wrong_code_is_told_once_and_the_page_rests_until_something_is_typed(
    invite: Invite,
) -> None:
    code = invite(size=(1280, 800)).host("Doc", seats=4)
    ann = invite(expects=("404", "403"))
    tries = count_tries(ann)
    ann.page.clock.install()
    ann.open()
    ann.page.get_by_label("Table code").fill("BBBB")
    ann.click("Go", exact=True)
    ann.sees('There is no table "BBBB"')
    wait_a_minute(ann)
    ann.page.get_by_label("Table code").press("Enter")
    expect(ann.page.get_by_role("button", name="Go", exact=True)).to_be_disabled()
    assert tries == ["BBBB"]
    ann.page.get_by_label("Table code").fill(code.lower())
    expect(ann.page.get_by_text("There is no table")).to_have_count(0)
    ann.click("Go", exact=True)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.click("Sit down")
    ann.sees("Ann")


def test_an_old_address_is_told_to_be_wrong_and_not_tried_on(invite: Invite) -> None:
    ann = invite(expects=("404", "403"))
    tries = count_tries(ann)
    ann.page.clock.install()
    ann.open("/t/BBBB")
    ann.sees('There is no table "BBBB"')
    so_far = len(tries)
    wait_a_minute(ann)
    assert tries == ["BBBB"] * so_far


def count_tries(person: Person) -> list[str]:
    """Note the codes that somebody's page asks for, over HTTP and with sockets."""
    tries: list[str] = []

    def note(url: str) -> None:
        found = re.search(r"/api/tables/(\w+)", url)
        if found:
            tries.append(found[1])

    person.page.on("request", lambda request: note(request.url))
    person.page.on("websocket", lambda socket: note(socket.url))
    return tries


def wait_a_minute(person: Person) -> None:
    """Let a minute go by on somebody's page, in which it is laid aside and taken up again."""
    person.page.clock.fast_forward(30_000)
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    person.page.clock.fast_forward(30_000)
    person.page.evaluate("() => new Promise((done) => requestIdleCallback(done))")


def test_pause_and_time_and_a_bot_for_somebody(invite: Invite) -> None:
    doc = invite(size=(1280, 800))
    code = doc.host("Doc", seats=2)
    ann = invite().join(code, "Ann")
    doc.click("Start the game")
    doc.page.locator(".status .head").wait_for()
    doc.click("Menu")
    doc.click("Pause")
    ann.sees("The game is paused")
    doc.click("Go on")
    ann.page.locator(".paused").wait_for(state="detached")
    doc.click("Menu")
    doc.click("Let a bot play for Ann")
    ann.sees("A bot plays your seat")
    doc.click("Give Ann the seat back")
    ann.page.get_by_text("A bot plays your seat").first.wait_for(state="detached")


def test_who_is_sent_away_in_mid_game_is_gone_and_a_bot_goes_on(invite: Invite) -> None:
    doc = invite(size=(1280, 800))
    code = doc.host("Doc", seats=3)
    ann = invite(expects=("403",)).join(code, "Ann")
    doc.click("Start the game")
    doc.page.locator(".status .head").wait_for()
    doc.click("Menu")
    doc.click("Send Ann away")
    ann.sees("You were sent away from this game")
    doc.page.keyboard.press("Escape")
    for _ in range(3):
        assert doc.waits_for_turn()
        doc.move(0, "dump")


def test_another_device_takes_the_seat_with_a_link_that_works_once(invite: Invite) -> None:
    ann = invite(name="Ann").play_alone()
    assert ann.waits_for_turn()
    ann.click("Menu")
    ann.click("Make a link")
    link = ann.page.locator("a.link").inner_text()
    path = re.sub(r"^https?://[^/]+", "", link)
    tablet = invite().open(path)
    assert tablet.waits_for_turn()
    assert "link=" not in tablet.page.url
    tablet.move(0, "dump")
    stranger = invite(expects=("403",)).open(path)
    stranger.sees("used up or too old")


def here(device: Device) -> list[str]:
    """Return the names of those whose devices are connected, once nobody comes or goes."""
    device.ask("ping", sent=0.0)
    known = [json.loads(frame) for frame in device.frames]
    presence = [message for message in known if message["type"] == "presence"][-1]
    lobby = [message["lobby"] for message in known if "lobby" in message][-1]
    return [chair["name"] for chair in lobby["chairs"] if chair["person"] in presence["here"]]


def test_a_seated_phone_asks_before_it_takes_anothers_link(server: Server, invite: Invite) -> None:
    tv = invite(TV)
    code = tv.host(seats=2)
    doc = Device(server).join(code, "Doc").connect()
    ann = invite().join(code, "Ann")
    for choice in ("Stay as I am", "Take the other seat"):
        made = doc.ask("link")["code"]
        ann.open("/")
        ann.open(f"/t/{code}#link={made}")
        ann.sees("plays at this table already")
        ann.click(choice)
        ann.page.locator("h1").filter(has_text="link").wait_for(state="detached")
        if choice == "Stay as I am":
            assert "Ann" in here(doc)
    while "Ann" in here(doc):
        doc.until("presence")


def test_words_are_shown_as_words(server: Server, invite: Invite) -> None:
    tv = invite(TV)
    code = tv.host(seats=2)
    ann = invite().join(code, "<b onclick=x()>")
    tv.sees("<b onclick=x()>")
    tv.click("Start the game")
    assert ann.waits_for_turn()
    ann.click("Talk")
    for payload in PAYLOADS:
        ann.page.get_by_label("Your line").fill(payload)
        ann.click("Send")
        expect(ann.page.get_by_label("Your line")).to_have_value("")
    expect(ann.page.locator(".lines li")).to_have_count(len(PAYLOADS))
    for payload in PAYLOADS:
        expect(tv.page.get_by_text(payload).first).to_be_attached()
    assert tv.page.locator("main img, main script, main b[onclick]").count() == 0


def test_somebody_can_be_left_unheard_on_ones_own_device(invite: Invite) -> None:
    ann, bob = invite(), invite()
    bob.join(ann.host("Ann", seats=2), "Bob")
    ann.click("Start the game")
    bob.page.locator(".play").wait_for()
    bob.click("Talk")
    bob.page.get_by_text("Whom I hear").click()
    bob.click("Stop hearing Ann")
    ann.click("Talk")
    say(ann, "Nobody listens")
    # What was said before one's own line has come before it.
    say(bob, "So quiet")
    expect(bob.page.locator(".lines li")).to_have_count(1)
    bob.click("Hear Ann again")
    say(ann, "Now then")
    bob.sees("Now then")
    expect(bob.page.get_by_text("Nobody listens")).to_have_count(0)


def say(person: Person, line: str) -> None:
    """Send a line of chat and see it said."""
    person.page.get_by_label("Your line").fill(line)
    person.click("Send")
    person.sees(line)


def test_unknown_tables_say_so(invite: Invite) -> None:
    lost = invite(expects=("403", "404")).open("/t/QQQQ")
    lost.sees("There is no such table")
    lost.click("Home")
    lost.sees("The games")
