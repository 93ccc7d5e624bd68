"""The end table in a real browser: everybody's place, who was shot or died, what broke a tie."""

import re
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from fistful.games import find_game
from fistful.texts import Catalogue
from tests.web.conftest import Invite
from tests.web.people import PHONE, TV, Person
from tests.web.scenes import Player, Production

Outcome = dict[str, Any]
BILLY = Production("blasting-billy", 4, 1, ())
CASH = Production("cash-n-guns", 6, 1, ())
#: So many games are played to find one that ends as wanted; the rarest end is one in nine.
TRIES = 80


def has_winner(end: Outcome) -> bool:
    return bool(end["winners"])


def has_shot(end: Outcome) -> bool:
    return "shot" in end["fates"] and "alive" in end["fates"]


def has_tie_and_dead(end: Outcome) -> bool:
    return end["tie_broken_by"] is not None and "dead" in end["fates"]


def has_debts(end: Outcome) -> bool:
    return any(score is not None and score < 0 for score in end["scores"])


def told(outcome: Outcome, say: Catalogue, names: list[str]) -> list[tuple[str, list[str]]]:
    """Return what each row must say, from the first place to the last."""
    rows: list[tuple[str, list[str]]] = []
    places: list[int] = outcome["places"]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        fate, score, struck = [outcome[key][seat] for key in ("fates", "scores", "struck")]
        words = [] if fate == "alive" else [say.say(f"fate-{fate}")]
        words += [say.score(number) for number in (score, struck) if number is not None]
        rows.append((names[seat], words))
    return rows


def play_until(player: Player, is_shown: Callable[[Outcome], bool]) -> Outcome:
    """Play games at a table until one ends so; return its outcome."""
    for _ in range(TRIES):
        player.start()
        while not player.is_over:
            player.answer()
        assert player.device.view is not None
        outcome: Outcome = player.device.view["outcome"]
        if is_shown(outcome):
            return outcome
        assert player.device.ask("rematch")["type"] == "ok"
    pytest.fail(f"none of {TRIES} games ended so")


@pytest.mark.parametrize(
    ("show", "is_shown"),
    [
        pytest.param(BILLY, has_shot, id="shot"),
        pytest.param(CASH, has_tie_and_dead, id="tied and dead"),
        pytest.param(CASH, has_debts, id="owing"),
    ],
)
def test_the_end_table_says_what_became_of_everybody(
    invite: Invite, show: Production, is_shown: Callable[[Outcome], bool]
) -> None:
    ann, tv = invite(PHONE, language="en"), invite(TV, language="nl")
    player = Player(ann.server, show)
    outcome = play_until(player, is_shown)
    lobby = next(one["lobby"] for one in reversed(player.device.updates) if "lobby" in one)
    names = [chair["name"] for chair in lobby["chairs"]]
    ann.page.goto(player.link())
    tv.page.goto(player.watch())
    for person, language in ((ann, "en"), (tv, "nl")):
        say = Catalogue(language, find_game(show.game), tuple(names))
        rows = person.page.locator(".end tbody tr")
        rows.last.wait_for()
        expected = told(outcome, say, names)
        assert rows.count() == len(expected)
        for row, (name, words) in zip(rows.all(), expected, strict=True):
            assert row.locator("th").inner_text().startswith(name)
            assert [word for word in words if word not in row.locator("td").inner_text()] == []
        struck = [text.split()[-1] for text in person.page.locator(".end s").all_inner_texts()]
        assert struck == [words[-1] for _, words in expected if words[0] == say.say("fate-shot")]
        if outcome["tie_broken_by"]:
            by = say.say(f"tie-{outcome['tie_broken_by']}")
            assert by in person.page.locator(".end .tie").inner_text()
        else:
            assert person.page.locator(".end .tie").count() == 0


#: Plays a film at once to its end; tells how large it is, how long it was, how many pictures.
WATCH = """async (address) => {
    const film = document.createElement('video');
    film.muted = true;
    film.src = address;
    film.playbackRate = 8;
    const ended = new Promise((resolve) => film.addEventListener('ended', resolve));
    await film.play();
    await ended;
    const { totalVideoFrames: pictures } = film.getVideoPlaybackQuality();
    return [film.videoWidth, film.videoHeight, film.currentTime, pictures];
}"""


def assert_plays(page: Page, download: Download) -> None:
    """Check that a file is a film by its first bytes, and that it can be seen to its end."""
    film, kind = download.path().read_bytes(), Path(download.suggested_filename).suffix[1:]
    assert film.startswith(b"\x1a\x45\xdf\xa3") if kind == "webm" else film[4:8] == b"ftyp"
    address = f"data:video/{kind};base64,{b64encode(film).decode()}"
    width, height, seconds, pictures = page.evaluate(WATCH, address)
    assert (width, height) == (1280, 720)
    assert seconds > 5
    assert pictures > 1
    page.close()


def assert_films(person: Person, card: Locator) -> None:
    """Save a card's clip with the keyboard."""
    with person.page.expect_download() as download:
        card.get_by_role("button").nth(1).press("Enter")
    expect(person.page.get_by_text("Het filmpje is bewaard")).to_be_visible()
    assert person.examine() == []
    assert_plays(person.page.context.new_page(), download.value)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_game_is_remembered_by_four_cards(invite: Invite, language: str) -> None:
    """Each can be watched, kept as a picture and as a clip; nothing is played ahead for them."""
    ann = invite(PHONE, language=language)
    player = Player(ann.server, CASH)
    play_until(player, has_winner)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto(player.link())
    cards = ann.page.locator(".headlines li")
    expect(cards).to_have_count(4)
    assert [url for url in asked if "review" in url] == []
    say = Catalogue(language, find_game(CASH.game))
    for card in cards.all():
        assert card.locator("svg.person").count() > 0
    assert cards.last.locator("h4").inner_text() == say.say("headline-turned")
    # Play again comes first; what else there is lies behind one tap.
    assert ann.page.locator(".end button").first.evaluate("one => one.matches('.primary')")
    more = ann.page.locator(".end details.more")
    expect(more.get_by_role("link")).to_have_count(0)
    more.locator("> summary").click()
    expect(more.get_by_role("link")).to_have_count(4)
    assert ann.examine() == []
    assert ann.fits() == []
    with ann.page.expect_download() as download:
        cards.first.get_by_role("button").first.click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 675]
    # Filming takes as long as the clip: once is enough.
    if language == "nl":
        assert_films(ann, cards.first)
    cards.first.get_by_role("link").click()
    # It was played, and the address now says where one is.
    expect(ann.page).to_have_url(re.compile(rf"/replay/{player.device.code}/\d+#[1-9]\d*$"))
    expect(ann.page.get_by_role("slider").first).not_to_have_value("0")


def test_a_tv_plays_the_cards_by_itself(invite: Invite) -> None:
    tv = invite(TV, speed="normal")
    player = Player(tv.server, CASH)
    play_until(player, has_winner)
    tv.page.clock.install()
    tv.page.goto(player.watch())
    titles = tv.page.locator(".headlines h4")
    expect(titles).to_have_count(4)
    wanted = titles.all_inner_texts()
    tv.page.clock.run_for(4_100)
    for title in wanted:
        expect(tv.page.locator(".reel h3")).to_have_text(title)
        tv.page.clock.run_for(5_050)
    expect(tv.page.locator(".reel")).to_have_count(0)
    # Any of them again, and away with it.
    tv.page.locator(".headlines button").nth(2).click()
    expect(tv.page.locator(".reel h3")).to_have_text(wanted[2])
    assert tv.examine() == []
    tv.page.keyboard.press("Escape")
    expect(tv.page.locator(".reel")).to_have_count(0)
