"""The games that this device saves.

- `model`: a saved game, and the order of the list
- `versions`: its text, and how texts of older versions are migrated
- `view_places`: the database and the spare copies, and the locks that say which tab may write
- `view_writer`: the only code that writes games
- `view`: the games in memory, and which of them this tab may write
- `view_host`: the page with these games, as the features see it
- `rows`, `saved-games.js`: the list on the set-up screen
- `view_lesson_progress`: how far the lessons of saved games are

`shell/storage.js` opens the database before Python starts, and does its transactions.
"""
