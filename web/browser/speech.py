"""The sentences that come with every page."""

from typing import Final

from realmino.text.spoken import Speech

_SPEECH: Final = Speech("words.table")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)
