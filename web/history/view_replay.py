"""The bar for stepping through a game: step, play, jump to a round."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import js

from browser.events import listen, report_errors, start_task, watch_attribute
from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from history.replay import RoundStart, Timeline
from realmino.view import View
from table.model.session import Mode
from table.page.sharing import share_moment
from table.page.view import TableView
from table.picture.overlay import AdviceMarks
from table.picture.scene import Look
from table.play.app import App
from table.play.feature_hooks import SQUARE_NAMES
from table.play.intents import GoTo
from table.play.keyboard import key_names

PACE: Final = 1.2
"""Seconds between moves at the usual speed."""

SPEEDS: Final = {"½×": 0.5, "1×": 1.0, "2×": 2.0, "4×": 4.0}

GLYPHS: Final = {
    "first": ("bar", "left"),
    "back": ("left",),
    "play": ("right",),
    "next": ("right",),
    "last": ("right", "bar"),
}
"""The shapes on each button."""

MISTAKE_GLYPHS: Final = {
    "mistake-back": ("left", "flaw"),
    "mistake-next": ("flaw", "right"),
}
"""The shapes on the buttons for the previous and the next mistake."""


class TourStop(Protocol):
    """A mistake in the match that the table can show; ``text`` explains it."""

    @property
    def move(self) -> int:
        """The number of moves before it."""

    @property
    def text(self) -> str:
        """A sentence about the choice, the better one and the difference."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The marks for the choice and the better one."""


class Tour(NamedTuple):
    """The mistakes of the review that opened the match, and how to return to it."""

    mistakes: tuple[TourStop, ...]
    back: Callable[[], None]


class ReplayBar:
    """A match's replay bar; it stays until the table shows another match or the game continues.

    ``tour`` leads from mistake to mistake and back to the review that opened the match.
    """

    def __init__(
        self,
        table: TableView,
        actions: Any,
        timeline: Timeline,
        tour: Tour | None = None,
    ) -> None:
        self.report = table.report
        self._table = table
        self._timeline = timeline
        self._app = table.app
        self._tour = tour
        self._player: asyncio.Task[None] | None = None
        self._bar = js.document.createElement("div")
        self._bar.className = "replay"
        self._bar.setAttribute("role", "group")
        self._bar.setAttribute("aria-label", say("replay"))
        set_html(self._bar, _markup(timeline, tour))
        actions.prepend(self._bar)
        self._stops = [
            listen(self._bar, "click", self._on_click),
            listen(self._bar.querySelector("[name=round]"), "change", self._round_chosen),
            watch_attribute(actions.parentElement, "data-move", self._show),
            listen(js.document, "keydown", self._key_pressed),
        ]
        self._show()
        self._button("mistake-next" if tour and tour.mistakes else "play").focus()

    def _button(self, name: str) -> Any:
        return self._bar.querySelector(f"[data-step={name}]")

    @property
    def _move(self) -> int:
        """The number of moves on the table."""
        assert self._app
        match = self._app.match
        return self._timeline.moves_before(len(match.games)) + match.game.number

    # Controls

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("[data-step]")
        if not button:
            return
        name = str(button.getAttribute("data-step"))
        was_playing = self._pause()
        if name == "review":
            if self._tour:
                self._tour.back()
            return
        if name == "share":
            self._show()
            if self._app:
                start_task(share_moment(self._app.match))
            return
        if name == "play":
            if not was_playing:
                self._player = asyncio.ensure_future(self._play())
        else:
            self._go(self._target(name))
        self._show()

    def _target(self, name: str) -> int:
        """The number of moves to show when this button is pressed."""
        here, moves = self._move, [mistake.move for mistake in self._mistakes]
        targets = {
            "first": 0,
            "back": here - 1,
            "next": here + 1,
            "mistake-back": max((move for move in moves if move < here), default=here),
            "mistake-next": min((move for move in moves if move > here), default=here),
        }
        return targets.get(name, self._timeline.length)

    @property
    def _mistakes(self) -> tuple[TourStop, ...]:
        return self._tour.mistakes if self._tour else ()

    @report_errors
    def _key_pressed(self, event: Any) -> None:
        """Goes to the next mistake with N, and to the previous one with P."""
        names = key_names(event)
        if self._mistakes and not js.document.querySelector("dialog[open]"):
            for key, name in (("n", "mistake-next"), ("p", "mistake-back")):
                if key in names:
                    self._pause()
                    self._go(self._target(name))
                    self._show()
                    return

    @report_errors
    def _round_chosen(self, event: Any) -> None:
        self._pause()
        self._go(int(event.target.value))

    def _go(self, move: int) -> None:
        """Shows the moment after this many moves, perhaps in another of a Dynasty's games."""
        move = self._timeline.clamp(move)
        assert self._app
        games = len(self._app.match.games)
        base = self._timeline.moves_before(games)
        if base <= move <= base + self._timeline.match.games[games - 1].number:
            self._table.send(GoTo(move - base))
        else:
            focused = js.document.activeElement
            self._table.open_match(self._timeline.at(move), paused=True)
            self._app = self._table.app
            focused.focus()
            self._show()

    async def _play(self) -> None:
        if self._move == self._timeline.length:
            self._go(0)
        while self._is_on_table() and self._move < self._timeline.length:
            speed = SPEEDS[str(self._bar.querySelector("[name=speed]").value)]
            await asyncio.sleep(PACE / speed)
            if self._is_on_table():
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

    def _is_on_table(self) -> bool:
        """Whether the table still shows this match and nobody has continued it."""
        app: App | None = self._table.app
        return app is not None and app is self._app and app.mode is Mode.MOMENT

    @report_errors
    def _show(self) -> None:
        """Updates the bar, or removes it."""
        if not self._is_on_table():
            self._end()
            return
        move = self._move
        self._bar.querySelector("output").textContent = f"{move} / {self._timeline.length}"
        start = self._timeline.round_at(move)
        self._bar.querySelector("[name=round]").value = str(start.move)
        self._point(move)
        for name in ("first", "back"):
            _enable(self._button(name), move > 0)
        for name in ("next", "last"):
            _enable(self._button(name), move < self._timeline.length)
        play = self._button("play")
        play.setAttribute("aria-pressed", "true" if self._player else "false")

    def _point(self, move: int) -> None:
        """Shows and explains the mistake at this moment, if there is one."""
        mistake = next((one for one in self._mistakes if one.move == move), None)
        assert self._app
        if self._app.display.point(mistake or SQUARE_NAMES):
            self._table.carry_out([])
        if self._mistakes:
            note = self._bar.querySelector(".replay-note")
            text = mistake.text if mistake else ""
            if note.textContent != text:
                note.textContent = text
            for name in ("mistake-back", "mistake-next"):
                _enable(self._button(name), self._target(name) != move)

    def _end(self) -> None:
        self._pause()
        if self._app:
            self._app.display.point(None)
        for stop in self._stops:
            stop()
        self._stops = []
        self._bar.remove()


def _enable(button: Any, is_enabled: bool) -> None:
    """Enables or disables a button without losing the focus."""
    button.setAttribute("aria-disabled", "false" if is_enabled else "true")


def _step(name: str, glyphs: Sequence[str]) -> Markup:
    label = say(f"replay-{name}")
    return markup(
        '<button type="button" class="icon" data-step="{}" aria-label="{}" title="{}">{}</button>',
        name,
        label,
        label,
        [markup('<span class="glyph {}"></span>', glyph) for glyph in glyphs],
    )


def _markup(timeline: Timeline, tour: Tour | None) -> Markup:
    note = review = mistakes = Markup()
    share = say("history-act-share")
    if tour:
        text = say("replay-review")
        review = markup('<button type="button" data-step="review">{}</button>', text)
    if tour and tour.mistakes:
        mistakes = joined(_step(name, glyphs) for name, glyphs in MISTAKE_GLYPHS.items())
        note = markup('<p class="replay-note" role="status" tabindex="0"></p>')
    buttons = joined(_step(name, glyphs) for name, glyphs in GLYPHS.items())
    rounds = joined(
        markup('<option value="{}">{}</option>', start.move, _round(timeline, start))
        for start in timeline.rounds
    )
    speeds = joined(
        markup("<option{}>{}</option>", markup(" selected") if speed == 1 else markup(""), name)
        for name, speed in SPEEDS.items()
    )
    return markup(
        '{}<div class="replay-steps">{}{}'
        '<button type="button" class="icon" data-step="share" aria-label="{}" title="{}">'
        '<svg aria-hidden="true"><use href="#sign-share"/></svg></button>'
        '<output></output></div><div class="replay-choices">'
        '<select name="round" aria-label="{}">{}</select>'
        '<select name="speed" aria-label="{}">{}</select>{}</div>',
        note,
        buttons,
        mistakes,
        share,
        share,
        say("replay-round"),
        rounds,
        say("replay-speed"),
        speeds,
        review,
    )


def _round(timeline: Timeline, start: RoundStart) -> str:
    key = "history-round-of-game" if timeline.has_games else "round-short"
    return say(key, game=start.game, round=start.round)
