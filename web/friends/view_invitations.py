"""Games that haven't begun: creates and answers invitations, and collects answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from os import urandom
from typing import Any

from browser.address import full_link
from browser.elements import show_problem
from browser.events import start_task
from browser.messages import say
from friends import page, view_host, view_share
from friends.moving import merged_pending, pending_text
from friends.pending import Pending, answered_names, invitation_to, inviter_name
from friends.shared import STAND_IN
from friends.view_dialog import FriendsDialog
from realmino import Game, NotationError
from realmino.together.fair import SECRET_SIZE, Refused
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter
from saves import view_places as places
from saves.view_host import Host
from table.model.match import FRIEND, PERSON, YOU, Match, Seat, new_seed
from table.model.names import clean


class Invitations:
    """This device's invitations, and its answers to others.

    ``begin`` starts a saved invitation's game with its first letter.
    """

    def __init__(
        self,
        host: Host,
        dialog: FriendsDialog,
        begin: Callable[[str, Letter], Coroutine[Any, Any, None]],
        problem: Callable[[str], None],
    ) -> None:
        self._saved = host.saved
        self._host = host
        self._dialog = dialog
        self._begin = begin
        self._problem = problem
        self._seats: tuple[Seat, ...] = ()
        self._start: Game | None = None
        self._is_dynasty = False
        self._invitation: Invitation | None = None
        self._seat: Pending | None = None
        self._shown = ""

    def act(self, act: str, given: Mapping[str, str]) -> None:
        """Carries out the action of a form or button in the dialog."""
        match act:
            case "invite":
                self._make(given)
            case "join":
                start_task(self._join(given))
            case "reseat" if self._invitation:
                self._ask(self._invitation, {})
            case "learn" if self._invitation:
                self._learn(self._invitation)
            case "unanswered":
                self.open_invitation(Invitation.parse(view_host.stored_invitation()))
            case "start":
                start_task(self._begin_shown())
            case "move-early" | "play-here":
                start_task(self._set_moved(act == "move-early"))
            case "take-seat" if self._seat:
                start_task(self._take(self._seat))

    # Inviting

    def invite(self, match: Match | None) -> None:
        """Opens the invitation form for a match's game, or the set-up form's if None."""
        try:
            match = match or self._host.form_match()
        except NotationError as error:
            show_problem(str(error))
            return
        self._start, self._is_dynasty = Game(match.game.rules), match.dynasty
        self._open_form(page.with_friends(match.seats))

    def open_continuation(self, match: Match, start: Game, silent: str) -> None:
        """Opens the form for a new game from a position, with a bot for the friend ``silent``."""
        self._start, self._is_dynasty = start, False
        self._open_form(page.with_bot(match.seats, silent, STAND_IN), is_continued=True)

    def _open_form(self, seats: tuple[Seat, ...], is_continued: bool = False) -> None:
        assert self._start
        self._seats = seats
        own = next((seat.name for seat in seats if seat.is_person), "")
        text = page.game_text(self._start.rules, self._is_dynasty)
        own, inviter = "" if own == YOU else own, "" if is_continued else self._unanswered_name()
        self._dialog.show(page.invite(seats, own, text, is_continued, inviter))

    def _unanswered_name(self) -> str:
        """The name in the last unanswered invitation; empty if there is none."""
        try:
            return inviter_name(Invitation.parse(view_host.stored_invitation()))
        except Refused:
            return ""

    def _make(self, given: Mapping[str, str]) -> None:
        kinds = tuple(given[f"seat{place}"] for place in range(len(self._seats)))
        name, start = clean(given["name"]), self._start
        if PERSON not in kinds or not name or not start:
            self._dialog.report(say("friends-incomplete"))
            return
        if FRIEND not in kinds:
            self._play_alone(kinds, name, start)
            return
        secret = urandom(SECRET_SIZE)
        invitation = invitation_to(start, kinds, name, secret, self._is_dynasty)
        self._keep_new(Pending(Lobby(invitation), secret))

    def _play_alone(self, kinds: tuple[str, ...], name: str, start: Game) -> None:
        """Starts the game immediately, because there is no friend to invite."""
        if not str(start).startswith("["):
            self._dialog.report(say("friends-incomplete"))
            return
        seats = tuple(
            Seat(seat.colour, name if kind == PERSON else "", kind)
            for seat, kind in zip(self._seats, kinds, strict=True)
        )
        self._dialog.close()
        self._host.begin_match(Match(seats, new_seed(), (start,)).with_deals())

    def _keep_new(self, pending: Pending) -> None:
        """Saves a new game that hasn't begun, and shows the link to send."""
        self._saved.begin()
        id = self._saved.current or ""
        self._saved.keep(pending.match(), pending.to_data())
        self._saved.leave()
        self._saved.show()
        self.show(id, pending)

    def show(self, id: str, pending: Pending) -> None:
        """Shows a saved game's invitation or answer, so that it can be sent."""
        self._shown, self._invitation = id, pending.invitation
        can_share, guests = view_share.can_share(), len(pending.invitation.guests)
        if pending.is_moved:
            made = full_link(pending_text(pending))
            self._dialog.show(page.moved_early(made, can_share), say("friends-message-seat"))
            return
        if pending.answer:
            made = full_link(pending.answer.to_text())
            inside = page.answered(made, can_share, pending.inviter, guests > 1)
            self._dialog.show(inside, say("friends-message-answer"))
            return
        made = full_link(pending.open_invitation.to_text())
        names = [answer.name for answer in pending.lobby.answers]
        self._dialog.show(page.lobby(made, can_share, names, guests), say("friends-message-invite"))

    async def open_answer(self, answer: Acceptance) -> None:
        """Adds a friend's answer."""
        known = self._find(answer.invitation)
        if known is None or known[1].answer or known[1].is_moved:
            self._problem(say("friends-no-invitation"))
            return
        id, pending = known
        try:
            lobby = pending.lobby.add(answer)
        except Refused as refused:
            if refused.key != "seat-taken":
                raise
            self.show(id, pending)
            if pending.lobby.is_complete:
                raise
            name = answer.name or say("friends-kind-friend")
            self._dialog.report(say("friends-seat-clash", name=name))
            return
        if lobby == pending.lobby:
            self.show(id, pending)
            self._dialog.report(say("friends-known-answer"))
            return
        await self._change(id, replace(pending, lobby=lobby))

    async def _change(self, id: str, pending: Pending) -> None:
        """Saves and shows a change to a game that hasn't begun."""
        if not await self._saved.hold(id, True):
            self._problem(say("saved-elsewhere"))
            return
        self._saved.keep(pending.match(), pending.to_data())
        self._saved.leave()
        self._saved.show()
        self.show(id, pending)

    async def _begin_shown(self) -> None:
        """Starts the game of a complete invitation."""
        game = self._saved.games.get(self._shown)
        if game and game.friends and "lobby" in game.friends:
            pending = Pending.from_data(game.friends)
            await self._begin(self._shown, pending.lobby.letter(pending.secret))

    # Answering

    def open_invitation(self, invitation: Invitation) -> None:
        """Shows the answer form, or this device's earlier answer."""
        known, others = self._find(invitation.hash), answered_names(invitation)
        self._invitation = invitation
        if known is None:
            self._ask(invitation, others)
            return
        id, pending = known
        self._shown = id
        other = others.get(pending.answer.owner) if pending.answer else None
        if pending.answer and other and other != pending.answer.name:
            self._ask(invitation, others)
            self._dialog.report(say("friends-seat-taken", name=other))
            return
        self.show(id, pending)
        if not pending.answer and not pending.is_moved:
            self._dialog.report(say("friends-own-invitation"))

    def _ask(self, invitation: Invitation, others: Mapping[int, str]) -> None:
        """Shows the answer form with the free seats."""
        view_host.store_invitation(invitation.to_text())
        rules = invitation.start.rules
        free = {
            owner: rules.colours[invitation.seats(owner)[0]]
            for owner in invitation.guests
            if owner not in others
        }
        if not free:
            self._dialog.show(page.sentence(say("friends-full")))
            return
        is_begun = str(invitation.start).startswith("[")
        text = page.game_text(rules, invitation.is_dynasty)
        inviter, name = inviter_name(invitation), view_host.player_name(self._host)
        self._dialog.show(
            page.invitation_form(
                text,
                inviter,
                free,
                name,
                is_begun=is_begun,
                is_new=view_host.is_new(self._saved),
                is_storage_unavailable=view_host.is_storage_unavailable(self._saved),
            )
        )

    def _learn(self, invitation: Invitation) -> None:
        """Starts a lesson, then shows the invitation again."""
        self._dialog.close()
        come_back = partial(self.open_invitation, invitation)
        start_task(view_host.learn_first(self._host, come_back))

    async def _join(self, given: Mapping[str, str]) -> None:
        name, invitation = clean(given["name"]), self._invitation
        if not name or not invitation:
            self._dialog.report(say("friends-incomplete"))
            return
        if known := self._find(invitation.hash):
            await self.forget(known[0])  # the answer with another seat
        view_host.store_invitation(None)
        secret = urandom(SECRET_SIZE)
        answer = invitation.accept(int(given["seat"]), secret, name)
        self._keep_new(Pending(Lobby(invitation), secret, answer))

    async def forget(self, id: str) -> None:
        """Deletes a game that hasn't begun."""
        if await places.hold(id):
            await self._saved.remove(id, "game")
            places.release(id)

    # Moving a seat to another device

    async def _set_moved(self, is_moved: bool) -> None:
        """Creates the shown game's private link, or continues the game on this device."""
        pending = dict(self.pending_games()).get(self._shown)
        if pending:
            await self._change(self._shown, replace(pending, is_moved=is_moved))

    def offer(self, seat: Pending) -> None:
        """Asks whether to continue a game on this device."""
        self._seat = seat
        invitation, name = seat.invitation, seat.answer.name if seat.answer else seat.inviter
        text = page.game_text(invitation.start.rules, invitation.is_dynasty)
        self._dialog.show(page.seat_offered(text, name))

    async def _take(self, seat: Pending) -> None:
        known = self._find(seat.invitation.hash)
        try:
            pending = merged_pending(known[1] if known else None, seat)
        except Refused as refused:
            self._dialog.report(say(f"together-refused-{refused.key}"))
            return
        if pending is None:
            self._dialog.report(say("friends-other-seat"))
        elif known:
            await self._change(known[0], pending)
        else:
            self._keep_new(pending)

    def _find(self, hash: bytes) -> tuple[str, Pending] | None:
        """The id and the game for an invitation's hash; None if it isn't saved here."""
        for id, pending in self.pending_games():
            if pending.invitation.hash == hash:
                return id, pending
        return None

    def pending_games(self) -> list[tuple[str, Pending]]:
        """The games that haven't begun, with their ids; without damaged ones."""
        pending = []
        for id, game in self._saved.games.items():
            if game.friends and "lobby" in game.friends:
                with suppress(ValueError):
                    pending.append((id, Pending.from_data(game.friends)))
        return pending
