"""The theme of the page around the table."""

from js import document

from browser.themes import theme_named
from realmino.drawing.theme import Theme


def page_theme() -> Theme:
    """The theme chosen for the page, or the system's."""
    return theme_named(str(document.documentElement.getAttribute("data-theme")))
