"""What players of our games observe in OpenSpiel."""

from json import dumps
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from fistful.adapters.history import DID, ROWS, THINGS
from fistful.engine.seats import SPECTATOR
from fistful.engine.state import OVER

if TYPE_CHECKING:
    from fistful.adapters.open_spiel import FistfulGame, FistfulState


def in_words(what: tuple[int, ...] | str) -> str:
    """Return what was heard or done as a text."""
    if isinstance(what, str):
        return what
    return " ".join(map(str, ("did", *what[1:]) if what[0] == DID else what))


def check_observed(kind: Any) -> None:
    """Raise ValueError for a type of observation that there is none of here."""
    if not kind.public_info:
        raise ValueError("public_info=False: what is public cannot be left out; use True")
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError(
            "private_info=ALL_PLAYERS: nobody sees all hands; use SINGLE_PLAYER, once for each"
            " player, or NONE for what all can see"
        )


class Observer:
    """What a player observes, as a tensor and as a string.

    What is public comes with what one player may know of the rest, or with nothing of it: then it
    is a spectator who observes. Other types of observation are refused.

    The tensor is the view's vector; with perfect recall, the last things the player has heard and
    done follow (`History`). The string has all of them, from the first on.
    """

    def __init__(self, game: "FistfulGame", kind: Any) -> None:
        check_observed(kind)
        self.has_recall: bool = kind.perfect_recall
        #: Whether a spectator observes.
        self.is_public: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.encoder = game.encoder
        self.recent = game.recent
        size = self.encoder.size + (ROWS * (1 + THINGS) if self.has_recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"view": self.tensor[: self.encoder.size]}
        if self.has_recall:
            self.dict["history"] = self.tensor[self.encoder.size :].reshape(ROWS, 1 + THINGS)

    def set_from(self, state: "FistfulState", player: int) -> None:
        """Fill the tensor with what a player observes."""
        seat = SPECTATOR if self.is_public else player
        self.dict["view"][:] = self.encoder.look(state.position.s, seat)
        if self.has_recall:
            heard = [what for what in state.position.heard(seat) if not isinstance(what, str)]
            self.dict["history"][:] = self.recent.rows(heard, seat)

    def string_from(self, state: "FistfulState", player: int) -> str:
        """Return what a player observes as a string."""
        seat = SPECTATOR if self.is_public else player
        s = state.position.s
        if not self.has_recall:
            return dumps(state.rules.view(s, seat))
        phase = "over" if s.phase == OVER else state.rules.phases[s.phase].name
        asked = state.rules.asked(s, seat)
        return f"{seat}|{phase} {asked}|" + "; ".join(map(in_words, state.position.heard(seat)))
