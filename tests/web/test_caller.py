"""Whoever calls, and where the table is heard from: by devices that take notes."""

from typing import Any, Final

import pytest

from tests.web.conftest import Invite
from tests.web.people import SMALL, TV, Person

#: A device with voices that writes down what is said instead of saying it.
SPEECH: Final = """(() => {
    window.spoken = [];
    const voice = (lang, localService) => ({ lang, localService, name: lang });
    const speech = new EventTarget();
    speech.getVoices = () => [voice('nl-BE', false), voice('nl-NL', true), voice('en-GB', true)];
    speech.speak = ({ text, lang }) => window.spoken.push({ text, lang });
    speech.cancel = () => window.spoken.push({ text: '', lang: '' });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    window.SpeechSynthesisUtterance = class {
        constructor(text) { this.text = text; }
    };
})();"""
#: Writes down when a loudspeaker makes a noise, with the event on the stage.
LOUDSPEAKER: Final = """(() => {
    window.heard = [];
    const start = AudioScheduledSourceNode.prototype.start;
    const buffered = AudioBufferSourceNode.prototype.start;
    // The page shows it a moment after it is heard.
    const note = () => setTimeout(() => {
        const { event, beat } = document.querySelector('.play')?.dataset ?? {};
        window.heard.push(beat ?? event ?? '');
    });
    AudioScheduledSourceNode.prototype.start = function (...when) {
        note();
        return start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (...when) {
        note();
        return buffered.apply(this, when);
    };
})();"""
GAME: Final = "cash-n-guns"


def said(person: Person) -> list[tuple[str, str]]:
    """Return what was said, and in which language, in order."""
    spoken: list[dict[str, str]] = person.page.evaluate("window.spoken")
    return [(one["text"], one["lang"]) for one in spoken if one["text"]]


def sits(invite: Invite, code: str, name: str, size: tuple[int, int] = SMALL, **how: Any) -> Person:
    person = invite(size, **how)
    for script in (SPEECH, LOUDSPEAKER):
        person.page.add_init_script(script)
    return person.join(code, name)


def lays(invite: Invite, name: str, size: tuple[int, int], **how: Any) -> Person:
    person = invite(size, **how)
    for script in (SPEECH, LOUDSPEAKER):
        person.page.add_init_script(script)
    person.lay(GAME, 4, name, speed="fast")
    return person


def plays_until(phase: str, *people: Person) -> None:
    """Let everybody answer until a phase is on all screens."""

    def there(one: Person) -> bool:
        return one.owes() and one.asked is not None and one.asked["phase"] == phase

    while waiting := [one for one in people if not there(one)]:
        for person in waiting:
            asked = person.asked
            if there(person):
                # While the others answered, the phase has come: they are not there yet.
                continue
            if not asked or not person.owes():
                person.hears()
            elif person.faces_question():
                pick = ".bullets button:not([aria-disabled=true]), button.face, .two button"
                person.page.locator(pick).first.click()
                person.page.locator(".go").click()
                person.is_answered(asked)
    for person in people:
        person.faces_question()


def test_a_screen_that_comes_back_calls_what_is_asked(invite: Invite) -> None:
    ann = lays(invite, "Ann", SMALL)
    tv = invite(TV, language="nl")
    tv.page.add_init_script(SPEECH)
    tv.open(f"/t/{ann.code()}/tv")
    ann.click("Start the game")
    plays_until("aim", ann)
    tv.page.reload()
    tv.sees("Richt op iemand die je graag ziet vertrekken. Op drie!")
    assert said(tv) == [("Op drie richt iedereen op iemand.", "nl-NL")]


def test_one_tap_silences_whoever_calls_and_another_lets_speak_again(invite: Invite) -> None:
    tv = lays(invite, "", TV)
    ann = sits(invite, tv.code(), "Ann")
    tv.click("Start the game")
    plays_until("load", ann)
    tv.click("The host's voice")
    assert tv.page.evaluate("window.spoken.at(-1).text") == "", "cut short at once"
    before = said(tv)
    plays_until("courage", ann)
    assert said(tv) == before
    tv.click("The host's voice")
    plays_until("load", ann)
    assert len(said(tv)) > len(before)


@pytest.mark.parametrize("has_tv", [True, False])
def test_the_table_is_heard_from_one_place_and_a_phone_only_as_its_own_gun(
    invite: Invite, has_tv: bool
) -> None:
    ann = lays(invite, "Ann", SMALL, sound=True)
    bob = sits(invite, ann.code(), "Bob", sound=True)
    loud = ann
    if has_tv:
        loud = invite(TV, sound=True)
        loud.page.add_init_script(LOUDSPEAKER)
        loud.open(f"/t/{ann.code()}/tv")
        loud.page.locator(".lobby").click(position={"x": 5, "y": 5})
    ann.click("Start the game")
    plays_until("courage", ann, bob)
    courage = ann.question()
    for person in (ann, bob):
        person.click("Stay")
        person.page.locator(".go").click()
    for person in (ann, bob):
        person.page.locator(f".play:not([data-question='{courage}'])").wait_for()
    for person in (ann, bob):
        heard = set(person.page.evaluate("window.heard")) - {""}
        if person is loud:
            assert heard - {"revealed"}
            continue
        assert heard <= {"revealed"}, "its gun, and nothing else"
    if has_tv:
        assert set(loud.page.evaluate("window.heard")) - {"revealed"}
    else:
        assert said(ann), "without a TV the host's device calls"
    assert said(bob) == []
