"""Short notes above the table and offers below it, which disappear by themselves."""

import asyncio
from collections.abc import Callable
from typing import Any

from js import document

from browser.events import listen, start_task
from table.page.parts import TableParts, show_why

STAY = 4.0
"""How long a short note stays, in seconds; twice as long with a link."""


def show_toast(parts: TableParts, text: str, urgent: bool = False, reason: str = "") -> None:
    """Shows a short note, also to screen readers, with a link to the rule of a refusal.

    While the score sheets cover the table, the note appears on them.
    """
    parts.announce(text, urgent)
    if not reason:
        show_note(parts, text)
        return
    link = document.createElement("a")
    show_why(link, reason)
    show_note(parts, text, link)


def show_note(parts: TableParts, text: str, link: Any = None) -> None:
    """Shows a short note without announcing it, with any link at its end."""
    note = document.createElement("p")
    note.textContent = f"{text} " if link else text
    if link:
        note.append(link)
    parts["status" if parts["result"].open else "toast"].replaceChildren(note)
    start_task(_fade(note, 2 * STAY if link else STAY))


def show_offer(parts: TableParts, label: str, accept: Callable[[], None]) -> None:
    """Shows a button for a while beside the line below the table, where it covers nothing."""
    button = document.createElement("button")
    button.type, button.textContent, button.className = "button", label, "offer"

    def clicked(_: Any) -> None:
        button.remove()
        accept()

    listen(button, "click", clicked)
    parts["hint"].after(button)
    start_task(_fade(button, 2 * STAY))


async def _fade(note: Any, stay: float) -> None:
    await asyncio.sleep(stay)
    while note.matches(":hover, :focus-within"):
        await asyncio.sleep(STAY)
    note.remove()
