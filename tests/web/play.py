"""Whole games by hand: people answer what they are asked, as thumbs do, the same way every time."""

from collections.abc import Callable
from typing import Any

from tests.web.people import Person

#: Answers the question a person faces; the number counts this person's answers.
Thumb = Callable[[Person, int], None]
#: Called before a question is answered.
Look = Callable[[Person, dict[str, Any]], None]


def play(people: list[Person], thumb: Thumb, look: Look | None = None, most: int = 400) -> int:
    """Play until the game is over for all, or people have answered often enough; return how often.

    What somebody answers may follow from the question and its number only: then it is the same
    game every time.
    """
    answers = dict.fromkeys(range(len(people)), 0)
    while not all(person.has_ended for person in people) and sum(answers.values()) < most:
        asked = [number for number, person in enumerate(people) if person.owes()]
        if not asked:
            # Everybody hears of every question: who is behind hears next.
            min(people, key=lambda person: person.progress()).hears()
        for number in asked:
            person = people[number]
            if person.owes():
                question = person.faces_question()
                if question is None:
                    continue
                if look is not None:
                    look(person, question)
                    # Looking takes its time: a race may be over by then.
                    if not person.still_owes(question):
                        continue
                thumb(person, answers[number])
                person.is_answered(question)
                answers[number] += 1
    return sum(answers.values())


class Inspector:
    """Lets axe look at people's screens whenever a question comes up for the first time."""

    def __init__(self, *screens: Person) -> None:
        self.screens = screens
        self.seen: set[str] = set()
        self.found: dict[str, list[str]] = {}

    def __call__(self, person: Person, question: dict[str, Any]) -> None:
        if question["phase"] not in self.seen:
            self.seen.add(question["phase"])
            self.examine(question["phase"], person, *self.screens)

    def examine(self, name: str, *people: Person) -> None:
        """Keep what is wrong with these screens as they are now."""
        for person in people:
            wrong = person.examine()
            if wrong:
                size = person.page.viewport_size
                assert size
                self.found[f"{name} at {size['width']}"] = wrong
