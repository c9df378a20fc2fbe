"""Short notes above the table, for eyes and for screen readers."""

import asyncio
from typing import Any

from js import document

from browser.parts import TableParts
from browser.tasks import start_task

STAY = 4.0
"""How long a short note stays, in seconds."""


def tell(parts: TableParts, text: str, urgent: bool = False) -> None:
    """A short note on the table and for screen readers."""
    parts.announce(text, urgent)
    note = document.createElement("p")
    note.textContent = text
    parts["toast"].replaceChildren(note)
    start_task(_fade(note))


async def _fade(note: Any) -> None:
    await asyncio.sleep(STAY)
    note.remove()
