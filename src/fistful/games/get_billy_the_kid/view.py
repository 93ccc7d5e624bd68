"""What each seat may know: the table "Who sees what", field by field."""

from typing import Annotated, Final, TypedDict

from fistful.engine.rules import CommonView
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import DOC, VERBS
from fistful.games.get_billy_the_kid.deck import SheetEntryView
from fistful.games.get_billy_the_kid.notebook import possible_people
from fistful.games.get_billy_the_kid.state import BY, NOBODY, GetBilly

# Views share these, and nobody changes them: to make them anew for every view takes long.
#: What was done and by whom, by its entry in `past`.
DEEDS: Final[list[list[int]]] = [
    [action, seat if seat != NOBODY else NOTHING]
    for action in range(len(VERBS.verb_of))
    for seat in range(BY)
]
#: The characters of a set.
PEOPLE: Final[list[list[int]]] = [list(people) for people in SEATS_IN]


class RememberedView(TypedDict):
    """What is remembered of a hand."""

    #: Cards known to have come to it.
    cards: list[int]
    #: How many of these may be gone.
    gone: int


#: Where nothing is remembered; shared too.
FORGOTTEN: Final[RememberedView] = {"cards": [], "gone": 0}


class GetBillyView(CommonView):
    """A game of Get Billy the Kid! as a seat sees it. A card is the number of its kind; -1 stands
    for nobody and nothing, and for a character that may not be known."""

    #: GB-20: the hour, who started, whose turn it is.
    hour: int
    start: int
    turn: int
    #: Seats in play, and those that miss their next turn.
    alive: list[int]
    missing: list[int]
    #: The cards in Town, and how much Gold the Pot has.
    town: list[int]
    pot: int
    #: How many cards the deck has, and how many of them Doc put under it.
    deck: int
    under: int
    #: The discard pile, top card last.
    discards: list[int]
    #: By kind: how many cards this table plays with.
    pack: list[int]
    #: GB-02: the reference sheet.
    sheet: list[SheetEntryView]
    #: What was done in public, in order: the action and the seat that took it. A hand thrown down
    #: is told card by card, and so is what the Town refused, which is nobody's deed.
    past: list[Annotated[list[int], 2]]
    #: GB-36 with `bluff_arrest`: the false arrests, who arrested whom.
    falsely: list[Annotated[list[int], 2]]
    #: Whether Gold was put into the Pot this turn, and whether a card was played.
    enticed: bool
    has_played: bool
    #: Whether the characters are revealed, and how many seats have one.
    revealed: bool
    dealt: int
    #: By seat: the character.
    characters: list[int]
    #: The Outlaws, once revealed.
    outlaws: list[int]
    #: By seat: the characters all know it to be one of.
    could: list[list[int]]
    #: By seat: the characters it can be, by all that is certain for the viewer.
    notebook: list[list[int]]
    #: Own hand.
    hand: list[int]
    #: By seat: how many cards are in hand.
    sizes: list[int]
    #: By seat: what the viewer remembers of its hand, what it remembers of the viewer's, and what
    #: all remember of its hand.
    known: list[RememberedView]
    exposed: list[RememberedView]
    open: list[RememberedView]
    #: Doc's own cards under the deck, the first to be drawn first.
    buried: list[int]
    #: GB-31: who is questioned, about which feature.
    asked_seat: int
    feature: int
    #: GB-34: at whom the Binoculars look.
    victim: int
    #: Who draws, and how many cards more.
    drawer: int
    owed: int
    #: GB-37: the Outlaws that had their exchange.
    replaced: list[int]
    #: The confrontation: who arrested, the Outlaw, the Lawman now facing it.
    arrester: int
    outlaw: int
    facing: int
    #: The cards played in it, and who played any of them.
    table: list[int]
    involved: list[int]
    #: GB-45: whose shot it is, and the Outlaw's shots less the Lawman's.
    shooter: int
    lead: int
    #: Whether the last to act held fire, and who was shot.
    has_held: bool
    dead: int


def build_view(s: GetBilly, seat: int, common: CommonView) -> GetBillyView:
    """Return what a seat may know."""
    seats = s.seats
    has_seat = seat < seats
    # What is remembered lies in a row for each observer, the public after the last seat.
    public = seats * seats
    own = seat * seats if has_seat else public
    characters = seen_characters(s, seat)
    return {
        **common,
        "hour": s.hour,
        "start": s.start,
        "turn": s.turn,
        "alive": list(SEATS_IN[s.alive]),
        "missing": list(SEATS_IN[s.missing]),
        "town": list(s.town),
        "pot": s.pot,
        "deck": len(s.bag) + len(s.bottom),
        "under": len(s.bottom),
        "discards": s.discards[:],
        "pack": s.deck.packs[seats][:],
        "sheet": s.deck.sheets[seats],
        "past": [DEEDS[entry] for entry in s.past],
        "falsely": [[entry // BY, entry % BY] for entry in s.falsely],
        "enticed": s.enticed,
        "has_played": s.has_played,
        "revealed": s.revealed,
        "dealt": seats - s.characters.count(NOTHING),
        "characters": characters,
        "outlaws": list(SEATS_IN[s.outlaws]) if s.revealed else [],
        "could": [PEOPLE[people] for people in s.could],
        "notebook": seen_notebook(s, characters),
        "hand": list(s.hands[seat]) if has_seat else [],
        "sizes": [len(hand) for hand in s.hands],
        "known": memories(s.known[own : own + seats], s.lost[own : own + seats]),
        "exposed": (
            memories(s.known[seat:public:seats], s.lost[seat:public:seats])
            if has_seat
            else [FORGOTTEN] * seats
        ),
        "open": memories(s.known[public:], s.lost[public:]),
        "buried": list(s.bottom) if has_seat and s.characters[seat] == DOC else [],
        "asked_seat": s.asked,
        "feature": s.feature,
        "victim": s.victim,
        "drawer": s.drawer,
        "owed": s.owed,
        "replaced": list(SEATS_IN[s.replaced]),
        "arrester": s.arrester,
        "outlaw": s.outlaw,
        "facing": s.facing,
        "table": s.table[:],
        "involved": list(SEATS_IN[s.involved]),
        "shooter": s.shooter,
        "lead": s.lead,
        "has_held": s.has_held,
        "dead": s.dead,
    }


def seen_characters(s: GetBilly, seat: int) -> list[int]:
    """Return the characters by seat: one's own, and all after the reveal."""
    if s.revealed:
        return s.characters[:]
    return [who if owner == seat else NOTHING for owner, who in enumerate(s.characters)]


def seen_notebook(s: GetBilly, characters: list[int]) -> list[list[int]]:
    """Return, by seat, who a viewer that knows these characters can be sure it is one of."""
    return [PEOPLE[people] for people in possible_characters(s, characters)]


def possible_characters(s: GetBilly, characters: list[int]) -> list[int]:
    """Return the same as sets of characters."""
    if s.revealed:
        return [1 << who for who in characters]
    could = s.could[:]
    for seat, who in enumerate(characters):
        if who != NOTHING:
            could[seat] = 1 << who
    return possible_people(could, s.deck.lawmen, s.falsely)


def memories(known: list[tuple[int, ...]], lost: list[int]) -> list[RememberedView]:
    """Return what is remembered of some hands, or by some seats of one."""
    return [
        {"cards": list(cards), "gone": gone} if cards else FORGOTTEN
        for cards, gone in zip(known, lost, strict=True)
    ]
