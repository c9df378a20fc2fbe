"""A game by link on the table: saves it, shows the bar, sends and reads letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from js import document

from browser.address import full_link
from browser.dates import time_text
from browser.elements import element
from browser.events import listen, start_task
from browser.messages import say
from friends import view_share
from friends.shared import Duty, Shared, is_same, proof_text
from friends.table import friends_ports
from friends.view_hints import Hints
from friends.view_table import FriendsTable
from realmino import Game
from realmino.together.letter import Letter
from saves.view import SavedGames
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.page.view import TableView
from table.play.app import App
from table.wording.bar import Shown


class PageCallbacks(NamedTuple):
    """Callbacks to the page for the game on the table."""

    rematch: Callable[[], None]
    more: Callable[[], None]
    show_link: Callable[[str, str], None]
    """Shows a link that can't be copied, and the message that goes with it."""
    reopen: Callable[[Shared], None]
    """Reopens the game after its seat has moved back to this device."""
    go_live: Callable[[LinkGame], None] | None
    """Continues the game live; None on a site without live play."""


class LinkGame:
    """A game by link on a table."""

    def __init__(
        self, saved: SavedGames, table: TableView, shared: Shared, callbacks: PageCallbacks
    ) -> None:
        self.shared = shared
        self._table = FriendsTable(saved, table, callbacks.show_link)
        self._callbacks = callbacks
        self._hints = Hints()

    def app(self, match: Match, settings: Settings, mode: Mode) -> App:
        """The app for the table."""
        rematch, own = self._callbacks.rematch, self.shared.own_seat
        ports = friends_ports(self._plays_bots, self._on_change, rematch, self._known_game, own)
        self._table.app = app = App(match, settings, mode, ports)
        return app

    def _plays_bots(self) -> bool:
        match = self.match
        return match is not None and self.shared.is_mine(*match.games)

    def _known_game(self, match: Match) -> Game | None:
        return self.shared.known_game(*match.games)

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self._table.app.match if self._table.app else None

    @property
    def is_on_table(self) -> bool:
        """Whether the table shows this game."""
        return self._table.is_on_table

    @property
    def sent_link(self) -> str:
        """The link to resend while the game waits for a friend; otherwise empty."""
        match = self.match
        is_waiting = match is not None and self.shared.duty(*match.games) is Duty.WAIT
        return full_link(self.shared.letter.to_text()) if is_waiting else ""

    @property
    def with_draft(self) -> Shared:
        """The game, including unsent choices on the table."""
        if not self.match:
            return self.shared
        letter = self.shared.with_draft(*self.match.games)
        is_sent = self.shared.sent and is_same(letter, self.shared.letter)
        return replace(self.shared, letter=letter, sent=is_sent)

    def begin(self) -> None:
        """Shows the bar, once the table shows the game."""
        label = say("friends-title")
        bar = self._table.show_bar(label, self._on_click)
        bar.stops += [_menu_button(label, self._callbacks.more), self._hints.close]
        self._on_change()

    def end(self) -> None:
        """Removes the bar and everything else that was added to the page."""
        self._table.end()

    def read(self, letter: Letter) -> str:
        """Handles a friend's letter; returns a sentence if it has nothing new. Raises `Refused`."""
        app = self._table.app
        assert app
        before = self.shared
        self.shared = before.read(letter)
        if is_same(self.shared.letter, before.letter):
            self._on_change()
            return say("friends-seen")
        self._take(app)
        return ""

    def leave(self) -> Shared:
        """Moves the seat to another device, so this one only watches; returns the seat."""
        shared = self.with_draft
        self.shared = replace(shared, is_moved=True)
        return shared

    def _take(self, app: App) -> None:
        """Puts the letter's game on the table."""
        match, game = app.match, self._known_game(app.match)
        if game and game.number > match.game.number:
            self._table.view.carry_out(app.show(match.with_game(game), match.game.number))
        else:
            self._on_change()
            self._table.view.carry_out([])

    def _on_change(self) -> None:
        app = self._table.app
        if not app:
            return
        match = app.match
        if app.mode is Mode.PLAYING:
            self._table.store(match, self.shared.to_data(match))
        if bar := self._table.bar:
            duty, name = self.shared.duty(*match.games), self._next_friend(match)
            bar.show(self._bar_content(match, name))
            self._hints.follow(Duty.OVER if match.is_over else duty, name)

    def _next_friend(self, match: Match) -> str:
        """The name of the friend who is next, once this device has sent its turn."""
        after = self.shared.revealed(*match.games)
        return after.waits_for(replace(match, games=after.letter.games))

    def _bar_content(self, match: Match, name: str) -> Shown | None:
        """The bar's content; ``name`` is the next friend's."""
        shared = self.shared
        copy = {"copy": say("friends-copy")} if view_share.can_share() else {}
        match shared.duty(*match.games):
            case Duty.CHOOSE:
                return None
            case Duty.TURN_OVER | Duty.SEND if shared.revealed(*match.games).letter.due:
                text = say("friends-first-deal")
                return Shown(text, {"send": say("friends-send", name=name), **copy})
            case Duty.TURN_OVER:
                return Shown(say("friends-face-down"), {"turn-over": say("friends-turn-over")})
            case Duty.SEND if match.is_over:
                return Shown(say("friends-over"), {"send": say("friends-send-end"), **copy})
            case Duty.SEND:
                has_draft = match.number > shared.letter.number
                text = say("friends-done" if has_draft else "friends-next", name=name)
                return Shown(text, {"send": say("friends-send", name=name), **copy})
            case Duty.WAIT:
                live = {"live": say("live-title")} if self._callbacks.go_live else {}
                buttons = {"send": say("friends-remind"), **live, "more": say("friends-more")}
                text = say("friends-sent", name=name, date=self._sent_on())
                return Shown(text, buttons, is_urgent=False)
            case Duty.MOVED:
                return Shown(
                    say("friends-moved"), {"back": say("friends-play-here")}, is_urgent=False
                )
            case Duty.OVER:
                return Shown("", {"proof": say("friends-proof")}, is_urgent=False)

    def _sent_on(self) -> str:
        """The day of sending, which is when the game last changed here."""
        game = self._table.saved_game
        return time_text(game.changed, day="numeric", month="short") if game else ""

    def _on_click(self, name: str) -> None:
        app = self._table.app
        if not app or not self.is_on_table:
            return
        match name:
            case "more":
                self._callbacks.more()
            case "live" if self._callbacks.go_live:
                self._callbacks.go_live(self)
            case "back":
                self._callbacks.reopen(replace(self.shared, is_moved=False))
            case "proof":
                self._table.view.report(proof_text(app.match, self.shared.letter))
            case _:
                self._send(app, is_copied=name == "copy", stays=name == "turn-over")

    def _send(self, app: App, is_copied: bool, stays: bool) -> None:
        """Adds the choices on the table to the letter, and sends it if a friend is next."""
        is_reminder = self.shared.duty(*app.match.games) is Duty.WAIT
        revealed = self.shared.revealed(*app.match.games)
        goes = not stays and not revealed.is_mine(*revealed.letter.games)
        self.shared = replace(revealed, sent=revealed.sent or goes)
        self._take(app)
        if goes:
            start_task(self._send_letter(app.match, is_copied, is_reminder))

    async def _send_letter(self, match: Match, is_copied: bool, is_reminder: bool) -> None:
        # A device that forgot what it sent would refuse the reply.
        await self._table.saved.wait_until_stored()
        link = full_link(self.shared.letter.to_text())
        key = "over" if match.is_over else "remind" if is_reminder else "turn"
        message = say(f"friends-message-{key}", name=self.shared.waits_for(match))
        text = f"{message}\n{link}" if is_reminder else link
        await self._table.send(link, message, text, is_copied=is_copied)


def _menu_button(label: str, clicked: Callable[[], None]) -> Callable[[], None]:
    """Adds a button to the table's menu; returns a function that removes it."""
    button = document.createElement("button")
    button.type, button.id, button.textContent = "button", "by-link-menu", label
    stop = listen(button, "click", lambda _: clicked())
    element("to-setup").before(button)

    def remove() -> None:
        stop()
        button.remove()

    return remove
