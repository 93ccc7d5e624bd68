"""People who joined a room, and the tokens by which their devices are known."""

from dataclasses import dataclass, field, replace
from typing import Final

#: Devices of one person; with one more the oldest has to find its way back by a link.
MOST_TOKENS: Final = 8
#: New tokens that one device may be given in vain, because the answer did not reach it.
MOST_HEIRS: Final = 4


@dataclass
class Person:
    """Somebody who joined, or a program that said so (`is_agent`). Tokens and one-time codes are
    kept as hashes."""

    name: str
    tokens: list[str] = field(default_factory=list)
    #: Tokens that were given out and not shown yet, each with the one it is to replace.
    heirs: dict[str, str] = field(default_factory=dict)
    codes: dict[str, float] = field(default_factory=dict)
    is_agent: bool = False
    #: What was picked, by number; -1 if nothing was.
    face: int = -1
    colour: int = -1

    def copy(self) -> "Person":
        """Return a copy to try something on."""
        return replace(
            self, tokens=list(self.tokens), heirs=dict(self.heirs), codes=dict(self.codes)
        )

    def owns(self, token: str) -> bool:
        """Tell whether a token is good."""
        return token in self.tokens or self.heirs.get(token) in self.tokens

    def add_device(self, token: str) -> None:
        """Let one more device in; its one-time code is used up."""
        self.tokens = [*self.tokens, token][-MOST_TOKENS:]
        self.codes.clear()

    def rotate(self, shown: str, token: str) -> None:
        """Give an heir to the token shown. One that is an heir itself has arrived: the token it
        replaces is void, and so are its other heirs."""
        old = self.heirs.pop(shown, "")
        if old:
            self.tokens = [shown if known == old else known for known in self.tokens]
        kept = [heir for heir, whose in self.heirs.items() if whose == shown]
        void = set(kept[: -MOST_HEIRS + 1])
        self.heirs = {
            heir: whose
            for heir, whose in self.heirs.items()
            if whose in self.tokens and heir not in void
        }
        self.heirs[token] = shown
