"""Sends a link: by the device's own dialog where it has one, or through the clipboard."""

import js
from pyodide.ffi import JsException

from browser.address import copy_text


def can_share() -> bool:
    """Whether the device has a dialog for sharing."""
    return hasattr(js.navigator, "share")


async def share(link: str, message: str) -> bool:
    """Opens the device's dialog with a link and a message; False if it was closed."""
    told = js.Object.fromEntries([["text", message], ["url", link]])
    try:
        await js.navigator.share(told)
    except JsException:
        return False
    return True


async def copy(link: str) -> bool:
    """Copies a link; False if the browser forbids that."""
    return await copy_text(link)
