"""How people want to play, from the controls of the menu; kept from one visit to the next."""

import json
from typing import Any

from browser.elements import element
from table.settings import Settings

PACE = {"slow": 1.8, "normal": 0.9, "fast": 0.35, "instant": 0.0}
"""How long a bot's turn takes at least, in seconds."""

THINKING = {"short": 0.3, "normal": 1.0, "long": 4.0}
"""How long a bot may think about a choice, in seconds."""

CHOICES = {"pace": PACE, "thinking": THINKING}
CONTROLS = (*CHOICES, "confirm", "ask-handover")


def restore(kept: dict[str, Any]) -> None:
    """Sets the controls as they were last left."""
    for name, known in CHOICES.items():
        if kept.get(name) in (*known,):
            element(name).value = kept[name]
    element("confirm").checked = kept.get("confirm") is True
    element("ask-handover").checked = kept.get("handover") is True


def settings() -> Settings:
    """What the controls say now."""
    return Settings(bool(element("confirm").checked), bool(element("ask-handover").checked))


def pace() -> float:
    """How long a bot's turn takes at least, in seconds; 0 where nothing should be waited for."""
    return PACE[element("pace").value]


def thinking() -> float:
    """How long a bot may think about a choice, in seconds."""
    return THINKING[element("thinking").value]


def to_text() -> str:
    """The text that the settings are kept as."""
    chosen = {name: element(name).value for name in CHOICES}
    return json.dumps({**settings()._asdict(), **chosen})
