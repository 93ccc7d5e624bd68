"""A bare server, the limit of what the library can do: no games, no disk, nothing kept.

    python bench/bare.py serve
    python bench/bare.py play PORT TABLES BOT_TABLES PACE SECONDS

It sends six different messages of 1 kB for each it gets; the clients of a group send the next one
when all six have come. There are no bots.
"""

import asyncio
import json
import sys
import time
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from devices import SEATS, quantile

KILOBYTE: Final = "x" * 1000


def serve_bare() -> None:
    """Send six different messages of 1 kB for each that comes."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from fistful.server.wire import Server as Ready
    from fistful.server.wire import Socket

    groups: dict[str, list[WebSocket]] = {}

    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        group = groups.setdefault(socket.path_params["group"], [])
        group.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for number, other in enumerate(group):
                    await other.send_text(f"{number} {text[:20]} {KILOBYTE}")
        except WebSocketDisconnect:
            group.remove(socket)

    import socket as sockets

    listener = sockets.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    app = Starlette(routes=[WebSocketRoute("/{group}", serve)])
    config = uvicorn.Config(app, log_config=None, ws=Socket, ws_per_message_deflate=False)
    Ready(config, lambda: print(f"localhost:{port}", flush=True)).run(sockets=[listener])


async def generate_bare(port: int, tables: int, pace: float, seconds: float) -> None:
    """Send from one of each six, wait until all have it, send again."""
    times: list[float] = []

    async def group(number: int) -> list[ClientConnection]:
        address = f"ws://127.0.0.1:{port}/{number}"
        return [await connect(address, compression=None, open_timeout=60) for _ in range(SEATS)]

    groups = [await group(number) for number in range(tables)]
    print("begin", flush=True)
    begun = time.perf_counter()

    async def play(sockets: list[ClientConnection]) -> None:
        turn = 0
        while time.perf_counter() < begun + seconds:
            sent = time.perf_counter()
            turn += 1
            await sockets[turn % SEATS].send("x" * 256)
            for socket in sockets:
                await socket.recv()
            times.append(time.perf_counter() - sent)

    await asyncio.gather(*[play(sockets) for sockets in groups])
    spent = time.perf_counter() - begun
    times.sort()
    p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
    result = {"answers": len(times), "per_second": len(times) / spent, "p50": p50, "p99": p99}
    print(json.dumps({**result, "told_p50": p50, "told_p99": p99, "errors": 0}), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve_bare()
    else:
        port, tables, _, pace, seconds = [float(one) for one in sys.argv[2:]]
        asyncio.run(generate_bare(int(port), int(tables), pace, seconds))
