"""While people sit down: one opening on all screens, a face and a colour, a round of practice."""

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import TV


def test_phones_follow_the_opening_pick_a_look_and_practise(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.lay("cash-n-guns", 4)
    ann = invite().join(code, "Ann")
    bob = invite(size=(360, 640)).join(code, "Bob")
    # The big screen teaches; phones follow it until they have seen enough.
    tv.click("How it is played")
    for title in ("The story", "How to win"):
        for person in (ann, bob):
            expect(person.page.get_by_role("heading", name=title)).to_be_visible()
            assert person.page.get_by_role("button", name="Next").count() == 0
        tv.click("Next")
    assert bob.examine() == []
    bob.click("Enough, let us play")
    expect(ann.page.get_by_role("heading", name="What you do: 1 of 3")).to_be_visible()
    tv.click("Enough, let us play")
    expect(ann.page.locator("dialog.opening")).to_have_count(0)
    expect(bob.page.locator("dialog.opening")).to_have_count(0)
    # A face and a colour that nobody else has, the same on all screens.
    for person in (ann, bob):
        person.page.get_by_text("My face and colour").click()
    expect(bob.page.get_by_role("button", name="Face 1", exact=True)).to_be_disabled()
    ann.click("Face 5")
    ann.click("pink")
    pink = ann.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--colour-6')"
    )
    for person in (tv, bob):
        coat = person.page.locator(".chair").first.locator(".person")
        expect(coat).to_have_css("--seat", pink)
    for name in ("Face 5", "pink"):
        expect(bob.page.get_by_role("button", name=name, exact=True)).to_be_disabled()
    assert bob.examine() == []
    assert bob.fits() == []
    # Practice is marked, shows all cards, and leads back.
    bob.click("Practise with bots meanwhile")
    assert bob.waits_for_turn()
    expect(bob.page.get_by_role("note")).to_contain_text("Practice")
    bob.click("Everybody's cards")
    expect(bob.page.get_by_role("region", name="Clem's hand")).to_be_visible()
    assert bob.examine() == []
    bob.page.keyboard.press("Escape")
    bob.click(f"Back to table {code}")
    expect(bob.page.locator(".chair.mine")).to_contain_text("Bob")
    assert bob.page.evaluate("localStorage.getItem('fistful-games')") is None
