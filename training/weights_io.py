"""Reads and writes `realmino.bots.weights_data`, the module with the weights."""

from pathlib import Path

from realmino.bots import weights_data as module
from realmino.bots.weights import Weights, weights_of

_HEAD = '''"""Weights of the evaluation, written by ``python -m training.learn``; see `weights`.

By family of games: for every feature the weights of the powers 0, 1 and 2 of the share of dominoes
still to come, and how far margins stray from the guess per square root of dominoes to come.
"""

from typing import Final

'''


def read() -> dict[str, Weights]:
    """The learned families."""
    return {family: weights_of(family) for family in module.WEIGHTS}


def write(family: str, spread: float, weights: list[list[float]]) -> None:
    """Writes the module again with one family replaced or added."""
    module.WEIGHTS[family] = " ".join(",".join(f"{w:g}" for w in row) for row in weights)
    module.SPREADS[family] = round(spread, 2)
    Path(module.__file__).write_text(text(), encoding="utf-8")


def text() -> str:
    """The text of the module."""
    spreads = "".join(f'    "{family}": {spread},\n' for family, spread in module.SPREADS.items())
    families = "".join(f'    "{family}": "{rows}",\n' for family, rows in module.WEIGHTS.items())
    return (
        f"{_HEAD}SPREADS: Final[dict[str, float]] = {{\n{spreads}}}\n\n"
        f"WEIGHTS: Final[dict[str, str]] = {{\n{families}}}\n"
    )
