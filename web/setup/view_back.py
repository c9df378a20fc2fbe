"""The browser's Back button, which leads from the table to the set-up."""

from typing import Any, Final

from js import URL, document, history, location, window

from browser.address import fragment
from browser.events import listen, report_errors
from saves.view_host import Host

SETUP, TABLE, LEFT = "setup", "table", "left"
"""The states of the page's two history entries: the set-up, and then the table, or the set-up again
after the player has left the table."""

RULES: Final = "rules/"
"""The folder of the rules, relative to this page. Back returns there from a rule's position."""

OPEN: Final = "dialog[open]:not([data-part=handover]), [popover]:not(.lesson):popover-open"
"""Elements that Back closes first, except the dialog that hides the next player's choices."""


class BackButton:
    """Makes the browser's Back button lead from the table to the set-up; ``host`` is the page."""

    def __init__(self, host: Host) -> None:
        self.report = host.report
        self._host = host
        self._moment = ""
        self._has_setup = history.state in (TABLE, LEFT)
        listen(window, "popstate", self._on_popstate)
        if not history.state and not fragment():
            history.replaceState(SETUP, "")
            self._has_setup = True

    def enter(self) -> None:
        """Records that the table is shown, with the set-up or a rules page before it."""
        self._moment = fragment()
        is_preceded = self._has_setup or document.referrer.startswith(
            URL.new(RULES, location.href).href
        )
        if history.state in (TABLE, LEFT) or (not history.state and is_preceded):
            history.replaceState(TABLE, "")  # following a link adds a history entry
            return
        if not history.state:
            history.replaceState(SETUP, "", _address(""))
        self._has_setup = True
        history.pushState(TABLE, "", _address(self._moment))

    def on_return(self) -> None:
        """Records that the set-up is shown again."""
        if history.state == TABLE:
            history.replaceState(LEFT, "")

    @report_errors
    def _on_popstate(self, _: Any) -> None:
        """Closes open dialogs, or else leaves the table; at the set-up, leaves the page."""
        if fragment():
            return  # the page opens this link
        if not self._host.is_at_table:
            self.on_return()
            if history.state == SETUP:
                history.back()
        elif not _close():
            self._host.leave_table()
        else:
            app = self._host.table.app if self._host.table else None
            is_moment = app is not None and app.session.is_view_only
            history.pushState(TABLE, "", _address(self._moment if is_moment else ""))


def _close() -> bool:
    """Closes dialogs and drawers; returns whether any were open."""
    opened = [*document.querySelectorAll(OPEN)]
    for one in opened:
        if one.localName == "dialog":
            one.close()
        else:
            one.hidePopover()
    return bool(opened)


def _address(moment: str) -> str:
    return f"{location.pathname}{location.search}" + (f"#{moment}" if moment else "")
