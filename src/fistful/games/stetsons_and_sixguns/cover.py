"""Cover: the cover step in order of Speed (SS-17 to SS-19), and how cover is shot away (SS-30)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import NOTHING, replaced
from fistful.games.stetsons_and_sixguns.ahead import bound_ahead, reloads_ahead, shelter_ahead
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.bullets import missing_bullets
from fistful.games.stetsons_and_sixguns.cards import (
    BIND,
    COVER,
    COVER_KINDS,
    FACE_UP,
    FROM_DECK,
    PASS,
    REFILL_GUNS,
    RELOAD,
    RUN,
    SHELTER_DECK,
    SHELTER_UP,
    STAY,
)
from fistful.games.stetsons_and_sixguns.events import (
    BINDING,
    BINDS,
    CLEARED,
    COVER_GONE,
    COVER_HIT,
    COVER_UP,
    LEAVES_COVER,
    NO_COVER,
    RELOADS,
    TAKES_COVER,
    TOO_FAR,
)
from fistful.games.stetsons_and_sixguns.marks import BEHIND, BOUND_FREE, CHOICE, FROM_COVER
from fistful.games.stetsons_and_sixguns.notoriety import lose
from fistful.games.stetsons_and_sixguns.ops import (
    COVER_STEP_FROM,
    COVER_TURNED_NEXT,
    DUCK_OF,
    FACE_UP_NEXT,
    GO,
    OP_LOAD,
    OP_RELOAD,
    TEND_OF,
)
from fistful.games.stetsons_and_sixguns.order import (
    BIND_PHASE,
    COVER_PHASE,
    DRAW_PHASE,
    NEXT_PHASE,
    RELOAD_PHASE,
    TAKE_COVER_PHASE,
)
from fistful.games.stetsons_and_sixguns.round import restock
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    HITS_SHIFT,
    LYING_BITS,
    LYING_SHIFT,
    StetsonsAndSixguns,
    clear_jam,
    cover_hits,
    cover_kind,
    discard_cover,
    drop_cover,
    gun_bullets,
    gun_jam,
    has_ability,
)
from fistful.games.stetsons_and_sixguns.vocabulary import STEADY_HANDS


class CoverCard(Draw[StetsonsAndSixguns]):
    """SS-02, SS-17: the top card of the Cover deck is turned up."""

    number = COVER_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [COVER + kind for kind in range(COVER_KINDS) if s.cover_deck[kind]]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        left = dice.below(sum(s.cover_deck))
        kind = 0
        while left >= s.cover_deck[kind]:
            left -= s.cover_deck[kind]
            kind += 1
        return COVER + kind

    def weights(self, s: StetsonsAndSixguns) -> list[int]:
        return [count for count in s.cover_deck if count]

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        kind = action - COVER
        s.action[CHOICE] = kind
        s.cover_deck = replaced(s.cover_deck, kind, s.cover_deck[kind] - 1)
        return NEXT_PHASE


def restock_cover(s: StetsonsAndSixguns) -> bool:
    """SS-17: shuffle the Cover discards into an empty deck; tell whether there is a card."""
    if not any(s.cover_deck):
        s.cover_deck = s.cover_discards
        s.cover_discards = [0] * COVER_KINDS
    return any(s.cover_deck)


def turn_cover(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-02, SS-17: a card from the Cover deck is turned up to lie beside it."""
    s.cover_up = NOTHING
    if not restock_cover(s):
        return GO
    s.agenda.append(COVER_TURNED_NEXT)
    return COVER_PHASE


def lay_face_up(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-17: the Cover card turned up lies beside the deck."""
    s.cover_up = s.action[CHOICE]
    if out:
        out.all(COVER_UP, s.cover_up)
    return GO


def cover_step(s: StetsonsAndSixguns, place: int, out: Out | None) -> int:
    """SS-17: in order of Speed, those who run take cover; they and those who stay may tend."""
    while place < len(s.order):
        seat = s.order[place]
        taken = s.stances[seat]
        place += 1
        if taken not in (RUN, STAY, RELOAD):
            continue
        s.agenda.append(COVER_STEP_FROM[place])
        if taken == RELOAD:
            return reload(s, seat, out)
        s.agenda.append(TEND_OF[seat][bound_ahead(s, seat) + 1])
        if taken == STAY:
            return GO
        leave_cover(s, seat, out)
        return run_for_cover(s, seat, out)
    return GO


def run_for_cover(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-17: a runner takes the cover it named, or is asked; there may be none left."""
    s.who = seat
    can_turn = can_turn_cover(s)
    if s.cover_up == NOTHING and not can_turn:
        if out:
            out.all(NO_COVER, seat)
        return GO
    named = shelter_ahead(s, seat)
    if named == SHELTER_UP and s.cover_up != NOTHING:
        return take_cover(s, seat, FACE_UP, out)
    if named == SHELTER_DECK and can_turn:
        return take_cover(s, seat, FROM_DECK, out)
    return TAKE_COVER_PHASE


def can_turn_cover(s: StetsonsAndSixguns) -> bool:
    """Tell whether there is a Cover card to be turned up."""
    return any(s.cover_deck) or any(s.cover_discards)


def leave_cover(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-17: the old cover is discarded first."""
    if s.covers[seat] == NOTHING:
        return
    if out:
        out.all(LEAVES_COVER, seat, cover_kind(s.covers[seat]))
    drop_cover(s, seat)
    s.marks[BEHIND] &= ~(1 << seat)


def get_behind(s: StetsonsAndSixguns, seat: int, kind: int, out: Out | None) -> None:
    """A seat is behind a fresh cover from now on."""
    s.covers = replaced(s.covers, seat, kind)
    s.marks[BEHIND] |= 1 << seat
    if out:
        out.all(TAKES_COVER, seat, kind)


class TakeCover(Ask):
    """SS-17: the face-up Cover card, or the deck's top card, which may be too far away."""

    number = TAKE_COVER_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        options = [FACE_UP] if s.cover_up != NOTHING else []
        if can_turn_cover(s):
            options.append(FROM_DECK)
        return options

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: the face-up card."""
        return self.legal(s, seat)[0]

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        phase = take_cover(s, seat, action, out)
        return NEXT_PHASE if phase == GO else phase


def take_cover(s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
    """SS-17: get behind the face-up card, or turn one up."""
    if action == FACE_UP:
        get_behind(s, seat, s.cover_up, out)
        s.agenda.append(FACE_UP_NEXT)
        return GO
    restock_cover(s)
    s.agenda.append(DUCK_OF[seat])
    return COVER_PHASE


def duck(s: StetsonsAndSixguns, seat: int, is_near: int, out: Out | None) -> int:
    """SS-17: a card turned up is reached unless it is like the face-up one, or near at any rate."""
    kind = s.action[CHOICE]
    if kind == s.cover_up and not is_near:
        discard_cover(s, kind)
        if out:
            out.all(TOO_FAR, seat, kind)
        return GO
    get_behind(s, seat, kind, out)
    return GO


def mark_cover(s: StetsonsAndSixguns, seat: int, bullet: int, hits: int, out: Out | None) -> None:
    """SS-25, SS-30: hits on a cover; the bullet lies on it; after enough it is blown away."""
    cover = s.covers[seat]
    kind = cover_kind(cover)
    taken = cover_hits(cover) + hits
    if bullet != NOTHING:
        s.spent[bullet] -= 1
        cover += 1 << LYING_SHIFT + LYING_BITS * bullet
    is_gone = taken >= s.deck.cover_hits[kind]
    s.covers = replaced(s.covers, seat, cover if is_gone else cover + (hits << HITS_SHIFT))
    if not is_gone:
        if out:
            out.all(COVER_HIT, seat, kind, taken)
        return
    blow_away(s, seat, out)


def blow_away(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-30: a cover is gone; its owner is in the open."""
    if out:
        out.all(COVER_GONE, seat, cover_kind(s.covers[seat]))
    drop_cover(s, seat)
    s.marks[BEHIND] &= ~(1 << seat)
    s.marks[FROM_COVER] &= ~(1 << seat)


def can_bind(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-18: a wound, a card to draw, and a point unless the first is free."""
    return (
        s.wounds[seat] > 0
        and (bool(s.stack) or bool(s.discards))
        and (s.notoriety[seat] > 0 or binds_free(s, seat))
    )


def binds_free(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-R3: Doc Halliwell's first wound of the round costs nothing where he stays in cover."""
    is_first = not s.marks[BOUND_FREE] >> seat & 1
    return is_first and s.stances[seat] == STAY and has_ability(s, seat, STEADY_HANDS)


def tend(s: StetsonsAndSixguns, seat: int, left: int, out: Out | None) -> int:
    """SS-17: bind wounds as long as one can and will, then perhaps reload.

    `left` are the wounds still to be bound of those said ahead, NOTHING if one is asked.
    """
    s.who = seat
    if left and can_bind(s, seat):
        return BIND_PHASE if left == NOTHING else pay_and_bind(s, seat, left - 1, out)
    return offer_reload(s, seat, out)


class Bind(Ask):
    """SS-18: bind a wound for a point, and draw a card for it."""

    number = BIND_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [BIND, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == PASS:
            phase = offer_reload(s, seat, out)
            return phase if phase != GO else NEXT_PHASE
        return pay_and_bind(s, seat, NOTHING, out)


def pay_and_bind(s: StetsonsAndSixguns, seat: int, left: int, out: Out | None) -> int:
    """SS-18: bind a wound for a point, or for nothing; then see what is left to be done."""
    if binds_free(s, seat):
        s.marks[BOUND_FREE] |= 1 << seat
    else:
        lose(s, seat, 1, BINDING, out)
    s.agenda.append(TEND_OF[seat][left + 1])
    return bind_one(s, seat, out)


def bind_one(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-18: one wound less, one card more."""
    s.wounds = replaced(s.wounds, seat, s.wounds[seat] - 1)
    if out:
        out.all(BINDS, seat)
    restock(s, out)
    s.who = seat
    return DRAW_PHASE


def wants_reload(s: StetsonsAndSixguns, seat: int) -> bool:
    """SS-19: tell whether reloading would change anything."""
    for gun in s.guns[seat]:
        if gun_jam(gun) != CLEAN or gun_bullets(gun) < s.deck.guns[gun & GUN_BITS].bullets:
            return True
    return False


def offer_reload(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-19: reload if that was said ahead, or ask, if it would change anything."""
    reloads = reloads_ahead(s, seat)
    if not reloads or not wants_reload(s, seat):
        return GO
    if reloads == 1:
        return reload(s, seat, out)
    s.who = seat
    return RELOAD_PHASE


class Reload(Ask):
    """SS-19: fill every gun and clear its JAM."""

    number = RELOAD_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [REFILL_GUNS, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == REFILL_GUNS:
            s.agenda.append((OP_RELOAD, seat))
        return NEXT_PHASE


def reload(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-19: clear every JAM, then fill the guns, the sixgun first."""
    if out:
        out.all(RELOADS, seat)
    for place in reversed(range(len(s.guns[seat]))):
        if clear_jam(s, seat, place) and out:
            out.all(CLEARED, seat, s.guns[seat][place] & GUN_BITS)
        missing = missing_bullets(s, seat, place)
        if missing:
            s.agenda.append((OP_LOAD, seat, place, missing))
    return GO
