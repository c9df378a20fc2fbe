"""Wires the page: the table's loop, the canvas, the HTML around it, storage and opponents."""

import asyncio
import functools
import json
import traceback
from collections.abc import Callable
from typing import Any

import js
from js import document, performance
from pyscript.ffi import create_proxy

from browser import mirror, pointer
from browser.keep import SETTINGS, Early, Keep, address_of, fragment, open_keep, show_fragment
from browser.mirror import Mirror, element
from browser.opponents import Opponents
from browser.saved import Saved
from browser.screen import Screen
from browser.setup import colour_names, match_of_form, new_seed
from realmino import NotationError
from table import words
from table.app import App
from table.course import Settings
from table.effects import AskBot, Effect, Finish, HandOver, Save, Say
from table.intents import Cancel, Choose, Confirm, Intent, Press, Redo, Turn, Undo
from table.match import Match, link_of, match_of

PACE = {"slow": 1.8, "normal": 0.9, "fast": 0.35, "instant": 0.0}
"""How long a bot's turn takes at least, in seconds."""

TOAST = 6.0
"""How long a short note stays, in seconds."""


def guarded(work: Callable[..., Any]) -> Callable[..., Any]:
    """Runs work so that a mistake of ours ends in a sentence, never in a traceback."""

    @functools.wraps(work)
    def run(self: "Page", *arguments: Any) -> Any:
        try:
            return work(self, *arguments)
        except Exception as error:
            js.console.error(traceback.format_exc())
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            self.tell(words.say("failed", reason=reason), urgent=True)
            return None

    return run


class Page:
    """The whole page; one value of it lives as long as the page does."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self.saved = Saved(keep, self.tell)
        self.app: App | None = None
        self.touch = bool(js.matchMedia("(pointer: coarse)").matches)
        self.screen = Screen(element("table"))
        self.mirror = Mirror()
        self.opponents = Opponents(lambda: self.tell(words.say("bot.failed")))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pending: Callable[[], None] | None = None

    # Starting

    def begin(self) -> None:
        """Binds everything and shows what there is: a link's moment, a saved match, the set-up."""
        self._bind()
        self._read_settings()
        if broken := self.saved.find():
            self._problem(broken)
        self.saved.offer()
        at_table = Early.find("at-table", "sessionStorage")
        if not self._open_link() and self.saved.match and at_table:
            self._sit_down(self.saved.match)
        if self.keep.is_forbidden:
            self.tell(words.say("save.forbidden"))
        document.dispatchEvent(js.CustomEvent.new("realmino:ready"))

    def _bind(self) -> None:
        pointer.bind(element("table"), self.send)
        listen(element("setup-form"), "submit", lambda _: self._submit())
        listen(js.window, "hashchange", lambda _: self._open_link())
        listen(element("options"), "click", self._option_clicked)
        for control in ("pace", "confirm", "ask-handover"):
            listen(element(control), "change", lambda _: self._settle())
        clicks: dict[str, Callable[[], None]] = {
            "resume-game": self._resume,
            "undo": lambda: self.send(Undo()),
            "redo": lambda: self.send(Redo()),
            "rotate": lambda: self.send(Turn(1)),
            "cancel": lambda: self.send(Cancel()),
            "place": self._confirm,
            "handover-go": self._taken_over,
            "again": lambda: self._play_more(lambda app: app.course.again(new_seed())),
            "next-game": lambda: self._play_more(lambda app: app.course.next_game()),
            "new-game": self._stand_up,
            "to-setup": self._stand_up,
            "close-result": lambda: element("result").close(),
            "scores": self._show_scores,
            "copy-link": self._copy_link,
            "copy-link2": self._copy_link,
            "leave-yes": self._give_up,
            "leave-no": lambda: element("leave").close(),
        }
        for id, work in clicks.items():
            listen(element(id), "click", functools.partial(self._click, work))

    @guarded
    def _click(self, work: Callable[[], None], _: Any) -> None:
        work()

    def _read_settings(self) -> None:
        kept = self.keep.settings()
        if kept.get("pace") in PACE:
            element("pace").value = kept["pace"]
        element("confirm").checked = kept.get("confirm") is True
        element("ask-handover").checked = kept.get("handover") is True

    def _settle(self) -> None:
        """The settings were changed."""
        if self.app:
            self.app.course.settings = self._settings()
        kept = {**self._settings()._asdict(), "pace": element("pace").value}
        self.saved.write(SETTINGS, json.dumps(kept))

    def _settings(self) -> Settings:
        return Settings(bool(element("confirm").checked), bool(element("ask-handover").checked))

    # Saved matches and links

    def _open_link(self) -> bool:
        moment = fragment()
        if "g=" not in moment:
            return False
        try:
            match = match_of(moment, colour_names(), new_seed())
        except (NotationError, ValueError) as error:
            self._stand_up()
            self._problem(words.say("link.broken", reason=error))
            show_fragment("")
            return False
        self._sit_down(match, paused=True)
        return True

    def _problem(self, text: str) -> None:
        problem = element("problem")
        problem.textContent = text
        problem.hidden = False

    # From the set-up to the table and back

    @guarded
    def _submit(self) -> None:
        element("problem").hidden = True
        try:
            match, handover = match_of_form()
        except NotationError as error:
            self._problem(str(error))
            return
        element("ask-handover").checked = handover

        def sit_down() -> None:
            self._sit_down(match)

        self._unless_lost(sit_down)

    def _unless_lost(self, work: Callable[[], None]) -> None:
        """Does what would replace an unfinished saved match only after asking."""
        if self.saved.unfinished:
            self._pending = work
            element("leave").showModal()
        else:
            work()

    def _give_up(self) -> None:
        element("leave").close()
        work, self._pending = self._pending, None
        if work:
            work()

    def _resume(self) -> None:
        if self.saved.match:
            self._sit_down(self.saved.match)

    def _sit_down(self, match: Match, paused: bool = False) -> None:
        """Opens the table with a match on it."""
        document.body.dataset.screen = "table"
        element("problem").hidden = True
        self.mirror.forget()
        self.app = App(match, self._settings(), paused)
        self.screen.show(self.app)
        if not paused:
            show_fragment("")
            Early.note("at-table", "yes", "sessionStorage")
            self.saved.keep(match)
        self._after()
        element("table").focus()
        frame = create_proxy(lambda _: performance.mark("realmino:frame"))
        js.requestAnimationFrame(frame)
        self._later(self._wake_opponents())

    async def _wake_opponents(self) -> None:
        # The first frame comes first; Python in a second thread would only slow it down.
        await asyncio.sleep(0.05)
        if self.app and any(not seat.is_person for seat in self.app.course.match.seats):
            self.opponents.wake()

    def _stand_up(self) -> None:
        """Back to the set-up; the match stays saved."""
        self.app = None
        self.screen.show(None)
        for dialog in document.querySelectorAll("dialog[open]"):
            dialog.close()
        document.body.dataset.screen = "setup"
        Early.note("at-table", None, "sessionStorage")
        show_fragment("")
        self.saved.offer()

    def _play_more(self, begin: Callable[[App], None]) -> None:
        if self.app:
            element("result").close()
            self.mirror.forget()
            begin(self.app)
            self._after()
            element("table").focus()

    # The loop

    @guarded
    def send(self, intent: Intent) -> None:
        """Takes an intent to the table and shows what becomes of it."""
        if self.app is None:
            return
        if isinstance(intent, Press):
            self.touch = intent.touch
        self.app.handle(intent)
        self._after()

    @guarded
    def _option_clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button:
            self.send(Choose(button.dataset.token))
            # A tap closes the drawer; the keyboard goes on in the list.
            drawer = element("list")
            if event.detail and drawer.matches(":popover-open"):
                drawer.hidePopover()

    def _confirm(self) -> None:
        if self.app and self.app.course.paused:
            self._unless_lost(self._play_on)
        else:
            self.send(Confirm())

    def _play_on(self) -> None:
        self.send(Confirm())
        show_fragment("")
        Early.note("at-table", "yes", "sessionStorage")

    def _taken_over(self) -> None:
        element("handover").close()
        if self.app:
            self.app.course.ready()
            self._after()

    def _after(self) -> None:
        """Carries out the effects, and brings picture and words up to date."""
        app = self.app
        if app is None:
            return
        for effect in app.take_effects():
            self._carry_out(app, effect)
        self.mirror.show(app, self.touch)
        self.screen.changed(glide=element("pace").value != "instant")

    def _carry_out(self, app: App, effect: Effect) -> None:
        match effect:
            case Save():
                self.saved.keep(app.course.match)
            case Say(text, urgent):
                self.tell(text, urgent)
            case AskBot():
                self._later(self._think(app, effect))
            case HandOver(seat):
                mirror.handover(app, seat)
                element("handover").showModal()
            case Finish():
                self._later(self._finish(app))

    async def _think(self, app: App, asked: AskBot) -> None:
        """A bot's turn: never quicker than people can follow."""
        began = performance.now()
        token = await self.opponents.choose(asked)
        rest = PACE[element("pace").value] - (performance.now() - began) / 1000
        if rest > 0:
            await asyncio.sleep(rest)
        if self.app is app:
            self._answer(app, asked.number, token)

    @guarded
    def _answer(self, app: App, number: int, token: str) -> None:
        app.answer(number, token)
        self._after()

    async def _finish(self, app: App) -> None:
        # The last domino is seen to arrive before the sheets cover the table.
        await asyncio.sleep(0 if element("pace").value == "instant" else 0.9)
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
            self._later(self._share(link_of(self.app.course.match)))

    async def _share(self, moment: str) -> None:
        element("menu-dialog").close()
        try:
            await js.navigator.clipboard.writeText(address_of(moment))
        except Exception:
            # No clipboard here: the address bar can be copied by hand.
            show_fragment(moment)
            self.tell(words.say("link.shown"))
        else:
            self.tell(words.say("link.copied"))

    def tell(self, text: str, urgent: bool = False) -> None:
        """A short note on the screen and for screen readers."""
        mirror.announce(text, urgent)
        note = document.createElement("p")
        note.textContent = text
        element("toast").replaceChildren(note)
        self._later(_fade(note))

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _fade(note: Any) -> None:
    await asyncio.sleep(TOAST)
    note.remove()


def listen(target: Any, kind: str, heard: Callable[[Any], Any]) -> None:
    """Hears an event for as long as the page lives."""
    target.addEventListener(kind, create_proxy(heard))


async def start() -> None:
    """Starts the page; ``realmino.where(name)`` is a handle for whoever embeds or tests it."""
    page = Page(await open_keep())

    def where(name: str) -> Any:
        found = page.screen.where(name)
        return None if found is None else js.DOMPoint.new(*found)

    js.realmino = js.Object.new()
    js.realmino.where = create_proxy(where)
    page.begin()
