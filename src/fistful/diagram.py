"""Phase diagrams, drawn from the code: `python -m fistful.diagram docs/architecture.md`.

Rewrites what stands between the markers in the file.
"""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from fistful.engine.phase import Draw, Phase, Race, Together, Turn
from fistful.engine.rules import Rules
from fistful.games import games

BEGIN = "<!-- phases: begin -->"
END = "<!-- phases: end -->"


def waits_for(phase: Phase[Any]) -> str:
    """Return whom a phase waits for."""
    kinds: list[tuple[type[Any], str]] = [
        (Draw, "nature"),
        (Turn, "one seat"),
        (Race, "the first of several"),
        (Together, "all, sealed"),
    ]
    return next((word for kind, word in kinds if isinstance(phase, kind)), "nobody")


def phase_diagram(rules: Rules[Any]) -> str:
    """Return the phases of a game as a Mermaid state diagram."""
    lines = parts(rules) if rules.order.parts else ways(rules)
    return "\n".join(["```mermaid", "stateDiagram-v2", *lines, "```"])


def ways(rules: Rules[Any]) -> list[str]:
    """Return the lines that draw where play can go from each phase."""
    lines = [labelled(phase) for phase in rules.phases]
    lines.append(f"    [*] --> {node(rules.order.names[0])}")
    for name, following in zip(rules.order.names, rules.order.ways, strict=True):
        for other in following:
            lines.append(f"    {node(name)} --> {'[*]' if other == 'over' else node(other)}")
    return lines


def parts(rules: Rules[Any]) -> list[str]:
    """Return the lines that draw the parts a round goes through, with the phases of each."""
    order = rules.order
    ends = [*[first for _, first in order.parts[1:]], len(order.names)]
    lines: list[str] = []
    course = ["[*]"]
    for (part, first), end in zip(order.parts, ends, strict=True):
        if part:
            course.append(f"part_{node(part)}")
            lines.append(f'    state "{part}" as {course[-1]} {{')
            lines += [f"    {labelled(phase)}" for phase in rules.phases[first:end]]
            lines.append("    }")
    lines += [f"    {here} --> {following}" for here, following in pairwise(course)]
    again = course[order.round_begins + 1]
    return [*lines, f"    {course[-1]} --> {again}", f"    {course[-1]} --> [*]"]


def labelled(phase: Phase[Any]) -> str:
    """Return the line that names a phase, and whom it waits for."""
    return f"    {node(phase.name)}: {phase.name} ({waits_for(phase)})"


def node(name: str) -> str:
    """Return a name as Mermaid takes it."""
    return name.replace("-", "_").replace(",", "").replace(" ", "_")


def all_diagrams() -> str:
    """Return the diagrams of all games, each with a table of what its phases are."""
    parts: list[str] = []
    for game in games().values():
        parts += [f"### {game.name}", "", phase_diagram(game.rules), ""]
        parts += ["| phase | waits for | in the rules |", "|---|---|---|"]
        for phase in game.rules.phases:
            summary = " ".join((type(phase).__doc__ or "").split())
            parts.append(f"| {phase.name} | {waits_for(phase)} | {summary} |")
        parts.append("")
    return "\n".join(parts)


def with_diagrams(text: str) -> str:
    """Return a document with the diagrams between its markers brought up to date."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{all_diagrams()}\n{END}{after}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_diagrams(file.read_text(encoding="utf-8")), encoding="utf-8")
