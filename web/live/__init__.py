"""Games with friends on other devices, live.

- `room`: the protocol. Its parts: `people`, who is present and how much each device may send;
  `gathering`, the lobby before a game; `played`, the game; `outbox`, the messages to send; and
  `progress`, what messages and time change
- `consent`: votes, undos and letters during a game; `replays`: letters that have come
- `messages`: the texts that devices exchange; `values`: plans, people and a room's events
- `carrier`: the events of the connection; `codes`: the codes of rooms
- `page`, `page_waiting`: the pages of the dialog and the people above the table, as HTML
- `lobby`: what the waiting room shows; `joining`: the first wait; `recent`: the rooms before
- `table`: the match that the table shows; `bar`: what its bar and its menu offer
- `view`, `view_lobby`, `view_game`: rooms, the dialog before a game, the game on the table
- `view_room`, `view_dialog`, `view_strip`, `view_turn`, `view_recent`, `view_qr`, `view_carrier`:
  the parts of the page they use
"""
