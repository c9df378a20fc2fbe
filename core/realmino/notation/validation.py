"""The possible errors of a position that somebody wrote down, by name."""

from enum import Enum

from realmino.pieces.parsing import enum_repr


class PositionError(Enum):
    """An error of a position; the value says it in words."""

    RULES_MISSING = "the rules are missing, such as K4"
    ROUND_MISSING = "the round and phase are missing, such as R3a"
    ROUND_OUT_OF_RANGE = "the game has no such round"
    PHASE_WITHOUT_LINE = "the phase does not fit the round and the lines"
    SEAT_NOT_IN_GAME = "a seat that does not play this game"
    KINGS_WRONG = "not every king stands exactly once in the order, the line or the next line"
    LINE_UNSORTED = "a line is not in ascending order"
    NEXT_LINE_LENGTH = "the next line has the wrong number of dominoes"
    DOMINO_NOT_IN_BOX = "a domino of another box"
    DOMINO_TWICE = "a domino lies in two places"
    DOMINO_COUNT = "more or fewer dominoes were seen than lines were dealt"
    KINGDOM_TOO_LARGE = "a kingdom is larger than its grid"
    KINGDOM_APART = "land that is not joined to its castle"
    KINGDOM_ODD = "a kingdom with half a domino"
    LAND_WITHOUT_DOMINO = "land that no domino among those gone has brought"
    LAND_UNCOVERED = "land that the dominoes gone cannot cover, each touching its own terrain"
    TURNS_EXCEEDED = "more dominoes, buildings or knights than its turns allow"
    DOMINO_DISCARDED = "a domino was discarded where every domino fits"

    COURT_MISSING = "the builders' board or a purse is missing, such as T1-2-3-4-5-6 and a:C:7c1k0t"
    COURT_WITHOUT_GAME = "a board, a purse, a Queen or a Dragon in a game that has none"
    TILE_TWICE = "a building tile in two places"
    TILES_DUE = "the builders' board has empty spots that the box fills first, or fills none"
    DRAGON_ON_TILE = "the Dragon sits on a spot with a tile, or beside the builders' board"
    DRAGON_WITHOUT_FIRE = "the Dragon is away, but no tile was burnt in this round"
    BURNT_TOO_MANY = "more tiles are burnt than the Dragon had rounds for"
    BOARD_EMPTIED = "more spots of the builders' board are empty than turns could empty"
    COINS_TOO_MANY = "more coins than tax can have brought"
    LAID_WITHOUT_LAND = "the domino just placed does not lie in the kingdom in turn"
    KNIGHTS_WRONG = "more or fewer knights than a kingdom was given"
    TOWERS_WRONG = "more or fewer towers than a kingdom has built"
    QUEEN_WRONG = "the Queen is not where the most towers are"
    KNIGHT_WITHOUT_COURT = "a knight or a building in a game that has none"

    __repr__ = enum_repr


class IllegalPosition(ValueError):
    """A position that no game reaches: ``errors`` are its errors, ``problems`` say where each is.

    What is asked can be told from the position alone: dominoes, tiles, coins, knights and turns
    add up, every kingdom can be covered by the dominoes gone in some order, and nothing was
    discarded that must have fitted. Whether whole hands of turns fit together is not searched.
    """

    def __init__(self, errors: list[PositionError], problems: list[str] | None = None) -> None:
        self.errors = tuple(errors)
        self.problems = tuple(problems or [error.value for error in errors])
        super().__init__(errors, problems)

    def __str__(self) -> str:
        return "no such position: " + "; ".join(self.problems)
