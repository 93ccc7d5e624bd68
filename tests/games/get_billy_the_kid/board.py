"""A position of Get Billy the Kid! to be set up and played in the notation's words."""

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.events import Out
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid.cards import KIND_CARD, KIND_CHARACTER
from fistful.games.get_billy_the_kid.facts import FACTS
from fistful.games.get_billy_the_kid.rules import GetBillyRules
from fistful.games.get_billy_the_kid.state import GetBilly
from fistful.table.replay import event_text

RULES = GetBillyRules()
NAMES = tuple("ABCDEFGH")


class Board:
    """A table whose seats are called A, B, C …; facts are set by name, moves made in words."""

    def __init__(self, people: str, options: dict[str, str] | None = None) -> None:
        characters = people.split()
        self.names = NAMES[: len(characters)]
        self.texts = RULES.verbs.texts(self.names)
        self.s: GetBilly = RULES.start(len(characters), options or {})
        self.heard: dict[int, list[str]] = {}
        for seat, who in enumerate(characters):
            self.give("character", who, seat)
        self.give("start", "@0")
        self.give("turn", "@0")

    def give(self, noun: str, value: str, seat: int = 0) -> "Board":
        """Set a fact."""
        fact = next(fact for fact in FACTS if fact.noun == noun)
        assert fact.write
        fact.write(self.s, seat, value)
        return self

    def hands(self, **hands: str) -> "Board":
        """Deal hands by the seats' names: `hands(A="gold, pistol")`."""
        for name, cards in hands.items():
            self.give("hand", cards, NAMES.index(name))
        return self

    def at(self, phase: str, hour: int = 4, turn: str = "A", revealed: bool = False) -> "Board":
        """Go to a phase."""
        self.give("hour", str(hour))
        self.give("turn", f"@{NAMES.index(turn)}")
        if revealed:
            self.give("revealed", "yes")
        names = [phase.name for phase in RULES.phases]
        RULES.enter(self.s, names.index(phase), None)
        return self

    def do(self, who: str, text: str) -> "Board":
        """Let a seat (or `*`, nature) do something it may do; note what everybody hears."""
        seat = NATURE if who == "*" else NAMES.index(who)
        assert who == "*" or self.s.waiting >> seat & 1, f"{who} is not asked in {self.phase}"
        assert text in self.legal(who), f"{who} may not {text} in {self.phase}"
        out = Out()
        RULES.play(self.s, seat, self.texts[text], out)
        self.heard = {
            viewer: [event_text(RULES, e, self.names) for e in out.events if e.is_for(viewer)]
            for viewer in (*range(self.s.seats), SPECTATOR)
        }
        return self

    def draw(self, dice: Dice | None = None) -> "Board":
        """Let nature draw until a seat is asked."""
        dice = dice or QuickDice(1)
        while self.s.phase != OVER and not self.s.waiting:
            RULES.play(self.s, NATURE, RULES.draw(self.s, dice), None)
        return self

    def told(self, who: str) -> list[str]:
        """Return what a seat (`-`: a spectator) heard of the last move."""
        return self.heard[SPECTATOR if who == "-" else NAMES.index(who)]

    def legal(self, who: str) -> list[str]:
        """Return what a seat or nature may do."""
        if self.s.phase == OVER:
            return []
        seat = NATURE if who == "*" else NAMES.index(who)
        return [RULES.verbs.text(action, self.names) for action in RULES.legal(self.s, seat)]

    def default(self, who: str, seed: int = 0) -> str:
        """Return what the clock plays for a seat."""
        action = RULES.default(self.s, NAMES.index(who), QuickDice(seed))
        return RULES.verbs.text(action, self.names)

    def view(self, who: str) -> View:
        """Return what a seat (`-`: a spectator) sees."""
        return RULES.view(self.s, SPECTATOR if who == "-" else NAMES.index(who))

    def known(self, who: str, of: str) -> tuple[str, int]:
        """Return the cards a seat knows another to have got, and how many may be gone."""
        known = self.view(who)["known"][NAMES.index(of)]
        return ", ".join([KIND_CARD.words[card] for card in known["cards"]]), known["gone"]

    def suspects(self, who: str, of: str) -> str:
        """Return whom a seat's notebook takes another for."""
        people = self.view(who)["notebook"][NAMES.index(of)]
        return " ".join([KIND_CHARACTER.words[person] for person in people])

    def hand(self, who: str) -> str:
        """Return a hand in words."""
        return ", ".join([KIND_CARD.words[card] for card in self.s.hands[NAMES.index(who)]])

    @property
    def phase(self) -> str:
        return "over" if self.s.phase == OVER else RULES.phases[self.s.phase].name

    @property
    def asked(self) -> str:
        return "".join([NAMES[seat] for seat in SEATS_IN[self.s.waiting]])

    def names_of(self, seats: int) -> str:
        """Write a set of seats as their names."""
        return "".join([NAMES[seat] for seat in SEATS_IN[seats]])

    @property
    def winners(self) -> str:
        return self.names_of(self.s.won)
