"""The end of a game: counts points on the table, and draws the kingdoms."""
