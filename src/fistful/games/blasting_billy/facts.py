"""Positions of Blasting Billy in words, for records and puzzles."""

from fistful.engine.position import (
    Fact,
    parse_list,
    seat_fact,
    split_list,
    write_list,
    write_one,
)
from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import (
    KIND_CARD,
    KIND_TYPE,
    KIND_VALUE,
    PER_TYPE,
    TYPE_COUNT,
    TYPES,
)
from fistful.games.blasting_billy.ending import Scoring, minimum
from fistful.games.blasting_billy.state import FROM, BlastingBilly


def collect_pile(s: BlastingBilly) -> None:
    """Let the pile be all cards that lie nowhere else."""
    placed = {s.top, *s.aside}
    placed.update([card % FROM for card in s.box])
    for cards in [*s.hands, *s.loot]:
        placed.update(cards)
    for column in s.billy:
        placed.update([card % FROM for card in column])
    s.bag = [card for card in s.deck.cards if card not in placed]


def write_hand(s: BlastingBilly, seat: int, value: str) -> None:
    s.hands[seat] = tuple(parse_list(KIND_CARD, value))
    collect_pile(s)


def write_top(s: BlastingBilly, seat: int, value: str) -> None:
    s.top = NOTHING if value == "-" else KIND_CARD.parse(value)
    collect_pile(s)


def write_pile(s: BlastingBilly, seat: int, value: str) -> None:
    """Keep the named cards in the pile and put aside all others that lie nowhere."""
    s.bag = sorted(parse_list(KIND_CARD, value))
    kept = list(s.bag)
    s.aside = []
    collect_pile(s)
    s.aside = [card for card in s.bag if card not in kept]
    s.bag = kept


def column_fact(t: int) -> Fact[BlastingBilly]:
    """A seat's column of one type, first placed first."""

    def read(s: BlastingBilly, seat: int) -> str:
        return write_column(s.loot[seat * TYPE_COUNT + t])

    def write(s: BlastingBilly, seat: int, value: str) -> None:
        s.loot[seat * TYPE_COUNT + t] = tuple(read_column(t, value))
        collect_pile(s)

    return Fact(f"loot {TYPES[t]}", read, write, of_seat=True)


def billy_fact(t: int) -> Fact[BlastingBilly]:
    """Billy's column of one type; cards given by nobody in particular come from the first seat."""

    def read(s: BlastingBilly, seat: int) -> str:
        return write_column(s.billy[t])

    def write(s: BlastingBilly, seat: int, value: str) -> None:
        s.billy[t] = tuple(read_column(t, value))
        collect_pile(s)

    return Fact(f"billy {TYPES[t]}", read, write)


def read_column(t: int, value: str) -> list[int]:
    """Read a column written by its values alone: `3, dynamite, 9`."""
    return [KIND_CARD.parse(f"{TYPES[t]} {item}") for item in split_list(value)]


def write_column(cards: tuple[int, ...]) -> str:
    """Write a column by its values alone."""
    return ", ".join([KIND_VALUE.words[card % FROM % PER_TYPE] for card in cards]) or "-"


def minimum_fact(t: int) -> Fact[BlastingBilly]:
    """What a column is worth at least, as all can see."""

    def read(s: BlastingBilly, seat: int) -> str:
        all_earlier = s.options["blast"] == "all_earlier"
        return str(minimum(s.loot[seat * TYPE_COUNT + t], all_earlier))

    return Fact(f"minimum {TYPES[t]}", read, of_seat=True)


def shot_columns(s: BlastingBilly, seat: int) -> str:
    """The types of the columns Billy shoots, were the game over now."""
    loot = Scoring(s).loot[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT]
    return write_list(KIND_TYPE, [t for t in range(TYPE_COUNT) if loot[t].is_shot])


def loot_total(s: BlastingBilly, seat: int) -> str:
    """What a seat's columns are worth after the dynamite."""
    loot = Scoring(s).loot[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT]
    return str(sum([column.total for column in loot]))


def safe_total(s: BlastingBilly, seat: int) -> str:
    """The same without the columns Billy shoots, were the game over now."""
    return str(Scoring(s).points[seat])


FACTS: tuple[Fact[BlastingBilly], ...] = (
    *[column_fact(t) for t in range(TYPE_COUNT)],
    *[billy_fact(t) for t in range(TYPE_COUNT)],
    *[minimum_fact(t) for t in range(TYPE_COUNT)],
    Fact(
        "hand",
        lambda s, seat: write_list(KIND_CARD, sorted(s.hands[seat])),
        write_hand,
        of_seat=True,
    ),
    Fact("top", lambda s, seat: write_one(KIND_CARD, s.top), write_top),
    Fact("pile", lambda s, seat: write_list(KIND_CARD, s.bag), write_pile),
    seat_fact("turn"),
    seat_fact("last"),
    Fact("shot", shot_columns, of_seat=True),
    Fact("total", loot_total, of_seat=True),
    Fact("safe", safe_total, of_seat=True),
)
