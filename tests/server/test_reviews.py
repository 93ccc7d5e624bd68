"""Reviews over HTTP: worked out in a process of their own, once, however many ask."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from fistful.lab.executor import Here
from fistful.review.review import review
from fistful.server.gate import Gate
from fistful.server.reviews import MOST_WAITING, Reviews

GOLDEN = Path(__file__).parents[1] / "golden" / "blasting_billy" / "two-players.fistful"


async def worked_out(text: str) -> tuple[dict[str, Any], int, int]:
    reviews = Reviews(cast(Gate, None), rollouts=1)
    try:
        first = reviews.find(text)
        assert first.answer == b"" and first.task is not None
        again = reviews.find(text)
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


async def crowd() -> list[str]:
    reviews = Reviews(cast(Gate, None), rollouts=1)
    refused: list[str] = []
    try:
        for number in range(MOST_WAITING + 1):
            try:
                reviews.find(f"a record {number}")
            except Exception as error:
                refused.append(str(error))
    finally:
        reviews.close()
    return refused


def test_only_so_many_wait_their_turn() -> None:
    assert asyncio.run(crowd()) == ["too-fast"]
