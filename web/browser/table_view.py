"""The table on the page: the loop from what people and bots do to the picture and the words."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any

import js
from js import performance
from pyodide.ffi import create_proxy

from browser import dom, pointer, settings_controls, toasts
from browser.dom import TableText
from browser.elements import announce, element
from browser.opponents import Opponents
from browser.report_errors import listen, report_errors
from browser.saved_games import SavedGames
from browser.screen import Screen
from browser.setup import new_seed
from browser.tab_note import come_back_to
from browser.tasks import start_task
from browser.turns import TurnLoop
from table import words
from table.app import App
from table.effects import (
    AskBot,
    Begin,
    Effect,
    Finish,
    HandOver,
    NewGame,
    Refuse,
    Save,
    Say,
    TakeOver,
)
from table.intents import (
    Adopt,
    BurnDown,
    Cancel,
    Choose,
    Consider,
    Intent,
    LookOn,
    Next,
    PlayAgain,
    PlayNext,
    Press,
    Proceed,
    Ready,
    Redo,
    Step,
    Turn,
    Undo,
)
from table.match import Match, link_of
from table.session import Answer, Mode
from table.thinking import IN_WORKER


class TableView:
    """Canvas, words, buttons and bots; ``app`` is the game that is shown, None at the set-up.

    ``take_over`` makes a game that another tab plays this tab's own; ``leave`` goes to the set-up.
    """

    def __init__(
        self,
        saved: SavedGames,
        take_over: Callable[[], Coroutine[Any, Any, None]],
        leave: Callable[[], None],
    ) -> None:
        self._saved = saved
        self._take_over = take_over
        self.app: App | None = None
        self._touch = bool(js.matchMedia("(pointer: coarse)").matches)
        self._screen = Screen(element("table"))
        self._text = TableText()
        self._opponents = Opponents(lambda: toasts.tell(words.say("bot-failed")))
        self._turns = TurnLoop(self._opponents, self._answer)
        self.where = self._screen.where
        self._bind(leave)
        dom.tiles()

    def _bind(self, leave: Callable[[], None]) -> None:
        pointer.bind(element("table"), self.send)
        listen(element("options"), "click", self._option_clicked)
        for kind in ("focusin", "pointerover"):
            listen(element("options"), kind, self._option_considered)
        listen(element("logbook"), "toggle", lambda _: dom.show_latest())
        clicks: dict[str, Callable[[], None]] = {
            "undo": lambda: self.send(Undo()),
            "redo": lambda: self.send(Redo()),
            "rotate": lambda: self.send(Turn(1)),
            "cancel": lambda: self.send(Cancel()),
            "burn": lambda: self.send(BurnDown()),
            "place": lambda: self.send(Proceed(new_seed())),
            "handover-go": self._taken_over,
            "again": lambda: self._play_more(PlayAgain(new_seed())),
            "next-game": lambda: self._play_more(PlayNext()),
            "new-game": leave,
            "to-setup": leave,
            "close-result": lambda: element("result").close(),
            "scores": self._show_scores,
            "copy-link": self._copy_link,
            "copy-link2": self._copy_link,
        }
        for id, work in clicks.items():
            listen(element(id), "click", functools.partial(self._click, work))

    @report_errors
    def _click(self, work: Callable[[], None], _: Any) -> None:
        work()

    # Games come and go

    def sit_down(self, match: Match, paused: bool, elsewhere: bool) -> None:
        """Opens a game for somebody who was not at the table.

        ``paused``: it came with a link; ``elsewhere``: another tab plays it, this one looks on.
        """
        mode = Mode.MOMENT if paused else Mode.PLAYING
        self._open(match, Mode.ELSEWHERE if elsewhere else mode)
        dom.go_to_table()
        frame = create_proxy(lambda _: performance.mark("realmino:frame"))
        js.requestAnimationFrame(frame)
        start_task(self._wake_opponents())

    def watch(self, match: Match) -> None:
        """Shows how a game stands that another tab plays."""
        self._open(match, Mode.ELSEWHERE)

    def look_on(self) -> None:
        """Another tab plays the game on the table from now on."""
        self.send(LookOn())

    def _open(self, match: Match, mode: Mode) -> None:
        self._text.forget()
        self.app = App(match, settings_controls.settings(), mode)
        self._screen.show(self.app)
        self.after()

    async def _wake_opponents(self) -> None:
        # The first frame comes first; Python in a second thread would only slow it down.
        await asyncio.sleep(0.05)
        if self.app and any(seat.kind in IN_WORKER for seat in self.app.device.match.seats):
            self._opponents.wake()

    def stand_up(self) -> None:
        """Nothing is on the table any more."""
        self.app = None
        self._turns.keep(None)
        self._screen.show(None)

    def settle(self) -> None:
        """The settings were changed."""
        self.send(Adopt(settings_controls.settings()))

    def _play_more(self, intent: Intent) -> None:
        element("result").close()
        self.send(intent)

    # The loop

    @report_errors
    def send(self, intent: Intent) -> None:
        """Takes an intent to the table and shows what becomes of it."""
        if self.app is None:
            return
        if isinstance(intent, Press):
            self._touch = intent.touch
        self.app.handle(intent)
        self.after()
        if isinstance(intent, Step | Turn | Next):
            announce(self.app.spoken())

    @report_errors
    def _option_clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button:
            self.send(Choose(button.dataset.token))
            # A tap closes the drawer; the keyboard goes on in the list.
            drawer = element("list")
            if event.detail and drawer.matches(":popover-open"):
                drawer.hidePopover()

    @report_errors
    def _option_considered(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button and getattr(event, "pointerType", "mouse") == "mouse":
            self.send(Consider(button.dataset.token))

    def _taken_over(self) -> None:
        element("handover").close()
        self.send(Ready())

    def after(self) -> None:
        """Carries out the effects, and brings picture and words up to date."""
        app = self.app
        if app is None:
            return
        effects = app.take_effects()
        for effect in effects:
            self._carry_out(app, effect)
        self._turns.keep(app.device.bot_question)
        self._text.show(app, self._touch)
        self._screen.changed(glide=settings_controls.pace() > 0)
        if any(isinstance(effect, Begin) for effect in effects):
            dom.go_to_table()

    def _carry_out(self, app: App, effect: Effect) -> None:
        match effect:
            case Save():
                self._saved.keep(app.device.match)
            case NewGame():
                self._saved.begin()
                come_back_to(self._saved.current)
            case Begin():
                self._text.forget()
            case TakeOver():
                start_task(self._take_over())
            case Say(text, urgent):
                toasts.tell(text, urgent)
            case Refuse(text):
                announce(text, urgent=True)
            case AskBot():
                self._turns.begin(effect)
            case HandOver(seat):
                dom.handover(app, seat)
                element("handover").showModal()
            case Finish():
                start_task(self._finish(app))

    @report_errors
    def _answer(self, answer: Answer) -> None:
        if self.app:
            self.app.answer(answer)
            self.after()

    async def _finish(self, app: App) -> None:
        # The last domino is seen to arrive before the sheets cover the table.
        await asyncio.sleep(0.9 if settings_controls.pace() else 0)
        if self.app is app and app.view.outcome and not element("result").open:
            self._show_scores()

    def _show_scores(self) -> None:
        if self.app:
            element("menu-dialog").close()
            dom.result(self.app)
            element("result").showModal()

    # Keeping and telling

    def _copy_link(self) -> None:
        if self.app:
            element("menu-dialog").close()
            start_task(toasts.share(link_of(self.app.device.match)))
