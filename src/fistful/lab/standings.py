"""What an arena found: rates with block bootstrap intervals, differences, ratings for display."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from fistful.engine.outcome import VICTORY
from fistful.games import find_game
from fistful.lab.arena import FIELD, HERO, SIDES, Block, Pairing
from fistful.lab.series import Series
from fistful.lab.stats import block_difference, block_rate


@dataclass(frozen=True)
class Alone:
    """How often one bot wins, alone among others of one kind: hero or invader, as one sees it."""

    bot: str
    among: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Mixed:
    """How a bot does at mixed tables, seat by seat, and its OpenSkill rating (for display)."""

    bot: str
    seats: int
    rate: float
    low: float
    high: float
    mu: float
    sigma: float


@dataclass(frozen=True)
class BySide:
    """How often the first side wins when each side is played by one bot."""

    bots: tuple[str, ...]
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Gain:
    """How much more often a side wins when the next bot of the list plays it, same deals."""

    side: str
    against: str
    before: str
    after: str
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Standings:
    """The answer of `fistful arena`; `plain` is its JSON."""

    game: str
    options: dict[str, str]
    players: int
    bots: tuple[str, ...]
    seed: int
    #: What the rates of seats count (`engine.outcome`).
    unit: str
    #: What every seat would get if all, and the sides, were equal.
    fair: float
    sides: tuple[str, ...]
    alone: list[Alone]
    mixed: list[Mixed]
    by_side: list[BySide]
    gains: list[Gain]

    def plain(self) -> dict[str, object]:
        """Return the standings as plain data."""
        return asdict(self)


def standings(table: Series, blocks: Mapping[Pairing, list[Block]]) -> Standings:
    """Return what the blocks of an arena tell."""
    game = find_game(table.game)
    sides = game.insight.sides if game.insight else ()
    by_side = {one: found for one, found in blocks.items() if one.design == SIDES}
    return Standings(
        game=table.game,
        options=table.options,
        players=table.players,
        bots=table.bots,
        seed=table.seed,
        unit=game.unit,
        fair=1 / (len(sides) or table.players),
        sides=sides,
        alone=[alone(one, found) for one, found in blocks.items() if one.design == HERO],
        mixed=[
            bot for one, found in blocks.items() if one.design == FIELD for bot in mixed(one, found)
        ],
        by_side=[side_rate(one, found) for one, found in by_side.items()],
        gains=gains(table, sides, {one.bots: found for one, found in by_side.items()}),
    )


def alone(pairing: Pairing, blocks: list[Block]) -> Alone:
    """Return how often the bot that sits alone wins."""
    games = [len(block) for block in blocks]
    wins = [sum([game[0] for game in block]) / VICTORY for block in blocks]
    found = block_rate(list(zip(wins, games, strict=True)))
    bot, among = pairing.bots
    return Alone(bot, among, sum(games), found.rate, found.low, found.high)


def side_rate(pairing: Pairing, blocks: list[Block]) -> BySide:
    """Return how often the first side wins."""
    found = block_rate([(won, 1.0) for won in side_wins(blocks, 0)])
    return BySide(pairing.bots, len(blocks), found.rate, found.low, found.high)


def side_wins(blocks: list[Block], side: int) -> list[float]:
    """Return whether a side won, deal by deal."""
    return [block[0][side] / VICTORY for block in blocks]


def gains(
    table: Series, sides: tuple[str, ...], blocks: Mapping[tuple[str, ...], list[Block]]
) -> list[Gain]:
    """Return what each side gains from rung to rung of the list, against each bot."""
    found: list[Gain] = []
    if not blocks:
        return found
    for side, name in enumerate(sides):
        for against in table.bots:
            for before, after in zip(table.bots, table.bots[1:], strict=False):
                pairs = [(one, against) if side == 0 else (against, one) for one in (after, before)]
                better, worse = [side_wins(blocks[pair], side) for pair in pairs]
                change = block_difference(better, worse)
                found.append(
                    Gain(name, against, before, after, change.rate, change.low, change.high)
                )
    return found


def mixed(pairing: Pairing, blocks: list[Block]) -> list[Mixed]:
    """Return how every bot did at mixed tables."""
    skill = ratings(pairing, blocks)
    found: list[Mixed] = []
    for bot in pairing.bots:
        pairs: list[tuple[float, float]] = []
        for number, block in enumerate(blocks):
            seated = pairing.seating(number)
            places = [place for place, other in enumerate(seated) if other == bot]
            wins = sum([game[place] for game in block for place in places]) / VICTORY
            if places:
                pairs.append((wins, len(places) * len(block)))
        if pairs:
            rate = block_rate(pairs)
            seats = int(sum([trials for _, trials in pairs]))
            mu, sigma = skill[bot].mu, skill[bot].sigma
            found.append(Mixed(bot, seats, rate.rate, rate.low, rate.high, mu, sigma))
    return found


def ratings(pairing: Pairing, blocks: list[Block]) -> dict[str, PlackettLuceRating]:
    """Return OpenSkill ratings from mixed tables: those who win rank before those who do not.

    A bot in several seats gets the mean of what they earn. One number for a bot hides who beats
    whom, so this is for display.
    """
    model = PlackettLuce()
    known = {bot: model.rating() for bot in pairing.bots}
    for number, block in enumerate(blocks):
        seated = pairing.seating(number)
        for game in block:
            if not any(game):
                continue
            teams = [[known[bot]] for bot in seated]
            rated = model.rate(teams, ranks=[0 if won else 1 for won in game])
            for bot in set(seated):
                own = [rated[place][0] for place, other in enumerate(seated) if other == bot]
                mu = sum([one.mu for one in own]) / len(own)
                sigma = sum([one.sigma for one in own]) / len(own)
                known[bot] = model.rating(mu=mu, sigma=sigma)
    return known
