"""What each seat may know: the table "Who sees what", field by field."""

from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import DOC
from fistful.games.get_billy_the_kid.notebook import Notebook, notebook
from fistful.games.get_billy_the_kid.state import GetBilly


def see(s: GetBilly, seat: int, view: View) -> None:
    """Add the game's part of a view.

    The table: `hour` · `start` · `turn` · `alive` · `missing` · `town` · `pot` · `deck` (how many
    cards) · `under` (how many of them Doc put there) · `discards` (top card last) · `pack` (all
    cards of this table, by kind) · `sheet` (character, 1 for a Lawman, features) · `past` (what
    was done in public, action times 8 plus seat; a hand thrown down as `card` after `card`) ·
    `falsely` (bluffable false arrests).

    The seats: `revealed` · `characters` (NOTHING where unknown) · `dealt` (how many have one) ·
    `outlaws` (once revealed) · `could` (by seat, the set of characters all know it to be one of) ·
    `notebook` (by seat, the characters it can be, by all that is certain for the viewer) · `hand` ·
    `sizes` · `known` (by seat, cards it is known to have got, and how many of these may be gone) ·
    `exposed` (by seat, what it so knows of the viewer's hand) · `open` (what all know so) ·
    `buried` (Doc's own cards under the deck).

    What is going on: `asked_seat`, `feature` (a Question) · `victim` (Binoculars) · `drawer`,
    `owed` · `replaced` · the confrontation's `arrester`, `outlaw`, `facing`, `table`, `involved`,
    `shooter`, `lead`, `has_held`, `dead` · `enticed` and `has_played` this turn.
    """
    see_table(s, view)
    see_people(s, seat, view)
    see_cards(s, seat, view)
    see_confrontation(s, view)


def see_table(s: GetBilly, view: View) -> None:
    """Add what lies on the table for all to see."""
    view["hour"] = s.hour
    view["start"] = s.start
    view["turn"] = s.turn
    view["alive"] = list(SEATS_IN[s.alive])
    view["missing"] = list(SEATS_IN[s.missing])
    view["town"] = list(s.town)
    view["pot"] = s.pot
    view["deck"] = len(s.bag) + len(s.bottom)
    view["under"] = len(s.bottom)
    view["discards"] = s.discards[:]
    view["pack"] = s.deck.packs[s.seats][:]
    view["sheet"] = s.deck.sheets[s.seats]
    view["past"] = s.past[:]
    view["falsely"] = s.falsely[:]
    view["enticed"] = s.enticed
    view["has_played"] = s.has_played


def see_people(s: GetBilly, seat: int, view: View) -> None:
    """Characters: its owner's; all after the reveal. The notebook says what follows."""
    view["revealed"] = s.revealed
    view["dealt"] = s.seats - s.characters.count(NOTHING)
    if s.revealed:
        view["characters"] = s.characters[:]
        view["outlaws"] = list(SEATS_IN[s.outlaws])
        view["notebook"] = [[who] for who in s.characters]
    else:
        own = s.characters[seat] if seat < s.seats else NOTHING
        view["characters"] = [own if other == seat else NOTHING for other in range(s.seats)]
        view["outlaws"] = []
        view["notebook"] = [list(SEATS_IN[mask]) for mask in notebook_of(s, seat, own).possible]
    view["could"] = s.could[:]


def notebook_of(s: GetBilly, seat: int, own: int) -> Notebook:
    """Return what a viewer of this character can be sure of."""
    could = s.could[:]
    if own != NOTHING:
        could[seat] = 1 << own
    return notebook(could, s.deck.lawmen, s.falsely)


def see_cards(s: GetBilly, seat: int, view: View) -> None:
    """Hands: one's own, how many cards the others hold, and what is remembered of them."""
    seats = s.seats
    has_seat = seat < seats
    row = (seat if has_seat else seats) * seats
    view["hand"] = list(s.hands[seat]) if has_seat else []
    view["sizes"] = [len(hand) for hand in s.hands]
    view["known"] = [[list(s.known[row + h]), s.lost[row + h]] for h in range(seats)]
    view["exposed"] = [
        [list(s.known[o * seats + seat]), s.lost[o * seats + seat]] if has_seat else [[], 0]
        for o in range(seats)
    ]
    row = seats * seats
    view["open"] = [[list(s.known[row + h]), s.lost[row + h]] for h in range(seats)]
    is_doc = has_seat and s.characters[seat] == DOC
    view["buried"] = list(s.bottom) if is_doc else []


def see_confrontation(s: GetBilly, view: View) -> None:
    """Add who is asked, robbed or confronted: all of that is public."""
    view["asked_seat"] = s.asked
    view["feature"] = s.feature
    view["victim"] = s.victim
    view["drawer"] = s.drawer
    view["owed"] = s.owed
    view["replaced"] = list(SEATS_IN[s.replaced])
    view["arrester"] = s.arrester
    view["outlaw"] = s.outlaw
    view["facing"] = s.facing
    view["table"] = s.table[:]
    view["involved"] = list(SEATS_IN[s.involved])
    view["shooter"] = s.shooter
    view["lead"] = s.lead
    view["has_held"] = s.has_held
    view["dead"] = s.dead
