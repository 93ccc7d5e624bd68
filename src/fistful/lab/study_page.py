"""A study's report: one page that holds everything, in any of our languages."""

from html import escape

from fistful.games import find_game
from fistful.games.variant import DECK, STANDARD_NAME, shown
from fistful.lab import findings
from fistful.lab.chart import bars, dots, lines
from fistful.lab.experiment import Results
from fistful.lab.page import page, percent, rate_cell, table
from fistful.lab.standings import Standings
from fistful.lab.stats import Estimate
from fistful.lab.study import Study, Variant
from fistful.lab.tally import MOMENTS, SEATS, Tally
from fistful.texts import Catalogue

#: Groups with more things than this are folded away.
UNFOLDED = 16


def common_deck(study: Study) -> dict[str, str]:
    """Return the variant all of a study is played with, whose things it calls by their names;
    nothing where there are several."""
    decks = {variant.options.get(DECK, STANDARD_NAME) for variant in study.variants}
    return {DECK: decks.pop()} if len(decks) == 1 else {}


class StudyPage:
    """Writes the report of a study."""

    def __init__(self, results: Results, command: str, language: str) -> None:
        self.results = results
        self.study = results.study
        self.command = command
        self.game = find_game(self.study.game)
        self.catalogue = Catalogue(language, self.game, (), common_deck(self.study))
        self.say = self.catalogue.say

    def write(self) -> str:
        """Return the whole page."""
        body = [*self.opening(), *self.summary(), *self.overview(), *self.effects()]
        body += self.ladder()
        for variant, tally in zip(self.study.variants, self.results.tallies, strict=True):
            body += self.variant(variant, tally)
        body += self.closing()
        return page(self.study.title, body, self.catalogue.language)

    def h2(self, key: str) -> str:
        return f"<h2>{escape(self.say(key))}</h2>"

    def note(self, key: str) -> str:
        return f'<p class="note">{escape(self.say(key))}</p>'

    def label(self, variant: Variant) -> str:
        """Return what sets a variant apart; the only one is called by the game."""
        parts = [f"{name} {value}" for name, value in variant.told.items()]
        return " · ".join(parts) or self.say("game")

    def thing(self, group: str, number: int) -> str:
        """Return what a thing of a group is called."""
        if group == SEATS:
            return self.say("lab-seat", number=number + 1)
        assert self.game.insight
        kind = self.game.insight.groups[group]
        return self.catalogue.name(kind, number) if kind.words else str(number)

    def group(self, group: str) -> str:
        return self.say("lab-seats") if group == SEATS else self.say(f"trait-{group}")

    def opening(self) -> list[str]:
        """What was asked, and how to ask it again."""
        games = sum([tally.games for tally in self.results.tallies])
        told = self.say(
            "lab-opening",
            game=self.say("game"),
            variants=len(self.study.variants),
            games=games,
            seed=self.study.seed,
        )
        unit = self.say(f"unit-{self.game.unit}")
        return [paragraph(told), f"<pre>{escape(self.command)}</pre>", paragraph(unit)]

    def summary(self) -> list[str]:
        """What is off, in words."""
        off = findings.off(self.game, self.results)
        items: list[str] = []
        for group, things in off.items():
            for number, places in things.items():
                flags = {flag for _, flag in places}
                for flag in sorted(flags):
                    count = len([1 for _, other in places if other == flag])
                    sentence = self.say(
                        f"lab-off-{flag}",
                        thing=self.thing(group, number),
                        group=self.group(group),
                        count=count,
                        variants=len(self.study.variants),
                    )
                    items.append(f"<li>{escape(sentence)}</li>")
        if not items:
            items = [f"<li>{escape(self.say('lab-off-nothing'))}</li>"]
        return [self.h2("lab-summary"), "<ul>", *items, "</ul>", self.note("lab-off-note")]

    def overview(self) -> list[str]:
        """Every variant in one line: length, drama, how it ended."""
        head = [self.say("lab-variant"), self.say("lab-games")]
        head += [self.say(f"lab-{name}") for name in findings.MEASURES]
        rows: list[list[str]] = []
        for variant, tally in zip(self.study.variants, self.results.tallies, strict=True):
            row = [self.label(variant), str(tally.games)]
            for name, is_share in findings.MEASURES.items():
                found = findings.measure(tally, name)
                row.append(measure_cell(found, is_share) if found else "–")
            rows.append(row)
        reasons = sorted({reason for tally in self.results.tallies for reason in tally.reasons})
        endings = [
            [self.label(variant)]
            + [percent(tally.reasons.get(reason, 0) / tally.games) for reason in reasons]
            for variant, tally in zip(self.study.variants, self.results.tallies, strict=True)
        ]
        names = [self.say(f"reason-{reason}") for reason in reasons]
        curves = [
            (self.label(variant), findings.lead_curve(tally))
            for variant, tally in zip(self.study.variants, self.results.tallies, strict=True)
        ][:8]
        body = [self.h2("lab-overview"), table(head, rows), self.note("lab-overview-note")]
        body.append(table([self.say("lab-variant"), *names], endings, self.say("lab-endings")))
        if all([values for _, values in curves]):
            title = self.say("lab-leads")
            drawn = lines(title, curves, lambda place: f"{100 * place // MOMENTS} %", room=280)
            body.append(figure(drawn, title))
        return body

    def effects(self) -> list[str]:
        """How each variant differs from the first."""
        if len(self.study.variants) == 1:
            return []
        names: list[str] = []
        cells: dict[tuple[str, int], str] = {}
        for effect in findings.effects(self.game, self.results):
            if effect.number < 0:
                name = self.say(f"lab-{effect.measure}")
            else:
                name = self.thing(effect.measure, effect.number)
            names += [name] if name not in names else []
            cells[name, effect.variant] = change_cell(effect.change, effect.is_share)
        others = range(1, len(self.study.variants))
        rows = [[name, *[cells.get((name, place), "–") for place in others]] for name in names]
        head = [self.say("lab-measure")]
        head += [self.label(variant) for variant in self.study.variants[1:]]
        first = self.say("lab-effects-first", variant=self.label(self.study.variants[0]))
        return [self.h2("lab-effects"), table(head, rows, first), self.note("lab-effects-note")]

    def ladder(self) -> list[str]:
        """Does better play win more?"""
        if not self.results.ladders:
            return []
        body = [self.h2("lab-ladder")]
        for found in self.results.ladders:
            caption = self.say("lab-ladder-table", players=found.players)
            body.append(self.sides(found, caption) if found.by_side else self.rungs(found, caption))
        return [*body, self.note("lab-ladder-note")]

    def rungs(self, found: Standings, caption: str) -> str:
        head = [self.say("lab-bot"), self.say("lab-among"), self.say("lab-games")]
        rows = [
            [one.bot, one.among, str(one.games), rate_cell(one.rate, one.low, one.high, found.fair)]
            for one in found.alone
        ]
        return table([*head, self.say("lab-rate")], rows, caption)

    def sides(self, found: Standings, caption: str) -> str:
        head = [self.say(f"side-{side}") for side in found.sides]
        rows = [[*one.bots, rate_cell(one.rate, one.low, one.high)] for one in found.by_side]
        wins = self.say("lab-side-wins", side=head[0])
        return table([*head, wins], rows, caption)

    def variant(self, variant: Variant, tally: Tally) -> list[str]:
        """All that was counted of one variant."""
        body = [f"<h2>{escape(self.label(variant))}</h2>"]
        told = f"{', '.join(variant.bots)} · {shown(variant.options)}"
        body.append(f'<p class="note">{escape(told)}</p>')
        if len(set(variant.bots)) > 1:
            rows = [[name, str(share.trials), rate_of(share.rate())] for name, share in
                    sorted(tally.bots.items())]  # fmt: skip
            head = [self.say("lab-bot"), self.say("lab-seats"), self.say("lab-rate")]
            body.append(table(head, rows))
        for group in findings.groups(self.game):
            body += self.breakdown(tally, group)
        title = self.say("lab-lengths")
        counts = sorted([(int(number), count) for number, count in tally.lengths.items()])
        return [*body, figure(bars(title, counts), title)]

    def breakdown(self, tally: Tally, group: str) -> list[str]:
        """How a group did, as a chart and as a table."""
        found = findings.rows(self.game, tally, group)
        if len(found) < 2:
            return []
        title = self.group(group)
        mean = sum([row.wins for row in found]) / sum([row.trials for row in found])
        chart = dots(title, [(self.thing(group, row.number), row.rate) for row in found], mean)
        rows = [
            [
                self.thing(group, row.number),
                str(row.trials),
                rate_cell(row.rate.rate, row.rate.low, row.rate.high, mean if row.flag else None),
                self.say(f"lab-flag-{row.flag}") if row.flag else "",
            ]
            for row in found
        ]
        head = [title, self.say("lab-times"), self.say("lab-rate"), ""]
        inner = [figure(chart, self.say("lab-mean", rate=percent(mean))), table(head, rows)]
        if len(found) > UNFOLDED:
            return ["<details>", f"<summary>{escape(title)}</summary>", *inner, "</details>"]
        return [f"<h3>{escape(title)}</h3>", *inner]

    def closing(self) -> list[str]:
        """How it was worked out, and the study itself."""
        return [
            self.h2("lab-how"),
            self.note("lab-how-note"),
            f"<pre>{escape(self.study.text)}</pre>",
        ]


def paragraph(words: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(words)}</p>"


def figure(drawing: str, caption: str) -> str:
    """Return a drawing with its caption."""
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def rate_of(rate: Estimate) -> str:
    """Return a rate's cell."""
    return rate_cell(rate.rate, rate.low, rate.high)


def measure_cell(found: Estimate, is_share: bool) -> str:
    """Return a measure's cell: a share in per cent, a number as it is."""
    if is_share:
        return rate_of(found)
    return f"<td>{found.rate:.1f} <small>{found.low:.1f} – {found.high:.1f}</small></td>"


def change_cell(change: Estimate, is_share: bool) -> str:
    """Return a change's cell, bold where the interval leaves no doubt about its sign."""
    scale = 100 if is_share else 1
    rate, low, high = scale * change.rate, scale * change.low, scale * change.high
    words = f"{rate:+.1f}"
    if low > 0 or high < 0:
        words = f"<strong>{words}</strong>"
    return f"<td>{words} <small>{low:+.1f} – {high:+.1f}</small></td>"
