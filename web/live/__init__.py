"""Games with friends, live. `friends` has what they share with games by link.

- `room`: the protocol. Its parts: `people`, who is present and how much each device may send;
  `lobby`, the plan and the seats before a game; `played`, the game; `outbox`, the messages to
  send; and `progress`, what messages and time change
- `consent`: votes, undos and letters during a game; `replays`: letters that have come
- `messages`: the texts that devices exchange; `values`: plans, people and a room's events
- `carrier`: the events of the connection; `codes`: the codes of rooms, and the rooms before
- `page`, `page_waiting`: the pages of the dialog and the people above the table, as HTML
- `waiting`: what the dialog shows before a game, and how the leader changes it
- `table`: the match that the table shows; `bar`: what its bar and its menu offer
- `view`, `view_lobby`, `view_game`: rooms, the dialog before a game, the game on the table
- `view_room`, `view_strip`, `view_turn`, `view_qr`, `view_carrier`: the parts of the page they use
"""
