"""A review in words, in any of our languages."""

from fistful.review.judge import Decision
from fistful.review.review import Review
from fistful.texts import Catalogue


class Story:
    """Tells a review."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.course = review.course
        self.names = review.course.record.names
        options = review.course.record.options
        self.catalogue = Catalogue(language, review.course.game, self.names, options)
        self.say = self.catalogue.say

    def tell(self) -> list[str]:
        """Return the whole story, line by line."""
        return [
            *self.opening(),
            *self.balances(),
            "",
            *self.mistakes(),
            *self.surprise(),
            *self.bluffs(),
        ]

    def points(self, share: float) -> str:
        """Write a change of what is won in points, with its sign."""
        return f"{100 * share:+.0f}"

    def percent(self, share: float) -> str:
        """Write a share in per cent."""
        return self.say("review-percent", number=round(100 * share))

    def opening(self) -> list[str]:
        winners = self.course.game.rules.outcome(self.course.positions[-1]).winners
        seats = self.catalogue.join([self.names[seat] for seat in winners])
        return [
            self.say(
                "review-opening",
                game=self.say("game"),
                steps=len(self.course.steps),
                rollouts=self.review.rollouts,
            ),
            self.say("ui-winners", count=len(winners), seats=seats),
            self.say(f"unit-{self.course.game.unit}"),
        ]

    def balances(self) -> list[str]:
        """Where every seat's result came from."""
        return [
            self.say(
                "review-balance",
                seat=self.names[one.seat],
                start=self.percent(one.start),
                luck=self.points(one.luck),
                luckerror=round(200 * one.luck_error),
                skill=self.points(one.skill),
                skillerror=round(200 * one.skill_error),
                end=self.percent(one.end),
            )
            for one in self.review.balances
        ]

    def mistakes(self) -> list[str]:
        """What was given away, move by move."""
        found = [one for one in self.review.decisions if one.label]
        if not found:
            return [self.say("review-no-mistakes")]
        return [line for one in found for line in (self.mistake(one), *self.why(one))]

    def why(self, one: Decision) -> list[str]:
        """The fact that tells what was done from what would have been better."""
        if one.why is None:
            return []
        fact, played, best = one.why
        seat = self.names[one.seat]
        return ["  " + self.say(f"because-{fact}", seat=seat, played=played, best=best)]

    def mistake(self, one: Decision) -> str:
        return self.say(
            f"review-{one.label}",
            line=self.course.steps[one.step].line,
            seat=self.names[one.seat],
            played=self.catalogue.action(one.played),
            best=self.catalogue.action(one.best),
            loss=round(100 * one.loss),
            error=round(200 * one.error),
        )

    def surprise(self) -> list[str]:
        """The choice hardly anybody would have made."""
        one = self.review.surprise
        if one is None:
            return []
        return [
            self.say(
                "review-surprise",
                line=self.course.steps[one.step].line,
                seat=self.names[one.seat],
                played=self.catalogue.action(one.played),
                chance=self.percent(one.chance),
            )
            + " "
            + self.say(f"review-surprise-{one.worth}")
        ]

    def bluffs(self) -> list[str]:
        """Who bluffed how often, and who was believed."""
        lines: list[str] = []
        for seat, name in enumerate(self.names):
            own = [one for one in self.review.bluffs if one.seat == seat]
            lies = [one for one in own if not one.is_true]
            if own:
                lines.append(
                    self.say(
                        "review-bluffs",
                        seat=name,
                        claims=len(own),
                        bluffs=len(lies),
                        believed=len([one for one in lies if one.is_believed]),
                        true=len(own) - len(lies),
                        truebelieved=len([one for one in own if one.is_true and one.is_believed]),
                    )
                )
        return lines
