"""How the bots learn and how strong they are; not part of the wheel."""

import sys
from pathlib import Path

# The package comes from this folder, so ``python -m training.matches`` needs no installation.
sys.path.insert(0, str(Path(__file__).parent.parent / "core"))
