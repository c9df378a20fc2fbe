"""The end of a game, without a browser: the counting of its points on the table."""
