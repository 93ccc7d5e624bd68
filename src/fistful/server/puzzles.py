"""The puzzles that come with the games, over HTTP: which there are, and one to be solved."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.puzzles.puzzle import puzzles_of
from fistful.server import protocol
from fistful.server.answers import Answered, reply
from fistful.table.record import read_record


class PuzzleAnswer(msgspec.Struct):
    """An answer as screens offer it, what it gives of a victory in thousandths, and how much of a
    strong player's mixture it is, in per cent (0 where nobody need mix)."""

    choice: protocol.Choice
    worth: int
    weight: int


class PuzzleShown(msgspec.Struct):
    """A puzzle: a record that ends where a seat is asked, and the answers. `usual` and `best` are
    places of answers; `why` is a word of the catalogue with its number after either."""

    game: str
    name: str
    seat: int
    phase: str
    is_sealed: bool
    record: str
    answers: list[PuzzleAnswer]
    usual: int
    best: int
    why: str
    why_usual: int
    why_best: int


class PuzzleList(msgspec.Struct):
    """The names of a game's puzzles."""

    game: str
    names: list[str]


def puzzle_routes(answered: Answered) -> list[Route]:
    """Return the routes; `answered` turns errors into typed answers."""
    return [
        Route("/api/puzzles", answered(list_puzzles)),
        Route("/api/puzzles/{game}/{name}", answered(show_puzzle)),
    ]


async def list_puzzles(request: Request) -> Response:
    """Which puzzles there are, by game."""
    found = [PuzzleList(game, list(puzzles_of(game))) for game in games()]
    return reply(found)


async def show_puzzle(request: Request) -> Response:
    """One puzzle, with its answers: nobody else is hurt by looking them up."""
    return reply(shown(request.path_params["game"], request.path_params["name"]))


@cache
def shown(game_name: str, name: str) -> PuzzleShown:
    """Return a puzzle as screens want it: made once, however often it is asked for. Raises Invalid
    if there is none."""
    game = find_game(game_name)
    puzzle = puzzles_of(game.name).get(name)
    if puzzle is None:
        raise Invalid("puzzle-unknown")
    verbs, actions = game.rules.verbs, game.rules.verbs.texts(read_record(puzzle.record).names)
    answers: list[PuzzleAnswer] = []
    for one in puzzle.answers:
        action = actions[one.text]
        choice = protocol.Choice(one.text, verbs.verb_of[action].word, verbs.things(action))
        answers.append(PuzzleAnswer(choice, one.worth, one.weight))
    return PuzzleShown(
        game.name,
        puzzle.name,
        puzzle.seat,
        puzzle.phase,
        puzzle.is_sealed,
        puzzle.record,
        answers,
        puzzle.usual,
        puzzle.best,
        puzzle.reason.word,
        puzzle.reason.usual,
        puzzle.reason.best,
    )
