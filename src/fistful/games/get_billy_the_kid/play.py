"""The second half of a turn: the play step and the actions of the cards (GB-21, GB-30 to GB-36)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw, Turn
from fistful.engine.state import NOTHING, replaced
from fistful.games.get_billy_the_kid.cards import (
    AFTER_REVEAL,
    AGAIN,
    ARREST,
    ARREST_ANY,
    ARREST_SEAT,
    ASK,
    BEFORE_REVEAL,
    BINOCULARS,
    CARD,
    DISCARD,
    DOC,
    ENTICE,
    FEATURE_COUNT,
    GIVE,
    GOLD,
    LOOK,
    NO,
    QUESTION,
    RIFLE,
    STEAL,
    TAKE,
    YES,
    asks_of,
    each_kind,
)
from fistful.games.get_billy_the_kid.ending import reveal
from fistful.games.get_billy_the_kid.events import (
    ACCUSED,
    ANSWERED,
    ASKED,
    DISCARDED,
    ENTICED,
    FALSE_ARREST,
    GAVE,
    GAVE_CARD,
    GOES_AGAIN,
    LOOKED,
    SAW,
    SPIED,
    TOOK,
    TOOK_CARD,
)
from fistful.games.get_billy_the_kid.hands import can_draw, gain, lose, pay, see_hand, show
from fistful.games.get_billy_the_kid.order import (
    ANSWER,
    DRAWING_AGAIN,
    GIVING,
    PLAY,
    RESPONSE,
    REVEAL,
    TAKING,
)
from fistful.games.get_billy_the_kid.setup import FromDeck
from fistful.games.get_billy_the_kid.state import BY, GetBilly, lawmen, seat_of
from fistful.games.get_billy_the_kid.supply import advance, draw_card, hand_over, to_play
from fistful.games.get_billy_the_kid.town import steal, steals_at_supply, thefts


class Play(Turn[GetBilly]):
    """GB-21: put one card on the discard pile, for its action or as a plain discard."""

    number = PLAY
    seconds = 90

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        hand = s.hands[seat]
        others = s.alive & ~(1 << seat)
        table = AFTER_REVEAL[others] if s.revealed else BEFORE_REVEAL[others]
        moves: list[int] = []
        before = NOTHING
        for card in hand:
            if card != before:
                moves += table[card]
                before = card
        if not s.revealed and QUESTION in hand:
            moves += asks_of(s.deck, s.seats, others)
        if BINOCULARS in hand and not all(s.hands):
            # GB-34: there is nothing to take from an empty hand.
            moves = [m for m in moves if not TAKE <= m < ARREST_SEAT or s.hands[m - TAKE]]
        if s.hour >= s.deck.first_arrest and ARREST in hand:
            moves += ARREST_ANY[suspects(s, seat, others)]
        if s.revealed and s.outlaws >> seat & 1:
            moves += outlaw_moves(s, seat)
        return moves

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        """GB-90: a plain discard of a random card that is not Gold, if there is one."""
        hand = s.hands[seat]
        other = [card for card in hand if card != GOLD] or list(hand)
        return DISCARD + dice.pick(other)

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        if action == ENTICE:
            return entice(s, seat, out)
        s.has_played = True
        if action < DISCARD:
            steal(s, seat, action - STEAL, out)
            return advance(s, out)
        if action < ASK:
            pay(s, seat, action - DISCARD)
            if out:
                out.all(DISCARDED, seat, action - DISCARD)
            return advance(s, out)
        if action < AGAIN:
            return ask(s, seat, action - ASK, out)
        if action < LOOK:
            return go_again(s, seat, out)
        if action < TAKE:
            return look(s, seat, action - LOOK, out)
        if action < ARREST_SEAT:
            return spy(s, seat, action - TAKE, out)
        return arrest(s, seat, action - ARREST_SEAT, out)


def outlaw_moves(s: GetBilly, seat: int) -> list[int]:
    """GB-51, GB-70: what an Outlaw may do besides, after the reveal."""
    moves = [] if steals_at_supply(s) else thefts(s, seat)
    if GOLD in s.hands[seat] and may_entice(s):
        moves.append(ENTICE)
    return moves


def suspects(s: GetBilly, seat: int, others: int) -> int:
    """GB-36, GB-38: whom a seat may arrest, once arrests begin."""
    is_outlaw = s.outlaws >> seat & 1
    if s.revealed:
        return 0 if is_outlaw else s.outlaws & s.alive
    return 0 if is_outlaw and s.options["bluff_arrest"] == "no" else others


def may_entice(s: GetBilly) -> bool:
    """GB-70: once per turn, before playing a card, while Doc is a Lawman in play."""
    if s.options["enticement"] == "off" or s.enticed or s.has_played:
        return False
    return bool(lawmen(s) >> seat_of(s, DOC) & 1)


def entice(s: GetBilly, seat: int, out: Out | None) -> int:
    """GB-70: one Gold goes face up into the Pot."""
    show(s, seat, GOLD)
    s.pot += 1
    s.enticed = True
    if out:
        out.all(ENTICED, seat, s.pot)
    return to_play(s, out)


def ask(s: GetBilly, seat: int, question: int, out: Out | None) -> int:
    """GB-31: ask one other seat about one feature, in public."""
    pay(s, seat, QUESTION)
    s.asked = question // FEATURE_COUNT
    s.feature = question % FEATURE_COUNT
    if out:
        out.all(ASKED, seat, s.asked, s.feature)
    return ANSWER


def go_again(s: GetBilly, seat: int, out: Out | None) -> int:
    """GB-32: after the reveal a Question is worth another card from the deck, and another play."""
    pay(s, seat, QUESTION)
    if out:
        out.all(GOES_AGAIN, seat)
    return DRAWING_AGAIN if can_draw(s, out) else to_play(s, out)


def look(s: GetBilly, seat: int, at: int, out: Out | None) -> int:
    """GB-33: look secretly at another seat's whole hand."""
    pay(s, seat, RIFLE)
    see_hand(s, seat, at)
    if out:
        out.all(LOOKED, seat, at)
        out.only(seat, SAW, at, *s.hands[at])
    return advance(s, out)


def spy(s: GetBilly, seat: int, victim: int, out: Out | None) -> int:
    """GB-34: Binoculars: the taking and the giving follow."""
    pay(s, seat, BINOCULARS)
    s.victim = victim
    if out:
        out.all(SPIED, seat, victim)
    return TAKING


def arrest(s: GetBilly, seat: int, suspect: int, out: Out | None) -> int:
    """GB-35 to GB-38: a confrontation with an Outlaw, or a false arrest."""
    show(s, seat, ARREST)
    if out:
        out.all(ACCUSED, seat, suspect)
    is_lawman = not s.outlaws >> seat & 1
    if is_lawman and s.outlaws >> suspect & 1:
        s.arrester = s.facing = seat
        s.outlaw = suspect
        s.table = [ARREST]
        s.involved = 1 << seat
        if s.revealed:
            return RESPONSE
        reveal(s, out)
        return REVEAL
    s.discards.append(ARREST)
    s.missing |= 1 << seat | 1 << suspect
    if s.options["bluff_arrest"] == "no":
        for cleared in (seat, suspect):
            s.could = replaced(s.could, cleared, s.could[cleared] & s.deck.lawmen)
    else:
        s.falsely = [*s.falsely, seat * BY + suspect]
    if out:
        out.all(FALSE_ARREST, seat, suspect)
    return advance(s, out)


class DrawingAgain(FromDeck):
    """GB-32: the extra card always comes from the deck."""

    number = DRAWING_AGAIN

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        draw_card(s, s.turn, action - CARD, out)
        return to_play(s, out)


class Answer(Turn[GetBilly]):
    """GB-31: a Lawman's only option is the truth, an Outlaw has yes and no.

    The answer appears at an instant fixed when it was asked, so nobody can tell which it was.
    """

    number = ANSWER
    seconds = 15
    is_fixed = True

    def asks(self, s: GetBilly) -> int:
        return 1 << s.asked

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [YES, NO] if s.outlaws >> seat & 1 else [truth(s, seat)]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        """GB-90: the clock tells the truth."""
        return truth(s, seat)

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        could = s.deck.affirms if action == YES else s.deck.denies
        s.could = replaced(s.could, seat, s.could[seat] & could[s.feature])
        if out:
            out.all(ANSWERED, seat, s.feature, action - YES)
        s.asked = NOTHING
        s.feature = NOTHING
        return advance(s, out)


def truth(s: GetBilly, seat: int) -> int:
    """Return the true answer to the question put to a seat."""
    return YES if s.deck.has[s.characters[seat]] >> s.feature & 1 else NO


class Taking(Draw[GetBilly]):
    """GB-34: one card is taken blindly."""

    number = TAKING

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(CARD, s.hands[s.victim])

    def draw(self, s: GetBilly, dice: Dice) -> int:
        hand = s.hands[s.victim]
        return CARD + hand[dice.below(len(hand))]

    def weights(self, s: GetBilly) -> list[int]:
        hand = s.hands[s.victim]
        return [hand.count(card) for card in each_kind(0, hand)]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        taker = s.turn
        both = 1 << taker | 1 << s.victim
        lose(s, s.victim, card, both)
        gain(s, taker, card, both)
        if out:
            out.to(both, TOOK_CARD, taker, s.victim, card)
            out.to(~both, TOOK, taker, s.victim)
        return GIVING


class Giving(Turn[GetBilly]):
    """GB-34: any card of one's own hand, the taken one included, goes back to that seat."""

    number = GIVING

    def asks(self, s: GetBilly) -> int:
        return 1 << s.turn

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(GIVE, s.hands[seat])

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        hand = s.hands[seat]
        return GIVE + hand[dice.below(len(hand))]

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        hand_over(s, seat, s.victim, action - GIVE, GAVE, GAVE_CARD, out)
        s.victim = NOTHING
        return advance(s, out)
