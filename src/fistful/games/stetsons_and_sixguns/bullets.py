"""Bullets: loading, flipping, discarding (SS-19, SS-23 to SS-25).

An unseen bullet is nobody's until it is flipped: it only belongs to a batch, the ones that were in
the pile together. When the discards are shuffled they become the next batch; bullets still in guns
stay with theirs. A gun's oldest bullets are flipped first.
"""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import replaced
from fistful.games.stetsons_and_sixguns.cards import BULLET, BULLET_KINDS, JAM
from fistful.games.stetsons_and_sixguns.events import (
    DISCARDED_UNSEEN,
    FLIPPED_BULLET,
    LOADED,
    PILE_SHUFFLED,
)
from fistful.games.stetsons_and_sixguns.marks import ACTOR, FLIPPED, GUN, PILE, SAYS, SOURCE
from fistful.games.stetsons_and_sixguns.ops import GO, OP_LOAD
from fistful.games.stetsons_and_sixguns.order import FLIP_PHASE, NEXT_PHASE, RESHUFFLE_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    BATCH_MASK,
    GUN_BITS,
    JAMMED,
    LOAD_SHIFT,
    StetsonsAndSixguns,
    gun_bullets,
    gun_jam,
    set_gun,
)


def oldest(load: int) -> int:
    """Return the oldest batch of a load that is not empty."""
    if load & BATCH_MASK:
        return 0
    batch = 0
    while not load & BATCH_MASK:
        load >>= BATCH_BITS
        batch += 1
    return batch


def newest(s: StetsonsAndSixguns) -> int:
    """Return the batch the pile belongs to."""
    return len(s.batches) // BULLET_KINDS - 1


def can_draw(s: StetsonsAndSixguns) -> bool:
    """Tell whether there is any bullet in the pile or the discards."""
    return s.pile > 0 or s.lost > 0 or any(s.spent)


def shuffle_discards(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-25: the pile is empty and the discards become a new one; unseen ones are still no one's.

    Returns GO, or the phase in which nature says what the unseen ones are.
    """
    s.pile = sum(s.spent)
    s.batches = s.batches + s.spent
    s.sure = s.sure + s.spent
    s.spent = [0] * BULLET_KINDS
    if out:
        out.all(PILE_SHUFFLED)
    if not s.lost:
        return GO
    # What left an old batch unseen could have been anything: only the rest of it is sure.
    for batch in range(newest(s)):
        gone = s.lost >> BATCH_BITS * batch & BATCH_MASK
        for place in range(batch * BULLET_KINDS, (batch + 1) * BULLET_KINDS):
            s.sure[place] = max(0, s.sure[place] - gone)
    return RESHUFFLE_PHASE


def possible(s: StetsonsAndSixguns, batch: int) -> list[int]:
    """Return the results an unseen bullet of a batch may show, as nature's actions."""
    first = batch * BULLET_KINDS
    return [BULLET + kind for kind in range(BULLET_KINDS) if s.batches[first + kind]]


def shares(s: StetsonsAndSixguns, batch: int) -> list[int]:
    """Return how many unseen bullets of a batch show each result it may show."""
    first = batch * BULLET_KINDS
    return [count for count in s.batches[first : first + BULLET_KINDS] if count]


def sample(s: StetsonsAndSixguns, batch: int, dice: Dice) -> int:
    """Return what an unseen bullet of a batch shows, as nature's action."""
    first = batch * BULLET_KINDS
    counts = s.batches[first : first + BULLET_KINDS]
    left = dice.below(sum(counts))
    for kind in range(BULLET_KINDS):
        left -= counts[kind]
        if left < 0:
            return BULLET + kind
    raise AssertionError("an empty batch")


class Reshuffle(Draw[StetsonsAndSixguns]):
    """SS-25: bullets discarded unseen join the new pile, one at a time; nobody sees them."""

    number = RESHUFFLE_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return possible(s, oldest(s.lost))

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return sample(s, oldest(s.lost), dice)

    def weights(self, s: StetsonsAndSixguns) -> list[int]:
        return shares(s, oldest(s.lost))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        batch = oldest(s.lost)
        kind = action - BULLET
        s.batches = s.batches.copy()
        s.batches[batch * BULLET_KINDS + kind] -= 1
        s.batches[newest(s) * BULLET_KINDS + kind] += 1
        s.pile += 1
        s.lost -= 1 << BATCH_BITS * batch
        return RESHUFFLE_PHASE if s.lost else NEXT_PHASE


def source_batch(s: StetsonsAndSixguns) -> int:
    """Return the batch of the bullet about to be flipped."""
    if s.action[SOURCE] == PILE:
        return newest(s)
    return oldest(s.guns[s.action[ACTOR]][s.action[GUN]] >> LOAD_SHIFT)


class Flip(Draw[StetsonsAndSixguns]):
    """SS-23, SS-24: a bullet is flipped, from a gun or from the pile, and shows what it is."""

    number = FLIP_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return possible(s, source_batch(s))

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return sample(s, source_batch(s), dice)

    def weights(self, s: StetsonsAndSixguns) -> list[int]:
        return shares(s, source_batch(s))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        kind = action - BULLET
        notes = s.action
        batch = source_batch(s)
        place = batch * BULLET_KINDS + kind
        s.batches = replaced(s.batches, place, s.batches[place] - 1)
        if s.sure[place]:
            s.sure = replaced(s.sure, place, s.sure[place] - 1)
        if notes[SOURCE] == PILE:
            s.pile -= 1
        else:
            take_from_gun(s, notes[ACTOR], notes[GUN], batch)
            notes[FLIPPED] += 1
        s.spent[kind] += 1
        notes[SAYS] = kind
        if out:
            out.all(FLIPPED_BULLET, s.who, kind)
        return NEXT_PHASE


def take_from_gun(s: StetsonsAndSixguns, seat: int, place: int, batch: int) -> None:
    """Take one bullet of a batch off a gun."""
    set_gun(s, seat, place, s.guns[seat][place] - (1 << LOAD_SHIFT + BATCH_BITS * batch))


def discard_unseen(
    s: StetsonsAndSixguns, seat: int, place: int, count: int, out: Out | None
) -> None:
    """SS-26: so many bullets of a gun fly over and are discarded unseen."""
    for _ in range(count):
        batch = oldest(s.guns[seat][place] >> LOAD_SHIFT)
        take_from_gun(s, seat, place, batch)
        s.lost += 1 << BATCH_BITS * batch
    if out:
        out.all(DISCARDED_UNSEEN, seat, s.guns[seat][place] & GUN_BITS, count)


def empty_gun(s: StetsonsAndSixguns, gun: int) -> None:
    """SS-25: a gun leaves the game: its bullets to the discards unseen, a JAM on it face up."""
    s.lost += gun >> LOAD_SHIFT
    if gun_jam(gun) == JAMMED:
        s.spent[JAM] += 1


def put_jam_on(s: StetsonsAndSixguns, seat: int, place: int) -> None:
    """SS-25: a flipped JAM stays on its gun."""
    s.spent[JAM] -= 1
    set_gun(s, seat, place, s.guns[seat][place] | JAMMED << 4)


def load(s: StetsonsAndSixguns, seat: int, place: int, count: int, out: Out | None) -> int:
    """SS-19: load a gun from the pile, shuffling the discards if need be, while there are any."""
    while count > 0:
        if not s.pile:
            if not can_draw(s):
                break
            phase = shuffle_discards(s, out)
            if phase != GO:
                s.agenda.append((OP_LOAD, seat, place, count))
                return phase
        taken = min(count, s.pile)
        gun = s.guns[seat][place]
        set_gun(s, seat, place, gun + (taken << LOAD_SHIFT + BATCH_BITS * newest(s)))
        s.pile -= taken
        count -= taken
        if out:
            out.all(LOADED, seat, gun & GUN_BITS, taken)
    return GO


def missing_bullets(s: StetsonsAndSixguns, seat: int, place: int) -> int:
    """Return how many bullets a gun lacks to its maximum."""
    gun = s.guns[seat][place]
    return max(0, s.deck.guns[gun & GUN_BITS].bullets - gun_bullets(gun))
