"""Phase diagrams, drawn from the code: `python -m fistful.diagram docs/architecture.md`.

Rewrites what stands between the markers in the file.
"""

import sys
from pathlib import Path
from typing import Any

from fistful.engine.phase import Draw, Phase, Race, Together, Turn
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


def phase_diagram(phases: list[Phase[Any]]) -> str:
    """Return the phases of a game as a Mermaid state diagram."""
    lines = ["```mermaid", "stateDiagram-v2"]
    for phase in phases:
        lines.append(f"    {node(phase.name)}: {phase.name} ({waits_for(phase)})")
    lines.append(f"    [*] --> {node(phases[0].name)}")
    for phase in phases:
        for following in phase.leads_to:
            target = "[*]" if following == "over" else node(following)
            lines.append(f"    {node(phase.name)} --> {target}")
    return "\n".join([*lines, "```"])


def node(name: str) -> str:
    return name.replace("-", "_")


def all_diagrams() -> str:
    """Return the diagrams of all games, each with a table of what its phases are."""
    parts: list[str] = []
    for game in games().values():
        parts += [f"### {game.name}", "", phase_diagram(game.rules.phases), ""]
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
