"""A designer's table: a variant file is brought, mended, told, and hosted."""

from pathlib import Path

from playwright.sync_api import expect

from fistful.games import find_game
from fistful.games.variant import is_packed
from tests.web.conftest import Invite
from tests.web.people import PHONE


def test_a_variant_is_brought_mended_and_hosted(invite: Invite, tmp_path: Path) -> None:
    variants = find_game("cash-n-guns").variants
    assert variants
    text = 'name = "High Noon"\n' + variants.file.read_text()
    file = tmp_path / "high-noon.toml"
    file.write_text(text.replace("wounds_to_die = 3", "wounds_to_die = 30"))
    ann = invite(PHONE)
    page = ann.open().page
    ann.click("Host a table: Cash 'n Guns")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    pick = dialog.get_by_label("A variant of your own, from a file")
    pick.set_input_files(file)
    line = file.read_text().splitlines().index("wounds_to_die = 30") + 1
    expect(dialog.get_by_role("alert")).to_have_text(
        f"line {line}: wounds_to_die is a whole number from 1 to 6"
    )
    file.write_text(text.replace("wounds_to_die = 3", "wounds_to_die = 2"))
    pick.set_input_files(file)
    expect(dialog).to_contain_text("wounds_to_die: 3 → 2")
    expect(dialog).to_contain_text("High Noon · 1")
    assert ann.examine() == []
    assert ann.fits() == []
    ann.click("Sit down and host")
    expect(page.locator(".lobby")).to_contain_text("high-noon@1")
    # Everybody who comes gets the variant itself.
    code = page.url.rstrip("/").split("/")[-1]
    lobby = page.request.get(f"{ann.server.url}/api/tables/{code}").json()
    assert is_packed(lobby["options"]["deck"])
    assert variants.find(lobby["options"]["deck"]).deadly == 2
    # And the rules are those of the table.
    ann.click("Rules")
    expect(page.get_by_role("dialog")).to_contain_text("Two wounds kill.")
