"""Looking back in a real browser: records dropped on the page, scrubbed, charted, checked."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Server, running
from tests.web.conftest import QUICK, Invite
from tests.web.people import PHONE, TV, Person

GOLDEN = Path(__file__).parents[1] / "golden"
GUNS = GOLDEN / "cash_n_guns" / "base.fistful"
BILLY = GOLDEN / "blasting_billy" / "four-players.fistful"
LAPTOP = (1280, 800)
ALL = "16"
WATCHER = "15"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of this: what is brought leaves nothing behind."""
    folder = tmp_path_factory.mktemp("replay")
    with running(folder, seed=7, constants=QUICK) as server:
        yield server


def drop(person: Person, text: str, name: str = "game.fistful") -> None:
    """Drop a file on the page, as a mouse does."""
    person.page.evaluate(
        """([text, name]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], name, {type: 'text/plain'}));
            const how = {dataTransfer: carried, bubbles: true, cancelable: true};
            document.body.dispatchEvent(new DragEvent('drop', how));
        }""",
        [text, name],
    )


def bring(person: Person, record: Path | str) -> Page:
    """Open a record on the replay page; return the page."""
    text = record if isinstance(record, str) else record.read_text(encoding="utf-8")
    person.open("/replay")
    person.page.locator("main input[type=file]").set_input_files(
        {"name": "game.fistful", "mimeType": "text/plain", "buffer": text.encode()}
    )
    return person.page


def at(page: Page, step: int | str) -> None:
    """Expect the replay to be at a step: slider, chart and address agree."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"#{step}(@\d)?$"))


def now(page: Page) -> list[str]:
    return page.locator("aside [aria-current=step]").all_inner_texts()


def test_a_record_dropped_on_the_home_page_is_told_step_by_step(invite: Invite) -> None:
    ann = invite(LAPTOP)
    ann.open()
    ann.sees("Open a record")
    drop(ann, GUNS.read_text())
    page = ann.page
    at(page, 0)
    expect(page.get_by_role("heading", name="Cash 'n Guns")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    at(page, 1)
    assert any("Round 1" in line for line in now(page))
    page.get_by_role("button", name="To the end").click()
    at(page, 152)
    assert now(page)[-1] == "El Toro wins!"
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="Round 3 of 8.").click()
    third = int(page.get_by_role("slider", name="Step").input_value())
    assert 20 < third < 80
    assert "Round 3 of 8." in now(page)
    page.get_by_role("slider", name="Step").fill("100")
    at(page, 100)
    page.reload()
    at(page, 100)


def test_each_pair_of_eyes_sees_its_own(invite: Invite) -> None:
    page = bring(invite(LAPTOP), GUNS)
    eyes = page.get_by_label("Seen by")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    # The first secret: all-knowing eyes are told, Tino hears nothing.
    assert now(page) == ["Lotus: Load Click! Click! Click!"]
    expect(page.get_by_role("heading", name="Lotus's hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Igor's hand")).to_be_visible()
    # In a replay nothing lies face down.
    expect(page.locator(".secret .back:visible")).to_have_count(0)
    expect(page.locator(".secret .face:visible").first).to_be_visible()
    eyes.select_option("Tino")
    assert now(page) == []
    expect(page.get_by_role("heading", name="Igor's hand")).to_have_count(0)
    expect(page.get_by_role("heading", name="Tino's hand")).to_be_visible()
    story = page.locator("aside")
    assert story.get_by_text("You load", exact=False).count() == 8
    eyes.select_option(WATCHER)
    assert story.get_by_text("You load", exact=False).count() == 0
    expect(page.get_by_role("heading", name="Tino's hand")).to_have_count(0)


def test_the_chart_and_the_scrubber_move_together(invite: Invite) -> None:
    page = bring(invite(LAPTOP), GUNS)
    at(page, 0)
    chart = page.locator("figure")
    expect(chart.locator(".legend li").first).to_contain_text("$0")
    page.keyboard.press("End")
    at(page, 152)
    expect(chart.locator(".legend li", has_text="El Toro")).to_contain_text("$120,000")
    cursor = chart.locator(".cursor")
    last = float(cursor.get_attribute("x1") or 0)
    box = chart.locator(".pointer").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    middle = int(page.get_by_role("slider", name="Step").input_value())
    assert 74 <= middle <= 78
    assert float(cursor.get_attribute("x1") or 0) < last
    chart.locator("label", has_text="Wounds").click()
    expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile("^Wounds"))
    chart.get_by_text("As a table").click()
    numbers = chart.get_by_role("table")
    expect(numbers.get_by_role("columnheader")).to_have_count(7)
    expect(numbers.get_by_role("row").last.get_by_role("rowheader")).to_have_text("152")


def test_a_replay_by_keyboard_alone(invite: Invite) -> None:
    page = bring(invite(LAPTOP), BILLY)
    keys = page.keyboard
    at(page, 0)
    keys.press("ArrowRight")
    at(page, 1)
    keys.press("End")
    at(page, 113)
    keys.press("ArrowLeft")
    at(page, 112)
    keys.press("Home")
    at(page, 0)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("slider", name="Step").focus()
    keys.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")
    keys.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.type") == "range"
    # Everything else can be reached with the tab key.
    reached = set()
    for _ in range(14):
        keys.press("Tab")
        reached.add(
            page.evaluate(
                "((one) => one.getAttribute('aria-label') ?? one.tagName)(document.activeElement)"
            )
        )
    assert {"One step on", "To the end", "Speed"} <= reached


@pytest.mark.parametrize(
    "name",
    [
        "blasting_billy/five-players-zero-billy",
        "cash_n_guns/all-powers-cop",
        "get_billy_the_kid/five-players",
        "stetsons_and_sixguns/four-players",
    ],
)
def test_every_game_can_be_seen_at_any_moment_with_any_eyes(invite: Invite, name: str) -> None:
    """In the end nobody's console may show an error."""
    page = bring(invite(PHONE), GOLDEN / f"{name}.fistful")
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    for eyes in (ALL, WATCHER, "1"):
        page.get_by_label("Seen by").select_option(eyes)
        for quarter in range(5):
            slider.fill(str(last * quarter // 4))
        at(page, last)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TV], ids=["phone", "tv"])
def test_axe_finds_nothing_in_what_comes_after_a_game(
    invite: Invite, size: tuple[int, int], theme: str
) -> None:
    ann = invite(size=size, theme=theme)
    # The beginning of a game is enough to see all kinds of lines.
    page = bring(ann, "\n".join(GUNS.read_text().splitlines()[:45]))
    at(page, 0)
    page.get_by_label("Seen by").select_option("Tino")
    page.get_by_role("slider", name="Step").fill("30")
    page.get_by_text("As a table").click()
    found = ann.examine()
    drop(ann, BILLY.read_text())
    page.get_by_role("link", name="Fairness").click()
    ann.sees("Dealt fairly")
    found += ann.examine()
    assert found == []


def test_a_fair_record_is_checked_in_the_browser_and_on_the_server(invite: Invite) -> None:
    ann = invite()
    page = bring(ann, BILLY)
    page.get_by_role("link", name="Fairness").click()
    ann.sees("Dealt fairly, played by the rules")
    ann.sees("All 113 actions are as they should be.")
    ann.sees("The seed has the fingerprint that was promised.")
    mark = "e6755efdc4d93d69d1a952681630fff66e42deb9b1bfe2a06cbcc44417dde212"
    assert page.get_by_text(mark).count() == 2, "promised, and worked out here"
    ann.sees("fistful verify game.fistful")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert Path(download.value.path()).read_text() == BILLY.read_text()


def test_a_tampered_record_is_found_out(invite: Invite) -> None:
    ann = invite()
    lines = BILLY.read_text().splitlines()
    cards = [i for i, line in enumerate(lines) if line.startswith("*: card ")][-2:]
    lines[cards[0]], lines[cards[1]] = lines[cards[1]], lines[cards[0]]
    page = bring(ann, "\n".join(lines))
    page.get_by_role("link", name="Fairness").click()
    ann.sees("This record has been changed")
    ann.sees(f"Line {cards[0] + 1}: The seed gives")
    ann.sees("A card did not come out of the seed.")
    # Another seed: the browser finds out by itself.
    seed = next(line for line in lines if line.startswith("seed: "))
    ann.open("/")
    ann.sees("Open a record")
    drop(ann, BILLY.read_text().replace(seed, "seed: " + "0" * 64))
    page.get_by_role("link", name="Fairness").click()
    ann.sees("The seed does not have the fingerprint that was promised.")


def test_what_cannot_be_played_is_said_with_its_line_in_dutch_too(invite: Invite) -> None:
    ann = invite(language="nl", expects=("400 (Bad Request)",))
    ann.open("/replay")
    ann.sees("Kies er een, of sleep het naar deze pagina")
    drop(ann, GUNS.read_text().replace("load", "swallow", 1))
    ann.sees("Deze partij is niet af te spelen")
    ann.sees("Regel 10: ")
    drop(ann, GUNS.read_text())
    ann.sees("Verloop")
    expect(ann.page.get_by_label("Door de ogen van")).to_have_value(ALL)
    ann.page.keyboard.press("End")
    expect(ann.page.locator("aside").get_by_text("El Toro wint!")).to_be_visible()


def test_after_a_game_everything_is_two_taps_away(invite: Invite) -> None:
    ann = invite(LAPTOP, name="Ann", expects=("404 (Not Found)",)).play_alone()
    assert ann.waits_for_turn()
    code = ann.code()
    ann.page.get_by_role("button", name="Menu").click()
    ann.click("Let a bot play for Ann")
    ann.page.keyboard.press("Escape")
    page = ann.page
    page.locator(".end").wait_for()
    ann.page.get_by_text("More about this game").click()
    # The story of the scoring, and how everybody stood.
    ann.sees("How it was counted")
    expect(page.locator(".counting li").last).to_contain_text(re.compile("win|nobody", re.I))
    expect(page.locator(".end figure")).to_be_visible()
    page.get_by_role("link", name="Fairness").click()
    ann.sees("Dealt fairly")
    ann.sees("This device saw the same fingerprint before the deal.")
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{code}/1#0"))
    page.get_by_role("link", name="To the table").click()
    ann.click("Play again")
    assert ann.waits_for_rematch()
    # The game that is on cannot be looked into; the one before still can.
    ann.open(f"/replay/{code}")
    ann.sees("There is nothing to look back at yet")
    ann.open(f"/replay/{code}/1#5")
    at(page, 5)


def test_the_guide_explains_a_decision_once_and_leads_to_its_rule(invite: Invite) -> None:
    ann = invite(name="Ann").play_alone()
    assert ann.waits_for_turn()
    page = ann.page
    guide = page.get_by_role("complementary", name="Explain decisions")
    guide.get_by_role("button", name="What can I do here, and why?").click()
    expect(guide).to_contain_text("Give, claim or dump one card")
    # It covers nothing that can be pressed.
    card, panel = page.locator(".pick").first.bounding_box(), guide.bounding_box()
    assert card
    assert panel
    assert panel["y"] + panel["height"] <= card["y"]
    guide.get_by_role("button", name="More about this").click()
    here = page.get_by_role("dialog").locator(".here")
    expect(here).to_contain_text("Your turn.")
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    page.keyboard.press("Escape")
    ann.move(0, "dump")
    assert ann.waits_for_turn()
    expect(guide).to_have_count(0)
    page.reload()
    assert ann.waits_for_turn()
    expect(guide).to_have_count(0)
    # Switched off and on again it begins anew.
    ann.click("Menu")
    ann.click("Settings")
    switch = page.get_by_role("group", name="Explain decisions")
    switch.get_by_role("radio", name="off").check(force=True)
    switch.get_by_role("radio", name="on").check(force=True)
    page.keyboard.press("Escape")
    # The settings give way to the menu they came from.
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    menu.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(guide).to_be_visible()
    guide.get_by_role("button", name="What can I do here, and why?").click()
    guide.get_by_role("button", name="No more hints").click()
    expect(guide).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('fistful-guide')"))
    assert kept["isOn"] is False
