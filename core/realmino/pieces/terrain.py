"""The kinds of land."""

from enum import IntEnum

from realmino.pieces.parsing import enum_repr


class Terrain(IntEnum):
    """A kind of land; its value is its index in the engine's tuples by terrain."""

    WHEAT = 0
    FOREST = 1
    LAKE = 2
    GRASSLAND = 3
    SWAMP = 4
    MINE = 5
    TOWN = 6
    """In Queendomino's box only."""

    __repr__ = enum_repr

    @property
    def key(self) -> str:
        """The lower-case name that views and JSON use: ``"wheat"``."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The letter of a kingdom string: ``w f l g s m t``."""
        return self.name[0].lower()


TERRAIN_OF_LETTER = {terrain.letter: terrain for terrain in Terrain}
