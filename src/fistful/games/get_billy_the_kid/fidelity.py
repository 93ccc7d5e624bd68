"""Where a deck leaves the rulebook's game (GB-R1, GB-R2).

None of it stops a deck from being played: whoever makes one of their own may want it so, and is
told. The built-in deck leaves it nowhere.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

#: The packs: the base is for so many players, each further one for one more.
BASE: Final = 4
#: GB-03: how many cards the base and each pack have.
BASE_SUM: Final = 64
PACK_SUM: Final = 13
#: GB-R1: how often an Escape's design comes at four players, and at most from five on.
PAIR: Final = 2
THREE: Final = 3
#: GB-R1: no other kind is more than one in so many cards; so many kinds are in every pack.
ONE_IN: Final = 5
KINDS_IN_PACK: Final = 4
#: GB-R2: in how many features any two characters differ.
APART: Final = 2

#: Notes something at a key of a section: a code, and what it names.
Say = Callable[..., None]


def check_fidelity(data: dict[str, Any], say: Say) -> None:
    """Tell all places where the data of a deck that can be played leave the rulebook's game."""
    check_sums({**data["cards"], **data["escapes"]}, say)
    check_escapes(data["escapes"], say)
    check_shares(data["cards"], data["escapes"], say)
    check_packs({**data["cards"], **data["escapes"]}, list(data["escapes"]), say)
    check_splits(data["features"], data["characters"], say)
    check_apart(data["features"], data["characters"], say)


def check_sums(cards: dict[str, list[int]], say: Say) -> None:
    """GB-03: 64 cards for four players, 13 more for each further one."""
    for pack, column in enumerate(zip(*cards.values(), strict=True)):
        wanted = PACK_SUM if pack else BASE_SUM
        if sum(column) != wanted:
            say("cards", "", "pack-sum", pack=BASE + pack, count=sum(column), wanted=wanted)


def totals(counts: list[int]) -> list[int]:
    """Return how many of a card there are at each number of players, from the packs."""
    return [sum(counts[: pack + 1]) for pack in range(len(counts))]


def check_escapes(escapes: dict[str, list[int]], say: Say) -> None:
    """GB-R1: pairs at four players; from five on some designs three times, none more often."""
    for design, counts in escapes.items():
        if counts[0] != PAIR:
            say("escapes", design, "escape-pair", design=design, count=counts[0])
        if totals(counts)[-1] > THREE:
            say("escapes", design, "escape-often", design=design)
    for pack in range(1, len(next(iter(escapes.values()), []))):
        if THREE not in [totals(counts)[pack] for counts in escapes.values()]:
            say("escapes", "", "escape-three", players=BASE + pack)


def check_shares(cards: dict[str, list[int]], escapes: dict[str, list[int]], say: Say) -> None:
    """GB-R1: every kind is there at four players, and none but Escape is over a fifth."""
    sizes = [
        sum(column) for column in zip(*map(totals, {**cards, **escapes}.values()), strict=True)
    ]
    for kind, counts in cards.items():
        if not counts[0]:
            say("cards", kind, "card-none", kind=kind)
        for pack, (held, size) in enumerate(zip(totals(counts), sizes, strict=True)):
            if held * ONE_IN > size:
                told = {"kind": kind, "held": held, "size": size, "players": BASE + pack}
                say("cards", kind, "card-share", **told)


def check_packs(counts: dict[str, list[int]], designs: list[str], say: Say) -> None:
    """GB-R1: a pack mixes kinds; all Escapes are one."""
    for pack in range(1, len(next(iter(counts.values())))):
        kinds = {"escape" if kind in designs else kind for kind in counts if counts[kind][pack]}
        if len(kinds) < KINDS_IN_PACK:
            say("cards", "", "pack-kinds", pack=BASE + pack, count=len(kinds))


def check_splits(
    features: dict[str, list[str]], people: dict[str, dict[str, Any]], say: Say
) -> None:
    """GB-R2: at no table do questions about two features get the same answers, or one none."""
    for players in range(BASE, BASE + len(people) - 3):
        cast = [person for person in people.values() if person["from"] <= players]
        splits: dict[tuple[bool, ...], str] = {}
        for feature in features:
            if len({person[feature] for person in cast}) < 2:
                say("features", feature, "feature-same", feature=feature, players=players)
                continue
            for value in dict.fromkeys([person[feature] for person in cast]):
                answers = [person[feature] == value for person in cast]
                # Who answers yes to one and no to the other is told apart all the same.
                twin = splits.setdefault(tuple([one == answers[0] for one in answers]), feature)
                if twin != feature:
                    told = {"feature": feature, "twin": twin, "players": players}
                    say("features", feature, "feature-split", **told)
                    break


def check_apart(
    features: dict[str, list[str]], people: dict[str, dict[str, Any]], say: Say
) -> None:
    """GB-R2: any two characters differ in two features."""
    for (one, first), (other, second) in combinations(people.items(), 2):
        differ = [name for name in features if first[name] != second[name]]
        if len(differ) < APART:
            told = {"who": other, "other": one, "feature": differ[0]}
            say("characters", other, "person-close", **told)
