"""Copies that play on by themselves."""

from copy import deepcopy
from typing import Self


class Whole:
    """Something that is always copied whole: a copy plays on equally, and independently.

    A shallow copy would share the game it plays with the original; so there is none.
    """

    def __copy__(self) -> Self:
        return deepcopy(self)
