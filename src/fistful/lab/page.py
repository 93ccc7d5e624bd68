"""Self-contained pages: one file, no network, readable in light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1a16; --paper: #fdfaf4; --line: #cfc6b8;
  --soft: #6b6257; --good: 46 125 50; --bad: 183 62 28; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe8dc; --paper: #1a1714; --line: #4a433a; --soft: #a89e90;
    --good: 129 199 132; --bad: 255 138 101; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: right; }
th { font-weight: 600; } th:first-child, td:first-child { text-align: left; }
td small { color: var(--soft); white-space: nowrap; }
.scroll { overflow-x: auto; } p.note, caption, figcaption { color: var(--soft); }
caption { text-align: left; padding: .25rem 0; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem;
  border: 1px solid var(--line); }
"""


def page(title: str, body: Sequence[str], language: str = "en") -> str:
    """Return a whole page; the body is HTML already."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            f"<h1>{escape(title)}</h1>",
            *body,
            "</main></body></html>",
            "",
        ]
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    """Return a table; cells that begin with `<td` stand as they are."""
    lines = ['<div class="scroll"><table>']
    if caption:
        lines.append(f"<caption>{escape(caption)}</caption>")
    cells = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    lines.append(f"<thead><tr>{cells}</tr></thead><tbody>")
    for row in rows:
        lines.append("<tr>" + "".join([cell_of(cell) for cell in row]) + "</tr>")
    lines.append("</tbody></table></div>")
    return "\n".join(lines)


def cell_of(cell: str) -> str:
    """Return a table's cell."""
    return cell if cell.startswith("<td") else f"<td>{escape(cell)}</td>"


def rate_cell(rate: float, low: float, high: float, fair: float | None = None) -> str:
    """Return a cell with a rate and its interval, tinted by how far it is from fair."""
    tint = ""
    if fair is not None and not low <= fair <= high:
        colour = "--good" if rate > fair else "--bad"
        strength = min(abs(rate / fair - 1), 1) * 0.35
        tint = f' style="background: rgb(var({colour}) / {strength:.2f})"'
    return f"<td{tint}>{percent(rate)} <small>{percent(low)} – {percent(high)}</small></td>"


def percent(rate: float) -> str:
    """Write a rate as a percentage."""
    return f"{100 * rate:.1f} %"
