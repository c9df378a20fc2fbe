"""The list of choices: what is pressed there is played, what is pointed at is considered."""

from collections.abc import Callable
from typing import Any

from browser.report_errors import listen, report_errors
from table.intents import Choose, Consider
from table.view_parts import TableParts


class ChoiceList:
    """Hears the list of choices of a table; ``send`` takes what somebody wants to it."""

    def __init__(self, parts: TableParts, send: Callable[[Choose | Consider], None]) -> None:
        self._drawer = parts["list"]
        self._send = send
        options = parts["options"]
        self.stops = [
            listen(options, "click", self._clicked),
            listen(options, "focusin", self._considered),
            listen(options, "pointerover", self._considered),
        ]

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button:
            self._send(Choose(button.dataset.token))
            # A tap closes the drawer; the keyboard goes on in the list.
            if event.detail and self._drawer.matches(":popover-open"):
                self._drawer.hidePopover()

    @report_errors
    def _considered(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button and getattr(event, "pointerType", "mouse") == "mouse":
            self._send(Consider(button.dataset.token))
