"""The pictures that notebooks show of pieces.

A drawing knows the pieces, so no piece knows a drawing: `realmino` fills in who draws which.
"""

from collections.abc import Callable
from typing import Any, Final

pictures: Final[dict[str, Callable[[Any], str]]] = {}
"""What writes a piece as SVG, by the name of the piece."""
