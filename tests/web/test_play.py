"""Whole games in a real browser, by click, by thumb and by keyboard."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import TV, Person
from tests.web.play import Inspector, play


def test_alone_against_bots_from_home_to_the_end_and_once_more(
    server: Server, invite: Invite
) -> None:
    ann = invite(name="Ann").play_alone()
    ann.play_on("give", "claim", "dump")
    ann.sees("Winner")
    record = server.get(f"/api/tables/{ann.code()}/record")
    assert record.status_code == 200
    assert "seats: Ann, Clem" in record.text
    ann.click("Play again")
    assert ann.waits_for_rematch()
    assert ann.page.locator(".cards .pick").count() == 3


def thumb(person: Person, answer: int) -> None:
    """Play a hand card, another way every time."""
    person.page.locator(".cards .pick").nth(answer % 2).click()
    person.page.locator(".moves button").nth(answer % 3).click()


def test_a_tv_and_two_phones(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.host()
    ann = invite().join(code, "Ann")
    bob = invite()
    bob.open()
    bob.page.get_by_label("Table code").fill(code.lower())
    bob.click("Go", exact=True)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.click("Sit down")
    tv.sees("Bob")
    tv.click("Start the game")
    inspector = Inspector(tv)
    play([ann, bob], thumb, inspector)
    for person in (ann, bob, tv):
        person.sees("The game is over")
    inspector.examine("the end", ann, bob, tv)
    assert inspector.found == {}
    expect(tv.page.locator(".end tbody tr")).to_have_count(3)
    tv.click("Play again")
    tv.page.locator(".end").wait_for(state="detached")
    tv.page.locator(".billy-table").wait_for()
    tv.page.keyboard.press("m")
    tv.sees("Waiting for")
    tv.page.keyboard.press("l")
    tv.sees("Story")
    tv.page.keyboard.press("Escape")
    expect(tv.page.locator(".bar, .story")).to_have_count(0)


def test_a_phone_is_the_stage_where_no_screen_watches(invite: Invite) -> None:
    """Whoever has no TV sees what happens, and the hand again when it is asked."""
    ann = invite(name="Ann").play_alone()
    assert ann.waits_for_turn()
    ann.page.evaluate(
        """() => {
            window.parts = [];
            const play = document.querySelector('.play');
            const note = () => {
                const drawn = play.querySelector('.billy-table') ? 'drawn' : '';
                window.parts.push(`${play.dataset.part} ${drawn}`.trim());
            };
            note();
            new MutationObserver(note).observe(play, { attributeFilter: ['data-part'] });
        }"""
    )
    ann.move()
    assert ann.waits_for_turn()
    ann.page.locator(".play[data-part='hand'] .pick").first.wait_for()
    assert ann.page.evaluate("window.parts") == ["hand", "table drawn", "hand"]
    tv = invite(TV).open(f"/t/{ann.code()}/tv")
    tv.page.locator(".billy-table").wait_for()
    while not [one for one in ann.frames if one["type"] == "presence" and one["watchers"]]:
        ann.hears()
    ann.move()
    assert ann.waits_for_turn()
    assert ann.page.evaluate("window.parts") == ["hand", "table drawn", "hand"]


def test_reload_in_mid_decision_loses_nothing(invite: Invite) -> None:
    ann = invite(name="Ann").play_alone()
    assert ann.waits_for_turn()
    hand = ann.hand()
    ann.page.locator(".pick").first.click()
    ann.page.reload()
    assert ann.waits_for_turn()
    assert ann.hand() == hand
    ann.move(1, "dump")
    assert ann.waits_for_turn()
    ann.page.reload()
    assert ann.waits_for_turn()
    expect(ann.page.locator(".pick")).to_have_count(3)


def dumped(person: Person) -> list[list[int]]:
    """Return what this person has put into the box, as its device was last shown it."""
    view = next(frame["view"] for frame in reversed(person.frames) if frame.get("view"))
    return [card for card in view["box"] if card[0] == view["you"]]


def test_a_tap_while_the_server_is_down_is_sent_when_it_is_back(
    server: Server, invite: Invite
) -> None:
    ann = invite(expects=("WebSocket connection", "ERR_CONNECTION_REFUSED")).play_alone()
    assert ann.waits_for_turn()
    server.kill()
    ann.page.locator(".pick").first.click()
    ann.page.locator(".moves .dump").click()
    ann.sees("Not sent yet")
    server.start()
    ann.page.get_by_text("Not sent yet").wait_for(state="detached")
    assert ann.waits_for_turn()
    assert len(dumped(ann)) == 1


def test_a_tap_in_a_tunnel_is_sent_on_the_other_side(invite: Invite) -> None:
    ann = invite(expects=("WebSocket connection", "ERR_INTERNET_DISCONNECTED")).play_alone()
    assert ann.waits_for_turn()
    ann.page.context.set_offline(True)
    ann.sees("No connection")
    ann.page.locator(".pick").first.click()
    ann.page.locator(".moves .dump").click()
    ann.sees("Not sent yet")
    ann.page.context.set_offline(False)
    ann.page.get_by_text("Not sent yet").wait_for(state="detached")
    ann.page.get_by_text("No connection").wait_for(state="detached")
    assert ann.waits_for_turn()
    assert len(dumped(ann)) == 1


def test_the_machine_that_hosts_dies_and_returns(server: Server, invite: Invite) -> None:
    """Everybody finds back to the same place, and the game goes on."""
    dying = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    tv = invite(TV, expects=dying)
    code = tv.host(seats=2)
    ann = invite(expects=dying).join(code, "Ann")
    bob = invite(expects=dying).join(code, "Bob")
    tv.click("Start the game")
    play([ann, bob], thumb, most=4)
    before = ann.hand(), bob.hand()
    server.kill()
    for person in (tv, ann, bob):
        person.sees("No connection")
    server.start()
    for person in (tv, ann, bob):
        person.page.get_by_text("No connection").wait_for(state="detached")
    assert (ann.hand(), bob.hand()) == before
    assert play([ann, bob], thumb, most=4) >= 4


def test_without_a_server_there_is_a_friendly_page(server: Server, invite: Invite) -> None:
    ann = invite(expects=("ERR_CONNECTION_REFUSED",)).open()
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.page.wait_for_load_state("networkidle")
    server.kill()
    ann.open("/t/ABCD")
    ann.sees("The saloon is closed")
    assert ann.examine() == []
    server.start()
    ann.page.get_by_role("link", name="Try again").click()
    ann.sees("The games")


def test_the_language_changes_in_mid_game(invite: Invite) -> None:
    ann = invite(size=(1280, 800)).play_alone()
    assert ann.waits_for_turn()
    ann.sees("Clem is dealt")
    ann.click("Menu")
    ann.click("Settings")
    ann.page.get_by_role("radio", name="Nederlands").check(force=True)
    ann.page.get_by_text("Instellingen").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.sees("Jouw beurt")
    ann.sees("Clem krijgt")
    assert ann.page.evaluate("document.documentElement.lang") == "nl"
    assert ann.is_asked()


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    ann = invite(size=(1280, 800), name="Ann")
    ann.open()
    ann.page.get_by_role("button", name="Play against bots").first.wait_for()
    keys = ann.page.keyboard

    def reach(pattern: str) -> None:
        """Tab until the focus is on something with such a name; then press Enter."""
        for _ in range(60):
            name = ann.page.evaluate(
                "((one) => one.getAttribute('aria-label') ?? one.innerText)(document.activeElement)"
            )
            if re.search(pattern, name or ""):
                keys.press("Enter")
                return
            keys.press("Tab")
        raise AssertionError(f"nothing called {pattern} can be reached")

    reach("^Play against bots")
    ann.page.get_by_role("dialog").wait_for()
    reach("^Deal$")
    turns = 0
    while ann.waits_for_turn():
        asked = ann.question()
        reach(r"^(gold|banknotes|coins|jewelry|diamonds)$")
        reach("^Dump")
        ann.waits_for_answer(asked)
        assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        turns += 1
    assert turns > 8
    reach("^Play again")
    assert ann.waits_for_rematch()


def test_a_seat_is_sent_nobody_elses_secrets(server: Server, invite: Invite) -> None:
    ann = invite(name="Ann").play_alone(3)
    watcher = invite(TV).open(f"/t/{ann.code()}/tv")
    ann.play_on("claim", "give")
    ann.sees("The game is over")
    watcher.sees("The game is over")
    lines = server.get(f"/api/tables/{ann.code()}/record").text.splitlines()
    own = {line.split(": ", 1)[1].split(" ", 1)[1] for line in lines if line.startswith("Ann: ")}
    for person, seat in ((ann, 0), (watcher, 15)):
        views = [
            f["view"] for f in person.frames if f["type"] in ("told", "snapshot") and f["view"]
        ]
        before = [view for view in views if view["phase"] != "over"]
        assert before
        for view in before:
            check_view(view, seat)
        if seat == 15:
            told = [e["event"] for f in person.frames for e in f.get("events", [])]
            assert not [event for event in told if event.endswith("-you")]
    texts = [choice["text"] for asked in questions(ann) for choice in asked["legal"]]
    assert own <= {text.split(" ", 1)[1] for text in texts}
    assert not [asked for asked in questions(watcher) if asked["legal"]]


def questions(person: Person) -> list[dict[str, Any]]:
    asked = [f["question"] for f in person.frames if f["type"] in ("asked", "snapshot")]
    return [question for question in asked if question]


def check_view(view: dict[str, Any], seat: int) -> None:
    """Check a view of a running game against "Who sees what"."""
    assert view["you"] == seat
    assert seat < 15 or view["hand"] == []
    for owner, columns in enumerate(view["loot"]):
        assert owner == seat or all(column[0] == -1 for column in columns if column)
    for cards, givers in zip(view["billy"], view["givers"], strict=True):
        hidden = [card for card, giver in zip(cards, givers, strict=True) if giver != seat]
        assert hidden == [-1] * len(hidden)
    assert all(card == -1 for owner, _, card in view["box"] if owner != seat)
