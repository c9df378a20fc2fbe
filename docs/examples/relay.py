"""A small Nostr relay for live play: passes events on to current subscribers and stores none.

    pip install websockets
    python relay.py 8002

It checks no signatures: the devices of a room encrypt and sign everything they send.
"""

import asyncio
import json
import sys
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

SIZE, RATE, SUBSCRIPTIONS = 32_000, 60, 20
"""Limits for each connection: bytes in a message, messages a second, and subscriptions."""

Filter = dict[str, Any]
listening: dict[ServerConnection, dict[str, Filter]] = {}


def fits(event: dict[str, Any], wanted: Filter) -> bool:
    """Whether an event has one of a filter's kinds and one of its topics."""
    topics = {value for name, value, *_ in event["tags"] if name == "x"}
    return event["kind"] in wanted["kinds"] and not topics.isdisjoint(wanted["#x"])


def answer(socket: ServerConnection, message: list[Any]) -> list[Any]:
    """Handles a message; returns the reply, if there is one."""
    match message:
        case ["REQ", str(name), {"kinds": [*_], "#x": [*_]} as wanted]:
            if len(listening[socket]) >= SUBSCRIPTIONS and name not in listening[socket]:
                return ["NOTICE", "rate-limited: too many subscriptions"]
            listening[socket][name] = wanted
            return ["EOSE", name]
        case ["CLOSE", str(name)]:
            listening[socket].pop(name, None)
            return []
        case ["EVENT", {"id": str(id), "kind": int(), "tags": [*_]} as event]:
            for other, filters in listening.items():
                for name in [name for name, wanted in filters.items() if fits(event, wanted)]:
                    broadcast({other}, json.dumps(["EVENT", name, event]))
            return ["OK", id, True, ""]
    return ["NOTICE", "error: expected REQ, CLOSE or EVENT"]


async def talk(socket: ServerConnection) -> None:
    """Reads the messages of a connection until it closes, RATE of them a second."""
    listening[socket] = {}
    with suppress(ConnectionClosed):
        async for text in socket:
            begun = time.monotonic()
            try:
                reply = answer(socket, json.loads(text))
            except (ValueError, TypeError, KeyError, RecursionError):
                reply = ["NOTICE", "error: not a Nostr message"]
            if reply:
                await socket.send(json.dumps(reply))
            await asyncio.sleep(begun + 1 / RATE - time.monotonic())
    del listening[socket]


async def main(port: int) -> None:
    """Relays until it is stopped."""
    async with serve(talk, "127.0.0.1", port, max_size=SIZE) as server:
        [socket] = server.sockets
        address = f"ws://127.0.0.1:{socket.getsockname()[1]}"
        print(f"Relaying at {address}. Press Ctrl+C to stop.", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
