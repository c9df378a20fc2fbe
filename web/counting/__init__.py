"""The end of a game: the counting of its points on the table, the pictures of its kingdoms."""
