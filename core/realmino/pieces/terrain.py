"""The terrains."""

from enum import IntEnum

from realmino.pieces.parsing import enum_repr


class Terrain(IntEnum):
    """A terrain; its value is its index in the engine's tuples by terrain."""

    WHEAT = 0
    FOREST = 1
    LAKE = 2
    GRASSLAND = 3
    SWAMP = 4
    MINE = 5
    TOWN = 6
    """Only in Queendomino's box."""

    __repr__ = __str__ = enum_repr

    @property
    def key(self) -> str:
        """The lower-case name in views and JSON: ``"wheat"``."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The letter in a kingdom's text: one of ``w f l g s m t``."""
        return self.name[0].lower()


TERRAIN_OF_LETTER = {terrain.letter: terrain for terrain in Terrain}
