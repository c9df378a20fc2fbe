"""The dialog with the dominoes that nobody has seen yet."""

from browser.html import set_html
from realmino.view import View
from table import coming
from table.view_parts import TableParts


def show_coming(parts: TableParts, view: View) -> None:
    """Opens the dialog of a table."""
    parts["coming-title"].textContent = coming.title(view)
    set_html(parts["coming-body"], coming.body(view))
    parts["coming"].showModal()
