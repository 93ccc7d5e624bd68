"""The numbers of Cash 'n Guns as data: notes, bullets, rounds, wounds, shame, calls, powers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fistful.games.cash_n_guns.cards import (
    BANG,
    BBB,
    BULLETS,
    FULL,
    MOST_NOTES_A_ROUND,
    NOTES,
    POWERS,
    SIZE,
    UNIT,
)
from fistful.games.draft import Draft
from fistful.games.naming import OWN_WORDS, check_own_words, own_texts
from fistful.games.variant import ABOUT, DECK, STANDARD_NAME, Variants
from fistful.games.wording import Wording

#: What the rules can bear: a number with its least and its most.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 12),
    "notes_a_round": (1, MOST_NOTES_A_ROUND),
    "wounds_to_die": (1, 6),
    "shame_costs": (0, 50),
    "pay_per_killed": (0, 50),
    "calls_needed": (1, 6),
    "last_phone_round": (0, 11),
    "lights_allowed": (0, 12),
}
#: The same for the bullets of a deck, which are counted in three bits each (CG-02).
FEWEST_BULLETS: Final = (1, 0, 0)
MOST_BULLETS: Final = (7, 7, 1)
MOST_OF_A_NOTE: Final = 40
#: CG-50: as many powers as there can be seats; how many `first-six` deals.
LEAST_POWERS: Final = 6


class Deck:
    """The tables of a variant."""

    def __init__(self, data: dict[str, Any]) -> None:
        #: CG-02: everybody's bullets as a handful, and how many of each.
        self.counts: list[int] = [data["bullets"].get(bullet, 0) for bullet in BULLETS]
        self.bullets: int = sum(
            [count * unit for count, unit in zip(self.counts, UNIT, strict=True)]
        )
        #: By the bullets a gun has shown: how likely the next one is loud, were all left alike, and
        #: how likely it is a BBB.
        self.loud: list[float] = []
        self.quick: list[float] = []
        for handful in range(FULL + 1):
            left = max(1, sum(self.counts) - SIZE[handful])
            loud = self.counts[BANG] + self.counts[BBB] - (handful >> 3 & 7) - (handful >> 6)
            self.loud.append(max(0, loud) / left)
            self.quick.append(max(0, self.counts[BBB] - (handful >> 6)) / left)
        #: CG-01: how many notes there are of each value, and what they are worth together.
        fives, tens, twenties = [data["notes"].get(str(note), 0) for note in NOTES]
        self.notes: tuple[int, int, int] = (fives, tens, twenties)
        self.money: int = 5 * fives + 10 * tens + 20 * twenties
        #: CG-10: how many are turned up each round.
        self.notes_a_round: int = data["notes_a_round"]
        self.rounds: int = data["rounds"]
        self.deadly: int = data["wounds_to_die"]
        self.shame_costs: int = data["shame_costs"]
        self.pay_per_killed: int = data["pay_per_killed"]
        self.calls_needed: int = data["calls_needed"]
        self.last_phone_round: int = data["last_phone_round"]
        self.lights_allowed: int = data["lights_allowed"]
        powers = sorted([POWERS.index(power) for power in data["powers"]])
        #: CG-50 on: the powers that are dealt, by the option.
        self.powers: dict[str, list[int]] = {
            "off": [],
            "first-six": powers[:LEAST_POWERS],
            "all": powers,
        }


def check(draft: Draft) -> None:
    """Note what is wrong: every round needs a bullet for everybody, and its notes."""
    draft.only("", [*ABOUT, *OWN_WORDS, *BOUNDS, "bullets", "notes", "powers"])
    draft.only("bullets", BULLETS)
    draft.only("notes", [str(note) for note in NOTES])
    number = {key: draft.number("", key, *bounds) for key, bounds in BOUNDS.items()}
    bullets = [
        draft.number("bullets", bullet, FEWEST_BULLETS[place], MOST_BULLETS[place], 0)
        for place, bullet in enumerate(BULLETS)
    ]
    notes = [draft.number("notes", str(note), 0, MOST_OF_A_NOTE, 0) for note in NOTES]
    powers = draft.words("", "powers", POWERS)
    check_own_words(draft, POWERS, POWERS)
    if draft.problems:
        return
    rounds = number["rounds"]
    if sum(bullets) < rounds:
        draft.say("bullets", "", f"{rounds} rounds need {rounds} bullets: there are {sum(bullets)}")
    if not sum(bullets[BANG:]):
        draft.say("bullets", "", "a gun must be feared: one Bang! or BBB at least")
    if number["last_phone_round"] >= rounds:
        draft.say(
            "", "last_phone_round", f"no telephone goes round after the last of {rounds} rounds"
        )
    wanted = rounds * number["notes_a_round"]
    if sum(notes) < wanted:
        draft.say("notes", "", f"{rounds} rounds need {wanted} notes: there are {sum(notes)}")
    if len(powers) < LEAST_POWERS:
        draft.say("", "powers", f"{LEAST_POWERS} powers are needed: there are {len(powers)}")


VARIANTS: Final = Variants("cash-n-guns", Path(__file__).parent / "deck.toml", check, Deck)


def deck_of(options: Mapping[str, str]) -> Deck:
    """Return what a table plays with. Raises Invalid."""
    return VARIANTS.find(options.get(DECK, STANDARD_NAME))


def wording(options: Mapping[str, str]) -> Wording:
    """Return what the game's sentences name at a table."""
    deck = deck_of(options)
    click, bang, bbb = deck.counts
    numbers = {
        "rounds": deck.rounds,
        "notes_a_round": deck.notes_a_round,
        "wounds_to_die": deck.deadly,
        "unbreakable_wounds": deck.deadly + 1,
        "shame_costs": deck.shame_costs,
        "pay_per_killed": deck.pay_per_killed,
        "calls_needed": deck.calls_needed,
        "last_phone_round": deck.last_phone_round,
        "lights_allowed": deck.lights_allowed,
        "clicks": click,
        "bangs": bang,
        "bbbs": bbb,
        "power_count": len(deck.powers["all"]),
    }
    data = VARIANTS.data_of(options.get(DECK, STANDARD_NAME))
    return Wording(numbers, own_texts(data, power_text))


def power_text(power: str) -> str:
    """Return the message that says what a power does."""
    return f"screen-about-power-{POWERS.index(power) + 1}"
