"""The table, from the match on it to its element in a page: each folder has a part of that."""
