"""The things on the table, the moves, the variants, and a position that changes in place.

Each piece reads and writes its own text; `realmino.notation` has texts that combine several. The
rules, which change a position, are in `realmino.rules`.
"""

from collections.abc import Callable
from typing import Any, Final

pictures: Final[dict[str, Callable[[Any], str]]] = {}
"""The functions that draw a piece as SVG for notebooks, by the name of the piece.

`realmino` registers them: drawings import pieces, so pieces cannot import drawings.
"""
