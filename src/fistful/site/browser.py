"""Between the browser's worker and Python: its values become ours, and ours its."""

from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from fistful.site.local import Local, Socket


async def begin(keep: Any, load: Any) -> Local:
    """Open the server; `keep` and `load` are the browser's database."""

    async def keep_all(values: list[tuple[str, bytes | None]]) -> None:
        await keep(to_js([list(pair) for pair in values]))

    async def load_all() -> list[tuple[str, bytes]]:
        return [(key, value.to_bytes()) for key, value in await load()]

    local = Local(keep_all, load_all)
    await local.open()
    return local


async def request(local: Local, method: str, path: str, headers: Any, body: str) -> Any:
    """Answer a request: status, headers, body."""
    status, told, answer = await local.request(method, path, headers.to_py(), body.encode())
    return to_js([status, [list(pair) for pair in told], answer])


def connect(local: Local, path: str, headers: Any, heard: Any) -> Socket:
    """Open a socket."""
    return local.connect(path, headers.to_py(), heard)
