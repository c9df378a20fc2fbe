"""Playing by link: opens links and saved games, invites friends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from os import urandom
from typing import Any, Final, Protocol

from js import document

from browser import lazy_modules
from browser.address import address_of, show_fragment
from browser.elements import show_problem
from browser.events import Reporter, start_task
from browser.messages import say
from realmino import NotationError
from realmino.together.fair import SIZE, Refused
from realmino.together.fields import fields_of
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter
from saves.view import SavedGames
from table.app import App
from table.match import FRIEND, PERSON, YOU, Match, Seat
from table.names import clean
from table.view import Seating, TableView
from together import page, view_share
from together.pending import Pending, invitation_to, inviter_of
from together.shared import Shared
from together.view_dialog import FarDialog
from together.view_game import FarGame

SETTLE: Final = 0.5
"""Seconds for which a friend's move waits, after its game was opened."""

Open = Callable[[str, bool], Coroutine[Any, Any, None]]


class FarHost(Reporter, Protocol):
    """The page of the game."""

    def form_match(self) -> Match:
        """The match of the set-up form."""

    def sit_down(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it."""

    def open_moment(self, moment: str) -> bool:
        """Opens a link to a moment; False if it can't."""

    def stand_up(self) -> None:
        """Returns to the set-up."""

    def lay_table(self) -> TableView:
        """The table, created on the first call."""


class Together:
    """All games with friends elsewhere; ``open_game`` opens a saved one."""

    def __init__(self, saved: SavedGames, page: FarHost, open_game: Open) -> None:
        self._saved = saved
        self._page = page
        self._open_game = open_game
        self._dialog = FarDialog(self._act)
        self._game: FarGame | None = None
        self._live: Any = None
        self._came: Letter | None = None
        self._seats: tuple[Seat, ...] = ()
        self._match: Match | None = None
        self._invitation: Invitation | None = None
        self._shown = ""

    # Invitations

    def invite(self, match: Match | None = None) -> None:
        """Opens the form for an invitation to a game like a match, or like the set-up form."""
        try:
            self._match = match or self._page.form_match()
        except NotationError as error:
            show_problem(str(error))
            return
        self._seats = page.with_friends(self._match.seats)
        own = next(seat for seat in self._seats if seat.is_person)
        self._dialog.show(page.invite(self._seats, "" if own.name == YOU else own.name))

    def open_room(self, code: str = "") -> None:
        """Opens the form for playing live, in a new room or in that of a code."""
        start_task(self._open_room(code))

    async def _open_room(self, code: str) -> None:
        if live := await self._load_live():
            live.enter(code)

    async def _load_live(self) -> Any:
        """The games that are played live; None if there are none here, after saying so."""
        if not _has_live():
            self._problem(say("live-none"))
            return None
        report = lambda why, _: self._problem(why)  # noqa: E731
        live = await lazy_modules.load_or_report(report, "live")
        if live and not self._live:
            self._live = live.Live(self._saved, self._page, self._open_game, self.sit_down)
        return self._live

    async def _go_live(self, game: FarGame) -> None:
        """Goes on live with the game on the table."""
        match = game.match
        if match and (live := await self._load_live()):
            shared = game.shared.told(match.game)
            own = next((seat.name for seat in match.seats if seat.is_person), "")
            await live.go_live(match.with_game(shared.letter.game), shared, own)

    def _act(self, act: str, given: Mapping[str, str]) -> None:
        match act:
            case "invite":
                self._make_invitation(given)
            case "paste":
                start_task(self.open_link(given["link"]))
            case "join":
                self._join(given)
            case "start":
                start_task(self._start())

    def _make_invitation(self, given: Mapping[str, str]) -> None:
        kinds = tuple(given[f"seat{place}"] for place in range(len(self._seats)))
        name = clean(given["name"])
        if PERSON not in kinds or FRIEND not in kinds or not name or not self._match:
            self._dialog.report(say("far-incomplete"))
            return
        secret = urandom(SIZE)
        rules = self._match.game.rules
        self._keep_new(Pending(Lobby(invitation_to(rules, kinds, name, secret)), secret))

    def _keep_new(self, pending: Pending) -> None:
        """Saves a new game that has not begun, and shows what to send."""
        self._saved.begin()
        self._shown = self._saved.current or ""
        self._saved.keep(pending.match(), pending.to_data())
        self._saved.leave()
        self._saved.show()
        self._show(pending)

    def _show(self, pending: Pending) -> None:
        """Shows an invitation or an answer to send."""
        can_share = view_share.can_share()
        if pending.answer:
            made = address_of(pending.answer.to_text())
            inside = page.answered(made, can_share, pending.inviter)
            self._dialog.show(inside, say("far-message-answer"))
            return
        made = address_of(pending.invitation.to_text())
        names = [answer.name for answer in pending.lobby.answers]
        inside = page.lobby(made, can_share, names, len(pending.invitation.guests))
        self._dialog.show(inside, say("far-message-invite"))

    def _join(self, given: Mapping[str, str]) -> None:
        name, invitation = clean(given["name"]), self._invitation
        if not name or not invitation:
            self._dialog.report(say("far-incomplete"))
            return
        secret = urandom(SIZE)
        answer = invitation.accept(int(given["seat"]), secret, name)
        self._keep_new(Pending(Lobby(invitation), secret, answer))

    async def _start(self) -> None:
        """Begins the game of a complete invitation."""
        game = self._saved.games.get(self._shown)
        if game and game.together and "lobby" in game.together:
            pending = Pending.of_data(game.together)
            self._came = pending.lobby.letter(pending.secret)
            await self._open_game(self._shown, True)

    # Links

    async def open_link(self, text: str) -> None:
        """Opens a link that a friend has sent, whatever it is."""
        fragment = text.partition("#")[2] or text
        show_fragment("")
        try:
            fields = fields_of(text)
            if "room" in fields:
                self.open_room(fields["room"])
            elif "with" in fields:
                await self._open_invitation(Invitation.parse(text))
            elif "join" in fields:
                await self._open_answer(Acceptance.parse(text))
            elif "_t" in fields:
                await self._open_letter(Letter.parse(text), fragment)
            elif self._page.open_moment(fragment):
                self._dialog.close()
        except Refused as refused:
            self._refuse(refused, fragment)
        except (ValueError, KeyError):
            self._problem(say("link-broken"))

    def _refuse(self, refused: Refused, moment: str = "") -> None:
        """Says why a link is refused; one of a newer version still shows its moment."""
        sentence = say(f"together-refused-{refused.key}", **self._named(refused.values))
        is_playing = self._game and self._game.is_there
        if refused.key == "newer" and "g=" in moment and not is_playing:
            if self._page.open_moment(moment):
                self._page.report(sentence, True)
        else:
            self._problem(sentence)

    def _named(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The values of a refusal, with the name of a player of the game on the table."""
        if "letter" not in values or not self._game:
            return values
        return {**values, "letter": self._game.name_of_seat(values["letter"])}

    def _problem(self, sentence: str) -> None:
        """Shows a sentence where the person looks."""
        if self._dialog.is_open:
            self._dialog.report(sentence)
        elif self._game and self._game.is_there:
            self._page.report(sentence, True)
        else:
            self._page.stand_up()
            show_problem(sentence)

    async def _open_invitation(self, invitation: Invitation) -> None:
        if await self._open_begun(invitation.hash):
            return
        known = self._pending(invitation.hash)
        if known and (not known[1].answer or len(invitation.guests) == 1):
            self._shown, pending = known
            self._show(pending)
            if not pending.answer:
                self._dialog.report(say("far-own-invitation"))
            return
        # Of several friends, two may have chosen the same seat.
        self._invitation = invitation
        rules = invitation.start.rules
        free = {owner: rules.colours[invitation.seats(owner)[0]] for owner in invitation.guests}
        self._dialog.show(page.invited(rules, inviter_of(invitation), free, self._own_name()))

    def _own_name(self) -> str:
        """The name that the set-up form has for the first player."""
        try:
            own = self._page.form_match().seats[0].name
        except NotationError:
            return ""
        return "" if own == YOU else own

    def _pending(self, hash: bytes) -> tuple[str, Pending] | None:
        """The saved game of an invitation, and its id."""
        for id, game in self._saved.games.items():
            if game.together and "lobby" in game.together:
                pending = Pending.of_data(game.together)
                if pending.invitation.hash == hash:
                    return id, pending
        return None

    async def _open_begun(self, hash: bytes) -> bool:
        """Opens the game that has begun with an invitation, if there is one here."""
        for id, game in self._saved.games.items():
            if game.together and game.together.get("invitation") == hash.hex():
                await self._open_game(id, True)
                return True
        return False

    async def _open_answer(self, answer: Acceptance) -> None:
        if await self._open_begun(answer.invitation):
            return
        known = self._pending(answer.invitation)
        if known is None or known[1].answer:
            self._problem(say("far-no-invitation"))
            return
        id, pending = known
        self._shown = id
        lobby = pending.lobby.add(answer)
        if lobby == pending.lobby:
            self._show(pending)
            self._dialog.report(say("far-known-answer"))
            return
        pending = Pending(lobby, pending.secret)
        if not await self._saved.hold(id, True):
            self._problem(say("saved-elsewhere"))
            return
        self._saved.keep(pending.match(), pending.to_data())
        self._saved.leave()
        self._saved.show()
        self._show(pending)

    async def _open_letter(self, letter: Letter, fragment: str) -> None:
        id = self._game_of(letter)
        if not id:
            if self._page.open_moment(fragment):
                self._dialog.close()
                self._page.report(say("far-look"))
            return
        if self._live and self._live.holds(id):
            await self._live.go_by_link()
        if self._game and self._game.is_there and id == self._saved.current:
            self._dialog.close()
            self._read(letter)
            return
        self._came = letter
        await self._open_game(id, True)

    def _game_of(self, letter: Letter) -> str:
        """The id of the saved game in which this device has a part; empty for none."""
        for id, game in self._saved.games.items():
            if not game.together:
                continue
            if "letter" in game.together:
                if Shared.of_data(game.together).letter.identity == letter.identity:
                    return id
            elif Pending.of_data(game.together).begun(letter):
                return id
        return ""

    # The table

    async def sit_down(self, match: Match, watched: str) -> None:
        """Opens a saved game: on the table, or its invitation if it has not begun."""
        game = self._saved.games[watched or self._saved.current or ""]
        came, self._came = self._came, None
        data = game.together or {}
        is_live = "live" in data and not came and not game.progress.is_over
        if is_live and _has_live() and (live := await self._load_live()):
            self._dialog.close()
            await live.sit_down(match, watched, data)
            return
        if "letter" in data:
            shared = Shared.of_data(data)
        else:
            pending = Pending.of_data(data)
            begun = pending.begun(came) if came else None
            if begun is None:
                self._shown = game.id
                self._saved.leave()
                self._page.stand_up()
                self._show(pending)
                return
            match, shared, came = begun.match(), begun, None
            self._saved.keep(match, shared.to_data(match))
        self._dialog.close()
        if watched:
            self._page.sit_down(match, watched=watched)
            return
        table = self._page.lay_table()
        rematch = partial(self.invite, match)
        go_live = (lambda game: start_task(self._go_live(game))) if _has_live() else None
        self._game = FarGame(
            self._saved, table, shared, rematch, self._paste, self._show_link, go_live
        )
        self._page.sit_down(match, app=self._game.app)
        self._game.begin()
        if came:
            await asyncio.sleep(SETTLE)  # paints the table first, so that the moves can be seen
            if self._game.is_there:
                self._read(came)

    def _read(self, letter: Letter) -> None:
        assert self._game
        try:
            seen = self._game.read(letter)
        except Refused as refused:
            self._refuse(refused)
            return
        if seen:
            self._page.report(seen)

    def _paste(self) -> None:
        self._dialog.show(page.paste())

    def _show_link(self, made: str, message: str) -> None:
        self._dialog.show(page.share(made, view_share.can_share()), message)
        self._dialog.report(say("far-by-hand"))


def _has_live() -> bool:
    """Whether the site names a relay."""
    return bool(document.documentElement.hasAttribute("data-relays"))
