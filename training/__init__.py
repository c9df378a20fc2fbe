"""Trains the bots and measures their strength; not part of the wheel."""

import sys
from pathlib import Path

# Use the package in this folder, so that ``python -m training.matches`` needs no installation.
sys.path.insert(0, str(Path(__file__).parent.parent / "core"))
