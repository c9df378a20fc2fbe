"""The dominoes that nobody has seen yet, in a dialog that is fetched when somebody asks for it."""

from collections.abc import Callable

from browser import later
from browser.parts import TableParts
from table.app import App


async def show_coming(
    parts: TableParts, game: Callable[[], App | None], tell: Callable[[str, bool], None]
) -> None:
    """Shows what is to come in the ``game`` on the table, or tells why that cannot be had now."""
    if not await later.has("coming", tell, styles=()):
        return
    from browser.coming_dialog import show

    app = game()
    if app:
        show(parts, app.view)
