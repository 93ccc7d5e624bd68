"""Vectors the slow way: read off the view, which is what a seat may know, field by field.

Written without a look at the positions: the adapters' vectors must say the same.
"""

from typing import Any, Final

from fistful.engine.rules import Rules
from tests.adapters.dictionary import (
    blasting_billy,
    cash_n_guns,
    get_billy_the_kid,
    stetsons_and_sixguns,
)
from tests.adapters.dictionary.fields import Field, OneOf, SomeSeats

FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    "blasting-billy": blasting_billy.FIELDS,
    "cash-n-guns": cash_n_guns.FIELDS,
    "get-billy-the-kid": get_billy_the_kid.FIELDS,
    "stetsons-and-sixguns": stetsons_and_sixguns.FIELDS,
}


def fields_of(rules: Rules[Any]) -> list[Field]:
    """Return what a vector has: where play is, who is asked, and the game's own fields."""
    phases = [phase.name for phase in rules.phases]
    return [OneOf("phase", [*phases, "over"]), SomeSeats("asked"), *FIELDS[rules.game]]
