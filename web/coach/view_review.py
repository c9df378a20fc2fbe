"""The dialog with the review of a finished game, updated while the coach thinks."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from browser.dialogs import new_dialog
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from browser.messages import say
from coach import review_page
from coach.evaluations import KNOWN
from coach.review import GameReview, TurningPointList
from coach.shown_mistakes import Mistake, find_mistakes
from table.model.match import Match
from table.page.view import TableView

PAINT_SECONDS: Final = 0.05
"""Seconds to let the browser paint the dialog before the coach starts thinking."""


class ReviewDialog:
    """Reviews games from ``table``.

    ``look`` shows a match after a number of moves in its last game, with the mistakes so far.

    Reopening the review of the same game continues it.
    """

    def __init__(
        self,
        table: TableView,
        look: Callable[[Match, int, tuple[Mistake, ...]], Coroutine[Any, Any, None]],
    ) -> None:
        self._table = table
        self._look = look
        self._review: GameReview | None = None
        self._work: asyncio.Task[None] | None = None
        self._written: object = None
        self._points: TurningPointList = {}
        self._dialog = _create_dialog()
        listen(self._dialog, "click", self._on_click)
        listen(self._dialog, "close", lambda _: self._stop())

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence in the dialog."""
        self._find("status").textContent = text

    def open(self, match: Match) -> None:
        """Shows the review of a match's last game."""
        if self._review is None or self._review.match.games != match.games:
            self._review = GameReview(match, known_advice=KNOWN)
        set_html(self._find("key"), review_page.key(match))
        self._written = None
        self._points = {}
        self.show()
        if not self._dialog.open:
            self._dialog.showModal()
        self._stop()
        self._work = asyncio.ensure_future(self._think(self._review))

    async def _think(self, review: GameReview) -> None:
        await asyncio.sleep(PAINT_SECONDS)
        while (request := review.request()) is not None:
            is_enough = False

            def on_reply(reply: Any, review: GameReview = review) -> bool:
                nonlocal is_enough
                is_enough = review.add(reply)
                return is_enough

            last = await self._table.think(request, on_reply)
            if not is_enough:
                review.add(last._replace(share=1.0))
            self.show()
            await asyncio.sleep(0)

    def _stop(self) -> None:
        if self._work:
            self._work.cancel()
            self._work = None

    def show(self) -> None:
        """Updates the parts of the dialog that have changed."""
        review = self._review
        if review is None:
            return
        progress = self._find("share")
        progress.value = max(float(progress.value) if self._written else 0.0, review.share)
        progress.style.visibility = "hidden" if review.is_done else ""
        key = "coach-review-done" if review.is_done else "coach-review-share"
        self.report(say(key, share=int(100 * progress.value) / 100))
        written = len(review.expected), review.turning_points(), review.is_done
        if written == self._written:
            return
        self._written = written
        set_html(self._find("chart"), review_page.chart(review))
        points = self._find("points")
        focused = points.querySelector(":focus")
        review.extend(self._points)
        set_html(points, review_page.turning_points(review, self._points))
        if focused:
            again = points.querySelector(f'[data-move="{focused.dataset.move}"]')
            (again or points).focus()

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-move]")
        if button and self._review:
            match = self._review.match
            mistakes = find_mistakes(match, self._review.turning_points())
            self._dialog.close()
            start_task(self._look(match, int(button.dataset.move), mistakes))

    def _find(self, name: str) -> Any:
        return self._dialog.querySelector(f".review-{name}")


def _create_dialog() -> Any:
    """An empty dialog."""
    title, chart, points = (
        say(f"coach-{key}") for key in ("review", "review-chart", "review-points")
    )
    inside = markup(
        '<p class="review-status"></p>'
        '<progress class="review-share" aria-label="{}"></progress>'
        '<h3>{}</h3><div class="review-chart"></div>'
        '<ul class="review-key"></ul><h3>{}</h3>'
        '<div class="review-points" tabindex="-1"></div>',
        title,
        chart,
        points,
    )
    return new_dialog("review", title, inside)
