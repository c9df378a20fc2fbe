"""A game with friends elsewhere on the table: stores it, shows the bar, sends and reads letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from browser.address import address_of, copy_text
from browser.elements import element
from browser.events import start_task
from browser.messages import say
from realmino import Game
from realmino.pieces.variants import SEATS
from realmino.together.fair import proof
from realmino.together.letter import Letter
from saves.view import SavedGames
from table import words
from table.match import Match
from table.session import Mode
from table.settings import Settings
from table.view import TableView
from together import view_share
from together.shared import Duty, Shared, names_of
from together.table import FarApp, Hooks
from together.view_bar import Bar, Shown


class FarGame:
    """A game on a table; ``rematch``, ``paste`` and ``show_link`` open the dialog.

    ``go_live`` goes on with it live; None where that isn't possible.
    """

    def __init__(
        self,
        saved: SavedGames,
        table: TableView,
        shared: Shared,
        rematch: Callable[[], None],
        paste: Callable[[], None],
        show_link: Callable[[str, str], None],
        go_live: Callable[[FarGame], None] | None = None,
    ) -> None:
        self._saved = saved
        self._table = table
        self._rematch = rematch
        self._paste = paste
        self._show_link = show_link
        self._go_live = go_live
        self.shared = shared
        self._app: FarApp | None = None
        self._bar: Bar | None = None

    def app(self, match: Match, settings: Settings, mode: Mode) -> FarApp:
        """The table's app."""
        hooks = Hooks(self.shared_is_mine, self._changed, self._rematch)
        self._app = FarApp(match, settings, mode, hooks)
        self._app.session.held = self.shared.letter.game.number
        return self._app

    def shared_is_mine(self, game: Game) -> bool:
        """Whether this device has to do something in a position."""
        return self.shared.is_mine(game)

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self._app.match if self._app and self.is_there else None

    @property
    def is_there(self) -> bool:
        """Whether the table shows this game."""
        return self._app is not None and self._table.app is self._app

    def name_of_seat(self, letter: str) -> str:
        """The name of the player whose seat has a letter in records."""
        assert self._app
        return words.called(self._app.match.seats[SEATS.index(letter)])

    def begin(self) -> None:
        """Shows the bar, once the table shows the game."""
        root, label = element("table-screen"), say("far-bar")
        self._bar = Bar(root, self._clicked, lambda: self.is_there, label)
        if self._app:
            self._changed(self._app)

    def read(self, letter: Letter) -> str:
        """Takes a friend's letter; returns a sentence if it has nothing new. Raises `Refused`."""
        app = self._app
        assert app
        before = self.shared
        self.shared = before.read(letter)
        if self.shared.letter == before.letter:
            self._changed(app)
            return say("far-seen")
        self._take(app)
        return ""

    def _take(self, app: FarApp) -> None:
        """Puts the letter's game on the table."""
        game = self.shared.letter.game
        app.session.held = game.number
        if game.number > app.match.game.number:
            self._table.carry_out(app.take(game))
        else:
            self._changed(app)
            self._table.carry_out([])

    def _changed(self, app: FarApp) -> None:
        match = app.match
        data = self.shared.to_data(match)
        game = self._saved.games.get(self._saved.current or "")
        if app.mode is Mode.PLAYING and game and game.together != data:
            self._saved.keep(match, data)
            self._saved.show()
        if self._bar:
            self._bar.show(self._shown(match))

    def _shown(self, match: Match) -> Shown | None:
        """The bar's content."""
        shared = self.shared
        after = shared.told(match.game)
        name = after.waits_for(match.with_game(after.letter.game))
        more = {"copy": say("far-copy")} if view_share.can_share() else {}
        match shared.duty(match.game):
            case Duty.CHOOSE:
                return None
            case Duty.TURN_OVER:
                return Shown(say("far-face-down"), {"turn-over": say("far-turn-over")})
            case Duty.SEND if match.game.is_over:
                return Shown(say("far-over"), {"send": say("far-send-end"), **more})
            case Duty.SEND:
                has_draft = match.game.number > shared.letter.game.number
                text = say("far-done" if has_draft else "far-next", name=name)
                return Shown(text, {"send": say("far-send", name=name), **more})
            case Duty.WAIT:
                buttons = {"send": say("far-again"), **more, "paste": say("far-paste")}
                buttons |= {"live": say("live-now")} if self._go_live else {}
                return Shown(say("far-sent", name=name), buttons, is_urgent=False)
            case Duty.OVER:
                return Shown("", {"proof": say("far-proof")}, is_urgent=False)

    def _clicked(self, name: str) -> None:
        app = self._app
        if not app or not self.is_there:
            return
        if name == "paste":
            self._paste()
        elif name == "live" and self._go_live:
            self._go_live(self)
        elif name == "proof":
            self._report_proof(app.match)
        else:
            self._send(app, is_copied=name == "copy", stays=name == "turn-over")

    def _send(self, app: FarApp, is_copied: bool, stays: bool) -> None:
        """Fixes the choices on the table, and sends the letter if a friend is next."""
        told = self.shared.told(app.match.game)
        goes = not stays and not told.is_mine(told.letter.game)
        self.shared = replace(told, sent=told.sent or goes)
        self._take(app)
        if goes:
            start_task(self._hand_out(app.match, is_copied))

    async def _hand_out(self, match: Match, is_copied: bool) -> None:
        await self._saved.kept()  # a device that forgot what it has sent would refuse the reply
        link = address_of(self.shared.letter.to_text())
        name = self.shared.waits_for(match)
        message = say("far-message-over" if match.is_over else "far-message-turn", name=name)
        if view_share.can_share() and not is_copied:
            await view_share.share(link, message)
        elif await copy_text(link):
            self._table.report(say("far-copied"))
        else:
            self._show_link(link, message)

    def _report_proof(self, match: Match) -> None:
        letter = Letter.parse(self.shared.letter.to_text())
        deals = sum(1 for _ in proof(letter.games, letter.chance))
        self._table.report(say("far-proof-text", deals=deals, names=names_of(match, letter)))
