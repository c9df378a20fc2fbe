"""A short film of the kingdoms of a game growing, to share."""
