"""Terrains, colours, buildings and dominoes as message values."""

from typing import Final

from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.dominoes import Domino
from realmino.pieces.terrain import Terrain
from realmino.text.messages import Name

_KINDS: Final = {tile.kind for tile in BUILDINGS}


def land(terrain: Terrain) -> Name:
    """A terrain's name in the command line and diagrams."""
    return Name(f"land-{terrain.key}")


def colour(key: str) -> Name:
    """A seat's colour."""
    return Name(f"colour-{key}")


def building(tile: Building) -> Name | str:
    """A building's kind; one from a custom table has its own text."""
    return Name(f"building-{tile.key}") if tile.kind in _KINDS else tile.kind


def halves(domino: Domino) -> dict[str, object]:
    """A domino's number and halves: values for `half-first` and `half-second`."""
    return {
        "domino": domino.printed,
        "terrain1": land(domino.first.terrain),
        "crowns1": domino.first.crowns,
        "terrain2": land(domino.second.terrain),
        "crowns2": domino.second.crowns,
    }
