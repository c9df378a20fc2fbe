"""Games with friends on other devices, by link.

- `shared`: what a device knows; `pending`: of a game that has not begun; `moving`: a seat's link
- `page`: the dialog's pages; `table`: the table of such a game; `hints`: which bubble is due
- `view`, `view_invitations`, `view_game`: links and saved games, and the game on the table
- `view_dialog`, `view_bar`, `view_hints`, `view_share`: what these show

The protocol is the library's own `realmino.together`, which comes in the same archive.
"""

import sys
from pathlib import Path

_ARCHIVE = Path(__file__).parent.parent
for _name, _package in [*sys.modules.items()]:
    if _name.partition(".")[0] == "realmino" and hasattr(_package, "__path__"):
        _package.__path__.append(str(_ARCHIVE / _name.replace(".", "/")))
