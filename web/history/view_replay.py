"""The bar below the table for stepping through a game: step, play, jump to a round."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import js

from browser.events import listen, report_errors, watch_attribute
from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from history.replay import RoundStart, Timeline
from table.app import App
from table.intents import GoTo
from table.session import Mode
from table.view import TableView

PACE: Final = 1.2
"""Seconds between moves at the usual speed."""

SPEEDS: Final = {"half": 0.5, "usual": 1.0, "double": 2.0, "fast": 4.0}

GLYPHS: Final = {
    "first": ("bar", "left"),
    "back": ("left",),
    "play": ("right",),
    "next": ("right",),
    "last": ("right", "bar"),
}
"""The buttons, and the shapes on each."""


Back = Callable[[], None] | None


class ReplayBar:
    """The bar of one match, until the table shows another match or the game continues.

    ``back`` returns to the review that opened the match.
    """

    def __init__(
        self,
        table: TableView,
        actions: Any,
        timeline: Timeline,
        back: Callable[[], None] | None = None,
    ) -> None:
        self.report = table.report
        self._table = table
        self._timeline = timeline
        self._app = table.app
        self._back = back
        self._player: asyncio.Task[None] | None = None
        self._bar = js.document.createElement("div")
        self._bar.className = "replay"
        self._bar.setAttribute("role", "group")
        self._bar.setAttribute("aria-label", say("replay"))
        set_html(self._bar, _markup(timeline, back is not None))
        actions.prepend(self._bar)
        self._stops = [
            listen(self._bar, "click", self._clicked),
            listen(self._bar.querySelector("[name=round]"), "change", self._round_chosen),
            watch_attribute(actions.parentElement, "data-move", self._show),
        ]
        self._show()
        self._button("play").focus()

    def _button(self, name: str) -> Any:
        return self._bar.querySelector(f"[data-step={name}]")

    @property
    def _move(self) -> int:
        """How many moves of the match the table shows."""
        assert self._app
        match = self._app.match
        return self._timeline.moves_before(len(match.games)) + match.game.number

    # Controls

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("[data-step]")
        if not button:
            return
        name = str(button.getAttribute("data-step"))
        was_playing = self._pause()
        if name == "review":
            if self._back:
                self._back()
            return
        if name == "play":
            if not was_playing:
                self._player = asyncio.ensure_future(self._play())
        else:
            steps = {"first": 0, "back": self._move - 1, "next": self._move + 1}
            self._go(steps.get(name, self._timeline.length))
        self._show()

    @report_errors
    def _round_chosen(self, event: Any) -> None:
        self._pause()
        self._go(int(event.target.value))

    def _go(self, move: int) -> None:
        """Shows the moment after this many moves, perhaps in another game of the Dynasty."""
        move = self._timeline.clamped(move)
        assert self._app
        games = len(self._app.match.games)
        base = self._timeline.moves_before(games)
        if base <= move <= base + self._timeline.match.games[games - 1].number:
            self._table.send(GoTo(move - base))
        else:
            focused = js.document.activeElement
            self._table.sit_down(self._timeline.at(move), paused=True)
            self._app = self._table.app
            focused.focus()
            self._show()

    async def _play(self) -> None:
        if self._move == self._timeline.length:
            self._go(0)
        while self._is_there() and self._move < self._timeline.length:
            speed = SPEEDS[str(self._bar.querySelector("[name=speed]").value)]
            await asyncio.sleep(PACE / speed)
            if self._is_there():
                self._go(self._move + 1)
        self._player = None
        self._show()

    def _pause(self) -> bool:
        """Stops playing; returns whether it was playing."""
        player, self._player = self._player, None
        if player:
            player.cancel()
        return player is not None

    # The bar

    def _is_there(self) -> bool:
        """Whether the table still shows this match without playing it."""
        app: App | None = self._table.app
        return app is not None and app is self._app and app.mode is Mode.MOMENT

    @report_errors
    def _show(self) -> None:
        """Updates the bar, or removes it."""
        if not self._is_there():
            self._end()
            return
        move = self._move
        self._bar.querySelector("output").textContent = f"{move} / {self._timeline.length}"
        start = self._timeline.round_at(move)
        self._bar.querySelector("[name=round]").value = str(start.move)
        for name in ("first", "back"):
            _enable(self._button(name), move > 0)
        for name in ("next", "last"):
            _enable(self._button(name), move < self._timeline.length)
        play = self._button("play")
        play.setAttribute("aria-pressed", "true" if self._player else "false")

    def _end(self) -> None:
        self._pause()
        for stop in self._stops:
            stop()
        self._stops = []
        self._bar.remove()


def _enable(button: Any, is_enabled: bool) -> None:
    """Enables or disables a button in a way that keeps its focus."""
    button.setAttribute("aria-disabled", "false" if is_enabled else "true")


def _markup(timeline: Timeline, has_review: bool) -> Markup:
    review = ""
    if has_review:
        text = say("replay-review")
        review = markup('<button type="button" data-step="review">{}</button>', text)
    buttons = joined(
        markup(
            '<button type="button" class="icon" data-step="{}" aria-label="{}">{}</button>',
            name,
            say(f"replay-{name}"),
            [markup('<span class="glyph {}"></span>', glyph) for glyph in glyphs],
        )
        for name, glyphs in GLYPHS.items()
    )
    rounds = joined(
        markup('<option value="{}">{}</option>', start.move, _round(timeline, start))
        for start in timeline.rounds
    )
    speeds = joined(
        markup(
            '<option value="{}"{}>{}</option>',
            name,
            " selected" if name == "usual" else "",
            say(f"history-speed-{name}"),
        )
        for name in SPEEDS
    )
    return markup(
        '<div class="replay-steps">{}<output></output></div><div class="replay-choices">'
        '<select name="round" aria-label="{}">{}</select>'
        '<select name="speed" aria-label="{}">{}</select>'
        "{}</div>",
        buttons,
        say("replay-round"),
        rounds,
        say("replay-speed"),
        speeds,
        review,
    )


def _round(timeline: Timeline, start: RoundStart) -> str:
    key = "history-round-of-game" if timeline.has_games else "round-short"
    return say(key, game=start.game, round=start.round)
