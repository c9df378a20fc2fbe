"""What a tab remembers through a reload: the game that is on its table."""

from browser import storage
from browser.address import show_fragment

AT_TABLE = "at-table"
"""The note of this tab in which the game on its table stands; setup.js looks for it too."""


def come_back_to(id: str | None) -> None:
    """A reload opens this game, None: the set-up; no moment stands in the address any more."""
    show_fragment("")
    storage.note(AT_TABLE, id, "sessionStorage")


def game_to_come_back_to() -> str | None:
    """The id of the game that a reload opens; 0.1.0, which kept one game only, noted "yes"."""
    return storage.find_note(AT_TABLE, "sessionStorage")
