"""Contact sheets: many moments of a game small on one picture, each with what it is."""

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

PAGE = """<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 12px; width: 1896px; background: #222; color: #eee;
        font: 13px sans-serif; }
    h2 { margin: 12px 0 6px; }
    section { display: flex; flex-wrap: wrap; gap: 8px; }
    figure { margin: 0; }
    canvas { display: block; }
    figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
</style>"""

TITLE = """title => {
    const heading = document.createElement('h2');
    heading.textContent = title;
    document.body.append(heading, document.createElement('section'));
}"""
#: Draws a picture small, under the last title.
DRAW = """async ([moment, shot, wide]) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${shot}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = Math.round(wide * picture.height / picture.width);
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const caption = document.createElement('figcaption');
    caption.style.width = `${wide}px`;
    caption.textContent = moment;
    const figure = document.createElement('figure');
    figure.append(canvas, caption);
    document.querySelector('section:last-of-type').append(figure);
}"""


class Sheet:
    """Collects pictures, screen by screen."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.shots: dict[str, list[tuple[str, bytes]]] = {}

    def take(self, screen: str, page: Page, moment: str) -> None:
        """Take a moment as it stands; the second of its kind is left out."""
        shots = self.shots.setdefault(screen, [])
        if moment not in [name for name, _ in shots]:
            shots.append((moment, page.screenshot(type="jpeg", quality=70)))

    def write(self, browser: Browser, path: Path) -> None:
        """Put all of them on one picture."""
        page = browser.new_page(viewport={"width": 1920, "height": 800})
        page.set_content(PAGE)
        for screen, shots in self.shots.items():
            page.evaluate(TITLE, f"{self.title}: {screen}")
            wide = 370 if screen.startswith("tv") else 148
            # One at a time: a browser has no room for hundreds of TVs at once.
            for moment, shot in shots:
                page.evaluate(DRAW, [moment, base64.b64encode(shot).decode(), wide])
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path, full_page=True)
        page.close()
