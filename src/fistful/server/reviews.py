"""The doors for reviews of finished games.

A game that is still played has no record yet, so there is nothing to review: to nobody. A record
that somebody brings must be a whole game; the games of our own tables come first. `reviewing` works
reviews out, in the pieces of `reviewed`.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.server.answers import Answered, LongAnswer, reply
from fistful.server.gate import Gate, address
from fistful.server.lanes import Share
from fistful.server.reading import read_text
from fistful.server.replays import Replays
from fistful.server.reviewed import admit
from fistful.server.reviewing import Reviewing, Work, key_of


class Reviews:
    """The doors for reviews."""

    def __init__(self, gate: Gate, replays: Replays) -> None:
        self.gate = gate
        self.replays = replays
        self.reviewing = Reviewing()

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/reviews/{game:nth}", answered(self.show)),
            Route("/api/reviews", answered(self.bring), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The review of a finished game of the table, counted from 0, or how far it is."""
        live = await self.gate.find(request)
        records, game = live.room.records, request.path_params["game"]
        if game >= len(records):
            raise Invalid("record-unfinished")
        share = Share(address(request), live.name)
        return tell(request, self.reviewing.find(records[game], share, wants_more(request)))

    async def bring(self, request: Request) -> Response:
        """The review of a record somebody brings, or how far it is."""
        text = await read_text(request)
        place = address(request)
        is_more = wants_more(request)
        if key_of(text, is_more) not in self.reviewing.works:
            self.replays.enter(place, key_of(text, is_more))
            try:
                await self.replays.find(request, admit, text)
            finally:
                self.replays.leave(place, key_of(text, is_more))
        return tell(request, self.reviewing.find(text, Share(place, rank=1), is_more))

    def close(self) -> None:
        """Stop working."""
        self.reviewing.close()


def wants_more(request: Request) -> bool:
    """Tell whether the larger review is asked for."""
    return request.query_params.get("more") == "true"


def tell(request: Request, work: Work) -> Response:
    """Answer with a review, or with how far it is."""
    return LongAnswer(request, work.answer) if work.answer else reply(work.state)
