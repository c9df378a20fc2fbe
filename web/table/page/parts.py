"""The elements of a mounted table: its parts by name, and the link to the rule of a refusal."""

from itertools import count
from typing import Any, Final

from js import document

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
        # In the markup, it would take effect immediately, which browsers refuse in frames.
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
        """The part with that name; raises `LookupError` if the markup lacks it."""
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


def show_why(link: Any, reason: str) -> None:
    """Points a link to the rule behind a refusal, or hides it if no ``reason`` is given.

    The link opens the rules' first page until the guide sets the right address.
    """
    link.dataset.rule = reason
    link.href, link.target = sheets.RULES, "_blank"
    link.textContent = say("refuse-why") if reason else ""
    link.hidden = not reason
