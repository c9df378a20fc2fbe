"""The coach: good choices and their reasons, warnings, and the review of a game."""
