"""Sends a link by the device's own dialog, where it has one."""

from contextlib import suppress

import js
from pyodide.ffi import JsException


def can_share() -> bool:
    """Whether the device has a dialog for sharing."""
    return hasattr(js.navigator, "share")


async def share(link: str, message: str) -> None:
    """Opens the device's dialog with a link and a message."""
    given = js.Object.fromEntries([["text", message], ["url", link]])
    with suppress(JsException):  # the dialog was closed
        await js.navigator.share(given)
