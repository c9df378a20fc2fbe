"""The errors that a position can have, and the exception for an illegal position."""

from enum import Enum

from realmino.pieces.parsing import enum_repr


class PositionError(Enum):
    """An error in a position; the value describes it."""

    RULES_MISSING = "the rules are missing, for example K4"
    ROUND_MISSING = "the round and phase are missing, for example R3a"
    ROUND_OUT_OF_RANGE = "the game has no such round"
    PHASE_WITHOUT_LINE = "the phase does not fit the round and the lines"
    SEAT_NOT_IN_GAME = "a seat that is not in this game"
    KINGS_WRONG = "not every king is exactly once in the order, the line or the next line"
    LINE_UNSORTED = "a line is not in ascending order"
    NEXT_LINE_LENGTH = "the next line has the wrong number of dominoes"
    DOMINO_NOT_IN_BOX = "a domino from another box"
    DOMINO_TWICE = "a domino is in two places"
    DOMINO_COUNT = "more or fewer dominoes than have been dealt so far"
    KINGDOM_TOO_LARGE = "a kingdom is larger than its grid"
    KINGDOM_APART = "squares that are not connected to the castle"
    KINGDOM_ODD = "a kingdom with half a domino"
    LAND_WITHOUT_DOMINO = "squares that are on none of the dominoes gone"
    LAND_UNCOVERED = "squares that the dominoes gone cannot cover under the connection rules"
    TURNS_EXCEEDED = "more dominoes, buildings or knights than its turns allow"
    DOMINO_DISCARDED = "a domino was discarded although every domino fits"

    COURT_MISSING = (
        "the builders' board or a purse is missing, for example T1-2-3-4-5-6 and a:C:7c1k0t"
    )
    COURT_WITHOUT_GAME = "a board, a purse, the Queen or the Dragon in a game without them"
    TILE_TWICE = "a building tile in two places"
    TILES_DUE = "the phase does not fit the empty spots of the builders' board"
    DRAGON_ON_TILE = "the Dragon is on a spot with a tile, or off the builders' board"
    DRAGON_WITHOUT_FIRE = "the Dragon is away, but no tile was burnt this round"
    BURNT_TOO_MANY = "more tiles are burnt than one per round"
    BOARD_EMPTIED = "more empty spots on the builders' board than turns could empty"
    COINS_TOO_MANY = "more coins than taxes can have earned"
    LAID_WITHOUT_LAND = "the domino just placed is not in the kingdom whose turn it is"
    KNIGHTS_WRONG = "more or fewer knights than the kingdom has gained"
    TOWERS_WRONG = "more or fewer towers than the kingdom has built"
    QUEEN_WRONG = "the Queen is not in a kingdom with the most towers"
    KNIGHT_WITHOUT_COURT = "a knight or a building in a game without them"

    __repr__ = enum_repr


class IllegalPosition(ValueError):
    """A position that can't occur in any game, as far as the checks can tell.

    They compare the numbers of dominoes, tiles, coins, knights and turns, cover every kingdom with
    dominoes that are gone, and reject discarding a domino that must have fitted. They don't search
    for a whole game that leads to the position.
    """

    errors: tuple[PositionError, ...]
    problems: tuple[str, ...]
    """The errors in words, each with its location."""

    def __init__(self, errors: list[PositionError], problems: list[str] | None = None) -> None:
        self.errors = tuple(errors)
        self.problems = tuple(problems or [error.value for error in errors])
        super().__init__(errors, problems)

    def __str__(self) -> str:
        return "not a valid position: " + "; ".join(self.problems)
