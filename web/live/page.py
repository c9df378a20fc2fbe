"""The pages of the dialog for playing together, and the people above the table, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from live import codes
from realmino import NotationError, Rules
from realmino.pieces.variants import GAMES, OPTIONS, SIZES
from realmino.text.messages import Name
from table import sheets, words
from table.match import PERSON
from together.page import BOTS, game_text, name_field, option, share

PLAYERS: Final = {
    game: sorted({int(size[1]) for size in SIZES if size[0] == game}) for game in GAMES
}
"""How many may play each game."""


class Device(NamedTuple):
    """A device in the room. ``path`` is ``direct``, ``relay``, ``looking`` or ``away``."""

    name: str
    path: str
    is_me: bool = False
    is_ready: bool = False
    gesture: str = ""


class ShownSeat(NamedTuple):
    """A seat: its colour, the kind of its player and, for a person, the name and device."""

    colour: str
    kind: str
    name: str = ""
    is_mine: bool = False


class WaitingRoom(NamedTuple):
    """What the dialog shows before a game."""

    code: str
    link: str
    rules: Rules
    is_dynasty: bool
    places: Sequence[ShownSeat]
    devices: Sequence[Device]
    allows_coach: bool
    is_leader: bool
    is_ready: bool
    may_start: bool
    """Whether the leader can start the game; for the others, whether they can be ready."""
    can_share: bool = False


def enter(name: str, code: str = "", relays: str = "") -> Markup:
    """The forms that open a room or join one; with a code, only the form to join its room.

    ``relays`` are the hosts of the relays, for the sentence on what these see.
    """
    opening = markup(
        '<form data-live="open"><button class="primary">{}</button></form>', say("live-open")
    )
    return markup(
        "<p>{}</p>{}{}"
        '<form data-live="join" class="far-row"><label class="field">{} <input name="code"'
        ' value="{}" autocomplete="off" autocapitalize="characters" spellcheck="false" required>'
        '</label><button class="{}">{}</button></form><p class="help">{}</p>{}',
        say("live-how"),
        name_field(name),
        "" if code else opening,
        say("live-code"),
        codes.shown(code) if code else "",
        "primary" if code else "",
        say("far-join"),
        say("live-privacy", relays=relays),
        "" if code else fair(),
    )


def fair() -> Markup:
    """Why deals are fair, folded away. In a live game, every device has a part in every deal."""
    return markup(
        '<details class="more"><summary>{}</summary><p>{}</p></details>',
        say("far-fair"),
        say("far-fair-text"),
    )


def sentence(text: str) -> Markup:
    """A page with one sentence."""
    return markup('<p role="status">{}</p>', text)


def waiting_room(room: WaitingRoom, picture: Markup) -> Markup:
    """The waiting room: its code, the game, the seats and the people."""
    return markup(
        '<div class="live-invite">{}<div><p>{}</p><p class="live-code" aria-label="{}">{}</p></div>'
        "</div>{}{}<h3>{}</h3><ol class='far-seats live-seats'>{}</ol>{}"
        '<h3>{}</h3><ul class="live-devices">{}</ul>{}<p class="help">{}</p>',
        picture,
        say("live-invite"),
        " ".join(room.code),
        codes.shown(room.code),
        share(room.link, room.can_share),
        _game(room),
        say("far-who"),
        joined(_place(room, number) for number in range(len(room.places))),
        _coach(room),
        say("live-people"),
        joined(_device(device) for device in room.devices),
        fair(),
        "" if room.is_leader and room.may_start else say("live-start-when"),
    )


def _game(room: WaitingRoom) -> Markup:
    rules = room.rules
    if not room.is_leader:
        return markup('<p class="live-game">{}</p>', game_text(rules, room.is_dynasty))
    games = joined(option(game, game_name(game), game == rules.game) for game in GAMES)
    sizes = joined(
        option(str(size), str(size), size == rules.players) for size in PLAYERS[rules.game]
    )
    return markup(
        '<div class="live-rules"><label for="live-game">{}</label><select id="live-game"'
        ' name="game">{}</select><label for="live-players">{}</label><select id="live-players"'
        ' name="players">{}</select></div>{}{}',
        say("live-game"),
        games,
        say("live-players"),
        sizes,
        joined(_variant(rules, letter) for letter in OPTIONS if may_have(rules, letter)),
        _switch("dynasty", "on", room.is_dynasty, say("variant-dynasty")),
    )


def game_name(game: str) -> str:
    """The name of a game, from its letter."""
    return say("live-game-name", game=Name(f"game-{game}"))


def may_have(rules: Rules, letter: str) -> bool:
    """Whether a game with this number of players can have a variant, given by its letter."""
    try:
        Rules.parse(f"{rules.code[0]}{rules.players}{letter}")
    except NotationError:
        return False
    return True


def _variant(rules: Rules, letter: str) -> Markup:
    is_chosen, label = letter in rules.code, say(f"variant-{OPTIONS[letter]}")
    return _switch("variant", letter, is_chosen, label)


def _switch(name: str, value: str, is_on: bool, label: str) -> Markup:
    return markup(
        '<label class="switch"><input type="checkbox" name="{}" value="{}"{}>{}</label>',
        name,
        value,
        markup(" checked") if is_on else "",
        label,
    )


def _place(room: WaitingRoom, number: int) -> Markup:
    place = room.places[number]
    if place.name:
        who = markup("<span>{}</span>", place.name)
    elif place.kind != PERSON and not room.is_leader:
        who = markup("<span>{}</span>", words.unnamed(place.colour, place.kind))
    elif room.is_leader:
        who = markup(
            '<select name="kind" data-seat="{}" aria-label="{}">{}</select>',
            number,
            say(f"colour-{place.colour}"),
            _kinds(place),
        )
    else:
        who = markup("<span>{}</span>", say("live-free"))
    act = "stand" if place.is_mine else "sit" if place.kind == PERSON and not place.name else ""
    button = (
        markup(
            '<button type="button" data-live="{}" data-seat="{}" aria-label="{}">{}</button>',
            act,
            number,
            words.sentences([say(f"live-{act}"), say(f"colour-{place.colour}")]),
            say(f"live-{act}"),
        )
        if act
        else ""
    )
    return markup("<li>{}{}{}</li>", sheets.emblem(place.colour), who, button)


def _kinds(place: ShownSeat) -> Markup:
    names = {PERSON: say("live-free")}
    names |= {kind: words.unnamed(place.colour, kind) for kind in BOTS}
    return joined(option(kind, name, kind == place.kind) for kind, name in names.items())


def _coach(room: WaitingRoom) -> Markup:
    if not room.is_leader:
        return markup("<p>{}</p>", say("live-coach-on" if room.allows_coach else "live-coach-off"))
    return _switch("coach", "on", room.allows_coach, say("live-coach"))


def _device(device: Device) -> Markup:
    ready = markup('<span class="live-ready">✓ {}</span>', say("live-ready"))
    return markup(
        "<li>{}<strong>{}</strong> <span>{}</span>{}</li>",
        _dot(device.path),
        _named(device),
        "" if device.is_me else say(f"live-path-{device.path}"),
        ready if device.is_ready else "",
    )


def _named(device: Device) -> str:
    return say("live-me", name=device.name) if device.is_me else device.name


def _dot(path: str) -> Markup:
    return markup('<span class="live-dot {}" aria-hidden="true"></span>', path)


def waiting_buttons(room: WaitingRoom) -> Markup:
    """The buttons below the waiting room: to leave it, to get ready and to start."""
    act = "start" if room.is_leader else "ready"
    label = say("far-start") if room.is_leader else say("live-be-ready")
    pressed = markup(' aria-pressed="{}"', "true" if room.is_ready else "false")
    return markup(
        '<button type="button" data-live="leave">{}</button>'
        '<button type="button" class="primary" data-live="{}"{}{}>{}</button>',
        say("live-leave"),
        act,
        "" if room.is_leader else pressed,
        "" if room.may_start else markup(' aria-disabled="true"'),
        label,
    )


def qr(size: int, path: str, label: str) -> Markup:
    """A QR code with ``size`` squares a side; ``path`` draws the dark ones, black on white."""
    return markup(
        '<svg class="live-qr" role="img" aria-label="{}" viewBox="-4 -4 {} {}">'
        '<rect x="-4" y="-4" width="{}" height="{}" fill="#fff"/><path d="{}" fill="#000"/></svg>',
        label,
        *[size + 8] * 4,
        path,
    )


def people(devices: Sequence[Device]) -> Markup:
    """The people above the table, with their connections and gestures."""
    return joined(
        markup(
            '<li class="{}">{}<span>{}</span><span class="visually-hidden">{}</span>{}</li>',
            "away" if device.path == "away" else "",
            _dot(device.path),
            device.name,
            "" if device.is_me else say(f"live-path-{device.path}"),
            markup('<em class="live-gesture">{}</em>', device.gesture) if device.gesture else "",
        )
        for device in devices
    )


def buttons(labels: Mapping[str, str]) -> Markup:
    """Buttons with these labels, by the names of their actions."""
    return joined(
        markup('<button type="button" data-live="{}">{}</button>', name, label)
        for name, label in labels.items()
    )
