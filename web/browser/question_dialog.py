"""A dialog that asks a question with two or three answers."""

import asyncio
from typing import Any

from js import document

from browser.elements import element
from browser.events import listen


class AskDialog:
    """The page's only question dialog. An answer is the name of a button, or "" for none."""

    def __init__(self) -> None:
        self._answer: asyncio.Future[str] | None = None
        listen(element("ask"), "close", lambda _: self._closed())
        listen(element("ask-answers"), "click", self._clicked)

    async def ask(self, title: str, text: str, answers: dict[str, str]) -> str:
        """Waits for an answer; ``answers`` maps the names of the buttons to their labels.

        The first button has the focus, so it must be the safe choice.
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

    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-answer]")
        if button:
            element("ask").close(button.dataset.answer)

    def _closed(self) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(str(element("ask").returnValue))
