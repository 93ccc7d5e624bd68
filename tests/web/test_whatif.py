"""What if, shared deals and puzzles in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from fistful.puzzles.puzzle import puzzles_of
from fistful.table.record import read_record
from fistful.table.verify import verify, verify_source
from tests.server.client import Server, running
from tests.web.conftest import QUICK, Invite
from tests.web.people import LAPTOP, PHONE, Person
from tests.web.test_replay import BILLY, bring


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("whatif"), constants=QUICK) as server:
        yield server


def play_on(person: Person) -> None:
    """Play to the end, always with the first answer."""
    while person.waits_for_turn():
        asked = person.question()
        person.page.keyboard.press("1")
        person.waits_for_answer(asked)


def test_a_replay_is_played_on_and_compared_with_how_it_went(
    invite: Invite, server: Server
) -> None:
    ann = invite(size=PHONE, name="Ann", plain=True)
    page = bring(ann, BILLY)
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    late = int(slider.get_attribute("max") or "0") - 8
    slider.fill(str(late))
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile(rf"#{late}@1$"))
    ann.click("What if?")
    page.get_by_role("dialog").wait_for()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    # The link carries the moment, the eyes and, as nobody else has it, the record.
    page.get_by_text("A link to this moment").click()
    expect(page.get_by_role("textbox", name="A link to this moment")).to_have_value(
        re.compile(rf"/replay#{late}@1~[\w-]+$")
    )
    address = page.get_by_role("textbox", name="A link to this moment").input_value()
    assert ann.examine() == []
    assert ann.fits() == []
    page.get_by_role("radio", name="as it was").check(force=True)
    ann.click("Play on from here")
    page.locator(".play").wait_for()
    play_on(ann)
    code = ann.code()
    record = ann.page.request.get(f"{server.url}/api/tables/{code}/record").text()
    verify(read_record(record))
    verify_source(read_record(record), BILLY.read_text(encoding="utf-8"))
    ann.open(f"/replay/{code}")
    ann.click("What if?")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="How it went")).to_be_visible()
    expect(dialog.get_by_role("row").nth(1).get_by_role("cell").first).not_to_have_text("–")
    assert ann.examine() == []
    # Somebody else opens the link.
    bob = invite(size=LAPTOP, language="nl")
    bob.page.goto(address)
    expect(bob.page.get_by_role("slider")).to_have_value(str(late))
    expect(bob.page.get_by_label("Door de ogen van")).to_have_value("1")
    bob.click("Wat als?")
    bob.sees("Speel vanaf hier door")


def test_a_deal_is_passed_on_and_compared(invite: Invite) -> None:
    ann = invite(size=PHONE, name="Ann", plain=True)
    ann.open()
    ann.page.get_by_role("combobox", name="Game").select_option("blasting-billy")
    ann.click("A deal for friends")
    ann.sees("Everybody who takes it has the same cards")
    deal = ann.page.url
    assert ann.examine() == []
    assert ann.fits() == []
    ann.click("Play this deal")
    play_on(ann)
    ann.sees("This deal, compared")
    expect(ann.page.locator(".deal").get_by_role("row")).to_have_count(2)
    assert ann.examine() == []
    bob = invite(size=LAPTOP, name="Bob", plain=True, language="nl")
    bob.page.goto(deal)
    bob.sees("Tot nu toe gespeeld: 1.")
    assert bob.examine() == []
    bob.click("Speel deze kaarten")
    play_on(bob)
    rows = bob.page.locator(".deal").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(bob.page.locator(".deal")).to_contain_text("Ann")


def test_puzzles_are_solved_missed_and_come_back(invite: Invite) -> None:
    game = "cash-n-guns"
    puzzle = next(iter(puzzles_of(game).values()))
    for size, language, wrong in ((PHONE, "en", "gives away"), (LAPTOP, "nl", "weg")):
        ann = invite(size=size, language=language)
        page = ann.open(f"/puzzles/{game}/{puzzle.name}").page
        answers = page.locator(".answers li button")
        expect(answers).to_have_count(len(puzzle.answers))
        assert ann.examine() == []
        assert ann.fits() == []
        answers.nth(puzzle.usual).click()
        expect(page.locator(".verdict")).to_contain_text(wrong)
        assert ann.examine() == []
        kept = page.evaluate("JSON.parse(localStorage.getItem('fistful-puzzles'))")
        assert kept["tried"][puzzle.name]["box"] == 0 and kept["streak"] == 0
        page.reload()
        answers.nth(puzzle.best).click()
        expect(page.locator(".verdict.solved")).to_be_visible()
        kept = page.evaluate("JSON.parse(localStorage.getItem('fistful-puzzles'))")
        assert kept["tried"][puzzle.name]["box"] == 1 and kept["streak"] == 1
