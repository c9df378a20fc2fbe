"""The dialog for playing live, which shows one of the pages of `page` at a time."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from browser.dialogs import new_dialog
from browser.events import listen, report_errors, start_task
from browser.html import refresh, set_html
from browser.markup import Markup, markup
from browser.messages import say
from together import view_share

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
        listen(self._dialog, "click", self._clicked)
        listen(self._dialog, "submit", self._submitted)
        listen(self._dialog, "change", self._changed)
        listen(self._dialog, "close", lambda _: self._closed())

    @property
    def is_open(self) -> bool:
        """Whether the dialog is open."""
        return bool(self._dialog.open)

    def show(self, name: str, inside: Markup, buttons: Markup = NO_BUTTONS) -> None:
        """Shows a page, or updates it in place if a page of this name is shown.

        The ``buttons`` stay in view below it.
        """
        footer = self._dialog.querySelector("footer")
        if self._shown == name:
            refresh(self._inside, inside)
            refresh(footer, buttons)
            self._choose()
        else:
            set_html(self._inside, inside)
            set_html(footer, buttons)
            self.report("")
        self._shown = name
        if not self._dialog.open:
            self._dialog.showModal()

    def _choose(self) -> None:
        """Sets lists and boxes to what the page says; otherwise they keep what the player chose."""
        for select in self._inside.querySelectorAll("select"):
            chosen = select.querySelector("[selected]")
            if chosen:
                select.value = chosen.value
        for box in self._inside.querySelectorAll("[type=checkbox]"):
            box.checked = box.hasAttribute("checked")

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the page."""
        place = self._dialog.querySelector(".far-status")
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
        if button.hasAttribute("data-far"):
            field = self._inside.querySelector("[name=made]")
            act = str(button.dataset.far)
            start_task(view_share.send(act, field, say("live-message"), self.report))
        else:
            self._act(str(button.dataset.live), {"seat": str(button.getAttribute("data-seat"))})
