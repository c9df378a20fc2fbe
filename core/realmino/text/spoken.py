"""The language in use, and what each part of a program says in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from realmino.text.messages import Messages, Pattern

ENGLISH: Final = "en"
_spoken: Final = [ENGLISH]
"""The languages in use, the one that is spoken now at the end."""


def language() -> str:
    """The language in use."""
    return _spoken[-1]


def speak(other: str) -> None:
    """Has everything said in that language from now on."""
    _spoken[:] = [other]


@contextmanager
def speaking(other: str) -> Iterator[None]:
    """Has everything said in that language meanwhile."""
    _spoken.append(other)
    try:
        yield
    finally:
        _spoken.pop()


class Speech:
    """The messages of one part of a program, in whatever language is in use.

    The catalogues lie in packages with a module for each language; only that of the language in
    use is imported.
    """

    def __init__(self, *packages: str) -> None:
        self._packages: Final = packages
        self._messages: Final[dict[str, Messages]] = {}

    def say(self, key: str, **values: object) -> str:
        """The message of that key with its values; KeyError for one that does not exist."""
        return self.messages(_spoken[-1]).say(key, **values)

    def messages(self, other: str) -> Messages:
        """All messages in a language; ModuleNotFoundError for one without a catalogue."""
        known = self._messages.get(other)
        if known is None:
            catalogue: dict[str, Pattern] = {}
            for package in self._packages:
                catalogue |= import_module(f"{package}.{other}").CATALOGUE
            known = self._messages[other] = Messages(catalogue, other)
        return known
