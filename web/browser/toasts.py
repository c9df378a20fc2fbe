"""Short notes for the person at the page, and the link that is handed out."""

import asyncio
from typing import Any

import js
from js import document

from browser.address import address_of, show_fragment
from browser.elements import announce, element
from browser.tasks import start_task
from table import words

STAY = 4.0
"""How long a short note stays, in seconds."""


def tell(text: str, urgent: bool = False) -> None:
    """A short note on the screen and for screen readers."""
    announce(text, urgent)
    note = document.createElement("p")
    note.textContent = text
    element("toast").replaceChildren(note)
    start_task(_fade(note))


async def _fade(note: Any) -> None:
    await asyncio.sleep(STAY)
    note.remove()


def problem(text: str) -> None:
    """What is wrong, on the set-up screen; an empty text takes it away."""
    place = element("problem")
    place.textContent = text
    place.hidden = not text


async def share(moment: str) -> None:
    """Hands out the link to a moment, by the clipboard where there is one."""
    try:
        await js.navigator.clipboard.writeText(address_of(moment))
    except Exception:
        # No clipboard here: the address bar can be copied by hand.
        show_fragment(moment)
        tell(words.say("link-shown"))
    else:
        tell(words.say("link-copied"))
