"""The race of the totals above the table during the counting, and the winner's crown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from browser.events import listen
from browser.html import elements_from
from browser.markup import joined, markup
from browser.messages import say
from realmino.view import View
from table.model.match import Match
from table.wording import sheets
from table.wording.words import player_names


class Race:
    """A bar above the canvas for every kingdom's total; ``skip`` ends the counting.

    Screen readers use the announcement and the score sheets instead.
    """

    def __init__(self, canvas: Any, view: View, match: Match, skip: Callable[[], None]) -> None:
        self._title = sheets.title(view, match)
        self._winners = view.outcome.winners if view.outcome else ()
        most = max(1, *(realm.sheet["total"] for realm in view.kingdoms))
        lanes = (
            markup(
                '<li class="seat-{}{}" data-kingdom="{}">{}<span class="who">{}</span>'
                '<progress max="{}" value="0"></progress><strong>0</strong></li>',
                match.seat(realm.kingdom).colour,
                " team" if len(realm.seats) > 1 else "",
                realm.kingdom,
                sheets.badge(realm, match),
                player_names(match, realm.seats),
                most,
            )
            for realm in view.kingdoms
        )
        self._panel = elements_from(
            markup(
                '<div class="race"><ol class="standings" aria-hidden="true">{}</ol>'
                '<button type="button" class="quiet">{}</button></div>',
                joined(lanes),
                say("counting-skip"),
            )
        ).firstElementChild
        canvas.after(self._panel)
        self._stop = listen(self._panel.querySelector("button"), "click", lambda _: skip())

    def show(self, totals: Mapping[str, int]) -> None:
        """Moves the bars to these totals."""
        for lane in self._panel.querySelectorAll("li"):
            total = str(totals[str(lane.dataset.kingdom)])
            lane.querySelector("progress").value = lane.querySelector("strong").textContent = total

    def crown(self) -> None:
        """Crowns the winners."""
        for lane in self._panel.querySelectorAll("li"):
            if str(lane.dataset.kingdom) in self._winners:
                lane.classList.add("winner")
        self._panel.append(
            elements_from(
                markup(
                    '<p class="crowned" aria-hidden="true">{}<span>{}</span></p>',
                    sheets.CROWN,
                    self._title,
                )
            )
        )

    def end(self) -> None:
        """Removes the race."""
        self._stop()
        self._panel.remove()
