"""Games with friends on other devices: by link, and what live games share with these.

- `shared`: a game as this device knows it, and what to do next; `pending`: before it begins
- `moving`: the private link that moves a seat to another device
- `page`: the dialog's pages as HTML; `versions`: two versions of a game
- `table`: a game's ports; `view_table`: the bar, storing games, their versions
- `view`, `view_invitations`, `view_game`: links and saved games, invitations, the game on the table
- `view_dialog`, `view_hints`, `view_host`, `view_share`: parts of the page that these use

The protocol is the library's `realmino.together`, which is in the same archive.
"""

import sys
from pathlib import Path

_ARCHIVE = Path(__file__).parent.parent
for _name, _package in [*sys.modules.items()]:
    if _name.partition(".")[0] == "realmino" and hasattr(_package, "__path__"):
        _package.__path__.append(str(_ARCHIVE / _name.replace(".", "/")))
