"""A game at one keyboard: a table, the people at it, bots that answer, a file that keeps it."""

from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import Final

from fistful.bots import find_bot
from fistful.bots.talk import feels_like_talking, hold_to, speak
from fistful.engine.dice import SealedDice
from fistful.engine.events import Event
from fistful.engine.seats import MOST_SEATS, SPECTATOR
from fistful.files import write_file
from fistful.table.messages import Message, Said, Told
from fistful.table.record import write_record
from fistful.table.table import OWN, Table
from fistful.table.talk import TALK
from fistful.texts import Catalogue
from fistful.texts.ending import ending

#: Bots that search use no more cores than this.
MOST_CORES: Final = 2


class Session:
    """Drives a table for one keyboard. Bots answer by themselves; people are asked one by one."""

    def __init__(self, table: Table, file: Path, say: Catalogue) -> None:
        self.table = table
        self.file = file
        self.say = say
        self.people = [seat for seat, bot in enumerate(table.bots) if bot == OWN]
        cores = min(MOST_CORES, cpu_count() or 1)
        self.bots = {
            seat: find_bot(bot, table.game, processes=cores)
            for seat, bot in enumerate(table.bots)
            if bot != OWN
        }
        self.bot_dice = SealedDice(sha256(b"fistful bots" + table.seed).digest())
        #: Sentences each seat (and the spectators) has heard, in order.
        self.heard: dict[int, list[str]] = {seat: [] for seat in (*self.people, SPECTATOR)}

    def start(self) -> None:
        """Deal, or go on with a table that was resumed."""
        if not self.table.lines:
            self.listen(self.table.start(0.0))
        self.let_bots_answer()

    def to_ask(self) -> int | None:
        """Return the next person to ask, if any."""
        owing = [seat for seat in self.table.owing() if seat in self.people]
        return owing[0] if owing else None

    def answer(self, seat: int, text: str) -> None:
        """Take a person's answer, let the bots follow, and keep the record.

        Raises FistfulError if that is no answer; then nothing has changed.
        """
        self.listen(self.table.submit(seat, self.table.question.number, text, 0.0))
        self.let_bots_answer()
        self.save()

    def talk(self, seat: int, text: str) -> None:
        """Say something across the table. Raises Invalid."""
        self.listen(self.table.say(seat, text))

    def let_bots_answer(self) -> None:
        """Let bots answer until only people owe an answer."""
        table = self.table
        while True:
            owing = [seat for seat in table.owing() if seat in self.bots]
            if not owing:
                return
            seat = owing[self.bot_dice.at(table.actions).below(len(owing))]
            dice = self.bot_dice.at((table.actions << 8) + seat + 1)
            legal = hold_to(table.rules, table.bots[seat], self.hear(seat), table.legal(seat), dice)
            action = self.bots[seat].choose(table.view(seat), legal, dice)
            number = table.question.number
            self.listen(table.submit(seat, number, table.text(action), 0.0))

    def hear(self, seat: int) -> int | None:
        """Let a bot say something before it answers; return what it said, if anything."""
        table = self.table
        bot = table.bots[seat]
        dice = self.bot_dice.at((table.actions << 8) + seat + 1 + MOST_SEATS)
        if not feels_like_talking(bot, dice):
            return None
        said = speak(table.rules, bot, table.view(SPECTATOR), seat, dice)
        if said is not None:
            self.listen(table.say(seat, TALK.text(said, table.names)))
        return said

    def listen(self, messages: list[Message]) -> None:
        """Keep what the people at the keyboard hear, as sentences."""
        for message in messages:
            if message.to not in self.heard:
                continue
            if isinstance(message, Told):
                self.heard[message.to] += [self.sentence(event) for event in message.events]
            elif isinstance(message, Said):
                word, _, name = message.text.partition(" ")
                speech = self.say.say(f"talk-{word}", seat=name)
                speaker = self.table.names[message.seat]
                self.heard[message.to].append(
                    self.say.say("ui-talk-said", seat=speaker, text=speech)
                )

    def sentence(self, event: Event) -> str:
        return self.say.event(event)

    def choices(self, seat: int) -> list[int]:
        """Return what a person may do, in the order it is offered."""
        return sorted(self.table.legal(seat))

    def save(self) -> None:
        """Keep the record, with its seed, so that it can be resumed."""
        write_file(self.file, write_record(self.table.record(with_seed=True)))

    def ending(self) -> list[str]:
        """Return how the game ended, as sentences."""
        return ending(self.say, self.table.rules.outcome(self.table.state))
