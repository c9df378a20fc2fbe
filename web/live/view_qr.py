"""QR codes, drawn by a script that loads with the first one."""

import asyncio
from typing import Any

import js
from js import document

from browser.events import listen
from browser.markup import Markup
from live import page


async def qr_svg(text: str, label: str) -> Markup:
    """A text's QR code as SVG; empty if the script can't be loaded."""
    if not await _load():
        return Markup()
    size, path = js.realmino.qr(text)
    return page.qr(int(size), str(path), label)


async def _load() -> bool:
    if hasattr(js.realmino, "qr"):
        return True
    program = document.getElementById("game").getAttribute("src")
    script: Any = document.createElement("script")
    script.type = "module"
    script.src = js.URL.new("qr.js", js.URL.new(program, document.baseURI)).href
    loaded: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
    stops = [
        listen(script, "load", lambda _: loaded.set_result(True)),
        listen(script, "error", lambda _: loaded.set_result(False)),
    ]
    document.head.append(script)
    try:
        return await loaded
    finally:
        for stop in stops:
            stop()
