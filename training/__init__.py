"""How the bots learn and how strong they are; not part of the wheel."""

import sys
from pathlib import Path

# The package of this folder: ``python -m training.matches`` needs nothing installed.
sys.path.insert(0, str(Path(__file__).parent.parent / "core"))
