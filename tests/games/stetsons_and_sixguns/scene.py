"""A round set up in a few words: who plays which card, aims where, stands how."""

from typing import Any

from fistful.engine.dice import QuickDice
from fistful.engine.events import Event, Out
from fistful.engine.position import write_seat
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.engine.words import SEAT
from fistful.games.stetsons_and_sixguns.cards import KIND_BULLET, LATER, VERBS
from fistful.games.stetsons_and_sixguns.deck import VARIANTS
from fistful.games.stetsons_and_sixguns.events import SAYS_AHEAD, WANTS
from fistful.games.stetsons_and_sixguns.facts import FACTS
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES
from fistful.games.stetsons_and_sixguns.order import CHOOSE_PHASE
from fistful.games.stetsons_and_sixguns.rules import PHASES, StetsonsRules
from fistful.games.stetsons_and_sixguns.stock import by_speed

RULES = StetsonsRules()
NAMES = "ABCDEFGH"
#: Characters that do nothing by themselves: their once-a-game abilities are used up.
QUIET = [
    "Marshal Wyatt Burp",
    "Belle Starling",
    "Gina Raquel",
    "Billy the Goat",
    "Annie Oakleaf",
    "Doc Halliwell",
    "Cactus Jack Malone",
    "Calamity Jen",
]
#: The cards that are in the deck at every table, as it lists them.
IN_EVERY_DECK = VARIANTS.standard.cards[RULES.fewest]
#: Hand cards that play no part, three to a seat, in the order of the seats; fastest first.
FILLERS = [
    CARD_NAMES[card]
    for card in sorted(IN_EVERY_DECK, key=lambda card: VARIANTS.standard.speed[card])
    if CARD_NAMES[card] not in ("Quick Draw", "Living Legend", "Last Man Standing", "High Noon")
]


class Scene:
    """Seats A, B, C, … each with a card to play and three more in hand.

    By default A aims at B, B at C and so on round the table, all stand in the open, and nobody has
    an ability. `given` are facts (`{"guns A": "Sixgun 2"}`). With
    `begin=False` the round waits at its first question. Nobody says anything ahead, unless
    `ahead=True`: then that question waits for its answers too.
    """

    def __init__(
        self,
        *played: str,
        aims: str = "",
        stances: str = "",
        characters: dict[str, str] | None = None,
        given: dict[str, str] | None = None,
        options: dict[str, str] | None = None,
        begin: bool = True,
        ahead: bool = False,
    ) -> None:
        seats = len(played)
        self.ahead = ahead
        self.names = NAMES[:seats]
        self.texts = VERBS.texts(self.names)
        self.events: list[Event] = []
        self.s = RULES.start(seats, options or {})
        self.give("round", "1")
        self.give("face-up cover", "SOFT")
        free = [name for name in FILLERS if name not in played]
        people = characters or {}
        quiet = [name for name in QUIET if name not in people.values()]
        for place, name in enumerate(self.names):
            own = [free.pop() for _ in range(3)]
            self.give(f"hand {name}", ", ".join([played[place], *own]))
            self.give(f"character {name}", people.get(name, quiet[place]))
            self.give(f"used {name}", "no" if name in people else "yes")
        self.give("row", ", ".join([free.pop(0) for _ in range(seats)]))
        for noun, value in (given or {}).items():
            self.give(noun, value)
        RULES.enter(self.s, CHOOSE_PHASE, None)
        if begin:
            self.go(
                *[f"{name}: play {card}" for name, card in zip(self.names, played, strict=True)]
            )
            targets = aims or self.names[1:] + self.names[0]
            self.go(*[f"{name}: aim {at}" for name, at in zip(self.names, targets, strict=True)])
            taken = stances.split() or ["stand"] * seats
            lines = [f"{n}: stance {how}" for n, how in zip(self.names, taken, strict=True)]
            self.go(*lines)

    def give(self, noun: str, value: str) -> None:
        """Set a fact up."""
        for fact in FACTS:
            seat = noun.removeprefix(f"{fact.noun} ") if fact.of_seat else ""
            if noun in (fact.noun, f"{fact.noun} {seat}") and (seat or not fact.of_seat):
                assert fact.write
                words = ", ".join([self.place(word) for word in value.split(", ")])
                fact.write(self.s, NAMES.find(seat) if seat else 0, words)
                return
        raise AssertionError(f"no fact {noun}")

    def place(self, word: str) -> str:
        """Write a seat's name as facts do."""
        return write_seat(self.names.index(word)) if word in list(self.names) else word

    def __getitem__(self, noun: str) -> str:
        """Read a fact: `scene["wounds B"]`; seats come as their names."""
        for fact in FACTS:
            seat = noun.removeprefix(f"{fact.noun} ") if fact.of_seat else ""
            if noun in (fact.noun, f"{fact.noun} {seat}") and (seat or not fact.of_seat):
                read = fact.read(self.s, NAMES.find(seat) if seat else 0)
                for place, name in enumerate(self.names):
                    read = read.replace(f"@{place}", name)
                return read
        raise AssertionError(f"no fact {noun}")

    def number(self, noun: str) -> int:
        """Read a fact that is a number."""
        return int(self[noun])

    def go(self, *lines: str) -> "Scene":
        """Play lines: `A: use`, `*: card Quick Draw`, `A!` for the clock, or a bullet's result."""
        for line in lines:
            if line in KIND_BULLET.words:
                line = f"*: bullet {line}"
            who, _, text = line.partition(": ")
            if who.endswith("!"):
                seat = self.names.index(who[0])
                action = RULES.default(self.s, seat, QuickDice(1))
            else:
                seat = NATURE if who == "*" else self.names.index(who)
                action = self.texts[text]
            RULES.check(self.s, seat, action)
            out = Out()
            RULES.play(self.s, seat, action, out)
            while self.phase == "plan" and not self.ahead:
                RULES.play(self.s, SEATS_IN[self.s.waiting][0], LATER, out)
            self.events = out.events
        return self

    def wish(self, name: str, *cards: str) -> str:
        """The line by which a seat names cards of the row, the dearest first."""
        row = [CARD_NAMES[card] for card in by_speed(self.s)]
        places = [str(row.index(card) + 1) for card in cards]
        return f"{name}: stock {' '.join([*places, 'none', 'none'][:3])}"

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return "over" if self.s.phase == OVER else PHASES[self.s.phase].name

    @property
    def asked(self) -> str:
        """The seats that owe an answer."""
        return "".join([self.names[seat] for seat in RULES.asked(self.s, SPECTATOR)])

    def legal(self, name: str) -> list[str]:
        """What a seat may do, in words."""
        actions = RULES.legal(self.s, NATURE if name == "*" else self.names.index(name))
        return [VERBS.text(action, list(self.names)) for action in actions]

    def heard(self, name: str = "") -> list[str]:
        """What a seat (or a spectator) heard of the last action, in words, but for what was only
        said."""
        seat = self.names.index(name) if name else SPECTATOR
        told = [event for event in self.events if event.code not in (SAYS_AHEAD, WANTS)]
        return [self.words(event) for event in told if event.is_for(seat)]

    def words(self, event: Event) -> str:
        """An event in words."""
        kind = RULES.events.kinds[event.code]
        kinds = list(kind.things.values())
        words = [kind.word]
        for place, number in enumerate(event.things):
            thing = kinds[min(place, len(kinds) - 1)]
            word = self.names[number] if thing is SEAT else str(number)
            words.append(thing.words[number] if thing is not SEAT and thing.words else word)
        return " ".join(words)

    def view(self, name: str = "") -> dict[str, Any]:
        """What a seat (or a spectator) sees."""
        return RULES.view(self.s, self.names.index(name) if name else SPECTATOR)
