"""Games with friends on other devices, live.

- `room` with `exchange` and `endpoint`: the protocol; `gathering`: the lobby; `consent`: agreements
- `people`: presence; `messages`, `values`: what is sent and shown; `carrier`: what the connection reports; `codes`: the code of a room
- `page`: the dialog's pages and the strip at the table; `table`: the table of such a game
- `view`, `view_dialog`, `view_game`, `view_strip`, `view_qr`, `view_carrier`: the browser's part
"""
