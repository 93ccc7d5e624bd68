"""A game at one keyboard: a table, the people at it, bots that answer, a file that keeps it."""

import logging
from collections.abc import Collection
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import Final

from fistful.bots import find_bot
from fistful.bots.plugins import BotFailed, ask
from fistful.bots.reaction import reaction
from fistful.bots.talk import feels_like_talking, hold_to, reply, speak
from fistful.engine.dice import Dice, SealedDice
from fistful.engine.events import Event
from fistful.engine.rules import View
from fistful.engine.seats import MOST_SEATS, SPECTATOR
from fistful.files import write_file
from fistful.games.markup import escape
from fistful.games.primer import Advice
from fistful.table.messages import AnyMessage, Happened, Said
from fistful.table.players import OWN
from fistful.table.record import write_record
from fistful.table.table import Table
from fistful.table.talk import SHOWN, read_talk
from fistful.terminal.race import Race
from fistful.texts import Catalogue
from fistful.texts.ending import ending

LOG: Final = logging.getLogger(__name__)
#: Bots that search use no more cores than this.
MOST_CORES: Final = 2


class Session:
    """Drives a table for one keyboard. Bots answer by themselves; people are asked one by one."""

    def __init__(
        self,
        table: Table,
        file: Path,
        say: Catalogue,
        trusted: Collection[str] = (),
        story: list[AnyMessage] | None = None,
    ) -> None:
        """Sit down. The `trusted` bots may be imported by their paths: somebody here named them.

        `story`: what has happened already, at a table that was resumed.
        """
        self.table = table
        self.file = file
        self.say = say
        self.people = [seat for seat, bot in enumerate(table.bots) if bot == OWN]
        cores = min(MOST_CORES, cpu_count() or 1)
        self.bots = {
            seat: find_bot(bot, table.game, processes=cores, by_path=bot in trusted)
            for seat, bot in enumerate(table.bots)
            if bot != OWN
        }
        self.bot_dice = SealedDice(sha256(b"fistful bots" + table.seed).digest())
        #: What has been explained to whom, and is not explained again.
        self.explained: set[tuple[int, str]] = set()
        #: The race that is being run, if any.
        self.race: Race | None = None
        #: Sentences each seat (and the spectators) has heard, in order.
        self.heard: dict[int, list[str]] = {seat: [] for seat in (*self.people, SPECTATOR)}
        self.listen(story or [])

    def start(self) -> None:
        """Deal, or go on with a table that was resumed."""
        if not self.table.lines:
            self.listen(self.table.start(0.0))
        self.let_bots_answer()

    def to_ask(self) -> int | None:
        """Return the next person to ask, if any."""
        answered = self.race.answers if self.race else {}
        owing = [seat for seat in self.table.owing() if seat in self.people]
        return next((seat for seat in owing if seat not in answered), None)

    def answer(self, seat: int, text: str, now: float | None = None) -> None:
        """Take a person's answer, let the bots follow, and keep the record.

        `now`: in a race, how long the question has been on the screen; None where there is no
        clock. Raises FistfulError if that is no answer; then nothing has changed.
        """
        if self.race is None:
            self.listen(self.table.submit(seat, self.table.question.number, text, 0.0))
        else:
            self.table.check(seat, self.race.question, text, 0.0)
            self.run_race(seat, text, now)
        self.let_bots_answer()
        self.save()

    def talk(self, seat: int, text: str) -> None:
        """Say something across the table. Raises Invalid."""
        self.table.check_talk(seat, text)
        self.listen(self.table.say(seat, text))
        self.answer_offers(self.bot_dice.at((len(self.table.lines) << 8) + 4 * MOST_SEATS))

    def let_bots_answer(self) -> None:
        """Let bots answer until only people owe an answer, or a race waits for one."""
        table = self.table
        while True:
            if table.held and not table.owing():
                self.count_out()
            self.answer_offers(self.bot_dice.at((len(table.lines) << 8) + 5 * MOST_SEATS))
            owing = [seat for seat in table.owing() if seat in self.bots]
            if self.race is None and not table.is_over() and table.phase().is_race:
                self.open_race(owing)
                continue
            if not owing or self.race is not None:
                return
            seat = owing[self.bot_dice.at(table.actions).below(len(owing))]
            self.submit(seat, self.choose(seat))

    def choose(self, seat: int) -> str:
        """Let a bot speak, perhaps, and choose its answer."""
        table = self.table
        dice = self.bot_dice.at((table.actions << 8) + seat + 1)
        said, given = self.hear(seat), table.pledges.given_by(seat)
        legal = hold_to(table.rules, table.bots[seat], said, table.legal(seat), dice, given)
        try:
            return table.text(ask(self.bots[seat], table.view(seat), legal, dice))
        except BotFailed as failed:
            # As with a person who is too late: what the rules say then.
            LOG.warning("the bot %s failed: %s", table.bots[seat], failed.problem)
            return table.text(table.rules.default(table.state, seat, dice))

    def submit(self, seat: int, text: str) -> None:
        """Give an answer to the open question."""
        self.listen(self.table.submit(seat, self.table.question.number, text, 0.0))

    # Counting to three.

    def counted(self) -> float | None:
        """Return in how many seconds the open question is counted out: against bots, not against
        others at the same keyboard, who cannot all be asked at once. None: nobody counts."""
        asked = [seat for seat in self.table.question.seats if seat in self.people]
        return self.table.question.deadline if len(asked) == 1 else None

    def be_late(self) -> None:
        """Somebody has not answered on three: the rules say what that means."""
        self.count_out()
        self.let_bots_answer()
        self.save()

    def count_out(self) -> None:
        """It is three: all answers are given."""
        due = self.table.deadline()
        assert due is not None
        self.listen(self.table.tick(due))

    # Races.

    def open_race(self, bots: list[int]) -> None:
        """Draw when each bot will answer, then let it look; without people it is run at once."""
        race = Race(self.table.question.number)
        instants = {seat: self.instant(seat) for seat in bots}
        for seat in bots:
            race.enter(seat, self.choose(seat), instants[seat])
        self.race = race
        if self.to_ask() is None:
            self.end_race()

    def instant(self, seat: int) -> float:
        """Draw how long after the question is shown somebody answers it."""
        return reaction(self.bot_dice.at((self.table.actions << 8) + seat + 1 + 2 * MOST_SEATS))

    def has_clock_race(self) -> bool:
        """Tell whether a race is open that a clock can decide: against bots, not against others
        at the same keyboard, who cannot all be asked at once."""
        asked = [seat for seat in self.table.question.seats if seat in self.people]
        return self.race is not None and len(asked) == 1

    def next_instant(self) -> float | None:
        """Return when the next bot answers the open race, if one will."""
        runners = self.race.runners() if self.race else []
        return self.race.instants[runners[0]] if self.race and runners else None

    def race_on(self, now: float) -> bool:
        """Let the bots answer whose instant has come; tell whether the race is still open."""
        race = self.race
        if race is None:
            return False
        for seat in race.due(now):
            self.submit(seat, race.answers.pop(seat))
            if not race.is_open(self.table):
                self.race = None
                self.let_bots_answer()
                self.save()
                return False
        return True

    def run_race(self, seat: int, text: str, now: float | None) -> None:
        """Take a person's answer to a race, and run it when all people have answered."""
        assert self.race is not None
        self.race.enter(seat, text, self.instant(seat) if now is None else now)
        if self.to_ask() is None:
            self.end_race()

    def end_race(self) -> None:
        """Give all answers in the order of their instants, until somebody has won."""
        race = self.race
        assert race is not None
        for seat in race.runners():
            if race.is_open(self.table):
                self.submit(seat, race.answers[seat])
        self.race = None

    def hear(self, seat: int) -> int | None:
        """Let a bot say something before it answers; return what it said, if anything."""
        table = self.table
        bot = table.bots[seat]
        dice = self.bot_dice.at((table.actions << 8) + seat + 1 + MOST_SEATS)
        if not feels_like_talking(bot, dice):
            return None
        said = speak(table.rules, bot, table.view(SPECTATOR), seat, dice, table.talk)
        if said is None:
            return None
        self.listen(table.say(seat, said.text(table.names)))
        self.answer_offers(dice)
        return said.action

    def answer_offers(self, dice: Dice) -> None:
        """Let the bots answer what was offered to them."""
        table = self.table
        for by, to in table.pledges.open_offers():
            bot = table.bots[to]
            if bot and not table.has_sealed(to):
                said = reply(table.rules, bot, table.view(SPECTATOR), to, by, dice, table.talk)
                self.listen(table.say(to, said.text(table.names)))

    def listen(self, messages: list[AnyMessage]) -> None:
        """Keep what the people at the keyboard hear, as sentences."""
        for message in messages:
            for seat in self.heard:
                if isinstance(message, Happened):
                    view = self.table.view(seat)
                    for event in message.heard_by(seat):
                        self.heard[seat] += self.sentences(event, seat, view)
                elif isinstance(message, Said):
                    self.heard[seat].append(self.speech(message))

    def speech(self, said: Said) -> str:
        """Return table talk as a sentence."""
        talk = read_talk(said.text, self.table.names)
        assert talk is not None
        text = self.say.talk(talk, self.table.names[talk.to])
        key = "ui-talk-shown" if talk.act in SHOWN else "ui-talk-said"
        return self.say.say(key, seat=self.table.names[said.seat], text=text)

    def sentences(self, event: Event, to: int, view: View) -> list[str]:
        """Return an event as its hearer is told it; what it shows is explained the first time."""
        told = [self.say.event(event, to)]
        primer = self.table.game.primer
        about = primer.gloss(view, self.table.rules.events.plain(event), self.say) if primer else ""
        if about and self.is_new(to, about):
            told.append("  " + self.say.say("ui-says", text=about))
        return told

    def is_new(self, seat: int, text: str) -> bool:
        """Tell whether somebody is told something for the first time; from now on it is not new."""
        found = (seat, text) not in self.explained
        self.explained.add((seat, text))
        return found

    # What newcomers are told.

    def opening(self, seat: int) -> list[str]:
        """Return what the game is about, and what this person wants in it."""
        primer = self.table.game.primer
        goal = primer.goal(self.table.view(seat), self.say) if primer else []
        return [self.say.say("game"), self.say.say("tagline"), *goal]

    def guide(self, seat: int) -> str:
        """Return what a question is about, the first time a person is asked it."""
        key = f"guide-{self.table.phase().name}"
        return self.say.say(key) if self.say.has(key) and self.is_new(seat, key) else ""

    def advice(self, seat: int) -> Advice:
        """Return what helps a person to answer: costs, reasons, what cards say."""
        primer = self.table.game.primer
        choices = self.choices(seat)
        view = self.table.view(seat)
        advice = primer.advise(view, choices, self.names(seat), self.say) if primer else Advice()
        if len(choices) == 1 and not advice.lines:
            return Advice([self.say.say("ui-only-choice")], advice.notes)
        return advice

    def cards(self, seat: int) -> list[str]:
        """Return what the cards do, as far as they matter to a person now."""
        primer = self.table.game.primer
        return primer.cards(self.table.view(seat), self.say) if primer else []

    def drawing(self, seat: int) -> list[str]:
        """Return the table as somebody sees it, as lines of markup."""
        names = [escape(name) for name in self.names(seat)]
        return self.table.game.draw(self.table.view(seat), names, self.say)

    def names(self, seat: int) -> list[str]:
        """Return what the players are called in front of one of them."""
        you = self.say.say("ui-you")
        return [you if other == seat else name for other, name in enumerate(self.table.names)]

    def choices(self, seat: int) -> list[int]:
        """Return what a person may do, in the order it is offered."""
        return sorted(self.table.legal(seat))

    def save(self) -> None:
        """Keep the record, with its seed, so that it can be resumed."""
        write_file(self.file, write_record(self.table.record(with_seed=True)))

    def ending(self) -> list[str]:
        """Return how the game ended, as sentences."""
        return ending(self.say, self.table.rules.outcome(self.table.state))
