"""The messages of the command line and the diagrams, in the language in use."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.dominoes import Domino
from realmino.pieces.terrain import Terrain
from realmino.text import spoken
from realmino.text.messages import Name
from realmino.text.spoken import ENGLISH, Speech

_KINDS: Final = {tile.kind for tile in BUILDINGS}
_SPEECH: Final = Speech("realmino.text")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist.

    What only programmers need has no messages in other languages and is said in English.
    """
    messages = _SPEECH.messages(spoken.language())
    if key not in messages:
        messages = _SPEECH.messages(ENGLISH)
    return messages.say(key, **values)


@contextmanager
def speaking(other: str) -> Iterator[None]:
    """Has everything said in that language; ModuleNotFoundError for one without a catalogue.

    >>> with speaking("en"):
    ...     say("knights", knights=2)
    '2 knights'
    """
    _SPEECH.messages(other)
    with spoken.speaking(other):
        yield


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
