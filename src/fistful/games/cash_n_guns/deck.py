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
    OWN_POWERS,
    POWERS,
    RULEBOOK_POWERS,
    SIZE,
    UNIT,
)
from fistful.games.cash_n_guns.effects import (
    EFFECTS,
    FLAGS,
    NUMBERS,
    ONCE,
    PAY,
    PAY_PER_KILLED,
    PAY_PER_SHAME,
    PAY_PER_WOUND,
    SHOWS_ITSELF,
    USES,
    Line,
    Powers,
    number_of,
    sentences,
)
from fistful.games.draft import Draft
from fistful.games.naming import (
    NAMES,
    OWN_WORDS,
    called,
    check_own_name,
    check_own_words,
    own_texts,
)
from fistful.games.variant import ABOUT, DECK, STANDARD_NAME, Variants
from fistful.games.wording import Sentence, Wording

#: What the rules can bear: a number with its least and its most.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 12),
    "notes_a_round": (1, MOST_NOTES_A_ROUND),
    "wounds_to_die": (1, 6),
    "shame_costs": (0, 50),
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


#: The message of the rules in short that lists the powers.
IN_PLAY: Final = "powers-in-play"


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
        self.calls_needed: int = data["calls_needed"]
        self.last_phone_round: int = data["last_phone_round"]
        self.lights_allowed: int = data["lights_allowed"]
        #: CG-50 on: what the powers do, and which are dealt, by the option.
        self.power: Powers = Powers(lines_of(data), self.deadly)
        self.powers: dict[str, list[int]] = {
            "off": [],
            "first-six": self.power.dealt[:LEAST_POWERS],
            "all": self.power.dealt,
        }


def lines_of(data: dict[str, Any]) -> dict[str, Line]:
    """Return the powers as lines of effects.

    Before they were lines a variant listed the rulebook's words, and had what Six Feet Under pays
    beside them; Super Coward got what a Shame marker costs.
    """
    powers: dict[str, Line] | list[str] = data["powers"]
    if isinstance(powers, dict):
        return powers
    lines = {word: VARIANTS.standard_data["powers"][word] for word in RULEBOOK_POWERS}
    lines["six-feet-under"] = {PAY_PER_KILLED: data[PAY_PER_KILLED]}
    lines["super-coward"] = {PAY_PER_SHAME: data["shame_costs"]}
    return {word: lines[word] for word in RULEBOOK_POWERS if word in powers}


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """Return data with the powers as lines."""
    kept = {key: of for key, of in data.items() if key != PAY_PER_KILLED}
    return {**kept, "powers": lines_of(data)}


def check(draft: Draft) -> None:
    """Note what is wrong: every round needs a bullet for everybody, and its notes."""
    is_listed = isinstance(draft.data.get("powers"), list)
    listed = [PAY_PER_KILLED] if is_listed else []
    draft.only("", [*ABOUT, *OWN_WORDS, *BOUNDS, *listed, "bullets", "notes", "powers"])
    draft.only("bullets", BULLETS)
    draft.only("notes", [str(note) for note in NOTES])
    number = {key: draft.number("", key, *bounds) for key, bounds in BOUNDS.items()}
    bullets = [
        draft.number("bullets", bullet, FEWEST_BULLETS[place], MOST_BULLETS[place], 0)
        for place, bullet in enumerate(BULLETS)
    ]
    notes = [draft.number("notes", str(note), 0, MOST_OF_A_NOTE, 0) for note in NOTES]
    if is_listed:
        draft.number("", PAY_PER_KILLED, *NUMBERS[PAY_PER_KILLED])
        powers = draft.words("", "powers", RULEBOOK_POWERS)
        check_own_words(draft, RULEBOOK_POWERS, RULEBOOK_POWERS)
    else:
        powers = list(draft.section("powers"))
        check_powers(draft)
        check_own_words(draft, [*RULEBOOK_POWERS, *powers], [*RULEBOOK_POWERS, *powers])
    if draft.problems:
        return
    rounds = number["rounds"]
    if sum(bullets) < rounds:
        draft.say("bullets", "", "rounds-bullets", rounds=rounds, count=sum(bullets))
    if not sum(bullets[BANG:]):
        draft.say("bullets", "", "no-fear")
    if number["last_phone_round"] >= rounds:
        draft.say("", "last_phone_round", "late-phone", rounds=rounds)
    wanted = rounds * number["notes_a_round"]
    if sum(notes) < wanted:
        draft.say("notes", "", "rounds-notes", rounds=rounds, wanted=wanted, count=sum(notes))
    if len(powers) < LEAST_POWERS:
        draft.say("", "powers", "few-powers", least=LEAST_POWERS, count=len(powers))


def check_powers(draft: Draft) -> None:
    """Note what is wrong with the powers as lines of effects."""
    lines = draft.section("powers")
    own = [word for word in lines if word not in RULEBOOK_POWERS]
    for word in own:
        check_own_name(draft, "powers", word, [*OWN_POWERS, *BULLETS])
    if len(own) > len(OWN_POWERS):
        draft.say("powers", own[-1], "many-powers", most=len(OWN_POWERS), count=len(own))
    first: dict[str, str] = {}
    for word, line in lines.items():
        if not isinstance(line, dict) or not line:
            draft.say("powers", word, "power-empty", word=word, known=", ".join(EFFECTS))
            continue
        check_line(draft, word, line)
        for effect in [effect for effect in ONCE if effect in line]:
            other = first.setdefault(effect, word)
            if other != word:
                draft.say("powers", word, "power-once", effect=effect, other=other)


def check_line(draft: Draft, word: str, line: Line) -> None:
    """Note what is wrong with one power: unknown effects, and those that do not go together."""
    for effect, value in line.items():
        if effect in NUMBERS:
            least, most = NUMBERS[effect]
            if type(value) is not int or not least <= value <= most:
                told = {"word": word, "key": effect}
                draft.say("powers", word, "effect-number", **told, least=least, most=most)
        elif effect not in FLAGS:
            known = ", ".join(EFFECTS)
            draft.say("powers", word, "effect-unknown", word=word, key=effect, known=known)
        elif value is not True:
            draft.say("powers", word, "effect-flag", word=word, key=effect)
    uses = [use[0] for use in USES if any([effect in line for effect in use])]
    shows = [effect for effect in SHOWS_ITSELF if effect in line]
    if len(uses) > 1:
        draft.say("powers", word, "power-uses", word=word, first=uses[0], second=uses[1])
    if uses and shows:
        draft.say("powers", word, "power-shows", word=word, first=shows[0], second=uses[0])


VARIANTS: Final = Variants(
    "cash-n-guns",
    Path(__file__).parent / "deck.toml",
    check,
    Deck,
    more={"powers": {PAY_PER_WOUND: 5, PAY: 5}},
    renew=renewed,
)


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
        "shame_costs": deck.shame_costs,
        "calls_needed": deck.calls_needed,
        "last_phone_round": deck.last_phone_round,
        "lights_allowed": deck.lights_allowed,
        "clicks": click,
        "bangs": bang,
        "bbbs": bbb,
        "power_count": len(deck.powers["all"]),
    }
    data = VARIANTS.data_of(options.get(DECK, STANDARD_NAME))
    lines = lines_of(data)
    says = own_texts(data, lambda word: power_text(number_of(word, lines)))
    for word in [word for word in lines if word not in RULEBOOK_POWERS]:
        slot = POWERS[number_of(word, lines)]
        says |= called("power", slot, data.get(NAMES, {}).get(word, word))
    told = {
        power_text(number_of(word, lines)): sentences(line, deck.deadly)
        for word, line in lines.items()
    }
    told[IN_PLAY] = [
        Sentence("summary-power", {"name": f"power-{POWERS[power]}", "about": power_text(power)})
        for power in deck.powers["all"]
    ]
    return Wording(numbers, says, told)


def power_text(power: int) -> str:
    """Return the message that says what a power does."""
    return f"screen-about-power-{power + 1}"
