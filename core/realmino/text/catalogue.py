"""The messages of the command line and the diagrams, in the language in use."""

from typing import Final

from realmino.model.buildings import BUILDINGS, Building
from realmino.model.dominoes import Domino
from realmino.model.terrain import Terrain
from realmino.text.en import CATALOGUE
from realmino.text.messages import Messages, Name

_MESSAGES: Final = Messages(CATALOGUE)
_KINDS: Final = {tile.kind for tile in BUILDINGS}


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _MESSAGES.say(key, **values)


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
