"""The table in words, for those who do not see it."""
