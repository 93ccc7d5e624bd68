"""Variants made up at random, within and beyond the bounds, for property tests."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from fistful.games.blasting_billy.cards import TYPES
from fistful.games.cash_n_guns.cards import RULEBOOK_POWERS
from fistful.games.cash_n_guns.deck import VARIANTS as CASH
from fistful.games.cash_n_guns.effects import NUMBERS, ONCE, SHOWS_ITSELF, USES
from fistful.games.get_billy_the_kid.deck import VARIANTS as GET_BILLY
from fistful.games.stetsons_and_sixguns.deck import VARIANTS as STETSONS
from fistful.games.stetsons_and_sixguns.lines import CHARACTER_NAMES
from fistful.games.stetsons_and_sixguns.vocabulary import ABILITIES
from fistful.games.stetsons_and_sixguns.vocabulary import ONCE as ONCE_A_GAME

Data = dict[str, Any]


def own_words(draw: st.DrawFn, named: Sequence[str], told: Sequence[str]) -> Data:
    """Return names, and texts, for some of these things."""
    letters = st.text(st.sampled_from("aZ9é -!"), min_size=4, max_size=29).map("N{}".format)
    said = st.one_of(letters, st.fixed_dictionaries({"en": letters, "nl": letters}))
    found: Data = {}
    if draw(st.integers(0, 1)):
        found["names"] = {word: draw(said) for word in named if not draw(st.integers(0, 3))}
    if draw(st.integers(0, 1)) and told:
        found["texts"] = {draw(st.sampled_from(told)): draw(said)}
    return found


@st.composite
def blasting_billy(draw: st.DrawFn) -> Data:
    """Some cards less, other hands, other cards put aside."""
    cards = [*range(11), "dynamite"]
    return {
        **own_words(draw, TYPES, []),
        "hand_size": draw(st.integers(1, 4)),
        "put_aside": {str(n): draw(st.sampled_from([0, 3, 12])) for n in range(2, 6)},
        "cards": {
            (name if draw(st.integers(0, 3)) else f"New {name}"): [
                card for card in cards if draw(st.integers(0, 4))
            ]
            for name in TYPES
            if draw(st.integers(0, 7))
        },
    }


@st.composite
def listed_powers(draw: st.DrawFn) -> Data:
    """Some of the rulebook's powers, as variants had them before powers were lines."""
    listed = draw(st.lists(st.sampled_from(RULEBOOK_POWERS), min_size=6, unique=True))
    return {"powers": listed, "pay_per_killed": draw(st.integers(0, 50))}


@st.composite
def composed_powers(draw: st.DrawFn) -> Data:
    """The rulebook's powers, some left out, and up to eight composed of effects."""
    usual = CASH.standard_data["powers"]
    kept = {word: line for word, line in usual.items() if draw(st.integers(0, 2))}
    taken = {effect for line in kept.values() for effect in line if effect in ONCE}
    own: Data = {}
    for number in range(max(6 - len(kept), draw(st.integers(1, 8)))):
        uses: list[tuple[str, ...]] = [use for use in USES if not taken & set(use)]
        line: Data = {
            effect: draw(st.integers(*NUMBERS[effect]))
            for effect in NUMBERS
            if effect not in SHOWS_ITSELF and not draw(st.integers(0, 2))
        }
        if draw(st.booleans()) and uses:
            used: tuple[str, ...] = draw(st.sampled_from(uses))
            line |= dict.fromkeys(used[: draw(st.integers(1, len(used)))], True)
            taken |= {effect for effect in line if effect in ONCE}
        else:
            line["extra_wounds"] = draw(st.integers(1, 3))
            if draw(st.integers(0, 1)):
                line["one_wound_a_round"] = True
        own[f"Own power {number}"] = line
    # Wherever a file has them: `first-six` deals the first.
    return {"powers": {**own, **kept} if draw(st.integers(0, 1)) else {**kept, **own}}


@st.composite
def cash_n_guns(draw: st.DrawFn) -> Data:
    """Other rounds with bullets and notes for them."""
    rounds = draw(st.integers(2, 10))
    bang, bbb = draw(st.integers(1, 4)), draw(st.integers(0, 1))
    powers = draw(st.one_of(listed_powers(), composed_powers()))
    words = list(powers["powers"])
    return {
        **own_words(draw, words, words),
        "rounds": rounds,
        "bullets": {"click": min(7, max(1, rounds - bang)), "bang": bang, "bbb": bbb},
        "notes": {note: draw(st.integers(14, 40)) for note in ("5", "10", "20")},
        "notes_a_round": draw(st.integers(1, 6)),
        "wounds_to_die": draw(st.integers(1, 6)),
        "shame_costs": draw(st.integers(0, 50)),
        "calls_needed": draw(st.integers(1, 6)),
        "last_phone_round": draw(st.integers(0, rounds - 1)),
        "lights_allowed": draw(st.integers(0, 3)),
        **powers,
    }


def renamed(draw: st.DrawFn, usual: Data) -> Data:
    """Return Get Billy the Kid! with new designs, a new feature and new characters."""
    escapes = {**usual["escapes"], "balloon": [draw(st.integers(0, 3)), 1, 0, 0, 1]}
    features = dict(usual["features"])
    old = draw(st.sampled_from(sorted(features)))
    values = {value: f"new {value}" for value in features.pop(old)}
    features["scarf"] = list(values.values())
    characters = {}
    for who, person in usual["characters"].items():
        looks = {key: of for key, of in person.items() if key != old}
        looks["scarf"] = values[person[old]]
        name = f"New {who}" if draw(st.integers(0, 1)) else who
        if name != who and who in ("Kid", "Doc", "Garcia"):
            looks["like"] = who
        characters[name] = looks
    return {**usual, "escapes": escapes, "features": features, "characters": characters}


@st.composite
def get_billy_the_kid(draw: st.DrawFn) -> Data:
    """Other numbers of cards, hours and hands."""
    hours = draw(st.integers(1, 12))
    usual = GET_BILLY.standard_data
    deck = GET_BILLY.standard
    if draw(st.integers(0, 1)):
        usual = renamed(draw, usual)
        named = [*usual["escapes"], *usual["characters"]]
    else:
        named = [*deck.designs, *deck.features, *deck.characters]
    return {
        **usual,
        **own_words(draw, named, list(usual["cards"])),
        "hand_size": draw(st.integers(3, 7)),
        "town_size": draw(st.integers(0, 2)),
        "hours": hours,
        "first_arrest": draw(st.integers(1, hours)),
        "cards": {
            kind: [max(0, count + draw(st.integers(-2, 3))) for count in counts]
            for kind, counts in usual["cards"].items()
        },
    }


def with_new_things(draw: st.DrawFn, usual: Data) -> Data:
    """Return Stetsons & Sixguns with cards, a gun and characters that nobody has heard of."""
    cards = [card for card in usual["cards"] if draw(st.integers(0, 9)) or "gun" in card]
    cards = [{**card, "to": 76} if "to" in card else card for card in cards]
    steps = st.sampled_from([step for card in usual["cards"] for step in card["does"]])
    for speed in range(90, 98):
        does = draw(st.lists(steps.filter(lambda step: step != "lay"), max_size=4, unique=True))
        cards.append({"speed": speed, "name": f"New card {speed}", "does": does})
    gun = {"kind": draw(st.sampled_from(["hand", "pocket", "rifle"])), "bullets": 3, "flips": 2}
    cards = [card for card in cards if card["name"] != "Derringer"]
    cards.append({"speed": 99, "name": "New gun", "gun": gun, "does": ["lay", "shoot"]})
    abilities = list(ABILITIES)
    once = [ABILITIES[ability] for ability in ONCE_A_GAME]
    people = []
    for number, person in enumerate(usual["characters"][draw(st.integers(0, 2)) :]):
        some = draw(st.lists(st.sampled_from(abilities), min_size=1, max_size=4, unique=True))
        kept = [one for one in some if one not in once[1:]] or some[:1]
        name = f"New one {number}" if draw(st.integers(0, 1)) else person["name"]
        people.append({**person, "name": name, "ability": kept})
    return {**usual, "cards": cards, "characters": people}


@st.composite
def stetsons_and_sixguns(draw: st.DrawFn) -> Data:
    """Cards that do what other cards do, other guns, bullets and covers."""
    usual = STETSONS.standard_data
    usual = with_new_things(draw, usual) if draw(st.integers(0, 1)) else usual
    plain = [card["does"] for card in usual["cards"] if "gun" not in card]
    cards = [
        {**card, "does": draw(st.sampled_from(plain))}
        if "gun" not in card and not draw(st.integers(0, 3))
        else card
        for card in usual["cards"]
    ]
    return {
        **usual,
        **own_words(draw, CHARACTER_NAMES, [card["name"] for card in cards if "to" not in card]),
        "starting_cards": draw(st.integers(1, 4)),
        "starting_notoriety": draw(st.integers(0, 20)),
        "few_players": draw(st.integers(1, 8)),
        "bullets": {
            kind: count + draw(st.integers(-5, 5)) for kind, count in usual["bullets"].items()
        },
        "covers": [{**cover, "hits": draw(st.integers(1, 7))} for cover in usual["covers"]],
        "cards": cards,
    }


STRATEGIES: dict[str, st.SearchStrategy[Data]] = {
    "blasting-billy": blasting_billy(),
    "cash-n-guns": cash_n_guns(),
    "get-billy-the-kid": get_billy_the_kid(),
    "stetsons-and-sixguns": stetsons_and_sixguns(),
}
#: How many play a variant, and by which of the other options.
TABLES: dict[str, st.SearchStrategy[tuple[int, dict[str, str]]]] = {
    "blasting-billy": st.tuples(
        st.integers(2, 5), st.fixed_dictionaries({"memory_aid": st.sampled_from(["off", "on"])})
    ),
    "cash-n-guns": st.tuples(
        st.integers(5, 6),
        st.fixed_dictionaries(
            {
                "powers": st.sampled_from(["off", "first-six", "all"]),
                "cop": st.sampled_from(["off", "on"]),
            }
        ),
    ),
    "get-billy-the-kid": st.tuples(st.integers(4, 8), st.just({})),
    "stetsons-and-sixguns": st.tuples(st.integers(2, 6), st.just({})),
}
