"""Games with friends on other devices, by link.

- `shared`: a game as this device knows it; `pending`: one that hasn't begun
- `moving`: the private link that moves a seat to another device
- `page`: the pages of the dialog, as HTML; `table`: the ports of a game by link
- `hints`: which bubble of the first turn is due
- `view`, `view_invitations`, `view_game`: links and saved games, invitations, the game on the table
- `view_dialog`, `view_hints`, `view_lesson`, `view_share`: the parts of the page that they use
- `versions`, `view_versions`: two versions of a game, and which one to continue

The protocol is the library's own `realmino.together`, which comes in the same archive.
"""

import sys
from pathlib import Path

_ARCHIVE = Path(__file__).parent.parent
for _name, _package in [*sys.modules.items()]:
    if _name.partition(".")[0] == "realmino" and hasattr(_package, "__path__"):
        _package.__path__.append(str(_ARCHIVE / _name.replace(".", "/")))
