"""The panel with suggestions beside the table, and the warning dialog."""

from collections.abc import Callable
from typing import Any

from js import document

from browser.events import listen, report_errors
from browser.html import set_html
from browser.markup import CLOSE, Markup, markup
from browser.messages import say
from coach import suggestions
from table.page.parts import TableParts
from table.play.app import App
from table.play.intents import Cancel, Intent, Suggest
from table.play.thinking import AdviceReply


class CoachPanel:
    """A table's panel with suggestions.

    ``send`` sends an intent to the table, ``ask`` is called when the panel closes, and ``insist``
    gets a choice made despite a warning.
    """

    def __init__(
        self,
        parts: TableParts,
        send: Callable[[Intent], None],
        ask: Callable[[], None],
        insist: Callable[[str], None],
    ) -> None:
        self._parts = parts
        self._send = send
        self._ask = ask
        self._insist = insist
        self._shown: object = None
        self._announced: AdviceReply | None = None
        self._pointed_token = ""
        self._warned = ""
        self._panel = _create("section", "coach", _panel())
        self._dialog = _create("dialog", "warning", _warning())
        self._panel.setAttribute("aria-label", say("coach-suggestions"))
        self._dialog.setAttribute("aria-label", say("coach-warning"))
        parts["side"].prepend(self._panel)
        parts.root.append(self._dialog)
        self._panel.hidden = True
        # In the markup, the attribute would take effect immediately.
        self._dialog.querySelector("[data-answer=again]").autofocus = True
        self.stops = [
            listen(self._panel, "click", self._on_click),
            listen(self._dialog, "click", self._answer_clicked),
            listen(self._dialog, "close", self._on_warning_close),
        ]

    def show(self, app: App | None, advice: AdviceReply | None) -> None:
        """Updates the suggestions; hides them without advice."""
        if app is None or advice is None:
            had_focus = self._panel.matches(":focus-within")
            self._panel.hidden = True
            self._shown = None
            if had_focus:
                self._parts["canvas"].focus()
            return
        self._panel.hidden = False
        self._panel.querySelector("footer i").style.setProperty("--share", f"{advice.share:.3f}")
        self._panel.dataset.done = "yes" if advice.share >= 1 else ""
        self._panel.querySelector(".status").textContent = suggestions.status(advice)
        reason = suggestions.reason(app.view, advice, self._pointed_token)
        self._panel.querySelector(".reason").textContent = reason
        key = app.view, advice.suggestions, app.choosing
        if key != self._shown:
            self._shown = key
            self._write(app, advice)
        if advice.share >= 1 and advice is not self._announced:
            self._announced = advice
            self._parts.announce(suggestions.announcement(app.view, advice))

    def _write(self, app: App, advice: AdviceReply) -> None:
        """Writes the suggestions, and keeps the focus on the same choice."""
        holder = self._panel.querySelector("ol")
        focused = holder.querySelector(":focus")
        set_html(holder, suggestions.rows(app.view, advice, app.choosing))
        if focused:
            again = holder.querySelector(f'[data-token="{focused.dataset.token}"]')
            (again or self._panel.querySelector("header > button")).focus()

    def warn(self, app: App, token: str, points: int) -> None:
        """Asks to confirm a choice that gives away points."""
        chosen = next(one for one in app.view.options if one.token == token)
        self._warned = token
        text = say("coach-warning-text", points=points)
        self._dialog.querySelector("p").textContent = text
        self._dialog.querySelector("[data-answer=insist]").textContent = suggestions.warning(
            chosen.kind
        )
        self._dialog.returnValue = ""
        self._dialog.showModal()

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button")
        if button and button.hasAttribute("data-token"):
            self._pointed_token = str(button.dataset.token)
            self._send(Suggest(self._pointed_token))
        elif button:
            self._ask()

    @report_errors
    def _answer_clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-answer]")
        if button:
            self._dialog.close(button.dataset.answer)

    @report_errors
    def _on_warning_close(self, _: Any) -> None:
        warned, self._warned = self._warned, ""
        if warned and str(self._dialog.returnValue) == "insist":
            self._insist(warned)
        else:
            self._send(Cancel())


def _create(kind: str, name: str, inner: Markup) -> Any:
    made = document.createElement(kind)
    made.dataset.part = name
    set_html(made, inner)
    return made


def _panel() -> Markup:
    close = say("close")
    return markup(
        "<header><h2>{}</h2>"
        '<button type="button" class="icon" aria-label="{}">'
        "{}</button></header>"
        '<ol></ol><footer><i></i><span class="reason"></span> <span class="status"></span>'
        "</footer>",
        say("coach-suggestions"),
        close,
        CLOSE,
    )


def _warning() -> Markup:
    return markup(
        "<h2>{}</h2><p></p><footer>"
        '<button type="button" class="primary" data-answer="again">'
        "{}</button>"
        '<button type="button" data-answer="insist"></button></footer>',
        say("coach-warning"),
        say("coach-warning-again"),
    )
