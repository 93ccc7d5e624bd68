"""What is being carried out, and what is said of seats this round: as views show it, and back."""

from typing import Final, TypedDict

from fistful.engine.seats import SEATS_IN
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from fistful.games.stetsons_and_sixguns.steps import (
    ACTED,
    ACTOR,
    ALLOWED,
    BEHIND,
    BOUND_FREE,
    BRAVE,
    CALLED,
    CANCELLED,
    CHOICE,
    DIRT,
    DODGE,
    FANNED,
    FIRED,
    FLIPPED,
    FROM_COVER,
    GHOST,
    GUN,
    GUNS,
    HIT_AT,
    HITS,
    HURT_BEFORE,
    LAID,
    LOCKED,
    MOBBED,
    MOD_WORDS,
    MODS,
    NO_STOCK,
    OILED,
    ON_TABLE,
    PAID,
    PENETRATES,
    SAYS,
    SOURCE,
    STOCK_FIRST,
    STOCK_TWO,
    STOLEN,
    TARGET,
    TIN,
    UP_BEFORE,
    WOUNDED,
    WOUNDS,
)

#: What was announced: the action, and above it the seat.
ANNOUNCER_SHIFT: Final = 12
ANNOUNCED_MASK: Final = (1 << ANNOUNCER_SHIFT) - 1
#: A bullet of a volley: what it says, and above that what it counts as.
COUNTS_SHIFT: Final = 4
SAYS_MASK: Final = 15
#: An op of the agenda: its code, and above that what it is about.
ABOUT_SHIFT: Final = 8
CODE_MASK: Final = 255


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
    """A bullet of a volley: what it says, and what it counts as once all are read."""

    says: int
    counts_as: int


class Announcement(TypedDict):
    """What a seat announced last that may leave no other trace: the number of its action."""

    seat: int
    action: int


class AgendaItem(TypedDict):
    """Something still to be done."""

    #: The number of its op, as `steps.py` lists them.
    op: int
    #: What it is about: a number whose meaning is the op's.
    about: int


class StetsonsCourse(TypedDict):
    """What is being carried out: all are told it bit by bit, nobody needs to read it here. It is
    what a program needs that takes the game up from a view."""

    action: StetsonsAction
    volley: list[VolleyBullet]
    announced: Announcement | None
    #: What is still to be done, the next thing last.
    agenda: list[AgendaItem]
    #: Why the game has ended, counted from 1; 0 while it goes on.
    ended: int


def members(bits: int) -> list[int]:
    """Return the members of a set of small numbers."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def seen_marks(marks: list[int]) -> StetsonsMarks:
    """Return what is said of seats this round."""
    return {
        "on_table": list(SEATS_IN[marks[ON_TABLE]]),
        "laid": list(SEATS_IN[marks[LAID]]),
        "stolen": list(SEATS_IN[marks[STOLEN]]),
        "cancelled": list(SEATS_IN[marks[CANCELLED]]),
        "behind": list(SEATS_IN[marks[BEHIND]]),
        "from_cover": list(SEATS_IN[marks[FROM_COVER]]),
        "paid": list(SEATS_IN[marks[PAID]]),
        "hurt_before": list(SEATS_IN[marks[HURT_BEFORE]]),
        "acted": list(SEATS_IN[marks[ACTED]]),
        "fired": list(SEATS_IN[marks[FIRED]]),
        "dirt": list(SEATS_IN[marks[DIRT]]),
        "dodge": list(SEATS_IN[marks[DODGE]]),
        "ghost": list(SEATS_IN[marks[GHOST]]),
        "tin": list(SEATS_IN[marks[TIN]]),
        "oiled": list(SEATS_IN[marks[OILED]]),
        "locked": list(SEATS_IN[marks[LOCKED]]),
        "hit_at": list(SEATS_IN[marks[HIT_AT]]),
        "bound_free": list(SEATS_IN[marks[BOUND_FREE]]),
        "mobbed": list(SEATS_IN[marks[MOBBED]]),
        "no_stock": list(SEATS_IN[marks[NO_STOCK]]),
        "stock_first": list(SEATS_IN[marks[STOCK_FIRST]]),
        "stock_two": list(SEATS_IN[marks[STOCK_TWO]]),
        "brave": list(SEATS_IN[marks[BRAVE]]),
    }


def seen_course(s: StetsonsAndSixguns) -> StetsonsCourse:
    """Return what is being carried out: all of it is public."""
    return {
        "action": seen_action(s.act),
        "volley": [
            {"says": bullet & SAYS_MASK, "counts_as": bullet >> COUNTS_SHIFT} for bullet in s.volley
        ],
        "announced": seen_announcement(s.announced),
        "agenda": [{"op": op & CODE_MASK, "about": op >> ABOUT_SHIFT} for op in s.agenda],
        "ended": s.ended,
    }


def seen_announcement(announced: int) -> Announcement | None:
    """Return what was announced last."""
    if not announced:
        return None
    return {"seat": announced >> ANNOUNCER_SHIFT, "action": announced & ANNOUNCED_MASK}


def seen_action(act: list[int]) -> StetsonsAction:
    """Return the action being carried out."""
    return {
        "actor": act[ACTOR],
        "up_before": list(SEATS_IN[act[UP_BEFORE]]),
        "target": act[TARGET],
        "gun": act[GUN],
        "guns": members(act[GUNS]),
        "allowed": act[ALLOWED],
        "flipped": act[FLIPPED],
        "says": act[SAYS],
        "source": act[SOURCE],
        "mods": [MOD_WORDS[mod] for mod in members(act[MODS])],
        "penetrates": members(act[PENETRATES]),
        "called": act[CALLED],
        "fanned": act[FANNED],
        "wounded": list(SEATS_IN[act[WOUNDED]]),
        "hits": act[HITS],
        "wounds": act[WOUNDS],
        "choice": act[CHOICE],
    }


def set_of(numbers: list[int]) -> int:
    """Return a list of small numbers as a set."""
    return sum([1 << number for number in numbers])


def put_marks(s: StetsonsAndSixguns, seen: StetsonsMarks) -> None:
    """Set the marks of a position as a view shows them."""
    marks = s.marks
    marks[ON_TABLE] = set_of(seen["on_table"])
    marks[LAID] = set_of(seen["laid"])
    marks[STOLEN] = set_of(seen["stolen"])
    marks[CANCELLED] = set_of(seen["cancelled"])
    marks[BEHIND] = set_of(seen["behind"])
    marks[FROM_COVER] = set_of(seen["from_cover"])
    marks[PAID] = set_of(seen["paid"])
    marks[HURT_BEFORE] = set_of(seen["hurt_before"])
    marks[ACTED] = set_of(seen["acted"])
    marks[FIRED] = set_of(seen["fired"])
    marks[DIRT] = set_of(seen["dirt"])
    marks[DODGE] = set_of(seen["dodge"])
    marks[GHOST] = set_of(seen["ghost"])
    marks[TIN] = set_of(seen["tin"])
    marks[OILED] = set_of(seen["oiled"])
    marks[LOCKED] = set_of(seen["locked"])
    marks[HIT_AT] = set_of(seen["hit_at"])
    marks[BOUND_FREE] = set_of(seen["bound_free"])
    marks[MOBBED] = set_of(seen["mobbed"])
    marks[NO_STOCK] = set_of(seen["no_stock"])
    marks[STOCK_FIRST] = set_of(seen["stock_first"])
    marks[STOCK_TWO] = set_of(seen["stock_two"])
    marks[BRAVE] = set_of(seen["brave"])


def put_course(s: StetsonsAndSixguns, seen: StetsonsCourse) -> None:
    """Set what is being carried out in a position as a view shows it."""
    put_action(s.act, seen["action"])
    s.volley = [one["says"] | one["counts_as"] << COUNTS_SHIFT for one in seen["volley"]]
    announced = seen["announced"]
    if announced is not None:
        s.announced = announced["action"] | announced["seat"] << ANNOUNCER_SHIFT
    s.agenda = [item["op"] | item["about"] << ABOUT_SHIFT for item in seen["agenda"]]
    s.ended = seen["ended"]


def put_action(act: list[int], seen: StetsonsAction) -> None:
    """Set the notes of an action as a view shows them."""
    act[ACTOR] = seen["actor"]
    act[UP_BEFORE] = set_of(seen["up_before"])
    act[TARGET] = seen["target"]
    act[GUN] = seen["gun"]
    act[GUNS] = set_of(seen["guns"])
    act[ALLOWED] = seen["allowed"]
    act[FLIPPED] = seen["flipped"]
    act[SAYS] = seen["says"]
    act[SOURCE] = seen["source"]
    act[MODS] = set_of([MOD_WORDS.index(word) for word in seen["mods"]])
    act[PENETRATES] = set_of(seen["penetrates"])
    act[CALLED] = seen["called"]
    act[FANNED] = seen["fanned"]
    act[WOUNDED] = set_of(seen["wounded"])
    act[HITS] = seen["hits"]
    act[WOUNDS] = seen["wounds"]
    act[CHOICE] = seen["choice"]
