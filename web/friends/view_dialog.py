"""The dialog for playing by link or live, which shows one page at a time."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import js

from browser.dialogs import new_dialog
from browser.events import listen, report_errors, start_task
from browser.html import refresh, set_html
from browser.markup import Markup, markup
from browser.messages import say
from friends import view_share
from friends.page import share

INSIDE: Final = markup(
    '<div class="friends-inside"></div><div class="friends-foot">'
    '<p class="friends-status" role="status"></p><footer></footer></div>'
)
NO_BUTTONS: Final = Markup()

Act = Callable[[str, Mapping[str, str]], None]


class FriendsDialog:
    """A dialog. ``act`` receives the name of a form, button or field, and the form's values.

    ``closed`` is called when a player closes it.
    """

    def __init__(
        self, id: str, title: str, act: Act, closed: Callable[[], None] = lambda: None
    ) -> None:
        self._act = act
        self._dialog = new_dialog(id, title, INSIDE, closes_outside=False)
        self._inside = self._dialog.querySelector(".friends-inside")
        self._status = self._dialog.querySelector(".friends-status")
        self._footer = self._dialog.querySelector("footer")
        self._shown = ""
        self._message = ""
        listen(self._dialog, "click", self._on_click)
        listen(self._dialog, "submit", self._on_submit)
        listen(self._dialog, "change", self._on_change)
        listen(self._dialog, "close", lambda _: closed())

    @property
    def is_open(self) -> bool:
        """Whether the dialog is open."""
        return bool(self._dialog.open)

    def show(
        self, inside: Markup, message: str = "", name: str = "", buttons: Markup = NO_BUTTONS
    ) -> None:
        """Shows a page, or updates it in place if the page with this ``name`` is already shown.

        ``message`` is the text to share with the page's link. The ``buttons`` stay visible below.
        """
        self._message = message
        if name and self._shown == name:
            refresh(self._inside, inside)
            refresh(self._footer, buttons)
            self._choose()
        else:
            set_html(self._inside, inside)
            set_html(self._footer, buttons)
            self.report("")
        self._shown = name
        if not self._dialog.open:
            self._dialog.showModal()
        elif not self._dialog.contains(js.document.activeElement):
            self._dialog.querySelector("h2").focus()  # the pressed button is gone

    def _choose(self) -> None:
        """Resets lists and boxes to the page's values; otherwise they keep the player's choice."""
        for select in self._inside.querySelectorAll("select"):
            chosen = select.querySelector("[selected]")
            if chosen:
                select.value = chosen.value
        for box in self._inside.querySelectorAll("[type=checkbox]"):
            box.checked = box.hasAttribute("checked")

    def show_link(self, link: str, message: str) -> None:
        """Shows a link that couldn't be copied, and the message that goes with it."""
        self.show(share(link, view_share.can_share()), message)
        self.report(say("friends-by-hand"))

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the page."""
        self._say(text, is_seen=True)

    def announce(self, text: str) -> None:
        """Announces a text to screen readers."""
        self._say(text, is_seen=False)

    def _say(self, text: str, *, is_seen: bool) -> None:
        self._status.classList.toggle("visually-hidden", not is_seen)
        if self._status.textContent != text:
            self._status.textContent = text

    def close(self) -> None:
        """Closes the dialog."""
        self._dialog.close()

    def _form_values(self) -> dict[str, str]:
        fields = self._inside.querySelectorAll("input[name], select[name]")
        return {str(field.name): str(field.value) for field in fields}

    @report_errors
    def _on_submit(self, event: Any) -> None:
        event.preventDefault()
        self._act(str(event.target.dataset.friends), self._form_values())

    @report_errors
    def _on_change(self, event: Any) -> None:
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
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-friends]")
        if not button or button.getAttribute("aria-disabled") == "true":
            return
        act = str(button.dataset.friends)
        if act in ("share", "copy"):
            field = self._inside.querySelector("[name=made]")
            start_task(view_share.send(act, field, self._message, self.report))
        else:
            named = ("seat", "code", "peer")
            given = {name: str(button.getAttribute(f"data-{name}") or "") for name in named}
            filled = {name: value for name, value in given.items() if value}
            self._act(act, self._form_values() | filled)
