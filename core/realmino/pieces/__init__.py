"""Everything on the table: pieces, moves, variants, and a position that changes in place.

Each piece parses and writes its own text; `realmino.notation` has texts that combine several
pieces. The rules, which change a position, are in `realmino.rules`.
"""

from collections.abc import Callable
from typing import Any, Final

views: Final[dict[str, Callable[[Any], Any]]] = {}
"""Functions that show a value in notebooks as SVG or Markdown, by the value's name.

`realmino` registers them, since drawings import pieces, and pieces can't import drawings.
"""
