"""The longest frame of a reveal on a slow phone: `python bench/frames.py [--throttle 4]`.

Real games on a real server that deals the same ones every time. A frame is the time between two
pictures while events are on the stage, with Chromium's processor throttled. A busy machine
stretches that, so beside it stands the work itself: the processor time of the longest task of the
page (script, style, layout and paint), measured without the throttle and multiplied by it.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.client import Server  # noqa: E402
from tests.web.browser import running_browser  # noqa: E402
from tests.web.scenes import (  # noqa: E402
    PRODUCTIONS,
    Production,
    await_event,
    curtain,
    find,
    rehearse,
    theatre,
)

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
#: The reveal of each game.
REVEALS: Final = {
    "blasting-billy": "billy-turned-up",
    "cash-n-guns": "revealed",
    "get-billy-the-kid": "accused",
    "stetsons-and-sixguns": "flipped",
}
WATCH: Final = """() => {
    window.frames_ = [];
    const play = document.querySelector('.play');
    let before = performance.now();
    const look = (now) => {
        if (play.dataset.event) window.frames_.push(now - before);
        before = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def reveal(
    browser: Browser, server: Server, show: Production, answers: int, throttle: float
) -> tuple[list[float], bytes]:
    """Play a reveal on a phone; return its frames in milliseconds, and a trace of the work."""
    player = curtain(server, show, answers - 1)
    context = browser.new_context(viewport=PHONE, device_scale_factor=2)
    kept = json.dumps({"language": "en", "speed": "normal", "sound": False})
    context.add_init_script(f"localStorage.setItem('fistful-settings', {json.dumps(kept)})")
    page = context.new_page()
    page.goto(player.watch())
    page.locator(".play").wait_for()
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.evaluate(WATCH)
    if throttle == 1:
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    player.answer()
    await_event(page, REVEALS[show.game])
    page.wait_for_selector(".play:not([data-event])", timeout=240_000)
    frames: list[float] = page.evaluate("window.frames_")
    trace = browser.stop_tracing() if throttle == 1 else b""
    context.close()
    return frames, trace


def longest_task(trace: bytes) -> float:
    """Return the processor time of the longest task of a page's main thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    work = [one["tdur"] for one in events if "tdur" in one and (one["pid"], one["tid"]) in mains]
    return float(max(work)) / 1000


def measure(browser: Browser, server: Server, show: Production, throttle: float) -> list[float]:
    """Return the longest frame, one in a hundred, and the longest task, in milliseconds."""
    answers = find(rehearse(server, show), REVEALS[show.game])
    assert answers is not None
    frames, _ = reveal(browser, server, show, answers, throttle)
    _, trace = reveal(browser, server, show, answers, 1)
    frames.sort()
    return [frames[-1], frames[int(len(frames) * 0.99)], longest_task(trace) * throttle]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throttle", type=float, default=4.0)
    parser.add_argument("--game", help="only this game")
    wishes: Any = parser.parse_args()
    print(f"{'game':22} {'longest':>9} {'99 %':>9} {'work':>9}   (ms, {wishes.throttle:g}× slower)")
    with running_browser() as browser:
        for show in PRODUCTIONS:
            if wishes.game in (None, show.game):
                with theatre(show) as server:
                    found = measure(browser, server, show, wishes.throttle)
                print(f"{show.game:22} " + " ".join([f"{ms:9.0f}" for ms in found]), flush=True)


if __name__ == "__main__":
    main()
