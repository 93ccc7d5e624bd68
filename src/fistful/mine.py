"""The player's own games at the terminal: the records kept on this machine, and what they say."""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from fistful.engine.errors import FistfulError
from fistful.engine.state import OVER
from fistful.files import load_record, records_folder
from fistful.lab.stats import wilson
from fistful.table.players import HELPED
from fistful.table.record import COMMENT_LINE, PERSON, Record
from fistful.table.replay import Replay
from fistful.texts import Catalogue


@dataclass
class Mine:
    """One record: whether it is over, and for the first person at the table how it ended."""

    file: Path
    record: Record
    seat: int
    is_over: bool
    place: int
    #: The part of the victory: 1, less if it was shared, or nothing.
    share: float
    hints: int

    def company(self) -> str:
        """Return who the others were: one kind of bot, people, or both."""
        others = {who for seat, who in enumerate(self.record.players) if seat != self.seat}
        if len(others) != 1:
            return "mixed"
        only = others.pop()
        return "people" if only == PERSON else only

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "file": str(self.file),
            "game": self.record.game,
            "seats": len(self.record.names),
            "company": self.company(),
            "is_over": self.is_over,
            "place": self.place if self.is_over else None,
            "share": self.share if self.is_over else None,
            "hints": self.hints,
        }


def my_games() -> list[Mine]:
    """Return the player's own games, the newest first; what cannot be read is left out."""
    found: list[Mine] = []
    for file in sorted(records_folder().glob("*.fistful"), key=lambda one: -one.stat().st_mtime):
        try:
            game = read_game(file)
        except FistfulError:
            continue
        if game is not None:
            found.append(game)
    return found


def read_game(file: Path) -> Mine | None:
    """Read one game; None if no person played in it. Raises FistfulError."""
    record = load_record(file)
    if PERSON not in record.players:
        return None
    seat = record.players.index(PERSON)
    replay = Replay(record).play()
    comments = [line.text for line in record.lines if line.kind == COMMENT_LINE]
    hints = len([text for text in comments if text.endswith(HELPED)])
    if replay.state.phase != OVER:
        return Mine(file, record, seat, False, 0, 0.0, hints)
    outcome = replay.rules.outcome(replay.state)
    place, share = outcome.plain()["places"][seat], outcome.shares()[seat]
    return Mine(file, record, seat, True, place, share, hints)


def rates(games: list[Mine]) -> list[dict[str, Any]]:
    """Return how often finished games were won, by game, size of the table and company."""
    groups: defaultdict[tuple[str, int, str], list[float]] = defaultdict(list)
    for one in games:
        if one.is_over:
            groups[one.record.game, len(one.record.names), one.company()].append(one.share)
    found: list[dict[str, Any]] = []
    for (game, seats, who), shares in sorted(groups.items(), key=lambda pair: -len(pair[1])):
        won = wilson(sum(shares), len(shares))
        interval = {"rate": won.rate, "low": won.low, "high": won.high}
        found.append(
            {"game": game, "seats": seats, "company": who, "games": len(shares), **interval}
        )
    return found


def show_mine(lang: str) -> None:
    """Say which games can be gone on with, how the others ended, and how often they were won."""
    say = Catalogue(lang).say
    games = my_games()
    if not games:
        click.echo(say("ui-mine-none", folder=str(records_folder())))
        return
    for one in games:
        title = Catalogue(lang, Replay(one.record).game).say("game")
        seats = len(one.record.names)
        code = "ui-mine-won" if one.share else "ui-mine-place" if one.is_over else "ui-mine-running"
        helped = say("ui-mine-helped", count=one.hints) if one.hints else ""
        text = say(code, game=title, place=one.place, seats=seats, file=str(one.file))
        click.echo(f"{text} {helped}".rstrip())
    for rate in rates(games):
        title = Catalogue(
            lang, next(Replay(one.record).game for one in games if one.record.game == rate["game"])
        ).say("game")
        who = (
            say(f"ui-mine-{rate['company']}")
            if rate["company"] in ("people", "mixed")
            else say(f"bot-{rate['company']}")
        )
        percents = {name: round(100 * rate[name]) for name in ("rate", "low", "high")}
        click.echo(
            say(
                "ui-mine-rate",
                game=title,
                seats=rate["seats"],
                who=who,
                games=rate["games"],
                **percents,
            )
        )
