"""The sentences of the end of a game."""

from typing import Final

from realmino.text.spoken import Speech

_SPEECH: Final = Speech("more.counting")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)
