"""The table in words, for people who use a screen reader."""
