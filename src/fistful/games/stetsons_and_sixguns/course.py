"""What is being carried out, and what is said of seats this round: as views show it, and back."""

from typing import TypedDict, cast

from fistful.engine.seats import SEATS_IN
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    ALLOWED,
    CALLED,
    CHOICE,
    FANNED,
    FLIPPED,
    GUN,
    GUNS,
    HITS,
    MARKS,
    MOD_WORDS,
    MODS,
    PENETRATES,
    SAYS,
    SOURCE,
    TARGET,
    UP_BEFORE,
    WOUNDED,
    WOUNDS,
)
from fistful.games.stetsons_and_sixguns.ops import OPS
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


class StetsonsMarks(TypedDict):
    """What is said of seats this round: each a list of seats."""

    #: Whose played card lies on the table, was laid as a gun, was stolen, was cancelled.
    on_table: list[int]
    laid: list[int]
    stolen: list[int]
    cancelled: list[int]
    #: Who is behind cover, fires from it, and has paid for its stance.
    behind: list[int]
    from_cover: list[int]
    paid: list[int]
    #: Who was hurt before the round, has acted, has fired.
    hurt_before: list[int]
    acted: list[int]
    fired: list[int]
    #: Who evades every hit (Hit the Dirt), the first one, every hit and choice (The Ghost); who
    #: wears a Tin Star.
    dirt: list[int]
    dodge: list[int]
    ghost: list[int]
    tin: list[int]
    #: Whose guns are oiled, whose aim is fixed, whom a hit was aimed at, who has bound a wound for
    #: nothing; everyone, once a mob is on its way.
    oiled: list[int]
    locked: list[int]
    hit_at: list[int]
    bound_free: list[int]
    mobbed: list[int]
    #: Who takes no stock, takes it first, takes two cards; who is paid for standing.
    no_stock: list[int]
    stock_first: list[int]
    stock_two: list[int]
    brave: list[int]


class StetsonsAction(TypedDict):
    """The action being carried out, or the last one."""

    #: Whose it is, and who was up before its shot.
    actor: int
    up_before: list[int]
    #: The shot: at whom, with which of the actor's guns, counted from 0; all guns fired so.
    target: int
    gun: int
    guns: list[int]
    #: Flips allowed and made, what the last flipped bullet says, and the gun bullets are flipped
    #: from, -1 for the pile.
    allowed: int
    flipped: int
    says: int
    source: int
    #: What changes the shot, as words; the covers it goes through; the bullet called; bullets
    #: fanned.
    mods: list[str]
    penetrates: list[int]
    called: int
    fanned: int
    #: What came of it: seats wounded, hits, wounds.
    wounded: list[int]
    hits: int
    wounds: int
    #: What the present question is about: a number whose meaning is the question's.
    choice: int


class VolleyBullet(TypedDict):
    """A bullet of a volley: what it says, and what it counts as; -1 before all are read."""

    says: int
    counts_as: int


class Announcement(TypedDict):
    """What a seat announced that may leave no other trace: the number of its action."""

    seat: int
    action: int


class AgendaItem(TypedDict):
    """Something still to be done."""

    #: Its op, as `ops.py` names them.
    op: str
    #: What it is about: numbers whose meaning is the op's.
    about: list[int]


class StetsonsCourse(TypedDict):
    """What is being carried out: all are told it bit by bit, nobody needs to read it here. It is
    what a program needs that takes the game up from a view."""

    action: StetsonsAction
    volley: list[VolleyBullet]
    #: The last ones, the newest last.
    announced: list[Announcement]
    #: What is still to be done, the next thing last.
    agenda: list[AgendaItem]
    #: Why the game has ended, counted from 1; 0 while it goes on.
    ended: int


def members(bits: int) -> list[int]:
    """Return the members of a set of small numbers."""
    if not bits:
        return []
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def seen_marks(marks: list[int]) -> StetsonsMarks:
    """Return what is said of seats this round."""
    seen = {
        # Most say nothing of anybody.
        name: list(SEATS_IN[marks[place]]) if marks[place] else []
        for place, name in enumerate(MARKS.names)
    }
    return cast(StetsonsMarks, seen)


def seen_course(s: StetsonsAndSixguns) -> StetsonsCourse:
    """Return what is being carried out: all of it is public."""
    return {
        "action": seen_action(s.action),
        "volley": [{"says": says, "counts_as": counts} for says, counts in s.volley],
        "announced": seen_announcements(s.announced),
        "agenda": [{"op": OPS.names[op[0]], "about": list(op[1:])} for op in s.agenda],
        "ended": s.ended,
    }


def seen_announcements(announced: tuple[int, ...]) -> list[Announcement]:
    """Return what was announced last."""
    return [
        {"seat": announced[at], "action": announced[at + 1]} for at in range(0, len(announced), 2)
    ]


def seen_action(action: list[int]) -> StetsonsAction:
    """Return the action being carried out."""
    return {
        "actor": action[ACTOR],
        "up_before": list(SEATS_IN[action[UP_BEFORE]]),
        "target": action[TARGET],
        "gun": action[GUN],
        "guns": members(action[GUNS]),
        "allowed": action[ALLOWED],
        "flipped": action[FLIPPED],
        "says": action[SAYS],
        "source": action[SOURCE],
        "mods": [MOD_WORDS[mod] for mod in members(action[MODS])],
        "penetrates": members(action[PENETRATES]),
        "called": action[CALLED],
        "fanned": action[FANNED],
        "wounded": list(SEATS_IN[action[WOUNDED]]),
        "hits": action[HITS],
        "wounds": action[WOUNDS],
        "choice": action[CHOICE],
    }


def set_of(numbers: list[int]) -> int:
    """Return a list of small numbers as a set."""
    return sum([1 << number for number in numbers])


def put_marks(s: StetsonsAndSixguns, seen: StetsonsMarks) -> None:
    """Set the marks of a position as a view shows them."""
    by_name = cast(dict[str, list[int]], seen)
    for place, name in enumerate(MARKS.names):
        s.marks[place] = set_of(by_name[name])


def put_course(s: StetsonsAndSixguns, seen: StetsonsCourse) -> None:
    """Set what is being carried out in a position as a view shows it."""
    put_action(s.action, seen["action"])
    s.volley = [(one["says"], one["counts_as"]) for one in seen["volley"]]
    for one in seen["announced"]:
        s.announce(one["seat"], one["action"])
    s.agenda = [(OPS.codes[item["op"]], *item["about"]) for item in seen["agenda"]]
    s.ended = seen["ended"]


def put_action(action: list[int], seen: StetsonsAction) -> None:
    """Set the notes of an action as a view shows them."""
    action[ACTOR] = seen["actor"]
    action[UP_BEFORE] = set_of(seen["up_before"])
    action[TARGET] = seen["target"]
    action[GUN] = seen["gun"]
    action[GUNS] = set_of(seen["guns"])
    action[ALLOWED] = seen["allowed"]
    action[FLIPPED] = seen["flipped"]
    action[SAYS] = seen["says"]
    action[SOURCE] = seen["source"]
    action[MODS] = set_of([MOD_WORDS.index(word) for word in seen["mods"]])
    action[PENETRATES] = set_of(seen["penetrates"])
    action[CALLED] = seen["called"]
    action[FANNED] = seen["fanned"]
    action[WOUNDED] = set_of(seen["wounded"])
    action[HITS] = seen["hits"]
    action[WOUNDS] = seen["wounds"]
    action[CHOICE] = seen["choice"]
