"""Variants that are being made: opened, checked field by field, written out. Nothing is kept.

They are looked at where records are read, within the same bounds.
"""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.games.draft import Draft as Sketch
from fistful.games.game import Game
from fistful.games.variant import DECK, UNNAMED
from fistful.games.wording import Wording
from fistful.server import bodies
from fistful.server.answers import Answered
from fistful.server.gate import Gate
from fistful.server.offers import table_options
from fistful.server.replays import (
    LONGEST_VALUE,
    MOST_PROBLEMS,
    Failure,
    Replays,
    attempt,
)
from fistful.sheets import has_own_comments, misfits
from fistful.workbench import changes, fit, identity, variants_of


class Problem(msgspec.Struct):
    """Something wrong with a draft: where (keys, and numbers in lists, from outside in) and what, a
    message `problem-<code>` and all it names; without a place it is about all of it."""

    place: list[str]
    code: str
    things: dict[str, str | int]


class Drafted(msgspec.Struct, kw_only=True):
    """A draft as it stands: its data, the same as a file's text, where it differs from the
    rulebook's game (what, before, after) and all that is wrong with it. One that can be played has
    what it is known by, the value of `deck` that plays it, what the game's sentences say at a table
    with it, and what those who watch see there before the deal. One that was just opened comes with
    the rulebook's data, with fields that things of a part may have `more` than any of the
    rulebook's, and with whether its file has comments that are not kept."""

    game: str
    data: dict[str, Any]
    text: str
    changes: list[list[str]]
    problems: list[Problem]
    name: str = ""
    version: int = 0
    hash: str = ""
    packed: str = ""
    wording: Wording | None = None
    view: dict[str, Any] | None = None
    usual: dict[str, Any] | None = None
    more: dict[str, dict[str, Any]] | None = None
    loses_comments: bool = False


class Drafts:
    """The door for variants that are being made."""

    def __init__(self, gate: Gate, replays: Replays) -> None:
        self.gate = gate
        self.replays = replays

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [Route("/api/drafts", answered(self.draft), methods=["POST"])]

    async def draft(self, request: Request) -> Response:
        """A draft as it stands: what it changes, and what is wrong with it."""
        return await self.replays.work(request, draft_text, self.gate.doors.drafting)


# In the worker.


def draft_text(text: str) -> bytes | Failure:
    """Look at a draft, as compressed JSON."""
    return attempt(lambda: msgspec.json.encode(look(read_draft(text))))


def read_draft(text: str) -> bodies.Draft:
    """Read what was brought. Raises Invalid."""
    try:
        return msgspec.json.decode(text, type=bodies.Draft)
    except msgspec.MsgspecError as problem:
        raise Invalid("bad-request", problem=str(problem)[:200]) from None


def look(asked: bodies.Draft) -> Drafted:
    """Return how a draft stands. Raises Invalid."""
    game = find_game(asked.game) if asked.game else None
    if asked.data is not None and game:
        return stand(game, asked.data)
    if not asked.text:
        if game is None:
            raise Invalid("bad-request", problem="a draft needs a game, a text or data")
        return opened(game, variants_of(game).standard_data)
    found, draft = fit(asked.text, game)
    if not draft.data:
        problems = [Problem([], one.code, dict(one.things)) for one in draft.problems]
        return Drafted(game=found.name, data={}, text="", changes=[], problems=problems)
    drafted = opened(found, draft.data)
    drafted.loses_comments = has_own_comments(found, asked.text)
    return drafted


def opened(game: Game, data: dict[str, Any]) -> Drafted:
    """Return how a draft stands that is looked at for the first time."""
    about = {"name": UNNAMED, "version": 1}
    mine = {key: of for key, of in data.items() if key != "game"}
    variants = variants_of(game)
    if variants.renew and not variants.checked(Sketch({**data}, "")).problems:
        mine = variants.renew(mine)
    draft = stand(game, {**about, **mine})
    draft.usual = variants.standard_data
    draft.more = variants.more
    return draft


def stand(game: Game, data: dict[str, Any]) -> Drafted:
    """Return how a draft stands. Raises Invalid if it is too large."""
    text, wrong = misfits(game, data)
    told = [list(change) for change in changes(game, data)]
    problems = [
        Problem(list(one.place), one.problem.code, dict(one.problem.things))
        for one in wrong[:MOST_PROBLEMS]
    ]
    draft = Drafted(game=game.name, data=data, text=text, changes=told, problems=problems)
    if problems:
        return draft
    known = identity(game, data)
    if len(known["packed"]) > LONGEST_VALUE:
        raise Invalid("variant-large", most=LONGEST_VALUE)
    options = table_options(game, {DECK: known["packed"]})
    view = game.rules.view(game.rules.start(game.rules.fewest, options), SPECTATOR)
    return msgspec.structs.replace(draft, **known, wording=game.worded(options), view=view)
