"""The end of a game: counts its points on the table, and draws its kingdoms."""
