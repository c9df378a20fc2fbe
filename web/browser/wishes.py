"""How people want to play, from the controls of the menu; kept from one visit to the next."""

import json

from browser.keep import SETTINGS, Keep
from browser.mirror import element
from table.course import Settings

PACE = {"slow": 1.8, "normal": 0.9, "fast": 0.35, "instant": 0.0}
"""How long a bot's turn takes at least, in seconds."""

CONTROLS = ("pace", "confirm", "ask-handover")


def restore(keep: Keep) -> None:
    """Sets the controls as they were last left."""
    kept = keep.settings()
    if kept.get("pace") in PACE:
        element("pace").value = kept["pace"]
    element("confirm").checked = kept.get("confirm") is True
    element("ask-handover").checked = kept.get("handover") is True


def settings() -> Settings:
    """What the controls say now."""
    return Settings(bool(element("confirm").checked), bool(element("ask-handover").checked))


def pace() -> float:
    """How long a bot's turn takes at least, in seconds; 0 where nothing should be waited for."""
    return PACE[element("pace").value]


def to_text() -> str:
    """The text that the settings are kept as."""
    return json.dumps({**settings()._asdict(), "pace": element("pace").value})


__all__ = ["CONTROLS", "PACE", "SETTINGS", "pace", "restore", "settings", "to_text"]
