"""The waiting room before a live game, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from friends.page import fair, game_text, kinds, link_field, option, send_buttons
from live import codes
from live.page import Device, dot
from realmino import Rules
from realmino.pieces.variants import GAMES, Variant, available_options, player_counts
from realmino.text.messages import Name
from table.model.match import PERSON
from table.wording import sheets, words


class ShownSeat(NamedTuple):
    """A seat: its colour, its player's kind and, for a person, the name and device."""

    colour: str
    kind: str
    name: str = ""
    is_mine: bool = False


class WaitingRoom(NamedTuple):
    """The dialog's contents before a game."""

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
    """Whether the leader can start the game, or the others can be ready."""
    why: str
    """What the game waits for; empty if the leader can start it."""
    can_share: bool = False
    is_wide: bool = False
    """Whether the screen has room for the QR code and the game's options."""


def waiting_room(room: WaitingRoom, picture: Markup) -> Markup:
    """The waiting room: game, code, seats and people; ``picture`` is the QR code."""
    coach = say("live-coach-on" if room.allows_coach else "live-coach-off")
    return markup(
        '<div class="live-columns"><div>{}{}</div><div>'
        '<h3>{}</h3><ol class="friends-seats live-seats">{}</ol>'
        '<h3>{}</h3><ul class="live-devices">{}</ul>{}{}</div></div>',
        _game(room),
        _invite(room, picture),
        say("friends-who"),
        joined(_place(room, number) for number in range(len(room.places))),
        say("live-people"),
        joined(_device(device) for device in room.devices),
        "" if room.is_leader else markup('<p class="help">{}</p>', coach),
        fair(is_live=True),
    )


def _invite(room: WaitingRoom, picture: Markup) -> Markup:
    """How others join the room; collapsed once somebody is there."""
    inside = markup(
        '<p class="live-code" aria-label="{}">{}</p><div class="live-send">{}</div>'
        '<details class="more live-link"{}><summary>{}</summary><div>{}{}</div></details>',
        " ".join(room.code),
        codes.grouped_code(room.code),
        send_buttons(room.can_share),
        markup(" open") if room.is_wide else "",
        say("live-code-and-link"),
        picture,
        link_field(room.link),
    )
    if len(room.devices) == 1:
        return markup('<div class="live-invite"><p>{}</p>{}</div>', say("live-invite"), inside)
    return markup(
        '<details class="more live-invite"><summary>{}</summary>{}</details>',
        say("live-room", code=codes.grouped_code(room.code)),
        inside,
    )


def _game(room: WaitingRoom) -> Markup:
    rules, text = room.rules, game_text(room.rules, room.is_dynasty)
    if not room.is_leader:
        return markup('<p class="live-game">{}</p>', text)
    games = joined(option(game, game_name(game), game == rules.game) for game in GAMES)
    sizes = joined(
        option(str(size), str(size), size == rules.players) for size in player_counts(rules.game)
    )
    return markup(
        '<details class="more live-game"{}><summary>{}</summary>'
        '<div class="live-rules"><label for="live-game">{}</label><select id="live-game"'
        ' name="game">{}</select><label for="live-players">{}</label><select id="live-players"'
        ' name="players">{}</select></div>{}{}{}</details>',
        markup(" open") if room.is_wide else "",
        text,
        say("live-game"),
        games,
        say("live-players"),
        sizes,
        joined(_variant(rules, *item) for item in available_options(rules.code[:2]).items()),
        _switch("dynasty", "on", room.is_dynasty, say("variant-dynasty")),
        _switch("coach", "on", room.allows_coach, say("live-coach")),
    )


def game_name(game: str) -> str:
    """A game's name from its letter."""
    return say("live-game-name", game=Name(f"game-{game}"))


def _variant(rules: Rules, letter: str, variant: Variant) -> Markup:
    return _switch("variant", letter, letter in rules.code, say(f"variant-{variant.key}"))


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
        who = markup("<span>{}</span>", words.default_name(place.colour, place.kind))
    elif room.is_leader:
        who = markup(
            '<select name="kind" data-seat="{}" aria-label="{}">{}</select>',
            number,
            say(f"colour-{place.colour}"),
            kinds(place.colour, place.kind, {PERSON: say("live-free")}),
        )
    else:
        who = markup("<span>{}</span>", say("live-free"))
    act = "stand" if place.is_mine else "sit" if place.kind == PERSON and not place.name else ""
    button = (
        markup(
            '<button type="button" data-friends="{}" data-seat="{}" aria-label="{}">{}</button>',
            act,
            number,
            words.sentences([say(f"live-{act}"), say(f"colour-{place.colour}")]),
            say(f"live-{act}"),
        )
        if act
        else ""
    )
    return markup("<li>{}{}{}</li>", sheets.emblem(place.colour), who, button)


def _device(device: Device) -> Markup:
    ready = markup('<span class="live-ready">✓ {}</span>', say("live-ready"))
    label = say("live-remove-sure" if device.is_asked else "live-remove")
    remove = markup(
        '<button type="button" class="{}" data-friends="remove" data-peer="{}" aria-label="{}">{}'
        "</button>",
        "danger" if device.is_asked else "quiet",
        device.peer,
        words.sentences([label, device.name]),
        label,
    )
    return markup(
        "<li>{}<strong>{}</strong> <span>{}</span>{}{}</li>",
        dot(device.path),
        say("live-me", name=device.name) if device.is_me else device.name,
        "" if device.is_me else say(f"live-path-{device.path}"),
        ready if device.is_ready else "",
        remove if device.peer else "",
    )


def waiting_buttons(room: WaitingRoom) -> Markup:
    """What the game waits for, and buttons to leave the room, get ready and start."""
    act = "start" if room.is_leader else "ready"
    label = say("friends-start") if room.is_leader else say("live-be-ready")
    pressed = markup(' aria-pressed="{}"', "true" if room.is_ready else "false")
    return markup(
        '<p id="live-why">{}</p>'
        '<button type="button" data-friends="leave">{}</button>'
        '<button type="button" class="primary" data-friends="{}" aria-describedby="live-why"{}{}>{}'
        "</button>",
        room.why,
        say("live-leave"),
        act,
        "" if room.is_leader else pressed,
        "" if room.may_start else markup(' aria-disabled="true"'),
        label,
    )
