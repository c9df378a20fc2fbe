"""The sentences of the lessons."""

from typing import Final

from realmino.text.spoken import Speech

_SPEECH: Final = Speech("more.lessons")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)
