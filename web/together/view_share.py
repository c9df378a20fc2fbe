"""Sends a link by the device's own dialog, where it has one."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException

from browser.address import copy_text
from browser.messages import say


def can_share() -> bool:
    """Whether the device has a dialog for sharing."""
    return hasattr(js.navigator, "share")


async def share(link: str, message: str) -> None:
    """Opens the device's dialog with a link and a message."""
    given = js.Object.fromEntries([["text", message], ["url", link]])
    with suppress(JsException):  # the dialog was closed
        await js.navigator.share(given)


async def send(act: str, field: Any, message: str, report: Callable[[str], object]) -> None:
    """Shares (``act`` is "share") or copies the link in a field, or selects it to copy by hand."""
    if act == "share":
        await share(field.value, message)
    elif await copy_text(field.value):
        report(say("far-copied"))
    else:
        field.focus()
        field.select()
        report(say("far-by-hand"))
