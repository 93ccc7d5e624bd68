"""Reviews over HTTP: worked out in a process of their own, once, however many ask."""

import asyncio
import gzip
import json
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fistful.engine.errors import FistfulError
from fistful.lab.executor import Here
from fistful.review.review import review
from fistful.server.lanes import Lane, Share
from fistful.server.protocol import Choice
from fistful.server.reviewed import ReviewState, affordable, look_on, moves, sketch, write
from fistful.server.reviewing import INTEREST, MOST_WAITING, Reviewing
from tests.review.test_review import LAST_TURNS
from tests.server.client import running
from tests.server.inside import run
from tests.server.test_lanes import SlowHand

GOLDEN = Path(__file__).parents[1] / "golden" / "blasting_billy" / "two-players.fistful"
HERE = Share("192.0.2.1", "a table")


def quick_reviews() -> Reviewing:
    reviews = Reviewing()
    reviews.worlds = (1, 2)
    return reviews


async def worked_out(text: str) -> tuple[dict[str, Any], int, int]:
    reviews = quick_reviews()
    try:
        first = reviews.find(text, HERE)
        assert first.answer == b"" and first.task is not None and not first.is_done
        again = reviews.find(text, HERE)
        assert again is first
        # Somebody is interested however long it takes.
        first.asked = inf
        await first.task
        return json.loads(gzip.decompress(first.answer)), len(reviews.works), first.state.done
    finally:
        reviews.close()


def test_a_review_is_worked_out_once_and_kept() -> None:
    text = GOLDEN.read_text()
    state, works, done = asyncio.run(worked_out(text))
    here = review(text, 1, 0, None, Here()).plain()
    assert works == 1
    assert state["done"] == state["total"] == done == 1 + len(here["decisions"])
    assert state["review"] == json.loads(json.dumps(here))


def test_what_there_is_can_be_seen_before_it_is_all() -> None:
    """The curves at once, then decision by decision; what was seen does not change."""
    text = GOLDEN.read_text()
    plan = sketch(text)
    first = json.loads(gzip.decompress(write(text, plan, [])))
    assert (first["done"], first["review"]["decisions"]) == (1, [])
    assert first["review"]["truth"] and first["total"] == 1 + len(plan.steps)
    later = look_on(text, plan, 1, [])
    assert later.decisions
    assert json.loads(gzip.decompress(later.answer))["review"]["truth"] == first["review"]["truth"]


def test_an_answer_is_what_its_type_says_although_nothing_looks_that_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Compiled classes do not say what their fields are, so no answer may be converted to them."""

    def unknown(*_: Any, **__: Any) -> None:
        raise TypeError("what fields?")

    plan = sketch(GOLDEN.read_text())
    with monkeypatch.context() as compiled:
        compiled.setattr(msgspec, "convert", unknown)
        batch = look_on(GOLDEN.read_text(), plan, 1, [])
    answer = gzip.decompress(batch.answer)
    state = msgspec.json.decode(answer, type=ReviewState)
    assert state.review is not None
    assert state.done == 1 + len(state.review.decisions) > 1
    assert msgspec.json.encode(state) == answer


def test_what_was_compared_can_be_put_in_words() -> None:
    found = review(LAST_TURNS.replace("MOVE", "dump gold 0"), 20, 0, (0,), Here())
    verbs = found.course.game.rules.verbs
    texts = verbs.texts(found.course.record.names)
    assert moves(found) == {
        text: Choice(text, text.split()[0], verbs.things(texts[text]))
        for text in ("claim gold 6", "dump gold 0")
    }


async def crowd(rank: int, places: list[str]) -> list[str]:
    """Ask for reviews from so many places; return where one was refused."""
    reviews = quick_reviews()
    refused: list[str] = []
    try:
        for number, place in enumerate(places):
            try:
                reviews.find(f"a record {number}", Share(place, str(number), rank))
            except FistfulError as error:
                assert error.code == "too-fast"
                refused.append(place)
    finally:
        reviews.close()
    return refused


@pytest.mark.parametrize("rank", [0, 1])
def test_only_so_many_wait_their_turn(rank: int) -> None:
    """Of one address, and in all; whoever asks for too many does not keep others out."""
    most, each = MOST_WAITING[rank]
    greedy = ["192.0.2.1"] * (each + 2)
    others = [f"198.51.100.{number}" for number in range(most - each + 1)]
    assert asyncio.run(crowd(rank, [*greedy, *others])) == [*greedy[:2], others[-1]]


class HandHere(SlowHand):
    """Does jobs in this process, each for so many seconds of the loop's time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(self.seconds)
        return job(*args)


async def left_alone(text: str) -> tuple[int, int]:
    """Ask for a review once; return how far it came in an hour, and then, asked for again and
    again, in the end."""
    reviews = quick_reviews()
    reviews.lane = Lane([HandHere(3.0)])
    try:
        work = reviews.find(text, HERE)
        await asyncio.sleep(3600.0)
        stopped = work.state.done
        while not work.is_done:
            assert reviews.find(text, HERE) is work
            await asyncio.sleep(1.5)
        return stopped, work.state.done
    finally:
        reviews.close()


def test_work_stops_when_nobody_asks_and_goes_on_when_somebody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fistful.server.reviewed.BATCH_SECONDS", 0.0)
    stopped, total = run(left_alone(GOLDEN.read_text()))
    assert 0 < stopped <= INTEREST / 3.0 + 1 < total


def test_a_review_fits_its_budget_or_is_refused() -> None:
    """As many roll-outs as it can pay for; never so few that they say nothing."""
    text = GOLDEN.read_text()
    plan = sketch(text)
    assert affordable(text, plan, 3, 1e9) == 3
    assert affordable(text, plan, 24, 0.001) == 0
    assert affordable(text, plan, 10**9, 1e9) < 10**9


def test_a_review_that_costs_more_than_was_guessed_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fistful.server.reviewing.TOLERANCE", 0.0)

    async def work() -> str:
        reviews = quick_reviews()
        try:
            one = reviews.find(GOLDEN.read_text(), HERE)
            one.asked = inf
            assert one.task is not None
            await one.task
            return one.failure
        finally:
            reviews.close()

    assert asyncio.run(work()) == "review-too-long"


def test_a_game_of_a_table_comes_before_what_was_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    # One decision at a time, however fast the machine is.
    monkeypatch.setattr("fistful.server.reviewed.BATCH_SECONDS", 0.0)

    async def work() -> tuple[int, int]:
        reviews = quick_reviews()
        reviews.lane = Lane([HandHere(1.0)])
        text = GOLDEN.read_text()
        try:
            brought = reviews.find(text + "# brought\n", Share("192.0.2.9", rank=1))
            await asyncio.sleep(5.5)
            own = reviews.find(text, HERE)
            before = brought.state.done
            await asyncio.sleep(8.0)
            return brought.state.done - before, own.state.done
        finally:
            reviews.close()

    brought, own = run(work())
    assert brought <= 1 < own


async def asked_again() -> list[str]:
    """Ask for a review that cannot be made, three times."""
    reviews = quick_reviews()
    heard: list[str] = []
    try:
        for _ in range(3):
            try:
                work = reviews.find("no record at all", HERE)
                assert work.task is not None
                await work.task
                heard.append("begun")
            except FistfulError as error:
                heard.append(error.code)
    finally:
        reviews.close()
    return heard


def test_a_review_that_fails_is_said_to_have_failed_and_can_be_tried_again() -> None:
    assert asyncio.run(asked_again()) == ["begun", "review-failed", "begun"]


def test_only_a_whole_game_that_is_brought_is_reviewed(tmp_path: Path) -> None:
    text = GOLDEN.read_text()
    head, first = text[: text.index("*:")], text.index("*:")
    cases = {
        "record-unfinished": text[: text.index("then:")].rpartition("\n*:")[0],
        "record-given-review": f"{head}given: pile: -\n{text[first:]}",
        "record-form": f"{text}nonsense\n",
    }
    with running(tmp_path) as server:
        for code, record in cases.items():
            answer = server.post("/api/reviews", content=record)
            assert (answer.json()["error"], answer.is_error) == (code, True)
        begun = server.post("/api/reviews", content=text).json()
        assert (begun["done"], begun["review"]) == (0, None)
