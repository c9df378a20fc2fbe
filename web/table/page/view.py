"""The table in an element of a page: turns players' actions into its picture and words."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any, Final

from browser import lazy_modules
from browser.events import listen, report_errors, start_task
from browser.frames import window_of
from browser.html import set_html
from browser.lazy_modules import LazyFeature
from browser.messages import say
from table.model.match import Match, new_seed
from table.model.session import Answer, Mode
from table.model.settings import Settings
from table.page.bots import OnReply, Opponents, TurnLoop, WorkerFiles
from table.page.builders_board import BoardDialog
from table.page.features import Coaching, GuideRequests, Reader
from table.page.keyboard import Keyboard
from table.page.panel import PanelKingdoms
from table.page.parts import TableParts
from table.page.scores import Scores
from table.page.screen import Screen
from table.page.text import TableText
from table.page.toasts import show_note, show_offer, show_toast
from table.play.app import App
from table.play.effects import (
    EVENT_BUTTONS,
    AskBot,
    Begin,
    ChangeSettings,
    Effect,
    Explain,
    Finish,
    HandOver,
    Note,
    Refuse,
    Say,
    TableEvent,
)
from table.play.gestures import WHOLE, Gestures
from table.play.intents import (
    Adopt,
    AskAdvice,
    AskGuide,
    Hurry,
    Intent,
    Next,
    PlayAgain,
    PlayNext,
    Press,
    Proceed,
    Ready,
    Step,
    StopPlaying,
    Turn,
)
from table.play.keyboard import BUTTONS
from table.play.sounds import SoundDetector
from table.play.thinking import P, PositionRequest, wants_worker
from table.wording import unseen_dominoes

Listener = Callable[[TableEvent, Match], None]
"""Takes an event of a table, and the match on it."""

Seating = Callable[[Match, Settings, Mode], App]
"""Creates the app for a match."""

DEFAULT_SETTINGS: Final = Settings()


class TableView:
    """A table mounted on ``root``, an element of a page.

    ``markup`` is the ``<template>`` made from ``table.html``, ``files`` are for the worker.
    ``on_event`` takes the events. The ``theme`` is "light" or "dark"; any other name follows the
    system. The table listens to keys within its element, or within ``keys``, another event
    target such as the document. A bot's move is shown after ``wait_until_stored``, which waits for
    the previous move.

    ``app`` is the game shown, or None. ``touch`` is whether the last action was by finger.
    """

    def __init__(
        self,
        root: Any,
        markup: Any,
        files: WorkerFiles,
        on_event: Listener,
        settings: Settings = DEFAULT_SETTINGS,
        theme: str = "system",
        keys: Any = None,
        wait_until_stored: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.app: App | None = None
        self._parts = parts = TableParts(root, markup)
        self._on_event = on_event
        self.touch = bool(window_of(root).matchMedia("(pointer: coarse)").matches)
        self._board = BoardDialog(parts, self.send)
        lazy_modules.configure(files.script, files.config)
        self._noted_at: int | None = None
        """The number of moves when the current note on the position appeared; None without one."""
        self._opponents = Opponents(files, lambda: self.report(say("bot-failed")))
        coach, guide, reading = self._features = (
            LazyFeature(self._make_coach, "coach", report=self.report),
            LazyFeature(lambda view: view.GuideView(parts), "guide", report=self.report),
            LazyFeature(lambda view: view.ReadingPanel(parts), "reading", report=self.report),
        )
        game = lambda: self.app  # noqa: E731
        self._coaching = Coaching(coach, game)
        self._guide_requests = GuideRequests(guide, game, parts)
        self._reader = Reader(reading, game, parts)
        self._text = TableText(parts, self.link_rules, self.send)
        self._screen = Screen(parts["canvas"], self._before_painting)
        ended = functools.partial(self._emit, Finish())
        self._panel = PanelKingdoms(parts, lambda: self._screen.theme)
        show, decided = self._show_words, self._sound_result
        self._scores = Scores(parts, self._screen, self.link_rules, show, decided, ended)
        self._turns = TurnLoop(
            self._opponents, settings, self._answer, self._text.thought, wait_until_stored
        )
        self._keyboard = Keyboard(root, parts["canvas"], keys, self.send)
        self._sounds = SoundDetector()
        self._stops = [
            *self._text.stops,
            *self._guide_requests.stops,
            *self._reader.stops,
            *self._keyboard.stops,
            self._panel.stop,
            *self._bind(),
        ]
        self.where = self._screen.where
        self.use_theme(theme)

    def _make_coach(self, view: Any) -> Any:
        return view.CoachView(self._parts, self._opponents, self.send, self.carry_out)

    def _bind(self) -> list[Callable[[], None]]:
        clicks: dict[str, Callable[[], None]] = {
            "place": lambda: self.send(Proceed(new_seed())),
            "handover-go": self._taken_over,
            "again": lambda: self._play_more(PlayAgain(new_seed())),
            "next-game": lambda: self._play_more(PlayNext()),
            "to-come": self._show_coming,
            "close-coming": lambda: self._parts["coming"].close(),
            "whole": lambda: self._screen.set_zoom(WHOLE),
            "close-board": lambda: self._parts["board"].close(),
            "close-result": lambda: self._parts["result"].close(),
            "count-again": lambda: self._scores.count_again(self.app),
            **{name: functools.partial(self.send, intent) for name, intent in BUTTONS.items()},
            **{name: functools.partial(self._emit, event) for name, event in EVENT_BUTTONS.items()},
        }
        canvas = self._parts["canvas"]
        gestures = Gestures(canvas, self.send, self._screen)
        return [
            *(listen(canvas, kind, work) for kind, work in gestures.listeners().items()),
            listen(self._parts["open-board"], "click", self._open_board),
            listen(self._parts["board-spots"], "click", self._spot_clicked),
            *(
                listen(self._parts[name], "toggle", lambda _: self._screen.refresh())
                for name in ("list", "logbook")
            ),
            *(
                listen(self._parts[name], "click", functools.partial(self._click, work))
                for name, work in clicks.items()
            ),
        ]

    @report_errors
    def _click(self, work: Callable[[], None], _: Any) -> None:
        work()

    # Opening and closing matches

    def open_match(
        self, match: Match, paused: bool = False, elsewhere: bool = False, app: Seating = App
    ) -> None:
        """Opens a game that was not on this table before.

        If ``paused``, it is from a link. If ``elsewhere``, another tab plays it, and this one only
        watches.
        """
        mode = Mode.MOMENT if paused else Mode.PLAYING
        self._open(match, Mode.ELSEWHERE if elsewhere else mode, app)
        self._text.go_to_table()
        self._screen.note_frame("realmino:frame")
        start_task(self._start_worker())

    def watch(self, match: Match) -> None:
        """Shows a game that another tab plays."""
        self._open(match, Mode.ELSEWHERE)

    def stop_playing(self) -> None:
        """Makes the table read-only, because another tab plays its game from now on."""
        self.send(StopPlaying())

    def _open(self, match: Match, mode: Mode, app: Seating = App) -> None:
        self._text.forget()
        self._scores.stop()
        self._parts["result"].close()
        self.app = app(match, self._turns.settings, mode)
        self._keyboard.is_on = True
        self._screen.show(self.app)
        self.carry_out(self.app.start())

    async def _start_worker(self) -> None:
        await asyncio.sleep(0.05)  # so that it doesn't slow down the first frame
        if self.app:
            self.start_worker_for(self.app.match)

    def start_worker_for(self, match: Match) -> None:
        """Starts the worker if a match needs it; a later call does nothing."""
        if wants_worker(match, self._turns.settings):
            self._opponents.start()

    def close_match(self) -> None:
        """Takes the match off the table."""
        self._scores.stop()
        self.app = None
        self._keyboard.is_on = False
        self._turns.cancel_unless(None)
        self._coaching.show(None)
        self._screen.show(None)
        self._parts.close_dialogs()

    def unmount(self) -> None:
        """Removes the table from its element."""
        self.close_match()
        self._scores.end()
        self._opponents.end()
        self._screen.end()
        for stop in (*self._stops, *(feature.end for feature in self._features)):
            stop()
        self._parts.clear()

    def _play_more(self, intent: Intent) -> None:
        self._parts["result"].close()
        self.send(intent)

    # Commands of the host page, and the events for it

    def use_settings(self, settings: Settings) -> None:
        """Uses other settings from now on."""
        self._turns.settings = settings
        self.send(Adopt(settings))

    def use_theme(self, name: str) -> None:
        """Uses another theme: "light" or "dark"; any other name follows the system."""
        self._parts.root.dataset.theme = name
        self._screen.use_theme(name)
        self._scores.draw_again()

    @report_errors
    def show_scores(self) -> None:
        """Shows the score sheets as they are now."""
        if self.app:
            self._scores.open(self.app)

    @property
    def has_choices(self) -> bool:
        """Whether the list of choices can be opened; beside a wide table it's always open."""
        return bool(self._parts["show-list"].getClientRects().length)

    def show_choices(self) -> None:
        """Opens the list of choices."""
        self._parts["show-list"].click()

    def link_rules(self, element: Any, code: str) -> None:
        """Points an element's links (``data-rule``) to the rules of the game with this code."""
        self._guide_requests.link_rules(element, code)

    async def think(self, request: PositionRequest[P], on_reply: OnReply[P]) -> P:
        """The last reply to a request by the coach; see `Opponents.think`."""
        return await self._opponents.think(request, on_reply)

    def show_guide(self) -> None:
        """Explains the keys, the gestures and the things on the table."""
        self.send(AskGuide())

    def show_in_words(self) -> None:
        """Shows the table in words: all kingdoms, lines and the builders' board."""
        self._reader.open()

    def show_unsaved(self, sentence: str) -> None:
        """Shows a lasting warning that moves are not saved; an empty sentence removes it."""
        self._text.show_unsaved(sentence)

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a short note on the table and to screen readers."""
        self._noted_at = None
        show_toast(self._parts, text, urgent)

    def offer(self, label: str, accept: Callable[[], None]) -> None:
        """Shows a button for a while."""
        self._noted_at = None
        show_offer(self._parts, label, accept)

    def _emit(self, event: TableEvent) -> None:
        if self.app:
            self._on_event(event, self.app.match)

    def _sound_result(self) -> None:
        if self.app:
            for sound in self._sounds.result(self.app):
                self._emit(sound)

    # The loop

    @report_errors
    def send(self, intent: Intent) -> None:
        """Handles an intent and shows its result."""
        if self.app is None:
            return
        if self._scores.consumes(intent):
            return
        if isinstance(intent, AskGuide):
            self._guide_requests.ask(lambda guide: guide.open(), reports_failure=True)
            return
        if isinstance(intent, AskAdvice):
            self._coaching.ask()
            return
        if isinstance(intent, Press):
            self.touch = intent.touch
        self.carry_out(self.app.handle(intent))
        if isinstance(intent, Step | Turn | Next):
            self._reader.speak()

    def _before_painting(self, app: App) -> None:
        """Updates the buttons above the canvas before another layout or zoom is painted."""
        self._text.place_heading(app)
        self._board.lay_over(app.layout, app.display.zoom)
        self._parts["whole"].hidden = app.display.zoom.is_whole
        app.display.names_squares = self._text.names_squares

    def _show_coming(self) -> None:
        if self.app:
            self._parts["coming-title"].textContent = unseen_dominoes.title(self.app.view)
            set_html(self._parts["coming-body"], unseen_dominoes.body(self.app.view))
            self._parts["coming"].showModal()

    @report_errors
    def _open_board(self, event: Any) -> None:
        if self.app:
            self._board.open(self.app, self._screen.theme, event)

    @report_errors
    def _spot_clicked(self, event: Any) -> None:
        self._board.clicked(event)

    def _show_words(self) -> None:
        if self.app:
            self._text.show(self.app, self.touch)

    def _taken_over(self) -> None:
        self._parts["handover"].close()
        self.send(Ready())

    def carry_out(self, effects: list[Effect]) -> None:
        """Carries out effects of the app, then updates picture and words."""
        app = self.app
        if app is None:
            return
        self._drop_note(app)
        for effect in effects:
            self._do(app, effect)
        for sound in self._sounds.sounds(app, effects):
            self._emit(sound)
        self._turns.cancel_unless(app.session.bot_question, app.pace == 0)
        self._text.show(app, self.touch)
        self._reader.show(app)
        self._coaching.show(app)
        self._panel.show(app)
        self._screen.changed(glide=app.pace > 0)
        if any(isinstance(effect, Begin) for effect in effects):
            self._text.go_to_table()

    def _do(self, app: App, effect: Effect) -> None:
        match effect:
            case Begin():
                self._text.forget()
            case Note(text):
                self._noted_at = None
                show_note(self._parts, text)
            case Refuse(text, reason):
                self._parts.announce(text, urgent=True)
                # The line below the table shows it too, but moving the mouse there changes it.
                if not self.touch:
                    self._explain_refusal(text, reason, app)
            case Explain(x, y):
                hurry = functools.partial(self.send, Hurry())
                self._guide_requests.ask(lambda guide: guide.explain(x, y, hurry))
            case AskBot():
                self._turns.begin(effect)
            case HandOver(seat):
                self._text.handover(app, seat)
                if not self._parts.root.matches(":focus-within"):
                    self._text.go_to_table()  # closing restores the focus
                self._parts["handover"].showModal()
            case Finish(is_known):
                self._scores.finish(app, is_known)
            case ChangeSettings(settings):
                self._turns.settings = settings
                self._emit(effect)
            case Say():
                self._say(effect, app)
                self._emit(effect)
            case _:
                self._emit(effect)

    def _say(self, said: Say, app: App) -> None:
        if said.reason:
            self._explain_refusal(said.text, said.reason, app)
        else:
            self.report(said.text, said.urgent)
            self._noted_at = app.view.number

    def _explain_refusal(self, text: str, reason: str, app: App) -> None:
        """Shows a note with the reason for a refusal and a link to its rule."""
        show_toast(self._parts, text, True, reason)
        self._noted_at = app.view.number
        self.link_rules(self._parts["toast"], app.view.rules)

    def _drop_note(self, app: App) -> None:
        """Removes a note on the position once a move has made it outdated."""
        if self._noted_at not in (None, app.view.number):
            self._noted_at = None
            self._parts["toast"].replaceChildren()

    @report_errors
    def _answer(self, answer: Answer) -> None:
        if self.app:
            self.carry_out(self.app.answer(answer))
