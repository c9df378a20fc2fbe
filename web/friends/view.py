"""Games with friends: opens links, saved games and rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from js import document

from browser.address import full_link, show_fragment
from browser.elements import element, show_problem
from browser.events import start_task
from browser.lazy_modules import LazyFeature
from browser.messages import english_detail, say
from friends import page, view_share
from friends.moving import merged_seat, read_pending, read_seat, seat_text
from friends.pending import Pending
from friends.shared import Shared, owner_name
from friends.view_dialog import FriendsDialog
from friends.view_game import LinkGame, PageCallbacks
from friends.view_invitations import Invitations
from friends.view_table import comparison, keep_aside
from realmino import Game
from realmino.together.fair import Refused
from realmino.together.fields import link_fields
from realmino.together.invitation import Acceptance, Invitation
from realmino.together.letter import Letter
from realmino.together.merging import VERSIONS, switch_version
from saves.view_host import Host
from table.model.match import BrokenSave, Match

SHOW_MOVE_DELAY: Final = 0.5
"""Seconds between opening a game and showing a friend's move in it."""


class Friends:
    """The games with friends."""

    def __init__(self, host: Host) -> None:
        self.saved = host.saved
        self.host = host
        self._dialog = FriendsDialog("by-link-dialog", say("friends-title"), self._act)
        self._game: LinkGame | None = None
        self._live = LazyFeature(lambda view: view.Live(self), "live", report=self._problem)
        self._received_letter: Letter | None = None
        self._seat: Shared | None = None
        self._other: Letter | None = None
        self._invitations = Invitations(host, self._dialog, self._begin, self._problem)

    def invite(self, match: Match | None = None) -> None:
        """Opens the invitation form for a match's game, or the set-up form's if None."""
        self._invitations.invite(match)

    def open_room(self, code: str = "") -> None:
        """Opens the form for live play, in a new room or the code's room."""
        start_task(self._open_room(code))

    async def _open_room(self, code: str) -> None:
        if live := await self._load_live():
            live.enter(code)

    async def _load_live(self) -> Any:
        """Loads live play; on a site without it, shows a message and returns None."""
        if not _has_live():
            self._problem(say("live-none"))
            return None
        return await self._live.get()

    async def _go_live(self, game: LinkGame) -> None:
        """Continues the game on the table live."""
        match = game.match
        if match and (live := await self._load_live()):
            self._dialog.close()
            game.end()
            await live.go_live(game.shared.revealed(*match.games))

    def _act(self, act: str, given: Mapping[str, str]) -> None:
        match act:
            case "paste":
                start_task(self.open_link(given["link"]))
            case "take-seat" if self._seat:  # otherwise an invitation's seat
                start_task(self._take_seat(self._seat))
            case "live" if self._game:
                start_task(self._go_live(self._game))
            case "move" if self._game:
                self._move(self._game)
            case "go-on" if self._game:
                self._open_continuation(self._game)
            case "version-keep" | "version-switch" if self._game and self._other:
                self._decide(self._game, self._other, act == "version-switch")
            case _:
                self._invitations.act(act, given)

    async def _begin(self, id: str, letter: Letter) -> None:
        """Starts a saved invitation's game with its first letter."""
        self._received_letter = letter
        await self.host.open_game(id, True)

    # Links

    async def open_link(self, text: str) -> None:
        """Opens any link that a friend has sent."""
        fragment = text.partition("#")[2] or text
        show_fragment("")
        try:
            fields = link_fields(text)
            if "room" in fields:
                self.open_room(fields["room"])
            elif "with" in fields and "_s" in fields:
                await self._open_early_seat(read_pending(text))
            elif "with" in fields:
                await self._open_invitation(Invitation.parse(text))
            elif "join" in fields:
                answer = Acceptance.parse(text)
                if not await self._open_started(answer.invitation):
                    await self._invitations.open_answer(answer)
            elif "_s" in fields:
                self._offer_seat(read_seat(text))
            elif "_t" in fields:
                await self._open_letter(Letter.parse(text), fragment)
            elif self.host.open_moment(fragment):
                self._dialog.close()
        except Refused as refused:
            self._refuse(refused, fragment)
        except Exception as error:  # a link may contain anything
            self._problem(say("link-broken", reason=english_detail(error)))

    def _refuse(self, refused: Refused, moment: str = "") -> None:
        """Explains why a link is refused. A link from a newer version still shows its moment."""
        sentence = say(f"together-refused-{refused.key}", **refused.values)
        is_playing = self._game and self._game.is_on_table
        if refused.key == "newer" and "g=" in moment and not is_playing:
            if self.host.open_moment(moment):
                self.host.report(sentence, True)
        else:
            self._problem(sentence)

    def _problem(self, sentence: str) -> None:
        """Shows a sentence in the dialog if it is open, otherwise at the table or the set-up."""
        if self._dialog.is_open:
            self._dialog.report(sentence)
        elif self._game and self._game.is_on_table:
            self.host.report(sentence, True)
        else:
            self.host.leave_table()
            show_problem(sentence)

    async def _open_invitation(self, invitation: Invitation) -> None:
        if not await self._open_started(invitation.hash):
            self._invitations.open_invitation(invitation)

    async def _open_started(self, hash: bytes) -> bool:
        """Opens the game from this device's invitation, if it has begun."""
        for id, game in self.saved.games.items():
            if game.friends and game.friends.get("invitation") == hash.hex():
                await self.host.open_game(id, True)
                return True
        return False

    async def _open_letter(self, letter: Letter, fragment: str) -> None:
        id = self._find_game(letter)
        if not id:
            await self._watch(letter, fragment)
            return
        live = self._live.instance
        if live and live.holds(id):
            await live.go_by_link()
        if self._game and self._game.is_on_table and id == self.saved.current:
            self._dialog.close()
            self._read_letter(letter)
            return
        self._received_letter = letter
        await self.host.open_game(id, True)

    async def _watch(self, letter: Letter, fragment: str) -> None:
        """Shows a game that isn't played on this device."""
        lost = any(one.has_lost_seat(letter) for _, one in self._invitations.pending_games())
        if self.host.open_moment(fragment):
            self._dialog.close()
            self.host.report(say("friends-seat-lost" if lost else "friends-look"))

    def _find_game(self, letter: Letter) -> str:
        """The id of a letter's saved game: preferably the version that it continues."""
        found = ""
        for id, game in self.saved.games.items():
            if not game.friends:
                continue
            try:
                if "letter" not in game.friends:
                    if Pending.from_data(game.friends).started_game(letter):
                        return id
                    continue
                known = Shared.from_data(game.friends)
            except ValueError:  # a damaged game can't be the letter's
                continue
            if known.letter.identity == letter.identity:
                if known.continues(letter):
                    return id
                found = id
        return found

    # A seat that moves

    def _move(self, game: LinkGame) -> None:
        """Creates a private link that moves the table's seat to another device."""
        made = full_link(seat_text(game.leave()))
        self._save_and_show(game.shared)
        self._dialog.show(page.seat_link(made, view_share.can_share()), say("friends-message-seat"))

    def _offer_seat(self, seat: Shared) -> None:
        """Asks whether to play a seat on this device."""
        self._seat = seat
        match = seat.match()
        name = owner_name(match, seat.letter, seat.owner)
        text = page.game_text(match.game.rules, match.dynasty)
        self._dialog.show(page.seat_offered(text, name))

    async def _open_early_seat(self, seat: Pending) -> None:
        if not await self._open_started(seat.invitation.hash):
            self._seat = None
            self._invitations.offer(seat)

    async def _take_seat(self, seat: Shared) -> None:
        id = self._find_game(seat.letter)
        data = self.saved.games[id].friends if id else None
        try:
            shared = merged_seat(
                Shared.from_data(data) if data and "letter" in data else None, seat
            )
        except Refused as refused:
            self._refuse(refused)
            return
        if shared is None:
            self._dialog.report(say("friends-other-seat"))
            return
        if not id:
            self.saved.begin()
        elif not await self.saved.hold(id, True):
            self._dialog.report(say("saved-elsewhere"))
            return
        self._save_and_show(shared)

    def _open_continuation(self, game: LinkGame) -> None:
        """Opens the form for a new game from the table's position."""
        shared, match = game.shared, game.match
        if match:
            start = Game.from_state(shared.letter.game.state)
            self._invitations.open_continuation(match, start, shared.waits_for(match))

    # The table

    async def open_match(self, match: Match, watched: str) -> None:
        """Opens a saved game on the table, or its invitation if it hasn't begun.

        Raises `BrokenSave` if the friends' part of it is damaged.
        """
        game = self.saved.games[watched or self.saved.current or ""]
        received, self._received_letter = self._received_letter, None
        data = game.friends or {}
        try:
            stored = (Shared if "letter" in data else Pending).from_data(data)
        except ValueError as error:
            raise BrokenSave(f"what the friends have chosen is damaged ({error})") from None
        is_live = "live" in data and not received and not game.progress.is_over
        if is_live and _has_live() and (live := await self._load_live()):
            self._dialog.close()
            if self._game:
                self._game.end()
            await live.open_match(match, watched, data)
            return
        if isinstance(stored, Shared):
            shared = stored
        else:
            started = stored.started_game(received) if received else None
            if started is None:
                self.saved.leave()
                self.host.leave_table()
                self._invitations.show(game.id, stored)
                return
            match, shared, received = started.match(), started, None
            self.saved.keep(match, shared.to_data(match))
        self._dialog.close()
        if watched:
            self.host.open_match(match, watched=watched)
            return
        self._show_current(match, shared)
        if received:
            await asyncio.sleep(SHOW_MOVE_DELAY)  # paints the table first, so the moves are visible
            if self._game and self._game.is_on_table:
                self._read_letter(received)

    def _save_and_show(self, shared: Shared) -> None:
        """Saves the game's current state, and opens it again."""
        match = shared.match()
        self.saved.keep(match, shared.to_data(match))
        self.saved.show()
        self._dialog.close()
        self._show_current(match, shared)

    def _show_current(self, match: Match, shared: Shared) -> None:
        """Puts the current game on the table."""
        if self._game:
            self._game.end()
        table = self.host.ensure_table()
        go_live = (lambda game: start_task(self._go_live(game))) if _has_live() else None
        rematch = partial(self.invite, match)
        callbacks = PageCallbacks(
            rematch, self._show_more, self._dialog.show_link, self._save_and_show, go_live
        )
        self._game = LinkGame(self.saved, table, shared, callbacks)
        self.host.open_match(match, app=self._game.app)
        self._game.begin()

    def _read_letter(self, letter: Letter) -> None:
        assert self._game
        try:
            seen = self._game.read(letter)
        except Refused as refused:
            self._refuse(refused)
            if refused.key in VERSIONS:  # the dialog shows the reason below
                self._other = letter
                self._dialog.show(comparison(self._game.with_draft, letter))
                self._refuse(refused)
            return
        if seen:
            self.host.report(seen)

    def _decide(self, game: LinkGame, other: Letter, is_switch: bool) -> None:
        """Continues one version of the game on the table, and keeps the other one."""
        ours, self._other = game.with_draft, None
        theirs = replace(ours, letter=switch_version(ours.letter, other), sent=True)
        keep_aside(self.saved, ours if is_switch else theirs)
        self._dialog.close()
        if is_switch:
            self._save_and_show(theirs)

    def _show_more(self) -> None:
        """Shows more actions for the game on the table."""
        game = self._game
        if game and (match := game.match):
            element("menu-dialog").close()
            is_playing = not match.is_over and not game.shared.is_moved
            may_go_live = is_playing and _has_live()
            friend, can_share = game.shared.waits_for(match), view_share.can_share()
            inside = page.more_actions(is_playing, friend, may_go_live, game.sent_link, can_share)
            self._dialog.show(inside, say("friends-message-turn", name=friend))


def _has_live() -> bool:
    """Whether the site has a relay."""
    return bool(document.documentElement.hasAttribute("data-relays"))
