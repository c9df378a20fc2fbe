"""The coach: reasons of good choices, warnings, the review of a game."""
