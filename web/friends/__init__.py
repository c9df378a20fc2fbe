"""Games with friends on other devices: by link, and what live games share with these.

- `shared`: a game as this device knows it, and what to do next; `pending`: one that hasn't begun
- `moving`: the private link that moves a seat to another device
- `page`: the pages of the dialog, as HTML; `versions`: two versions of a game
- `table`: the ports of a game; `view_table`: the bar, how games are stored, their versions
- `view`, `view_invitations`, `view_game`: links and saved games, invitations, the game on the table
- `view_dialog`, `view_hints`, `view_host`, `view_share`: the parts of the page that they use

The protocol is the library's own `realmino.together`, which comes in the same archive.
"""

import sys
from pathlib import Path

_ARCHIVE = Path(__file__).parent.parent
for _name, _package in [*sys.modules.items()]:
    if _name.partition(".")[0] == "realmino" and hasattr(_package, "__path__"):
        _package.__path__.append(str(_ARCHIVE / _name.replace(".", "/")))
