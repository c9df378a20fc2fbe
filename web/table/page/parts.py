"""The elements of a mounted table: its parts by name, and short notes above them."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from js import document

from browser.events import listen, start_task
from browser.messages import say
from table.wording import sheets

TABLE: Final = "table"
"""The class of an element in which a table is mounted."""

REFERENCES: Final = ("aria-describedby", "aria-labelledby", "popovertarget")
"""The attributes with which one part refers to another."""

STATE: Final = ("acting", "move", "prompt", "theme")
"""The attributes (``data-…``) in which a table shows its state to style sheets and tests."""

_NUMBERS: Final = count(1)


class TableParts:
    """The parts of the table in ``root``, by their names in the markup (``data-part``).

    Only parts that others refer to have an id, unique on the page.
    """

    def __init__(self, root: Any, markup: Any) -> None:
        self.root = root
        self._known: dict[str, Any] = {}
        root.classList.add(TABLE)
        root.replaceChildren(document.importNode(markup.content, True))
        # In the markup it would take effect at once, and browsers refuse it in frames.
        for title in root.querySelectorAll("[data-autofocus]"):
            title.autofocus = True
        self._refer(f"table{next(_NUMBERS)}")

    def _refer(self, prefix: str) -> None:
        for attribute in REFERENCES:
            for element in self.root.querySelectorAll(f"[{attribute}]"):
                name = element.getAttribute(attribute)
                self[name].id = f"{prefix}-{name}"
                element.setAttribute(attribute, self[name].id)

    def __getitem__(self, name: str) -> Any:
        """The part of that name; `LookupError` if the markup lacks it."""
        if name not in self._known:
            part = self.root.querySelector(f'[data-part="{name}"]')
            if not part:
                raise LookupError(f"the table's markup has no part {name!r}")
            self._known[name] = part
        return self._known[name]

    def announce(self, text: str, urgent: bool = False) -> None:
        """Announces a text to screen readers."""
        self["alert" if urgent else "announce"].textContent = text

    def close_dialogs(self) -> None:
        """Closes all dialogs of the table."""
        for dialog in self.root.querySelectorAll("dialog[open]"):
            dialog.close()

    def clear(self) -> None:
        """Removes the table from its element."""
        self.root.replaceChildren()
        self.root.classList.remove(TABLE)
        for name in STATE:
            self.root.removeAttribute(f"data-{name}")


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
    """The same, only for the eyes, with any link at its end."""
    note = document.createElement("p")
    note.textContent = f"{text} " if link else text
    if link:
        note.append(link)
    parts["status" if parts["result"].open else "toast"].replaceChildren(note)
    start_task(_fade(note, 2 * STAY if link else STAY))


def show_offer(parts: TableParts, label: str, accept: Callable[[], None]) -> None:
    """Shows a button for a while, below any note."""
    button = document.createElement("button")
    button.type, button.textContent = "button", label

    def clicked(_: Any) -> None:
        button.remove()
        accept()

    listen(button, "click", clicked)
    parts["toast"].append(button)
    start_task(_fade(button, 2 * STAY))


def show_why(link: Any, reason: str) -> None:
    """Points a link to the rule of a refusal, or hides it if there is none.

    It opens all rules until the guide sets the right one.
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
