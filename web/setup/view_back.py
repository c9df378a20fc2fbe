"""The browser's Back button: from the table to the set-up instead of away from the page."""

from typing import Any, Final

from js import document, history, location, window

from browser.address import fragment
from browser.events import listen, report_errors
from saves.view_host import Host

SETUP, TABLE, LEFT = "setup", "table", "left"
"""The states of the page's two history entries: the set-up, and on it the table, or the set-up
again after the table was left by its own button."""

OPEN: Final = "dialog[open]:not([data-part=handover]), [popover]:not(.lesson):popover-open"
"""What Back closes first; the dialog that hides the next player's choices stays."""


class BackButton:
    """Follows the browser's history for ``host``, the page."""

    def __init__(self, host: Host) -> None:
        self.report = host.report
        self._host = host
        self._moment = ""
        self._has_setup = history.state in (TABLE, LEFT)
        listen(window, "popstate", self._moved)
        if not history.state and not fragment():
            history.replaceState(SETUP, "")
            self._has_setup = True

    def enter(self) -> None:
        """Notes that the table is shown."""
        self._moment = fragment()
        if history.state in (TABLE, LEFT) or (not history.state and self._has_setup):
            history.replaceState(TABLE, "")  # a link that is followed has an entry of its own
            return
        if not history.state:
            history.replaceState(SETUP, "", _address(""))
        self._has_setup = True
        history.pushState(TABLE, "", _address(self._moment))

    def left(self) -> None:
        """Notes that the set-up is shown again."""
        if history.state == TABLE:
            history.replaceState(LEFT, "")

    @report_errors
    def _moved(self, _: Any) -> None:
        """Closes what is open, or else leaves the table; from the set-up, leaves the page."""
        if fragment():
            return  # the page opens this link
        if not self._host.is_at_table:
            self.left()
            if history.state == SETUP:
                history.back()
        elif not _close():
            self._host.leave_table()
        else:
            app = self._host.table.app if self._host.table else None
            is_moment = app is not None and app.session.is_view_only
            history.pushState(TABLE, "", _address(self._moment if is_moment else ""))


def _close() -> bool:
    """Closes dialogs and drawers; returns whether there were any."""
    opened = [*document.querySelectorAll(OPEN)]
    for one in opened:
        if one.localName == "dialog":
            one.close()
        else:
            one.hidePopover()
    return bool(opened)


def _address(moment: str) -> str:
    return f"{location.pathname}{location.search}" + (f"#{moment}" if moment else "")
