"""The games that this device saves.

- `model`: a saved game, and the order of the list
- `versions`: its text, and migrations from older versions
- `export`: the text of the file with all games
- `view_places`: the database, the spare copies, and the locks that decide which tab may write
- `view_writer`: the only code that writes games
- `view`: the games in memory, and which of them this tab may write
- `view_host`: the page with these games, as features see it
- `rows`, `saved-games.js`: the list on the set-up screen
- `view_lesson_progress`: the lesson progress in saved games

`shell/storage.js` opens the database before Python starts, and runs the transactions.
"""
