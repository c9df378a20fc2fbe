"""Trains and measures the bots and the photo reader; not part of the wheel."""

import sys
from pathlib import Path

# Use the packages in these folders, so that ``python -m training.matches`` needs no installation.
sys.path[:0] = [str(Path(__file__).parent.parent / folder) for folder in ("core", "web")]
