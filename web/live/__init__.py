"""Live games with friends. `friends` has the code that they share with games by link.

- `room`: the protocol. Its parts are `people` (who is present, and limits on messages), `lobby`
  (the plan and the seats before a game), `played` (the game), `outbox` (messages to send) and
  `progress` (changes by messages and time, and removing a device)
- `consent`: votes and letters during a game; `undo`: undos; `replays`: received letters
- `conflicts`: versions of a game that can't be merged; `starting`: the invitation and its answers
- `messages`: the texts between devices; `values`: plans, people and a room's events
- `carrier`: the connection's events; `codes`: room codes and recent rooms
- `page`, `page_waiting`: the dialog's pages and the people above the table, as HTML
- `waiting`: what the dialog shows before a game, and how the leader changes it
- `table`: the match for the table; `bar`: the contents of its bar and menu
- `view`, `view_lobby`, `view_game`: rooms, the dialog before a game, the game on the table
- `view_room`, `view_strip`, `view_turn`, `view_qr`, `view_carrier`: parts of the page they use
"""
