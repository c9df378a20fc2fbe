"""The elements of a mounted table: its markup within its own element, and the parts by name."""

from itertools import count
from typing import Any, Final

from js import document

TABLE: Final = "table"
"""The class of an element in which a table is mounted."""

REFERENCES: Final = ("aria-describedby", "aria-labelledby", "popovertarget")
"""The attributes by which one part names another one."""

STATE: Final = ("acting", "move", "prompt", "theme")
"""What a table says of itself on its element, as ``data-…``, for styles and whoever looks."""

_NUMBERS: Final = count(1)


class TableParts:
    """The parts of the table in ``root``, by the names that the markup gives them (``data-part``).

    Only a part that another one refers to has an id, which no other table has.
    """

    def __init__(self, root: Any, markup: Any) -> None:
        self.root = root
        self._known: dict[str, Any] = {}
        root.classList.add(TABLE)
        root.replaceChildren(document.importNode(markup.content, True))
        # In the markup a browser would follow it at once, and in a frame complain that it may not.
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
        """The part of that name; `LookupError` where the markup lacks it."""
        if name not in self._known:
            part = self.root.querySelector(f'[data-part="{name}"]')
            if not part:
                raise LookupError(f"the table's markup has no part {name!r}")
            self._known[name] = part
        return self._known[name]

    def announce(self, text: str, urgent: bool = False) -> None:
        """Tells screen readers."""
        self["alert" if urgent else "announce"].textContent = text

    def close_dialogs(self) -> None:
        """Leaves nothing open above the table."""
        for dialog in self.root.querySelectorAll("dialog[open]"):
            dialog.close()

    def clear(self) -> None:
        """Leaves the element as it was before."""
        self.root.replaceChildren()
        self.root.classList.remove(TABLE)
        for name in STATE:
            self.root.removeAttribute(f"data-{name}")
