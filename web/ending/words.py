"""The sentences of the end of a game."""

from typing import Final

from ending.locale.en import CATALOGUE
from realmino.text.messages import Messages

_MESSAGES: Final = Messages(CATALOGUE)


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _MESSAGES.say(key, **values)
