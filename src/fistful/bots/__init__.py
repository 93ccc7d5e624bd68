"""The bots by name. They see what a person in their seat would see, and nothing else."""

from typing import Final

from fistful.bots.greedy import WORLDS, GreedyBot
from fistful.bots.learned import LEARNED, has_learned, learned_bot
from fistful.bots.levels import LEVELS, HastyBot
from fistful.bots.plugins import (
    can_play,
    import_plugin,
    is_plugin,
    loaded_plugins,
    make_plugin,
    plugin_names,
)
from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.bots.search import SIMULATIONS, SearchBot
from fistful.bots.team import TeamBot
from fistful.engine.errors import Invalid
from fistful.games.game import Bot, Game
from fistful.games.mind import Habits

#: From easy to hard.
DIFFICULTIES: Final = tuple([f"level-{number}" for number in range(1, len(LEVELS) + 1)])
#: `search:1000` plays so many games ahead for a move, `greedy:2` looks at so many worlds,
#: `rules:bold=0.3/thrift=1` has these habits instead of the usual ones.
SEARCH: Final = "search"
GREEDY: Final = "greedy"
RULES: Final = "rules"


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots of the house that can play a game.

    >>> from fistful.games import find_game
    >>> bot_names(find_game("cash-n-guns"))[:4]
    ['random', 'greedy', 'rules', 'search']
    """
    names = ["random"]
    if game.evaluate is not None:
        names.append(GREEDY)
    if game.bot is not None or game.instinct is not None:
        names.append(RULES)
    if game.instinct is not None:
        names.append(SEARCH)
        if game.evaluate is not None:
            names += DIFFICULTIES
    if has_learned(game):
        names.append(LEARNED)
    return names + list(game.personas)


def bots_to_meet(game: Game) -> list[str]:
    """Return the bots people may want to meet: difficulties from easy to hard, then characters."""
    names = bot_names(game)
    return [name for name in (*DIFFICULTIES, *game.personas) if name in names] or ["rules"]


def find_bot(
    name: str,
    game: Game,
    seconds: float | None = None,
    processes: int = 1,
    *,
    by_path: bool = False,
) -> Bot:
    """Return a fresh bot for a game by its name. Raises Invalid, naming those there are.

    Those that search stop after so many seconds, if there is a limit, and share the work among
    processes of their own, if there are several. `by_path` lets `module:Class` be imported: only
    for names that somebody at this machine typed.

    >>> from fistful.engine.dice import QuickDice
    >>> from fistful.engine.driver import draw_on
    >>> from fistful.games import find_game
    >>> game = find_game("blasting-billy")
    >>> s = game.rules.start(2, {})
    >>> draws = draw_on(game.rules, s, QuickDice(3))
    >>> seat = game.rules.asked(s, 0)[0]
    >>> legal = game.rules.legal(s, seat)
    >>> find_bot("rules", game).choose(game.rules.view(s, seat), legal, QuickDice(3)) in legal
    True
    """
    house = bot_names(game)
    kind, colon, more = name.partition(":")
    if kind in house and (not colon or can_have(kind, more, game)):
        return house_bot(kind, more, game, seconds, processes)
    plugin = None if kind in house else find_plugin(name, game, by_path=by_path)
    if plugin is None:
        known = ", ".join([*house, *plugin_names(game)])
        raise Invalid("unknown-bot", bot=name[:40], known=known)
    return plugin


def house_bot(kind: str, more: str, game: Game, seconds: float | None, processes: int) -> Bot:
    """Return a bot of the house; `more` stands after its name."""
    if kind == "random":
        return RandomBot()
    if kind == GREEDY:
        return GreedyBot(game, int(more) if more else WORLDS)
    if kind == RULES:
        return game.bot() if game.bot is not None else RulesBot(game, read_habits(more))
    if kind == SEARCH:
        return searcher(game, int(more) if more else SIMULATIONS, seconds, processes)
    if kind == LEARNED:
        return learned_bot(game)
    if kind in DIFFICULTIES:
        level = LEVELS[DIFFICULTIES.index(kind)]
        if level.simulations:
            return searcher(game, level.simulations, seconds, processes)
        return HastyBot(game, level)
    return RulesBot(game, game.personas[kind])


def find_plugin(name: str, game: Game, *, by_path: bool) -> Bot | None:
    """Return a bot from elsewhere, if there is such a plug-in and it can play the game."""
    plugin = loaded_plugins().get(name)
    if plugin is None and by_path and ":" in name:
        plugin = import_plugin(name)
    return make_plugin(plugin, game) if plugin is not None and can_play(plugin, game) else None


def searches(name: str) -> bool:
    """Tell whether a bot of this name plays games ahead, and so takes its time; plug-ins may."""
    kind = name.partition(":")[0]
    is_level = kind in DIFFICULTIES
    is_deep = is_level and LEVELS[DIFFICULTIES.index(kind)].simulations > 0
    return kind == SEARCH or is_deep or is_plugin(name)


def searcher(game: Game, simulations: int, seconds: float | None, processes: int) -> Bot:
    """Return a bot that searches, alone or in a team."""
    if processes > 1:
        return TeamBot(game, simulations, seconds, processes)
    return SearchBot(game, simulations, seconds)


def can_have(kind: str, more: str, game: Game) -> bool:
    """Tell whether a bot of a kind can have what stands after its name: a whole number, habits."""
    if kind in (SEARCH, GREEDY):
        return more.isascii() and more.isdigit() and int(more[:9]) > 0
    known = {habit.name for habit in game.habits}
    try:
        return kind == RULES and bool(more) and known.issuperset(read_habits(more))
    except ValueError:
        return False


def bot_with(habits: Habits) -> str:
    """Return the name of the bot that plays by rules of thumb with these habits.

    >>> bot_with({"bold": 0.3, "thrift": 1.0})
    'rules:bold=0.3/thrift=1.0'
    """
    return f"{RULES}:" + "/".join([f"{name}={value!r}" for name, value in habits.items()])


def read_habits(text: str) -> dict[str, float]:
    """Return habits as they stand in a bot's name. Raises ValueError.

    >>> read_habits("bold=0.3/thrift=1")
    {'bold': 0.3, 'thrift': 1.0}
    """
    pairs = [part.partition("=") for part in text.split("/") if part]
    return {name: float(value) for name, _, value in pairs}
