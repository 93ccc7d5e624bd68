"""The stages of a room."""

from typing import Final

LOBBY: Final = "lobby"
COMMITTED: Final = "committed"
PLAYING: Final = "playing"
OVER: Final = "over"
