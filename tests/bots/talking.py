"""What bots say in games of Cash 'n Guns, what they do afterwards, and what their card was."""

from dataclasses import dataclass, field
from typing import Any

from fistful.bots import find_bot
from fistful.bots.talk import feels_like_talking, hold_to, kept, manner_of, speak
from fistful.engine.dice import Dice
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import CLICK
from fistful.games.game import Bot
from fistful.table.talk import Talk

SEATS = 5


@dataclass
class Talked:
    """What came up so far."""

    #: What was said with a card in the gun (nothing counts too), and whether the card was loud.
    cards: list[tuple[str, bool]] = field(default_factory=list)
    #: For each claim, whether it was kept.
    claims: list[bool] = field(default_factory=list)
    #: All that was said in a game.
    spoken: list[tuple[int, Talk]] = field(default_factory=list)


def listen(bot: str, player: str, games: int, dice: Dice) -> Talked:
    """Let a kind of bot talk in some games; the one who decides may be another, for speed."""
    game = find_game("cash-n-guns")
    deciding = find_bot(player, game)
    heard = Talked()
    for _ in range(games):
        s = game.rules.start(SEATS, {})
        heard.spoken = []
        while s.phase != OVER:
            if not s.waiting:
                game.rules.play(s, NATURE, game.rules.draw(s, dice), None)
                continue
            seat = SEATS_IN[s.waiting][0]
            game.rules.play(s, seat, answer(game.rules, s, seat, bot, deciding, heard, dice), None)
    return heard


def answer(
    rules: Rules[Any], s: Any, seat: int, bot: str, deciding: Bot, heard: Talked, dice: Dice
) -> int:
    """Let a bot talk, if it feels like it, and answer; keep what is worth knowing."""
    spoken = None
    if feels_like_talking(bot, dice):
        spoken = speak(rules, bot, rules.view(s, SPECTATOR), seat, dice, heard.spoken)
    said = None if spoken is None else spoken.action
    if spoken is not None:
        heard.spoken.append((seat, spoken))
    if s.cards[seat] != NOTHING:
        word = "" if spoken is None else spoken.word
        heard.cards.append((word, s.cards[seat] != CLICK))
    legal = sorted(rules.legal(s, seat))
    left = hold_to(rules, bot, said, legal, dice)
    action = left[0] if len(left) == 1 else deciding.choose(rules.view(s, seat), left, dice)
    claimed = None if said is None else kept(rules, said, legal)
    if claimed is not None:
        heard.claims.append(action in claimed)
    return action


def betrayal(cards: list[tuple[str, bool]]) -> float:
    """Return how well a card can be told from what its owner says: an AUC, 0.5 for not at all.

    How loud the cards behind each word were in one half is the forecast for the other half.
    """
    known, asked = cards[::2], cards[1::2]
    loud: dict[str, list[bool]] = {}
    for word, is_loud in known:
        loud.setdefault(word, []).append(is_loud)
    forecast = {word: sum(found) / len(found) for word, found in loud.items()}
    scores: dict[bool, list[float]] = {True: [], False: []}
    for word, is_loud in asked:
        scores[is_loud].append(forecast.get(word, 0.5))
    wins = 0.0
    for score in set(scores[True]):
        lower = len([other for other in scores[False] if other < score])
        equal = scores[False].count(score)
        wins += scores[True].count(score) * (lower + equal / 2)
    return wins / (len(scores[True]) * len(scores[False]))


def truth(claims: list[bool]) -> float:
    """Return how many claims were kept."""
    return sum(claims) / len(claims)


def declared(bot: str) -> float:
    """Return the honesty a bot declares."""
    return manner_of(bot).honesty
