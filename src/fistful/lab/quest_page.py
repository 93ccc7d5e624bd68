"""What came of a quest: a page, files to play with, and plain data."""

from html import escape
from pathlib import Path
from typing import Any

from fistful.files import write_file
from fistful.games import find_game
from fistful.lab.chart import trade_off
from fistful.lab.drawing import Tried, file_text
from fistful.lab.findings import groups, word
from fistful.lab.page import page, table
from fistful.lab.quest import Quest
from fistful.lab.seek import Sought
from fistful.lab.stats import Estimate
from fistful.lab.study_page import figure, paragraph
from fistful.lab.tally import SEATS
from fistful.lab.wants import EACH, Met, Verdict, Want
from fistful.texts import Catalogue
from fistful.toml import Change, difference


class QuestPage:
    """Writes the report of a quest."""

    def __init__(self, sought: Sought, command: str, language: str) -> None:
        self.sought = sought
        self.quest = sought.quest
        self.command = command
        self.catalogue = Catalogue(language, find_game(self.quest.game))
        self.say = self.catalogue.say

    def write(self) -> str:
        """Return the whole page."""
        body = [*self.opening(), *self.front(), *self.found(), *self.tried(), *self.closing()]
        return page(self.quest.title, body, self.catalogue.language)

    def h2(self, key: str) -> str:
        return f"<h2>{escape(self.say(key))}</h2>"

    def note(self, key: str) -> str:
        return f'<p class="note">{escape(self.say(key))}</p>'

    def name(self, one: Tried) -> str:
        return called(one, self.catalogue)

    def opening(self) -> list[str]:
        """What came of it, and how to ask it again."""
        told = self.say(
            "quest-opening",
            game=self.say("game"),
            variants=len(self.sought.tried) - 1,
            games=self.sought.games,
            seed=self.quest.seed,
        )
        return [
            f"<p><strong>{escape(outcome(self.sought, self.catalogue))}</strong></p>",
            paragraph(told),
            f"<pre>{escape(self.command)}</pre>",
        ]

    def front(self) -> list[str]:
        """The picture: how far from what is wanted against how far from the game as it is."""
        title = self.say("quest-front")
        tried = [(float(one.steps), one.found.off) for one in self.sought.tried]
        shown = [
            (self.name(one), float(one.steps), off_by(one.verdict)) for one in self.sought.front
        ]
        drawn = trade_off(title, self.say("quest-steps"), self.say("quest-off"), tried, shown)
        return [self.h2("quest-front"), figure(drawn, self.say("quest-front-note"))]

    def found(self) -> list[str]:
        """The variants of the front, and the game as it is, with intervals and changes."""
        usual = self.sought.tried[0]
        rows = [usual, *[one for one in self.sought.front if one is not usual]]
        wants = usual.verdict.met
        head = ["lab-variant", "quest-steps", "quest-off", "quest-played"]
        names = [self.say(key) for key in head] + [self.wanted(one) for one in wants]
        cells = [
            [
                self.name(one),
                str(one.steps),
                off_cell(off_by(one.verdict)),
                str(one.confirmed or one.played),
                *[self.met_cell(met) for met in one.verdict.met],
            ]
            for one in rows
        ]
        body = [self.h2("quest-found"), table(names, cells), self.note("quest-found-note")]
        for one in rows[1:]:
            body.append(f"<h3>{escape(self.name(one))}</h3>")
            files = self.say("quest-play", file=file_of(one), game=self.quest.game)
            body.append(paragraph(files))
            changes = [list(change) for change in changed(self.quest, one)]
            head = [self.say(f"quest-{key}") for key in ("place", "before", "after")]
            body.append(table(head, changes))
        return body

    def wanted(self, met: Met) -> str:
        """Return what is wanted, where: `side outlaws 42 – 58 %, 5 players`."""
        want = met.want
        scale, sign = (100, " %") if want.is_share else (1, "")
        ends = [f"{scale * end:.4g}" for end in dict.fromkeys([want.low, want.high])]
        wished = " – ".join(ends) + sign
        return self.say("quest-wanted", what=self.measure(want), wanted=wished, players=met.players)

    def measure(self, want: Want) -> str:
        """Return what a want is about, in words."""
        if not want.group:
            return self.say(f"lab-{want.name}")
        if want.number == EACH:
            every = (
                self.say("lab-seats") if want.group == SEATS else self.say(f"trait-{want.group}")
            )
            return self.say("quest-each", group=every)
        return self.thing(want.group, want.number)

    def thing(self, group: str, number: int) -> str:
        """Return what a thing of a group is called."""
        if group == SEATS:
            return self.say("lab-seat", number=number + 1)
        kind: Any = groups(find_game(self.quest.game))[group]
        return self.catalogue.name(kind, number) if kind.words else str(number)

    def met_cell(self, met: Met) -> str:
        """Return how a want is met, tinted if surely not, bold if surely."""
        if not met.estimate:
            return "–"
        scale, sign = (100, " %") if met.want.is_share else (1, "")
        rate, low, high = (
            scale * end for end in (met.estimate.rate, met.estimate.low, met.estimate.high)
        )
        words = f"{rate:.1f}{sign}"
        words = f"<strong>{words}</strong>" if not met.most else words
        tint = ' style="background: rgb(var(--bad) / 0.25)"' if met.least else ""
        worst = ""
        if met.want.group and met.want.number == EACH:
            worst = f"{escape(self.thing(met.want.group, met.number))}: "
        return f"<td{tint}>{worst}{words} <small>{low:.1f} – {high:.1f}</small></td>"

    def tried(self) -> list[str]:
        """All that was tried: generations, what was discarded, where the best went."""
        sought = self.sought
        body = [self.h2("quest-tried")]
        rows = [
            [str(number), str(one.drawn), str(one.games), f"{one.best}", f"{100 * one.off:.1f}"]
            for number, one in enumerate(sought.generations, 1)
        ]
        keys = ("generation", "drawn", "games-until", "best", "off")
        body.append(table([self.say(f"quest-{key}") for key in keys], rows))
        counts = {key: sought.discarded.get(key, 0) for key in ("sums", "check", "rulebook")}
        body.append(paragraph(self.say("quest-discarded", **counts)))
        if sought.problems:
            items = [
                f"<li>{escape(self.catalogue.problem(problem))} ({count})</li>"
                for problem, count in sought.problems
            ]
            body += [paragraph(self.say("quest-problems")), "<ul>", *items, "</ul>"]
        return [*body, *self.places()]

    def places(self) -> list[str]:
        """What might vary, and what it is in the variants found."""
        found = [one for one in self.sought.front if one.number]
        head = [self.say("quest-place"), self.say("quest-may"), self.say("quest-before")]
        rows = [
            [
                place.name,
                span(place.choices),
                str(place.usual),
                *[str(place.choices[one.genes[i]]) for one in found],
            ]
            for i, place in enumerate(self.quest.places)
        ]
        inner = table([*head, *[self.name(one) for one in found]], rows)
        summary = escape(self.say("quest-places"))
        return ["<details>", f"<summary>{summary}</summary>", inner, "</details>"]

    def closing(self) -> list[str]:
        """How it was worked out, and the quest itself."""
        text = f"<pre>{escape(self.quest.text)}</pre>"
        return [self.h2("lab-how"), self.note("quest-how-note"), text]


def outcome(sought: Sought, catalogue: Catalogue) -> str:
    """Return what came of a quest, in one sentence."""
    sure = sought.sure
    if sure:
        key = "quest-sure" if sure.number else "quest-sure-usual"
        return catalogue.say(key, variant=called(sure, catalogue), steps=sure.steps)
    best = min(sought.front, key=lambda one: (one.verdict.off, one.steps))
    off = off_by(best.verdict)
    return catalogue.say(
        f"quest-not-{sought.reason}",
        variant=called(best, catalogue),
        off=f"{100 * off.rate:.1f}",
        low=f"{100 * off.low:.1f}",
        high=f"{100 * off.high:.1f}",
        before=f"{100 * sought.tried[0].verdict.off:.1f}",
    )


def called(one: Tried, catalogue: Catalogue) -> str:
    """Return what a variant is called."""
    if not one.number:
        return catalogue.say("quest-usual")
    return catalogue.say("quest-variant", number=one.number)


def off_by(of: Verdict) -> Estimate:
    """Return how far a variant is from all that is wanted, with its interval."""
    return Estimate(of.off, of.least, of.most)


def off_cell(off: Estimate) -> str:
    """Return how far off something is as a cell, in points."""
    low, high = 100 * off.low, 100 * off.high
    return f"<td>{100 * off.rate:.1f} <small>{low:.1f} – {high:.1f}</small></td>"


def span(choices: tuple[Any, ...]) -> str:
    """Return what a place may be, the short way."""
    if all([type(one) is int for one in choices]) and len(choices) > 2:
        whole = choices[-1] - choices[0] == len(choices) - 1
        if whole:
            return f"{choices[0]} … {choices[-1]}"
    return ", ".join([str(one) for one in choices])


def changed(quest: Quest, one: Tried) -> list[Change]:
    """Return what a variant changes."""
    return difference(quest.data, one.data)


def file_of(one: Tried) -> str:
    """Return the name of a variant's file."""
    return f"found-{one.number}.toml"


def keep_found(sought: Sought, folder: Path) -> None:
    """Write the variants of the front as files, in place of those of an earlier run."""
    for old in folder.glob("found-*.toml"):
        old.unlink()
    for one in sought.front:
        if one.number:
            write_file(folder / file_of(one), file_text(sought.quest.game, one))


def plain_quest(sought: Sought) -> dict[str, Any]:
    """Return what came of a quest as plain data."""
    quest, sure = sought.quest, sought.sure
    return {
        "title": quest.title,
        "game": quest.game,
        "seed": quest.seed,
        "unit": find_game(quest.game).unit,
        "reason": sought.reason,
        "sure": sure.number if sure else None,
        "games": sought.games,
        "usual": plain_tried(quest, sought.tried[0]),
        "front": [plain_tried(quest, one) for one in sought.front],
        "tried": [
            {
                "variant": one.number,
                "steps": one.steps,
                "off": one.found.off,
                "believed": one.believed,
                "games": one.played,
            }
            for one in sought.tried
        ],
        "generations": [
            {"drawn": one.drawn, "best": one.best, "off": one.off, "games": one.games}
            for one in sought.generations
        ],
        "discarded": sought.discarded,
        "problems": {one.code: count for one, count in sought.problems},
    }


def plain_tried(quest: Quest, one: Tried) -> dict[str, Any]:
    """Return a variant and how it does as plain data."""
    off = off_by(one.verdict)
    return {
        "variant": one.number,
        "deck": one.deck,
        "file": file_of(one) if one.number else None,
        "steps": one.steps,
        "changes": [
            {"what": what, "before": old, "after": new} for what, old, new in changed(quest, one)
        ],
        "off": [off.rate, off.low, off.high],
        "confirmed": one.confirmed,
        "wants": [plain_met(quest, met) for met in one.verdict.met],
    }


def plain_met(quest: Quest, met: Met) -> dict[str, Any]:
    """Return how a want is met as plain data."""
    found, want = met.estimate, met.want
    is_worst = bool(want.group) and want.number == EACH and met.number != EACH
    kind = groups(find_game(quest.game))[want.group] if is_worst else None
    return {
        "want": want.name,
        "between": [want.low, want.high],
        "players": met.players,
        "worst": word(kind, met.number) if is_worst else None,
        "found": [found.rate, found.low, found.high] if found else None,
    }
