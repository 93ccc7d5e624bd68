"""Is the deck of Get Billy the Kid! the rulebook's game, does it live, and is it fair?

    python bench/liveliness.py [--games 2000] [--fair 10000] [--deck FILE] [--players 4,5,6,7,8]

Prints where the deck leaves the rulebook's game, and for every number of players a column: what
happens in games between rules of thumb, counted from the events everybody at the table is told, and
how often the Outlaws win. Game number n has the same dice whatever the deck, so decks are compared
on the same luck. `PYTHONPATH=build/compiled` makes it several times as fast.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fistful.engine.events import Event, Out
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.get_billy_the_kid import events as e
from fistful.games.get_billy_the_kid.cards import ESCAPE
from fistful.games.get_billy_the_kid.deck import VARIANTS
from fistful.lab.executor import executor
from fistful.lab.play import luck_of
from fistful.lab.series import Chunk, Played, Series, Sitting, own_luck, play_games
from fistful.lab.stats import wilson

GAME: Final = find_game("get-billy-the-kid")
#: Games a worker plays at a time.
CHUNK: Final = 100
#: What a card is put down for.
PLAYS: Final = {
    e.DISCARDED: "plain discard",
    e.ASKED: "question",
    e.GOES_AGAIN: "going again",
    e.LOOKED: "look",
    e.SPIED: "binoculars",
    e.ACCUSED: "arrest",
    e.STOLE: "theft",
    e.RESPONDED: "response",
    e.MATCHED: "match",
    e.FIRED: "shot",
}
#: What is asked of a deck, in per cent: at least, at most.
BARS: Final = {
    "confrontation": (97, 100),
    "return fire": (50, 100),
    "Town purchase or theft": (40, 100),
    "Escapes unmatched": (35, 70),
    "Rifle used to look": (33.3, 100),
    "largest kind of play": (0, 30),
    "Outlaws win": (42, 58),
}


class Lively(Series):
    """Games between rules of thumb, of which it is counted what happened."""

    def listener(self, game: Game) -> Out | None:
        return Out()

    def sitting(self, number: int) -> Sitting:
        own = own_luck(self.players, "liveliness", number)
        return Sitting(self.bots, luck_of("liveliness", number), own)

    def count(self, games: Iterator[Played]) -> Counter[str]:
        found: Counter[str] = Counter()
        for played in games:
            found.update(facts(played.events))
            found["games"] += 1
            found["Outlaws win"] += bool(played.s.won & played.s.outlaws)
        return found


def facts(told: list[Event]) -> Counter[str]:
    """Count what happened in a game: once a game, by Escape, by play."""
    found: Counter[str] = Counter()
    codes = {event.code for event in told}
    found["confrontation"] += not codes.isdisjoint({e.RESPONDED, e.TAKEN})
    # GB-45: an Outlaw opens a shootout by its response; the first shot fired in it is the answer.
    found["return fire"] += e.FIRED in codes
    found["Town purchase or theft"] += not codes.isdisjoint({e.BOUGHT, e.STOLE})
    found["Rifle used to look"] += e.LOOKED in codes
    for event in told:
        if event.code in PLAYS:
            found[f"play: {PLAYS[event.code]}"] += 1
        if event.code == e.RESPONDED and event.things[1] >= ESCAPE:
            found["escapes"] += 1
        elif event.code == e.MATCHED:
            found["matches"] += 1
    return found


def measure(
    players: list[int], options: dict[str, str], games: range, jobs: int | None = None
) -> dict[int, Counter[str]]:
    """Return by number of players what happened in games of these numbers."""
    wanted = [
        Chunk(Lively(GAME.name, options, count, ("rules",) * count, 0), first, size)
        for count in players
        for first in range(games.start, games.stop, CHUNK)
        if (size := min(CHUNK, games.stop - first))
    ]
    found: dict[int, Counter[str]] = {count: Counter() for count in players}
    where = executor(jobs)
    try:
        for chunk, happened in play_games(wanted, where):
            found[chunk.series.players].update(happened)
    finally:
        where.close()
    return found


def rates(found: Counter[str]) -> dict[str, float]:
    """Return the figures asked for, in per cent."""
    plays = {name: count for name, count in found.items() if name.startswith("play: ")}
    escapes = max(1, found["escapes"])
    of = {
        "Escapes unmatched": 1 - found["matches"] / escapes,
        "largest kind of play": max(plays.values()) / sum(plays.values()),
    }
    return {name: 100 * of.get(name, found[name] / found["games"]) for name in BARS}


def largest(found: Counter[str]) -> str:
    """Return the shares of the kinds of play, the largest first."""
    plays = {name[6:]: count for name, count in found.items() if name.startswith("play: ")}
    total = sum(plays.values())
    ordered = sorted(plays.items(), key=lambda one: -one[1])
    return ", ".join([f"{name} {100 * count / total:.0f}" for name, count in ordered])


def table(found: dict[int, Counter[str]], fair: dict[int, Counter[str]]) -> Iterator[str]:
    """Yield the table's lines: what is asked for, and a column for each number of players."""
    yield "| | asked | " + " | ".join([f"{count} players" for count in found]) + " |"
    yield "|---|---|" + "---|" * len(found)
    for name, (least, most) in BARS.items():
        asked = f"{least:g}–{most:g} %" if least and most < 100 else f"≥ {least:g} %"
        asked = asked if least else f"≤ {most:g} %"
        cells = [cell(name, found[count], fair[count]) for count in found]
        yield f"| {name} | {asked} | " + " | ".join(cells) + " |"


def cell(name: str, found: Counter[str], fair: Counter[str]) -> str:
    """Return one figure, marked where it misses its bar; who wins comes with its interval."""
    least, most = BARS[name]
    happened = fair if name == "Outlaws win" else found
    value = rates(happened)[name]
    text = f"{value:.1f}"
    if happened is fair:
        rate = wilson(fair[name], fair["games"])
        text += f" ({100 * rate.low:.1f}–{100 * rate.high:.1f})"
    return text if least <= value <= most else f"**{text}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--fair", type=int, default=10000)
    parser.add_argument("--deck", default="standard")
    parser.add_argument("--players", default="4,5,6,7,8")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, as in a record")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    path = GAME.folder / "deck.toml" if given.deck == "standard" else Path(given.deck)
    for departure in VARIANTS.departures(path):
        print(departure)
    options = {"deck": given.deck, **dict([one.split("=", 1) for one in given.option])}
    players = [int(count) for count in given.players.split(",")]
    found = measure(players, options, range(given.games), given.jobs)
    more = measure(players, options, range(given.games, given.fair), given.jobs)
    fair = {count: found[count] + more[count] for count in players}
    print("\n".join(table(found, fair)))
    for count in players:
        print(f"plays at {count}, %: {largest(found[count])}")


if __name__ == "__main__":
    main()
