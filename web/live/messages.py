"""A room's messages. Each is a JSON object with a version and one kind of content.

``here`` is a device's heartbeat, with its complete state, so a lost message does no harm. ``plan``
is the leader's plan, ``letter`` is the game, and ``out`` lists the devices that the leader has
removed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from live.values import LONGEST_ID, MOST_SEATS, short_name
from realmino.together.agreements import Agreements, Change, from_bytes, to_bytes
from realmino.together.fair import Refused, from_base64, to_base64

VERSION: Final = 2
KINDS: Final = ("here", "plan", "letter", "gesture", "out", "bye")
LONGEST_VALUE: Final = 300
"""The maximum number of characters in a heartbeat's value."""


class OtherPageVersion(ValueError):
    """A message from another version of the page."""

    def __init__(self, is_newer: bool) -> None:
        super().__init__(is_newer)
        self.is_newer = is_newer


class UndoRequest(NamedTuple):
    """A request to undo a choice, and a device's answer."""

    id: str
    """The asking device's name, a colon and a number."""
    agreements: Agreements
    agrees: bool | None = None


class Here(NamedTuple):
    """A device's complete state."""

    number: int
    """Increases with every message."""
    name: str = ""
    plan: str = ""
    """The hash of the plan it knows."""
    ready: str = ""
    """The hash of the plan it is ready for."""
    seats: tuple[tuple[int, str], ...] = ()
    """The seats it wants in the lobby, each with a name."""
    answer: str = ""
    """Its answer to the leader's invitation."""
    owner: int = -1
    """Its owner number in the game; -1 for none."""
    letter: str = ""
    """The hash of its letter."""
    vote: Agreements = ()
    """The agreements it votes for."""
    undo: UndoRequest | None = None
    wants_bot: bool = False
    """Whether a bot should play its seats from now on."""
    wants_back: bool = False
    """Whether it wants its seats back from a bot."""
    rejected: tuple[int, ...] = ()
    """The owners whose versions it has rejected."""
    rematch: str = ""
    """The identity of the game after which it wants a rematch."""

    def to_data(self) -> dict[str, Any]:
        """The values for JSON, without defaults."""
        data = {
            name: value
            for name, value in self._asdict().items()
            if value != self._field_defaults.get(name)
        }
        if self.vote:
            data["vote"] = to_base64(to_bytes(self.vote))
        if self.undo:
            id, agreements, agrees = self.undo
            data["undo"] = [id, to_base64(to_bytes(agreements)), agrees]
        return data

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Here:
        """The state from JSON values; raises ValueError if they are invalid."""
        try:
            seats = ((int(seat), short_name(str(name))) for seat, name in data.get("seats", ()))
            undo = data.get("undo")
            if data.get("wants_bot") and data.get("wants_back"):
                raise ValueError("wants both a bot and the seats back")
            return Here(
                number=int(data["number"]),
                name=short_name(str(data.get("name", ""))),
                plan=_text(data, "plan"),
                ready=_text(data, "ready"),
                seats=tuple(seats)[:MOST_SEATS],
                answer=_text(data, "answer"),
                owner=int(data.get("owner", -1)),
                letter=_text(data, "letter"),
                vote=_agreements(_text(data, "vote")),
                undo=_undo(*undo) if undo else None,
                wants_bot=data.get("wants_bot") is True,
                wants_back=data.get("wants_back") is True,
                rejected=tuple(int(owner) for owner in data.get("rejected", ())[:MOST_SEATS]),
                rematch=_text(data, "rematch"),
            )
        except (KeyError, TypeError, IndexError, Refused):
            raise ValueError("not a heartbeat") from None


def _text(data: Mapping[str, Any], name: str) -> str:
    return str(data.get(name, ""))[:LONGEST_VALUE]


def _undo(id: object, agreements: object, agrees: object) -> UndoRequest:
    answer, wanted = agrees if isinstance(agrees, bool) else None, _agreements(str(agreements))
    if not wanted or wanted[-1].change is not Change.UNDO:
        raise ValueError("not an undo")
    return UndoRequest(str(id)[: LONGEST_ID + 12], wanted, answer)


def _agreements(text: str) -> Agreements:
    return from_bytes(from_base64(text[:LONGEST_VALUE]))


def message(kind: str, content: object) -> str:
    """A message's text."""
    data = {"v": VERSION, kind: content}
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> tuple[str, Any]:
    """A message's kind and content; the kind is empty if it's unknown.

    Raises ValueError for anything else, and `OtherPageVersion` for another version.
    """
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None
    version = data.get("v") if isinstance(data, dict) else None
    if not isinstance(version, int):
        raise ValueError("not a message")
    if version != VERSION:
        raise OtherPageVersion(version > VERSION)
    return next(((kind, data[kind]) for kind in KINDS if kind in data), ("", None))
