"""Pledges: what seats gave each other their word on, and whether they kept it.

A promise is a pledge of one seat; a deal or a pact that is accepted is one of both. What it is
about, the game says (`Ledger`): it is judged by what everybody heard since. No pledge binds. An
offer lapses when what it is about has come and gone, the question apart that was open when it was
made: those who have answered that could not agree in time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fistful.engine.errors import Invalid
from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.games.deeds import Ledger, Term
from fistful.table.talk import ACCEPT, ANSWERS, DEAL, OFFERS, PACT, PROMISE, Talk


class Pledge(NamedTuple):
    """The word of one seat to another, and all that happened since."""

    by: int
    to: int
    term: Term
    heard: tuple[Event, ...] = ()

    def is_kept(self) -> bool | None:
        """Tell whether it was kept; None while that is open."""
        return self.term.judge(self.by, self.to, list(self.heard))


class Pledges:
    """All offers and pledges of a game."""

    def __init__(self, ledger: Ledger | None) -> None:
        self.terms: dict[int, Term | None] = {
            PROMISE: ledger and ledger.deal,
            DEAL: ledger and ledger.deal,
            PACT: ledger and ledger.pact,
        }
        #: Offers nobody has answered, by who made them to whom; and those that can be answered
        #: still and are about something, as the word they would be of who made them.
        self.offers: dict[tuple[int, int], int] = {}
        self.pending: dict[tuple[int, int], Pledge] = {}
        self.lapsed: set[tuple[int, int]] = set()
        #: Offers made since something happened last.
        self.fresh: set[tuple[int, int]] = set()
        self.standing: list[Pledge] = []
        #: Those that were settled: by whom, and whether they were kept.
        self.settled: list[tuple[int, bool]] = []

    def copy(self) -> "Pledges":
        """Return a copy on which something can be tried."""
        other = Pledges(None)
        other.terms = self.terms
        other.offers = dict(self.offers)
        other.pending = dict(self.pending)
        other.lapsed = set(self.lapsed)
        other.fresh = set(self.fresh)
        other.standing = list(self.standing)
        other.settled = list(self.settled)
        return other

    def check(self, speaker: int, talk: Talk, alive: Sequence[int]) -> None:
        """Raises Invalid for an answer without an offer, and for offers of or to the dead."""
        if talk.act in ANSWERS and (talk.to, speaker) not in self.open_offers():
            raise Invalid("no-offer")
        if talk.act in OFFERS and not {speaker, talk.to} <= set(alive):
            raise Invalid("out-of-play")

    def say(self, speaker: int, talk: Talk) -> None:
        """Take up what was said: offers, answers to them, promises; the rest pledges nothing.

        Offers once did not lapse: records of that time count as they did.
        """
        if talk.act in OFFERS:
            self.offer(talk.act, speaker, talk.to)
        elif talk.act == PROMISE:
            self.give(PROMISE, speaker, talk.to)
        elif talk.act in ANSWERS:
            offer = self.take_off(talk.to, speaker)
            if offer is not None and talk.act == ACCEPT:
                self.take_off(speaker, talk.to)
                self.give(offer, speaker, talk.to)
                self.give(offer, talk.to, speaker)

    def offer(self, act: int, by: int, to: int) -> None:
        """Let an offer stand, in the place of an older one."""
        self.take_off(by, to)
        self.offers[by, to] = act
        term = self.terms[act]
        if term is not None:
            self.pending[by, to] = Pledge(by, to, term)
            self.fresh.add((by, to))

    def take_off(self, by: int, to: int) -> int | None:
        """Let an offer stand no more; return what it was, if there was one."""
        self.pending.pop((by, to), None)
        self.lapsed.discard((by, to))
        return self.offers.pop((by, to), None)

    def open_offers(self) -> list[tuple[int, int]]:
        """Return who has offered whom something that can still be answered."""
        return [pair for pair in self.offers if pair not in self.lapsed]

    def give(self, act: int, by: int, to: int) -> None:
        """Let a pledge stand; the same given again while it stands is the same."""
        term = self.terms[act]
        if term is None:
            return
        if not any([(one.by, one.to, one.term) == (by, to, term) for one in self.standing]):
            self.standing.append(Pledge(by, to, term))

    def hear(self, events: Sequence[Event]) -> None:
        """Take up what happened, as far as everybody heard it, and settle what it settles."""
        if not self.standing and not self.pending:
            self.fresh.clear()
            return
        public = tuple([event for event in events if event.is_for(SPECTATOR)])
        open_still: list[Pledge] = []
        for pledge in self.standing:
            now = pledge._replace(heard=pledge.heard + public)
            is_kept = now.is_kept()
            if is_kept is None:
                open_still.append(now)
            else:
                self.settled.append((now.by, is_kept))
        self.standing = open_still
        self.let_lapse(public)

    def let_lapse(self, public: tuple[Event, ...]) -> None:
        """Let offers lapse that are about what has come and gone."""
        for pair in self.pending.keys() - self.fresh:
            offer = self.pending[pair]
            self.pending[pair] = offer._replace(heard=offer.heard + public)
            if self.pending[pair].is_kept() is not None:
                del self.pending[pair]
                self.lapsed.add(pair)
        self.fresh.clear()

    def given_by(self, seat: int) -> list[Pledge]:
        """Return what a seat has given its word on, and may still keep or break; what it has
        offered may be accepted before all see what it did."""
        known = [*self.standing, *self.pending.values()]
        return [pledge for pledge in known if pledge.by == seat]
