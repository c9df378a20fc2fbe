"""The people above a live game's table, and a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import js

from browser.events import listen
from browser.html import refresh, set_html
from browser.markup import Markup, markup
from browser.messages import say
from live import page
from live.page import Device


class Strip:
    """The people, and a menu of gestures and requests. ``clicked`` receives a button's name."""

    def __init__(self, root: Any, clicked: Callable[[str], None]) -> None:
        self._root = js.document.createElement("div")
        self._root.className = "live-strip"
        self._root.setAttribute("role", "group")
        self._root.setAttribute("aria-label", say("live-people"))
        set_html(self._root, _markup())
        root.querySelector("[data-part=bar]").append(self._root)
        self._menu = self._root.querySelector(".live-menu")
        self._waits = self._root.querySelector(".live-waits")

        def on_click(event: Any) -> None:
            button = event.target.closest("button[data-friends]")
            if button:
                self._menu.hidePopover()
                clicked(str(button.dataset.friends))

        self._stop = listen(self._root, "click", on_click)

    def show(
        self, devices: Sequence[Device], watchers: int, waits: str, labels: Mapping[str, str]
    ) -> None:
        """Updates the people, the sentence about waiting, and the menu's buttons."""
        refresh(self._root.querySelector(".live-people"), page.people(devices, watchers))
        refresh(self._menu, page.buttons(labels))
        if self._waits.textContent != waits:
            self._waits.textContent = waits
        self._waits.hidden = not waits

    def end(self) -> None:
        """Removes the strip."""
        self._stop()
        self._root.remove()


def _markup() -> Markup:
    return markup(
        '<ul class="live-people"></ul><p class="live-waits" hidden></p>'
        '<button type="button" class="icon" popovertarget="live-menu" aria-label="{}">'
        '<svg aria-hidden="true" viewBox="0 0 24 24"><path fill="none" stroke="currentColor"'
        ' stroke-width="2" stroke-linecap="round" d="M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01'
        'M8 14.5c1.5 2.7 6.5 2.7 8 0"/></svg></button>'
        '<div id="live-menu" class="live-menu" popover></div>',
        say("live-menu"),
    )
