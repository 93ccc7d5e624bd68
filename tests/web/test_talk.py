"""Talk at the table: a face is pressed, the one spoken to sees it large, the TV shows it at both
seats; deals are answered; whoever has a keyboard writes."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import LAPTOP, PHONE, TV, Person

#: Notes whatever is said as it was shown, however soon it goes again: its words, whether it is all
#: there, what can be pressed under it, and at whose seat it stands.
WATCH = """() => {
    window.shown = [];
    const box = one => one.getBoundingClientRect();
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const isWhole = one => {
        const at = box(one);
        return one.scrollWidth <= one.clientWidth + 2 && one.scrollHeight <= one.clientHeight + 2
            && at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight;
    };
    const note = () => {
        for (const one of document.querySelectorAll('.bubble.placed, .heard')) {
            const at = box(one);
            if (!at.height || shown.some(other => other.one === one)) continue;
            const must = '.play :is([data-keys], .bar, nav) :is(button, input)';
            const pressed = [...document.querySelectorAll(must)].filter(one => box(one).width);
            shown.push({
                one,
                words: one.innerText,
                kind: one.classList.contains('heard') ? 'heard'
                    : one.classList.contains('echo') ? 'echo' : 'own',
                isWhole: isWhole(one),
                covers: pressed.filter(other => meets(box(other), at)).length,
                drawing: one.querySelector('.gesture') !== null,
                isLandmark: one.matches('aside[aria-labelledby]'),
            });
        }
        requestAnimationFrame(note);
    };
    note();
}"""
SHOWN = """([kind, words]) => shown.find(
    ({ kind: of, words: said }) => of === kind && said.includes(words))"""


def shown(person: Person, kind: str, words: str) -> dict[str, Any]:
    """Return how something was shown to somebody, once it was."""
    person.page.wait_for_function(SHOWN, arg=[kind, words])
    found: dict[str, Any] = person.page.evaluate(SHOWN, [kind, words])
    return found


def said(person: Person) -> str:
    """Return the last thing said, as this device was told it."""
    texts = [frame["text"] for frame in person.frames if frame["type"] == "said"]
    return str(texts[-1])


def test_a_face_is_pressed_and_everybody_sees_it(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.lay("cash-n-guns", 4)
    ann = invite(PHONE).join(code, "Ann")
    bob = invite((360, 640), language="nl")
    bob.open(f"/t/{code}")
    bob.page.get_by_label("Je naam").fill("Bob")
    bob.click("Ga zitten")
    bob.page.locator(".chair.mine").wait_for()
    cid = invite(LAPTOP).join(code, "Cid")
    tv.click("Start the game")
    for person in (tv, ann, bob, cid):
        person.page.locator(".play").wait_for()
    assert ann.waits_for_turn()
    for person in (tv, ann, bob):
        person.page.evaluate(WATCH)

    # An offer, in the words one saw: large for the one it is made to, at both seats on the TV.
    ann.click("Talk")
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Bob", exact=True).click()
    offer = sheet.get_by_role("button").filter(has_text="Offer a deal")
    words = offer.locator(".line").inner_text()
    assert "Bob" in words
    assert ann.examine() == []
    offer.click()
    expect(sheet).to_have_count(0)
    heard = shown(bob, "heard", "Bob")
    assert heard["isWhole"] and heard["covers"] == 0 and heard["drawing"]
    assert heard["isLandmark"]
    assert words not in heard["words"]
    for kind, text in (("own", words), ("echo", "Ann")):
        at_seat = shown(tv, kind, text)
        assert at_seat["isWhole"] and at_seat["drawing"]

    # It is answered, also after it has gone by itself.
    bob.click("Praten")
    bob.page.get_by_role("dialog").get_by_role("button", name="Aannemen").click()
    shown(ann, "heard", "Agreed, Ann")
    shown(tv, "own", "Agreed, Ann")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)

    # A face at the table can be pressed; a gesture is a drawing, and words for those who listen.
    ann.click("Table", exact=True)
    face = ann.page.locator('.table [data-who="1"]').first.bounding_box()
    assert face
    ann.page.mouse.click(face["x"] + face["width"] / 2, face["y"] + face["height"] / 2)
    pressed = ann.page.get_by_role("dialog").get_by_role("button", name="Bob", exact=True)
    expect(pressed).to_have_attribute("aria-pressed", "true")
    ann.click("laughs at Bob")
    bob.page.wait_for_function("() => shown.filter(({kind}) => kind === 'heard').length > 1")
    expect(bob.page.locator(".sr[aria-live=polite]").first).to_contain_text("Ann lacht Bob uit")
    assert said(bob) == "laugh Bob"

    # On a laptop one writes.
    cid.page.locator(".status").focus()
    cid.page.keyboard.press("Enter")
    cid.page.keyboard.type("Well, well")
    cid.page.keyboard.press("Enter")
    assert shown(tv, "own", "Well, well")["isWhole"]
