"""The messages of the command line and the diagrams, in the language in use."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Final

from realmino.model.buildings import BUILDINGS, Building
from realmino.model.dominoes import Domino
from realmino.model.terrain import Terrain
from realmino.text.messages import Messages, Name

ENGLISH: Final = "en"
_KINDS: Final = {tile.kind for tile in BUILDINGS}
_spoken: Final = [ENGLISH]
"""The languages in use, the one that is spoken now at the end."""


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _messages(_spoken[-1]).say(key, **values)


def language() -> str:
    """The language in use."""
    return _spoken[-1]


@contextmanager
def speaking(other: str) -> Iterator[None]:
    """Has everything said in that language; ModuleNotFoundError for one without a catalogue.

    >>> with speaking("en"):
    ...     say("knights", knights=2)
    '2 knights'
    """
    _messages(other)
    _spoken.append(other)
    try:
        yield
    finally:
        _spoken.pop()


@cache
def _messages(other: str) -> Messages:
    return Messages(import_module(f"realmino.text.{other}").CATALOGUE, other)


def land(terrain: Terrain) -> Name:
    """A terrain, to be named in a message."""
    return Name(f"terrain-{terrain.key}")


def colour(key: str) -> Name:
    """The colour of a seat, to be named in a message."""
    return Name(f"colour-{key}")


def building(tile: Building) -> Name | str:
    """The kind of a building, to be named in a message; of a table of one's own as it says."""
    return Name(f"building-{tile.key}") if tile.kind in _KINDS else tile.kind


def halves(domino: Domino) -> dict[str, object]:
    """The number and the halves of a domino, for a message."""
    return {
        "domino": domino.printed,
        "terrain1": land(domino.first.terrain),
        "crowns1": domino.first.crowns,
        "terrain2": land(domino.second.terrain),
        "crowns2": domino.second.crowns,
    }
