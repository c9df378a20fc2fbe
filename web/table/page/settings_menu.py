"""The settings in the menu's controls, and the text they are saved as."""

import json
from typing import Any

import js

from browser.elements import element
from table.model.match import YOU, Match
from table.model.settings import COACH_MODES, Settings

DEFAULTS = Settings(sounds=True, vibration=True)

PACE = {"slow": 1.8, "normal": DEFAULTS.pace, "fast": 0.35, "instant": 0.0}
"""The shortest time that a bot's turn takes, in seconds."""

THINKING = {"short": 0.3, "normal": DEFAULTS.thinking, "long": 4.0}
"""Seconds that a bot may think about a choice."""

COACH = {mode: mode for mode in COACH_MODES}
"""Whether the coach is off, answers, or also warns."""

CHOICES: dict[str, dict[str, Any]] = {"pace": PACE, "thinking": THINKING, "coach": COACH}
SWITCHES = {
    "confirm": "confirm",
    "ask-handover": "handover",
    "show-points": "points",
    "show-coordinates": "coordinates",
    "sounds": "sounds",
    "vibration": "vibration",
}
"""The setting of each switch."""

CONTROLS = (*CHOICES, *SWITCHES, "link-names")


def restore(kept: dict[str, Any]) -> None:
    """Sets the controls to the saved settings."""
    for name, known in CHOICES.items():
        if kept.get(name) in (*known,):
            element(name).value = kept[name]
    is_touched = bool(js.matchMedia("(pointer: coarse)").matches)
    usual = DEFAULTS._replace(sounds=not is_touched)
    for name, setting in SWITCHES.items():
        element(name).checked = kept.get(setting, getattr(usual, setting)) is True
    element("link-names").checked = kept.get("names") is not False
    # Desktop browsers claim to vibrate too.
    may_shake = is_touched and can_vibrate()
    element("vibration").closest("label").hidden = not may_shake


def can_vibrate() -> bool:
    """Whether the browser can vibrate; Firefox and Safari can't."""
    return bool(getattr(js.navigator, "vibrate", None))


def settings() -> Settings:
    """The settings that the controls show."""
    switched: dict[str, Any] = {
        setting: bool(element(name).checked) for name, setting in SWITCHES.items()
    }
    chosen = {name: known[element(name).value] for name, known in CHOICES.items()}
    return Settings(**(chosen | switched))


def switch(settings: Settings) -> None:
    """Sets the switches to settings that were changed at the table, and fires their events."""
    for name, setting in SWITCHES.items():
        control, is_on = element(name), getattr(settings, setting)
        if control.checked != is_on:
            control.checked = is_on
            control.dispatchEvent(js.Event.new("change"))


def to_text() -> str:
    """The settings as text, for saving."""
    chosen = {name: element(name).value for name in CHOICES}
    names = bool(element("link-names").checked)
    return json.dumps({**settings()._asdict(), **chosen, "names": names})


def names_to_share(match: Match) -> list[str]:
    """The names to put into a link: none if the player keeps them on this device.

    `YOU` is left out, since another person opens the link.
    """
    if not element("link-names").checked:
        return []
    return ["" if seat.name == YOU else seat.name for seat in match.seats]
