"""The protocol's documents are what the types say."""

from pathlib import Path

import pytest
from starlette.routing import Route

from fistful.server.document import DOORS, documents, protocol_page
from fistful.server.hub import Hub
from fistful.server.web import SafeHeaders, Web
from tests.server.inside import ListStore

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["protocol.md", "protocol.json", "openapi.json"])
def test_the_documents_are_up_to_date(name: str) -> None:
    written = (DOCS / name).read_text(encoding="utf-8")
    assert written == documents()[name], "run: python -m fistful.server.document docs"


def test_every_route_is_documented() -> None:
    app = Web(Hub(ListStore())).app()
    assert isinstance(app, SafeHeaders)
    routes = {
        (method.lower(), route.path.replace(":nth}", "}"))
        for route in app.app.routes  # type: ignore[attr-defined]
        if isinstance(route, Route) and route.path.startswith(("/api", "/health", "/metrics"))
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == {(door.method, door.path) for door in DOORS}


def test_every_message_says_what_it_is_for() -> None:
    page = protocol_page()
    for part in page.split("\n### ")[1:]:
        title, _, rest = part.partition("\n")
        said = rest.strip().partition("\n")[0]
        assert said and not said.startswith("|"), title
