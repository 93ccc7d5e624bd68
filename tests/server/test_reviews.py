"""Reviews over HTTP: worked out in a process of their own, once, however many ask."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from fistful.engine.errors import FistfulError
from fistful.lab.executor import Here
from fistful.review.review import review
from fistful.server.gate import Gate
from fistful.server.lanes import Share
from fistful.server.protocol import Choice
from fistful.server.replays import Replays
from fistful.server.reviews import MOST_WAITING, Reviews, moves
from tests.review.test_review import LAST_TURNS
from tests.server.client import running

GOLDEN = Path(__file__).parents[1] / "golden" / "blasting_billy" / "two-players.fistful"


HERE = Share("192.0.2.1", "a table")


def quick_reviews() -> Reviews:
    reviews = Reviews(cast(Gate, None), cast(Replays, None))
    reviews.rollouts = 1
    return reviews


async def worked_out(text: str) -> tuple[dict[str, Any], int, int]:
    reviews = quick_reviews()
    try:
        first = reviews.find(text, HERE)
        assert first.answer == b"" and first.task is not None
        again = reviews.find(text, HERE)
        assert again is first
        await first.task
        return json.loads(first.answer), len(reviews.works), first.state.done
    finally:
        reviews.close()


def test_a_review_is_worked_out_once_and_kept() -> None:
    text = GOLDEN.read_text()
    state, works, done = asyncio.run(worked_out(text))
    here = review(text, 1, 0, None, Here()).plain()
    assert works == 1
    assert state["done"] == state["total"] == done == len(here["truth"])
    assert state["review"] == json.loads(json.dumps(here))


def test_what_would_have_been_best_can_be_put_in_words() -> None:
    found = review(LAST_TURNS.replace("MOVE", "dump gold 0"), 20, 0, (0,), Here())
    verbs = found.course.game.rules.verbs
    action = verbs.texts(found.course.record.names)["claim gold 6"]
    best = Choice("claim gold 6", "claim", verbs.things(action))
    assert moves(found) == {"claim gold 6": best}


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
            answer = httpx.post(f"{server.url}/api/reviews", content=record, timeout=30)
            assert (answer.json()["error"], answer.is_error) == (code, True)
        begun = httpx.post(f"{server.url}/api/reviews", content=text, timeout=30).json()
        assert (begun["done"], begun["review"]) == (0, None)
