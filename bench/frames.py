"""The frames of a reveal, on a slow phone and on a TV: `python bench/frames.py [--throttle 4]`.

Real games on a real server that deals the same ones every time. A frame is the time between two
pictures while events are on the stage; the phone's processor is throttled, the TV's is not. A busy
machine stretches that, so beside it stands the work itself: the processor time of the longest task
of the page (script, style, layout and paint), measured without the throttle and multiplied by it,
and of the longest picture put together from layers, which graphics hardware does where there is
any.
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
    curtain,
    find,
    rehearse,
    theatre,
)

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TV: Final[ViewportSize] = {"width": 1920, "height": 1080}
#: The reveal of each game.
REVEALS: Final = {
    "blasting-billy": "billy-turned-up",
    "cash-n-guns": "revealed",
    "get-billy-the-kid": "accused",
    "stetsons-and-sixguns": "flipped",
}
#: Notes the frames from now until the reveal has been played. (Waiting for selectors would be work
#: of the page.)
WATCH: Final = """(reveal) => {
    const play = document.querySelector('.play');
    const frames = [];
    let before = performance.now();
    let isSeen = false;
    window.played_ = new Promise((done) => {
        const look = (now) => {
            const { event } = play.dataset;
            if (event) frames.push(now - before);
            before = now;
            isSeen ||= event === reveal;
            if (isSeen && !event) done(frames);
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
}"""


def reveal(
    browser: Browser,
    server: Server,
    show: Production,
    answers: int,
    size: ViewportSize,
    rate: float,
) -> tuple[list[float], bytes]:
    """Play a reveal on a screen; return its frames in milliseconds, and a trace of the work."""
    player = curtain(server, show, answers - 1)
    context = browser.new_context(viewport=size, device_scale_factor=2 if size is PHONE else 1)
    kept = json.dumps({"language": "en", "speed": "normal", "sound": False})
    context.add_init_script(f"localStorage.setItem('fistful-settings', {json.dumps(kept)})")
    page = context.new_page()
    page.set_default_timeout(240_000)
    page.goto(player.watch())
    page.locator(".play").wait_for()
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.evaluate(WATCH, REVEALS[show.game])
    if rate == 1:
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    player.perform()
    player.give()
    frames: list[float] = page.evaluate("window.played_")
    trace = browser.stop_tracing() if rate == 1 else b""
    context.close()
    return frames, trace


def longest_task(trace: bytes, thread: str) -> float:
    """Return the processor time of the longest task of a thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == thread
    }
    work = [one["tdur"] for one in events if "tdur" in one and (one["pid"], one["tid"]) in threads]
    return float(max(work)) / 1000


def measure(
    browser: Browser, server: Server, show: Production, size: ViewportSize, rate: float
) -> list[float]:
    """Return the longest frame, one in a hundred, the longest task and picture, in milliseconds."""
    answers = find(rehearse(server, show), REVEALS[show.game])
    assert answers is not None
    frames, trace = reveal(browser, server, show, answers, size, rate)
    if rate != 1:
        _, trace = reveal(browser, server, show, answers, size, 1)
    frames.sort()
    task, picture = [longest_task(trace, one) for one in ("CrRendererMain", "VizCompositorThread")]
    return [frames[-1], frames[int(len(frames) * 0.99)], task * rate, picture]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throttle", type=float, default=4.0, help="of the phone")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--screen", choices=["phone", "tv"], help="only this screen")
    wishes: Any = parser.parse_args()
    screens = {"phone": (PHONE, wishes.throttle), "tv": (TV, 1.0)}
    print(f"{'game':22} {'screen':8} {'longest':>9} {'99 %':>9} {'task':>9} {'picture':>9}   (ms)")
    with running_browser() as browser:
        for show in PRODUCTIONS:
            for screen, (size, rate) in screens.items():
                if wishes.game in (None, show.game) and wishes.screen in (None, screen):
                    with theatre(show) as server:
                        found = measure(browser, server, show, size, rate)
                    figures = " ".join([f"{ms:9.0f}" for ms in found])
                    print(f"{show.game:22} {screen:8} {figures}", flush=True)


if __name__ == "__main__":
    main()
