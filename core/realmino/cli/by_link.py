"""``play --by-link``: a game with friends elsewhere, played by sending links."""

import argparse
import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any, Final

from realmino.bots import BOTS, LETTERS
from realmino.cli import inputs
from realmino.cli.terminal_game import YOU, TerminalGame
from realmino.game import Game
from realmino.pieces.variants import SEATS
from realmino.text.language import say
from realmino.together.fair import BOT, SECRET_SIZE, Refused, link
from realmino.together.fields import link_fields
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite, seat_owners
from realmino.together.letter import PERSON, Letter
from realmino.together.merging import merged

FRIEND: Final = "friend"
_LETTERS: Final = {YOU: PERSON, FRIEND: PERSON, **LETTERS}
_BOTS: Final = {letter: bot for bot, letter in LETTERS.items()}


class Store:
    """Stored games, one file each, which only the user can read because it contains a secret.

    A game's values are ``secret``, ``owner`` and, depending on its progress, the texts ``lobby``,
    ``invitation``, ``answer`` and ``letter``.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[dict[str, Any]]:
        """All games; skips other files."""
        games = []
        for path in sorted(self.folder.glob("*.json")):
            try:
                values = json.loads(path.read_text(encoding="utf-8"))
                bytes.fromhex(values["secret"])
            except (ValueError, KeyError, TypeError):
                continue
            games.append(values)
        return games

    def keep(self, values: dict[str, Any]) -> None:
        """Writes a game to a new file, which then replaces the old one."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.folder / f"{link(bytes.fromhex(values['secret']), 0).hex()[:18]}.json"
        new = path.with_suffix(".new")
        with open(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as file:
            json.dump(values, file)
        new.replace(path)


def folder(chosen: str | None) -> Path:
    """The folder for games: the chosen one, or one in the user's data folder."""
    if chosen:
        return Path(chosen)
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    if not data.is_absolute():  # the specification says to ignore it
        data = Path.home() / ".local/share"
    return data / "realmino"


def play(chosen: argparse.Namespace) -> int:
    """Invites friends if rules are given, then reads links until the player quits."""
    exchange = LinkExchange(Store(folder(chosen.folder)), chosen.address, chosen.name)
    try:
        if chosen.rules:
            exchange.invite(inputs.rules(chosen).code, chosen.seats)
        while True:
            text = input(f"{say('play-link-paste')}\n> ").strip()
            if text == "q":
                return 0
            try:
                exchange.read(text)
            except Refused as refused:
                print(say(f"together-refused-{refused.key}", **refused.values))
    except (EOFError, KeyboardInterrupt):
        print()
    return 0


class LinkExchange:
    """Reads links from friends and prints the links to send them."""

    def __init__(self, store: Store, address: str, name: str) -> None:
        self.store = store
        self.address = address
        self.name = name

    def invite(self, code: str, seats: str | None) -> None:
        """Invites friends to a new game; by default, they have all other seats."""
        count = int(code[1])
        names = seats.split(",") if seats else [YOU] + [FRIEND] * (count - 1)
        if len(names) != count or not {YOU, FRIEND} <= {*names} <= {*_LETTERS}:
            options = ", ".join(_LETTERS)
            raise inputs.BadInput(
                f"argument --seats: expected {count} of {options}, with you and a friend among them"
            )
        owners = seat_owners(names, YOU, FRIEND)
        secret, kinds = os.urandom(SECRET_SIZE), "".join(_LETTERS[name] for name in names)
        player_names = [self.name if name == YOU else "" for name in names]
        invitation = invite(code, owners, secret, kinds=kinds, names=player_names)
        self.store.keep({"secret": secret.hex(), "owner": 0, "lobby": Lobby(invitation).to_text()})
        self._print("play-link-invite", invitation.to_text())

    def read(self, text: str) -> None:
        """Handles a link; without one, plays the games in which it's our turn.

        Raises `Refused`.
        """
        if not text:
            self._resume()
            return
        fields = link_fields(text)
        if "with" in fields:
            self._answer(Invitation.parse(text))
        elif "join" in fields:
            self._add(Acceptance.parse(text))
        else:
            self._continue(Letter.parse(text))

    def _resume(self) -> None:
        for game in self.store.games():
            if "letter" in game:
                letter = Letter.parse(game["letter"])
                if letter.waits_for == game["owner"]:
                    self._play(game, letter)

    def _answer(self, invitation: Invitation) -> None:
        """Accepts an invitation, or repeats our answer if we have already accepted it."""
        for game in self.store.games():
            if "answer" in game and Invitation.parse(game["invitation"]).hash == invitation.hash:
                self._print("play-link-answer", game["answer"])
                return
            if "lobby" in game and Lobby.parse(game["lobby"]).invitation.hash == invitation.hash:
                raise Refused("own-invitation")
        places = {SEATS[invitation.seats(owner)[0]]: owner for owner in invitation.guests}
        letter = next(iter(places))
        while len(places) > 1:
            letter = input(f"{say('play-link-who', letters=[*places])}\n> ").strip()
            if letter in places:
                break
        secret = os.urandom(SECRET_SIZE)
        answer = invitation.accept(places[letter], secret, self.name)
        values = {"secret": secret.hex(), "owner": answer.owner, "answer": answer.to_text()}
        self.store.keep(values | {"invitation": invitation.to_text()})
        self._print("play-link-answer", answer.to_text())

    def _add(self, answer: Acceptance) -> None:
        """Adds an answer to our invitation; the last answer starts the game."""
        for game in self.store.games():
            lobby = Lobby.parse(game["lobby"]) if "lobby" in game else None
            if lobby is None or lobby.invitation.hash != answer.invitation:
                continue
            lobby = lobby.add(answer)
            game["lobby"] = lobby.to_text()
            self.store.keep(game)
            if lobby.missing_guests:
                seats = [SEATS[lobby.invitation.seats(owner)[0]] for owner in lobby.missing_guests]
                print(say("play-link-missing", letters=seats))
            elif "letter" not in game:
                self._play(game, lobby.letter(bytes.fromhex(game["secret"])))
            return
        raise Refused("other-invitation")

    def _continue(self, received: Letter) -> None:
        """Continues a game that's stored here."""
        for game in self.store.games():
            if "letter" in game:
                stored = Letter.parse(game["letter"])
                if stored.identity == received.identity:
                    return self._play(game, merged(stored, received, [game["owner"]]))
            elif "answer" in game:
                answer = Acceptance.parse(game["answer"])
                if link(bytes.fromhex(game["secret"]), 0) in received.chance.anchors:
                    Invitation.parse(game["invitation"]).check(received, answer)
                    return self._play(game, received)
        raise Refused("not-here")

    def _play(self, game: dict[str, Any], letter: Letter) -> None:
        """Plays our part of a game, and prints the link to send."""

        def keep(new: Letter) -> None:
            game["letter"] = new.to_text(20_000)
            self.store.keep(game)

        keep(letter)
        table = LinkedGame(letter, game["owner"], bytes.fromhex(game["secret"]))
        table.play_on(keep)
        self._print("play-link-send", table.letter.to_text())
        if table.letter.waits_for is not None:
            seat = table.letter.chance.owners.index(table.letter.waits_for)
            print(say("play-link-theirs", name=table.name(seat)))

    def _print(self, key: str, text: str) -> None:
        print(f"{say(key)}\n{self.address}#{text}")


class LinkedGame(TerminalGame):
    """A game in which this computer plays one owner's seats and the bots that move after them."""

    def __init__(self, letter: Letter, owner: int, secret: bytes) -> None:
        kinds = zip(letter.chance.owners, letter.kinds, strict=True)
        seats = [
            YOU if other == owner else FRIEND if other != BOT else _BOTS.get(kind, "greedy")
            for other, kind in kinds
        ]
        super().__init__(letter.game.rules, seats, letter.identity.hex())
        self.letter = letter
        self.owner = owner
        self.secret = secret
        self._take(letter)
        self.printed = 0

    def name(self, seat: int) -> str:
        """The player's name from the letters, or else the terminal's name for the seat."""
        names = self.letter.names
        if names and re.sub(r"\W", "", names[seat]):
            return f"{self.pen.seat(seat)}({names[seat]})"
        return super().name(seat)

    def play_on(self, keep: Any) -> None:
        """Plays while it's our turn; ``keep`` stores each letter before it can be sent."""
        while True:
            self._print_moves()
            draft = self._draft()
            if draft.waits_for == self.owner and not draft.due:
                self._choose_one()
            elif draft.waits_for == self.owner or draft.number > self.letter.number:
                if draft.number > self.letter.number and not self._is_finished():
                    continue
                self._take(draft.give(self.owner, self.secret))
                keep(self.letter)
            else:
                break
        if self.letter.is_over:
            self._end()

    def _take(self, letter: Letter) -> None:
        if len(letter.games) > len(self.letter.games):
            self.printed = 0
        self.letter, self.game = letter, letter.game
        self.held = letter.game.number

    def _draft(self) -> Letter:
        """The letter including choices that haven't been sent."""
        letter = self.letter
        for move in self.game.moves[letter.game.number :]:
            letter = letter.play(move)  # type: ignore[arg-type]
        return letter

    def _choose_one(self) -> None:
        seat = self.game.state.to_act
        assert seat is not None
        if self.seats[seat] == YOU:
            self._turn(seat)
        else:
            random = Random(f"{self.seed}/{self.game.number}")
            self.game: Game = self.game.play(BOTS[self.seats[seat]](self.game.state, random))

    def _is_finished(self) -> bool:
        """Asks whether to send the turn; undoes its last choice on request."""
        new = self.game.history()[self.held :]
        if not any(played.seat is not None and self.seats[played.seat] == YOU for played in new):
            return True
        answer = input(f"{say('play-link-finish')}\n> ").strip()
        if answer == "q":
            raise EOFError
        if answer == "u":
            self._undo()
        return answer == ""
