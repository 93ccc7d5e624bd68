"""The review in a real browser: from the end of a game to what was given away, and to its step."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.client import Server, running
from tests.web.conftest import QUICK, Invite
from tests.web.people import PHONE, SMALL, TV
from tests.web.scenes import PATIENT, Player, Production

#: A game in which something is given away, found with moves tried in a few worlds.
SHOW = Production("cash-n-guns", 4, 3, ())
QUICKLY = {**QUICK, **PATIENT, "fistful.server.reviewing.WORLDS": (2, 4)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("review")
    with running(folder, seed=SHOW.seed, constants=QUICKLY) as server:
        yield server


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """The table at which the game was played to its end."""
    player = Player(server, SHOW)
    player.start()
    while not player.is_over:
        player.answer()
    return player.device.code


def test_what_was_given_away_is_found_after_the_game_and_followed_to_the_replay(
    invite: Invite, code: str
) -> None:
    ann = invite(PHONE)
    page = ann.open(f"/t/{code}/tv").page
    page.get_by_text("More about this game").click()
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/replay/{code}/1/review$"))
    expect(page.get_by_role("status")).to_have_text("The review is ready.")
    # Whole points that add up, seat by seat.
    rows = page.get_by_role("table").filter(has_text="Luck").locator("tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        start, luck, skill, end = [
            int(text.split("±")[0].strip().removesuffix(" %").replace("\N{MINUS SIGN}", "-"))
            for text in row.locator("td").all_inner_texts()
        ]
        assert start + luck + skill == end
    assert sorted(rows.locator("td:last-child").all_inner_texts()) == ["0 %", "0 %", "0 %", "100 %"]
    # Chances over the game, twice; the slider is the way by keyboard.
    chart = page.locator("figure")
    page.get_by_role("slider", name="Step").press("End")
    expect(chart.locator(".legend li")).to_have_count(1)
    chart.locator("label", has_text="as each player knew").click()
    expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile("player knew$"))
    # On a phone one curve at a time, in the colours and with the letter of its seat.
    expect(chart.locator("path.line.seat-0:not(.legend *)")).to_have_count(1)
    chart.get_by_role("radio").last.press("ArrowRight")
    slips = page.get_by_role("link", name=re.compile("^(inaccuracy|mistake|blunder)"))
    # Each says why, and what would have been better.
    assert slips.count() > 0
    expect(slips.filter(has_text="points less")).to_have_count(slips.count())
    assert slips.filter(has_text="after the better move").count() > 0
    expect(page.get_by_text(re.compile(r"\d bluffs?, \d believed; "))).to_have_count(4)
    found = ann.examine() + ann.fits()
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    found += ann.fits()
    page.set_viewport_size({"width": TV[0], "height": TV[1]})
    expect(chart.locator("path.line:not(.legend *)")).to_have_count(4)
    expect(chart.locator(".legend li", has_text="100 %")).to_have_count(1)
    expect(chart.locator(".note")).to_have_count(slips.count())
    found += ann.examine()
    assert found == []
    # Whoever wants more has it looked at again.
    page.get_by_role("button", name="Look more closely").click()
    expect(page.get_by_role("button", name="Look more closely")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("The review is ready.")
    # What was given away leads to the moment at which that was.
    slip = slips.first
    step = re.search(r"step (\d+) of", slip.inner_text())
    assert step
    deed = slip.locator("b").inner_text()
    slip.press("Enter")
    expect(page).to_have_url(re.compile(f"/replay/{code}/1#{step[1]}$"))
    expect(page.locator("aside [aria-current=step]").first).to_have_text(deed)
    page.go_back()
    expect(page.get_by_role("heading", name="What was given away")).to_be_visible()


def test_a_record_of_others_is_reviewed_too_in_dutch(
    invite: Invite, code: str, server: Server
) -> None:
    record = server.get(f"/api/tables/{code}/records/0").text
    bob = invite(PHONE, language="nl", expects=("404 (Not Found)",))
    page = bob.open("/replay").page
    for text in (record, record[: record.index("\n*: notes", record.index("\n*: notes") + 1)]):
        page.locator("input[type=file]").last.set_input_files(
            {"name": "game.fistful", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.get_by_role("link", name="Analyse").click()
        if text == record:
            expect(page.get_by_role("heading", name="Geluk en kunde")).to_be_visible()
            slips = page.get_by_role("link", name=re.compile("na de betere zet"))
            expect(slips.first).to_be_visible()
        else:
            expect(page.get_by_role("alert")).to_contain_text("voordat het spel is afgelopen")
            expect(page.get_by_role("button", name="Probeer het nog eens")).to_be_visible()


def test_mistakes_in_own_games_become_puzzles_of_ones_own(
    invite: Invite, code: str, server: Server
) -> None:
    ann = invite(PHONE, language="nl")
    page = ann.open(f"/replay/{code}/1/review").page
    expect(page.get_by_role("status")).to_have_text("De analyse is klaar.")
    found = page.request.get(f"{server.url}/api/tables/{code}/reviews/0").json()["review"]
    labelled = [one for one in found["decisions"] if one["label"]]
    seat = labelled[0]["seat"]
    own = [one for one in labelled if one["seat"] == seat]
    game = {
        "code": code,
        "number": 1,
        "game": SHOW.game,
        "at": 0,
        "names": found["names"],
        "seat": seat,
        "bots": [""] * 4,
        "hints": 0,
        "result": {"place": 1, "score": None, "share": 1},
    }
    page.evaluate("game => localStorage.setItem('fistful-games', JSON.stringify([game]))", game)
    ann.open()
    ann.click("Mijn partijen")
    ann.click("Zoek mijn fouten")
    link = page.get_by_role("link", name=re.compile(r"^(Eén fout|\d+ fouten)$"))
    expect(link).to_be_visible()
    assert ann.examine() == []
    link.click()
    answers = page.locator(".answers li button")
    expect(answers).to_have_count(len(own[0]["answers"]))
    expect(page.get_by_role("link", name=f"Mijn fouten ({len(own)})")).to_be_visible()
    texts = [one["text"] for one in own[0]["answers"]]
    answers.nth(texts.index(own[0]["played"])).click()
    expect(page.locator(".verdict")).to_contain_text("weg")
    expect(page.locator(".answers")).to_contain_text("In dat spel koos je")
    expect(page.locator(".answers")).to_contain_text("na de betere zet")
    assert ann.examine() + ann.fits() == []
    name = f"{code}_1_{own[0]['step']}"
    kept = page.evaluate("JSON.parse(localStorage.getItem('fistful-puzzles'))")
    assert kept["tried"][name]["box"] == 0
    # Who sees the review of a game of their own is told so, and a forgotten game takes them along.
    ann.open(f"/replay/{code}/1/review")
    expect(page.get_by_role("link", name=re.compile("nu (een puzzel|puzzels)$"))).to_be_visible()
    ann.open()
    ann.click("Mijn partijen")
    page.get_by_role("button", name=re.compile("^Vergeten: ")).click()
    ann.open("/puzzles/mine")
    ann.sees("Nog geen.")
