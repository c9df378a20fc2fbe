"""Games with friends on other devices, by link.

- `page`: the dialog's pages; `table`: the table of such a game; `shared`: what a device knows
- `view`, `view_dialog`, `view_bar`, `view_share`: the browser's part

The protocol is the library's own `realmino.together`, which comes in the same archive.
"""

import sys
from pathlib import Path

_ARCHIVE = Path(__file__).parent.parent
for _name, _package in [*sys.modules.items()]:
    if _name.partition(".")[0] == "realmino" and hasattr(_package, "__path__"):
        _package.__path__.append(str(_ARCHIVE / _name.replace(".", "/")))
