"""The live dialog's pages, and the people above the table, as HTML.

`page_waiting` has the waiting room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from friends.page import fair, name_field, newcomer, storage_warning
from live import codes

EYE: Final = markup(
    '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor"'
    ' stroke-width="2"><path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z"/>'
    '<circle cx="12" cy="12" r="3"/></svg>'
)


MAIN_WAYS: Final = ("keep-waiting", "watch")
"""The actions with prominent buttons."""


class WaitStep(Enum):
    """A step on the way into a room."""

    RELAY = "relay"
    """Waiting until the frame has loaded and a relay responds."""
    PEOPLE = "people"
    """Waiting until somebody is found in the room."""
    LINK = "link"
    """Waiting until that device can be reached and has sent the game."""


class Device(NamedTuple):
    """A device in the room. ``path`` is ``direct``, ``relay``, ``looking`` or ``away``."""

    name: str
    path: str
    is_me: bool = False
    is_ready: bool = False
    gesture: str = ""
    peer: str = ""
    """The carrier's name for it, if this person may remove it."""
    is_asked: bool = False
    """Whether this person has pressed “Remove” once."""


class Entry(NamedTuple):
    """The first page's contents."""

    name: str
    code: str = ""
    """The invitation's room code."""
    relays: str = ""
    """The relays' hosts, for the sentence about what they can see."""
    recent: Sequence[tuple[str, str]] = ()
    """Recent rooms' codes and days."""
    is_new: bool = False
    """Whether the person has never played here."""
    is_storage_unavailable: bool = False
    """Whether the browser saves nothing."""


def enter(entry: Entry) -> Markup:
    """The forms for opening and joining a room; with a code, only the form for joining."""
    code = entry.code
    opening = markup(
        '<form data-friends="open"><button class="primary">{}</button></form>', say("live-open")
    )
    return markup(
        "<p>{}</p>{}{}{}{}"
        '<form data-friends="join" class="friends-row"><label class="field">{} <input name="code"'
        ' value="{}" autocomplete="off" autocapitalize="characters" spellcheck="false" required>'
        '</label><button class="{}">{}</button></form>{}<p class="help">{}</p>{}',
        say("live-how"),
        newcomer() if code and entry.is_new else "",
        name_field(entry.name),
        storage_warning() if entry.is_storage_unavailable else "",
        "" if code else opening,
        say("live-code"),
        codes.grouped_code(code) if code else "",
        "primary" if code else "",
        say("friends-join"),
        "" if code else _recent_rooms(entry.recent),
        say("live-privacy", relays=entry.relays),
        "" if code else fair(is_live=True),
    )


def _recent_rooms(rooms: Sequence[tuple[str, str]]) -> Markup:
    if not rooms:
        return Markup()
    return markup(
        '<h3>{}</h3><ul class="live-recent">{}</ul>',
        say("live-recent"),
        joined(
            markup(
                '<li><button type="button" data-friends="recent" data-code="{}"><b>{}</b> <span>{}'
                "</span></button></li>",
                code,
                codes.grouped_code(code),
                day,
            )
            for code, day in rooms
        ),
    )


def wait(text: str, code: str, more: Markup, ways: Sequence[str] = ()) -> Markup:
    """A state before the waiting room: a sentence, the room's code, and possible actions."""
    return markup(
        '<p class="live-state" role="status">{}</p><p class="live-room">{}</p>{}'
        '<div class="live-ways">{}</div>',
        text,
        say("live-room", code=codes.grouped_code(code)),
        more,
        joined(
            markup(
                '<button type="button" class="{}" data-friends="{}">{}</button>',
                "primary" if way in MAIN_WAYS else "",
                way,
                say("friends-title") if way == "by-link" else say(f"live-{way}"),
            )
            for way in ways
        ),
    )


def steps(current: WaitStep) -> Markup:
    """The steps into a room: completed, current and future ones."""
    order = [*WaitStep]
    place = order.index(current)
    return markup(
        '<ol class="live-steps">{}</ol>',
        joined(
            markup(
                '<li class="{}">{} <span class="visually-hidden">{}</span></li>',
                "done" if number < place else "now" if number == place else "",
                say(f"live-step-{step.value}"),
                say("live-step-done")
                if number < place
                else say("live-step-now")
                if number == place
                else "",
            )
            for number, step in enumerate(order)
        ),
    )


def qr(size: int, path: str, label: str) -> Markup:
    """A QR code with ``size`` squares per side; ``path`` draws the dark ones, black on white."""
    return markup(
        '<svg class="live-qr" role="img" aria-label="{}" viewBox="-4 -4 {} {}">'
        '<rect x="-4" y="-4" width="{}" height="{}" fill="#fff"/><path d="{}" fill="#000"/></svg>',
        label,
        *[size + 8] * 4,
        path,
    )


def dot(path: str) -> Markup:
    """The dot that shows how a device is connected."""
    return markup('<span class="live-dot {}" aria-hidden="true"></span>', path)


def people(devices: Sequence[Device], watchers: int = 0) -> Markup:
    """The players above the table with connections and gestures, and the number of watchers."""
    players = joined(
        markup(
            '<li class="{}">{}<span>{}</span><span class="visually-hidden">{}</span>{}</li>',
            "away" if device.path == "away" else "",
            dot(device.path),
            device.name,
            "" if device.is_me else say(f"live-path-{device.path}"),
            markup('<em class="live-gesture">{}</em>', device.gesture) if device.gesture else "",
        )
        for device in devices
    )
    watching = markup(
        '<li class="live-watchers" title="{}">{}<span aria-hidden="true">{}</span>'
        '<span class="visually-hidden">{}</span></li>',
        say("live-watchers", number=watchers),
        EYE,
        watchers,
        say("live-watchers", number=watchers),
    )
    return markup("{}{}", players, watching if watchers else "")


def buttons(labels: Mapping[str, str]) -> Markup:
    """Buttons with these labels, by action."""
    return joined(
        markup('<button type="button" data-friends="{}">{}</button>', name, label)
        for name, label in labels.items()
    )
