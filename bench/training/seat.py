"""Players of a training run, seated by path: `bench.training.seat:Clone` and the like."""

from pathlib import Path
from typing import Final

from fistful.bots.learned import Learned, LearnedBot
from fistful.bots.network import Network
from fistful.games.game import Game

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "build" / "learn"


class Clone(LearnedBot):
    """Imitates the rules of thumb: what a learner began as, written by `--seats`."""

    name = "clone.net"

    def __init__(self, game: Game) -> None:
        super().__init__(game, Learned(game, Network(FOLDER / game.name / self.name)))


class Learner(Clone):
    """What has become of it so far, written by `--seats` too."""

    name = "learner.net"
