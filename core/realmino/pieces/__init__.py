"""Everything on the table: pieces, moves, variants, and a position that changes in place.

Each piece parses and writes its own text; `realmino.notation` has texts that combine several
pieces. The rules, which change a position, are in `realmino.rules`.
"""

from collections.abc import Callable
from typing import Any, Final

pictures: Final[dict[str, Callable[[Any], str]]] = {}
"""Functions that draw a piece as SVG for notebooks, by the piece's name.

`realmino` registers them, because drawings import pieces, so pieces can't import drawings.
"""
