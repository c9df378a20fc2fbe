"""The fields of a position's text, and the place in one where a check finds something."""

from dataclasses import dataclass, field

from realmino.pieces.court import Purse
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.line import Dominoes
from realmino.pieces.phases import Phase
from realmino.pieces.variants import Rules


@dataclass(frozen=True, slots=True, repr=False)
class PositionFields:
    """The fields of a `realmino.PartialPosition`, which says what each of them is."""

    rules: Rules | None = None
    round: int | None = None
    phase: Phase | None = None
    order: tuple[int, ...] = ()
    line: Dominoes = ()
    next: Dominoes = ()
    gone: int = 0
    kingdoms: dict[int, Kingdom] = field(default_factory=dict)
    purses: dict[int, Purse] = field(default_factory=dict)
    board: tuple[int, ...] | None = None
    queen: int | None = None
    dragon: int | None = None
    burnt: int = 0
    laid: tuple[int, ...] = ()


class Location:
    """Where a check finds something: in words, and the values in these words by their names.

    ``kingdom`` is a letter, ``square`` a square, ``count`` and ``most`` are what there is and what
    there can be.
    """

    __slots__ = ("_words", "values")

    def __init__(self, words: str, **values: object) -> None:
        self._words = words
        self.values = values

    def __str__(self) -> str:
        return self._words.format(**self.values)
