"""Bots keep their word as often as they declare, over whole games; and all can see whether."""

from collections import Counter

import pytest

from fistful.bots import find_bot
from fistful.bots.talk import hold_to, manner_of
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game, games
from fistful.table.messages import AnyMessage, Happened, Said
from fistful.table.pledges import Pledge, Pledges
from fistful.table.record import read_record, write_record
from fistful.table.table import Table
from fistful.table.talk import parse_talk
from fistful.table.tally import tally

SEATS = 5
#: Words that were at stake, for each kind of bot in each game.
ENOUGH = 400
ACTS = ("deal", "pact")


class Evening:
    """Games at which bots of one kind offer each other deals and accept, whenever they may."""

    def __init__(self, game: str, bot: str) -> None:
        self.game, self.bot = find_game(game), bot
        self.deciding = find_bot("random", self.game)
        self.kept: list[bool] = []

    def play(self, seed: int) -> tuple[Table, Pledges]:
        """Play one; return it, and what somebody who only watches makes of all words given."""
        dice = QuickDice(seed)
        names = [f"Bot {seat}" for seat in range(SEATS)]
        table = Table(self.game, {}, names, seed.to_bytes(32))
        self.watched = Pledges(self.game.ledger)
        self.at_stake: Counter[tuple[int, int]] = Counter()
        self.hear(table, table.start(now=0.0))
        while not table.is_over():
            if dice.below(3) == 0:
                self.make_deal(table, dice)
            owing = table.owing()
            seat = owing[dice.below(len(owing))]
            text = table.text(self.choose(table, seat, dice))
            before = list(table.pledges.standing)
            self.hear(table, table.submit(seat, table.question.number, text, now=0.0))
            self.note(table, before)
        return table, self.watched

    def make_deal(self, table: Table, dice: Dice) -> None:
        """Let two give each other their word, if both are free and have not answered yet."""
        one, other = dice.below(SEATS), dice.below(SEATS)
        act = ACTS[dice.below(2)]
        busy = [pledge.by for pledge in table.pledges.standing]
        if one == other or {one, other} & {*busy, *table.question.answers}:
            return
        try:
            table.check_talk(one, f"{act} {table.names[other]}")
        except Invalid:
            return
        self.hear(table, table.say(one, f"{act} {table.names[other]}"))
        self.hear(table, table.say(other, f"accept {table.names[one]}"))

    def choose(self, table: Table, seat: int, dice: Dice) -> int:
        """Return a bot's answer, random but for the word it gave."""
        legal, given = table.legal(seat), table.pledges.given_by(seat)
        for pledge in given:
            breaks = {pledge.term.breaks(action, pledge.to) for action in legal}
            self.at_stake[pledge.by, pledge.to] += {True, False} <= breaks
        left = hold_to(table.rules, self.bot, None, legal, dice, given)
        return self.deciding.choose(table.view(seat), left, dice)

    def note(self, table: Table, before: list[Pledge]) -> None:
        """Take up what was settled, if there was a choice."""
        standing = {(pledge.by, pledge.to) for pledge in table.pledges.standing}
        done = [pledge for pledge in before if (pledge.by, pledge.to) not in standing]
        settled = table.pledges.settled[len(table.pledges.settled) - len(done) :]
        for pledge, (by, is_kept) in zip(done, settled, strict=True):
            assert pledge.by == by
            if self.at_stake.pop((pledge.by, pledge.to), 0):
                self.kept.append(is_kept)

    def hear(self, table: Table, messages: list[AnyMessage]) -> None:
        """Hear what everybody is told, and nothing else."""
        for message in messages:
            if isinstance(message, Happened):
                self.watched.hear(message.heard_by(SPECTATOR))
            elif isinstance(message, Said):
                talk = parse_talk(message.seat, message.text, table.names)
                self.watched.say(message.seat, talk)


@pytest.mark.parametrize("bot", ["coward", "liar", "rules"])
@pytest.mark.parametrize("game", games())
def test_a_word_is_kept_as_often_as_declared_and_all_see_whether(game: str, bot: str) -> None:
    """Within 5 points and what chance may add to so few; by what a watcher heard, and a record."""
    evening, seed = Evening(game, bot), 0
    while len(evening.kept) < ENOUGH:
        table, watched = evening.play(seed)
        assert watched.settled == table.pledges.settled
        counted = tally(read_record(write_record(table.record())))
        settled = Counter(table.pledges.settled)
        assert counted.kept == [settled[seat, True] for seat in range(SEATS)]
        assert counted.broken == [settled[seat, False] for seat in range(SEATS)]
        seed += 1
    honesty = manner_of(bot).honesty
    chance = 3 * (honesty * (1 - honesty) / len(evening.kept)) ** 0.5
    assert abs(sum(evening.kept) / len(evening.kept) - honesty) <= chance + 0.02


def dealt(game: str) -> Table:
    table = Table(find_game(game), {}, ["Ann", "Bob", "Cid", "Dee"], bytes(32))
    table.start(now=0.0)
    return table


def answer_all(table: Table, until: str) -> None:
    """Let everybody answer what comes first, until a phase is over."""
    has_been = False
    while not (has_been and table.phase().name != until):
        has_been = table.phase().name == until
        seat = table.owing()[0]
        text = table.text(table.legal(seat)[0])
        table.submit(seat, table.question.number, text, now=0.0)


def test_an_offer_lapses_with_the_round_it_was_about() -> None:
    table = dealt("stetsons-and-sixguns")
    table.say(1, "pact Ann")
    assert table.check_talk(0, "accept Bob") and table.view(0)["offers"] == [[1, 0]]
    answer_all(table, "stance")
    assert table.view(0)["offers"] == [] and table.pledges.given_by(1) == []
    with pytest.raises(Invalid, match="no-offer"):
        table.check_talk(0, "accept Bob")
    table.say(1, "pact Ann")
    assert table.check_talk(0, "accept Bob")


def test_an_offer_outlives_the_question_it_was_made_at() -> None:
    """Whoever had answered that already may agree for the next time."""
    table = dealt("stetsons-and-sixguns")
    while table.phase().name != "stance":
        seat = table.owing()[0]
        table.submit(seat, table.question.number, table.text(table.legal(seat)[0]), now=0.0)
    table.say(1, "pact Ann")
    answer_all(table, "stance")
    assert table.check_talk(0, "accept Bob")
    answer_all(table, "stance")
    assert table.pledges.open_offers() == []


def test_a_record_from_when_offers_did_not_lapse_counts_as_it_did() -> None:
    """A late answer is refused at a table, and heard in a record."""
    table = dealt("stetsons-and-sixguns")
    table.say(1, "pact Ann")
    answer_all(table, "stance")
    table.say(0, "accept Bob")
    answer_all(table, "stance")
    while not table.is_over():
        seat = table.owing()[0]
        table.submit(seat, table.question.number, table.text(table.legal(seat)[0]), now=0.0)
    counted = tally(table.record())
    assert counted.kept[0] + counted.broken[0] == counted.kept[1] + counted.broken[1] == 1


def test_what_a_bot_offered_binds_it_as_if_it_were_accepted() -> None:
    """An acceptance may come when its answer is sealed."""
    table = dealt("cash-n-guns")
    table.say(1, "deal Ann")
    assert [(one.by, one.to) for one in table.pledges.given_by(1)] == [(1, 0)]
    assert table.pledges.given_by(0) == []
    table.say(0, "decline Bob")
    assert table.pledges.given_by(1) == []


def test_who_has_sealed_an_answer_gives_no_word_about_it() -> None:
    table = dealt("cash-n-guns")
    while table.phase().name != "aim":
        seat = table.owing()[0]
        table.submit(seat, table.question.number, table.text(table.legal(seat)[0]), now=0.0)
    assert not table.has_sealed(1)
    table.submit(1, table.question.number, table.text(table.legal(1)[0]), now=0.0)
    assert table.has_sealed(1) and not table.has_sealed(0)
