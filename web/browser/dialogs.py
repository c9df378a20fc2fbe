"""Dialogs created in code, with a title, a close button and their content."""

import asyncio
from typing import Any

from js import document

from browser.elements import element
from browser.events import listen
from browser.html import set_html
from browser.markup import CLOSE, Markup, markup
from browser.messages import say


def new_dialog(id: str, title: str, inside: Markup, *, closes_outside: bool = True) -> Any:
    """Adds a dialog to the document; with ``closes_outside``, a click outside closes it."""
    dialog = document.createElement("dialog")
    dialog.id = id
    dialog.setAttribute("aria-labelledby", f"{id}-title")
    if closes_outside:
        dialog.setAttribute("closedby", "any")
    set_html(
        dialog,
        markup(
            '<header><h2 id="{}-title" tabindex="-1">{}</h2>'
            '<button type="button" class="icon" data-closes aria-label="{}">{}</button>'
            "</header>{}",
            id,
            title,
            say("close"),
            CLOSE,
            inside,
        ),
    )
    dialog.querySelector("h2").autofocus = True
    document.body.append(dialog)
    return dialog


class AskDialog:
    """The page's question dialog. An answer is a button's name, or "" for none."""

    def __init__(self) -> None:
        self._answer: asyncio.Future[str] | None = None
        listen(element("ask"), "close", lambda _: self._on_close())
        listen(element("ask-answers"), "click", self._on_click)

    async def ask(self, title: str, text: str, answers: dict[str, str]) -> str:
        """Asks a question and returns the answer; ``answers`` maps button names to labels.

        The first button gets the focus, so it must be the safe choice.
        """
        if self._answer:
            return ""
        element("ask-title").textContent = title
        element("ask-text").textContent = text
        buttons: list[Any] = []
        for name, sentence in answers.items():
            button = document.createElement("button")
            button.type = "button"
            button.id = f"ask-{name}"
            button.dataset.answer = name
            button.textContent = sentence
            button.className = "" if buttons else "primary"
            button.autofocus = not buttons
            buttons.append(button)
        element("ask-answers").replaceChildren(*buttons)
        self._answer = asyncio.get_event_loop().create_future()
        element("ask").returnValue = ""
        element("ask").showModal()
        try:
            return await self._answer
        finally:
            self._answer = None

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-answer]")
        if button:
            element("ask").close(button.dataset.answer)

    def _on_close(self) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(str(element("ask").returnValue))
