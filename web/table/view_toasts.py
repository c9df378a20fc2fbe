"""Short notes above the table, for eyes and for screen readers."""

import asyncio
from typing import Any

from js import document

from browser.events import start_task
from browser.messages import say
from table import sheets
from table.view_parts import TableParts

STAY = 4.0
"""How long a short note stays, in seconds; twice as long where it leads somewhere."""


def tell(parts: TableParts, text: str, urgent: bool = False, reason: str = "") -> None:
    """A short note on the table and for screen readers, with the way to a refusal's rule.

    Nothing on the table is seen or heard while the score sheets lie above it, so it stands there.
    """
    parts.announce(text, urgent)
    note = document.createElement("p")
    note.textContent = f"{text} " if reason else text
    if reason:
        link = document.createElement("a")
        show_why(link, reason)
        note.append(link)
    parts["told" if parts["result"].open else "toast"].replaceChildren(note)
    start_task(_fade(note, 2 * STAY if reason else STAY))


def show_why(link: Any, reason: str) -> None:
    """Has a link offer why something is refused; hidden where there is nothing to say.

    It leads to all rules until the guide knows the one.
    """
    link.dataset.rule = reason
    link.href, link.target = sheets.RULES, "_blank"
    link.textContent = say("refuse-why") if reason else ""
    link.hidden = not reason


async def _fade(note: Any, stay: float) -> None:
    await asyncio.sleep(stay)
    while note.matches(":hover, :focus-within"):
        await asyncio.sleep(STAY)
    note.remove()
