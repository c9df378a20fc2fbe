"""The dialog for playing by link, which shows one of the pages of `page` at a time."""

from collections.abc import Callable, Mapping
from typing import Any

import js

from browser.dialogs import new_dialog
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import Markup, markup
from browser.messages import say
from together import view_share

INSIDE = markup('<div class="far-inside"></div><p class="far-status" role="status"></p>')


class FarDialog:
    """The dialog. ``act`` gets a form's or button's name and the values of its form."""

    def __init__(self, act: Callable[[str, Mapping[str, str]], None]) -> None:
        self._act = act
        self._message = ""
        self._dialog = new_dialog("far-dialog", say("far-title"), INSIDE, closes_outside=False)
        self._inside = self._dialog.querySelector(".far-inside")
        listen(self._dialog, "click", self._clicked)
        listen(self._dialog, "submit", self._submitted)

    @property
    def is_open(self) -> bool:
        """Whether the dialog is open."""
        return bool(self._dialog.open)

    def show(self, inside: Markup, message: str = "") -> None:
        """Shows a page; ``message`` is the text to share with the link on it."""
        self._message = message
        set_html(self._inside, inside)
        self.report("")
        if self._dialog.open:
            self._dialog.querySelector("h2").focus()  # the button that led here is gone
        else:
            self._dialog.showModal()

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the page."""
        self._dialog.querySelector(".far-status").textContent = text

    def close(self) -> None:
        """Closes the dialog."""
        self._dialog.close()

    @report_errors
    def _submitted(self, event: Any) -> None:
        event.preventDefault()
        given = js.Object.fromEntries(js.FormData.new(event.target)).to_py()
        self._act(str(event.target.dataset.far), {str(k): str(v) for k, v in given.items()})

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-far]")
        if not button or button.getAttribute("aria-disabled") == "true":
            return
        act = str(button.dataset.far)
        if act in ("share", "copy"):
            field = self._inside.querySelector("[name=made]")
            start_task(view_share.send(act, field, self._message, self.report))
        else:
            self._act(act, {})
