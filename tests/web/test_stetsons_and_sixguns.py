"""Stetsons & Sixguns in a real browser: whole games, secrets kept, nothing axe can find."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from fistful.games.stetsons_and_sixguns.cards import DEED_IGNORE, DEED_USE, VERBS
from fistful.games.stetsons_and_sixguns.lines import STANDARD
from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import PHONE, SMALL, TV, Person
from tests.web.play import Inspector, play

GAME: Final = "stetsons-and-sixguns"
HIDDEN: Final = -2
OPTIONS: Final = ".hand .stances button:enabled, .hand .seats button, .hand .others button"


def thumb(person: Person, answer: int) -> None:
    """Answer the open question: another thing every time."""
    page = person.page
    cards, said = page.locator(".hand .pick"), page.locator(".hand .option")
    if not cards.count() and not said.count():
        buttons = page.locator(OPTIONS)
        buttons.nth(answer % buttons.count()).click()
        return
    chosen = cards if cards.count() else said
    chosen.nth(answer % chosen.count()).click()
    # Of the row more than one card may be wanted.
    decide = page.locator(".hand .decide")
    more = page.locator(".hand .pick[aria-pressed='false']")
    while decide.is_disabled():
        more.first.click()
    decide.click()


def test_two_phones_a_tv_and_bots_play_to_the_end(invite: Invite) -> None:
    ann, bob, tv = invite(PHONE), invite(SMALL), invite(TV)
    code = ann.lay(GAME, 3, name="Ann", rounds="4")
    bob.join(code, "Bob")
    tv.open(f"/t/{code}/tv")
    tv.sees("Bob")
    ann.click("Start the game")
    inspector = Inspector(tv)
    play([ann, bob], thumb, inspector)
    for person in (ann, bob, tv):
        person.sees("The game is over")
    inspector.examine("the end", ann, tv)
    assert inspector.found == {}
    assert {"choose", "aim", "stance", "plan", "taking-stock"} <= inspector.seen
    check_secrets(ann, 0)
    check_secrets(bob, 1)
    check_secrets(tv, 15)


def check_secrets(person: Person, seat: int) -> None:
    """Check all a device was sent against "Who sees what"."""
    running = [view for view in person.views() if view["phase"] != "over"]
    assert running
    for view in running:
        assert view["you"] == seat
        assert seat < 15 or view["hand"] == []
        assert not any(view["shown"])
        if not view["revealed"]:
            others = [card for owner, card in enumerate(view["played"]) if owner != seat]
            assert all(card in (HIDDEN, -1) for card in others)
    told = [event["event"] for event in person.events()]
    assert told
    if seat == 15:
        assert not [word for word in told if word.endswith("-you") or word == "hand-seen"]


def test_eight_players_fit_a_phone_and_a_tv(invite: Invite) -> None:
    ann, tv = invite(SMALL), invite(TV)
    tv.open(f"/t/{ann.lay(GAME, 8, name='Ann')}/tv")
    ann.click("Start the game")
    expect(tv.page.locator(".slinger")).to_have_count(8)
    below = "document.querySelector('.street').getBoundingClientRect().bottom - innerHeight"
    found: dict[str, list[str]] = {}

    def look(person: Person, question: dict[str, Any]) -> None:
        found[question["phase"]] = person.fits()
        found[f"{question['phase']} on the TV"] = tv.fits()
        assert tv.page.evaluate(below) <= 0

    play([ann], thumb, look, most=3)
    ann.click("Table", exact=True)
    found["table"] = ann.fits()
    inspector = Inspector()
    inspector.examine("table", ann, tv)
    assert inspector.found == {}
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_characters_are_picked_in_turn_on_phones_and_all_see_who_is_left(invite: Invite) -> None:
    ann, bob, tv = invite(PHONE), invite(SMALL), invite(TV)
    code = ann.lay(GAME, 3, name="Ann", characters="chosen", rounds="1")
    bob.join(code, "Bob")
    tv.open(f"/t/{code}/tv")
    tv.sees("Bob")
    ann.click("Start the game")
    inspector = Inspector(bob, tv)
    found: dict[str, list[str]] = {}

    def look(person: Person, question: dict[str, Any]) -> None:
        inspector(person, question)
        seat = [ann, bob].index(person)
        found[f"asked {seat}"] = person.fits()
        found[f"TV {seat}"] = tv.fits()
        if question["phase"] == "pick-character":
            expect(person.page.locator(".hand .pick")).to_have_count(10 - seat)
            expect(tv.page.locator(".pickings li")).to_have_count(10 - seat)

    assert play([ann, bob], thumb, look, most=2) == 2
    assert inspector.seen == {"pick-character"}
    assert inspector.found == {}
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
    ann.sees("Wild Bill Hiccup")
    expect(tv.page.locator(".street .sr li").nth(1)).to_contain_text("Gina Raquel")
    expect(tv.page.locator(".pickings")).to_have_count(0)


def test_cards_of_a_deck_of_ones_own_say_what_their_lines_do(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    """No stranger names a file; whoever runs the server can, where it keeps its tables."""
    file = tmp_path / "own.toml"
    file.write_text(STANDARD.read_text().replace('"shoot"]', '"stock first", "shoot"]'))
    ann = invite(PHONE, expects=("WebSocket connection", "ERR_CONNECTION_REFUSED"))
    ann.lay(GAME, 2, name="Ann")
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as tables, tables:
        (laid,) = tables.execute("SELECT entry FROM entries WHERE number = 1").fetchone()
        own = laid.replace(b'"deck":"standard"', f'"deck":{json.dumps(str(file))}'.encode())
        assert own != laid
        tables.execute("UPDATE entries SET entry = ? WHERE number = 1", (own,))
    server.start()
    ann.page.reload()
    ann.click("Start the game")
    cards = ann.page.locator(".hand .pick")
    expect(cards).to_have_count(4)
    for card in cards.all():
        said = card.get_attribute("aria-label") or ""
        is_shot = "You do not fire." not in said
        assert ("you choose first when taking stock. Then shoot." in said) == is_shot


def test_a_sheet_is_answered_as_it_was_filled_in(invite: Invite) -> None:
    """What is on the paper when it is handed in, not what was there at first: Actions ignored."""
    ann = invite(PHONE)
    ann.lay(GAME, 2, name="Ann", rounds="4")
    ann.click("Start the game")
    ignored: list[str] = []

    def ignore(person: Person, answer: int) -> None:
        action = person.page.get_by_role("button", name="Ignore it")
        if not action.count():
            thumb(person, answer)
            return
        action.click()
        expect(action).to_have_attribute("aria-pressed", "true")
        person.page.locator(".hand .decide").click()
        ignored.append(str(answer))

    play([ann], ignore)
    ann.sees("The game is over")
    plans = {view["plans"][0] for view in ann.views() if view["plans"][0] >= 0}
    deeds = [VERBS.things(plan)["deed"] for plan in plans]
    assert deeds.count(DEED_IGNORE) > 0
    assert DEED_USE not in deeds, ignored
