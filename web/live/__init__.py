"""Games with friends on other devices, live.

- `room`, built on `exchange` and `endpoint`: the protocol
- `gathering`: the lobby before a game; `consent`: votes, undos and letters during a game
- `people`: who is present, and how much each device may send
- `messages`: the texts that devices exchange; `values`: plans, people and a room's events
- `carrier`: the events of the connection; `codes`: the codes of rooms
- `page`, `lobby`: the pages of the dialog and the people above the table, as HTML
- `table`: the session and the app of a live game
- `view`, `view_dialog`, `view_game`, `view_room`, `view_strip`, `view_qr`, `view_carrier`: the
  parts that use the browser
"""
