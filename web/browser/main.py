"""Wires the page: the table's loop, the canvas, the HTML around it, storage and opponents."""

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import js
from js import document, performance
from pyscript.ffi import create_proxy

from browser import mirror, notes, pointer, storage, wishes
from browser.address import fragment, show_fragment
from browser.game_list import GameList
from browser.guard import guarded, listen
from browser.later import later
from browser.mirror import Mirror, element
from browser.opponents import Opponents
from browser.resuming import Resuming
from browser.screen import Screen
from browser.setup import match_of_form, match_of_link, new_seed
from browser.turns import Turns
from realmino import NotationError
from table import words
from table.app import App
from table.effects import AskBot, Effect, Finish, HandOver, Refuse, Save, Say
from table.intents import (
    BurnDown,
    Cancel,
    Choose,
    Confirm,
    Consider,
    Intent,
    Next,
    Press,
    Redo,
    Step,
    Turn,
    Undo,
)
from table.match import Match, link_of


class Page:
    """The whole page; one value of it lives as long as the page does."""

    def __init__(self) -> None:
        self.resuming = Resuming(self)
        self.saved = self.resuming.saved
        self.list = GameList(self.saved, self.resuming.open_game)
        self.app: App | None = None
        self.touch = bool(js.matchMedia("(pointer: coarse)").matches)
        self.screen = Screen(element("table"))
        self.mirror = Mirror()
        self.opponents = Opponents(lambda: notes.tell(words.say("bot.failed")))
        self.turns = Turns(self.opponents, self._answer)

    # Starting

    async def begin(self) -> None:
        """Binds everything and shows what there is: a link's moment, a saved game, the set-up."""
        self._bind()
        told = await self.saved.load(first=True)
        wishes.restore(await self.saved.settings_data())
        if not self._open_link():
            await self.resuming.go_back()
        if self.app is None:
            document.body.dataset.screen = "setup"
        told += self.resuming.out_of_reach()
        if told:
            # A note shows at the table only.
            say = notes.tell if self.app else notes.problem
            say(" ".join(told))
        document.dispatchEvent(js.CustomEvent.new("realmino:ready"))
        mirror.tiles()

    def _bind(self) -> None:
        pointer.bind(element("table"), self.send)
        listen(element("setup-form"), "submit", lambda _: self._submit())
        listen(js.window, "hashchange", lambda _: self._open_link())
        listen(element("options"), "click", self._option_clicked)
        for kind in ("focusin", "pointerover"):
            listen(element("options"), kind, self._option_considered)
        listen(element("logbook"), "toggle", lambda _: mirror.show_latest())
        for control in wishes.CONTROLS:
            listen(element(control), "change", lambda _: self._settle())
        clicks: dict[str, Callable[[], None]] = {
            "undo": lambda: self.send(Undo()),
            "redo": lambda: self.send(Redo()),
            "rotate": lambda: self.send(Turn(1)),
            "cancel": lambda: self.send(Cancel()),
            "burn": lambda: self.send(BurnDown()),
            "place": self._confirm,
            "handover-go": self._taken_over,
            "again": lambda: self._play_more(_again),
            "next-game": lambda: self._play_more(_next_game),
            "new-game": self.stand_up,
            "to-setup": self.stand_up,
            "close-result": lambda: element("result").close(),
            "scores": self._show_scores,
            "copy-link": self._copy_link,
            "copy-link2": self._copy_link,
        }
        for id, work in clicks.items():
            listen(element(id), "click", functools.partial(self._click, work))

    @guarded
    def _click(self, work: Callable[[], None], _: Any) -> None:
        work()

    def _settle(self) -> None:
        """The settings were changed."""
        if self.app:
            self.app.course.settings = wishes.settings()
        later(self._store_settings())

    async def _store_settings(self) -> None:
        self.saved.settings = wishes.to_text()
        if not await storage.save_settings(self.saved.settings):
            notes.tell(words.say("save.settings"))

    # Saved games and links

    def _open_link(self) -> bool:
        moment = fragment()
        if "g=" not in moment:
            return False
        try:
            match = match_of_link(moment)
        except (NotationError, ValueError) as error:
            self.stand_up()
            notes.problem(words.say("link.broken", reason=error))
            show_fragment("")
            return False
        mirror.close_dialogs()
        self.sit_down(match, paused=True)
        return True

    # From the set-up to the table and back

    @guarded
    def _submit(self) -> None:
        notes.problem("")
        try:
            match, handover = match_of_form()
        except NotationError as error:
            notes.problem(str(error))
            return
        element("ask-handover").checked = handover

        self.saved.begin()
        self.saved.keep(match)
        self.sit_down(match)

    def sit_down(self, match: Match, paused: bool = False, watched: str = "") -> None:
        """Opens the table with a match on it.

        ``paused``: it came with a link; ``watched`` is the id of a game that another tab plays.
        """
        document.body.dataset.screen = "table"
        notes.problem("")
        self.mirror.forget()
        self.resuming.watched = watched
        self.app = self._app_of(match, paused, watched)
        if paused:
            self.saved.leave()
        else:
            show_fragment("")
            storage.note("at-table", watched or self.saved.current, "sessionStorage")
        self.screen.show(self.app)
        self.after()
        mirror.go_to_table()
        frame = create_proxy(lambda _: performance.mark("realmino:frame"))
        js.requestAnimationFrame(frame)
        later(self._wake_opponents())

    def _app_of(self, match: Match, paused: bool, watched: str) -> App:
        app = App(match, wishes.settings(), paused or bool(watched))
        if watched:
            app.course.look_only()
        return app

    def watch(self, match: Match, id: str) -> None:
        """Shows how a game stands now that another tab plays."""
        self.mirror.forget()
        self.app = self._app_of(match, False, id)
        self.screen.show(self.app)
        self.after()

    async def _wake_opponents(self) -> None:
        # The first frame comes first; Python in a second thread would only slow it down.
        await asyncio.sleep(0.05)
        if self.app and any(not seat.is_person for seat in self.app.course.match.seats):
            self.opponents.wake()

    def stand_up(self) -> None:
        """Back to the set-up; the game stays saved."""
        self.app = None
        self.resuming.watched = ""
        self.saved.leave()
        self.turns.keep(None)
        self.screen.show(None)
        mirror.close_dialogs()
        document.body.dataset.screen = "setup"
        storage.note("at-table", None, "sessionStorage")
        show_fragment("")
        later(self.saved.load())

    def _play_more(self, begin: Callable[[App], None]) -> None:
        if self.app:
            element("result").close()
            if self.app.course.elsewhere:
                later(self.resuming.take_over())
                return
            self.mirror.forget()
            if begin is _again:
                self._begin_another()
            begin(self.app)
            self.after()
            mirror.go_to_table()

    # The loop

    @guarded
    def send(self, intent: Intent) -> None:
        """Takes an intent to the table and shows what becomes of it."""
        if self.app is None:
            return
        if isinstance(intent, Press):
            self.touch = intent.touch
        self.app.handle(intent)
        self.after()
        if isinstance(intent, Step | Turn | Next):
            mirror.announce(self.app.spoken())

    @guarded
    def _option_clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button:
            self.send(Choose(button.dataset.token))
            # A tap closes the drawer; the keyboard goes on in the list.
            drawer = element("list")
            if event.detail and drawer.matches(":popover-open"):
                drawer.hidePopover()

    @guarded
    def _option_considered(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button and getattr(event, "pointerType", "mouse") == "mouse":
            self.send(Consider(button.dataset.token))

    def _confirm(self) -> None:
        app = self.app
        if app and app.course.elsewhere:
            later(self.resuming.take_over())
        elif app and app.course.paused:
            self._begin_another()
            self.send(Confirm())
        elif app and app.view.outcome:
            more = app.view.series is not None and app.view.series.outcome is None
            self._play_more(_next_game if more else _again)
        else:
            self.send(Confirm())

    def _begin_another(self) -> None:
        """What is played from now on is a game of its own in the store."""
        self.saved.begin()
        show_fragment("")
        storage.note("at-table", self.saved.current, "sessionStorage")

    def _taken_over(self) -> None:
        element("handover").close()
        if self.app:
            self.app.course.ready()
            self.after()

    def after(self) -> None:
        """Carries out the effects, and brings picture and words up to date."""
        app = self.app
        if app is None:
            return
        for effect in app.take_effects():
            self._carry_out(app, effect)
        self.turns.keep(app.course.question)
        self.mirror.show(app, self.touch)
        self.screen.changed(glide=wishes.pace() > 0)

    def _carry_out(self, app: App, effect: Effect) -> None:
        match effect:
            case Save():
                self.saved.keep(app.course.match)
            case Say(text, urgent):
                notes.tell(text, urgent)
            case Refuse(text):
                mirror.announce(text, urgent=True)
            case AskBot():
                self.turns.begin(effect)
            case HandOver(seat):
                mirror.handover(app, seat)
                element("handover").showModal()
            case Finish():
                later(self._finish(app))

    @guarded
    def _answer(self, asked: AskBot, token: str) -> None:
        if self.app:
            self.app.answer(asked, token)
            self.after()

    async def _finish(self, app: App) -> None:
        # The last domino is seen to arrive before the sheets cover the table.
        await asyncio.sleep(0.9 if wishes.pace() else 0)
        if self.app is app and app.view.outcome and not element("result").open:
            self._show_scores()

    def _show_scores(self) -> None:
        if self.app:
            element("menu-dialog").close()
            mirror.result(self.app)
            element("result").showModal()

    # Keeping and telling

    def _copy_link(self) -> None:
        if self.app:
            element("menu-dialog").close()
            later(notes.share(link_of(self.app.course.match)))


def _again(app: App) -> None:
    app.course.paused = False
    app.course.again(new_seed())


def _next_game(app: App) -> None:
    app.course.next_game()


async def start() -> None:
    """Starts the page; ``realmino.where(name)`` is a handle for whoever embeds or tests it."""
    page = Page()

    def where(name: str) -> Any:
        found = page.screen.where(name)
        return None if found is None else js.DOMPoint.new(*found)

    js.realmino.where = create_proxy(where)
    js.realmino.saved = create_proxy(page.saved.saving.settled)
    await page.begin()
