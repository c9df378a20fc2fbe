"""The page of the game: the set-up, links, saved games, and opening and leaving the table."""
