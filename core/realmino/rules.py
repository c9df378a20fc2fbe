"""Every number and switch in which games and variants differ, as one frozen value."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from realmino.notation import NotationError

HARMONY_POINTS: Final = 5
MIDDLE_KINGDOM_POINTS: Final = 10

SEATS: Final = "abcdefgh"
"""The letters of the seats, in order; seat 0 is ``a``."""

OPTIONS: Final = {"d": "duel", "h": "harmony", "m": "middle"}
"""The letters of a rules code and the variants they stand for."""


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """What game is played; a variant is data here, never a class of its own.

    Made from a code: ``Rules.parse("K4hm")`` is Kingdomino for four with Harmony and Middle
    Kingdom. ``players`` seats with ``kings`` kings each build kingdoms of at most ``grid`` ×
    ``grid`` squares from ``rounds`` lines of ``line`` dominoes out of ``boxes``; ``phases`` are the
    letters of a turn. ``harmony`` and ``middle`` are the points of those bonuses, 0 where they are
    not played.
    """

    code: str
    players: int
    kings: int
    grid: int
    rounds: int
    line: int
    boxes: tuple[str, ...]
    phases: str
    harmony: int
    middle: int

    @staticmethod
    def parse(code: str) -> "Rules":
        """The rules a code stands for.

        Raises `NotationError` for a code that names no game, and says why where a mix is
        impossible.

        >>> Rules.parse("K2d").grid, Rules.parse("K2").rounds
        (7, 6)
        """
        return _parse(code)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Rules.parse({self.code!r})"

    @property
    def seats(self) -> range:
        """The seats as numbers, 0 for ``a``."""
        return range(self.players)

    @property
    def kingdoms(self) -> int:
        """How many kingdoms are built."""
        return self.players

    def kingdom_of(self, seat: int) -> int:
        """The kingdom that a seat builds."""
        return seat

    def seats_of(self, kingdoms: Iterable[int]) -> tuple[int, ...]:
        """The seats that build those kingdoms, ascending."""
        wanted = set(kingdoms)
        return tuple(seat for seat in self.seats if self.kingdom_of(seat) in wanted)

    @property
    def all_kings(self) -> tuple[int, ...]:
        """The seat of every king in play, sorted."""
        return tuple(seat for seat in self.seats for _ in range(self.kings))


def rules_codes() -> list[str]:
    """Every code that `Rules.parse` accepts, sorted.

    >>> rules_codes()[:4]
    ['K2', 'K2d', 'K2dh', 'K2dhm']
    """
    variants = ["".join(letters) for letters in product(*((letter, "") for letter in OPTIONS))]
    return sorted(
        f"K{players}{options}"
        for players, options in product((2, 3, 4), variants)
        if players == 2 or "d" not in options
    )


@cache
def _parse(code: str) -> Rules:
    if not code.startswith("K"):
        raise NotationError(code, 0, "K and the number of players, such as K4 or K2dhm")
    if not re.match(r"K[2-4]", code):
        raise NotationError(code, 1, "2, 3 or 4 players")
    players, options = int(code[1]), code[2:]
    for place, letter in enumerate(options, start=2):
        if letter not in OPTIONS or letter in code[2:place]:
            raise NotationError(
                code, place, "each of d (Mighty Duel), h (Harmony), m (Middle Kingdom) at most once"
            )
        if letter == "d" and players != 2:
            raise NotationError(code, place, "no d: the Mighty Duel is for two players")
        if letter < code[place - 1] and place > 2:
            raise NotationError(code, place, "the options in alphabetical order")
    duel = "d" in options
    return Rules(
        code=code,
        players=players,
        kings=2 if players == 2 else 1,
        grid=7 if duel else 5,
        rounds=6 if players == 2 and not duel else 12,
        line=4,
        boxes=("K",),
        phases="AE",
        harmony=HARMONY_POINTS if "h" in options else 0,
        middle=MIDDLE_KINGDOM_POINTS if "m" in options else 0,
    )
