"""Who sits where: what `--seats you,bot,Ann=you,Doc=random` means."""

from dataclasses import dataclass
from typing import Any, Final

from fistful.bots import bot_names, find_bot
from fistful.bots.plugins import plugin_names
from fistful.engine.errors import Invalid
from fistful.engine.rules import Rules
from fistful.games.game import Game
from fistful.table.players import OWN
from fistful.texts import Catalogue

PERSON_WORD: Final = "you"
#: What sits down when somebody asks for a bot and does not say which.
USUAL_BOT: Final = "rules"
USUAL_SEATS: Final = 4
BOT_NAMES: Final = ("Clem", "Dolly", "Earl", "Flint", "Gus", "Hattie", "Ike", "June")


@dataclass(frozen=True)
class Seating:
    """Names, and the bot at each seat (`OWN` for a person)."""

    names: tuple[str, ...]
    bots: tuple[str, ...]


def usual_seats(rules: Rules[Any]) -> int:
    """Return how many sit down when nobody says."""
    return max(rules.fewest, min(USUAL_SEATS, rules.most))


def usual_seating(seats: int, bot: str = USUAL_BOT) -> str:
    """Return one person and bots, as `--seats` takes it."""
    return ",".join([PERSON_WORD] + [bot] * (seats - 1))


def read_seating(text: str, game: Game, say: Catalogue) -> Seating:
    """Read `--seats`. Raises Invalid, saying what would be right."""
    names: list[str] = []
    bots: list[str] = []
    free = iter(BOT_NAMES)
    known = [*bot_names(game), *plugin_names(game)]
    for item in [item.strip() for item in text.split(",")]:
        name, equals, who = item.rpartition("=")
        if who == PERSON_WORD:
            bots.append(OWN)
        elif who == "bot" or who in known:
            bots.append(USUAL_BOT if who == "bot" else who)
        elif ":" in who:
            find_bot(who, game, by_path=True)
            bots.append(who)
        else:
            raise Invalid("seats-form", seat=item[:40], known=", ".join(["bot", *known]))
        if equals:
            names.append(name.strip())
        elif who == PERSON_WORD:
            nth = bots.count(OWN)
            names.append(say.say("stranger") + (f" {nth}" if nth > 1 else ""))
        else:
            names.append(next(free, f"Bot {len(names) + 1}"))
    return Seating(tuple(names), tuple(bots))
