"""How likely everybody is to win, by what was learnt (`outlook.json`): for reviews and searches."""

from pathlib import Path
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.mind.situation import mark, situation
from fistful.games.cash_n_guns.order import LOADING
from fistful.games.cash_n_guns.state import CashNGuns
from fistful.games.mind import Prospects
from fistful.games.outlook import Outlook

OUTLOOK: Final = Outlook(situation, mark, 2, Path(__file__).parent / "outlook.json")
#: How many rounds a search plays ahead after the present one before a position is judged.
ROUNDS: Final = 1


def can_judge(s: CashNGuns) -> bool:
    """Tell whether a round begins: nobody has loaded yet (CG-11)."""
    return s.phase == LOADING and s.said.count(NOTHING) == s.seats


PROSPECTS: Final = Prospects(can_judge, OUTLOOK.chances, ROUNDS)
