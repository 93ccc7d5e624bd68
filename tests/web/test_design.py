"""A designer's day in a real browser: change, break, undo, simulate, keep, share, host."""

from pathlib import Path

from playwright.sync_api import Page, expect

from fistful.games import find_game, games
from fistful.games.variant import is_packed
from fistful.testing.texts import messages
from fistful.texts import languages
from fistful.workbench import variants_of
from tests.server.client import Server
from tests.web.browser import ROOT
from tests.web.conftest import Invite
from tests.web.people import LAPTOP, PHONE

TEXTS = ROOT / "src" / "fistful" / "web" / "texts" / "design"


def bench(page: Page, server: Server, game: str) -> None:
    """Put a game on the bench."""
    page.goto(f"{server.url}/design")
    page.get_by_role("button", name=game).click()
    # The first look starts a process.
    expect(page.locator(".bar")).to_contain_text("Can be played.")


def test_a_designers_day(invite: Invite, tmp_path: Path) -> None:
    ann = invite(LAPTOP)
    page = ann.open().page
    page.get_by_role("link", name="Design", exact=True).click()
    page.get_by_role("button", name="Cash 'n Guns").click()
    expect(page.locator(".bar")).to_contain_text("Can be played.")
    page.get_by_label("Name", exact=True).fill("High Noon")
    page.get_by_role("button", name="Wounds to die: one less").click()
    changes = page.get_by_role("region", name="Otherwise than in the rulebook")
    expect(changes).to_contain_text("Wounds to die: 3 → 2")
    expect(page.locator(".bar")).to_contain_text("Can be played.")

    # What is broken is said where it is, and taken back.
    wounds = page.get_by_label("Wounds to die", exact=True)
    wounds.fill("30")
    wounds.press("Tab")
    field = page.locator("[data-place=wounds_to_die]")
    expect(field).to_contain_text("is a whole number from 1 to 6")
    expect(wounds).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Host a table with it")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(wounds).to_have_value("2")
    expect(field).not_to_contain_text("whole number")
    expect(page.locator(".bar")).to_contain_text("Can be played.")
    assert ann.examine() == []

    # Bots measure it beside the rulebook's game.
    page.get_by_role("radio", name="50", exact=True).check(force=True)
    page.get_by_role("button", name="Simulate").click()
    expect(page.get_by_text("50 of 50 games.")).to_be_visible()
    report = page.get_by_role("article")
    expect(report.get_by_role("heading").first).to_have_text("What changed in 50 games")
    expect(report.locator(".dots li").first).to_contain_text("(")
    expect(report.locator(".dots").first).to_contain_text("length")
    assert ann.examine() == []

    # It is kept as a file that says the same, and opened again from the link.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "high-noon.toml"
    saved = variants_of(find_game("cash-n-guns")).read(Path(download.value.path()).read_text())
    assert (saved.problems, saved.data["wounds_to_die"]) == ([], 2)
    link = page.get_by_label("The variant as a link").input_value()
    bob = invite(PHONE)
    bob.page.goto(link)
    expect(bob.page.locator(".bar")).to_contain_text("High Noon")
    expect(bob.page.get_by_label("Wounds to die", exact=True)).to_have_value("2")

    # And it is played tonight, on two phones.
    page.get_by_role("button", name="Host a table with it").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    dialog.get_by_role("radio", name="none", exact=True).check(force=True)
    dialog.get_by_role("button", name="This screen is the table").click()
    expect(page.locator(".lobby")).to_contain_text("high-noon@1")
    code = ann.code()
    phones = [bob.join(code, "Bob"), invite(PHONE).join(code, "Cat")]
    lobby = page.request.get(f"{ann.server.url}/api/tables/{code}").json()
    assert is_packed(lobby["options"]["deck"])
    ann.click("Start the game")
    for person in phones:
        assert person.waits_for_turn()


def test_a_line_is_copied_changed_and_removed(invite: Invite) -> None:
    ann = invite(LAPTOP)
    page = ann.page
    bench(page, ann.server, "Stetsons & Sixguns")
    cards = page.locator("[data-part=cards]")
    count = cards.locator(".rows > li").count()
    cards.get_by_role("button", name="Quick Draw").click()
    cards.get_by_role("button", name="Copy this line").click()
    expect(cards.locator(".rows > li")).to_have_count(count + 1)
    expect(cards.locator(".opened").get_by_label("Name", exact=True)).to_have_value("Quick Draw 2")
    cards.get_by_role("button", name="Remove Quick Draw 2").click()
    expect(cards.locator(".rows > li")).to_have_count(count)
    # A card is drawn as it will look, with what it says made from what it does.
    cards.get_by_role("button", name="Cavalry Carbine").click()
    expect(cards.locator(".opened")).to_contain_text("4 bullets")
    cards.locator(".opened").get_by_role("button", name="Bullets: one more").click()
    expect(cards.locator(".opened .ac")).to_contain_text("5 bullets")
    assert ann.examine() == []


def test_a_power_of_ones_own_is_added_checked_and_taken_back(invite: Invite) -> None:
    ann = invite(LAPTOP)
    page = ann.page
    bench(page, ann.server, "Cash 'n Guns")
    powers = page.locator("[data-part=powers]")
    lines = powers.locator(".rows > li")
    count = lines.count()
    powers.get_by_role("button", name="+ Add").click()
    expect(lines).to_have_count(count + 1)
    opened = powers.locator(".opened")
    opened.get_by_label("Name", exact=True).fill("Scarface")
    opened.get_by_label("Name", exact=True).press("Enter")
    # What it says is made of what it does, as soon as the server has looked.
    expect(opened).to_contain_text("stand up again and share")
    opened.get_by_role("button", name="+ Pay for each wound").click()
    expect(opened).to_contain_text("$5,000 for each of your wounds.")
    # What does not go together is told at its line.
    opened.get_by_role("button", name="+ More wounds to die").click()
    expect(powers.locator(".problems")).to_contain_text("shows itself")
    page.get_by_role("button", name="Undo").click()
    expect(powers.locator(".problems")).to_have_count(0)
    opened.get_by_role("button", name="Remove Scarface").click()
    expect(lines).to_have_count(count)
    expect(page.locator(".bar")).to_contain_text("Can be played.")


def test_the_workbench_speaks_every_language_and_has_a_word_for_every_field() -> None:
    english = messages((TEXTS / "en.ftl").read_text())
    for language in languages():
        assert messages((TEXTS / f"{language}.ftl").read_text()) == english
    for game in games().values():
        if game.variants is None:
            continue
        for key, of in game.variants.standard_data.items():
            slug = key.replace("_", "-")
            assert f"design-field-{slug}" in english
            assert f"design-about-{game.name}-{slug}" in english
            rows = of if isinstance(of, list) else list(of.values()) if isinstance(of, dict) else []
            fields = {field for row in rows if isinstance(row, dict) for field in row}
            assert {f"design-field-{field.replace('_', '-')}" for field in fields} <= set(english)
