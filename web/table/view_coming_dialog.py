"""The dialog with the dominoes that nobody has seen yet; fetched when it is opened."""

from browser.html import set_html
from browser.parts import TableParts
from realmino.view import View
from table import coming


def show(parts: TableParts, view: View) -> None:
    """Opens the dialog of a table."""
    parts["coming-title"].textContent = coming.title(view)
    set_html(parts["coming-body"], coming.body(view))
    parts["coming"].showModal()
