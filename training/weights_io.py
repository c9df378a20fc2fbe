"""Reads and writes `realmino.bots.weights_data`, the module with the weights."""

from pathlib import Path

from realmino.bots import weights_data as module
from realmino.bots.weights import Weights, load_weights

_HEAD = '''"""The evaluation's weights, written by ``python -m training.learn``; see `weights`.

For each family of games and each feature: weights for powers 0, 1 and 2 of the fraction of dominoes
to come, and how far margins stray from the estimate per square root of dominoes to come.
"""

from typing import Final

'''


def read() -> dict[str, Weights]:
    """The learned families."""
    return {family: load_weights(family) for family in module.WEIGHTS}


def write(family: str, spread: float, weights: list[list[float]]) -> None:
    """Rewrites the module with one family replaced or added."""
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
