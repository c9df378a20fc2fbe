"""The page of the game: the set-up, links, saved games, and the way to the table and back."""
