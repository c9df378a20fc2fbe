"""The theme of the page around tables, whose element says which one somebody has chosen."""

from js import document

from browser.themes import theme_named
from realmino.drawing.theme import Theme


def page_theme() -> Theme:
    """The theme of the page, as somebody has chosen it for all of it, or as the system is."""
    return theme_named(str(document.documentElement.getAttribute("data-theme")))
