"""Games with friends on other devices: games by link, and code that live games share with them.

- `shared`: a game as this device knows it, and what to do next; `pending`: before it begins
- `moving`: the private link that moves a seat to another device
- `page`: the dialog's pages as HTML; `conflicts`: two versions of a game
- `table`: a game's ports; `view_table`: the bar, storing games, their versions
- `view`, `view_invitations`, `view_game`: links and saved games, invitations, the game on the table
- `view_dialog`, `view_hints`, `view_host`, `view_share`: parts of the page that these use

The protocol is the library's `realmino.together`, which is in the same archive.
"""

from browser.library_parts import extend_library

extend_library(__file__)
