"""Options: what a table may choose before the start, with the ruling of the rulebook as default."""

from collections.abc import Mapping, Sequence

from fistful.engine.errors import Invalid


class Option:
    """A named choice between a few values; the first is the default.

    The default of an implied one is left unsaid: the game had records before it had the option, and
    their commitments do not name it.
    """

    def __init__(self, name: str, *values: str, is_implied: bool = False) -> None:
        self.name = name
        self.values = values
        self.is_implied = is_implied

    def parse(self, value: str) -> str:
        """Return the value. Raises Invalid, naming what would be right."""
        if value not in self.values:
            raise Invalid(
                "option-value", option=self.name, value=value, known=", ".join(self.values)
            )
        return value


class FreeOption(Option):
    """A choice that is no list: a file's name, say. Games check it when they start.

    `moved` are values that were built in once, and the files that have what they meant.
    """

    def __init__(
        self,
        name: str,
        *values: str,
        moved: Mapping[str, str] | None = None,
        is_implied: bool = False,
    ) -> None:
        super().__init__(name, *values, is_implied=is_implied)
        self.moved = moved or {}

    def parse(self, value: str) -> str:
        if value in self.moved:
            raise Invalid("option-moved", option=self.name, value=value, file=self.moved[value])
        return value

    def parse_named(self, value: str) -> str:
        """Return a value for somebody who may not name files. Raises Invalid."""
        return super().parse(self.parse(value))


def parse_options(known: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Return all options with their values, defaults filled in. Raises Invalid."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise Invalid("unknown-option", option=name, known=", ".join(by_name) or "-")
    parsed: dict[str, str] = {}
    for name, option in by_name.items():
        usual = option.values[0]
        value = option.parse(given[name]) if name in given else usual
        if value != usual or not option.is_implied:
            parsed[name] = value
    return parsed


def read_options(text: str) -> dict[str, str]:
    """Read `name=value` pairs divided by commas or blanks. Raises Invalid."""
    pairs: dict[str, str] = {}
    for item in text.replace(",", " ").split():
        name, equals, value = item.partition("=")
        if not (name and equals and value):
            raise Invalid("option-form", item=item)
        pairs[name] = value
    return pairs


def write_options(options: Mapping[str, str]) -> str:
    """Write options the way `read_options` reads them."""
    return " ".join(f"{name}={value}" for name, value in options.items())
