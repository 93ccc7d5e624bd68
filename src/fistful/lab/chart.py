"""Charts drawn by code: plain SVG that takes its ink from the page it stands in.

The same numbers give the same bytes. Nothing is loaded, and every chart says in words what it is.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from fistful.lab.stats import Estimate

WIDTH: Final = 720
LABEL: Final = 220
ROW: Final = 20
LETTER: Final = 6.6
#: Colours for up to eight seats, told apart by most eyes on light and on dark paper.
COLOURS: Final = (
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9", "#7f7f7f", "#8a5cd1",
)  # fmt: skip
SVG_NAMESPACE: Final = "http://www.w3.org/2000/svg"


def svg(width: int, height: int, label: str, parts: Sequence[str]) -> str:
    """Return a drawing with a text for those who cannot see it."""
    return "\n".join(
        [
            f'<svg class="chart" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' role="img" aria-label="{escape(label)}" font-family="system-ui, sans-serif"'
            ' font-size="12" fill="currentColor" stroke="none">',
            *parts,
            "</svg>",
        ]
    )


def standalone(drawing: str) -> str:
    """Return a drawing as a file of its own, on paper."""
    style = (
        "<style>svg { color: #1d1a16; background: #fdfaf4 } "
        "@media (prefers-color-scheme: dark) { svg { color: #efe8dc; background: #1a1714 } }"
        "</style>"
    )
    head, rest = drawing.split(">", 1)
    return f'{head} xmlns="{SVG_NAMESPACE}">{style}{rest}\n'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Return words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, width: float = 1, more: str = "") -> str:
    """Return a line."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        f' stroke="currentColor" stroke-width="{width:g}"{more}/>'
    )


def steps(most: float) -> list[float]:
    """Return round numbers for an axis from 0."""
    size = 1.0
    while most / size > 10:
        size *= 10
    while most / size < 1:
        size /= 10
    step = size * next(part for part in (0.1, 0.2, 0.25, 0.5, 1, 2) if most / (size * part) <= 6)
    count = int(most / step + 1e-9)
    return [step * number for number in range(count + 1)]


def percent(value: float) -> str:
    """Write a share the short way."""
    return f"{100 * value:.3g} %"


def dots(label: str, items: Sequence[tuple[str, Estimate]], middle: float | None) -> str:
    """Return rates as dots with their intervals, one a line, and where the middle is."""
    most = min(1.0, max([rate.high for _, rate in items] + [middle or 0]) * 1.05) or 1.0
    height = ROW * len(items) + 30
    across = WIDTH - LABEL - 60

    def at(value: float) -> float:
        return LABEL + across * value / most

    parts: list[str] = []
    for value in steps(most):
        parts.append(line(at(value), 4, at(value), height - 24, 0.5, ' stroke-opacity="0.25"'))
        parts.append(text(at(value), height - 8, percent(value), "middle"))
    if middle is not None:
        dashes = ' stroke-dasharray="4 3"'
        parts.append(line(at(middle), 4, at(middle), height - 24, 1, dashes))
    for place, (name, rate) in enumerate(items):
        y = ROW * place + 14
        parts.append(text(LABEL - 10, y + 4, shortened(name), "end"))
        parts.append(line(at(rate.low), y, at(rate.high), y, 1.5))
        shown = f"{name}: {percent(rate.rate)} ({percent(rate.low)} – {percent(rate.high)})"
        parts.append(
            f'<circle cx="{at(rate.rate):.1f}" cy="{y}" r="4"><title>{escape(shown)}</title>'
            "</circle>"
        )
    return svg(WIDTH, height, label, parts)


def shortened(name: str) -> str:
    """Return as much of a name as there is room for."""
    most = int((LABEL - 14) / LETTER)
    return name if len(name) <= most else name[: most - 1] + "…"


def bars(label: str, counts: Sequence[tuple[int, int]]) -> str:
    """Return how often each number came, in at most 40 bars."""
    first, last = counts[0][0], counts[-1][0]
    size = max(1, -(-(last - first + 1) // 40))
    boxes = [0] * ((last - first) // size + 1)
    for number, count in counts:
        boxes[(number - first) // size] += count
    height, bottom, left = 180, 150, 40
    broad = (WIDTH - left - 20) / len(boxes)
    parts: list[str] = []
    for place, count in enumerate(boxes):
        high = 130 * count / max(boxes)
        x = left + place * broad
        start = first + place * size
        shown = f"{start}" if size == 1 else f"{start} – {start + size - 1}"
        parts.append(
            f'<rect x="{x:.1f}" y="{bottom - high:.1f}" width="{max(broad - 1, 0.5):.1f}"'
            f' height="{high:.1f}" fill-opacity="0.6"><title>{shown}: {count}</title></rect>'
        )
    parts.append(line(left, bottom, WIDTH - 20, bottom))
    for place in range(0, len(boxes), max(1, len(boxes) // 8)):
        words = str(first + place * size)
        parts.append(text(left + (place + 0.5) * broad, bottom + 16, words, "middle"))
    return svg(WIDTH, height, label, parts)


def name_of_line(name: str, colour: str, x: float, y: float, room: float) -> list[str]:
    """Return a line's name beside a piece of it."""
    piece = f'<rect x="{x}" y="{y - 8}" width="12" height="4" fill="{colour}"/>'
    return [piece, text(x + 18, y, name[: int(room / LETTER)])]


def lines(
    label: str,
    series: Sequence[tuple[str, Sequence[float]]],
    under: Callable[[int], str],
    marks: Sequence[tuple[int, int, str, str]] = (),
    room: int = 130,
) -> str:
    """Return shares over time, one line for each name; `marks` are (series, place, sign, words).

    `room` is kept for the names.
    """
    height, top, bottom, left, right = 280, 12, 250, 48, room
    count = max([len(values) for _, values in series])
    across = (WIDTH - left - right) / max(count - 1, 1)

    def at(place: int, value: float) -> tuple[float, float]:
        return left + place * across, bottom - (bottom - top) * value

    parts: list[str] = []
    for value in (0, 0.25, 0.5, 0.75, 1):
        y = at(0, value)[1]
        parts.append(line(left, y, WIDTH - right, y, 0.5, ' stroke-opacity="0.25"'))
        parts.append(text(left - 6, y + 4, percent(value), "end"))
    for place in range(0, count, max(1, -(-count // 10))):
        parts.append(text(at(place, 0)[0], bottom + 18, under(place), "middle"))
    for number, (name, values) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join([f"{x:.1f},{y:.1f}" for x, y in map(at, range(len(values)), values)])
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2">'
            f"<title>{escape(name)}</title></polyline>"
        )
        parts += name_of_line(name, colour, WIDTH - right + 12, top + 10 + 20 * number, right - 30)
    for number, place, sign, words in marks:
        x, y = at(place, series[number][1][place])
        parts.append(
            f'<text x="{x:.1f}" y="{y - 6:.1f}" text-anchor="middle" font-weight="bold"'
            f' fill="{COLOURS[number % len(COLOURS)]}">{escape(sign)}'
            f"<title>{escape(words)}</title></text>"
        )
    return svg(WIDTH, height, label, parts)


def trade_off(
    label: str,
    across: str,
    up: str,
    tried: Sequence[tuple[float, float]],
    front: Sequence[tuple[str, float, Estimate]],
) -> str:
    """Return what trades off: all that was tried as points, the front as steps with intervals.

    Less is better both ways. What is across is counted, what is up a share; the front comes in
    its order, by name.
    """
    height, top, bottom, left, right = 320, 16, 260, 64, 20
    widest = max([x for x, _ in tried] + [x for _, x, _ in front] + [1])
    highest = max([y for _, y in tried] + [rate.high for _, _, rate in front] + [0.01]) * 1.05

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            left + (WIDTH - left - right) * x / (widest * 1.05),
            bottom - (bottom - top) * y / highest,
        )

    parts: list[str] = []
    for value in steps(highest):
        y = at(0, value)[1]
        parts.append(line(left, y, WIDTH - right, y, 0.5, ' stroke-opacity="0.25"'))
        parts.append(text(left - 6, y + 4, f"{100 * value:.3g}", "end"))
    for value in [step for step in steps(widest) if step == int(step)]:
        parts.append(text(at(value, 0)[0], bottom + 18, f"{value:g}", "middle"))
    parts.append(text((left + WIDTH - right) / 2, height - 8, across, "middle"))
    parts.append(text(4, top - 4, up))
    for x, y in tried:
        place = 'cx="{:.1f}" cy="{:.1f}"'.format(*at(x, y))
        parts.append(f'<circle {place} r="3" fill-opacity="0.25"/>')
    corners: list[str] = []
    for number, (_, x, rate) in enumerate(front):
        before = front[number - 1][2].rate if number else rate.rate
        corners += [
            "{:.1f},{:.1f}".format(*at(x, before)),
            "{:.1f},{:.1f}".format(*at(x, rate.rate)),
        ]
    drawn = f'fill="none" stroke="{COLOURS[0]}" stroke-width="2"'
    parts.append(f'<polyline points="{" ".join(corners)}" {drawn}/>')
    for name, x, rate in front:
        (there, y), low, high = at(x, rate.rate), at(x, rate.low)[1], at(x, rate.high)[1]
        parts.append(line(there, low, there, high, 1.5))
        shown = f"{name}: {100 * rate.rate:.1f} ({100 * rate.low:.1f} – {100 * rate.high:.1f})"
        parts.append(
            f'<circle cx="{there:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[0]}">'
            f"<title>{escape(shown)}</title></circle>"
        )
        parts.append(text(there + 8, y - 6, name))
    return svg(WIDTH, height, label, parts)
