"""Games with friends on other devices, live.

- `room` with `exchange` and `endpoint`: the protocol; `gathering`: before a game; `consent`: in it
- `people`: who is there; `messages`, `values`: what is sent and what is shown
- `carrier`: what the connection reports; `codes`: the code of a room
- `page`, `lobby`: the dialog's pages and the people above the table; `table`: the table
- `view`, `view_dialog`, `view_game`, `view_room`, `view_strip`, `view_qr`, `view_carrier`: the
  browser's part
"""
