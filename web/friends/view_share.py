"""Sends a link with a message through the device's share sheet, or copies it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException

from browser.address import copy_text
from browser.messages import say


def can_share() -> bool:
    """Whether the device has a share sheet."""
    return bool(getattr(js.navigator, "share", None))


async def share(link: str, message: str) -> None:
    """Opens the share sheet with a link and a message."""
    given = js.Object.fromEntries([["text", message], ["url", link]])
    with suppress(JsException):  # the dialog was closed
        await js.navigator.share(given)


async def copy(text: str, report: Callable[[str], object]) -> bool:
    """Copies a text; returns whether that worked."""
    if is_copied := await copy_text(text):
        report(say("friends-copied"))
    return is_copied


async def send(act: str, field: Any, message: str, report: Callable[[str], object]) -> None:
    """Shares the link in a field if ``act`` is ``share``, otherwise copies it.

    If it can't be copied, selects it so that the player can.
    """
    if act == "share":
        await share(field.value, message)
    elif not await copy(field.value, report):
        if fold := field.closest("details"):
            fold.open = True
        field.focus()
        field.select()
        report(say("friends-by-hand"))
