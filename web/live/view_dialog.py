"""The dialog for playing live, which shows one of the pages of `page` at a time."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import js

from browser.dialogs import new_dialog
from browser.events import listen, report_errors, start_task
from browser.html import refresh, set_html
from browser.markup import Markup, markup
from browser.messages import say
from together import view_share
from together.page import share

INSIDE = markup(
    '<div class="far-inside live-inside"></div><div class="live-foot">'
    '<p class="far-status" role="status"></p><footer></footer></div>'
)
NO_BUTTONS: Final = Markup()

Act = Callable[[str, Mapping[str, str]], None]


class LiveDialog:
    """The dialog; ``act`` gets the name of each form, button or field and the values there.

    ``closed`` is called when a player closes it.
    """

    def __init__(self, act: Act, closed: Callable[[], None]) -> None:
        self._act = act
        self._closed = closed
        self._dialog = new_dialog("live-dialog", say("live-title"), INSIDE, closes_outside=False)
        self._inside = self._dialog.querySelector(".live-inside")
        self._shown = ""
        self._message = say("live-message")
        listen(self._dialog, "click", self._clicked)
        listen(self._dialog, "submit", self._submitted)
        listen(self._dialog, "change", self._changed)
        listen(self._dialog, "close", lambda _: self._closed())

    def show(self, name: str, inside: Markup, buttons: Markup = NO_BUTTONS) -> None:
        """Shows a page, or updates it in place if a page of this name is shown.

        The ``buttons`` stay in view below it.
        """
        footer, was_open = self._dialog.querySelector("footer"), self._dialog.open
        if self._shown == name:
            refresh(self._inside, inside)
            refresh(footer, buttons)
            self._choose()
        else:
            set_html(self._inside, inside)
            set_html(footer, buttons)
            self.report("")
        self._shown = name
        if not was_open:
            self._dialog.showModal()
        elif not self._dialog.contains(js.document.activeElement):
            self._dialog.querySelector("h2").focus()  # the button that led here is gone

    def _choose(self) -> None:
        """Sets lists and boxes to what the page says; otherwise they keep what the player chose."""
        for select in self._inside.querySelectorAll("select"):
            chosen = select.querySelector("[selected]")
            if chosen:
                select.value = chosen.value
        for box in self._inside.querySelectorAll("[type=checkbox]"):
            box.checked = box.hasAttribute("checked")

    def show_link(self, link: str, message: str) -> None:
        """Shows a link that couldn't be copied, and the message that goes with it."""
        self._message = message
        self.show("link", share(link, view_share.can_share()))
        self.report(say("far-by-hand"))

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the page."""
        self._say(text, is_seen=True)

    def announce(self, text: str) -> None:
        """Announces to screen readers what the page shows."""
        self._say(text, is_seen=False)

    def _say(self, text: str, *, is_seen: bool) -> None:
        place = self._dialog.querySelector(".far-status")
        place.classList.toggle("visually-hidden", not is_seen)
        if place.textContent != text:
            place.textContent = text

    def close(self) -> None:
        """Closes the dialog."""
        self._dialog.close()

    def _given(self) -> dict[str, str]:
        fields = self._inside.querySelectorAll("input[name], select[name]")
        return {str(field.name): str(field.value) for field in fields}

    @report_errors
    def _submitted(self, event: Any) -> None:
        event.preventDefault()
        self._act(str(event.target.dataset.live), self._given())

    @report_errors
    def _changed(self, event: Any) -> None:
        field = event.target
        if not field.closest("form"):
            is_box = field.type == "checkbox"
            value = ("on" if field.checked else "") if is_box else str(field.value)
            given = {
                "value": str(field.value),
                "seat": str(field.getAttribute("data-seat")),
                "on": value,
            }
            self._act(f"set-{field.name}", given)

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-live], button[data-far]")
        if not button or button.getAttribute("aria-disabled") == "true":
            return
        act = str(button.getAttribute("data-far") or button.getAttribute("data-live"))
        if act in ("share", "copy"):
            field = self._inside.querySelector("[name=made]")
            start_task(view_share.send(act, field, self._message, self.report))
        else:
            named = ("seat", "code", "peer")
            given = {name: str(button.getAttribute(f"data-{name}") or "") for name in named}
            filled = {name: value for name, value in given.items() if value}
            self._act(act, self._given() | filled)
